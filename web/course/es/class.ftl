### class.ipynb

# en: 8d69365f
class-0-1 = # La pantalla de clase
# en: 5902e33c
class-0-2 = ¿Qué ha respondido cada cual, y está bien? La clase envía sus códigos por el chat, y tú pegas aquí el chat entero. No hay servidor, y nada sale de este dispositivo.
# en: 4a7117d6
class-0-3 = **Cómo funciona.** Elige un número para tu clase, por ejemplo 3. En la guía de cada unidad hay un enlace con ese número y un código QR. La clase lo abre y cada cual escribe su número de la lista. Desde ese momento cada respuesta tiene un código. Al final de la página hay una línea con todos. Cada cual envía esa línea con su nombre delante.
# en: ac63d786
class-0-4 = ✓ es una respuesta correcta, ✗ una equivocada, y un punto quiere decir que todavía no hay ninguna. *G2* es la segunda pregunta de una unidad, y *E1* su primer ejercicio. Los códigos de otra clase se cuentan, pero no entran en la tabla. Si alguien responde otra vez, vale su última respuesta.
