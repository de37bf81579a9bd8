### Accesibilidad: la página de docs/accessibility.md
# en: 3fb0872f
accessibility-0-1 = # Informe de accesibilidad
# en: 1d4b59c1
accessibility-0-2 = Con la forma del Voluntary Product Accessibility Template (VPAT®) 2.5, para WCAG 2.2, niveles A y AA. Es nuestro propio informe, de noviembre de 2026, sobre las páginas de este sitio en Chromium. **Prueba** significa que una prueba del proyecto lo comprueba en las páginas terminadas. *Sin evaluar* significa que nadie lo ha mirado lo bastante de cerca. Todavía no se ha preguntado a nadie que use un lector de pantalla.
# en: 92515ff4
accessibility-0-3 = | criterio | nivel | conformidad | observaciones |
# en: 6af8b963
accessibility-0-4 = | 1.1.1 Contenido no textual | A | Cumple | Los gráficos tienen una tabla y una frase, los tableros se leen casilla a casilla, los adornos están ocultos. Prueba: cada gráfico tiene una tabla. |
# en: 5ac5081a
accessibility-0-5 = | 1.2.1 Solo audio y solo vídeo | A | No aplicable | Los sonidos cortos, al principio apagados, solo repiten lo escrito; no hay vídeos. |
# en: b76cb573
accessibility-0-6 = | 1.2.2 Subtítulos (grabado) | A | No aplicable |  |
# en: cf101440
accessibility-0-7 = | 1.2.3 Audiodescripción o medio alternativo | A | No aplicable |  |
# en: ccb5fd52
accessibility-0-8 = | 1.2.4 Subtítulos (en directo) | AA | No aplicable |  |
# en: 83fecb26
accessibility-0-9 = | 1.2.5 Audiodescripción (grabado) | AA | No aplicable |  |
# en: 5c376cff
accessibility-0-10 = | 1.3.1 Información y relaciones | A | Cumple | Encabezados, listas, cabeceras de tabla, etiquetas. Prueba: axe en todos los tipos de página. |
# en: 257cb186
accessibility-0-11 = | 1.3.2 Secuencia significativa | A | Cumple | Se lee en el orden en que se ve. Prueba: un turno se lee en voz alta como está guardado. |
# en: 74cd8213
accessibility-0-12 = | 1.3.3 Características sensoriales | A | Cumple en parte | Algunas tareas del curso nombran un color, como «las barras rojas»; la frase de debajo da el mismo número. |
# en: d918c076
accessibility-0-13 = | 1.3.4 Orientación | AA | Cumple | Nada está bloqueado. Prueba: móvil y proyector. |
# en: 6ef1f8d8
accessibility-0-14 = | 1.3.5 Identificar el propósito de la entrada | AA | No aplicable | Ningún campo pregunta por la persona. |
# en: d254b0f5
accessibility-0-15 = | 1.4.1 Uso del color | A | Cumple | Los jugadores, los veredictos y la pantalla de clase llevan signos además de colores. Prueba: colores para quien distingue menos. |
# en: 058e6e81
accessibility-0-16 = | 1.4.2 Control del audio | A | No aplicable |  |
# en: 20e198c8
accessibility-0-17 = | 1.4.3 Contraste (mínimo) | AA | Cumple | Prueba: axe con el tema claro y con el oscuro. |
# en: 2e91ccf6
accessibility-0-18 = | 1.4.4 Cambio de tamaño del texto | AA | Cumple en parte | Al 200 % están todos los controles (prueba); las palabras de algunos tableros y gráficos solo crecen con el dibujo. |
# en: b95349f2
accessibility-0-19 = | 1.4.5 Imágenes de texto | AA | Cumple | Las palabras de los dibujos son texto SVG. |
# en: b87ae658
accessibility-0-20 = | 1.4.10 Reajuste del texto | AA | Cumple en parte | Ninguna página es más ancha que un móvil (prueba); las tablas anchas y las líneas largas de código se desplazan por sí solas. |
# en: c44fa506
accessibility-0-21 = | 1.4.11 Contraste no textual | AA | Sin evaluar | Mirado en los dos temas; no medido para cada pieza de cada tablero. |
# en: 4c5601b4
accessibility-0-22 = | 1.4.12 Espaciado del texto | AA | Sin evaluar |  |
# en: 717491fa
accessibility-0-23 = | 1.4.13 Contenido al apuntar o con el foco | AA | Cumple en parte | Lo que muestra un aviso en un gráfico también está en su tabla; el aviso no se puede cerrar por separado. |
# en: bf7ccc61
accessibility-0-24 = | 2.1.1 Teclado | A | Cumple | Prueba: se juega solo con el teclado y se abren las tablas de los gráficos. |
# en: f1c32111
accessibility-0-25 = | 2.1.2 Sin trampas para el foco del teclado | A | Cumple | En los campos de código, Tab avanza. Prueba: el foco nunca se pierde. |
# en: e8d5bb58
accessibility-0-26 = | 2.1.4 Atajos de una sola tecla | A | Cumple | Las teclas sueltas solo funcionan en un tablero que tiene el foco. |
# en: f602ccdc
accessibility-0-27 = | 2.2.1 Tiempo ajustable | A | Cumple | Nada tiene límite de tiempo. |
# en: e9ae202c
accessibility-0-28 = | 2.2.2 Pausar, detener, ocultar | A | Cumple | Nada se mueve solo más de cinco segundos. |
# en: 10a422e3
accessibility-0-29 = | 2.3.1 Umbral de tres destellos | A | Cumple | Nada destella. |
# en: 887d050e
accessibility-0-30 = | 2.4.1 Evitar bloques | A | Cumple | El primer enlace salta al contenido. Prueba: axe. |
# en: 452534a0
accessibility-0-31 = | 2.4.2 Página titulada | A | Cumple | Prueba: axe. |
# en: 3727aca1
accessibility-0-32 = | 2.4.3 Orden del foco | A | Cumple | Después de una respuesta, el foco está en lo que se dice de ella. Prueba: solo con el teclado. |
# en: cc59d1d3
accessibility-0-33 = | 2.4.4 Propósito de los enlaces (en contexto) | A | Cumple | Los enlaces de una fila del curso dicen «guía»; su fila nombra la unidad. |
# en: 5b8b5c8d
accessibility-0-34 = | 2.4.5 Múltiples vías | AA | Cumple en parte | La página de inicio y el menú de cada página; no hay buscador. |
# en: 994761dc
accessibility-0-35 = | 2.4.6 Encabezados y etiquetas | AA | Cumple | Prueba: axe. |
# en: 669cb573
accessibility-0-36 = | 2.4.7 Foco visible | AA | Cumple | Una línea gruesa rodea lo que tiene el foco. |
# en: c8118cf0
accessibility-0-37 = | 2.4.11 Foco no tapado (mínimo) | AA | Cumple en parte | La barra de una partida en el móvil y la línea del progreso pueden tapar una parte. |
# en: 13a1d5cc
accessibility-0-38 = | 2.5.1 Gestos del puntero | A | Cumple | Todo se hace con un solo toque; los deslizadores aceptan las flechas. |
# en: e9450989
accessibility-0-39 = | 2.5.2 Cancelación del puntero | A | Cumple | Las acciones llegan al levantar el dedo. |
# en: 2ed32ed1
accessibility-0-40 = | 2.5.3 Etiqueta en el nombre | A | Cumple | Prueba: axe. |
# en: 682d2a73
accessibility-0-41 = | 2.5.4 Activación por movimiento | A | No aplicable |  |
# en: 141b2ac8
accessibility-0-42 = | 2.5.7 Movimientos de arrastre | AA | Cumple | Los deslizadores aceptan teclas y clics; no se arrastra nada más. |
# en: 3c7b991a
accessibility-0-43 = | 2.5.8 Tamaño del objetivo (mínimo) | AA | Cumple en parte | Los botones y menús miden 44 píxeles de alto (prueba); las casillas de un tablero grande en el móvil pueden medir menos de 24. |
# en: 798fb347
accessibility-0-44 = | 3.1.1 Idioma de la página | A | Cumple | Prueba: axe. |
# en: 1f27c76c
accessibility-0-45 = | 3.1.2 Idioma de las partes | AA | Cumple en parte | Los nombres japoneses de juegos no están marcados. |
# en: 3184eddc
accessibility-0-46 = | 3.2.1 Al recibir el foco | A | Cumple |  |
# en: 8b07e5f1
accessibility-0-47 = | 3.2.2 Al recibir entradas | A | Cumple | Un número de la lista de clase cambia los ejercicios de debajo, y la etiqueta lo dice. |
# en: 94a18374
accessibility-0-48 = | 3.2.3 Navegación coherente | AA | Cumple | Una misma cabecera en todas las páginas. |
# en: 3adc47f3
accessibility-0-49 = | 3.2.4 Identificación coherente | AA | Cumple |  |
# en: 6769b1c2
accessibility-0-50 = | 3.2.6 Ayuda coherente | A | Cumple | «Cómo funciona» está en el mismo lugar de cada unidad. |
# en: 8771dc54
accessibility-0-51 = | 3.3.1 Identificación de errores | A | Cumple | Lo que no se puede leer recibe una frase que dice qué se puede escribir. Prueba: erratas y números. |
# en: 41b766ed
accessibility-0-52 = | 3.3.2 Etiquetas o instrucciones | A | Cumple | Prueba: axe. |
# en: 8bf46b20
accessibility-0-53 = | 3.3.3 Sugerencias ante errores | AA | Cumple | Las respuestas equivocadas reciben una pista; los fallos de Python, lo que hay que escribir. |
# en: 75303aee
accessibility-0-54 = | 3.3.4 Prevención de errores | AA | Cumple | Antes de borrar se pregunta; lo que se hace en una partida se puede deshacer. |
# en: 851d73e7
accessibility-0-55 = | 3.3.7 Entrada redundante | A | Cumple | El número de la lista de clase se escribe una sola vez. |
# en: 574fc4ad
accessibility-0-56 = | 3.3.8 Autenticación accesible | AA | No aplicable | No hay que iniciar sesión. |
# en: 6f1b4710
accessibility-0-57 = | 4.1.2 Nombre, función, valor | A | Cumple en parte | Prueba: axe. Algunos controles de Jupyter reciben de nosotros su nombre después de dibujarse. |
# en: 0e7f972b
accessibility-0-58 = | 4.1.3 Mensajes de estado | AA | Cumple | Se anuncian los veredictos, las novedades y el progreso. |
# en: 5135ce22
accessibility-0-59 = Los cuadernos, a un enlace de aquí, los muestra JupyterLite, que tiene un [informe propio](https://github.com/jupyter/accessibility): allí no vale todo lo anterior.
# en: dacac266
accessibility-0-60 = Lo que no puedas usar es un error: dinos, por favor, en qué página y con qué lo usas.
