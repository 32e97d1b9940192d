# Las palabras de Masters Victory.

title = Masters Victory
about = Dos ejércitos con números secretos a la espalda: encuentra a los tres maestros del otro bando y protege a los tuyos.
side-0 = Rojo
side-1 = Verde
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

type-F = caza
type-B = bombardero
type-T = tanque
type-S = soldado
type-A = artillería
of-type = { $type ->
    [F] { type-F }
    [B] { type-B }
    [T] { type-T }
    [S] { type-S }
   *[other] { type-A }
}
types-F = cazas
types-B = bombarderos
types-T = tanques
types-S = soldados
types-A = artillería
of-types = { $type ->
    [F] { types-F }
    [B] { types-B }
    [T] { types-T }
    [S] { types-S }
   *[other] { types-A }
}
the-type = { $type ->
    [F] el caza
    [B] el bombardero
    [T] el tanque
    [S] el soldado
   *[other] la artillería
}
the-target = { $target ->
    [F] al caza
    [B] al bombardero
    [T] al tanque
    [S] al soldado
   *[other] a la artillería
}
with-type = { $type ->
    [F] con el caza
    [B] con el bombardero
    [T] con el tanque
    [S] con el soldado
   *[other] con la artillería
}

option-fire = Fuego de artillería
option-fire-about = Si la artillería dispara sola a todos los enemigos que tiene delante o solo cuando tú lo ordenas.
option-fire-auto = Sola
option-fire-ask = Cuando lo ordenas
option-quiet_limit = Turnos tranquilos
option-quiet_limit-about = Tras tantos turnos seguidos sin retirar ninguna pieza ni hacer ningún canje, la partida acaba en tablas.
option-quiet_limit-0 = Sin límite

plays-1 = Ataca lo que ve, con descuido pero sin tonterías. Bueno para una primera partida.
plays-2 = Se lleva lo que más vale.
plays-3 = Sopesa qué números puedes tener y qué podrías llevarte a cambio.
plays-4 = Juega los turnos siguientes en muchos repartos que concuerdan con todo lo que ha visto.

refused-turn = Le toca al otro bando. Espera a que termine su turno.
refused-turn-deal = El otro bando aún está repartiendo sus números. Espera a que te toque repartir.
refused-deal-unreadable = Antes de nada se reparten los números, y «{ $text }» no lo hace. Escribe deal, la letra del tipo y seis números, por ejemplo { $example }.
refused-deal-type = Ahora les toca a estas piezas: { of-types }. Reparte primero sus números, por ejemplo { $example }.
refused-deal-none = { $type ->
    [B] Los bombarderos no llevan
   *[other] La artillería no lleva
} números. Reparte los de los cazas, los tanques y los soldados.
refused-deal-numbers = Los seis números de un tipo son 1, 1, 2, 2, 3 y 3M. Usa justo esos, en el orden que quieras, por ejemplo { $example }.
refused-dealt = Los números ya están repartidos y se quedan donde están. Sigue jugando.
refused-hidden = El número de la pieza de { $at } está oculto mientras siga en el tablero. Atácala para saber más, u observa lo que hace.
refused-hidden-survivor = La pieza de { $at } ha ganado un combate, y de un combate solo se dice el resultado: su número es { $floor } o más. Atácala para saber más.
refused-number-known = Eso puedes verlo: la pieza de { $at } tiene el número { $number }. Sigue jugando.
refused-number-none = La pieza de { $at } no tiene número: { $type ->
    [B] los bombarderos no lo llevan
   *[other] la artillería no lo lleva
} nunca. Pregunta por un caza, un tanque o un soldado.
refused-numbers = A nadie se le dicen los números del otro bando; solo están a la vista las piezas retiradas y las que han vuelto. Mira las piezas junto al tablero.

