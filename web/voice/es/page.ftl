### Lo que una página dice alrededor de su mesa. Variables: el archivo en en; palabras: docs/glossary/es.md.

## The top
# en: 993ae2ff
language = Idioma
# en: 59f77503
looks = Idioma, tamaño de letra, tema
# en: 735e9385
skip = Saltar a la página
# en: 36a5ee05
more-pages = Más páginas
# en: 5bd93a46
puzzle = Reto
# en: cf1eb4ce
play = Jugar
# en: a15b969a
odds = Probabilidades
# en: 84089fe3
learn = Aprender
# en: a5fdb09c
make = Crear
# en: 051183c2
large = Letra grande
# en: cae9a394
dark = Oscuro
# en: 63c10144
light = Claro
# en: 376916bc
copy-link = Copiar enlace
# en: 2855ff46
copy-this = Copia esto:
# en: 90a57f6d
link-to-position = El enlace está copiado. Quien lo abra sigue desde esta posición.
# en: 7cb82def
link-to-settings = El enlace está copiado. Quien lo abra lo encuentra todo ajustado como aquí.
# en: fc246cbe
cut-off = Este enlace ha llegado cortado, así que aquí todo está como al principio.

## One moment: what goes on until a table is there
# en: c430bbfa
one-moment = Un momento: { $what }…
# en: 9328ed90
stopping = Deteniendo…
# en: 7c1b30b4
fetching = descargando Python
# en: 8c086c1a
unpacking = desempaquetando los juegos
# en: 90139652
starting = poniendo en marcha los juegos
# en: e62a3fb3
no-webassembly = Este navegador no tiene WebAssembly, o está desactivado, y los juegos lo necesitan: abre esta página en una versión actual de Firefox, Chrome, Edge o Safari.
# en: eed7c54f
no-workers = Este navegador no ejecuta workers, y los juegos necesitan uno: abre esta página en un navegador actual.
# en: 195bddb6
network-gone = La conexión se cortó antes de que llegara todo. Lo que llegó se conserva: recarga esta página cuando tengas conexión.
# en: 834f0932
not-started = Los juegos no han podido empezar: { $why }.

## Code, folded away under a table
# en: 5b22220e
code = Código
# en: 6e30babc
run = Ejecutar
# en: 8481e77d
first-code = Volver al primer código
# en: 4b5d2b22
endless = La última vez tu código no terminaba nunca, así que la página ha empezado con el original. Lo que escribiste sigue en su celda: cámbialo y pulsa Ejecutar.
# en: 4b34e70b
where = Dónde ha ocurrido

## The foot
# en: fcb539d6
file = Añade un archivo al juego:
# en: 542cce2d
notebook = Esta página como cuaderno
# en: b6c7d6b5
notebook-more = para cambiarlo todo; tarda más en abrirse.
# en: 36234260
stays = Nada de lo que haces aquí sale de tu navegador, que lo guarda para tu próxima visita:
# en: ed0752eb
privacy = privacidad
# en: 6c86ddc4
accessibility = accesibilidad
# en: 2d40a1e3
schools = para escuelas
# en: 9735bb5f
begin-page = Empezar de nuevo esta página
# en: 59724e53
begin-page-asks = ¿Empezar de nuevo esta página? Se perderán tus respuestas y el código que has escrito en ella. No se puede deshacer.
# en: fa780a54
shared = En un dispositivo compartido:
# en: a81a6d82
begin-all = Empezar de nuevo para otra persona
# en: 01f2c3f4
begin-all-asks = ¿Empezar de nuevo? Se perderá todo lo que este sitio guarda en este dispositivo: respuestas, código, partidas guardadas y ajustes. No se puede deshacer.
# en: 5f671224
kept-nothing = Este navegador no guarda nada de esta página (su espacio está lleno o bloqueado): sigue como quieras y copia un código de partida antes de cerrarla.

# en: 6f227882
first-moment = Un momento: descargando Python…
# en: 317662ec
code-number = Código { $cell }
# en: 45a1db50
idea = La idea en Python
# en: ba8f298e
your-code = Tu código
# en: a0d9a90e
run-again = Ejecutar otra vez
# en: 8faa3c5b
solution = Solución
# en: 397e6cc8
about-unit = Sobre esta unidad
# en: 624761e6
find-out = Vas a descubrir
# en: 1cd8173b
show-code = Ver el código
# en: 1eae37e6
guide = guía
# en: e542bb41
coming-try = Aún se está cargando: aquí habrá algo para probar.
# en: a934a64f
coming-question = Aún se está cargando: aquí habrá una pregunta.
# en: 24365817
held = Primero responde; después aparece el resto.
# en: ca1e7629
without-guess = Seguir sin responder
# en: 21e2694a
done-here = Hecho en esta página
# en: 04a90f31
steps = { $done } de { $steps } pasos
# en: 7926006b
take-part = Participas en la clase número { $number }. Tu propio número en la lista de clase:
# en: db23ba78
hand-in = Entregar
# en: 92d94e7f
copy-codes = Copiar mis códigos
# en: cec1622f
as-qr = Como código QR
# en: afa960c2
answers-so-far = Tus respuestas hasta ahora: { $answers }. Envía esta línea a tu profe, con tu nombre delante.
# en: 444ceba6
codes-as-qr = Los códigos de arriba como código QR
# en: 953737ad
codes-copied = Copiado. Envíalo a tu profe, con tu nombre delante.
# en: 013fe4f4
game-loading = El juego se está cargando.
# en: 91813760
pages = Páginas

## What search engines show of a page; $title is its heading
# en: 664f3640
page-about = { $title } · Juegos de dados y cartas en los que cada probabilidad es exacta. En tu navegador, sin instalar nada.
# en: 770cef98
privacy-about = Nada de lo que haces aquí sale de tu dispositivo. Qué se guarda en él y cómo borrarlo.
# en: 75a3e804
accessibility-about = Quién puede usar estas páginas, criterio por criterio: WCAG 2.2, A y AA.
# en: f6211ff4
schools-about = Una clase en cinco líneas, enlaces en Moodle, Canvas e itslearning, y lo que descarga un grupo.
