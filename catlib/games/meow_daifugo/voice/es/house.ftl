### Meow Meow Daifugō: de qué trata cada regla de la casa. Palabras: docs/glossary/es.md.

# en: deb69104
house-hand_cards = Cartas que se reparten a cada uno de 1, 2, 3 o 4 jugadores.
    .name = cartas en mano
# en: 7872ed2d
house-field_cards = Cartas descubiertas en la mesa.
    .name = cartas en la mesa
# en: d3a76b9a
house-penalty_bands = Hasta cuántos círculos se pierde la primera cantidad de puntos, y hasta cuántos la segunda.
    .name = tramos de castigo
# en: be8f56bf
house-point_losses = Puntos que se pierden en la primera franja de círculos, en la segunda y por encima.
    .name = puntos perdidos
# en: 66479326
house-points = Puntos perdidos con los que se pierde la partida.
    .name = puntos iniciales
# en: 1cf9f318
house-ends = Se juega hasta que alguien ha perdido todos los puntos, o una sola ronda.
    .name = final
    .last-point = con el último punto
    .one-round = tras una ronda
# en: 8ec69294
house-shuffle = Cada carta se sortea cuando sale, o primero se baraja el mazo: así una semilla da el mismo mazo se juegue lo que se juegue.
    .name = barajar
    .as-cards-come = carta a carta
    .beforehand = antes de la ronda
# en: 540c0143
house-deck = Las cartas y sus círculos: un nombre, un archivo TOML o su texto; un juego de negras tiene un círculo y el otro, dos.
    .name = mazo
    .nine-kittens = Nueve gatitos
    .cards-no-doppelgangers = 26 cartas, sin dobles
    .cards-no- = 30 cartas, sin «?»
    .cards-black-cats-once = 24 cartas, los gatos negros una sola vez
    .the-32-cards-of-the-rulebook = Las 32 cartas del reglamento
# en: 03cd0b4b
house-first_lead = Quien empieza sale con algo que lleve la carta enseñada, o con lo que quiera.
    .name = primera salida
    .anything = lo que sea
    .shown-card = la carta mostrada
# en: f3e1b54a
house-doppelganger_sequences = Los dobles forman escaleras entre ellos.
    .name = doble en escaleras
# en: f3b671ab
house-must_take = Quien pasa toma una carta mientras quede alguna en la mesa.
    .name = hay que tomar
# en: 52a31553
house-taking = Quien pasa toma también una de las últimas cartas de la mesa, o solo mientras se pueda reponer.
    .name = tomar cartas
    .while-the-field-has-cards = mientras haya en la mesa
    .while-the-deck-has-cards = mientras haya en el mazo
# en: 74103641
house-hand_limit = Quien tiene ese número de cartas no toma ninguna al pasar; 0: sin límite.
    .name = límite de la mano
# en: 4fd62908
house-lost_together = Si varios pierden a la vez su último punto, pierden todos, o quien tenga más círculos en esa ronda, o quien haya perdido más puntos.
    .name = derrota conjunta
    .more-circles = más círculos
    .more-points = más puntos
    .shared = compartida
# en: 69d6a7cc
house-solo_turns = Turnos tras los que termina una partida en solitario sin lograrlo; 0: sigue hasta lograrlo.
    .name = turnos en solitario
