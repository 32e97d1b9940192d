# Las palabras de The Great Race.

title = The Great Race
about = África en semioruga: planifica cinco asistentes en secreto, abre camino y llega pronto, de una pieza y con dinero.

option-mode = Juego
option-mode-about = Una carrera de dos a cinco tripulaciones, una tripulación contra el TORPEDO, o un viaje sin ningún rival.
option-mode-race = Carrera
option-mode-solo = Contra el TORPEDO
option-mode-alone = A solas
option-direction = Dirección
option-direction-about = De Colomb-Béchar, al norte, a Ciudad del Cabo, al sur, o al revés.
option-direction-NS = Hacia el sur
option-direction-SN = Hacia el norte
option-bivouac_order = Primera elección
option-bivouac_order-about = Quién elige antes en cada vivac: el último del orden de turno o el primero.
option-bivouac_order-reverse = El último del orden de turno
option-bivouac_order-turn = El primero del orden de turno
option-leaders = Líderes
option-leaders-about = Qué poderes cuentan: solo el de las Sufragistas, los de todas las tripulaciones, o ninguno.
option-leaders-book = Solo las Sufragistas
option-leaders-all = Todas las tripulaciones
option-leaders-none = Ninguno
option-mechanic_spaces = Mecánicos
option-mechanic_spaces-about = Cuántos mecánicos caben en un plan. Con dos, la partida contra el TORPEDO es bastante más difícil.
option-deck_upgrades = Mazo que mejora
option-deck_upgrades-about = Tras cada partida de una campaña, el TORPEDO recibe cartas más fuertes.
option-legacy = Poderes heredados
option-legacy-about = El TORPEDO gana un poder en cada ciudad del color de su destino y lo conserva toda la campaña.
option-passport = Pasaporte
option-passport-about = Doce misiones, y un sello por cada una que cumplas. También vale por sí solo, pero contra el TORPEDO solo hay sellos si su mazo mejora.
option-upgrade = Cartas nuevas
option-upgrade-about = Si la carta más fuerte del TORPEDO sale al azar o lleva la misma letra que la que sustituye.
option-upgrade-random = Al azar
option-upgrade-letter = Misma letra
option-max_rounds = Máximo de rondas
option-max_rounds-about = Si nadie ha llegado tras este número de rondas, la partida acaba y decide quién está a menos pasos de la meta.
option-crews = Tripulaciones
option-crews-about = Las tripulaciones por orden de asientos, por ejemplo SU,FR. Los asientos sin tripulación reciben la siguiente de FR, GB, BE, IT, SU e IN.
option-crews-any = Por orden de asientos
option-crews-each = Tripulación
option-crews-FR = { crew-FR }
option-crews-GB = { crew-GB }
option-crews-BE = { crew-BE }
option-crews-IT = { crew-IT }
option-crews-SU = { crew-SU }
option-crews-IN = { crew-IN }
option-deck = Cartas del TORPEDO
option-deck-about = La fuerza de las ocho cartas Estienne con las que juega el TORPEDO. En una campaña salen de las partidas anteriores.
option-deck-typed = Por ejemplo A2,B1,C1,D1,E1,F1,G1,H1: una letra y un nivel por carta.
option-deck-first = Las ocho de nivel 1
deck-level-1 = Nivel 1, fácil
deck-level-2 = Nivel 2, más difícil
deck-level-3 = Nivel 3, difícil
deck-level-mixed = Mezclado, carta a carta
deck-level-about = Las ocho cartas de este nivel. En cada ronda: losetas { $tiles }; casillas por figura { $moves }; combustible +{ $fuel }, mecánica +{ $mechanics }; daño { $damage } por cada carta de peligro que quede.
deck-card = Carta { $letter }, destino { $colour }: nivel
deck-given = Como se indica: { $cards }
option-stickers = Poderes del TORPEDO
option-stickers-about = Los poderes que el TORPEDO tiene desde el principio, hasta el nivel 4 en cada color. En una campaña salen de las partidas anteriores.
option-stickers-typed = Cuatro cifras de 0 a 4, para azul, verde, rojo y amarillo, por ejemplo 2010.
option-stickers-0000 = Ninguno todavía
stickers-colour = Nivel en { $colour }
stickers-none = Ningún poder de este color
option-first = Quién empieza
option-first-about = Contra el TORPEDO: quién va primero en el orden de turno al empezar. En una campaña es quien perdió la última vez.
option-first-player = Tú
option-first-T = TORPEDO

## Names

town-COL = Colomb-Béchar
town-CAP = Ciudad del Cabo
town-NOU = Nouadhibou
town-FOR = Fort-Lamy
town-LIB = Libreville
town-DAR = Dar es Salaam
town-WIN = Windhoek
town-TOM = Tombuctú
town-POR = Porto-Novo
town-STA = Stanleyville
town-ELI = Élisabethville
town-JOH = Johannesburgo
town-AGA = Agadès
town-BAM = Bamako
town-BAN = Bangui
town-LUA = Luanda
town-BEI = Beira
town-INS = In Salah
town-DAK = Dakar
town-NAI = Nairobi
town-LEO = Léopoldville
town-LIV = Livingstone
of-town = { $town ->
    [CAP] { town-CAP }
    [NOU] { town-NOU }
    [FOR] { town-FOR }
    [LIB] { town-LIB }
    [DAR] { town-DAR }
    [WIN] { town-WIN }
    [TOM] { town-TOM }
    [POR] { town-POR }
    [STA] { town-STA }
    [ELI] { town-ELI }
    [JOH] { town-JOH }
    [AGA] { town-AGA }
    [BAM] { town-BAM }
    [BAN] { town-BAN }
    [LUA] { town-LUA }
    [BEI] { town-BEI }
    [INS] { town-INS }
    [DAK] { town-DAK }
    [NAI] { town-NAI }
    [LEO] { town-LEO }
    [LIV] { town-LIV }
   *[COL] { town-COL }
}
of-space = { $side ->
    [at] { near-town }
    [E] al este { from-town }
    [W] al oeste { from-town }
    [NE] al noreste { from-town }
    [NW] al noroeste { from-town }
    [SE] al sureste { from-town }
    [SW] al suroeste { from-town }
    [NN] dos casillas al norte { from-town }
    [SS] dos casillas al sur { from-town }
   *[EE] dos casillas al este { from-town }
}
near-town = { $near ->
    [CAP] { town-CAP }
    [NOU] { town-NOU }
    [FOR] { town-FOR }
    [LIB] { town-LIB }
    [DAR] { town-DAR }
    [WIN] { town-WIN }
    [TOM] { town-TOM }
    [POR] { town-POR }
    [STA] { town-STA }
    [ELI] { town-ELI }
    [JOH] { town-JOH }
    [AGA] { town-AGA }
    [BAM] { town-BAM }
    [BAN] { town-BAN }
    [LUA] { town-LUA }
    [BEI] { town-BEI }
    [INS] { town-INS }
    [DAK] { town-DAK }
    [NAI] { town-NAI }
    [LEO] { town-LEO }
    [LIV] { town-LIV }
   *[COL] { town-COL }
}
from-town = { $near ->
   *[other] de { near-town }
}
crew-FR = Franceses
crew-GB = Británicos
crew-BE = Belgas
crew-IT = Italianos
crew-SU = Sufragistas
crew-IN = Independientes
crew-T = TORPEDO
of-crew = { $crew ->
    [FR] { crew-FR }
    [GB] { crew-GB }
    [BE] { crew-BE }
    [IT] { crew-IT }
    [SU] { crew-SU }
    [IN] { crew-IN }
   *[T] { crew-T }
}
side-wins = { $side ->
    [crew-FR] Los franceses ganan.
    [crew-GB] Los británicos ganan.
    [crew-BE] Los belgas ganan.
    [crew-IT] Los italianos ganan.
    [crew-SU] Las Sufragistas ganan.
   *[crew-IN] Los Independientes ganan.
}
who = { $crew ->
    [FR] { crew-FR }
    [GB] { crew-GB }
    [BE] { crew-BE }
    [IT] { crew-IT }
    [SU] { crew-SU }
   *[IN] { crew-IN }
}
whom = { $rival ->
    [FR] los franceses
    [GB] los británicos
    [BE] los belgas
    [IT] los italianos
    [SU] las Sufragistas
    [T] el TORPEDO
   *[IN] los Independientes
}
card-CAN = bidón de gasolina
card-TANK = camión cisterna
card-PARTS = piezas de recambio
card-TOOLS = caja de herra{ "\u00AD" }mientas
card-DNG = peligro
card-TEL = tele{ "\u00AD" }grama del patro{ "\u00AD" }cinador
card-GUIDE = guía
card-WINCH = cabres{ "\u00AD" }tante
of-card = { $card ->
    [CAN] { card-CAN }
    [TANK] { card-TANK }
    [PARTS] { card-PARTS }
    [TOOLS] { card-TOOLS }
    [DNG] { card-DNG }
    [TEL] { card-TEL }
    [GUIDE] { card-GUIDE }
   *[WINCH] { card-WINCH }
}
a-card = { $card ->
    [CAN] un bidón de gasolina
    [TANK] un camión cisterna
    [PARTS] piezas de recambio
    [TOOLS] una caja de herramientas
    [DNG] una carta de peligro
    [TEL] un telegrama del patrocinador
    [GUIDE] una carta de guía
   *[WINCH] un cabrestante
}
role-F = financiación
role-P = explorador
role-M = mecánico
role-E = escolta
of-role = { $role ->
    [F] { role-F }
    [P] { role-P }
    [M] { role-M }
   *[E] { role-E }
}
colour-purple = morado
colour-blue = azul
colour-green = verde
colour-red = rojo
colour-yellow = amarillo
of-colour = { $colour ->
    [purple] { colour-purple }
    [blue] { colour-blue }
    [green] { colour-green }
    [red] { colour-red }
   *[yellow] { colour-yellow }
}
coloured = { $colour ->
    [blue] azul
    [green] verde
    [red] roja
   *[yellow] amarilla
}
gauge-f = combustible
gauge-e = motor
gauge-c = chasis
gauge-m = mecánica
of-gauge = { $gauge ->
    [f] { gauge-f }
    [e] { gauge-e }
    [c] { gauge-c }
   *[m] { gauge-m }
}
symbol-F = combustible
symbol-M = mecánico
symbol-D = peligro
symbol-S = parada
of-symbol = { $symbol ->
    [F] { symbol-F }
    [M] { symbol-M }
    [D] { symbol-D }
   *[S] { symbol-S }
}
of-tile = { $tile ->
    [F] { symbol-F } 1
    [FF] { symbol-F } 2
    [FM] { symbol-F } 1, { symbol-M } 1
    [FD] { symbol-F } 1, { symbol-D }
    [FS] { symbol-F } 1, { symbol-S }
    [FFF] { symbol-F } 3
    [FFM] { symbol-F } 2, { symbol-M } 1
    [FMM] { symbol-F } 1, { symbol-M } 2
    [FFD] { symbol-F } 2, { symbol-D }
    [FMD] { symbol-F } 1, { symbol-M } 1, { symbol-D }
    [FMS] { symbol-F } 1, { symbol-M } 1, { symbol-S }
    [FFFM] { symbol-F } 3, { symbol-M } 1
    [FFMM] { symbol-F } 2, { symbol-M } 2
    [FFMD] { symbol-F } 2, { symbol-M } 1, { symbol-D }
    [FMMS] { symbol-F } 1, { symbol-M } 2, { symbol-S }
    [FFFMM] { symbol-F } 3, { symbol-M } 2
    [FFMMD] { symbol-F } 2, { symbol-M } 2, { symbol-D }
    [FFMMS] { symbol-F } 2, { symbol-M } 2, { symbol-S }
   *[other] ninguna loseta
}
gains = { $engine ->
    [0] chasis +{ $chassis }
   *[other] motor +{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , chasis +{ $chassis }
    }
}
losses = { $engine ->
    [0] chasis −{ $chassis }
   *[other] motor −{ $engine }{ $chassis ->
        [0] { "" }
       *[other] , chasis −{ $chassis }
    }
}
plan-of = financiación { $funding }, explorador { $pathfinder }, mecánico { $mechanic }, escolta { $escort }
power-blue-1 = las paradas ya no acaban su movimiento
power-blue-2 = sin recargo de combustible en las zonas de riesgo
power-blue-3 = navega gratis siempre que eso sirva a su destino
power-blue-4 = una casilla más para la figura 2
power-green-1 = un bidón o una cisterna del vivac le dan combustible
power-green-2 = unas piezas o una caja de herramientas del vivac le dan mecánica
power-green-3 = un bidón o una cisterna robados en una ciudad le dan combustible
power-green-4 = unas piezas o una caja de herramientas robadas en una ciudad le dan mecánica
power-red-1 = una carta de peligro que toma en el vivac te hace daño
power-red-2 = una carta de peligro que roba en una ciudad te hace daño
power-red-3 = el peligro de una loseta le cuesta 1 en vez de 2
power-red-4 = el peligro de una loseta no le cuesta nada
power-yellow-1 = máximo de los dos indicadores 7
power-yellow-2 = máximo de los dos indicadores 8
power-yellow-3 = máximo de los dos indicadores 9
power-yellow-4 = máximo de los dos indicadores 10
of-power = { $colour ->
    [blue] { $level ->
        [1] { power-blue-1 }
        [2] { power-blue-2 }
        [3] { power-blue-3 }
       *[4] { power-blue-4 }
    }
    [green] { $level ->
        [1] { power-green-1 }
        [2] { power-green-2 }
        [3] { power-green-3 }
       *[4] { power-green-4 }
    }
    [red] { $level ->
        [1] { power-red-1 }
        [2] { power-red-2 }
        [3] { power-red-3 }
       *[4] { power-red-4 }
    }
   *[yellow] { $level ->
        [1] { power-yellow-1 }
        [2] { power-yellow-2 }
        [3] { power-yellow-3 }
       *[4] { power-yellow-4 }
    }
}

