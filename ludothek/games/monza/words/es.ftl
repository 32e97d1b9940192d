# Las palabras de Monza.

title = Monza
about = Tira seis dados de colores, ponlos en los colores que hay delante de tu coche y completa la vuelta antes que nadie.
side-0 = Rojo
side-1 = Amarillo
side-2 = Verde
side-3 = Azul
of-side = { $side ->
    [0] { side-0 }
    [1] { side-1 }
    [2] { side-2 }
   *[other] { side-3 }
}

option-track = Circuito
option-track-about = El óvalo es corto y va bien para las primeras carreras; el circuito largo va mejor con las reglas para expertos.
option-track-oval = Óvalo
option-track-long = Largo
option-rules = Reglas
option-rules-about = Los expertos corren además con una tirada extra, seis aceleradores y la turbotirada.
option-rules-basic = Básicas
option-rules-pro = Expertos
option-bonus = Movimiento extra
option-bonus-about = Después de cada turno, el coche del último color colocado puede avanzar una casilla.
option-must_max = Lo más lejos posible
option-must_max-about = Tienes que poner tus dados de modo que llegues tan lejos como ellos permitan.
option-may_stop = Parar a voluntad
option-may_stop-about = Puedes dejar de poner dados en cualquier momento, aunque todavía encaje alguno.
option-first_seat = Quién empieza
option-first_seat-about = El puesto que tira primero en cada ronda.
option-first_seat-0 = Rojo
option-first_seat-1 = Amarillo
option-first_seat-2 = Verde
option-first_seat-3 = Azul
option-round_cap = Máximo de rondas
option-round_cap-about = Si nadie ha llegado a la meta después de tantas rondas, la carrera acaba sin que nadie gane.
preset-professional = Carrera para expertos
preset-professional-about = El circuito largo con tirada extra, aceleradores y turbotirada.

plays-1 = Pone siempre primero su color favorito. Bueno para una primera carrera.
plays-2 = Llega tan lejos como le llevan los dados y no piensa más allá.
plays-3 = Sabe desde qué casillas se sigue mejor y cuida sus fichas.
plays-4 = Conoce el valor de cada ficha y cuenta con la próxima tirada de los demás.

colour-R = rojo
colour-Y = amarillo
colour-G = verde
colour-B = azul
colour-P = morado
colour-W = blanco
of-colour = { $colour ->
    [R] { colour-R }
    [Y] { colour-Y }
    [G] { colour-G }
    [B] { colour-B }
    [P] { colour-P }
   *[other] { colour-W }
}
dice-of = { $r ->
    [0] { "" }
    [one] {" "}· { $r } { colour-R }
   *[other] {" "}· { $r } rojos
}{ $y ->
    [0] { "" }
    [one] {" "}· { $y } { colour-Y }
   *[other] {" "}· { $y } amarillos
}{ $g ->
    [0] { "" }
    [one] {" "}· { $g } { colour-G }
   *[other] {" "}· { $g } verdes
}{ $b ->
    [0] { "" }
    [one] {" "}· { $b } { colour-B }
   *[other] {" "}· { $b } azules
}{ $p ->
    [0] { "" }
    [one] {" "}· { $p } { colour-P }
   *[other] {" "}· { $p } morados
}{ $w ->
    [0] { "" }
    [one] {" "}· { $w } { colour-W }
   *[other] {" "}· { $w } blancos
}

