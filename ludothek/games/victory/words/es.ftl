# Las palabras de Victory.

title = Victory
about = Monta un circuito, tira para líneas rojas y azules, busca la trazada ideal y cruza la meta antes que nadie tras la última vuelta.
side-R = Rojo
side-B = Azul
side-G = Verde
side-Y = Amarillo
side-W = Blanco
side-K = Negro
of-side = { $side ->
    [R] { side-R }
    [B] { side-B }
    [G] { side-G }
    [Y] { side-Y }
    [W] { side-W }
   *[K] { side-K }
}

option-circuit = Circuito
option-circuit-about = Uno de los seis circuitos de doce piezas, o uno tuyo: una letra por pieza, S para seguir recto, L y R para una curva a la izquierda o a la derecha.
option-circuit-square = Cuadrado, 4 curvas
option-circuit-oval = Óvalo, 4 curvas
option-circuit-six = Bandera, 6 curvas
option-circuit-eight = Nariz, 8 curvas
option-circuit-ten = Zigzag, 10 curvas
option-circuit-twelve = Trébol, 12 curvas
option-reverse = En sentido contrario
option-reverse-about = El mismo circuito se corre al revés. La línea se queda donde está.
option-laps = Vueltas
option-laps-about = Cuántas vueltas das hasta la meta.
option-cars = Coches
option-cars-about = Los coches por orden de asientos, por ejemplo K,W: R es el rojo, B el azul, G el verde, Y el amarillo, W el blanco, K el negro. Los asientos sin coche reciben el siguiente que quede libre.
option-cars-any = Por orden
option-cars-each = Coche
option-cars-R = { side-R }
option-cars-B = { side-B }
option-cars-G = { side-G }
option-cars-Y = { side-Y }
option-cars-W = { side-W }
option-cars-K = { side-K }
option-no_reverse = Sin vuelta atrás
option-no_reverse-about = Nadie vuelve a la pieza anterior. Dentro de una pieza se puede ir en cualquier dirección.
option-round_cap = Máximo de rondas
option-round_cap-about = Tras este número de rondas la carrera acaba, y los coches que sigan en la pista se clasifican por lo lejos que han llegado.
preset-short = Carrera corta
preset-short-about = Una sola vuelta, cosa de pocos minutos.
preset-bends = Solo curvas
preset-bends-about = Doce piezas, doce curvas: el circuito para quien busca la trazada ideal.

plays-1 = Toma siempre dos dados más y corre primero con el rojo y luego con el azul hasta donde llegan. Bueno para una primera carrera.
plays-2 = Se cuida de las cruces y avanza con cada dado tantos puntos como puede.
plays-3 = Juega cada dado hasta el punto desde el que faltan menos jugadas.
plays-4 = Prueba todos los órdenes, conoce las probabilidades de cada tirada y se para donde tú quieres pasar.

face-R = rojo
face-B = azul
face-X = cruz
dice-of = { $r ->
    [0] { "" }
    [one] {" "}· { $r } { face-R }
   *[other] {" "}· { $r } rojos
}{ $b ->
    [0] { "" }
    [one] {" "}· { $b } { face-B }
   *[other] {" "}· { $b } azules
}{ $x ->
    [0] { "" }
    [one] {" "}· { $x } { face-X }
   *[other] {" "}· { $x } cruces
}
lapsed-dice = { $lapse_r ->
    [0] { "" }
    [one] {" "}· { $lapse_r } { face-R }
   *[other] {" "}· { $lapse_r } rojos
}{ $lapse_b ->
    [0] { "" }
    [one] {" "}· { $lapse_b } { face-B }
   *[other] {" "}· { $lapse_b } azules
}

refused-circuit-letter = «{ $letter }», la letra { $number } del circuito, no es una pieza. Usa S para seguir recto, L para una curva a la izquierda y R para una a la derecha.
refused-circuit-length = Un circuito tiene de { $fewest } a { $most } piezas; este tiene { $tiles }. { $tiles ->
    [0] Añade alguna.
    [1] Añade alguna.
    [2] Añade alguna.
    [3] Añade alguna.
   *[other] Quita alguna.
}
refused-circuit-overlap = La pieza { $two } quedaría encima de la pieza { $one }. Gira antes de llegar a ella.
refused-circuit-astray = Desde aquí el circuito no puede volver al principio con { $most } piezas. Quita algunas de las últimas.
refused-circuit-open = El circuito aún no está completo. { $tiles ->
    [one] Falta una pieza
   *[other] Faltan { $tiles } piezas
}, por ejemplo { $add }.