## What is said of an action

said-take = { who }: carta tomada del hueco { $slot } ({ of-card }).
said-plan = { who }: plan hecho ({ plan-of }).
said-buy = { who }: combustible comprado, +{ $fuel } por { $francs } F.
said-use = { who }: carta jugada ({ of-card }), { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] se saca una loseta.
   *[other] combustible +{ $fuel }.
}
said-mend = { who }: carta jugada ({ of-card }), { gains }.
said-strike = { who }: carta de peligro jugada contra { whom }, { $gauge ->
    [e] motor
   *[c] chasis
}.
said-strike-t = { who }: carta de peligro jugada contra el TORPEDO, mecánica −1.
said-guide = { who }: carta de guía jugada, loseta retirada { of-space } ({ of-tile }).
said-fund = { who }: { $francs } F conseguidos.
said-scout = { who }: explorador enviado a reconocer el terreno.
said-scout3 = { who }: reconocimiento con tres losetas para elegir.
said-fetch = { who }: explorador enviado por una carta.
said-pass = { who }: pase en esta ronda.
said-halt = { who }: parada.
said-guard = { who }: escolta gastada, el peligro no hace daño.
said-shield = { who }: peligro anulado con el poder propio.
said-accept = { who }: peligro aceptado, sin escolta.
said-winch-m = { who }: cabrestante usado, un símbolo de mecánico no cuenta.
said-winch-s = { who }: cabrestante usado, el símbolo de parada no cuenta.
said-nowinch = { who }: ningún cabrestante usado.
said-repair = { who }: reparación por { $francs } F, { gains }.
said-hit = { who }: daño sufrido, { losses }.
said-go-town = { who }: { drive } hasta { of-space }.
said-go-blind = { who }: { drive } a ciegas, { of-space }.
said-go = { who }: { drive } hasta la casilla { of-space } ({ of-tile }), combustible −{ $fuel }.
drive = { $begins ->
    [0] el trayecto sigue
   *[other] trayecto
}
said-sail = { who }: por mar hasta { of-space } por { $francs } F.
said-clear = { who }: loseta retirada por una escolta { of-space } ({ of-tile }).
said-back = { who }: loseta devuelta a la bolsa ({ of-tile }).
said-drop = { who }: carta descartada ({ of-card }).
said-lay = { who }: loseta colocada { of-space } ({ of-tile }).
said-drew-tile = { who }: loseta sacada ({ of-tile }).
said-drew-blind = Loseta { of-space }: { of-tile }.
said-drew-t-tile = T saca una loseta ({ of-tile }).
said-drew-t-blind = T conduce a ciegas, { of-space }. Allí hay: { of-tile }.
said-drew-t-card = T roba { a-card }.{ $fuel ->
    [0] { "" }
   *[other] {" "}Su combustible sube { $fuel }.
}{ $mechanics ->
    [0] { "" }
   *[other] {" "}Su mecánica sube { $mechanics }.
}
said-drew-card = { who }: carta robada ({ of-card }).
said-laid-out = En el hueco { $slot }: { of-card }.
said-estienne = Se descubre la carta Estienne { $estienne }: el color del destino es { of-colour }.
heard-plan = { who }: plan hecho.
heard-card = { who }: carta robada.

## What follows by itself

