# Las palabras de Template.

title = Template
about = Tira un dado tantas veces como te atrevas: un uno te cuesta todo lo que has reunido en este turno.
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

option-goal = Meta
option-goal-about = Con cuántos puntos se gana la partida.

refused-turn = No es tu turno. Espera a que el dado llegue hasta ti.
refused-throw-first = Primero se tira el dado y después se decide. Espera la tirada.
refused-face = «{ $text }» no es una tirada. Escribe throw y un número del 1 al 6, por ejemplo throw 4.
refused-unknown = «{ $text }» no es una jugada. Escribe go para volver a tirar o stop para quedarte con tus puntos.

said-throw = { of-side }: el dado muestra { $face }. Puntos de este turno: { $gathered }.
said-one = { of-side }: el dado muestra 1{ $lost ->
    [0] {" "}y pasa al siguiente
   *[other] . Puntos de este turno perdidos: { $lost }
}.
said-go = { of-side }: { advised-go }
said-stop = { of-side }: { advised-stop }
said-win = { of-side }: { advised-win }
advised-go = volver a tirar.
advised-stop = plantarse y quedarse con los puntos de este turno: { $gathered }. En total: { $points }.
advised-win = plantarse y ganar. Puntos: { $points }.

ending-goal = Se ha alcanzado la meta.

reason-wins = Ganas en el acto.
reason-keeps = Un 1 te costaría lo que has reunido: { $gathered }.
reason-more = De media, una tirada más da más de lo que cuesta.
reason-hurry = Alguien más está cerca de la meta.

to-move = Le toca jugar a { of-side }
to-throw = Le toca tirar a { of-side }
legend-goal = Puntos para ganar: { $goal }
legend-thrown = Tiradas de este turno: { $thrown }

aim = Reúne puntos y plántate a tiempo: gana quien llegue primero a la meta.
next-decide = ¿Otra tirada o te quedas con los puntos?
next-win = Plántate y has ganado.
news-lost = Un 1 te cuesta los puntos de este turno: { $lost }.
do-go = Tirar otra vez
do-stop = Conservar: { $gathered }
spoken-board = Bandeja con el dado y la hoja de puntos
spoken-points = Puntos
spoken-side = { of-side }, puntos: { $points }, meta: { $goal }
