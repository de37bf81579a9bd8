### Privacidad: la página de docs/privacy.md

# en: 8224bd84
privacy-0-1 = # Privacidad
# en: 9c61f818
privacy-0-2 = **Nada de lo que haces aquí sale de tu dispositivo.** No hay que registrarse, y no hay cookies, publicidad ni recuento de visitas. Cada página se prohíbe a sí misma pedir nada a un servidor que no sea el suyo, y el navegador hace que se cumpla.
# en: ae24fb0f
privacy-1-1 = ## Qué se guarda en este dispositivo
# en: 5fb650dc
privacy-1-2 = El navegador guarda en su *almacenamiento local* para este sitio, para que en tu próxima visita sigas donde lo dejaste:
# en: 2a07542b
privacy-1-3 = | qué | para qué |
# en: 566569be
privacy-1-4 = | las partidas que juegas, y las reglas que has cambiado en un laboratorio | para seguir con ellas |
# en: 04dbbc30
privacy-1-5 = | lo que adivinas y lo que respondes en los ejercicios | cada pregunta se adivina una sola vez |
# en: 31a50e47
privacy-1-6 = | el código que has escrito | no se pierde al recargar la página |
# en: 607cacd5
privacy-1-7 = | el número de tu clase y tu número de la lista, si los dio un enlace o los diste tú | los ejercicios tienen tus propios números, y las respuestas, códigos |
# en: 02bd766e
privacy-1-8 = | en el dispositivo de quien da la clase, los códigos y nombres pegados en la pantalla de clase | no se pierden al recargar la página |
# en: e105142d
privacy-1-9 = | oscuro o claro, letra grande, código a la vista | la página siguiente se ve igual |
# en: 25b7ab55
privacy-1-10 = También guarda una copia de los archivos del sitio, la misma para todo el mundo, para que las páginas se abran sin conexión.
# en: ee7c105d
privacy-2-1 = ## Cómo se borra
# en: 048485b4
privacy-2-2 = - *Empezar de nuevo esta página*, al pie de una lección, borra tus respuestas y tu código de esa página.
    - *Empezar de nuevo para otra persona*, al pie de cada página, borra todo lo de la tabla de arriba.
    - *Empezar de nuevo*, en la pantalla de clase, borra los códigos y los nombres de la clase.
    - *Borrar los datos del sitio*, en el propio navegador, lo borra todo, también la copia de los archivos del sitio.
# en: c5114967
privacy-3-1 = ## Qué pueden ver los demás
# en: 14960385
privacy-3-2 = Quien aloja el sitio ve lo que ve cualquier servidor web: qué página se ha pedido, cuándo y desde qué dirección de internet. Un enlace que abres puede llevar, después de un signo de interrogación, una posición de una partida o el número de una clase, y quien aloja el sitio también ve eso. Lo que escribes en la página de probabilidades va después de un #, y los navegadores no lo envían.
# en: 8ea2a134
privacy-3-3 = En una clase, cada cual envía sus códigos y su nombre por el chat del colegio. Ese chat tiene sus propias normas; no tenemos nada que ver con él. Un código contiene un número de la lista, una pregunta y su respuesta, y ningún nombre.
# en: 3791ef2d
privacy-3-4 = Dentro de la plataforma de un colegio (un paquete SCORM, o cualquier página que muestre una unidad en un marco), la unidad le dice a esa página tus respuestas y hasta dónde has llegado. Así lo recibe tu colegio, y nadie más.