told-goal = { of-town } es la ciudad { coloured } abierta más cercana, { steps }.
told-goal-tie = { of-town } y otra ciudad { coloured } están igual de cerca, { steps }; { of-town } está más cerca de la meta.
told-goal-row = { of-town } y otra ciudad { coloured } están igual de cerca, { steps }, e igual de lejos de la meta; { of-town } está más al norte.
told-goal-none = Ya no queda abierta ninguna ciudad { coloured }: T pone rumbo a la meta, { of-town }, { steps }.
steps = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
told-sail = { $steps ->
    [0] T navega hasta { of-town }: de su puerto sale una ruta marítima que lleva derecho a su destino.
   *[other] T navega hasta { of-town }: desde allí hay { steps } hasta su destino; por tierra, con esta figura aún quedarían { $by_land }.
}
told-lay = { $value ->
    [1] Loseta fácil, valor { $value }: T la pone en su propia ruta, { of-space } ({ of-tile }).
    [2] Loseta fácil, valor { $value }: T la pone en su propia ruta, { of-space } ({ of-tile }).
   *[other] Loseta difícil, valor { $value }: T la pone en tu ruta, { of-space } ({ of-tile }).
}
told-lay-beside = Ninguna de tus rutas más cortas tiene sitio para una loseta difícil, así que T la pone junto a tu vehículo o junto a la ruta, { of-space } ({ of-tile }).
told-lay-other = { $value ->
    [1] La ruta que tomaría T está llena; pone la loseta fácil en otra igual de corta, { of-space } ({ of-tile }).
    [2] La ruta que tomaría T está llena; pone la loseta fácil en otra igual de corta, { of-space } ({ of-tile }).
   *[other] Tu ruta está llena; T pone la loseta difícil en otra igual de corta para ti, { of-space } ({ of-tile }).
}
told-box = Ninguna de las rutas más cortas al destino de T tiene sitio para esta loseta ({ of-tile }); vuelve a la caja.
told-box-hard = { $arrived ->
    [0] No hay sitio para esta loseta ({ of-tile }); vuelve a la caja.
   *[other] Ya has llegado y nada puede frenarte; la loseta difícil ({ of-tile }) vuelve a la caja.
}
told-town = T está al lado de { of-space } y entra: la ciudad está abierta.
told-go = T va a la casilla { of-space } ({ of-tile }), un paso más cerca de su destino. { t-left }{ t-stopped }
told-go-easier = T va a la casilla { of-space } ({ of-tile }), el paso más fácil hacia su destino. { t-left }{ t-stopped }
told-go-blind = T puede pagar la loseta { of-space } y va allí. { t-left }
t-left = Combustible { $fuel }, mecánica { $mechanics }.
t-stopped = { $stopped ->
    [0] { "" }
   *[other] {" "}El símbolo de parada acaba su movimiento.
}
told-stay = T se queda: con combustible { $fuel } y mecánica { $mechanics } no puede pagar ninguna casilla más cercana a su destino.
told-stay-blind = T se queda: con combustible { $fuel } y mecánica { $mechanics } no puede pagar la loseta { of-space }.
told-power = T gana un poder, { of-colour } { $level }: { of-power }.
told-arrives = T llega a { of-town }.
told-take = T toma { a-card } del hueco { $slot }, como dice su carta.
told-take-next = El hueco que quiere T está vacío; toma del siguiente, el { $slot }: { of-card }.
told-hits = La carta de peligro que quedó alcanza a { who-hit }: { losses }.
told-hits-power = La carta de peligro que tomó T alcanza a { who-hit }: { losses }.
who-hit = { $crew ->
    [FR] los franceses
    [GB] los británicos
    [BE] los belgas
    [IT] los italianos
    [SU] las Sufragistas
   *[IN] los Independientes
}
told-gains = T se recupera: combustible +{ $fuel }, mecánica +{ $mechanics }.
told-prime = T ocupa el primer puesto en el orden de turno: combustible +{ $fuel }.
told-gains-power = T usa lo que ha tomado: combustible +{ $fuel }, mecánica +{ $mechanics }.
told-lost = { who }: daño sufrido, { losses }.
told-arrival = { who }: llegada a { of-town } en { nth } lugar.
told-arrival-alone = { who }: llegada a tiempo a { of-town }.
nth = { $place ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
   *[5] quinto
}
told-last-round = Es la última ronda: los demás aún pueden usar los asistentes que les quedan.
told-round = Empieza la ronda { $round }.
told-estienne = Las ocho cartas Estienne se han usado y se barajan de nuevo.
told-plan = { who }: plan descubierto ({ plan-of }).
told-left = Nadie la ha tomado, va al descarte: { of-card }.
told-order-prime = { who }: { nth } puesto en el orden de turno, +{ $francs } F.
told-order = { who }: { nth } puesto en el orden de turno.
told-order-t = T ocupa el { nth } puesto en el orden de turno.
told-bag = La bolsa estaba vacía: las losetas descartadas vuelven a ella.
told-deck = El mazo estaba vacío: las cartas descartadas se barajan y forman otro.
told-no-room = No hay sitio para esta loseta ({ of-tile }); va al descarte.
told-entered = { who }: loseta pagada, entrada en la casilla { of-space }, combustible −{ $fuel }.
told-stuck = { who }: loseta { of-space } imposible de pagar, el vehículo se queda donde está.
told-stop = El símbolo de parada acaba el trayecto.
told-steps = Era el último paso del trayecto.
told-nowhere = { who }: ninguna casilla en la que entrar desde aquí, el trayecto acaba.
told-over = Ya no queda nadie en juego, y la partida ha acabado.
told-limit = Tras la ronda { $rounds } no ha llegado nadie, y la partida ha acabado.
ending-arrivals = La última ronda se ha jugado hasta el final.
ending-arrival = El viaje ha llegado a su fin.
ending-limit = Nadie ha llegado a tiempo.
told-points = { who }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
told-points-t = T tiene { $points ->
    [one] un punto
   *[other] { $points } puntos
}.

not-g16-1 = { of-space } está más lejos.
not-g16-2 = { of-space } no está en un nivel más alto que la última ciudad de T.
not-g16-3 = { of-space } no está más cerca de la meta que T.
not-g16-4 = { of-space } está igual de cerca, pero más lejos de la meta.
not-g16-5 = { of-space } está igual de cerca, pero viene después por fila y columna.
not-g17-3 = Allí T no puede pagar: { of-space }.
not-g17-5 = Menos fácil, o posterior por fila y columna: { of-space }.
not-g21-3 = Por mar hasta { of-space }: T no quedaría tan cerca de su destino como con sus casillas por tierra.

## Why not

refused-turn = No es tu turno. Espera a que los demás hayan actuado.
refused-turn-plan = Otra tripulación está planificando. Espera a que todos los planes estén hechos.
refused-turn-take = Otra tripulación elige carta antes. Espera a que te toque tomar una.
refused-gone = Has dejado esta carrera. Mira a los demás, o empieza una partida nueva.
refused-arrived = Has llegado: ya no hay turnos, ni cartas, ni daño. Espera a que acabe la ronda.
refused-passed = Has pasado, y eso vale para toda la ronda. Tus escoltas sin usar aún te protegen; espera a la próxima ronda.
refused-out = Todos tus asistentes están usados, así que no tienes más turnos en esta ronda. Espera a la siguiente.
refused-resign-word = Abandonar no es una jugada. Abandona como lo ofrece la mesa.
refused-draw = Antes hay que sacar algo. Sácalo y sigue.
refused-unreadable = «{ $text }» no se puede jugar aquí. Escribe lo que haces, por ejemplo { $example }.
refused-off-map = No hay ninguna casilla { $space } en el mapa. Nombra una casilla por fila y columna, como 4.1, o una ciudad por sus tres letras.

refused-planned = Tu plan está hecho, y los demás aún planifican. Deshazlo si quieres otro.
refused-plan-open = Los planes están revelados y ya no cambian. Usa los asistentes que planificaste.
refused-plan-later = Aún no es momento de planificar. Acaba antes esta fase.
refused-plan-first = Ahora toca planificar. Da una tarea a cada uno de tus cinco asistentes: financiación, explorador, mecánico o escolta.
refused-plan-letter = { $letter } no es una tarea. F es financiación, P explorador, M mecánico y E escolta.
refused-plan-count = { $given ->
    [one] Hay un asistente colocado
   *[other] Hay { $given } asistentes colocados
}, pero un plan tiene exactamente cinco. Coloca los cinco.
refused-plan-role = Como mucho { $most } asistentes pueden tener la tarea «{ of-role }». Da otra tarea a los demás.
refused-take-later = Ahora no hay cartas que tomar. Espera al vivac.
refused-take-first = Hay que tomar una carta; no se puede renunciar. Elige un hueco con carta: { $slots }.
refused-slot-empty = Ahí no hay ninguna carta. Elige un hueco con carta: { $slots }.

refused-bought = Ya has comprado combustible en este turno, y solo se puede una vez. Sigue con cartas o con un asistente.
refused-buy-late = Después de una carta es tarde para comprar combustible en este turno. Cómpralo al empezar el próximo.
refused-buy-town = En un viaje a solas el combustible solo se vende en las ciudades. Entra antes en una.
refused-tank-full = Tu depósito está lleno. Sigue con cartas o con un asistente.
refused-buy-levels = El combustible se compra por niveles enteros, al menos uno. Puedes comprar hasta { $levels }.
refused-buy-tank = Tu depósito solo admite { $levels } más. Compra menos.
refused-buy-purse = Un nivel cuesta aquí { $price } F, y tienes { $francs } F. Compra menos, o consigue antes dinero.

refused-no-card = Ninguna de tus cartas se puede jugar ahora. Haz actuar a un asistente, o pasa.
refused-card-unknown = No hay ninguna carta «{ $text }». Las cartas son CAN, TANK, PARTS, TOOLS, DNG, TEL, GUIDE y WINCH.
refused-card-missing = Esa carta no está en tu mano: { of-card }. Elige una que tengas.
refused-card-nothing = Esa carta no cambiaría nada ahora: { of-card }. Guárdala para más tarde.
refused-mend-letters = Nombra exactamente { $levels ->
    [one] un nivel, e de motor o c de chasis
   *[other] { $levels } niveles con las letras e de motor y c de chasis
}.
refused-guide-nothing = No hay loseta que sacar con la carta de guía. Retira con ella una loseta vecina, o guárdala.
refused-danger-alone = Viajas a solas: no hay nadie contra quien jugar una carta de peligro. Guárdala hasta que tengas que descartar.
refused-danger-nobody = Una carta de peligro no puede dañar a nadie ahora. Guárdala para más tarde.
refused-danger-rival = Nombra a un rival para la carta de peligro: { $rivals }.
refused-danger-arrived = Ese rival ha llegado o ha abandonado, y ya nada lo puede dañar. Elige a uno que siga en camino.
refused-danger-gauge = Nombra también el indicador del rival: e de motor o c de chasis.
refused-danger-zero = Ahí ya no hay nada que perder: { of-gauge } a 0. Elige otro indicador u otro rival.

refused-assistant-used = Tus asistentes con la tarea «{ of-role }» ya han actuado todos en esta ronda. Usa otro, o pasa.
refused-assistant-none = En esta ronda no planificaste a nadie con la tarea «{ of-role }». Usa otro asistente, o pasa.
refused-no-tiles = No quedan losetas que sacar. Manda al explorador por una carta.
refused-no-cards = No quedan cartas que robar. Manda al explorador a reconocer el terreno.
refused-no-power = Tu tripulación no tiene ese poder. Hazlo de la manera normal.
refused-power-used = El poder de tu tripulación ya se ha usado en esta ronda. En la siguiente vuelve a estar disponible.
refused-few-tiles = Quedan menos de { $tiles } losetas que sacar. Reconoce el terreno con dos.
refused-repair-full = Motor y chasis están en perfecto estado: no hay nada que reparar. Haz conducir al mecánico, o usa otro asistente.
refused-repair-letters = Nombra los niveles con las letras e de motor y c de chasis, por ejemplo repair ec.
refused-repair-many = Una reparación devuelve uno o dos niveles. Nombra menos.
refused-repair-gauge = { $levels ->
    [0] Ahí no hay nada roto: { of-gauge } al máximo.
    [one] Ahí solo falta un nivel: { of-gauge }.
   *[other] Ahí solo faltan { $levels } niveles: { of-gauge }.
} Nombra solo lo que hay que reparar.
refused-repair-money = Un nivel cuesta aquí { $price } F, y tienes { $francs } F. Repara menos, o consigue antes dinero.

