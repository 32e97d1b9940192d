# Las palabras de la casa: negativas que comparten todos los juegos, los niveles de los bots, la terminal.

refused-stale = La mesa ha seguido adelante. Vuelve a mirarla y elige de nuevo.
refused-empty = No se ha indicado ninguna jugada. Elige una de las jugadas posibles.
refused-ambiguous = Eso puede significar más de una jugada. Elige una de estas: { $moves }.
refused-undo = La última jugada ya es definitiva: el turno ha pasado, o desde entonces se ha tirado o mostrado algo. Pide que te dejen deshacerla.
refused-undo-nothing = No hay nada que deshacer. Haz antes una jugada.
refused-undo-thrown = Lo que se ha tirado ya no se cambia, y tu último paso fue antes. Sigue jugando.
refused-undo-time = Ese turno lo jugó un bot porque se acabó el tiempo, y así se queda. Sigue jugando.
refused-undo-alone = No hay nadie en la mesa que pueda estar de acuerdo. Espera a que venga alguien.
refused-confirm = Tu turno está jugado. Termínalo o deshaz el último paso.
refused-no-confirm = Aún no hay ningún turno que terminar. Juega antes el tuyo, o espera a que te toque.
refused-no-throw = Ahora no hay nada que tirar. Juega una jugada.
refused-throws = «{ $throws }» no es una forma de tirar. Elige auto o manual.
refused-no-seat = Aquí no hay ningún puesto { $seat }. Los puestos se numeran desde 0, y hay { $seats }.
refused-seats = { $seats } no es un número de puestos válido para este juego. Números posibles: { $possible }.
refused-resign-seats = Solo se puede abandonar una partida de dos. Sigue jugando, o deja la mesa.
refused-resigned = Ya estás fuera de esta partida. Mira a los demás, o empieza otra.
refused-over = La partida ha terminado. Empieza otra o repasa esta jugada a jugada.
refused-option-name = No hay ninguna opción «{ $option }». Opciones: { $options }.
refused-option-value = «{ $value }» no es un valor de { $option }. Elige uno de estos: { $values }.
refused-game = No hay ningún juego «{ $name }». Juegos: { $games }.
refused-language = No hay textos para el idioma «{ $language }». Idiomas: { $languages }.
refused-level = No hay ningún nivel «{ $level }». Los niveles van de 1 a { $levels }.
refused-depth = «{ $depth }» no es una profundidad. Indica un número de 0 a { $most }.
refused-file-read = No se puede leer «{ $file }»: { $reason }. Comprueba el nombre del archivo.
refused-file-write = No se puede escribir «{ $file }»: { $reason }. Elige otro lugar; la partida sigue.
refused-room-name = «{ $name }» no puede ser el nombre de un juego. Usa letras minúsculas, cifras y guiones bajos, con una letra al principio.
refused-room-exists = Ya hay un juego «{ $name }». Elige otro nombre.

refused-transcript-first = Esto no es el registro de una partida: no empieza por «{ $first }». Elige un archivo escrito por Ludothek.
refused-transcript-torn = Este registro está incompleto o ha cambiado: su suma de control no cuadra. Usa una copia íntegra.
refused-transcript-head = La cabecera de este registro no tiene sentido: { $line }. Usa una copia íntegra.
refused-transcript-rules = Esta partida se jugó con la versión { $theirs } de las reglas, y aquí está la versión { $ours }. Ábrela con la versión de Ludothek que la escribió.
refused-transcript-seed = A este registro le falta la semilla de sus tiradas, así que no se pueden comprobar. Pide el archivo cuando termine la partida.
refused-transcript-commit = La semilla no es la que se prometió antes de la primera tirada. No te fíes de este archivo.
refused-transcript-throw = No fue esto lo que salió: la semilla da { $thrown }. No te fíes de este archivo.
refused-transcript-actor = No era el turno de este puesto. No te fíes de este archivo.
refused-transcript-step = El paso { $step } ({ $move }) no encaja: { $reason }
refused-transcript-result = Las jugadas no llevan al resultado { $result }. No te fíes de este archivo.

