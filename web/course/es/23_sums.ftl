### 23_sums.ipynb

# en: 60814487
sums-0-1 = # 23 Sumas
# en: c06a88bf
sums-0-2 = Tira un dado 200 veces. Después suma dos dados, luego tres, hasta diez. Di cada vez, antes de tirar, cómo serán las barras.
# en: 44a4b3b0
sums-0-3 = - qué forma tienen las sumas de muchos dados, y por qué;
    - cuánto se alejan de la media;
    - si el azar se compensa al final.
# en: 197c8208
sums-0-4 = **Necesitas** las sumas de dos dados: [Empates](01_ties.ipynb). Unos 40 minutos. No hace falta escribir Python: lee, haz clic y escribe números. El papel cuadriculado ayuda.
# en: 3bed9e0d
sums-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: f392f990
sums-0-6 = [Todas las unidades](course.ipynb).
# en: 0f3c322c
sums-1-1 = ## Primero adivina
# en: 6d86412f
sums-1-2 = **Te toca.** Las medias se pueden sumar: cada dado trae la suya.
# en: c3acb799
sums-1-3 = El ordenador suma diez dados mil veces. Pulsa *Ejecutar otra vez* unas cuantas veces.
# en: f84cd62d
sums-prints-1 = { $totals-count-35 } veces 35, { $sum-30-total-40-for-total-in-totals } veces de 30 a 40
# en: 0161420f
sums-2-1 = ## Uno más
# en: ee6cfbb6
sums-2-2 = Para sumar 5 con tres dados, haz que el tercero muestre 1, 2 o 3. ¿Qué tienen que sumar los otros dos?
# en: d508eb3b
sums-2-3 = Aquí está toda la idea en Python: en qué se convierten las maneras de cada suma cuando se añade un dado.
# en: 5bf0eca2
sums-2-4 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 9833fa28
sums-prints-2 = dados: { $dice }, maneras:
# en: 3caf83f0
sums-3-1 = ## La campana
# en: c9a6ad60
sums-3-2 = A las sumas del centro se llega de muchas maneras; a los extremos, de pocas.
# en: f84b5035
sums-3-3 = La línea es una **campana de Gauss**, la distribución normal. La **desviación típica** es lo que se suele alejar un resultado de la media.
# en: 7cca732c
sums-4-1 = ## Más ancha, pero cada vez más despacio
# en: 11eae1bb
sums-prints-3 = dados: { $dice }, media { $3-5-dice }, desviación típica { $round-1-708-dice-0-5-1 }
# en: 6e5aa1f2
sums-4-2 = **Te toca.** Pasa lo mismo con cualquier cosa que se suma, si ninguna parte depende de otra.
# en: ff5523d9
sums-4-3 = Veinte intentos de cada tipo: ¿cuánto se aleja de la mitad de los lanzamientos el número de caras, y cuánto su proporción?
# en: 55050835
sums-prints-4 = { $tosses } lanzamientos: de media, a { $away-1f } caras de la mitad; son { $100-away-tosses-1f } puntos porcentuales
# en: 9fbb29f8
sums-5-1 = ## Ejercicios
# en: d5257bca
sums-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 87c2ef65
sums-6-1 = ## Lo que hemos visto
# en: d04d2b53
sums-6-2 = - Las sumas de muchos dados se acercan a una campana, sea como sea un dado.
    - Más o menos el 68 % de las sumas está a menos de una desviación típica de la media, y el 95 %, a menos de dos.
    - Con *n* veces más dados, la desviación típica de la suma es √*n* veces mayor, y la media de los dados se acerca a la suya. Pero el azar no devuelve nada.
# en: db0169a4
sums-6-3 = **Para pensar.** ¿Por qué tantas cosas de la naturaleza tienen forma de campana? ¿Qué no la tiene?
# en: 311ea645
sums-6-4 = **Sigue.** Hasta qué punto te puedes fiar de lo que cuentas: [¿Ayuda empezar?](17_does_starting_help.ipynb)