refused-engine-none = Con el motor a 0 no se conduce. Repara antes el motor.
refused-no-way = No puedes entrar en ninguna casilla vecina. Compra antes combustible, repara, o usa otro asistente.
refused-too-far = Un trayecto tiene como mucho tantos pasos como niveles tenía el motor al empezar; tienes { $steps }. Nombra una casilla vecina.
refused-one-step = Un trayecto se hace paso a paso. Nombra una casilla vecina; luego podrás seguir.
refused-not-neighbour = No está al lado: { of-space }. Elige una casilla vecina por tierra.
refused-sea-route = Desde aquí solo una ruta marítima lleva a { of-space }. Haz que un mecánico navegue hasta allí.
refused-blind-fuel = Para conducir a ciegas { of-space } necesitas { $need } de combustible, y tienes { $fuel }. Compra antes combustible, o elige otro camino.
refused-tile-fuel = La loseta { of-space } cuesta { $need } de combustible, y tienes { $fuel }. Compra antes combustible, o elige otro camino.
refused-tile-levels = La loseta { of-space } cuesta { $need ->
    [one] un nivel
   *[other] { $need } niveles
} de motor y chasis, y tienes { $left }. Repara antes, o elige otro camino.
refused-driving = Tu trayecto está en marcha. Sigue hacia una casilla vecina, o detente.
refused-halt-later = No hay ningún trayecto en marcha. Elige otra cosa.
refused-stopped = Un símbolo de parada ha acabado tu trayecto. Sigue con otro mecánico cuando sea tu turno.
refused-in-town = Un trayecto acaba en una ciudad. Sigue con otro mecánico cuando sea tu turno.
refused-drive-over = Tu trayecto ha acabado: no tiene más pasos que niveles tenía el motor. Sigue con otro mecánico cuando sea tu turno.
refused-must-enter = Puedes pagar la loseta que ha salido, así que tienes que entrar. Responde antes a la pregunta; luego podrás detenerte.
refused-sail-engine = Con el motor a 0 no se navega. Repara antes el motor.
refused-no-port = No estás en un puerto. Las rutas marítimas salen de Nouadhibou, Dakar, Porto-Novo, Libreville, Luanda, Dar es Salaam y Beira.
refused-no-route = Ninguna ruta marítima lleva de aquí a { of-space }. Elige un puerto al que lleve una.
refused-sail-money = La travesía a { of-space } cuesta { $price } F, y tienes { $francs } F. Consigue antes dinero, o ve por tierra.

refused-clear-nothing = No hay ninguna loseta vecina que se pueda retirar. Guarda la escolta para protegerte.
refused-clear-empty = Allí no hay ninguna loseta: { of-space }. Elige una casilla vecina que tenga una.
refused-clear-far = No está al lado: { of-space }. Elige una loseta de una casilla vecina por tierra.
refused-clear-vehicle = En la loseta { of-space } hay un vehículo, así que se queda. Elige otra.
refused-lay-later = Ahora no hay loseta que colocar. Manda antes a un explorador a reconocer el terreno.
refused-lay-first = Las losetas sacadas se colocan antes que nada. Elige una loseta y una casilla para ella.
refused-tile-not-drawn = Esa loseta no ha salido. Elige una de: { $drawn }.
refused-lay-town = { of-space } es una ciudad, y en una ciudad no se colocan losetas. Elige una casilla de terreno vacía.
refused-lay-tile = En la casilla { of-space } ya hay una loseta. Elige una casilla de terreno vacía.
refused-lay-vehicle = En la casilla { of-space } hay un vehículo, y debajo no se colocan losetas. Elige una casilla de terreno vacía.
refused-lay-far = No está unida a tu vehículo: { of-space }. Elige una casilla vacía que esté al lado, o junto a una cadena de ciudades y losetas que empiece en tu vehículo.
refused-back-later = Ahora no hay loseta que devolver. Elige otra cosa.
refused-back-first = Antes, una de las tres losetas vuelve a la bolsa. Elige cuál.

refused-winch-later = Un cabrestante se juega cuando tu vehículo entra en una loseta, antes de pagar. Conduce primero; se te preguntará.
refused-winch-first = Di antes si usas un cabrestante: contra un símbolo de mecánico, contra el de parada, o ninguno.
refused-winch-needed = Sin cabrestante no puedes pagar esta loseta. Usa uno contra un símbolo de mecánico.
refused-winch-levels = Necesitas tus cabrestantes para los símbolos de mecánico de esta loseta. Usa uno contra un símbolo de mecánico.
refused-winch-symbol = En esta loseta no está ese símbolo: { of-symbol }. Usa el cabrestante contra otro, o no uses ninguno.
refused-hit-later = Ahora no tienes niveles que perder. Elige otra cosa.
refused-hit-first = Di antes { $hits ->
    [one] qué nivel pierdes, de motor o de chasis
   *[other] qué { $hits } niveles pierdes, de motor y de chasis
}.
refused-hit-gauge = Es más de lo que hay: { of-gauge } { $level }. Quita el resto del otro indicador.
refused-no-danger = Ahora no te amenaza ningún peligro. Guarda tu escolta hasta entonces.
refused-guard-bivouac = Contra el daño del vivac las escoltas no sirven. Acéptalo, y la próxima vez no dejes cartas de peligro.
refused-escort-used = No tienes ninguna escolta sin usar. Acepta el daño, o planifica una escolta en la próxima ronda.
refused-danger-first = Te amenaza un peligro. Responde antes: gasta una escolta o acepta el daño.
refused-drop-later = Tu mano no es demasiado grande, así que no se descarta nada. Elige otra cosa.
refused-drop-first = Tienes { $held ->
    [one] una carta
   *[other] { $held } cartas
}, y tu chasis permite { $chassis }. Descarta antes las cartas que elijas.

refused-no-torpedo = El TORPEDO solo juega en la partida contra él. Haz una jugada tuya.
refused-t-own = T se mueve según sus propias reglas, nadie lo manda. Haz una jugada tuya.
refused-t-closed = { of-space } está cerrada para T: solo entra en ciudades más avanzadas que la última y más cercanas a la meta. Haz una jugada tuya.
refused-t-sail = T solo navega con el poder azul 3, y solo derecho a su destino. Haz una jugada tuya.

## Terminal

typing = Escribe lo que quieres hacer, por ejemplo { $example }. Una casilla (4.1) o una ciudad (NOU) dice lo que se sabe de ella; para saber más: { $more }. Otros comandos:
terminal-round = Ronda { $round } de { $rounds }
terminal-last-round = Última ronda
terminal-order = Orden de turno
terminal-track = Progreso
terminal-bag = Bolsa
terminal-deck = Mazo
terminal-discard = Descarte
terminal-hand = Mano
terminal-bivouac = Vivac
terminal-drawn = Sacadas
terminal-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
terminal-gone = abandono
terminal-arrived = llegada, puesto { $place }
terminal-planned = plan listo
terminal-to-take = tomar una carta en el vivac
terminal-to-plan = colocar cinco asistentes
terminal-to-turn = usar un asistente o pasar
terminal-to-lay = colocar una loseta
terminal-to-back = devolver una loseta
terminal-to-drive = seguir o detenerse
terminal-to-winch = usar un cabrestante o no
terminal-to-hit = elegir los niveles que se pierden
terminal-to-danger = gastar una escolta o aceptar el daño
terminal-to-drop = descartar una carta
terminal-sign-risk = zona de riesgo
terminal-sign-reach = a tu alcance
terminal-sign-way = ruta de T
terminal-sign-cards = cartas en mano
terminal-blind = ? es una loseta de la bolsa: de media combustible { $fuel }, mecánico { $mechanics }; peligro { $danger }{ "\u00A0" }%, parada { $stop }{ "\u00A0" }%
terminal-do-take = la carta de ese hueco
terminal-do-plan = cinco letras: F financiación (2 como mucho), P explorador (2), M mecánico ({ $mechanics }), E escolta (2)
terminal-do-drop = esta carta va al descarte
terminal-do-hit = e motor, c chasis
terminal-do-guard = una escolta lo anula
terminal-do-shield = el poder de tu tripulación lo anula
terminal-do-accept = aceptar el daño
terminal-do-winch = m: un símbolo de mecánico no cuenta, s: la parada no cuenta
terminal-do-nowinch = no usar ninguno
terminal-do-lay = una loseta y su casilla
terminal-do-back = esta loseta vuelve a la bolsa
terminal-do-buy = niveles de combustible, { $price } F cada uno
terminal-do-play = una carta de tu mano
terminal-do-fund = financiación: dinero
terminal-do-scout = explorador: sacar dos losetas y colocarlas
terminal-do-scout3 = explorador: sacar tres losetas y colocar dos
terminal-do-fetch = explorador: robar una carta
terminal-do-repair = mecánico: e motor, c chasis, { $price } F por nivel
terminal-do-drive = mecánico: primer paso, con su coste
terminal-do-go = siguiente paso, con su coste
terminal-do-halt = el trayecto acaba aquí
terminal-do-sail = mecánico: por mar, con el precio
terminal-do-clear = escolta: esta loseta desaparece
terminal-do-pass = no más turnos en esta ronda
terminal-town = { $name }, { of-colour }, { $cards ->
    [0] ninguna carta
    [one] una carta
   *[other] { $cards } cartas
}
terminal-level = nivel { $level }
terminal-tile = loseta { $tile }
terminal-here = aquí { $vehicles }
terminal-neighbours = junto a { $spaces }
terminal-route = por mar a { $port } { $price } F
terminal-estienne = Carta Estienne { $id }, destino { $goal }: la figura 1 coloca { $tiles } losetas, la 2 avanza { $second_moves }, las demás { $others_move } cada una. En el vivac T toma el hueco { $first } si elige primero, { $second } si elige después. Cada carta de peligro que queda cuesta { $damage } { $gauge ->
    [0] motor
   *[other] chasis
}. Luego T recupera combustible { $fuel }, mecánica { $mechanics }.
terminal-way = Su ruta: { $spaces }
terminal-pile = Cartas descubiertas: { $revealed }. Aún boca abajo: { $cards }

