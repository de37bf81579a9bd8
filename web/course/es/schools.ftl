### Para escuelas: la página de docs/schools.md

# en: 5fefa985
schools-0-1 = # Para escuelas
# en: e1236fde
schools-0-2 = El curso necesita un navegador y ninguna cuenta. Lo que guarda se queda en el dispositivo: mira [privacidad](privacy.html). Quién puede usarlo, y qué no está bien todavía, lo dice el [informe de accesibilidad](accessibility.html).
# en: 284ce3b3
schools-1-1 = ## Una clase en cinco líneas
# en: 1384eb90
schools-1-2 = 1. Abre [el curso](course/course.html) y elige una unidad; en su fila está la guía para docentes.
    2. En la página de la guía, imprime la guía y las hojas: una para toda la clase o una para cada persona.
    3. Elige allí un número para tu clase y copia el enlace, o muestra su código QR. La clase lo abre y cada cual escribe su número de la lista.
    4. Lo que va detrás de una pregunta aparece después de adivinar. Al final de la página hay una línea con todos los códigos de quien la ha hecho.
    5. Cada cual te envía esa línea con su nombre. Pega el chat en [la pantalla de clase](course/class.html): dice quién ha acertado.
# en: 81a77853
schools-2-1 = ## Notas sin hacer nada: un paquete SCORM
# en: 8fd49e1f
schools-2-2 = La página de la guía crea un *paquete SCORM* de su unidad: un archivo pequeño que aceptan Moodle, Canvas, itslearning y casi todas las demás plataformas. La clase hace la unidad dentro de la plataforma, que recibe la puntuación (la parte de pasos hechos), el tiempo y las respuestas. Lo que se adivina nunca cuenta como error; solo los ejercicios. *Enlaces a todas las unidades* es un *common cartridge*: todo el curso como lista de enlaces, para plataformas que no aceptan SCORM.
# en: 6510871a
schools-2-3 = **Moodle.** 1. Activa el *Modo de edición*. 2. *Añadir una actividad o un recurso* y después *Paquete SCORM*. 3. Suelta el archivo en *Archivo del paquete*.
    4. En *Apariencia* elige *Nueva ventana*. 5. Guarda: las notas aparecen en el libro de calificaciones.
# en: 088daa19
schools-2-4 = **Canvas.** 1. Pide a quien administra la plataforma la herramienta *SCORM*, si no está en el menú del curso. 2. Abre *SCORM* y pulsa *Upload*.
    3. Elige el archivo. 4. Elige *Graded assignment*. 5. Publícalo. Para el *cartridge*: *Configuración*, *Importar el contenido del curso*.
# en: 7d58eeec
schools-2-5 = **itslearning.** 1. Abre *Recursos* y pulsa *Añadir*. 2. Elige *Paquete SCORM*. 3. Elige el archivo. 4. Activa *Evaluación*.
    5. Guarda y añádelo a un *Plan*.
# en: 0895b183
schools-2-6 = **Sin paquete**, añade un enlace (*URL*, *URL externa* o *Enlace*), pega el enlace de la clase que da la página de la guía, haz que se abra en una ventana nueva y recoge los códigos en un foro o una tarea; copia lo que llegue a la pantalla de clase.
# en: a5b96574
schools-2-7 = Hemos probado los paquetes con un reproductor libre de SCORM 1.2, no con estas tres plataformas. Los menús cambian de palabras de un año a otro: si los tuyos son distintos, busca *SCORM*, *enlace* o *URL*.
# en: 72ab778d
schools-3-1 = ## Cuánto descarga una clase
# en: 94bd5dfa
schools-3-2 = La primera página con un juego o una unidad descarga unos 20 MB en cada dispositivo y después, en segundo plano, lo que necesitan las demás páginas: con treinta dispositivos, casi un gigabyte. Todo se guarda, así que la clase siguiente no descarga nada y no necesita conexión. Si una clase comparte una conexión lenta, abre antes una unidad en cada dispositivo. Las guías y las hojas necesitan menos de 1 MB.
# en: 203f6c23
schools-4-1 = ## Un colegio sin conexión
# en: f4808b58
schools-4-2 = 1. Descarga [el paquete sin conexión, un solo zip](every_chance_offline.zip), y llévalo a un ordenador en una memoria USB.
    2. Descomprímelo allí (en Windows: botón derecho, *Extraer todo*).
    3. Haz doble clic en `start_windows.cmd` o en `start_mac_linux.command`. Las páginas se abren en el navegador.
# en: 9a251b69
schools-4-3 = No se instala nada ni hace falta ser administrador, pero sí tener un navegador actual, y un colegio puede prohibir los scripts. Solo funciona en su propio ordenador, así que cada ordenador necesita una copia; las tabletas y los teléfonos no pueden iniciarlo, pero guardan las páginas de este sitio si antes han abierto aquí una unidad. Lo hemos probado en Linux; los programas de inicio para Windows y Mac están escritos con cuidado, pero sin probar. `read_me.txt`, dentro del paquete, dice qué hacer si un ordenador se niega. Los cuadernos de JupyterLite no van incluidos.
