### Meow Meow Daifugō: de qué trata cada regla de la casa. Palabras: docs/glossary/es.md.

# en: deb69104
house-hand_cards = Cartas que se reparten a cada uno de 1, 2, 3 o 4 jugadores.
# en: 7872ed2d
house-field_cards = Cartas descubiertas en la mesa.
# en: d3a76b9a
house-penalty_bands = Hasta cuántos círculos se pierde la primera cantidad de puntos, y hasta cuántos la segunda.
# en: be8f56bf
house-point_losses = Puntos que se pierden en la primera franja de círculos, en la segunda y por encima.
# en: 66479326
house-points = Puntos perdidos con los que se pierde la partida.
# en: 08f29b48
house-ends = Se juega hasta que alguien ha perdido todos los puntos, o una sola ronda.
# en: 8ec69294
house-shuffle = Cada carta se sortea cuando sale, o primero se baraja el mazo: así una semilla da el mismo mazo se juegue lo que se juegue.
# en: 540c0143
house-deck = Las cartas y sus círculos: un nombre, un archivo TOML o su texto; un juego de negras tiene un círculo y el otro, dos.
# en: cb742205
house-first_lead = Quien empieza sale con algo que lleve la carta enseñada, o con lo que quiera.
# en: f3e1b54a
house-doppelganger_sequences = Los dobles forman escaleras entre ellos.
# en: f3b671ab
house-must_take = Quien pasa toma una carta mientras quede alguna en la mesa.
# en: 52a31553
house-taking = Quien pasa toma también una de las últimas cartas de la mesa, o solo mientras se pueda reponer.
# en: 74103641
house-hand_limit = Quien tiene ese número de cartas no toma ninguna al pasar; 0: sin límite.
# en: 4fd62908
house-lost_together = Si varios pierden a la vez su último punto, pierden todos, o quien tenga más círculos en esa ronda, o quien haya perdido más puntos.
# en: 69d6a7cc
house-solo_turns = Turnos tras los que termina una partida en solitario sin lograrlo; 0: sigue hasta lograrlo.