refused-lot = «{ $text }» no dice quién empieza. Escribe uno de estos: { $moves }.
refused-lot-said = El sorteo ya está hecho y el orden de juego no cambia. Sigue con tu turno.
refused-throw = «{ $text }» no es una tirada de { $dice ->
    [one] un dado. Escribe throw y su letra
   *[other] { $dice } dados. Escribe throw y una letra por dado
}: R (rojo), B (azul) o X (cruz).
refused-throw-said = No puedes elegir lo que sale: los dados se tiran por ti. Di cuántos tomas o corre con los que hay en la mesa.
refused-turn = No es tu turno. Espera a que los dados lleguen a ti.
refused-home = Tu coche ya está en la meta y fuera de la pista; los dados que le quedaban se han perdido. Mira cómo llegan los demás.
refused-out = Cuatro cruces han dejado a tu coche fuera de la carrera. Mira cómo acaban los demás; la próxima carrera es tuya.
refused-missed = Hay tres cruces en la mesa, así que en este turno no corres. Toma un dado para la segunda tirada y confía en que no salga otra cruz.
refused-before-throw = Solo se mueve después de las dos tiradas. Tira primero: tres dados y luego uno o dos.
refused-take-number = La segunda tirada es de uno o dos dados, no de { $dice }. Elige uno (take 1) o dos (take 2).
refused-take-none = No se puede renunciar a la segunda tirada. Elige un dado (take 1) o dos (take 2).
refused-take-again = Las dos tiradas están hechas y no hay una tercera. Corre con los dados que tienes.
refused-take-unreadable = «{ $text }» no se puede elegir aquí. Toma un dado (take 1) o dos (take 2).
refused-stop = Todavía se puede jugar un dado, así que tu turno no ha acabado, aunque no te convenga. Juégalo.
refused-stop-other = Ninguna línea { $colour ->
    [R] roja
   *[other] azul
} está libre, pero todavía se puede jugar otro dado. Juega ese.
refused-cross = Una cruz no se puede jugar: ese dado se queda en la mesa. Elige uno rojo o uno azul.
refused-no-die = No te queda ningún dado { $colour ->
    [R] rojo
   *[other] azul
}. Juega uno de los que tienes.
refused-no-line = Tu coche no tiene libre ninguna línea { $colour ->
    [R] roja
   *[other] azul
}. Juega tu otro color.
refused-no-goal = Elige también adónde va el dado { $colour ->
    [R] rojo
   *[other] azul
}: a un punto de una de sus líneas.
refused-colour = Hasta ahí se va por una línea { $colour ->
    [R] roja, y por ella solo corre un dado rojo.
   *[other] azul, y por ella solo corre un dado azul.
} Elige un punto en una línea del color de tu dado.
refused-bend = Ninguna línea recta lleva hasta ahí, y una jugada no hace curvas. Elige un punto en línea recta y gira con el dado siguiente.
refused-stay = Tu coche ya está ahí, y un dado lo lleva al menos un punto más allá. Elige otro punto.
refused-no-point = Aquí no hay ningún punto { $point }. Una jugada acaba en un punto: una pieza de la 0 a la { $last } y una cifra del 1 al 9, por ejemplo { $example }.
refused-between = Entre dos puntos no se para ningún coche. Elige uno de los dos, si la línea está libre.
refused-jump = Hay un coche en medio: { of-side }. No se salta ningún coche. Para antes o elige otra línea.
refused-hit = Ahí ya hay un coche: { of-side }. En un punto solo cabe uno. Para antes o elige otro punto.
refused-alongside = Estas piezas solo están una al lado de la otra: ninguna línea une piezas que no se siguen. Da la vuelta por el circuito.
refused-corner = Ninguna línea pasa por la esquina de una pieza. Pasa por el lado en que se unen las piezas.
refused-joint = Eso llevaría de la pieza { $tile } a la anterior, y en esta mesa no está permitido. Elige un punto de esta pieza o de más adelante.
refused-beyond = Tu carrera acaba en el primer punto después de la línea. Ve hasta ahí y no más lejos.
refused-finish-taken = Ahí estarías en la meta, pero el punto está ocupado: { of-side }. Cruza la línea por donde el primer punto esté libre.
refused-lap-owed = La línea aún está por delante de tu coche: salió desde detrás de ella o la ha cruzado hacia atrás. { $owed ->
    [one] Crúzala antes una vez hacia delante
   *[other] Crúzala antes { $owed } veces hacia delante
}; solo la vez siguiente es una vuelta nueva.
refused-lap-counted = La hoja de vueltas cuenta sola, y cada vuelta una sola vez: { $count ->
    [0] aún no tienes ninguna.
    [one] tienes una.
   *[other] tienes { $count }.
} Cruza la línea hacia delante para la siguiente.
refused-unreadable = «{ $text }» no es una jugada. Escribe el color de un dado y un punto, por ejemplo { $example }.

