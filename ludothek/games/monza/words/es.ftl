# Las palabras de Monza.

title = Monza
about = Tira seis dados de colores, ponlos en los colores que hay delante de tu coche y completa la vuelta antes que nadie.
side-R = Rojo
side-Y = Amarillo
side-G = Verde
side-B = Azul
of-side = { $side ->
    [R] { side-R }
    [Y] { side-Y }
    [G] { side-G }
   *[other] { side-B }
}

option-track = Circuito
option-track-about = El óvalo es corto y va bien para las primeras carreras; el circuito largo va mejor con las reglas para pilotos expertos.
option-track-oval = Óvalo
option-track-long = Largo
option-rules = Reglas
option-rules-about = Los pilotos expertos tienen además una ficha de tirada extra, seis fichas de aceleración y la turbotirada.
option-rules-basic = Básicas
option-rules-pro = Pilotos expertos
option-bonus = Movimiento extra
option-bonus-about = Después de cada turno, el coche del último color usado puede avanzar una casilla.
option-cars = Coches
option-cars-about = Los coches por orden de asientos, por ejemplo B,R. Los asientos sin coche reciben el siguiente de R, Y, G y B.
option-cars-any = Por orden de asientos
option-cars-each = Coche
option-cars-R = { side-R }
option-cars-Y = { side-Y }
option-cars-G = { side-G }
option-cars-B = { side-B }
option-must_max = Lo más lejos posible
option-must_max-about = Tienes que poner tus dados de modo que llegues tan lejos como ellos permitan.
option-may_stop = Parar a voluntad
option-may_stop-about = Puedes dejar de poner dados en cualquier momento, aunque todavía encaje alguno.
option-first_seat = Quién empieza
option-first_seat-about = El asiento que empieza en cada ronda.
option-round_cap = Máximo de rondas
option-round_cap-about = Si nadie ha llegado a la meta tras este número de rondas, la carrera acaba sin que nadie gane.
preset-professional = Carrera para pilotos expertos
preset-professional-about = El circuito largo con ficha de tirada extra, fichas de aceleración y turbotirada.

plays-1 = Pone siempre primero su color favorito. Bueno para una primera carrera.
plays-2 = Llega tan lejos como lo llevan los dados y no piensa más allá.
plays-3 = Sabe desde qué casillas se sigue mejor y cuida sus fichas.
plays-4 = Sabe lo que vale cada ficha y tiene en cuenta lo que pueden sacar los demás.

colour-R = rojo
colour-Y = amarillo
colour-G = verde
colour-B = azul
colour-P = lila
colour-W = blanco
of-colour = { $colour ->
    [R] { colour-R }
    [Y] { colour-Y }
    [G] { colour-G }
    [B] { colour-B }
    [P] { colour-P }
   *[other] { colour-W }
}
    .plural = { $colour ->
        [R] rojos
        [Y] amarillos
        [G] verdes
        [B] azules
        [P] lilas
       *[other] blancos
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
   *[other] {" "}· { $p } lilas
}{ $w ->
    [0] { "" }
    [one] {" "}· { $w } { colour-W }
   *[other] {" "}· { $w } blancos
}

