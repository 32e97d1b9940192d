# Lo que solo dicen las páginas: la estantería, la preparación, la mesa, la repetición.

close = Cerrar
copy = Copiar
copied = Copiado
copy-by-hand = Tu navegador no copia aquí. La dirección está seleccionada: cópiala a mano.
trouble = No ha funcionado. Inténtalo de nuevo en un momento.
refused-no-answer = La mesa no responde. Revisa la conexión e inténtalo de nuevo.
part-missing = Una parte de esta página no ha llegado. Se cargará sola en cuanto la mesa responda.
part-again = Cargar de nuevo
language = Idioma
theme = Tema: { $theme }
theme-auto = Auto
theme-light = Día
theme-dark = Noche

shelf-welcome = Coge una caja de la estantería y siéntate.
shelf-how = { shelf-play }: tú contra un bot amable. { shelf-set-up }: amigos, nivel, reglas, reloj.
shelf-title = La estantería
shelf-open = { $game }: preparar una mesa
shelf-seats = Jugadores: { $seats }
shelf-minutes = { $minutes } min
shelf-play = Jugar ya
shelf-set-up = Preparar
shelf-coming = Próximamente
shelf-rules = Reglas
shelf-rules-about = Exactas donde habla el reglamento impreso, señaladas donde calla.

tables-title = Tus mesas
tables-waiting = { $n ->
    [one] Te toca en una mesa
   *[other] Te toca en { $n } mesas
}
tables-none = Aún no hay mesas. Las mesas a las que te unas se guardan aquí, en este navegador.
tables-your-turn = Te toca
tables-your-turn-side = Te toca: { $side }
tables-their-turn = Turno: { $name }
tables-free = A la espera de alguien
tables-won = Ganada
tables-lost = Perdida
tables-drawn = Tablas
tables-nobody = No gana nadie
tables-won-by = Ganada por: { $names }
tables-here = Todos en esta pantalla
tables-alone = Un jugador
tables-more = { $n ->
    [one] Mostrar una mesa más
   *[other] Mostrar { $n } mesas más
}
tables-fewer = Mostrar menos
tables-forget-all = Quitar de la lista todas las terminadas
tables-forget = Quitar { $game } de la lista
join-title = Unirse a una mesa
join-hint = Enlace o código
join-go = Sentarse
join-wrong = Eso no lleva a ninguna mesa. Pega el enlace entero.

setup-seats = Jugadores
setup-name = Tu nombre
setup-name-hint = Cómo te llaman los demás
setup-options = Reglas de esta mesa
setup-preset = Variante
setup-clock = Reloj
setup-excluded = No se combina con «{ $option }».
setup-choice = { $what }: { $side }
setup-swap = { $side }, intercambio con el asiento { $n }
setup-swapped = Intercambiado. Asiento { $one }: { $side }. Asiento { $other }: { $name }.
setup-level = Nivel: { $seat }
setup-play = Jugar
children = Mesa infantil
children-about = Dibujos en vez de palabras, bots suaves, sin reloj.
who-me = Yo
who-here = Alguien en esta pantalla
who-link = Alguien por enlace
who-link-about = En la mesa recibes un enlace para enviarlo.
who-bot = Bot
clock-none = Sin reloj
clock-move = Por jugada
clock-game = Para toda la partida
clock-time = Tiempo de cada uno
clock-out = Cuando se acaba el tiempo
clock-out-loss = Se pierde la partida
clock-out-bot = Sigue un bot
clock-seconds = { $n } s
clock-minutes = { $n } min
clock-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}

seat-number = Asiento { $n }
seat-open = Asiento libre
seat-guest = Visita
seat-champion = Defiende el título
seat-trophies = { $side }: { $n ->
    [one] un trofeo
   *[other] { $n } trofeos
}
table-opening = Preparando la mesa…
cover-title = La pantalla pasa a: { $side }
cover-about = Aquí hay algo que solo puede ver un bando. Ahora sigue: { $side }.
do-uncover = Mostrar la mesa
table-board = Tablero
table-seats = Jugadores
table-actions = Lo que puedes hacer
table-panel = Junto al tablero
table-watching = Estás mirando
watching-about = Con esta dirección puedes mirar. Para jugar, pide una invitación. Si ya tienes un asiento aquí: donde has jugado, abre «Más» y llévate tu asiento.
table-to-move = turno
table-away = ausente
table-taken = { $side }: { $n ->
    [one] una pieza capturada
   *[other] { $n } piezas capturadas
}
title-your-turn = Te toca: { $game }

