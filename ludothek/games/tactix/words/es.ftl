# Las palabras de Tactix.

title = Tactix
about = Vuelca tus dados por el tablero: la cara de arriba marca cuánto tendrá que avanzar cada uno la próxima vez.
side-0 = Blancas
side-1 = Negras
of-side = { $side ->
    [0] { side-0 }
   *[other] { side-1 }
}

option-board = Tablero
option-board-about = 9 × 9 es Tactix; 9 × 8 es el tablero pequeño de Duell, su hermano mayor.
option-board-9x9 = 9 × 9
option-board-9x8 = 9 × 8
option-king_captures = El rey captura
option-king_captures-about = Si un rey puede capturar la pieza de la casilla a la que va.
option-short = Partida corta
option-short-about = También gana un rey en la casilla central.
option-draws = Tablas
option-draws-about = La misma posición por tercera vez, o 100 jugadas sin captura, son tablas.
option-handed = Dados
option-handed-about = En qué sentido se siguen 1, 2 y 3 en los dados.
option-handed-right = Diestros
option-handed-left = Zurdos
preset-duell = Duell
preset-duell-about = El tablero pequeño y un rey que no captura.

terminal-help-faces = mostrar u ocultar las caras de delante y de la derecha de todos los dados

refused-turn = Le toca al otro bando. Espera su jugada.
refused-pass = Solo puedes pasar cuando no te queda ninguna jugada. Elige una jugada.
refused-unreadable = «{ $text }» no es una jugada. Escribe las casillas, por ejemplo d1>d7 o d1>d6>c6.
refused-off-board = { $square } no está en el tablero. Elige una casilla que exista.
refused-no-piece = No hay ninguna pieza en { $square }. Empieza por una de las tuyas.
refused-not-yours = La pieza de { $square } es del otro bando. Mueve una de las tuyas.
refused-steps = Este dado muestra un { $top }, así que da exactamente { $top ->
    [one] un paso
   *[other] { $top } pasos
}, no { $given }. Elige una casilla a esa distancia.
refused-king-steps = Un rey da exactamente un paso. Elige una casilla contigua.
refused-diagonal = Las piezas van hacia delante, hacia atrás o de lado, nunca en diagonal. Llega doblando en ángulo recto.
refused-turns = Una jugada no puede doblar más de una vez. Elige un recorrido que doble una sola vez.
refused-there-and-back = Avanzar y retroceder no se combinan en una misma jugada. Quédate con una de las dos direcciones.
refused-left-and-right = La izquierda y la derecha no se combinan en una misma jugada. Quédate con una de las dos.
refused-blocked = Una pieza en { $square } cierra el paso, y no se puede saltar. Elige un recorrido libre.
refused-in-passing = La pieza de { $square } no se puede capturar por el camino: solo captura el último paso. Termina ahí tu jugada o elige otro recorrido.
refused-stuck = La pieza de { $square } está encerrada: todos los recorridos de esa longitud están bloqueados. Elige otra.
refused-own-piece = En { $square } hay una pieza tuya. Elige otra casilla.
refused-king-takes = En esta partida el rey no captura. Ve a una casilla vacía.
refused-no-win = Ahí solo gana un rey; para un dado es una casilla como cualquier otra. Quita el #.
refused-no-win-king = Un rey solo gana en la casilla del rey rival o, en la partida corta, en la casilla central. Quita el #.
refused-wrong-note = La jugada está permitida, pero lo que has escrito detrás no corresponde. Escribe solo { $move }.
refused-short-board = El tablero pequeño no tiene centro, así que en él no hay partida corta. Elige el tablero 9 × 9 o desactiva la partida corta.

said-die = { of-side }: { advised-die }
said-king = { of-side }: { advised-king }
said-pass = { of-side }: { advised-pass }
advised-die = dado de { $from } { $via ->
    [none] a { $to }
   *[other] a { $to } pasando por { $via }
}{ $taken ->
    [none] ; arriba queda un { $top }
    [king] , captura al rey
   *[other] , captura un { $taken }; arriba queda un { $top }
}.
advised-king = rey de { $from } a { $to }{ $taken ->
    [none] { "" }
    [king] , captura al rey rival
   *[other] , captura un { $taken }
}.
advised-pass = ninguna jugada posible, se pasa.

ending-king = El rey ha sido capturado.
ending-square = El rey ha alcanzado la casilla del rey rival.
ending-centre = El rey ha alcanzado la casilla central.
ending-repetition = La posición se ha dado por tercera vez.
ending-quiet = Han pasado 100 jugadas sin ninguna captura.
ending-passes = Ningún bando puede mover.

reason-wins = Ganas en el acto.
reason-takes = Al otro bando le queda un dado menos.
reason-takes-free = El otro bando no puede recapturar.
reason-saves-king = Así tu rey deja de estar en peligro.
reason-stops-king = Si no, el rey rival llegaría a su destino.
reason-threatens-king = Amenaza al rey.
reason-saves-die = Donde está ahora, el dado puede ser capturado.
reason-threatens-die = Desde ahí amenaza un { $threatened }.
reason-king-nearer = Tu rey se acerca a su destino.
reason-mobile = Con un { $top } arriba, el dado llega más lejos.
reason-safe = Ahí nada puede capturarlo.
reason-guarded = Lo que lo capture ahí puede ser recapturado.

