### meow_daifugo/play.ipynb

# en: 5f7a1090
meow-daifugo-play-0-1 = # Meow Meow Daifugō
# en: b7d5f2f7
meow-daifugo-play-0-2 = Deshazte de tus gatos antes que los demás, y toma una carta cada vez que pases. Nadie ve la mano de otro, y la mesa menos que nadie: muestra lo que puedes saber desde tu sitio, y nada más.
# en: fcdff752
meow-daifugo-play-0-3 = *De uno a cuatro jugadores, personas o bots; en esta mesa juegas contra un bot. Una ronda dura cinco minutos.*
# en: 352ccd80
meow-daifugo-play-1-1 = ## El juego en un minuto
# en: 2ab89b82
meow-daifugo-play-1-2 = Hay 32 cartas: gatos blancos del 1 al 8, gatos negros del 1 al 8 dos veces, dobles azules del 1 al 6 y dos gatos enmascarados, «?».
# en: 33a895e2
meow-daifugo-play-1-3 = | puedes jugar | por ejemplo |
# en: e5f4baf5
meow-daifugo-play-1-4 = | una carta | el 5 blanco |
# en: 57add30e
meow-daifugo-play-1-5 = | números iguales, dos o más, de cualquier palo | dos 4 negros y un doble 4 |
# en: 810b8696
meow-daifugo-play-1-6 = | una escalera, tres o más, de un solo palo | 5, 6 y 7 blancos |
# en: 92c649a9
meow-daifugo-play-1-7 = Un doble cuenta como una carta o como dos. Un «?» es cualquier número de su color. Quien sale juega lo que quiera; los demás juegan algo del mismo tipo, con el mismo número de cartas y un valor más alto, o pasan. **Quien pasa toma una carta** de la mesa. Cuando todos los demás han pasado, vuelve a salir quien jugó en último lugar.
# en: d2ebe11a
meow-daifugo-play-1-8 = Gana la ronda quien primero se queda sin cartas. Los demás cuentan los círculos de las cartas que les quedan: hasta cinco cuestan un punto, hasta diez dos puntos, y más cuestan tres. Quien ha perdido cinco puntos ha perdido la partida.
# en: 2a2ff146
meow-daifugo-play-2-1 = ## Jugar
# en: cf41c9da
meow-daifugo-play-2-2 = Haz clic en las cartas para elegirlas y pulsa *Jugar*. Una línea azul debajo de una carta dice que puedes jugarla, o tomarla de la mesa. Puedes elegir cualquiera: si no forman una jugada, la frase de arriba dice por qué. Para pasar, haz clic en la carta que tomas. En la primera ronda sales tú y nadie tiene los dos «?»; las demás empiezan con el duelo de salida.
# en: d022a609
meow-daifugo-play-2-3 = **Pista**, pedida dos veces, dice cuánto vale cada opción: los puntos que pierden los demás en esta ronda menos los tuyos. Una «~» indica una estimación: la mesa reparte miles de veces las cartas que no ves y sigue jugando. No mira la otra mano. Cuando se acaba el mazo, entre dos se puede saber todo, y el valor es *exacto*.
# en: c11029e5
meow-daifugo-play-2-4 = En *Más*, **cartas que no has visto** lleva la cuenta por ti. **Guardar** conserva la partida en un archivo o en una línea de texto; en los dos van también las cartas ocultas.
# en: c13bff64
meow-daifugo-play-2-5 = | tecla | qué hace | tecla | qué hace |
# en: faad7abc
meow-daifugo-play-2-6 = | Tab | pasa de la mano a la mesa, los botones y las opciones | R | juega lo elegido |
# en: 8aefd2c3
meow-daifugo-play-2-7 = | flechas | recorren las cartas | P | pasa, cuando no hay carta que tomar |
# en: 51d925c0
meow-daifugo-play-2-8 = | Enter | elige | 1, 2, 3 | pasa y toma esa carta de la mesa |
# en: 1c3e01d6
meow-daifugo-play-2-9 = | Escape | suelta todo | U, Y | deshacer, rehacer |
# en: 2844dcbb
meow-daifugo-play-3-1 = ## Dos personas ante una pantalla
# en: 34f9f8bf
meow-daifugo-play-3-2 = Antes de cada decisión se tapa la pantalla: pásala, y quien decide pulsa S. Para un tercer y un cuarto sitio, o un bot, basta con cambiar un número y un nombre.
# en: 46d96aff
meow-daifugo-play-3-3 = Para seguir: [el reparto de hoy, en solitario](solo_challenge.ipynb), o cambia las reglas en [el laboratorio](design_lab.ipynb). O vuelve al [inicio](../start.ipynb).
