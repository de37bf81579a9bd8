### meow_daifugo/solo_challenge.ipynb

# en: 32d66aa2
meow-daifugo-solo-challenge-0-1 = # Meow Meow Daifugō en solitario
# en: 09540842
meow-daifugo-solo-challenge-0-2 = Un mazo, un reparto, toda la clase: ¿quién vacía la mano en menos turnos? Después ves qué era posible para quien conoce el mazo, y dónde se fueron tus turnos.
# en: f1b03f78
meow-daifugo-solo-challenge-0-3 = *Para quien conoce [las jugadas de Meow Meow Daifugō](play.ipynb); 15 minutos. Vas a comparar una cota, un recuento exacto y una estimación, y a decir cuál es cuál.*
# en: 67bc1acc
meow-daifugo-solo-challenge-1-1 = ## El juego en solitario en un minuto
# en: 247de2d8
meow-daifugo-solo-challenge-1-2 = Tienes ocho cartas, y hay tres en la mesa. En cada turno juegas lo que quieras: una carta, números iguales o una escalera. Después llega una carta a tu mano. Si has jugado **tantas cartas como el número del turno**, o más, la eliges de la mesa o tomas la de arriba del mazo; si no, es la de arriba del mazo. (Un doble que cuenta como dos cartas cuenta como dos.) La partida termina cuando tu mano está vacía. Seis turnos son un buen resultado.
# en: 4515bfa7
meow-daifugo-solo-challenge-1-3 = **Primero adivina:** de cien repartos, ¿cuántos puede resolver en seis turnos alguien que ve todo el mazo? ¿Y el bot voraz, que solo mira su propia mano?
# en: 83d05764
meow-daifugo-solo-challenge-2-1 = ## Jugar
# en: 9929327f
meow-daifugo-solo-challenge-2-2 = Escribe otra palabra, o pulsa *La fecha de hoy*: la misma palabra reparte las mismas cartas en todas las máquinas, en el mismo orden, juegues lo que juegues. Cuando tu mano esté vacía, pulsa *¿Es un buen resultado?*
# en: 10372dec
meow-daifugo-solo-challenge-2-3 = Quien deshace una jugada ha visto una carta de más, así que la comparación también cuenta eso.
# en: 05b354b2
meow-daifugo-solo-challenge-3-1 = ## ¿Cuánto vale la cota?
# en: ed0a462c
meow-daifugo-solo-challenge-3-2 = Un ordenador que conoce el orden del mazo prueba todas las maneras y encuentra el menor número de turnos. Es exacto para quien ve a través de las cartas, y para ti es una **cota**: nadie la supera, y casi nadie la alcanza. Los bots juegan con lo que ves tú. Uno es voraz, y sus turnos se cuentan sin más. El otro imagina mazos posibles, sacados al azar, y juega con ellos de cabeza muchas partidas; los turnos que necesita son una **estimación**, la media de veinte partidas. Lo buenos que son los bots *en general* solo se puede estimar con muchos repartos.
# en: 5c116cbd
meow-daifugo-solo-challenge-3-3 = Entre las dos líneas de los bots y la que tienen encima está todo lo que puede ganar quien juega bien, y más: para ganar una parte habría que ver a través de las cartas.
# en: c45ece1f
meow-daifugo-solo-challenge-4-1 = ## Tres clases de números
# en: a5929d12
meow-daifugo-solo-challenge-4-2 = - Una **cota** dice qué no se puede superar, no qué se puede alcanzar.
    - Un recuento de una sola partida es **exacto**, y dice poco de la siguiente.
    - Una media de muchos repartos es una **estimación**: lleva un intervalo.
# en: fe3c7f1c
meow-daifugo-solo-challenge-4-3 = **Para la próxima clase:** que cada cual traiga una palabra. ¿Qué reparto es el más difícil, y para quién: para ti, o para quien conoce el mazo?
# en: a99b54f2
meow-daifugo-solo-challenge-4-4 = Para seguir: [¿qué tienen?](lesson_what_do_they_hold.ipynb), o cambia el juego en solitario en [el laboratorio](design_lab.ipynb).