status-your-turn = Te toca. Tu bando: { $side }.
status-your-turn-named = Te toca: { $side }.
status-side = Turno: { $side }.
status-go-on = ¿Adónde? Elige otra vez la misma pieza para cancelar.
status-which = ¿Por qué camino? Hay más de uno.
status-confirm = Termina tu turno o deshaz.
status-review = Lo mejor habría sido: { $moves }
status-seeking = Buscando una buena jugada…
status-sent = Jugado.
status-thinking = { $name }: pensando…
status-wait = Turno: { $name }.
status-stand-in = { $side }: se acabó el tiempo. Un bot juega este turno.
clocks-wait = Los relojes están parados hasta que estén todos.
past-at = Una mirada atrás (jugada { $n }):
past-news = { $n ->
    [one] Mientras tanto hay una línea nueva.
   *[other] Mientras tanto hay { $n } líneas nuevas.
}
past-back = Volver a la partida
show-again = Mostrar otra vez
status-again = Se muestra otra vez el último turno.
status-hint = Pista: { $said }
status-rule = Regla { $rule }
card-open = Qué puede hacer
status-lost = Se ha perdido la conexión. La mesa espera; reconectando…
status-under-way = Se ha perdido la conexión. Lo que has elegido se enviará en cuanto vuelva la mesa.
asleep = La mesa duerme; volverá sola.
asleep-knock = Mientras la mesa duerme no se puede jugar. Volverá sola.
asleep-try = Probar ahora
warm = Los bots están calentando: { $left }
left-seconds = faltan unos { $n } s
left-minutes = faltan unos { $n } min
left-soon = ya casi está
remark-help = U deshace una jugada, H da una pista, C abre la chuleta, ? muestra todas las teclas.

ask-draw = { $name }: «¿Lo dejamos en tablas?»
ask-takeback = { $name }: «¿Puedo deshacer la última jugada?»
asked-draw = Has ofrecido tablas.
asked-takeback = Has pedido deshacer tu jugada.
agreed-draw = Has aceptado las tablas.
agreed-takeback = Has aceptado que se deshaga la jugada.
ask-waiting = Falta la respuesta de: { $names }.
declined-draw = Tu oferta de tablas ha sido rechazada.
declined-takeback = Tu petición de deshacer la jugada ha sido rechazada.
ask-yes = De acuerdo
ask-no = Rechazar
resign-sure = ¿Abandonar esta partida?
resign-yes = Abandonar
resign-no = Seguir jugando
leave-sure = ¿Dejar esta mesa?
leave-yes = Dejarla
leave-no = Quedarse

do-undo = Deshacer
do-takeback = Pedir deshacer
do-hint = Pista
do-done = Terminar turno
do-draw = Ofrecer tablas
do-resign = Abandonar
do-turn = Girar tablero
do-crib = Chuleta
crib-of = { $game }: chuleta
do-keys = Teclas
do-leave = Dejar la mesa
do-leave-about = Tu asiento queda libre: desde esta página solo se podrá mirar.
page-log = Jugadas
page-rules = Reglas
page-more = Más
speed = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Al instante
sound = Sonido
speak = Decir los colores en voz alta
confirm = Confirmar el fin de mi turno
confirm-about = Tras tu último paso aún puedes cambiar de idea; hasta entonces no sale nada al azar.
review = Mostrar la mejor jugada después de mi turno
review-about = Lo que podrías haber hecho.
turn-with-seat = Girar el tablero hacia quien mueve
notify = Avísame cuando me toque
notify-about = Tu navegador te avisa mientras miras otra cosa.
rename = Cambiar
watch-link = Enlace para espectadores
watch-link-about = La dirección de esta página también permite mirar. Tu asiento se queda en este navegador.
link-new = Crear un enlace
waiting-title = { $side }: asiento aún libre.
waiting-send = Envía este enlace a alguien.
waiting-watch = Aún falta alguien.
waiting-link = Enlace al asiento libre
log-empty = Aún no se ha jugado nada.
log-undone = Deshecho:
log-earlier =
    { $rows ->
        [one] Mostrar una línea anterior
       *[other] Mostrar { $rows } líneas anteriores
    }