refused-unreadable = «{ $text }» no se puede jugar aquí. Escribe dos casillas para mover o atacar, o end; por ejemplo { $example }.
refused-off-board = { $square } no está en el tablero. Sus líneas van de la A a la R y sus columnas del 1 al 15.
refused-no-piece = En { $square } no hay ninguna pieza. Elige una de las tuyas.
refused-not-yours = La pieza de { $square } es del otro bando. Elige una de las tuyas.
refused-no-goal = Di también adónde va la pieza de { $square }: escribe su casilla, > y otra casilla.
refused-moved = { $type ->
    [F] Este caza ya se ha movido
    [B] Este bombardero ya se ha movido
    [T] Este tanque ya se ha movido
    [S] Este soldado ya se ha movido
   *[other] Esta artillería ya se ha movido
} en este turno, y cada pieza se mueve una sola vez. Elige otra o termina tu turno.
refused-fourth = En este turno ya se han movido tres piezas, y no pueden ser más. Termina tu turno.
refused-running = La pieza de { $at } aún no ha acabado de moverse. Elige una casilla para ella o escribe stay, y sigue después con otra.
refused-no-running = Ninguna pieza está en camino: cuando una se detiene, ha terminado. Nombra también la pieza por su casilla, y que sea una que no se haya movido.
refused-diagonal = Las piezas van al norte, al este, al sur o al oeste, nunca en diagonal. Elige una casilla justo al lado.
refused-steps = Hasta { $square } hay al menos { $needed } pasos, y { $type ->
    [F] un caza da como mucho { $limit }.
    [B] un bombardero da como mucho { $limit }.
    [T] un tanque da como mucho { $limit }.
    [S] un soldado da como mucho { $limit }.
   *[other] la artillería da como mucho { $limit }.
} Elige una casilla más cercana.
refused-steps-left = Hasta { $square } hay al menos { $needed } pasos, y { $limit ->
    [one] queda un paso.
   *[other] quedan { $limit } pasos.
} Elige una casilla más cercana o escribe stay.
refused-origin = Un movimiento acaba en una casilla distinta de { $square }, donde empezó. Elige otra, o deja la pieza donde está.
refused-origin-rest = La pieza ya está en { $square }. Escribe stay, o elige otra casilla.
refused-route = Solo se escribe dónde empieza y dónde acaba un movimiento; el camino se encuentra solo. Escribe { $move }.
refused-step-by-step = La artillería va paso a paso. Da el primero a una casilla vecina de { $at }; después puedes dar otro.
refused-blocked = En { $at } hay una pieza en medio, y solo los aviones pasan por encima. El camino libre hasta { $square } es demasiado largo o no lo hay; elige otra casilla.
refused-round-mines = El camino hasta { $square } pasa por las minas de { $at }, y rodearlas es demasiado largo. Elige otra casilla.
refused-mines = { $square } está minada, y ahí solo van los aviones. Elige una casilla sin minas.
refused-over-mines = El avión de { $square } está sobre las minas, adonde no llega ningún soldado. Elige otro blanco o manda un caza.
refused-own-piece = En { $square } está tu propia pieza, y en una casilla solo cabe una. Elige otra casilla.
refused-no-target = { $type ->
    [F] Un caza ataca a cazas, bombarderos y soldados
    [B] Un bombardero ataca a tanques y artillería
    [T] Un tanque ataca a tanques, soldados y artillería
   *[other] Un soldado ataca a soldados, cazas y bombarderos
}, y en { $square } hay { $target ->
    [F] un caza.
    [B] un bombardero.
    [T] un tanque.
    [S] un soldado.
   *[other] artillería.
} Elige otro blanco u otro atacante.
refused-no-numbers = Los bombarderos no tienen números, así que ninguno combate con el de { $square }. Manda un caza o un soldado.
refused-gun-attacks = La artillería no va contra el enemigo de { $square }: dispara a las tres por tres casillas que tiene delante. Muévela de modo que el enemigo quede en esa zona.
refused-bunker = La pieza de { $square } está en un búnker, a salvo de { $type ->
    [F] cazas
   *[other] bombarderos
} y de artillería. Manda un tanque o un soldado.
refused-shielded = { $target ->
    [F] El caza
    [B] El bombardero
    [T] El tanque
    [S] El soldado
   *[other] La artillería
} de { $square } tiene protección: al lado, en { $by }, hay { $type ->
    [F] un caza más alto.
    [B] un bombardero más alto.
    [T] un tanque más alto.
   *[other] un soldado más alto.
} Retira primero esa pieza.
refused-second-attack = Una pieza ataca una sola vez por turno, y esta ya lo ha hecho. Elige una casilla vacía en lugar de { $square }, o escribe stay.

