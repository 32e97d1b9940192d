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
target-fell = { $target ->
    [F] { type-F }
    [B] { type-B }
    [T] { type-T }
    [S] { type-S }
   *[other] { type-A }
}{ $target_number }
attacker-fell = { of-type }{ $number }
each-piece = { $all_F ->
    [0] { "" }
   *[other] {" "}· { type-F } { $all_F }
}{ $all_B ->
    [0] { "" }
   *[other] {" "}· { type-B } { $all_B }
}{ $all_T ->
    [0] { "" }
   *[other] {" "}· { type-T } { $all_T }
}{ $all_S ->
    [0] { "" }
   *[other] {" "}· { type-S } { $all_S }
}{ $all_A ->
    [0] { "" }
   *[other] {" "}· { type-A } { $all_A }
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
option-fire-about = Si la artillería dispara automáticamente a todos los enemigos que tiene delante o solo cuando tú lo dices.
option-fire-auto = Automático
option-fire-ask = Cuando tú lo dices
option-quiet_limit = Turnos tranquilos
option-quiet_limit-about = Tras este número de turnos seguidos sin retirar ninguna pieza ni hacer ningún canje, la partida acaba en tablas.
option-quiet_limit-0 = Sin límite

plays-1 = Ataca lo que ve, sin mucho cuidado pero con sentido. Bueno para una primera partida.
plays-2 = Se lleva lo que más vale.
plays-3 = Sopesa qué números puedes tener y qué podrías llevarte a cambio.
plays-4 = Juega los turnos siguientes con muchos repartos de números que encajan con lo que ha visto.

refused-turn = Le toca al otro bando. Espera a que termine su turno.
refused-turn-deal = El otro bando aún está repartiendo sus números. Espera a que te toque repartir.
refused-turn-dealt = Tus números ya están repartidos; el otro bando aún reparte los suyos. Espera; después empiezas tú.
refused-deal-unreadable = Antes de nada se reparten los números, y «{ $text }» no lo hace. Escribe deal, la letra del tipo y seis números, por ejemplo { $example }.
refused-deal-type = Ahora les toca a los { of-types }. Reparte primero sus números, por ejemplo { $example }.
refused-deal-again = Los números de estas piezas ya están repartidos y se quedan donde están: { of-types }. Sigue con las siguientes, por ejemplo { $example }.
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
refused-running = La pieza de { $at } aún no ha acabado de moverse. Elige una casilla para ella o déjala donde está, y sigue después con otra.
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
} Elige una casilla más cercana o deja la pieza donde está.
refused-origin = Un movimiento tiene que acabar en una casilla distinta de { $square }, donde empezó. Elige otra, o deja la pieza donde está.
refused-origin-rest = La pieza ya está en { $square }. Déjala ahí, o elige otra casilla.
refused-route = Escribe solo dónde empieza y dónde acaba un movimiento; el camino se busca por ti. Escribe { $move }.
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
refused-gun-attacks = La artillería no va contra el enemigo de { $square }: dispara a las nueve casillas (3 × 3) que tiene delante. Muévela de modo que el enemigo quede en esa zona.
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
refused-second-attack = Una pieza ataca una sola vez por turno, y esta ya lo ha hecho. Elige una casilla vacía en lugar de { $square }, o deja la pieza donde está.

refused-fire-turn = La artillería solo dispara en el turno de su bando. Espera al tuyo.
refused-fire-auto = En esta mesa la artillería dispara automáticamente: al empezar tu turno, tras cada paso suyo y cuando vuelve. Muévela de modo que un enemigo quede en su zona.
refused-fire-type = Solo dispara la artillería, y en { $square } no la hay. Elige una pieza de artillería tuya.
refused-fire-side = La artillería solo dispara de frente: { $side ->
    [0] la de Rojo, al norte
   *[other] la de Verde, al sur
}, durante toda la partida. Muévela de modo que el enemigo quede delante.
refused-fire-zone = { $square } no está entre las nueve casillas (3 × 3) que hay delante de la artillería de { $at }. Muévela de modo que lo esté, o elige otra pieza.
refused-fire-bunker = La pieza de { $square } está en un búnker, adonde no llega el fuego. Manda un tanque o un soldado.
refused-fire-part = Un disparo retira a todos los enemigos al descubierto de la zona, no a unos cuantos. Escribe solo fire { $at }, o no dispares.
refused-fire-nothing = Delante de la artillería de { $at } no hay ningún enemigo al descubierto, así que no hay a qué disparar. Muévela primero.
refused-fire-later = La artillería no dispara mientras otra pieza se mueve o se hace un canje. Termina eso primero.

refused-switch-type = Solo se puede canjear un soldado, y en { $square } no lo hay. Elige un soldado tuyo en la línea { $line }.
refused-switch-line = El soldado de { $square } aún no ha llegado a la línea de fondo enemiga. Llévalo primero a la línea { $line }.
refused-switch-nothing = Nada puede volver: todas las piezas retiradas cuentan demasiado, o sus casillas de salida están ocupadas. Guarda el soldado para más tarde.
refused-switch-later = Un canje solo empieza cuando no hay ninguna pieza en camino ni otro canje en marcha. Termina eso primero.
refused-no-switch = No hay ningún canje en marcha. Empieza uno: escribe switch y la casilla de un soldado en la línea { $line }.
refused-switching = Hay un canje en marcha. Haz volver una pieza, por ejemplo { $example }, o termina el canje cuando haya vuelto una.
refused-return-first = Por el soldado vuelve al menos una pieza. Haz volver una, por ejemplo { $example }.
refused-return-unreadable = «{ $text }» no dice qué vuelve. Escribe +, la pieza, @ y una casilla de salida, por ejemplo { $example }.
refused-return-master = Los maestros no vuelven nunca. Elige otra pieza, por ejemplo { $example }.
refused-return-absent = Entre tus piezas junto al tablero no está { $piece }. Elige una que esté ahí, por ejemplo { $example }.
refused-return-self = El soldado que entregas ({ $piece }) no puede volver en el mismo canje. Elige otra pieza, por ejemplo { $example }.
refused-return-sum = Esa pieza ({ of-type }{ $number }) cuenta { $cost }, y de los 3 { $budget ->
    [one] solo queda 1
   *[other] solo quedan { $budget }
}. Elige un número menor o termina el canje.
refused-return-square = { $square } no es una casilla de salida para tus piezas de ese tipo ({ of-types }). Libres: { $free }.
refused-return-taken = { $square } está ocupada, y una casilla de salida tiene que estar vacía. Libres: { $free }.
refused-return-number = Di también qué número vuelve, por ejemplo { $example }.
refused-return-plain = { $type ->
    [B] Los bombarderos no llevan número; en un canje cuentan 2.
   *[other] La artillería no lleva número; en un canje cuenta 2.
} Escribe { $move }.
refused-note = Lo que resulta de una jugada se ve al hacerla, no antes. Escribe solo { $move }.

said-deal = { of-side }: números de sus { of-types } repartidos: { $numbers }.
heard-deal = { of-side }: números de sus { of-types } repartidos.
said-move = { of-side }: { advised-move }{ said-shot }{ said-over }
said-rest = { of-side }: { advised-rest }{ said-shot }{ said-over }
said-attack = { of-side }: { attack-of }{ $outcome ->
    [won] , ganado. Retirado: { target-fell }.
    [lost] , perdido. Retirado: { attacker-fell }.
   *[both] {" "}y caen los dos. Retirados: { target-fell }, { attacker-fell }.
}{ said-shot }{ said-over }
said-fire = { of-side }: { advised-fire }{ said-shot }{ said-over }
said-switch = { of-side }: soldado { $number } de { $at } entregado para un canje.{ said-over }
said-return = { of-side }: { advised-return }{ said-shot }{ said-over }
said-done = { of-side }: canje terminado.
said-stay = { of-side }: la pieza se queda donde está.
said-end = { of-side }: turno terminado.{ $shot ->
    [0] { "" }
   *[other] {" "}Dispara la artillería del otro bando. Retirado{ each-piece }.
}{ said-over }
advised-deal = números para tus { of-types }: { $numbers }.
advised-move = { of-type } de { $from } a { $to }.
advised-rest = { of-type } sigue de { $from } a { $to }.
advised-attack = { attack-of }.
attack-of = ataque { the-target } de { $to } { with-type } de { $from }
advised-fire = disparo desde { $at }.
advised-return = { of-type }{ $number } de vuelta en { $at }.
advised-switch = entrega el soldado { $number } de { $at } para un canje.
advised-done = termina el canje.
advised-stay = deja la pieza donde está.
advised-end = termina tu turno.
said-shot = { $shot ->
    [0] { "" }
   *[other] {" "}Retirado por la artillería{ each-piece }.
}
said-over = { $over ->
    [0] { "" }
   *[other] {" "}Con eso acaba la partida.
}

ending-masters = Ha caído el último maestro de un bando.
ending-quiet = Han pasado demasiados turnos seguidos sin retirar ni canjear nada.

reason-deal = Nadie puede adivinar unos números repartidos al azar.
reason-deal-edge = Tu maestro empieza en el borde, en { $square }.
reason-end = Ahora no hay nada que atacar, y ninguna de tus piezas está bajo el fuego enemigo.
reason-end-three = Ya se han movido tres de tus piezas.
reason-end-draw = Si terminas el turno ahora, la partida acaba en tablas: se alcanza el límite de turnos tranquilos.
reason-stay = Aquí ningún enemigo puede atacar la pieza con un solo movimiento.
reason-stay-fewest = Ninguna otra casilla que aún alcance está expuesta a menos enemigos: { $enemies }.
reason-stay-threatens = Desde aquí podría atacar luego { the-target } de { $square }.
reason-fight = Por todo lo que se sabe, ganas { $won } de cada 100 combates así y pierdes { $lost }.
reason-fight-risk = Arriesgas un { $mine }; por todo lo que se sabe, el enemigo cae en { $falls } de cada 100 combates así.
reason-fight-sure = Tu número es más alto, sea cual sea el otro.
reason-take = Entre estas dos piezas siempre gana la que ataca.
reason-gun = { $hits ->
    [one] Allí hay una pieza enemiga en su zona.
   *[other] Allí hay { $hits } piezas enemigas en su zona.
}
reason-bunker = En el búnker está a salvo de aviones y artillería.
reason-leaves = Sale de la zona de la artillería enemiga.
reason-safe = Allí ningún enemigo puede atacar la pieza con un solo movimiento.
reason-guarded = Allí la pieza tiene la protección de otra más alta, en { $by }.
reason-shields = Allí protege a una pieza tuya en { $square }: { of-type }.
reason-threatens = Desde allí podría atacar luego { the-target } de { $square }.
reason-runs = El soldado se acerca a la línea de fondo enemiga, donde puede hacer volver piezas perdidas.
reason-fewer = Allí menos enemigos podrían atacar la pieza con un solo movimiento: { $then } en vez de { $before }.
reason-aims = Desde allí, con su próximo movimiento podría disparar { the-target } de { $square }.
reason-nearer = La pieza se acerca { the-target } de { $square }, un posible blanco.
reason-switch = Por el soldado vuelven piezas perdidas.
reason-return = Una pieza perdida vuelve al juego.
reason-fire = { $hits ->
    [one] El disparo retira a un enemigo y no cuesta ningún movimiento.
   *[other] El disparo retira a { $hits } enemigos y no cuesta ningún movimiento.
}

to-move = Turno: { of-side }
to-deal = A repartir números: { of-side }
to-rest = A seguir con la misma pieza: { of-side }
to-switch = A hacer volver piezas: { of-side }
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
legend-nothing = sin bajas
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
by-rule = { $rule ->
    [1] { legend-rule-1 }
   *[other] { legend-rule-2 }
}

# in the terminal
typing = Escribe lo que quieres hacer, por ejemplo { $example }. Una casilla dice adónde puede ir su pieza (F { type-F }, B { type-B }, T { type-T }, S { type-S }, A { type-A }) y qué se sabe de ella; zones, dónde dispara la artillería. Otros comandos:
drawn-deal = Seis números para tus { of-types }, en este orden: { $squares }. Escribe solo deal para repartirlos al azar.
drawn-movers = Pueden moverse:
drawn-fire = Pueden disparar:
drawn-go-on = Escribe una casilla con { $sign }, o
drawn-returns = Escribe una pieza y una casilla, como { $example }.
drawn-empty = vacía
drawn-sure-master = Este soldado es un maestro y no vuelve nunca. ¿Lo entregas?
drawn-sure-last = Este soldado es tu último maestro: si lo entregas, pierdes la partida. ¿Lo haces de todos modos?
drawn-sure-fire = La artillería aún puede disparar: { $shots }. ¿Terminar el turno sin hacerlo?

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
spoken-target = { $square } { of-type }, { by-rule }
spoken-targets = puede atacar: { $targets }
spoken-piece = { $square } { of-type }
spoken-shots = puede disparar a { $targets }
spoken-could-attack = podría atacar: { $targets }
spoken-could-fire = podría disparar a { $targets }
spoken-place = puede volver aquí
spoken-danger = bajo el fuego de { $guns }
goal-left = { $steps ->
    [0] no quedan pasos allí
    [one] allí queda un paso
   *[other] allí quedan { $steps } pasos
}
goal-attack = se puede atacar, { by-rule }
goal-fire = lo alcanza el disparo
choices-title = Lo que puedes hacer
choice-move = Ir a { $square }
choice-attack = Atacar { $square }, { of-type }, { by-rule }
now-rest = { $at } puede seguir: { legend-steps }
do-end = Terminar el turno
do-stay = Quedarse
do-done = Listo
do-fire = Fuego desde { $square }
do-always = Disparar siempre
always-on = Desde ahora tu artillería dispara automáticamente en cuanto puede.
always-off = Tu artillería vuelve a disparar solo cuando tú lo dices.
do-switch = Canjear { $square }
switch-what = Elige una pieza tuya retirada.
switch-where = Elige una casilla de salida para la pieza.
pile-piece = { of-type }{ $number }{ $many ->
    [one] { "" }
   *[other] , { $many } veces
}
master-title = Entregar un maestro
master-sure = Este soldado es un maestro. Si lo canjeas, cuenta como retirado y al otro bando le queda un maestro menos por encontrar.
master-last-sure = Este soldado es tu último maestro. Si lo canjeas, pierdes la partida.
master-yes = Canjearlo
master-no = Conservarlo
lens-title = Cómo ves el mapa
show-zones = Zonas de tiro
show-beliefs = Números posibles
sign-left = Cifras en el mapa: pasos que quedan.
sign-range = Puntos: adónde podría ir. Marcos discontinuos: lo que podría atacar.
sign-bars = Barras: 1, 2, 3, maestro; cuanto más alta, más probable.
zoom-in = Acercar
zoom-out = Alejar
zoom-all = Todo el mapa
deal-title = { $type ->
    [F] Numera tus cazas
    [T] Numera tus tanques
   *[other] Numera tus soldados
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
cover-about = El mapa está tapado para que nadie vea los números del otro bando. Desde aquí sigue: { of-side }.
do-uncover = Soy { of-side }: mostrar el mapa

# en la mesa: qué hacer ahora, qué no se debe pasar por alto y qué es cada cosa
aim = Retira a los tres maestros del otro bando antes de perder los tuyos.
next-deal = { $type ->
    [F] Pon un número en cada uno de tus cazas y repártelos.
    [T] Pon un número en cada uno de tus tanques y repártelos.
   *[other] Pon un número en cada uno de tus soldados y repártelos.
}
next-choose = { $moves ->
    [3] Elige una pieza: pueden moverse hasta tres.
    [one] Elige una pieza más o termina tu turno.
   *[other] Elige una pieza o termina tu turno: pueden moverse { $moves } más.
}
next-fire = Tu artillería de { $guns } puede disparar: elígela o elige otra pieza.
next-fire-last = Se han movido tres piezas. Tu artillería de { $guns } aún puede disparar: elígela o termina tu turno.
next-end = Se han movido tres piezas: termina tu turno.
remind-fire-one = Tu artillería de { $at } aún puede disparar { the-target } de { $square }. Termina el turno otra vez si no quieres disparar.
remind-fire = Tu artillería aún puede disparar: { $shots }. Termina el turno otra vez si no quieres disparar.
next-go = Elige una casilla para la pieza.
next-attack = Elige una casilla para la pieza o un enemigo con marco para atacarlo.
next-step = Elige una casilla contigua: la artillería va paso a paso.
next-shoot = Elige un enemigo con marco para disparar o una casilla contigua.
next-shoot-only = Elige un enemigo con marco para disparar.
next-soldier = Mueve el soldado o canjéalo.
next-rest = La pieza de { $at } puede seguir, { legend-steps }: elige una casilla o quédate.
next-rest-fire = Tu artillería de { $at } puede disparar a los enemigos con marco, dar otro paso o quedarse.
next-switch = Elige una pieza retirada para que vuelva.
next-place = Elige una casilla de salida para la pieza.
next-plan = Elige una pieza retirada para que vuelva o conserva el soldado.
next-plan-more = Elige otra pieza retirada o canjea ahora.
next-exchange = Canjea ahora o conserva el soldado.
news-master = Ha caído tu maestro de { $square } ({ of-type }): { legend-masters }.
news-fell = { $how ->
    [fight] Baja en combate
   *[fire] Baja por la artillería
}: { your-type }{ $number } en { $square }.
news-many = { $how ->
    [fight] Bajas en combate
   *[fire] Bajas por la artillería
}{ each-piece }.
news-found = Ha caído un maestro del otro bando ({ of-type }): { legend-masters }.
news-danger = Maestro en peligro: { your-type } de { $square }, por { $many ->
    [one] el enemigo de { $by }.
   *[other] los enemigos de { $by }.
}
news-dangers = Maestros en peligro en { $squares }.
card-own = { $square }: { spoken-own }
card-theirs = { $square }: { spoken-theirs }
card-master = Un maestro: quien pierde los tres pierde la partida.
card-danger = En peligro: { $many ->
    [one] el enemigo de { $by } podría retirar la pieza con un solo movimiento.
   *[other] cada uno de los enemigos de { $by } podría retirar la pieza con un solo movimiento.
}
card-number-own = Número { $number }, solo lo ves tú.
card-number-open = Número { $number }, conocido por los dos bandos.
card-number-hidden = Su número está oculto. Puede ser { $numbers }.
card-number-least = Ha ganado un combate, así que su número es al menos { $least }. Puede ser { $numbers }.
card-number-dealt = Su número aún no está repartido.
card-number-told = Su número está oculto.
card-number-none = Sin número; en un canje cuenta 2.
card-flies = Hasta { $steps } pasos por el aire, por encima de piezas y minas.
card-walks = Hasta { $steps } pasos por tierra, rodeando piezas y minas.
card-rolls = Hasta { $steps } pasos por tierra, de uno en uno.
card-beats = { $type ->
    [F] Retira bombarderos y soldados. Contra otro caza deciden los números.
    [B] Retira tanques y artillería.
    [T] Retira soldados y artillería. Contra otro tanque deciden los números.
    [S] Retira cazas y bombarderos. Contra otro soldado deciden los números.
   *[other] Nunca ataca: dispara a todos los enemigos en las nueve casillas (3 × 3) de delante.
}
card-beaten = { $type ->
    [F] Lo retiran los soldados, los cazas con un número igual o mayor y el fuego.
    [B] Lo retiran los cazas, los soldados y el fuego.
    [T] Lo retiran los bombarderos, los tanques con un número igual o mayor y el fuego.
    [S] Lo retiran los cazas, los tanques, los soldados con un número igual o mayor y el fuego.
   *[other] La retiran los bombarderos, los tanques y el fuego.
}
card-shields = { $type ->
    [F] Protege a los bombarderos, tanques, soldados y artillería que tiene al lado.
    [B] Protege a los tanques, soldados y artillería que tiene al lado.
    [T] Protege a los soldados y a la artillería que tiene al lado.
    [S] Protege a la artillería que tiene al lado.
   *[other] La pieza más pequeña: no protege a nadie.
}
card-shielded = Ahora nadie puede atacar esta pieza: la protege otra más alta, en { $by }, aunque no del fuego.
card-fire = En la zona de la artillería de { $guns }.
card-shots = Puede disparar ahora a{ each-piece }. No cuesta ningún movimiento.
card-range = { $squares ->
    [0] No puede moverse: no hay ninguna casilla libre al lado.
    [one] Con un movimiento podría llegar a una casilla.
   *[other] Con un movimiento podría llegar a { $squares } casillas.
}
card-could-attack = Con un movimiento podría atacar{ each-piece }.
card-could-fire = Con un movimiento podría disparar a{ each-piece }.
card-moved = Ya se ha movido en este turno.
card-exchange = En la línea de fondo enemiga: puedes canjear el soldado por piezas perdidas.
card-in-bunker = En un búnker: a salvo de aviones y artillería, no de tanques y soldados.
card-no-bunker = Un búnker no protege a los aviones.
card-over-mines = Sobre minas: a salvo de soldados, no de la artillería.
card-place = { $square }: { $kind ->
    [mines] minas
    [bunker] búnker
   *[other] terreno abierto
}
card-type = { $type }: { of-type }
card-mines = Minas
card-mines-air = Solo los aviones pueden entrar o pasar por encima.
card-bunker = Búnker
card-bunker-safe = Las piezas de tierra están allí a salvo de aviones y artillería.
card-bunker-open = Los tanques y los soldados pueden atacarlas igual.
card-open = Aquí nada protege; cualquier pieza puede parar.
card-start = { $type ->
    [F] Casilla de salida de un caza: uno perdido puede volver aquí con un canje.
    [B] Casilla de salida de un bombardero: uno perdido puede volver aquí con un canje.
    [T] Casilla de salida de un tanque: uno perdido puede volver aquí con un canje.
    [S] Casilla de salida de un soldado: uno perdido puede volver aquí con un canje.
   *[other] Casilla de salida de la artillería: una pieza perdida puede volver aquí con un canje.
}
card-base = Línea de fondo
card-base-switch = Un soldado enemigo que llega aquí puede canjearse por piezas perdidas.
card-numbers = Números de la espalda
card-numbers-six = Cazas, tanques y soldados llevan 1, 1, 2, 2, 3 y 3♛; solo los ve su bando.
card-numbers-fight = Cae el número más bajo; si son iguales, los dos. 3♛, el maestro, cuenta 3.
card-numbers-told = De un combate solo se sabe el resultado.
card-signs = Signos en el mapa
card-signs-left = Una cifra en una casilla: los pasos que le quedan allí a la pieza elegida.
card-signs-rule = R1 en un enemigo: { legend-rule-1 }; R2: { legend-rule-2 }.
card-signs-range = Cuando miras una pieza: puntos donde podría ir, marcos discontinuos en lo que podría atacar.
card-signs-flame = Una llama en tu artillería: puede disparar ahora. En un enemigo: el disparo lo alcanza.
card-signs-bars = Barras en una pieza oculta, desde la izquierda 1, 2, 3 y 3♛: cuanto más alta la barra, más probable ese número.
card-defence = Zona de defensa
card-defence-zone = Las ocho casillas alrededor de una pieza.
card-defence-taller = Mientras haya allí una pieza más alta del mismo color, nadie puede atacar la más baja.
card-defence-first = Retira primero la más alta: cuenta el momento de cada ataque.
card-zone = Zona de tiro
card-zone-front = Las nueve casillas (3 × 3) de delante: hacia el norte para Rojo, hacia el sur para Verde.
card-zone-turn = Solo actúa en el turno de su bando y alcanza a todos los que están allí al descubierto.
card-zone-auto = Aquí la artillería dispara automáticamente: al empezar el turno, tras cada paso y cuando vuelve.
card-zone-ask = Aquí la artillería dispara cuando lo dice su bando; no cuesta ningún movimiento.
card-switch = Canje triple
card-switch-line = Un soldado en la línea de fondo enemiga se canjea por una a tres piezas perdidas que sumen 3 como máximo.
card-switch-two = Los bombarderos y la artillería cuentan 2.
card-switch-master = Los maestros no vuelven nunca.
card-switch-act = Lo que ha vuelto puede moverse enseguida.
card-moves = Tres movimientos
card-moves-three = En un turno se mueven hasta tres piezas, cada una una vez.
card-moves-fewer = Con menos basta: tú terminas el turno.
card-masters = Maestros
card-masters-three = Cada bando tiene tres: un caza, un tanque y un soldado con 3♛.
card-masters-win = Gana quien primero retira a los tres del otro bando.
card-quiet = Turnos tranquilos
card-quiet-draw = Tras { $limit } turnos seguidos sin retirar ni canjear nada, la partida acaba en tablas.
card-quiet-off = En esta mesa no hay ese límite.
card-lost = Fuera de juego: { of-type }{ $number }
card-lost-open = A la vista de los dos bandos.
card-lost-counts = En un canje cuenta { $cost }.
card-lost-never = Un maestro no vuelve nunca.
card-fell = Caídas aquí{ each-piece }
crib-pieces = Piezas
crib-ground = Terreno
crib-fights = Combates
crib-turn = Turno y final
plan-title = Canje: soldado { $number } de { $square }
plan-none = Aún no has elegido nada.
plan-back = Devolver { of-type }{ $number } de { $square }
do-exchange = Canjear ahora
do-keep = Conservar el soldado