level-1 = Curioso
level-1-about = Mira lo que tiene delante y pasa por alto lo demás. Bueno para una primera partida.
level-2 = Atento
level-2-about = Piensa en tu respuesta, pero no más allá.
level-3 = Experimentado
level-3-about = Planea varias jugadas por adelantado y rara vez regala algo.
level-4 = Maestro
level-4-about = Mira tan lejos como permiten unos segundos.

bot-name = Bot ({ $level })
you = Tú

terminal-welcome = { $game }. Tu bando: { $side }. Contra ti: { $bot }.
terminal-welcome-one = { $game }. Tu bando: { $side }.
terminal-prompt = Tu jugada
terminal-prompt-done = Enter termina tu turno, undo deshace el último paso
terminal-help = Escribe una jugada ({ $example }) o una casilla para ver adónde puede ir su pieza. Otros comandos:
terminal-help-moves = ver todas las jugadas
terminal-help-undo = deshacer tu última jugada
terminal-help-done = terminar tu turno; Enter hace lo mismo
terminal-help-hint = pedir una sugerencia
terminal-help-turn = girar el tablero
terminal-help-rule = leer una regla, por ejemplo { $example }
terminal-help-save = guardar la partida en un archivo y seguir
terminal-help-resign = abandonar la partida
terminal-help-quit = salir; antes se puede guardar la partida
terminal-help-help = esta lista
terminal-thinking = { $bot }: pensando…
terminal-warming = El motor rápido se está preparando en segundo plano; hasta entonces, el bot juega un poco peor.
terminal-hint = Pista: { $said } Escribe { $move }.
terminal-taken-back = Deshecho hasta tu último turno.
terminal-saved = Guardado en { $file }. Para seguir: ludothek play --resume { $file }
terminal-resumed = La partida sigue tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
terminal-resign-sure = ¿Abandonas?
terminal-yes = s
terminal-no = n
terminal-bye = Nos vemos en la mesa.
terminal-unsaved = Hasta pronto. Para conservar la partida la próxima vez: save FILE.
terminal-destinations = Desde { $square }:
terminal-no-destinations = La pieza de { $square } no puede moverse.
terminal-no-rule = No hay ninguna regla { $rule }. Reglas: { $rules }.
terminal-you-win = Ganas tú.
terminal-you-lose = Victoria: { $bot }.
terminal-you-fail = Esta vez no lo has conseguido.
terminal-draw = Tablas.
terminal-shared = Victoria compartida: { $who }.
terminal-resigned = Abandono: { $who }.

replay-title = { $game }, paso { $step } de { $steps }
replay-keys = Intro o n: siguiente, b: atrás, un número: ir a ese paso, q: salir
verify-whole = El archivo está íntegro.
verify-moves = { $moves ->
    [0] Aún no se ha jugado nada.
    [one] El único paso está permitido.
   *[other] Los { $moves } pasos están permitidos.
}
verify-throws = { $throws ->
    [0] No se tiró nada.
    [one] La única tirada es la que da la semilla, y la semilla es la prometida.
   *[other] Las { $throws } tiradas son las que da la semilla, y la semilla es la prometida.
}
verify-throws-manual = Las tiradas se introdujeron a mano y no prueban nada.
verify-result = El resultado se sigue de las jugadas: { $result }.
verify-running = La partida sigue en curso.