refused-turn = No es tu turno. Espera a que los dados lleguen a ti.
refused-home = Tu coche ya ha llegado a la meta y no tiene más turnos en esta carrera. Mira cómo los demás terminan la ronda.
refused-throw = «{ $text }» no es una tirada de { $dice } dados. Escribe una letra por dado, en el orden R Y G B P W (rojo, amarillo, verde, azul, lila, blanco).
refused-throw-said = No puedes elegir lo que sale: los dados se tiran por ti. Pon uno de los que hay en la mesa.
refused-turbo-basic = En el juego básico no hay turbotirada. Pon un dado que encaje.
refused-turbo-dice-left = La turbotirada se gana usando los seis dados. Pon primero los que te quedan.
refused-turbo-none-fits = La turbotirada se gana usando los seis dados, y aquí no encaja ninguno de los que te quedan. Usa una de tus fichas o para.
refused-all-laid = Los seis dados están puestos. Haz la turbotirada, o coge antes una ficha.
refused-stop = Todavía encaja un dado, así que no puedes parar. Ponlo.
refused-unreadable = «{ $text }» no es una jugada. Escribe un color y una casilla, por ejemplo W>O8, o stop.
refused-no-die = No te queda ningún dado { of-colour }. Elige una casilla de un color que aún tengas.
refused-colour = Esa casilla es de otro color. Pon cada dado y cada ficha en una casilla de su color.
refused-nowhere = Desde aquí no se puede seguir con el { of-colour }. Elige otro color.
refused-shorter = Con este dado no llegarías tan lejos como permiten tus dados. Elige un camino más largo.
refused-finish = Solo el blanco te lleva a la meta. Ponlo si lo tienes; si no, espera a tu próxima tirada.
refused-finish-far = La meta aún no toca tu casilla. Sigue casilla a casilla.
refused-start = Desde la salida se va a la casilla blanca o a la lila. Elige una de las dos.
refused-tyre = Es una casilla obstáculo. Rodéala.
refused-two-lanes = Esa casilla queda a dos carriles. Cambia de carril de uno en uno.
refused-corner = Esa casilla solo toca la tuya en una esquina. Elige una casilla que comparta un borde.
refused-not-further = Esa casilla no llega más adelante que la tuya. Cambia de carril solo hacia delante.
refused-backward = Esa casilla queda atrás. Elige una casilla de más adelante.
refused-far = Esa casilla no toca la tuya. Sigue casilla a casilla.
refused-tile-basic = En el juego básico no hay fichas. Pon un dado.
refused-tile-turbo = En la turbotirada no se usan fichas. Pon uno de sus dados o para.
refused-tile-gone = Ya has usado tu ficha de aceleración de color { of-colour }. Elige otra, o un dado.
refused-reroll-gone = Ya has usado tu ficha de tirada extra. Pon los dados que tienes.
refused-reroll-late = La ficha de tirada extra se usa antes de poner nada. Deshaz primero lo que has puesto, si aún puedes.
refused-reroll-none = Marca al menos un dado para volver a tirarlo.
refused-reroll-dice = No tienes los dados { $text }. Marca dados que estén en la mesa.
refused-bonus-car = El movimiento extra es solo para el coche del último color usado, una vez acabado el turno. Sigue sin él.
refused-bonus-unreadable = «{ $text }» no es un movimiento extra. Elige una casilla libre por delante del coche, o renuncia.
refused-bonus-occupied = Ahí ya hay un coche. Elige una casilla libre para el movimiento extra.
refused-bonus-ahead = Esa casilla no está justo delante. Elige una casilla que toque la del coche, o renuncia.
refused-max-or-stop = «Lo más lejos posible» y «Parar a voluntad» no se pueden combinar. Elige una de las dos opciones.
refused-first-seat = Con { $seats } asientos, empieza uno del 0 al { $last }. Elige uno de ellos.

said-throw = { of-side }: tirada{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Nada encaja y el coche no se mueve.
}
said-rethrow = { of-side }: nueva tirada{ dice-of }.{ $stays ->
    [0] { "" }
   *[other] {" "}Nada encaja y el coche no se mueve.
}
said-turbo = { of-side }: los seis dados puestos. Turbotirada{ dice-of }{ $stays ->
    [0] .
   *[other] , pero nada encaja{ said-back }
}
said-die = { of-side }: { advised-die }
said-tile = { of-side }: { advised-tile }
said-stop = { of-side }: nada más{ said-back }
said-back = { $back ->
    [none] .
   *[other] . Retrocede: { $back ->
        [R] { side-R }
        [Y] { side-Y }
        [G] { side-G }
       *[other] { side-B }
    }, { $back_to ->
        [START] a la salida
       *[other] en su carril
    }.
}
said-reroll = { of-side }: { advised-reroll }
said-step = { of-side }: { advised-step }
said-decline = { of-side }: sin movimiento extra.

ending-home = La carrera ha terminado.
ending-cap = Se ha jugado la última ronda y nadie ha llegado a la meta.

reason-home = Te lleva a la meta.
reason-throws-back = Hace retroceder a { of-side }.
reason-far = Así tus dados te llevan tan lejos como pueden.
reason-opens = Desde ahí se puede seguir con más colores que desde las otras casillas.
reason-saves-tile = No encaja ningún dado, y guardas tus fichas para más tarde.
reason-reroll = Tal como están, estos dados no te ayudan.
reason-forced = Por ahora no encaja nada más.
reason-step = El movimiento no cuesta ningún dado.