refused-turn = No es tu turno. Espera a que los dados lleguen a ti.
refused-home = Tu coche ya está en la meta y no corre más en esta carrera. Mira cómo los demás terminan la ronda.
refused-throw = «{ $text }» no es una tirada de { $dice } dados. Escribe una letra por dado, en el orden R Y G B P W (rojo, amarillo, verde, azul, morado, blanco).
refused-throw-said = Nadie elige lo que sale: los dados se tiran por ti. Pon uno de los que hay en la mesa.
refused-turbo-basic = En el juego básico no hay turbotirada. Pon un dado que encaje.
refused-turbo-dice-left = La turbotirada es para quien ha puesto los seis dados. Pon primero los que te quedan.
refused-stop = Todavía encaja un dado, así que no puedes parar. Ponlo.
refused-unreadable = «{ $text }» no es una jugada. Escribe un color y una casilla, por ejemplo W>O8, o stop.
refused-no-die = No te queda ningún dado { of-colour }. Elige una casilla de un color que aún tengas.
refused-colour = Esa casilla es de otro color. Pon cada dado y cada ficha en una casilla de su color.
refused-nowhere = { $here ->
    [START] Desde la salida
   *[other] Desde { $here }
} no se puede seguir con el { of-colour }. Elige otro color.
refused-shorter = Con este dado no llegarías tan lejos como permiten tus dados. Elige un camino más largo.
refused-finish = Solo el blanco te lleva a la meta. Ponlo si lo tienes; si no, espera a tu próxima tirada.
refused-finish-far = La meta aún no toca { $here }. Sigue casilla a casilla.
refused-start = Desde la salida se va a la casilla blanca o a la morada. Elige una de las dos.
refused-tyre = { $space } está cerrada con neumáticos. Rodéala.
refused-two-lanes = { $space } queda a dos carriles de { $here }. Cambia de carril de uno en uno.
refused-corner = { $space } solo toca { $here } en una esquina. Elige una casilla que comparta un borde.
refused-not-further = { $space } no llega más adelante que { $here }. Cambia de carril solo hacia delante.
refused-backward = { $space } queda atrás. Elige una casilla de más adelante.
refused-far = { $space } no toca { $here }. Sigue casilla a casilla.
refused-tile-basic = En el juego básico no hay fichas. Pon un dado.
refused-tile-turbo = En la turbotirada no se usan fichas. Pon uno de sus dados o para.
refused-tile-gone = Tu acelerador { of-colour } ya está gastado. Elige otro, o un dado.
refused-reroll-gone = Tu tirada extra ya está gastada. Pon los dados que tienes.
refused-reroll-late = La tirada extra va antes de poner nada. Retira primero lo que has puesto, si aún puedes.
refused-reroll-none = Marca al menos un dado para volver a tirarlo.
refused-reroll-dice = No tienes los dados { $text }. Marca dados que estén en la mesa.
refused-bonus-car = El movimiento extra es solo para el coche del último color colocado, una vez acabado el turno. Sigue sin él.
refused-bonus-unreadable = «{ $text }» no es un movimiento extra. Elige uno de estos: { $moves }.
refused-bonus-occupied = En { $space } hay un coche. Elige una casilla libre para el movimiento extra.
refused-bonus-ahead = { $space } no está justo delante. Elige una casilla que toque la del coche, o renuncia.
refused-max-or-stop = Tener que llegar lo más lejos posible y poder parar a voluntad no van juntos. Elige una de las dos opciones.
refused-first-seat = Con { $seats } puestos, empieza uno del 0 al { $last }. Elige uno de ellos.

