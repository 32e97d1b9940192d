# Las palabras de la casa: negativas que comparten todos los juegos, los niveles de los bots, la terminal.

refused-stale = La partida ha seguido adelante. Mira el tablero y elige de nuevo.
refused-empty = No se ha indicado ninguna jugada. Elige una de las jugadas posibles.
refused-ambiguous = Eso puede significar más de una jugada. Elige una de estas: { $moves }.
refused-undo = La última jugada ya es definitiva: el turno ha pasado, o desde entonces ha salido algo al azar o se ha descubierto algo. Pide que te dejen deshacerla.
refused-undo-nothing = No hay nada que deshacer. Haz antes una jugada.
refused-undo-thrown = Lo que ya ha salido al azar no se puede deshacer, y tu último paso fue antes. Sigue jugando.
refused-undo-time = Ese turno lo jugó un bot porque se acabó el tiempo, y no se puede deshacer. Sigue jugando.
refused-undo-alone = No hay nadie en la mesa que pueda dar su acuerdo. Espera a que venga alguien.
refused-confirm = Has terminado tus jugadas. Termina el turno o deshaz el último paso.
refused-no-confirm = Aún no hay ningún turno que terminar. Juega antes el tuyo, o espera a que te toque.
refused-not-done = Tu turno aún no ha terminado: queda una jugada por hacer. Escribe moves para ver qué puedes hacer.
refused-no-throw = Ahora no hay nada que tirar. Haz una jugada.
refused-throws = «{ $throws }» no es una forma de tirar los dados. Elige auto o manual.
refused-no-seat = Aquí no hay ningún asiento { $seat }. Los asientos se numeran desde 0, y hay { $seats }.
refused-seats = { $seats } no es un número de asientos válido para este juego. Números posibles: { $possible }.
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
refused-transcript-torn = Este registro está dañado o ha sido modificado: su suma de control no coincide. Usa una copia íntegra.
refused-transcript-head = La cabecera de este registro no tiene sentido: { $line }. Usa una copia íntegra.
refused-transcript-rules = Esta partida se jugó con la versión { $theirs } de las reglas, y esta es la versión { $ours }. Ábrela con la versión de Ludothek que la escribió.
refused-transcript-seed = A este registro le falta la semilla, así que no se puede comprobar lo que salió al azar. Pide el archivo cuando termine la partida.
refused-transcript-commit = La semilla no es la que se prometió antes del primer resultado al azar. No te fíes de este archivo.
refused-transcript-throw = No fue esto lo que salió: la semilla da { $thrown }. No te fíes de este archivo.
refused-transcript-actor = No era el turno de este asiento. No te fíes de este archivo.
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

terminal-welcome = { $game }. Tu bando: { $side }. Enfrente: { $bot }.
terminal-welcome-one = { $game }. Tu bando: { $side }.
terminal-prompt = Tu jugada
terminal-prompt-done = Intro termina tu turno; undo deshace el último paso
terminal-help = Escribe una jugada ({ $example }) o una casilla para ver adónde puede ir su pieza. Otros comandos:
terminal-help-moves = ver todas las jugadas
terminal-help-undo = deshacer tu última jugada
terminal-help-done = terminar tu turno; Intro hace lo mismo
terminal-help-hint = pedir una sugerencia
terminal-help-turn = girar el tablero
terminal-help-rule = leer una regla, por ejemplo { $example }
terminal-help-save = guardar la partida en un archivo y seguir
terminal-help-resign = abandonar la partida
terminal-help-quit = salir; una partida sin terminar se guarda sola
terminal-help-help = esta lista
terminal-thinking = { $bot }: pensando…
terminal-warming = El motor rápido se está preparando en segundo plano; hasta entonces, el bot juega un poco peor.
terminal-hint = Pista: { $said } Escribe { $move }.
terminal-taken-back = Deshecho hasta tu último turno.
terminal-saved = Guardado en { $file }. Para seguir: { $command }
terminal-resumed = La partida sigue tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
terminal-resign-sure = ¿Abandonas?
terminal-yes = sí
terminal-no = no
terminal-question = { $question } ({ $yes }/{ $no }, Intro: { $enter })
terminal-yes-or-no = Escribe { $yes } (sí) o { $no } (no); Intro significa { $enter }.
terminal-bye = Nos vemos en la mesa.
terminal-unsaved = No se ha podido guardar la partida. La próxima vez, guárdala antes de salir: save FILE
terminal-destinations = Desde { $square }:
terminal-no-destinations = La pieza de { $square } no puede moverse.
terminal-no-rule = No hay ninguna regla { $rule }. Reglas: { $rules }.
origin-book = Figura en el reglamento impreso
origin-house = Fijado aquí: el reglamento no lo dice
origin-both = En parte impreso, en parte fijado aquí
reading-otherwise = Al preparar la mesa puedes elegir otra cosa: { $options }.
reading-on = «{ $option }»
reading-off = «{ $option }» desactivado
reading-value = «{ $option }»: «{ $value }»
terminal-you-win = Ganas tú.
terminal-you-lose = Victoria: { $bot }.
terminal-you-fail = Esta vez no lo has conseguido.
terminal-draw = Tablas.
terminal-shared = Victoria compartida: { $who }.
terminal-resigned = Abandono: { $who }.