said-lot = Empieza por sorteo: { of-side }.
said-throw = { of-side }: primera tirada{ dice-of }.
said-take = { of-side }: { advised-take }
said-throw-on = { of-side }: segunda tirada{ dice-of }{ $out ->
    [0] { $miss ->
        [0] .{ said-lapse }
       *[other] . Tres cruces: turno perdido.
    }
   *[other] . Cuatro cruces o más son un accidente: fuera de la carrera.
}
said-move = { of-side }: { advised-move }
advised-take = { $dice ->
    [one] un dado
   *[other] dos dados
} para la segunda tirada.
advised-move = { spoken-die }, { points-on } hacia el { drawn-way } hasta la pieza { $tile }{ said-over }{ said-lapse }
points-on = { $length ->
    [one] un punto
   *[other] { $length } puntos
}
said-over = { $finish ->
    [0] { $lap ->
        [0] .
       *[other] , vuelta { $lap } completada.
    }
    [1] , línea cruzada: carrera ganada.
   *[other] , línea cruzada: en la meta, puesto { $finish }.
}
said-lapse = { $lapsed ->
    [0] { "" }
   *[other] { said-lapsed }
}
said-lapsed = { $finish ->
    [0] {" "}Ya no hay ninguna línea libre y los demás dados se pierden{ lapsed-dice }.
   *[other] {" "}Los demás dados se pierden{ lapsed-dice }.
}

ending-home = La carrera ha terminado.
ending-last = Solo queda un coche en la pista.
ending-cap = Se ha jugado la última ronda. Los coches que siguen en la pista se clasifican por lo lejos que han llegado.

reason-finish = Te lleva a la meta.
reason-lap = Completa una vuelta.
reason-moves = Desde ahí { $moves ->
    [one] una jugada puede llevarte
   *[other] { $moves } jugadas pueden llevarte
} a la meta; ningún punto a tu alcance está más cerca.
reason-plan = Con tus otros dados { $moves ->
    [0] llegas luego a la meta
    [one] falta luego una jugada hasta la meta
   *[other] faltan luego { $moves } jugadas hasta la meta
}; no hay manera mejor.
reason-spare = El dado hay que jugarlo, y aquí no te aleja de la meta.
reason-same = Juegues como juegues tus dados, después { $moves ->
    [one] falta una jugada
   *[other] faltan { $moves } jugadas
} hasta la meta.
reason-forced = No se puede jugar otra cosa.
reason-take-one-out = Con dos dados quedarías fuera en el { $two }{ "\u00A0" }% de las tiradas, con uno en el { $one }{ "\u00A0" }%.
reason-take-one-miss = Con dos dados perderías el turno en el { $two }{ "\u00A0" }% de las tiradas, con uno en el { $one }{ "\u00A0" }%.
reason-take-one-left = Con un dado más te faltan de media { $one } jugadas hasta la meta, con dos { $two }.
reason-take-two = Dos dados pueden dar una jugada más, y { $out ->
    [0] { $miss ->
        [0] no pueden costarte el turno.
       *[other] solo te cuestan el turno en el { $miss }{ "\u00A0" }% de las tiradas.
    }
   *[other] te dejan fuera en el { $out }{ "\u00A0" }% de las tiradas.
}

to-move = Al volante: { of-side }
to-throw = A los dados: { of-side }
to-take = Uno o dos dados a elegir: { of-side }
legend-round = Ronda { $round }
legend-sheet = Hoja de vueltas
sheet-whole = Mostrar la hoja de vueltas entera
legend-to-go = { $laps ->
    [0] Meta
    [one] Falta { $laps } vuelta
   *[other] Faltan { $laps } vueltas
}
legend-finish = Meta
legend-dice = Dados
legend-throw-first = Primera tirada
legend-throw-second = Segunda tirada
legend-crosses = { $crosses ->
    [0] ninguna cruz
    [one] una cruz
   *[other] { $crosses } cruces
}
legend-out = fuera

# in the terminal
typing = Escribe una jugada ({ $example }): 1 o 2 para los dados de la segunda tirada, luego un dado y su destino, como R>0.7, o solo el destino. Otros comandos:
drawn-throws = Tiradas
drawn-dice = Por jugar
drawn-risk = turno perdido { $miss }{ "\u00A0" }%, fuera { $out }{ "\u00A0" }%
drawn-way = { $way ->
    [n] norte
    [e] este
    [s] sur
    [w] oeste
    [ne] noreste
    [se] sureste
    [sw] suroeste
   *[nw] noroeste
}
drawn-place = puesto { $place }
drawn-sheet = Vueltas por dar
drawn-turned = El norte está a la derecha.
drawn-lot = Un sorteo decide quién empieza.

# circuits in the terminal
refused-circuit-both = Has nombrado un circuito y has pedido uno al azar. Deja fuera una de las dos cosas.
circuits-name = Nombre
circuits-code = Código
circuits-bends = Curvas
circuits-moves = Mínimo de jugadas por vuelta
circuits-look = Para ver uno: { $program } circuit { $code }
circuits-facts = { $tiles } piezas, { $bends } curvas; sin rivales, un coche necesita al menos { $moves } jugadas por vuelta.
circuits-race = Para correr aquí: { $program } play { $game } --option circuit={ $code }
circuits-instead = Un circuito completo que empieza igual: { $code }
circuits-driving = Carreras
circuits-report = { $races ->
    [one] Una carrera
   *[other] { $races } carreras
} de { $seats } coches a { $laps ->
    [one] una vuelta
   *[other] { $laps } vueltas
}:
circuits-place = Posición de salida
circuits-wins = Victorias
circuits-range = Intervalo del 95{ "\u00A0" }%
circuits-even = Si todas las posiciones de salida fueran igual de buenas, cada una ganaría el { $share }{ "\u00A0" }%.
circuits-rounds = Rondas por carrera
circuits-overtakes-per-lap = Adelantamientos por vuelta
circuits-crashes-per-lap = Coches fuera por vuelta

# the circuit editor
editor-title = Taller de circuitos
editor-course = Tu circuito
editor-empty = Pon la primera pieza. El circuito empieza en la línea y sube por la página.
editor-closed = El circuito está completo: { $tiles } piezas, { $bends } curvas. Sin rivales, un coche da una vuelta en { $moves } jugadas como mínimo.
editor-lay = Siguiente pieza
editor-S = Recto
editor-L = Izquierda
editor-R = Derecha
editor-last = Quitar la última pieza
editor-left = { $n ->
    [0] La caja está vacía
    [one] Queda una pieza en la caja
   *[other] Quedan { $n } piezas en la caja
}
editor-close = Complétalo por mí
editor-tools = Herramientas
editor-undo = Deshacer
editor-redo = Rehacer
editor-mirror = Reflejar
editor-reverse = Sentido contrario
editor-line = Avanzar la línea
editor-clear = Vaciar
editor-tile = Pieza { $n }: { $letter ->
    [L] curva a la izquierda
    [R] curva a la derecha
   *[other] recta
}
editor-tile-over = se superpone a otra pieza
editor-turn = Girarla
editor-take-from = Quitar desde aquí
editor-code = Código
editor-code-about = Una letra por pieza: S para recto, L y R para las curvas. También puedes escribir aquí.
editor-share = Enlace a este circuito
editor-race = Correr en él
editor-ready = Circuitos para empezar
editor-size = Piezas
editor-some = Sorpréndeme
editor-all = Todos los circuitos de { $size } piezas
option-circuit-own = El tuyo
option-circuit-own-edit = Cambiarlo en el taller
refused-circuit-size = No hay ningún circuito de este tamaño: { $size }. Elige uno de estos números: { $sizes }.
report-title = ¿Es justo?
report-about = Los bots corren dos mil carreras en este circuito y muestran cuánto duran y qué posiciones de salida valen la pena.
report-seats = Coches
report-start = Correr las carreras
report-wait = Completa antes el circuito.
report-preparing = Los motores se calientan por primera vez
report-stop = Parar
report-begins = Las carreras van a empezar
report-progress-label = Carreras corridas
report-progress = { $games } de { $wanted } carreras
report-done = Se han corrido todas las carreras.
report-fair = Cada posición de salida gana más o menos lo que le toca.
report-more = { $n ->
    [one] La posición de salida { $places } gana más de lo que le toca.
   *[other] Las posiciones de salida { $places } ganan más de lo que les toca.
}
report-less = { $n ->
    [one] La posición de salida { $places } gana menos de lo que le toca.
   *[other] Las posiciones de salida { $places } ganan menos de lo que les toca.
}
report-rounds = Rondas por carrera
report-overtakes = Adelantamientos por vuelta
report-crashes = Accidentes por vuelta
report-between = { $low } a { $high }
report-caption = La línea discontinua marca el reparto justo, { $share }. El valor verdadero cae dentro de la barra fina 19 de cada 20 veces.
report-place = Posición de salida
report-wins = Victorias

# on the screen
spoken-board = Circuito
spot = { $way ->
    [middle] centro
   *[other] { drawn-way }
}
spoken-point = pieza { $tile }, { spot }
spoken-car = coche { of-side }
spoken-die = { $colour ->
    [R] dado rojo
    [B] dado azul
   *[other] cruz
}
spoken-played = { $colour ->
    [R] dado rojo, jugado
   *[other] dado azul, jugado
}
crosses-title = Cruces
spoken-crosses = { legend-crosses }; la tercera cuesta el turno, la cuarta la carrera
take-title = Segunda tirada: uno o dos dados
do-take = { $dice ->
    [one] Tira 1 dado
   *[other] Tira { $dice } dados
}
key-take = { $dice ->
    [one] tirar 1 dado
   *[other] tirar { $dice } dados
}
key-die = { $colour ->
    [R] tomar el dado rojo
   *[B] tomar el dado azul
}
risk-title = Riesgo de esta tirada
risk-miss = 3 cruces: turno perdido
risk-out = 4 cruces: fuera
risk-percent = { $percent }{ "\u00A0" }%
to-go = { $laps ->
    [one] falta { $laps }
   *[other] faltan { $laps }
}
to-go-title = Vueltas que faltan
places-title = Clasificación
goal-line = { spoken-die } hacia el { drawn-way }
goal-over = { $laps ->
    [1] cruza la línea
   *[other] cruza la línea hacia atrás
}
goal-finish = cruza la línea y llega a la meta
choices-title = Lo que puedes hacer
choice-move = { $colour ->
    [R] Dado rojo
   *[other] Dado azul
}, { points-on } hacia el { drawn-way } hasta la pieza { $tile }
line-die = { $colour ->
    [R] Dado rojo
   *[other] Dado azul
}
line-reach = hacia el { drawn-way } { $length ->
    [one] un punto, pieza { $tile }
   *[other] hasta { $length } puntos, pieza { $tile }
}
line-blocked = bloqueado por { of-side }
spoken-count = { $colour ->
    [R] { $count ->
        [one] { $count } rojo
       *[other] { $count } rojos
    }
    [B] { $count ->
        [one] { $count } azul
       *[other] { $count } azules
    }
   *[other] { legend-crosses }
}
spoken-thrown = Tu primera tirada: { $dice }.
ended-drove = { of-side }: últimas tiradas
ended-miss = { of-side }: turno perdido
ended-out = { of-side }: fuera de la carrera