refused-game-missing = Di qué juego. Juegos: { $games }.
refused-file-other = «{ $file }» ya existe y no es una partida guardada. Elige otro nombre.
refused-step = No hay ningún paso { $step }. Los pasos van de 0 a { $steps }.
said-undo = Se deshace la última jugada.
terminal-again = Para volver a ver la partida: ludothek replay { $file }
overview = Una mesa para juegos de tablero. Empieza con:
overview-more = Todas las órdenes: ludothek --help
games-players = Jugadores: { $seats }
games-default = Vale el primer valor de cada opción mientras no elijas otro: --option NOMBRE=VALOR
perft-depth = Profundidad
perft-count = Secuencias
perft-seconds = Segundos
perft-speed = Por segundo
warm-done = { $game } está a punto: los bots juegan con toda su fuerza desde el principio.
new-made = La sala { $name } está lista. Compruébala con: make test
new-made-alone = La sala { $name } está lista. Faltan su página en el navegador y sus pruebas: su sitio es una copia de trabajo de Ludothek. Allí: make new GAME={ $name }

refused-link = Este enlace no abre nada aquí. Pide uno nuevo.
refused-eyes = Mientras dura una partida, solo la ves con tus propios ojos. Vuelve a mirarla cuando haya terminado.
refused-message = Ese mensaje no tiene sentido aquí. Vuelve a cargar la página.
refused-spectator = Estás mirando esta mesa. Ocupa un puesto para jugar.
refused-unfinished = Eso es solo el comienzo de una jugada. Elige cómo sigue.
refused-draw-declined = Las tablas no se aceptan. Sigue jugando.
refused-draw-alone = Aquí ya no hay nadie con quien acordar tablas. Sigue jugando.
refused-not-asked = Esa petición ya no está abierta. Sigue jugando.
refused-review = Aún no hay ningún turno tuyo terminado que mirar. Juega antes uno.
refused-hint-turn = Hay pista cuando te toca a ti. Espera al otro bando.
refused-time-out = Se te ha acabado el tiempo: un bot juega este turno por ti. Espera al próximo.
refused-seat-taken = Ahí hay alguien sentado. Solo un puesto libre recibe un enlace nuevo.
refused-invite-taken = Ya hay alguien sentado ahí. Mira la partida o pide un enlace propio.
refused-link-used = Este enlace ya se ha usado o ha caducado. Crea uno nuevo en el dispositivo en el que juegas.
refused-not-over = La partida sigue en marcha. Termínala antes de la revancha.
refused-too-fast = Eso ha sido demasiado de golpe. Espera un momento y vuelve.
refused-too-many-tables = Ya son bastantes mesas nuevas por ahora. Termina una o inténtalo de nuevo en unos minutos.
refused-too-many-reports = Ahora mismo hay muchos estudios en marcha. Espera un momento y vuelve a preguntar.

row-undo = Se deshace la última jugada.
row-resign = Abandono: { $side }.
row-draw = Se acuerdan tablas.
row-time = Tiempo agotado: { $side }.
row-stand-in = Tiempo agotado: { $side }. Un bot juega este turno.

# where something is hidden
refused-undo-shown = Desde entonces se ha descubierto algo o el turno ha pasado, y así se queda. Sigue jugando.
terminal-saved-secrets = El archivo guarda los secretos de todos los bandos: no lo mires ni se lo mandes a quien siga jugando.

refused-no-network = Este ordenador no está en ninguna red. Conéctalo o abre la mesa sin --lan.
refused-database-address = «{ $scheme }://» no es una base de datos conocida aquí. Indica el nombre de un archivo, por ejemplo games.db, o una dirección que empiece por sqlite:///.
refused-database-folder = «{ $database }» es una carpeta. Indica el nombre de un archivo dentro de ella, por ejemplo { $database }/tables.db.
refused-database-closed = No se puede abrir la base de datos «{ $database }»: { $reason }. Elige otro lugar o da permiso de escritura.
refused-database-other = «{ $database }» no es una base de datos de Ludothek. Elige otro nombre; el archivo queda como estaba.
refused-database-newer = «{ $database }» procede de una versión más nueva de Ludothek. Abre esa versión o elige otro archivo.
refused-database-busy = Otro programa está escribiendo en «{ $database }». Ciérralo o elige otro archivo.
serve-lan = En tu red doméstica: { $address }