replay-title = { $game }, paso { $step } de { $steps }
replay-keys = Intro o n: siguiente, b: atrás, un número: ir a ese paso, q: salir
replay-unknown = «{ $typed }» no significa nada aquí.
verify-whole = El archivo está íntegro.
verify-moves = { $moves ->
    [0] Aún no se ha jugado nada.
    [one] La única jugada está permitida.
   *[other] Las { $moves } jugadas están permitidas.
}
verify-throws = { $throws ->
    [0] Nada se decidió al azar.
    [one] El único resultado al azar es el que da la semilla, y la semilla es la prometida.
   *[other] Los { $throws } resultados al azar son los que da la semilla, y la semilla es la prometida.
}
verify-throws-manual = Los resultados al azar se introdujeron a mano y no prueban nada.
verify-result = Las jugadas llevan a este resultado: { $result }.
verify-running = La partida sigue en curso.

refused-game-missing = Nombra un juego. Juegos: { $games }.
refused-file-other = «{ $file }» ya existe y no es una partida guardada. Elige otro nombre.
refused-step = No hay ningún paso { $step }. Los pasos van de 0 a { $steps }.
said-undo = Se ha deshecho la última jugada.
terminal-again = Para volver a ver la partida: { $program } replay { $file }
overview = Una mesa para juegos de tablero. Empieza con:
overview-more = Todos los comandos: { $program } --help
games-players = Jugadores: { $seats }
games-needed = Solo con: { $options }
games-excluded = No se combina con: { $options }
games-default = El primer valor de cada opción es el predeterminado; elige otro con --option NOMBRE=VALOR
perft-depth = Profundidad
perft-count = Secuencias
perft-seconds = Segundos
perft-speed = Por segundo
warm-done = { $game } está a punto: los bots juegan con toda su fuerza desde el principio.
new-made = La sala { $name } está lista. Compruébala con: make test
new-made-alone = La sala { $name } está lista. Faltan su página en el navegador y sus pruebas, que van en una copia de trabajo de Ludothek. Allí: make new GAME={ $name }

refused-link = Este enlace no funciona aquí. Pide uno nuevo.
refused-eyes = Mientras dura una partida, solo puedes verla desde tu asiento. Vuelve a mirarla cuando haya terminado.
refused-message = Ese mensaje no tiene sentido aquí. Vuelve a cargar la página.
refused-spectator = Estás mirando esta mesa. Ocupa un asiento para jugar.
refused-unfinished = Eso es solo la primera parte de una jugada. Elige cómo sigue.
refused-draw-declined = Se han rechazado las tablas. Sigue jugando.
refused-draw-alone = Aquí no hay nadie con quien acordar tablas. Sigue jugando.
refused-not-asked = Esa petición ya no está abierta. Sigue jugando.
refused-review = Aún no has terminado ningún turno, así que no hay nada que repasar. Juega antes uno.
refused-hint-turn = Solo puedes pedir pistas en tu turno. Espera al otro bando.
refused-time-out = Se te ha acabado el tiempo: un bot juega este turno por ti. Espera al próximo.
refused-seat-taken = Ese asiento está ocupado. Solo un asiento libre puede tener un enlace nuevo.
refused-invite-taken = Ese asiento ya está ocupado. Mira la partida o pide un enlace propio.
refused-link-used = Este enlace ya se ha usado o ha caducado. Crea uno nuevo en el dispositivo en el que juegas.
refused-not-over = La partida sigue en marcha. Termínala antes de la revancha.
refused-too-fast = Demasiadas peticiones seguidas. Espera un momento y vuelve a intentarlo.
refused-too-many-tables = Has abierto muchas mesas. Termina una o inténtalo de nuevo en unos minutos.
refused-too-many-reports = Ahora mismo hay demasiados estudios en marcha. Espera un momento y vuelve a intentarlo.

row-undo = Se ha deshecho la última jugada.
row-resign = Abandono: { $side }.
row-draw = Se han acordado tablas.
row-time = Tiempo agotado: { $side }.
row-stand-in = Tiempo agotado: { $side }. Un bot juega este turno.

# where something is hidden
refused-undo-shown = Desde entonces se ha descubierto algo o el turno ha pasado, así que eso no se puede deshacer. Sigue jugando.
terminal-saved-secrets = El archivo guarda los secretos de todos los bandos: no lo mires ni se lo mandes a quien siga jugando.

refused-no-network = Este ordenador no está en ninguna red. Conéctalo o abre la mesa sin --lan.
refused-port-taken = Otro programa ya usa el puerto { $port }. Elige otro con --port o no pongas --port.
refused-port-closed = La mesa no puede abrirse en «{ $host }», puerto { $port }: { $reason }. Elige otros con --host y --port o no pongas ninguno.
refused-name = La mesa no responde a este nombre. Ábrela con la dirección que se mostró al iniciarla, o iníciala con: { $program } serve --allow-host NOMBRE
refused-database-address = «{ $scheme }://» no es una base de datos conocida aquí. Indica el nombre de un archivo, por ejemplo games.db, o una dirección que empiece por sqlite:///.
refused-database-folder = «{ $database }» es una carpeta. Indica el nombre de un archivo dentro de ella, por ejemplo { $database }/tables.db.
refused-database-closed = No se puede abrir la base de datos «{ $database }»: { $reason }. Elige otro lugar o da permiso de escritura.
refused-database-other = «{ $database }» no es una base de datos de Ludothek. Elige otro nombre; el archivo queda como estaba.
refused-database-newer = «{ $database }» procede de una versión más nueva de Ludothek. Abre esa versión o elige otro archivo.
refused-database-busy = Otro programa está escribiendo en «{ $database }». Ciérralo o elige otro archivo.
serve-lan = En tu red doméstica: { $address }