## Map

map-board = The Great Race
map-title = Mapa de África: 99 casillas, las flechas llevan de una a otra
map-which = ¿Qué quieres hacer aquí?
map-nearer = Acercar
map-whole = Ver el mapa entero
map-back = Volver al salpicadero
map-drive = Conducir hasta aquí
map-sail = Navegar hasta aquí
map-clear = Retirar la loseta con una escolta
map-guide = Retirar la loseta con una carta de guía
map-lay = Poner aquí una loseta: { $tile }
map-costs = −{ $n }
map-average = ⌀{ $n }
map-odds = { $n }{ "\u00A0" }%
spoken-level = nivel { $level }
spoken-draws =
    { $n ->
        [one] da { $n } carta
       *[other] da { $n } cartas
    }
spoken-risk = zona de riesgo
spoken-start = salida
spoken-finish = meta
spoken-goal = destino de T
spoken-tile = loseta, cuesta: { $tile }
spoken-vehicles =
    { $n ->
        [one] vehículo: { $vehicles }
       *[other] vehículos: { $vehicles }
    }
spoken-route = ruta marítima a { $town }, { $price } F
spoken-blind = desconocida, al menos combustible { $least }; de media combustible { $fuel } y mecánico { $mechanics }, peligro { $danger }{ "\u00A0" }%, parada { $stop }{ "\u00A0" }%
spoken-town = no cuesta nada, y el trayecto termina ahí
spoken-pair = { $what }: { $more }

## Desk

desk-round = Ronda { $round }, como mucho { $rounds }
desk-journey = { $start } – { $finish }
desk-last-round = Última ronda
desk-gauge = { of-gauge } { $level } de { $most }
desk-purse = Dinero: { $money }{ "\u00A0" }F
desk-price-petrol = Combustible { $price }{ "\u00A0" }F
desk-price-repair = reparación { $price }{ "\u00A0" }F
desk-no-petrol = Aquí no hay combustible
desk-how = { $how ->
    [gone] abandono
    [arrived] llegada, puesto { $place }
   *[passed] pase
}
desk-planned = plan listo
desk-plans = planificando…
desk-change = { $what ->
    [fuel] { gauge-f } { $by }
    [engine] { gauge-e } { $by }
    [chassis] { gauge-c } { $by }
   *[money] { $by }{ "\u00A0" }F
}
desk-assistants = Asistentes
desk-figures = Sin usar: { $unused }, usados: { $used }
desk-actions = Acciones: { of-role }
desk-no-action = Este asistente no tiene nada que hacer ahora.
desk-action = { $action ->
    [fund] Conseguir dinero
    [scout] Reconocer: colocar dos losetas
    [scout3] Reconocer: dos losetas de tres
    [fetch] Robar una carta
    [drive] Conducir
   *[clear] Retirar una loseta
}
desk-steps = hasta { steps }
desk-tiles = { $tiles ->
    [one] una loseta contigua
   *[other] { $tiles } losetas a elegir
}
desk-on-map = Elige ahora una casilla en el mapa. El mismo botón lo anula.
desk-sail = Navegar a { of-town }
desk-repair = Reparar
desk-petrol = Comprar combustible
desk-petrol-less = Un nivel menos
desk-petrol-more = Un nivel más
desk-petrol-levels = { $levels ->
    [one] un nivel
   *[other] { $levels } niveles
}
desk-buy = Comprar combustible
desk-pass = Pasar en esta ronda
desk-hand = Mano: { $held }, límite { $limit }
desk-too-many = Tu mano es demasiado grande. Elige una carta para descartar.
desk-back = carta boca abajo
desk-does = { $card ->
    [CAN] Combus{ "\u00AD" }tible +2
    [TANK] Combus{ "\u00AD" }tible +4
    [PARTS] Motor o chasis +1
    [TOOLS] Dos niveles de motor y chasis
    [DNG] { $mode ->
        [alone] No se puede jugar en un viaje a solas
        [solo] Cuesta al TORPEDO un nivel de mecánica
       *[race] Cuesta un nivel a un rival
    }
    [TEL] +30{ "\u00A0" }F
    [GUIDE] Colocar una loseta o retirarla
   *[WINCH] Al conducir: un símbolo de mecánico menos, o sin parada
}
desk-play = Jugar
desk-drop = Descartar
desk-guide-lay = Sacar una loseta y colocarla
desk-guide-clear = Retirar una loseta
desk-strike = { of-crew }: { of-gauge } −1
desk-strike-t = TORPEDO: mecánica −1
desk-ask = { $phase ->
    [hit] Tu vehículo sufre daños. ¿Qué niveles pierde?
    [winch] ¿Usas un cabrestante en esta loseta?
    [danger] Peligro. ¿Gastas una escolta o aceptas el daño?
    [drive] Elige la casilla siguiente en el mapa, o detente.
   *[back] Una de las tres losetas vuelve a la bolsa. ¿Cuál?
}
desk-ask-anyway = Un cabrestante ayudaría aquí, pero no tienes ninguno para ello. Se te pregunta de todos modos para que los demás no lo sepan.
desk-answer = { $answer ->
    [winch-m] Cabrestante: un símbolo de mecánico menos
    [winch-s] Cabrestante: sin parada
    [nowinch] Sin cabrestante
    [guard] Gastar una escolta
    [shield] Usar el poder de los británicos
    [accept] Aceptar el daño
   *[halt] Detenerse aquí
}
desk-tray = Losetas sacadas
desk-lay-which = Elige una loseta y luego su casilla en el mapa.
desk-lay-where = Elige ahora su casilla en el mapa.
desk-plan = Plan de la ronda
desk-role-does = { $role ->
    [F] consigue francos
    [P] coloca losetas o roba una carta
    [M] conduce, repara o navega
   *[E] retira una loseta o te protege
}
desk-plan-less = { of-role }: uno menos
desk-plan-more = { of-role }: uno más
desk-plan-count = { of-role }: { $n }
desk-plan-left = { $left ->
    [0] Los cinco asistentes están colocados.
    [one] Queda un asistente por colocar.
   *[other] Quedan { $left } asistentes por colocar.
}
desk-plan-keys = Las teclas F P M E colocan un asistente; con Mayús lo quitan.
desk-commit = Confirmar el plan
desk-committed = Tu plan está listo. Los demás aún planifican.
desk-committed-undo = Tu plan está listo. Mientras falte algún plan puedes deshacerlo: Deshacer o la tecla U.
desk-bivouac = Vivac
desk-take = Elige una carta.
desk-take-it = Tomar esta carta
desk-chooses = Eligen ahora: { of-crew }
desk-slot = Hueco { $n }
desk-slot-empty = Hueco { $n }: vacío
desk-slot-t = para el TORPEDO
desk-slots-t = El TORPEDO tomará los huecos { $one } y { $other }; si uno está vacío, el siguiente.
desk-rival-figures = Asistentes sin usar: { $unused }, usados: { $used }
desk-rival-hand = Cartas en la mano: { $held }
desk-track = Progreso
desk-track-space = { $level }: { $crews }
desk-order = Orden de turno
desk-prime = Quien va primero tras el mantenimiento recibe la prima.
desk-bag = Bolsa { $tiles } · mazo { $cards }
desk-unseen = En la bolsa, las más fáciles primero
desk-tiles-out = Losetas descartadas: { $tiles }
desk-cards-out = Cartas descartadas: { $cards }
desk-goal = Destino: { of-town }
desk-revealed = Cartas descubiertas: { $cards }
desk-t-no-card = Su carta se descubre en cuanto hayas planificado.
desk-t-figure = Figuras usadas: { $figure } de 5
desk-t-tiles = { $tiles ->
    [one] coloca una loseta
   *[other] coloca { $tiles } losetas
}
desk-t-moves = { $spaces ->
    [one] avanza una casilla
   *[other] avanza { $spaces } casillas
}
desk-t-slots = hueco { $first } si elige primero, { $one } y { $other } si elige después
desk-t-gains = combustible +{ $fuel }, mecánica +{ $mechanics }
desk-t-damage = por cada peligro que quede: { of-gauge } −{ $damage }
desk-danger-left = Cada carta de peligro que se quede te cuesta: { of-gauge } −{ $damage }.
desk-t-steps = Lo que hace el TORPEDO
desk-t-others = ¿Por qué no otra cosa? ({ $n })
desk-step = Un paso
desk-run = Seguir
desk-finish = Al final
desk-replay = Ver otra vez
desk-stickers = Poderes: { $n } de 16
desk-no-stickers = El TORPEDO aún no tiene ninguno.
desk-missions = Misiones: { $n } de { $of }
desk-mission-yes = cumplida
desk-mission-open = se cumple por ahora, se decide al llegar
desk-mission-no = todavía no
desk-missions-about = Se sellan si el viaje sale bien.
desk-end = El viaje ha terminado
desk-won = { $mode ->
    [solo] Has vencido al TORPEDO.
   *[alone] Has llegado a tiempo.
}
desk-lost = { $mode ->
    [solo] El TORPEDO ha ganado.
   *[alone] No has llegado a tiempo.
}
desk-col-place = Puesto
desk-col-levels = Niveles
desk-col-money = Francos
desk-col-money-cards = Francos, cartas
desk-col-points = Puntos
desk-gone = abandono
desk-not-arrived = sin llegar, { $steps ->
    [one] falta 1 paso
   *[other] faltan { $steps } pasos
}
desk-stamps = Misiones cumplidas: { $n }
cover-title = La pantalla pasa a: { $side }
cover-about = Los planes y las cartas secretas están tapados para que nadie vea los de los demás. Desde aquí solo sigue esta tripulación: { $side }.
do-uncover = Mostrar nuestro salpicadero