said-throw = { of-side } tira los dados{ dice-of }{ $stays ->
    [0] .
   *[other] . Nada encaja y el coche no se mueve.
}
said-rethrow = { of-side } vuelve a tirar{ dice-of }{ $stays ->
    [0] .
   *[other] . Nada encaja y el coche no se mueve.
}
said-turbo = { of-side } ha puesto los seis dados. Turbotirada{ dice-of }{ $stays ->
    [0] .
   *[other] , pero nada encaja{ said-back }
}
said-die = { of-side } pone el dado { of-colour } { $to ->
    [FIN] y entra en la meta
    [O] en el carril exterior
    [M] en el carril central
    [I] en el carril interior
   *[other] en { $to }
}{ said-back }
said-tile = { of-side } pone el acelerador { of-colour } { $to ->
    [FIN] y entra en la meta
    [O] en el carril exterior
    [M] en el carril central
    [I] en el carril interior
   *[other] en { $to }
}{ said-back }
said-stop = { of-side } no pone nada más{ said-back }
said-back = { $back ->
    [none] .
    [0] . { side-0 } retrocede de { $back_from } { $back_to ->
        [START] a la salida
       *[other] a { $back_to }
    }.
    [1] . { side-1 } retrocede de { $back_from } { $back_to ->
        [START] a la salida
       *[other] a { $back_to }
    }.
    [2] . { side-2 } retrocede de { $back_from } { $back_to ->
        [START] a la salida
       *[other] a { $back_to }
    }.
   *[other] . { side-3 } retrocede de { $back_from } { $back_to ->
        [START] a la salida
       *[other] a { $back_to }
    }.
}
said-reroll = { of-side } usa la tirada extra{ dice-of }.
said-step = { of-side } hace el movimiento extra { $from ->
    [START] desde la salida
    [O] desde el carril exterior
    [M] desde el carril central
    [I] desde el carril interior
   *[other] desde { $from }
} { $to ->
    [FIN] hasta la meta
    [O] hasta el carril exterior
    [M] hasta el carril central
    [I] hasta el carril interior
   *[other] hasta { $to }
}.
said-decline = { of-side } renuncia al movimiento extra.

ending-home = La carrera ha terminado.
ending-cap = Se han agotado las rondas y nadie ha llegado a la meta.

reason-home = Te lleva a la meta.
reason-throws-back = Hace retroceder a { of-side }.
reason-far = Te lleva tan lejos como permiten estos dados.
reason-opens = Desde ahí se puede seguir con más colores.
reason-tile = Aquí vale la pena usar el acelerador.
reason-saves-tile = Más adelante tus fichas valdrán más.
reason-reroll = Tal como han caído, estos dados no sirven.
reason-forced = No encaja nada más.
reason-step = Una casilla regalada es una casilla regalada.
reason-decline = Estás mejor donde estás.

to-move = Juega { of-side }
to-throw = Tira { of-side }
to-step = { of-side } puede hacer un movimiento extra
legend-round = Ronda { $round }
legend-last-round = Última ronda
legend-dice = Dados
legend-used = { $used ->
    [one] un dado puesto
   *[other] { $used } dados puestos
}
legend-extra = tirada extra
legend-finish = Meta
legend-tyre = neumáticos
goal-way = { $way ->
    [on] recto
    [in] cambio de carril hacia dentro
    [out] cambio de carril hacia fuera
    [start] desde la salida
   *[finish] a la meta
}

# on the screen
spoken-board = Circuito
spoken-field = Salida y meta, una gran casilla blanca
spoken-car = coche de { of-side }
spoken-laid = aquí está { of-colour }
spoken-count = { $count ->
    [1] { of-colour }
    [2] dos veces { of-colour }
    [3] tres veces { of-colour }
    [4] cuatro veces { of-colour }
    [5] cinco veces { of-colour }
   *[other] seis veces { of-colour }
}
spoken-have = Tienes { $dice }.
spoken-from = { $here ->
    [START] Desde la salida
   *[other] Desde { $here }
}: { $ways }.
spoken-none = No encaja ningún dado.
spoken-step = { of-colour } { $space } { goal-way }
choices-title = Lo que puedes hacer
choice-die = Poner { of-colour } en { $space }, { goal-way }
choice-tile = Poner el acelerador { of-colour } en { $space }, { goal-way }
choice-step = Paso extra a { $space }, { goal-way }
do-throw-again = Tirar otra vez
do-stop = Parar aquí
do-decline = Quedarse
spoken-mark = { of-colour }, marcar para tirar otra vez
spoken-tile = acelerador { of-colour }
spoken-tiles = Fichas de { of-side }
legend-first = Empieza { of-side }
typing = Escribe una jugada ({ $example }) o solo la letra de su color, con + si es una ficha. Otros comandos:
