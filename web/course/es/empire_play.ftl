### empire/play.ipynb

# en: d948dbc8
empire-play-0-1 = # Empire
# en: a52fdda8
empire-play-0-2 = Conquista Nueva York, barrio a barrio, con cubos y dados. En cada decisión puedes ver cuánto vale cada opción.
# en: 9df3611c
empire-play-0-3 = *De 2 a 6 jugadores, personas o bots; en esta mesa juegas contra dos bots. Una partida entera dura una media hora. No hay que preparar nada.*
# en: 1ac1f9e1
empire-play-0-4 = Los barrios ya están repartidos, y los cubos iniciales de todos están puestos. Si quieres ponerlos tú, escribe en su lugar `Table(load("empire", players=3))`.
# en: 096ecb0a
empire-play-0-5 = **Cómo va un turno.** Primero pones cubos nuevos: un clic en uno de tus barrios pone uno, y *todos juntos* antes del clic pone el resto. Después atacas, las veces que quieras: haz clic en el barrio desde el que atacas y en el que quieres atacar, y elige con cuántos dados (teclas 1, 2, 3). Cuando cae un barrio, di cuántos cubos avanzan. *No atacar más* (E) termina los ataques; luego puedes hacer un traslado, y le toca a otro.
# en: deb7c8e2
empire-play-0-6 = **En qué fijarse.**
# en: 57ff09ef
empire-play-0-7 = - *Pista* dice qué opción es la mejor. Pon *Valor de las opciones*, en *Más*, en *conquistar*: cada ataque dice con qué probabilidad sale bien si se lucha hasta el final. *Resistir* dice lo mismo de quien se defiende.
    - *La mejor probabilidad de cada conquista*, en *Más*, escribe en cada barrio rival con qué probabilidad llega hasta allí uno de tus montones, por el mejor camino a través de lo que hay en medio.
    - *Suerte*, en *Más*, compara cada tirada con lo que podía haber salido.
# en: fc2bd029
empire-play-0-8 = El mapa es inventado: el impreso se perdió. Los barrios existen, y también los puentes, el teleférico y las líneas de metro; cuáles se tocan y cuánto valen los distritos es cosa nuestra. Quien tenga el juego puede escribir el mapa impreso en [un archivo](../../catlib/games/empire/data/default.toml) y cargarlo.
# en: 810a45f1
empire-play-0-9 = Para seguir: [una sola tirada](lesson_one_roll.ipynb), [una batalla como cadena de Márkov](lesson_markov.ipynb), [el laboratorio](design_lab.ipynb).