## Campaign

refused-campaign-branch = Ese punto no existe en la campaña. Elige una partida de 0 a { $entries }.
refused-campaign-forged = La partida { $number } de esta campaña no puede haberse jugado así: el mazo, los poderes o las mejoras no concuerdan con las partidas anteriores. Usa el archivo tal como se exportó.
refused-campaign-game = La partida { $number } de esta campaña no es para una sola persona. Solo las partidas en solitario y los viajes a solas caben en una campaña.
refused-campaign-running = La partida { $number } no ha terminado. Acábala primero.
refused-campaign-file = Esto no es un archivo de campaña. Elige un archivo exportado de una campaña.
refused-campaign-torn = Este archivo de campaña está dañado o ha sido modificado: su suma de control no coincide. Expórtalo de nuevo.
refused-campaign-key = Esta clave no abre ninguna campaña. Empieza una nueva o importa una que hayas exportado.
refused-campaign-long = Una campaña abarca como mucho { $games } partidas, y su archivo, { $letters }{ "\u00A0" }000 caracteres. Ramifícala en una partida anterior y sigue desde ahí.
refused-campaign-modules = Una campaña se juega con uno o varios de sus módulos: { $modules }. Elige al menos uno.
refused-campaign-begun = «{ $file }» empezó con otros módulos: { $modules }. Se eligen al empezar una campaña: quita --modules o indica un archivo nuevo.
refused-campaign-exists = «{ $file }» ya existe. Elige un nombre libre.
refused-campaign-changed = Otro programa ha cambiado «{ $file }» entretanto. Sal con quit y vuelve a abrirlo.
refused-campaign-other-game = La partida sin acabar de «{ $file }» no pertenece a esta campaña tal como está ahora. Empieza la partida de nuevo o repón la campaña a la que pertenece.
refused-campaign-option = { $option } sale de la campaña. Puedes elegir: { $options }.
refused-campaign-word = «{ $word }» no significa nada aquí. Puedes escribir: { $words }.
refused-campaign-replay = No existe esa partida. Escribe replay y el número de una partida, tal como las enumera games: replay 1
refused-campaign-branch-typed = Escribe branch, el número de la partida desde la que sigues y un archivo nuevo, por ejemplo: branch 1 otra.txt. 0 es el principio.
refused-campaign-transcript = La partida { $number } de esta campaña no se puede reproducir: su registro está dañado o contiene una jugada no permitida. Usa el archivo tal como se exportó.

campaign-title = Campaña
campaign-passport = Pasaporte
campaign-intro = Una partida tras otra contra el TORPEDO: su mazo y sus poderes crecen, y tus sellos se quedan.
campaign-begin = Empezar una campaña
campaign-modules = Módulos
campaign-modules-about = Cada uno vale por sí solo o con los demás. Lo que elijas vale para toda la campaña.
campaign-with = Con: { $modules }
campaign-means = { $modules ->
    [none] Elige al menos un módulo.
    [deck] Las cartas del TORPEDO mejoran de partida en partida; no gana poderes y no hay sellos que ganar.
    [legacy] El TORPEDO conserva cada poder que gana; sus cartas siguen en el nivel 1 y no hay sellos que ganar.
    [deck-legacy] Las cartas del TORPEDO mejoran y sus poderes crecen; no hay sellos que ganar.
    [passport] El TORPEDO sigue como en la primera partida. Solo los viajes a solas dan sellos: contra el TORPEDO hace falta el mazo que mejora.
    [deck-passport] Las cartas del TORPEDO mejoran. Ganarle da sellos prudentes; los viajes a solas tienen los suyos.
    [legacy-passport] El TORPEDO conserva cada poder que gana. Solo los viajes a solas dan sellos: contra el TORPEDO hace falta el mazo que mejora.
   *[all] La campaña entera. En cada partida eliges: prudente, sin sus poderes; legendaria, con ellos; o a solas. Con los doce sellos legendarios entras en la leyenda.
}
campaign-use = ¿Usarlo?
campaign-in-file = Campaña en { $file }
campaign-label = { $label }: { $value }
campaign-typing-play = Intro: jugar la partida { $n }. Otros comandos:
campaign-typing-continue = Intro: seguir con la partida { $n } (ronda { $round }). Otros comandos:
campaign-entered = Anotada en { $file }: partida { $n }.
campaign-branched-file = Sigues en { $file }. Sin cambios: { $old }.
campaign-damaged = Partidas y temporadas intactas: { $games }. Puedes seguir desde ahí; el archivo dañado queda como { $other }.
campaign-damaged-sure = ¿Seguir desde ahí?
campaign-anew = ¿Empezar la partida de nuevo? Lo que hay queda como { $other }.
campaign-season-sure = ¿Empezar la temporada?
campaign-help-play = jugar la próxima partida o la que está en marcha; también con Intro
campaign-help-deck = las cartas del TORPEDO
campaign-help-powers = los poderes que ha ganado el TORPEDO
campaign-help-passport = misiones y sellos
campaign-help-games = las partidas hasta ahora
campaign-help-option = las opciones de la próxima partida; cambiar una: option direction=SN
campaign-help-replay = volver a ver una partida: replay 1
campaign-help-branch = seguir desde una partida anterior en otro archivo: branch 1 ARCHIVO
campaign-help-season = empezar una nueva temporada
campaign-help-quit = salir; todo está en el archivo
campaign-help-help = esta lista
campaign-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
campaign-legend = Leyenda
campaign-legend-about = Las doce misiones llevan el sello legendario.
campaign-stamps = Sellos: { $n } de { $of }
campaign-first = Empieza la próxima partida: { $who ->
    [T] TORPEDO
   *[other] tú
}
campaign-missions = Misiones
campaign-missions-about = Toda misión exige éxito: ganar o, a solas, llegar a tiempo. Cada modalidad de viaje tiene su propio sello.
campaign-inked = { $way }: sellada
campaign-inked-day = { $way }: sellada el { $day }
campaign-blank = { $way }: todavía no
campaign-now = La partida en curso lo cumple hasta ahora.
campaign-alone = A solas: { $about }
campaign-deck = El mazo del TORPEDO
campaign-deck-about = Tras una victoria suben dos cartas del nivel más bajo; tras una derrota, una.
campaign-card = { $id }, destino { $colour }. Losetas { $tiles }; la figura 2 avanza { $second }, las demás { $others }; combustible +{ $fuel }, mecánica +{ $mechanics }; daño { $damage }.
campaign-powers = Los poderes del TORPEDO
campaign-powers-about = Gana el siguiente de un color cada vez que entra en una ciudad del color de su destino.
campaign-power-gained = { $colour } { $level }, ganado: { $power }
campaign-power = { $colour } { $level }: { $power }
campaign-history = Viajes
campaign-none = Aún no hay viajes. El primer sello te espera.
campaign-none-plain = Aún no hay viajes.
campaign-season-began = Una nueva temporada
campaign-won = Ganada
campaign-lost = Perdida
campaign-arrived = Llegaste
campaign-failed = Sin llegar
campaign-journey = Partida { $n }
campaign-round = ronda { $round }
campaign-points = { $mine } a { $theirs } puntos
campaign-upgrades = En el mazo: { $cards }
campaign-earned = Selladas: { $missions }
campaign-replay = Ver de nuevo
campaign-branch = Seguir desde aquí
campaign-branch-about = Crea una campaña aparte que sigue desde aquí. Esta se queda como está.
campaign-next = Próximo viaje
campaign-play = Jugar la partida { $n }
campaign-continue = Continuar la partida { $n }
campaign-running = La partida { $n } está en curso: ronda { $round }.
campaign-give-up = Abandonar
campaign-give-up-sure = ¿Abandonar esta partida? Cuenta como perdida.
campaign-opponent = Rival
campaign-crew = Tripulación
campaign-way = Modalidad
campaign-more = Más reglas
campaign-season = Nueva temporada
campaign-season-about = { $grows ->
    [deck] El mazo del TORPEDO vuelve al nivel 1.
    [legacy] Se quitan los poderes del TORPEDO.
   *[both] El mazo del TORPEDO vuelve al nivel 1 y sus poderes se quitan.
}
campaign-season-stamps = Tus sellos se quedan.
campaign-season-yes = Empezar la temporada
campaign-no = Cancelar
campaign-export = Guardar en un archivo
campaign-import = Leer un archivo
campaign-drop = o suéltalo aquí
campaign-file-about = Un solo archivo de texto contiene toda la campaña; al leerlo se comprueba cada partida.
campaign-reading = Comprobando cada partida…
campaign-others = Tus campañas
campaign-stamps-earned = { $n ->
    [one] { $n } sello
   *[other] { $n } sellos
}
campaign-after = Tras la partida { $n }
campaign-begun = Empezada el { $day }
campaign-name = Nombre de la campaña
campaign-rename = Cambiar el nombre
campaign-name-keep = Guardar
campaign-branched = Sigues en «{ $name }». «{ $old }» queda como estaba, entre tus campañas.
campaign-open = Abrir
campaign-forget = Quitar de la lista
campaign-new = Nueva campaña
campaign-key = Enlace a esta campaña
campaign-key-about = Quien tenga este enlace puede seguir la campaña. Guárdalo para abrirla en otro sitio.
campaign-back = Volver a la campaña
campaign-stale = Algo ha cambiado entretanto; así está ahora.
campaign-way-prudent = Prudente
campaign-prudent-about = El mazo del TORPEDO mejora; sus poderes no se usan.
campaign-way-legendary = Legendaria
campaign-legendary-about = Mejora el mazo del TORPEDO y crecen sus poderes.
campaign-way-alone = A solas
campaign-alone-about = Sin rival; llegas en seis rondas o el viaje fracasa.
campaign-no-stamp = Contra el TORPEDO no hay sellos si su mazo no mejora; un viaje a solas sí los da.
campaign-mission = { $id ->
    [M01] Primera travesía
    [M02] Marcha forzada
    [M03] Cuatro colores
    [M04] Corazón del Sáhara
    [M05] La pista del Congo
    [M06] Agua salada
    [M07] Recién salido de fábrica
    [M08] Bolsa llena
    [M09] Hacia lo desconocido
    [M10] Sin patrocinador
    [M11] Por los pelos
    [M12] Matagigantes
   *[other] { $id }
}
campaign-about = { $id ->
    [M01] Basta con el éxito.
    [M02] Llegar en la ronda 4 o antes.
    [M03] Haber entrado al menos en una ciudad azul, una verde, una roja y una amarilla.
    [M04] Haber entrado en 4 zonas de riesgo distintas del Sáhara.
    [M05] Haber entrado en 3 zonas de riesgo distintas del Congo.
    [M06] Haber navegado por 2 rutas marítimas distintas.
    [M07] Motor y chasis juntos a 9 o más al final.
    [M08] 150 F o más al final.
    [M09] Haber entrado en 10 casillas conduciendo a ciegas.
    [M10] Ningún plan de la partida tenía un asistente en financiación.
    [M11] TORPEDO llegó en la misma ronda.
    [M12] Al empezar la partida: ninguna carta de nivel 1 en el mazo (prudente), 8 pegatinas o más (legendaria).
    [M11-alone] Combustible exactamente a 0 al llegar.
    [M12-alone] El viaje va hacia el norte.
   *[other] { $id }
}