refused-fire-turn = La artillería solo dispara en el turno de su bando. Espera al tuyo.
refused-fire-auto = En esta mesa la artillería dispara sola: al empezar tu turno, tras cada paso suyo y cuando vuelve. Muévela de modo que un enemigo quede en su zona.
refused-fire-type = Solo dispara la artillería, y en { $square } no la hay. Elige una pieza de artillería tuya.
refused-fire-side = La artillería solo dispara de frente: { $side ->
    [0] la de Rojo, al norte
   *[other] la de Verde, al sur
}, durante toda la partida. Muévela de modo que el enemigo quede delante.
refused-fire-zone = { $square } no está entre las tres por tres casillas delante de la artillería de { $at }. Muévela de modo que lo esté, o elige otra pieza.
refused-fire-bunker = La pieza de { $square } está en un búnker, adonde no llega el fuego. Manda un tanque o un soldado.
refused-fire-part = Un disparo retira a todos los enemigos al descubierto de la zona, no a unos cuantos. Escribe solo fire { $at }, o no dispares.
refused-fire-nothing = Delante de la artillería de { $at } no hay ningún enemigo al descubierto, y no se dispara al aire. Muévela primero.
refused-fire-later = La artillería no dispara mientras otra pieza se mueve o se hace un canje. Termina eso primero.

refused-switch-type = Solo se puede canjear un soldado, y en { $square } no lo hay. Elige un soldado tuyo en la línea { $line }.
refused-switch-line = El soldado de { $square } aún no ha llegado a la línea de fondo enemiga. Llévalo primero a la línea { $line }.
refused-switch-nothing = Nada puede volver: ninguna pieza retirada cuenta lo bastante poco, o sus casillas de salida están ocupadas. Guarda el soldado para más tarde.
refused-switch-later = Un canje solo empieza cuando no hay ninguna pieza en camino ni otro canje en marcha. Termina eso primero.
refused-no-switch = No hay ningún canje en marcha. Empieza uno con la palabra switch y la casilla de un soldado en la línea { $line }.
refused-switching = Hay un canje en marcha. Haz volver una pieza, por ejemplo { $example }, o escribe done cuando haya vuelto una.
refused-return-first = Por el soldado vuelve al menos una pieza. Haz volver una, por ejemplo { $example }.
refused-return-unreadable = «{ $text }» no dice qué vuelve. Escribe +, la pieza, @ y una casilla de salida, por ejemplo { $example }.
refused-return-master = Los maestros no vuelven nunca. Elige otra pieza, por ejemplo { $example }.
refused-return-absent = Junto al tablero no hay ningún { $piece } tuyo. Elige una pieza que esté ahí, por ejemplo { $example }.
refused-return-self = El { $piece } que entregas no puede volver en el mismo canje. Elige otra pieza, por ejemplo { $example }.
refused-return-sum = { $piece } cuenta { $cost }, y de los 3 solo queda { $budget }. Elige un número menor o escribe done.
refused-return-square = { $square } no es una casilla de salida para tus piezas de ese tipo ({ of-types }). Libres: { $free }.
refused-return-taken = { $square } está ocupada, y una casilla de salida tiene que estar vacía. Libres: { $free }.
refused-return-number = Di también qué número vuelve, por ejemplo { $example }.
refused-return-plain = { $type ->
    [B] Los bombarderos no llevan número; en un canje cuentan 2.
   *[other] La artillería no lleva número; en un canje cuenta 2.
} Escribe { $move }.
refused-note = Lo que resulta de una jugada se ve al hacerla, no antes. Escribe solo { $move }.