over-title = La partida ha terminado
over-you-win = Has ganado.
over-you-lose = Has perdido.
over-wins = Victoria: { $name }.
over-draw = Tablas.
over-nobody = No gana nadie.
over-together = Victoria compartida: { $names }.
over-series = Trofeos: { $standing }
over-rematch = Revancha
over-next = A la próxima partida
over-awaited = La revancha está lista. Allí te esperan.
over-replay = Repetición
over-share = Compartir
over-save = Guardar
gone-title = Este enlace no funciona.
gone-about = Quizá fue sustituido por uno nuevo, o le falta una letra. Pide un enlace nuevo a quien te lo envió.
gone-home = A la estantería
nowhere-title = En esta dirección no hay nada.
nowhere-about = Quizá haya una letra equivocada. Los juegos están en la estantería.
used-title = Este enlace ya se ha usado.
used-about = Lleva un asiento a otro dispositivo una sola vez y por poco tiempo. Abre la mesa en la que juegas y, en Más, llévate tu asiento otra vez.
invite-title = Invitación a { $game }
invite-from = { $names }: invitación a { $game }
invite-side = Tu bando: { $side }.
invite-already = En este navegador ya tienes un asiento aquí: { $side }.
invite-taken = Este asiento está ocupado
invite-taken-about = Alguien ya ha aceptado esta invitación. Puedes mirar o pedir un enlace propio.
invite-sit = Sentarme
invite-sit-too = Sentarme también aquí, en una pantalla
invite-watch = Solo mirar
invite-back = Volver a mi asiento
carry-here = Seguir jugando aquí
carry-here-about = Tu asiento en { $game }: { $side }. También sigue abierto en tu otro dispositivo.
carry-make = Llevarme mi asiento
carry-about = Sigue jugando en el móvil o en otro ordenador. Aquí tu asiento también sigue abierto.
carry-good = Para otro dispositivo tuyo: este enlace sirve una sola vez, durante { $minutes } minutos. Quien lo abra ocupará tu asiento.
carry-link = Enlace a tu propio asiento
qr = Código QR
qr-of = Código QR de { $address }
link-alone = Este enlace solo funciona en este ordenador. Para amigos y móviles en casa, abre la mesa con
link-new-about = El enlace que ya hayas enviado sigue sirviendo; uno nuevo lo sustituye.

rules-of = Las reglas de { $game }
rules-sections = Apartados
rules-drawing = Dibujo
rules-glossary = Glosario
rules-origins = De dónde vienen las reglas
rules-unprinted = Solo lo que el reglamento no dice
rules-shown = Reglas mostradas: { $shown } de { $all }
example-of = Ejemplo: { $title }
replay-of = { $game }: repetición
replay-start = El comienzo.
replay-place = Punto de la partida
replay-at = { $at } de { $last }
replay-first = Al comienzo
replay-back = Un paso atrás
replay-next = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
eyes-title = Punto de vista
eyes-open = Todo a la vista
eyes-watch = Público
eyes-open-about = Lo ves todo, también lo que entonces era secreto.
eyes-seat-about = Lo que este bando sabía en este momento: { $side }.
eyes-watch-about = Lo que todos podían saber en este momento.

key-walk = recorrer el tablero
key-edges = ir al borde del tablero
key-choose = elegir una casilla
key-cancel = cancelar la elección
key-undo = deshacer tu jugada
key-look = ver qué hay ahí
key-close = cerrar lo que está abierto
key-back = volver a la partida
key-done = terminar tu turno
key-hint = pedir una pista
key-again = mostrar otra vez el último turno de los demás
key-card = ver qué es y qué puede hacer
key-crib = abrir la chuleta
key-turn = girar el tablero
key-log = abrir las jugadas
key-rules = abrir las reglas
key-keys = esta lista
cap-space = Espacio
cap-enter = Intro
cap-escape = Esc
cap-home = Inicio
cap-end = Fin
cap-pageup = Re Pág
cap-pagedown = Av Pág
cap-shift = Mayús