## Hints

foretold-take = toma esta carta: { of-card }.
foretold-plan = planifica así: { plan-of }.
foretold-buy = compra combustible: +{ $fuel } por { $francs } F.
foretold-use = juega esta carta: { of-card }, { $card ->
    [TEL] +{ $francs } F.
    [GUIDE] saca una loseta y colócala.
   *[other] combustible +{ $fuel }.
}
foretold-mend = juega esta carta: { of-card }, { gains }.
foretold-strike = juega la carta de peligro contra { whom }: { $gauge ->
    [e] motor
   *[c] chasis
}.
foretold-strike-t = juega la carta de peligro contra el TORPEDO: mecánica −1.
foretold-guide = juega la carta de guía y retira la loseta { of-space } ({ of-tile }).
foretold-fund = consigue dinero: +{ $francs } F.
foretold-scout = envía un explorador a reconocer el terreno.
foretold-scout3 = envía un explorador, con tres losetas para elegir.
foretold-fetch = envía un explorador por una carta.
foretold-pass = pasa en esta ronda.
foretold-halt = para aquí.
foretold-guard = gasta una escolta: así el peligro no hace daño.
foretold-shield = anula el peligro con el poder de tu líder.
foretold-accept = acepta el daño, sin escolta.
foretold-winch-m = usa un cabrestante: un símbolo de mecánico no cuenta.
foretold-winch-s = usa un cabrestante: el símbolo de parada no cuenta.
foretold-nowinch = no uses ningún cabrestante aquí.
foretold-repair = repara por { $francs } F: { gains }.
foretold-hit = reparte así el daño: { losses }.
foretold-go-town = { set-out } hasta { of-space }.
foretold-go-blind = { set-out } a ciegas { towards }.
foretold-go = { set-out } { towards } ({ of-tile }), combustible −{ $fuel }.
set-out = { $begins ->
    [0] sigue
   *[other] conduce
}
towards = { $towards ->
    [E] hacia el este
    [W] hacia el oeste
    [NE] hacia el noreste
    [NW] hacia el noroeste
    [SE] hacia el sureste
   *[other] hacia el suroeste
}
foretold-sail = ve por mar hasta { of-space } por { $francs } F.
foretold-clear = haz que una escolta retire la loseta { of-space } ({ of-tile }).
foretold-back = devuelve esta loseta a la bolsa: { of-tile }.
foretold-drop = descarta esta carta: { of-card }.
foretold-lay = coloca esta loseta { of-space }: { of-tile }.