said-deal = { of-side } ha repartido los números de estas piezas: { of-types }.
foretold-deal = Números para tus { of-types }: { $numbers }.
said-move = { of-side } mueve { the-type } de { $from } a { $to }.{ said-shot }{ said-over }
said-rest = { of-side } sigue { with-type } de { $from } a { $to }.{ said-shot }{ said-over }
said-attack = { of-side } ataca { the-target } de { $to } { with-type } de { $from }{ $outcome ->
    [won] {" "}y gana. Se retira: { $gone }.
    [lost] {" "}y pierde el combate. Se retira: { $gone }.
    [open] .
   *[both] {" "}y caen los dos. Se retiran: { $gone }.
}{ said-shot }{ said-over }
said-fire = { of-side } dispara con la artillería de { $at }.{ said-shot }{ said-over }
said-switch = { of-side } entrega el soldado de { $at }, número { $number }, para un canje.{ said-over }
said-return = { of-side } hace volver { the-type } { $piece } a { $at }.{ said-shot }{ said-over }
said-done = { of-side } ha terminado el canje.
said-stay = { of-side } deja la pieza donde está.
said-end = { of-side } termina su turno.{ $shot ->
    [0] { "" }
   *[other] {" "}Dispara la artillería del otro bando. Retirado: { $hit }.
}{ said-over }
said-shot = { $shot ->
    [0] { "" }
   *[other] {" "}Retirado por la artillería: { $hit }.
}
said-over = { $over ->
    [0] { "" }
   *[other] {" "}Con eso acaba la partida.
}

ending-masters = Ha caído el último maestro de un bando.
ending-quiet = Han pasado demasiados turnos seguidos sin retirar ni canjear nada.

reason-deal = Unos números bien mezclados no revelan nada.
reason-end = Lo que aún podrías mover quedaría peor que ahora.
reason-stay = La pieza está bien aquí.
reason-fight = Tu número tiene buenas perspectivas en este combate.
reason-take = Retira una pieza sin ningún riesgo.
reason-gun = Pone más terreno delante de tu artillería.
reason-bunker = En el búnker está a salvo de aviones y artillería.
reason-leaves = Sale de la zona de la artillería enemiga.
reason-place = Ahí está mejor.
reason-switch = Así vuelven piezas perdidas.
reason-fire = El disparo no te cuesta ninguno de tus tres movimientos.