to-move = Turno: { of-side }
to-throw = Tirada: { of-side }
to-step = Movimiento extra: { of-side }
legend-round = Ronda { $round }
legend-last-round = Última ronda
legend-dice = Dados
legend-used = { $used ->
    [one] un dado puesto
   *[other] { $used } dados puestos
}
legend-extra = tirada extra
legend-finish = Meta
legend-tyre = casilla obstáculo
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
    [1] un { of-colour }
    [2] dos { of-colour.plural }
    [3] tres { of-colour.plural }
    [4] cuatro { of-colour.plural }
    [5] cinco { of-colour.plural }
   *[other] seis { of-colour.plural }
}
spoken-have = Tienes { $dice }.
spoken-from = { $here ->
    [START] Desde la salida
   *[other] Desde { $here }
}: { $ways }.
spoken-none = No encaja ningún dado.
spoken-step = { of-colour } { $space } { goal-way }
choices-title = Lo que puedes hacer
choice-die = Poner { of-colour } { laid-on }
choice-tile = Poner la ficha de aceleración de color { of-colour } { laid-on }
choice-step = Movimiento extra { laid-on }, { of-colour }
do-throw-again = Tirar otra vez
do-stop = Parar aquí
do-decline = Quedarse
spoken-mark = { of-colour }, marcar para tirar otra vez
spoken-tile = ficha de aceleración de color { of-colour }
spoken-tiles = Fichas de { of-side }
legend-first = Inicio: { of-side }
typing = Escribe una jugada ({ $example }) o solo la letra de su color (R { colour-R }, Y { colour-Y }, G { colour-G }, B { colour-B }, P { colour-P }, W { colour-W }), con + si es una ficha; también stop, turbo, reroll o decline cuando la lista los ofrece. Otros comandos:

# what is told at the table
laid-on = { $to ->
    [FIN] hasta la meta
    [O] en el carril exterior
    [M] en el carril central
   *[I] en el carril interior
}
of-lane = { $lane ->
    [O] carril exterior
    [M] carril central
   *[I] carril interior
}
advised-die = dado { of-colour } { laid-on }{ said-back }
advised-tile = ficha de aceleración de color { of-colour } { laid-on }{ said-back }
advised-reroll = ficha de tirada extra{ dice-of }.
advised-step = movimiento extra { laid-on }.
advised-stop = para aquí.
advised-turbo = haz la turbotirada.
advised-decline = quédate, sin movimiento extra.
refused-here = Ya estás ahí. Elige una casilla de más adelante.
refused-turbo-once = Solo hay una turbotirada por turno. Pon sus dados o para.
refused-bonus-off = En esta mesa no hay movimiento extra. Pon un dado que encaje.
reason-ahead = Esa casilla llega más adelante que las otras.
reason-tile-on = No encaja ningún dado, y la ficha te lleva adelante.
reason-tile-far = Con ella tus dados te llevan más lejos que sin ella.
reason-turbo = Los seis dados están puestos, así que la turbotirada es tuya.
reason-stand = Desde aquí necesitas de media menos rondas que desde las casillas de delante.
reason-fewer = Desde allí necesitas de media menos rondas que desde aquí.
do-turbo = Turbotirada
aim = Vuelve antes que nadie a la gran casilla blanca: pon tus dados en los mismos colores por delante de tu coche.
next-lay = Toca una casilla enmarcada para poner ahí ese dado.
next-lay-or-again = Toca una casilla enmarcada para poner ese dado, o marca dados para volver a tirarlos.
next-lay-or-stop = Toca una casilla enmarcada para poner ese dado, o para aquí.
next-die = Toca la casilla enmarcada para poner ahí el dado { of-colour }.
next-tile = Toca la casilla enmarcada para poner ahí la ficha de aceleración de color { of-colour }.
next-no-die = No encaja ningún dado. Usa una de tus fichas, o para aquí.
next-all-laid = Los seis dados están puestos: haz la turbotirada, o pon antes otra ficha.
next-turbo = Turbotirada: pon un dado o los dos, o para aquí.
next-step = Movimiento extra: toca una casilla enmarcada, o quédate.
news-stays = { $kind ->
    [turbo] Turbotirada: nada encajaba.
   *[other] Nada encajaba: no te has movido.
}
news-stays-other = { of-side }: { $kind ->
    [turbo] turbotirada, nada encajaba.
   *[other] nada encajaba, el coche no se ha movido.
}
news-back = { $to ->
    [START] Tu coche ha retrocedido a la salida.
   *[other] Tu coche ha retrocedido en su carril, al { of-colour }.
}
news-home = { of-side }: en la meta. Esta es la última ronda.
celebrate = Victoria en la meta: { $sides }
card-car = Coche: { of-side }
card-car-any = Coche
card-car-drives = Avanza hasta el dado o la ficha que se ha puesto en último lugar.
card-car-pass = Los demás coches pueden pasar por su casilla.
card-car-back = { $to ->
    [START] Si un turno acaba en su casilla, retrocede a la salida.
   *[other] Si un turno acaba en su casilla, retrocede en su carril, al { of-colour }.
}
card-car-back-any = Si un turno acaba en su casilla, retrocede en su carril.
card-car-home = En la meta: ya no tiene más turnos.
card-car-field = Está en la casilla blanca, donde hay sitio para todos los coches: allí nadie retrocede.
card-car-tiles = Fichas de aceleración que le quedan: { $tiles }
card-space = Casilla: { of-colour }, { of-lane }
card-space-any = Casilla de color
card-space-enter = Se entra con un dado o una ficha de aceleración de su color.
card-space-laid = Aquí hay { $tile ->
    [1] una ficha de aceleración
   *[other] un dado
}: el coche pasa por aquí.
card-space-ahead = Por delante, { of-lane }: { of-colour }
card-space-lane = Para cambiar de carril, la casilla debe tocar la tuya y llegar más adelante.
card-tyre = Casilla obstáculo
card-tyre-closed = Nadie puede entrar en ella. Rodéala.
card-field-start = Desde la salida se va a la casilla blanca o a la lila.
card-field-finish = Solo el blanco lleva a la meta: un dado o una ficha de aceleración.
card-field-room = Hay sitio para todos los coches: aquí nadie retrocede.
card-die = Dado: { of-colour }
card-die-any = Dado de colores
card-signs = Colores y sus signos
card-sign = { $colour ->
    [R] Triángulo: { of-colour }.
    [Y] Círculo: { of-colour }.
    [G] Cuadrado: { of-colour }.
    [B] Rombo: { of-colour }.
    [P] Estrella: { of-colour }.
   *[other] Anillo: { of-colour }.
}
card-die-faces = Cada una de sus seis caras es de otro color.
card-die-lay = Se pone en su color por delante de tu coche, o de lo último que se ha puesto.
card-die-fits = Encaja ahora: { laid-on }
card-die-spent = Ya no se puede usar: se queda aquí hasta la próxima tirada.
card-tile = Ficha de aceleración: { of-colour }
card-tile-any = Ficha de aceleración
card-tile-pro = Es de la variante para pilotos expertos.
card-tile-lay = Se pone como un dado de su color, antes, entre o después de tus dados.
card-tile-once = Nunca es obligatorio usarla. Una vez usada, se acabó.
card-tile-free = No cuenta como dado.
card-tile-used = Esta ya está usada.
card-extra = Ficha de tirada extra
card-extra-again = Después de tu tirada y antes de poner nada: marca dados y tíralos otra vez.
card-turbo = Turbotirada
card-turbo-earn = Quien ha puesto los seis dados tira dos más.
card-turbo-may = Puedes poner uno, los dos o ninguno, pero ninguna ficha.
card-bonus = Movimiento extra
card-bonus-who = Tras un turno, el coche del último color usado puede avanzar una casilla.
card-bonus-where = Necesita una casilla libre que toque la suya, y ningún dado.
card-end = Última ronda
card-end-round = En cuanto un coche está en la meta, la ronda se juega hasta el final.
card-end-dice = Si hay varios, gana quien ha usado menos dados en esa ronda.
card-end-shared = Si también empatan en eso, comparten la victoria.
crib-pieces = Coches, dados y fichas
crib-track = Circuito
crib-race = Carrera