reason-only = Aquí no hay otra opción.
reason-plan-drive = { $mechanics } mecánicos pueden conducir o reparar; pasos hasta la meta: { $steps }.
reason-plan-money = Te quedan solo { $francs } F, y la financiación trae más.
reason-plan-paths = En el camino más barato a la meta { $spaces ->
    [one] queda una casilla desconocida
   *[other] quedan { $spaces } casillas desconocidas
}.
reason-plan-escort = Una escolta sin usar anula un peligro entero.
reason-take = { $card ->
    [TEL] Vale 30 F.
    [GUIDE] Pone una loseta o retira una.
   *[WINCH] En un trayecto, un símbolo de mecánico o una parada no cuenta.
}
reason-take-fuel = En tu depósito cabe todo.
reason-take-mend = Al motor y al chasis { $levels ->
    [one] les falta un nivel
   *[other] les faltan { $levels } niveles
}.
reason-take-parts = Repara sin mecánico y sin dinero.
reason-take-danger = Con ella un rival puede perder un nivel.
reason-take-danger-left = Si se queda ahí, dañaría tu vehículo.
reason-petrol-town = En una ciudad cada nivel cuesta 10 F; fuera, 20 F.
reason-petrol-alone = Solo se vende combustible en las ciudades.
reason-petrol = Un mecánico aún puede conducir, y tu combustible ha bajado a { $fuel }.
reason-petrol-worth = En una ciudad, tanto combustible cuesta { $francs } F.
reason-fuel = Cabe todo en el depósito, y un mecánico aún puede conducir.
reason-fuel-room = Cabe todo en el depósito.
reason-telegram = En la mano no vale nada; como dinero, sí.
reason-mend = Cada nivel reparado es un paso, una carta o un punto más.
reason-strike = Puede costarle un nivel a un rival, y en tu mano no cuenta.
reason-strike-t = El TORPEDO pierde un nivel y no puede defenderse.
reason-clear = Esta loseta tiene más símbolos que la media de la bolsa.
reason-clear-stop = Su símbolo de parada acabaría allí tu trayecto.
reason-clear-danger = El peligro de una loseta cuesta hasta dos niveles.
reason-fund = Tienes { $francs } F, y el combustible, las reparaciones y los viajes por mar cuestan dinero.
reason-scout = La próxima casilla del camino más barato a la meta sigue siendo desconocida.
reason-fetch = Tu chasis lleva { $chassis ->
    [one] una carta
   *[other] { $chassis } cartas
}, y tienes { $held }.
reason-pass = Tus escoltas sin usar te siguen protegiendo.
reason-halt = Ningún paso que puedas pagar te acerca a la meta.
reason-halt-unknown = Todo paso que acerca a la meta lleva a lo desconocido.
reason-guard = La escolta anula todo este peligro.
reason-shield = El poder de tu líder lo anula todo y vuelve a estar listo la próxima ronda.
reason-accept = Cuesta solo un nivel, y el peligro de una loseta cuesta dos.
reason-winch = Un símbolo de mecánico menos es un nivel que te ahorras.
reason-winch-stop = Sin la parada puedes seguir: { steps }.
reason-keep-winch = Esta loseta solo tiene un símbolo de mecánico y ninguna parada.
reason-repair-engine = Un trayecto tiene tantos pasos como niveles el motor, y el tuyo tiene { $engine }.
reason-repair-chassis = Puedes tener tantas cartas como niveles el chasis, y el tuyo tiene { $chassis }.
reason-hit-engine = Así no sufre el chasis, que lleva tus cartas.
reason-hit-chassis = Así no sufre el motor, que dice hasta dónde conduces.
reason-hit-both = Así repartido queda algo de ambos: motor { $engine }, chasis { $chassis }.
reason-sail = Te acerca a la meta sin gastar combustible: { steps }.
reason-finish = Es la meta.
reason-town = En una ciudad un nivel de combustible cuesta solo 10 F, y robas { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
reason-road = El camino más barato a la meta pasa por esta loseta.
reason-nearer = Es un paso más cerca de la meta y cuesta { $fuel } de combustible.
reason-unknown = Desconocida, pero un paso más cerca de la meta, y puedes pagar el { $percent }{ "\u00A0" }% de las losetas de la bolsa.
reason-unknown-way = Desconocida, pero allí empieza el camino más barato a la meta, y puedes pagar el { $percent }{ "\u00A0" }% de las losetas de la bolsa.
reason-lay = Una loseta fácil en tu camino más barato a la meta.
reason-lay-new = Con esta loseta fácil, tu camino más barato a la meta pasa por aquí.
reason-lay-hard = Una loseta difícil por donde no pasa tu camino más barato a la meta.
reason-lay-stop = Una parada acaba un trayecto, y tu camino más barato a la meta no pasa por ahí.
reason-lay-best = Ninguna otra casilla para ella te deja un camino más barato a la meta.
reason-lay-same = La pongas donde la pongas, tu camino más barato a la meta cuesta lo mismo.
reason-back = De las losetas sacadas es la más difícil.
reason-drop-double = Tienes otra igual.
reason-drop-fuel = Tu depósito está lleno.
reason-drop-mend = Tu motor y tu chasis están enteros.
reason-drop-little = { $card ->
    [DNG] Solo puede dañar a un rival.
    [TEL] Solo vale 30 F.
    [PARTS] Solo reparan un nivel.
    [GUIDE] Solo sirve para una loseta.
   *[WINCH] Solo ayuda en una loseta con símbolo de mecánico o de parada.
}
reason-drop-danger = En un viaje a solas no se puede jugar.

## At the table

aim = { $mode ->
    [solo] Cruza África y llega a la meta antes que el TORPEDO.
    [alone] Cruza África y llega a la meta a tiempo.
   *[race] Cruza África y llega pronto a la meta, con el vehículo en buen estado y dinero de sobra.
}
next-story = Primero se ve lo que hace el TORPEDO: paso a paso, o de una vez con «{ desk-finish }».
next-take = Toma una de las cartas descubiertas.
next-take-it = Toma esta carta o mira otra.
next-take-last = Toma la única carta que queda.
next-plan = Da una tarea a cada uno de tus cinco asistentes y confirma el plan.
next-turn = { $before ->
    [both] Compra combustible si quieres, juega cartas si quieres y luego haz actuar a un asistente.
    [petrol] Compra combustible si quieres y luego haz actuar a un asistente.
    [cards] Juega cartas si quieres y luego haz actuar a un asistente.
   *[none] Haz actuar a un asistente, o pasa.
}
next-role = { $role ->
    [F] Haz que la financiación consiga el dinero.
    [P] Elige qué hace el explorador.
    [M] Elige qué hace el mecánico.
   *[E] Elige qué hace la escolta.
}
next-pass = En esta ronda ya no queda nada que hacer: pasa.
next-drop = Tienes { $held ->
    [one] una carta
   *[other] { $held } cartas
} y tu chasis lleva { $chassis }: elige una carta para descartar.
next-drive = Sigue hasta una casilla marcada, o detente. Pasos restantes: { $steps }.{ next-town }
next-drive-to = Elige una casilla marcada a la que conducir. Lo que cuesta está al lado.{ next-town }
next-town = { $town ->
    [0] { "" }
   *[other] {" "}En una ciudad termina el trayecto.
}
next-aim = { $action }. Toca otra vez la casilla o el botón de abajo.
next-clear = Elige la loseta marcada que se retira.
next-strike = Elige al rival y el indicador que recibe el peligro.
next-card = Elige qué hace la carta: { of-card }.
news-found = Loseta { of-space }: { of-tile }.{ $paid ->
    [risk] {" "}Pierdes { $fuel } de combustible, 1 por la zona de riesgo.
    [plain] {" "}Pierdes { $fuel } de combustible.
   *[none] { "" }
}
news-hurt = Tu vehículo ha sufrido daño: { losses }.
news-cards = Has perdido { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
news-danger = Un peligro amenaza tu vehículo.

about-town = Color { of-colour }, nivel { $level }.
about-start = Aquí empieza el viaje.
about-finish = Aquí termina el viaje: la primera llegada abre la última ronda.
about-town-enter = Entrar en una ciudad no cuesta nada y termina el trayecto.
about-town-cards = Quien entra roba { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}.
about-town-prices = Aquí el combustible y las reparaciones cuestan 10 F por nivel; fuera, 20 F.
about-route = Ruta marítima a { of-town }: { $price } F.
about-tile-on = Loseta { of-space }: { of-tile }
about-space = Casilla { of-space }, nivel { $level }
about-unknown = Aún desconocida: al entrar se saca una loseta. Hace falta al menos combustible { $fuel }.
about-risk = Zona de riesgo: entrar cuesta uno más de combustible.
about-odds = Una loseta de la bolsa cuesta de media: combustible { $fuel }, niveles { $mechanics }; peligro { $danger }{ "\u00A0" }%, parada { $stop }{ "\u00A0" }%.
about-lay = Aquí se puede poner una loseta si una cadena de ciudades y losetas llega desde tu vehículo.
about-symbol-F = Entrar cuesta { $n } de combustible.
about-symbol-M = Cuesta { $n ->
    [one] un nivel
   *[other] { $n } niveles
} de motor o chasis, a tu elección.
about-symbol-D = Peligro: cuesta dos niveles más, si no lo anula una escolta.
about-symbol-S = Parada: el trayecto termina aquí.
about-tile-stays = Se queda en el mapa, y todo el que entra paga.
about-here = Aquí: { of-crew }
about-own = Esta es tu tripulación.
about-stands = Lugar: { of-space }. Pasos hasta la meta: { $steps }.
about-gauges = Combustible { $fuel }, motor { $engine }, chasis { $chassis }.
about-purse-hand = Dinero { $money } F, cartas en la mano { $held }.
about-leader = Poder del líder: { $crew ->
    [FR] una vez por ronda se sacan tres losetas al reconocer el terreno y se colocan dos.
    [GB] una vez por ronda se anula un peligro, como con una escolta.
    [BE] la primera financiación de la ronda trae 40 F.
    [IT] una vez por ronda una reparación arregla tres niveles.
   *[SU] en el vivac se descubre una carta más, y la que sobra es suya.
}
about-leader-off = El poder del líder no cuenta en esta mesa.
about-t = El coche de Estienne va solo: cada ronda una carta dice qué hacen sus cinco figuras.
about-t-gauges = Combustible { $fuel }, mecánica { $mechanics }.
about-t-moves = Va paso a paso hacia su destino por donde puede pagar, primero la loseta más fácil.
about-t-cards = No tiene mano ni dinero; las cartas que toma se descartan.
about-estienne-any = Carta Estienne
about-estienne-title = Carta Estienne { $id }, { of-colour }
about-estienne = Se descubre al empezar la ronda y dice todo lo que el TORPEDO hace en ella.
about-estienne-goal = El TORPEDO va a la ciudad abierta más cercana de este color: { of-colour }.
about-estienne-tiles = Losetas que saca la figura 1: { $tiles }. Las fáciles van a su ruta, las difíciles a la tuya.
about-estienne-moves = Casillas que avanza la figura 2: { $second }; las figuras 3 a 5: { $others } cada una.
about-powers = Gana uno en cada ciudad del color de su destino y lo conserva durante la campaña.
about-fuel = Cada paso a una loseta cuesta el combustible que figura en ella; las ciudades no cuestan.
about-fuel-buy = Un nivel cuesta 10 F en una ciudad y 20 F fuera. En un viaje a solas solo se vende en las ciudades.
about-fuel-empty = Con combustible 0 aún puedes entrar en una ciudad contigua.
about-engine = Su nivel dice cuántos pasos puede tener un trayecto. Con 0 no se conduce ni se navega.
about-chassis = Su nivel dice cuántas cartas puedes tener; lo que sobra se descarta al momento.
about-levels = Los símbolos de mecánico y el peligro bajan motor o chasis.
about-mend = Un mecánico repara uno o dos niveles, a 10 F en una ciudad y 20 F fuera.
about-points = Cada nivel que te quede al llegar es un punto.
about-mechanics = La bajan los símbolos de mecánico; el TORPEDO solo entra donde puede pagar.
about-mechanics-danger = El peligro de una loseta le cuesta dos niveles.
about-purse = Dinero
about-francs = Paga el combustible, las reparaciones y las rutas marítimas. La financiación trae 30 F.
about-francs-points = Cada 50 F completos al llegar son un punto.
about-back = Solo la conoce quien la tiene.
about-card = { $card ->
    [CAN] Combustible +2; lo que no cabe en el depósito se pierde.
    [TANK] Combustible +4; lo que no cabe en el depósito se pierde.
    [PARTS] Motor o chasis +1.
    [TOOLS] Dos niveles de motor y chasis, repartidos a tu gusto.
    [DNG] Cuesta a un rival un nivel de motor o chasis, si no lo anula una escolta; al TORPEDO, uno de mecánica.
    [TEL] Trae 30 F.
    [GUIDE] Saca una loseta y colócala, o retira una contigua.
   *[WINCH] Al entrar en una loseta: un símbolo de mecánico o la parada no cuenta.
}
about-danger-left = Si se queda en el vivac, daña tu vehículo.
about-card-when = Se juega en tu turno, después del combustible y antes de que actúe un asistente.
about-card-limit = Puedes tener tantas cartas como niveles tu chasis.
about-role = { $role ->
    [F] Trae 30 F.
    [P] Saca dos losetas y las coloca, o roba una carta.
    [M] Conduce, repara o navega.
   *[E] Retira una loseta contigua a tu vehículo.
}
about-drive = Un trayecto tiene como mucho tantos pasos como niveles tu motor.
about-guard = Sin usar, anula un peligro entero, incluso si ya has pasado.
about-role-most = Como mucho { $most } en un plan de cinco.
about-role-once = Cada uno actúa una vez por ronda, en cualquier orden.
about-assistants = Cada tripulación planifica cinco en secreto: { role-F }, { role-P }, { role-M } o { role-E }.
about-tile = Loseta: { of-tile }
about-town-any = Ciudad
about-unknown-any = Casilla vacía
about-sea = Ruta marítima
about-sail = Un mecánico navega de puerto a puerto por el precio indicado; no gasta combustible, y el motor no puede estar a 0.
about-bag = Losetas en la bolsa: { $tiles }
about-bag-what = Losetas para reconocer el terreno y para conducir a ciegas. Cuando se vacía, vuelven las descartadas.
about-deck = Cartas en el mazo: { $cards }
about-deck-what = Cuando se vacía, las cartas descartadas se barajan en uno nuevo.
about-track = Juega antes la tripulación más avanzada; en una pila, de abajo arriba.
about-prime = La tripulación que pasa a ser primera recibe una prima de 20 F.
crib-tiles = Mapa y losetas
crib-gauges = Indicadores y dinero
crib-cards = Cartas
crib-rivals = Orden y TORPEDO

## The list of choices

choices-title = Lo que puedes hacer en el mapa