# what to do next, and what has happened to you
aim = Cruza la línea antes que nadie tras la última vuelta. Dado rojo: línea roja; dado azul: línea azul.
next-take = { $crosses ->
    [3] Turno perdido. Tira un dado más; una cuarta cruz te deja fuera.
   *[other] Tira uno o dos dados más.
}
next-die = Elige un dado o un punto iluminado.
next-point = { $colour ->
    [R] Elige un punto iluminado para el dado rojo.
   *[other] Elige un punto iluminado para el dado azul.
}
next-last = { $colour ->
    [R] { $count ->
        [one] Queda un dado rojo
       *[other] Quedan { $count } dados rojos
    }
   *[other] { $count ->
        [one] Queda un dado azul
       *[other] Quedan { $count } dados azules
    }
}: elige un punto iluminado.
news-missed = Tres cruces: has perdido el turno.
news-lapsed = No había ninguna línea libre y tus dados se pierden{ dice-of }.
news-out = Cuatro cruces: tu coche queda fuera de la carrera.
news-home = Has llegado a la meta, puesto { $place }.
news-out-other = Fuera de la carrera: { of-side }.
news-home-other = En la meta, puesto { $place }: { of-side }.
# the card of each thing
card-car = { $mine ->
    [1] Tu coche: { of-side }
   *[other] Coche: { of-side }
}
card-car-any = Coche
card-car-at = En la pieza { $tile }. { legend-to-go }.
card-car-owes = Aún sin vueltas: antes tiene que cruzar la línea { $owed ->
    [one] una vez
   *[other] { $owed } veces
} para empezar la primera.
card-car-home = En la meta: puesto { $place }.
card-car-out = Fuera de la carrera.
card-car-moves = Cada dado rojo o azul es una jugada: recto por las líneas de su color, tan lejos como quieras.
card-car-blocks = Ningún coche puede saltarlo ni parar en su punto.
card-die = { $colour ->
    [R] Dado rojo
    [B] Dado azul
   *[other] Cruz
}
card-die-line = { $colour ->
    [R] Una jugada por las líneas rojas: recto, a lo largo o a lo ancho, por tantos puntos como quieras.
   *[other] Una jugada por las líneas azules: en diagonal, por tantos puntos como quieras.
}
card-die-stops = Otro coche lo detiene; no se salta ninguno.
card-die-must = Hay que jugarlo, aunque te perjudique.
card-die-order = Tú eliges el orden de los dados.
card-die-lapses = Cuando ya no se puede jugar ningún dado, los demás se pierden.
card-cross-two = Una o dos cruces: esos dados no se juegan.
card-cross-three = Tres cruces: pierdes este turno.
card-cross-four = Cuatro o cinco: accidente, quedas fuera.
card-crosses = Cruces hasta ahora: { $crosses }
card-throws = Dos tiradas
card-throws-first = Primero tres dados, luego uno o dos, como quieras.
card-throws-must = La segunda tirada también es obligatoria.
card-throws-both = Se juega después de las dos tiradas, con los dados en cualquier orden.
card-risk = El riesgo de uno o dos dados
card-risk-faces = Cada dado tiene dos caras rojas, dos azules y dos cruces.
card-risk-percent = 33{ "\u00A0" }% quiere decir: 33 veces en 100 tiradas así.
card-column-car = { $place }. { of-side }
card-column-empty = Todavía ningún coche.
card-sheet-columns = Una columna por cada vuelta que falta, y luego la meta.
card-sheet-order = Los coches se apuntan en el orden en que cruzan la línea.
card-sheet-once = Cada vuelta se apunta una sola vez, aunque alguien cruce la línea hacia atrás.
card-line = Salida y meta
card-line-arrow = La flecha de la tarjeta de salida señala un punto rojo: allí están la salida y la meta.
card-line-counts = Cada paso hacia delante es una vuelta; cruzarla hacia atrás quita una.
card-line-wins = { $laps ->
    [one] Gana el primer coche que la cruza tras una vuelta.
   *[other] Gana el primer coche que la cruza tras { $laps } vueltas.
}
card-line-home = Un coche que llega a la meta sale de la pista; sus otros dados se pierden.
card-track = Puntos y líneas
card-tile-lines = Nueve puntos: las líneas rojas unen vecinos, las azules van en diagonal.
card-tile-joins = Las líneas siguen hacia la pieza anterior y la siguiente, a ninguna otra.
card-tile-back = También puedes ir en sentido contrario.
card-tile-no-back = En esta mesa nadie vuelve a la pieza anterior.
card-point = Punto en la pieza { $tile }, { spot }
card-point-reach = { $colour ->
    [R] Al alcance de tu dado rojo, a { $length ->
        [one] un punto
       *[other] { $length } puntos
    }.
   *[other] Al alcance de tu dado azul, a { $length ->
        [one] un punto
       *[other] { $length } puntos
    }.
}
card-point-over = { $laps ->
    [1] De camino se cruza la línea.
   *[other] De camino se cruza la línea hacia atrás, y eso quita una vuelta.
}
card-point-finish = Ahí estás en la meta.
card-point-far = Ninguno de tus dados lleva aquí ahora.
card-point-free = Libre: un coche puede parar aquí o pasar por encima.
card-point-fell = Aquí un coche quedó fuera: { of-side }.
crib-turn = Tu turno
crib-dice = Dados
crib-track = Pista
crib-laps = Vueltas y meta