to-move = Juega { of-side }
to-deal = { of-side } reparte números
to-rest = { of-side } puede seguir con la misma pieza
to-switch = { of-side } hace volver piezas
legend-moves-left = { $moves ->
    [0] ningún movimiento más
    [one] queda un movimiento
   *[other] quedan { $moves } movimientos
}
legend-masters = { $masters ->
    [0] ningún maestro
    [one] queda un maestro
   *[other] quedan { $masters } maestros
}
legend-quiet = { $quiet ->
    [0] ningún turno tranquilo
    [one] un turno tranquilo
   *[other] { $quiet } turnos tranquilos
}
legend-quiet-of = { $quiet } de { $limit } turnos tranquilos
legend-steps = { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
legend-budget = aún puede volver: { $budget } de 3
legend-removed-of = Retiradas de { of-side }
legend-nothing = ninguna
legend-zone = Zona de tiro
legend-zones = Zonas de tiro
legend-protected = con la protección de la pieza de { $by }
legend-moved = ya se ha movido
legend-not-moved = no se ha movido
legend-number = número { $number }
legend-open = número conocido por los dos
legend-possible = puede ser { $numbers }
legend-master = maestro
legend-mines = minas
legend-bunker = búnker
legend-rule-1 = deciden los números
legend-rule-2 = gana quien ataca

# in the terminal
typing = Escribe lo que quieres hacer, por ejemplo { $example }. Una casilla dice adónde puede ir su pieza y qué se sabe de ella; zones, dónde dispara la artillería. Otras palabras:
drawn-deal = Seis números para tus { of-types }, en este orden: { $squares }. Con deal a secas reparte el azar.
drawn-movers = Pueden mover:
drawn-go-on = Escribe una casilla con { $sign }, o
drawn-returns = Escribe una pieza y una casilla, como { $example }.
drawn-empty = vacía
drawn-sure-master = Este soldado es un maestro y no vuelve nunca. ¿Lo entregas?
drawn-sure-last = Este soldado es tu último maestro: si lo entregas, pierdes la partida. ¿Lo haces de todos modos?

# on the screen
spoken-board = Masters Victory
spoken-map = Mapa, líneas A a R, columnas 1 a 15
your-type = { $type ->
    [F] tu caza
    [B] tu bombardero
    [T] tu tanque
    [S] tu soldado
   *[other] tu artillería
}
spoken-own = { your-type }{ $number }
spoken-theirs = { of-type }{ $number } de { of-side }
spoken-start = casilla de salida, { of-type }
spoken-target = { $square } { of-type }, regla { $rule }
spoken-targets = puede atacar: { $targets }
spoken-place = puede volver aquí
spoken-danger = bajo el fuego de { $guns }
goal-left = { $steps ->
    [0] no quedan pasos allí
    [one] allí queda un paso
   *[other] allí quedan { $steps } pasos
}
goal-attack = se puede atacar, regla { $rule }
choices-title = Lo que puedes hacer
choice-move = Ir a { $square }
choice-attack = Atacar { $square }, { of-type }, regla { $rule }
now-rest = { $at } puede seguir: { legend-steps }
do-end = Terminar el turno
do-stay = Quedarse
do-done = Listo
do-fire = Fuego desde { $square }
do-switch = Canjear { $square }
switch-what = Elige una pieza tuya retirada.
switch-where = Elige una casilla de salida para ella.
pile-piece = { of-type }{ $number }{ $many ->
    [one] { "" }
   *[other] , { $many } veces
}
master-title = Se va un maestro
master-sure = Este soldado es un maestro. Si lo canjeas, cuenta como retirado y el otro bando necesita un maestro menos.
master-last-sure = Este soldado es tu último maestro. Si lo canjeas, pierdes la partida.
master-yes = Canjearlo
master-no = Conservarlo
lens-title = Cómo ves el mapa
show-zones = Zonas de tiro
show-beliefs = Qué pueden ser
zoom-in = Acercar
zoom-out = Alejar
zoom-all = Todo el mapa
deal-title = { $type ->
    [F] Reparte tus cazas
    [T] Reparte tus tanques
   *[other] Reparte tus soldados
}
deal-help = Pon cada número en una casilla: arrástralo, o elige un número y luego una casilla. Dos casillas se intercambian igual.
deal-tray = Números por repartir
deal-all-laid = Los seis están puestos.
deal-squares = Casillas de salida
deal-number = { $number ->
    [M] maestro, número 3
   *[other] número { $number }
}
deal-slot = { $square }: { $number ->
    [none] vacía
    [M] maestro, número 3
   *[other] número { $number }
}
deal-shuffle = Mezclar
deal-use = Usar mi reparto guardado
deal-keep = Guardar este reparto
do-deal = Repartir así
cover-title = Pasa la pantalla a { of-side }
cover-about = El mapa está tapado para que nadie vea los números del otro bando. Desde aquí solo sigue { of-side }.
do-uncover = Soy { of-side }: mostrar el mapa
