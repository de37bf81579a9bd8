### guide.html

# en: fdba13e6
guide-title = { $title }: guía para docentes
# en: 987359e1
guide-about = { $title } · Clase a partir de { $age } años, { $minutes } minutos. Tema: { $concept }. { $hook }
# en: dbb3023b
the-course = El curso
# en: 284a84b0
class-screen = La pantalla de clase
# en: 945825a7
contents = Contenido
# en: 2c1788b9
for-the-lesson = Para la clase
# en: 0543d9b8
print-project = Imprimir y proyectar
# en: 22fb42e0
print-guide = Imprimir esta guía
# en: af56e04e
project-unit = Proyectar la unidad
# en: 5cf26a05
worksheets = Hojas de ejercicios
# en: 38a88917
numbers = Números, hasta { $last }:
# en: 4bb627f1
which = 1 es una hoja para todos; 1-30 es una para cada estudiante de una clase de 30. Las respuestas van al final. Quien tiene el número 7 en la lista de clase tiene estos ejercicios también en la pantalla.
# en: d497969b
write-numbers = Escribe números del 1 al { $last }, como 1 o 1-30.
# en: 581d0181
print-sheets = Imprimir las hojas
# en: 46932ae2
show-sheets = Verlas
# en: bce64ab5
class-link = Un enlace para la clase
# en: 0638ff1e
class-number = Número de la clase, el mismo para todos:
# en: f72e5503
link-copied = El enlace está copiado.
# en: a1efddd4
qr-of = Un código QR de { $link }
# en: 705d2b8e
pupils-open = La clase lo abre, cada cual escribe su número de la lista y recibe un código por cada respuesta. Los códigos se pegan aquí:
# en: 86e4e742
platform = Para tu plataforma de aprendizaje
# en: 633fec29
scorm = Paquete SCORM
# en: 4907b65f
cartridge = Enlaces a todas las unidades
# en: b21a2876
take-both = Moodle, Canvas, itslearning y casi todas las demás aceptan las dos cosas. El paquete entrega solo la puntuación, el tiempo y las respuestas; los enlaces son un «Common Cartridge».
# en: cc3e769a
how-to-add = Cómo añadirlos
# en: eeb6ed18
for-teachers = Para docentes