aim = { $short ->
    [true] Captura al rey rival, o lleva el tuyo a su casilla del rey o a la central.
   *[false] Captura al rey rival, o lleva el tuyo a su casilla del rey.
}
next-choose = Vuelca un dado con marcas en las esquinas: la cara de arriba dice cuántos pasos da.
next-go = Toca una casilla iluminada: el dado pequeño muestra qué quedará arriba.
next-route = Dos recorridos llevan allí, con caras distintas arriba. Toca la flecha que quieras.
next-pass = No te queda ninguna jugada: pasa.
news-taken = { $taken ->
    [king] Tu rey ha sido capturado.
   *[other] Tu { $taken } de { $square } ha sido capturado.
}
news-king = Tu rey en { $square } puede ser capturado desde { $by }.
news-home = El rey rival en { $by } puede ganar en { $square }.

card-die = Dado { $side ->
    [0] blanco
   *[other] negro
}, { $top } arriba
card-die-any = Dado
card-die-steps = Da exactamente tantos pasos como marca la cara de arriba{ $top ->
    [0] .
    [one] : un paso.
   *[other] : { $top } pasos.
}
card-die-turn = Hacia delante, hacia atrás o de lado, nunca en diagonal, doblando como mucho una vez en ángulo recto.
card-die-jump = No salta nada: todas las casillas antes de la última deben estar vacías.
card-die-takes = Captura la pieza rival sobre la que termina su último paso.
card-die-tips = Se vuelca sobre una arista a cada paso, así que cambia la cara de arriba. Las caras opuestas suman 7.
card-die-moves = Jugadas que tiene ahora: { $moves }
card-took = Acaba de capturar aquí { $taken ->
    [king] al rey
   *[other] un { $taken }
}.
card-taken = Capturado por las { $side ->
    [0] blancas
   *[other] negras
}. No vuelve al juego.
card-king = { $side ->
    [0] Rey blanco
    [1] Rey negro
   *[other] Rey
}
card-king-step = Da exactamente un paso.
card-king-takes = Captura como un dado.
card-king-spares = En esta partida no captura nada.
card-king-lost = Quien lo pierde, pierde la partida.
card-king-wins = Gana en { $square }, la casilla del rey rival.
card-king-wins-any = Gana en la casilla del rey rival.
card-king-centre = También gana en la casilla central.
card-threat = En peligro desde { $by }.
card-king-square = { $side ->
    [0] Casilla del rey blanco
    [1] Casilla del rey negro
   *[other] Casilla del rey
}
card-king-square-wins = El rey del otro lado gana en cuanto llega aquí. Para un dado es una casilla como cualquier otra.
card-centre = Casilla central
card-centre-short = En la partida corta, un rey que llega aquí gana.
card-centre-plain = En esta partida no cuenta: es una casilla como cualquier otra. Solo en la partida corta gana aquí un rey.
card-square = Casilla { $square }
card-square-free = Libre. Se puede parar aquí o pasar por ella.
card-square-home = Aquí empieza un dado { $side ->
    [0] blanco
   *[other] negro
} con el { $top } arriba, como lleva impreso la casilla.
card-home = Casilla de salida
card-home-number = El número de la casilla es el que tiene arriba el dado que empieza aquí. Después es una casilla como cualquier otra.
card-draw = Tablas
card-draw-third = Una posición que se da por tercera vez son tablas.
card-draw-quiet = También lo son 100 jugadas seguidas sin captura.
card-draw-off = En esta mesa no vale ninguna de las dos.
crib-pieces = Piezas
crib-board = Tablero
crib-end = Final

spoken-die = { $square }, dado { $side ->
    [0] blanco
   *[other] negro
}, { $top } arriba, { $near } delante, { $right } a la derecha
spoken-king = { $square }, rey { $side ->
    [0] blanco
   *[other] negro
}
to-move = Juegan las { $side ->
    [0] blancas
   *[other] negras
}
legend-quiet = { $quiet ->
    [one] Una jugada
   *[other] { $quiet } jugadas
} sin captura
legend-seen = Posición alcanzada por { $seen ->
    [1] primera
    [2] segunda
   *[other] tercera
} vez
legend-taken = Capturadas a las { $side ->
    [0] blancas
   *[other] negras
}
goal-top = { $top } arriba
goal-takes = captura { $taken ->
    [king] al rey
   *[other] un { $taken }
}
goal-via = pasando por { $via }
legend-chair = Cada dado: cara de arriba, ↓ de delante y → de la derecha, vistas desde el lado de las { $side ->
    [0] blancas
   *[other] negras
}

spoken-board = Tablero de Tactix
spoken-moves = { $moves ->
    [0] ninguna jugada
    [one] una jugada
   *[other] { $moves } jugadas
}
spoken-king-square = casilla del rey de las { $side ->
    [0] blancas
   *[other] negras
}
spoken-centre = centro, { $wins ->
    [yes] un rey gana aquí
   *[other] no cuenta en esta partida
}
spoken-home = casilla de salida, { $top }
goal-takes-nothing = no captura nada
offer-pass = No te queda jugada: pasar
