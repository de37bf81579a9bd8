### Qué está mal en los dados y cartas escritos, y cómo se leyeron. Variables: en.ftl; palabras: docs/glossary/es.md.

# en: 05ccd73e
dice-allowed = aquí va un intervalo como { $range } o una lista como { $list }
# en: 7c38a54a
dice-unread = aquí no se entiende «{ $rest }»
# en: 1d787c7a
dice-strange = «{ $name }» no es una palabra conocida aquí
# en: bd725383
dice-plain = no se entiende esta pregunta; pregunta en inglés
# en: 54a3f58e
dice-plain-long = no se entiende esta pregunta; pregunta en inglés con menos palabras
# en: 65dbfd2b
dice-about = aquí solo se puede preguntar por dados, monedas y cartas, y en inglés
# en: 73371624
dice-unfinished = falta algo al final
# en: 0e83e0d4
dice-wanted = aquí van dados como 3d6, un número o (
# en: c4d6b8be
dice-mean = ¿querías decir { $cure }?
# en: 970062c8
dice-letters = se leen { $n } caracteres como mucho
# en: 845b9960
dice-open-bracket = después de { $name } va (
# en: c244d22c
dice-add-bracket = falta un paréntesis: añade )
# en: 9cae403a
dice-own-line = pon cada pregunta en su propia línea
# en: 3d4c79d1
dice-unknown = no conozco la palabra «{ $name }»; si es el nombre de una tirada, defínela en una línea de arriba, por ejemplo { $name } = d20 + 5
# en: b297bb6b
dice-unknown-call = no conozco «{ $name }»
# en: 0a5b419b
dice-word-taken = { $name } es aquí una palabra de los dados o de las cartas
# en: 24a93cbb
dice-named = { $name } ya está definido; para comparar, escribe { $name } ==
# en: a6ad285f
dice-twice-cases = { $name } se usa dos veces y tiene más de { $n } casos, que son demasiados
# en: d8366242
dice-twice-many = un nombre que se usa dos veces tiene demasiados casos
# en: bcc69d08
dice-deep = hay demasiadas cosas unas dentro de otras; dale un nombre a una parte
# en: f8edcdfb
dice-hands = hay { $n } manos; pregunta por lo que cuenta, por ejemplo count(ace in draw 5 from 52)
# en: fc36fb41
dice-range-up = un intervalo sube, del número menor al mayor
# en: 18ca6a70
dice-no-side = un dado necesita al menos una cara
# en: e591fb89
dice-explodes-once = un dado explota una sola vez, después de todo lo que se vuelve a tirar: d6r1!
# en: 1a9669ef
dice-most = de dados iguales se cuentan como mucho { $n }, con { $faces } caras en total
# en: 234d27de
dice-mixed = las caras son todas números o todas palabras
# en: aac92409
dice-no-explosion = solo explotan los dados cuya cara más alta es mayor que 0
# en: aa389098
dice-for-ever = { $kind } sigue sin fin; el número va detrás de un solo !
# en: 12f040ad
dice-one-face = un dado con una sola cara explotaría sin fin
# en: 90da313f
dice-which-cards = di cuáles son las { $n } cartas, por ejemplo { $cards }; solo se conoce 52
# en: b6461839
dice-one-kind = escribe land: 24 para 24 cartas de una clase
# en: 85d09696
dice-drawn = de { $n } cartas se pueden robar de 0 a { $n }
# en: d8773b16
dice-behind-one = { $word } va detrás de un solo dado, por ejemplo d20 { $word }
# en: f4ae6a00
dice-dropped = de { $n } dados no se pueden quitar { $k }
# en: 64a8c610
dice-kept = de { $n } dados no se pueden conservar { $k }
# en: 6916aa76
dice-middle = de { $n } dados no puede haber { $k } en el centro: arriba tiene que haber tantos como abajo
# en: d9ba0880
dice-some-long = conservar unos cuantos de tantos dados tarda demasiado; usa menos, o más pequeños
# en: 70f3f975
dice-several = aquí van varios dados, como 4d6, que se puedan mirar uno a uno
# en: d08d1cdd
dice-groups = { $word } es para 9 dados o cartas como mucho
# en: 57f10b29
dice-sum-long = la suma tarda demasiado; usa menos dados, o un número menor detrás de !
# en: 25e37f7c
dice-rare = esto ocurre muy raras veces: se siguen como mucho { $n } tiradas
# en: c7f9c3e8
dice-compared = cada dado se compara con un número, por ejemplo count(5d10 >= 8)
# en: 0a374712
dice-or-cards = aquí van varios dados o cartas, por ejemplo { $dice } o draw 5 from 52
# en: 0770dd69
dice-no-card = { $name } no es una carta; aquí va un valor como ace o 7, hearts, red, black o face
# en: 00699746
dice-show-numbers = estos muestran números, no { $name }
# en: 1b9fff4f
dice-on-none = { $name } no está en ninguno de ellos; hay { $words }
# en: f8be3177
dice-no-suits = los dados no tienen palos; suited(draw 5 from 52) es el mayor número de cartas de un palo
# en: bc90a29a
dice-of-numbers = { $word } es para números, no para palabras
# en: b8687be1
dice-one-thing = entre estos paréntesis va una sola cosa
# en: d343246c
dice-not-cards = { $word } no sirve para estas cartas; sirven alike, suited y different
# en: 78709a5e
dice-compares = { $word } compara dos cosas o más, o los dados de una tirada como 4d6
# en: da5d6816
dice-before = lo que va delante tiene más de los { $n } resultados que se comparan
# en: 9c8351b4
dice-by-zero = lo que hay aquí puede ser 0, y no se puede dividir entre 0
# en: 96f7f814
dice-apart = las palabras y los números no se mezclan; count(hit in …) dice cuántos hay
# en: 83c1a696
dice-pairs = { $left } resultados { $sign } { $right } resultados son más que los { $most } pares que se cuentan
# en: 9be8d707
dice-each = se esperan cosas distintas, como { $list }
# en: fda9a1dd
dice-order = con «in order» se enumeran tantas como dados o cartas hay
# en: 2aec0983
dice-truth = aquí va una pregunta que sea verdadera o falsa, por ejemplo 2d6 >= 9
# en: f47a0bc2
dice-never = lo que va detrás de «given» no puede ocurrir nunca
# en: a19d51f1
dice-given-other = ninguna tirada está a los dos lados de «given»
# en: be38a8a7
reads-sum = Se lee como la suma de { $dice }. Para contar dados, escribe count({ $asked }).
# en: 4f39478f
reads-higher-d20 = { $word } es el mayor de dos d20.
# en: bd387115
reads-lower-d20 = { $word } es el menor de dos d20.
# en: 576bb7c6
reads-higher = { $word } es el mayor de dos de esos dados.
# en: 917d0ebf
reads-lower = { $word } es el menor de dos de esos dados.
# en: b1fe6f89
reads-kh = { $how } conserva los dados más altos: { $k } de { $n }.
# en: c20f4567
reads-kl = { $how } conserva los dados más bajos: { $k } de { $n }.
# en: c6063de0
reads-dh = { $how } quita los dados más altos: { $k } de { $n }.
# en: 3d6dba66
reads-dl = { $how } quita los dados más bajos: { $k } de { $n }.
# en: 855ef16d
reads-km = { $how } conserva los dados del medio: { $k } de { $n }.
# en: 9b09443b
reads-again = { $how }: un dado que muestra { $faces } se vuelve a tirar mientras siga saliendo; ro{ $rest } es una sola vez.
# en: f307d111
reads-again-once = { $how }: un dado que muestra { $faces } se vuelve a tirar una sola vez; r{ $rest } es mientras siga saliendo.
# en: d1fbe930
reads-adds-up = !! acumula en un solo dado. En una suma es lo mismo que !.
# en: 9839cdd1
reads-one-less = !p: cada tirada más de un dado que explota cuenta 1 menos.
# en: 4b9d2298
reads-explodes = ! sigue mientras salga la cara más alta; !2 pararía tras dos tiradas más.
# en: ac208e71
reads-pool = { $word } de una sola tirada es un solo dado, no una suma.
# en: 9036b87d
reads-thrown-twice = { $dice } está aquí dos veces, así que se tira dos veces. Para una sola tirada, escribe a = { $dice } en una línea de arriba.
# en: 1a8bfc9d
reads-one-roll = { $dice } es la misma tirada a los dos lados de «given».
# en: e73bdf1d
estimate = { $value } ({ $low }–{ $high }, estimación de { $games } partidas)
# en: 836d0370
estimate-points = { $value } puntos porcentuales ({ $low }–{ $high }, estimación de { $games } partidas)
# en: 6dccb455
luck-better = mejor que el { $share } de { $what }; igual de bueno o mejor: { $often }
# en: b422d16e
luck-worse = peor que el { $share } de { $what }; igual de malo o peor: { $often }
# en: af0642bd
luck-middle = justo en medio: el { $share } de { $what } son peores y otras tantas mejores
# en: 1ce62783
luck-certain = no podía salir otra cosa
# en: b1a26daa
luck-approximate = { $sentence } (aproximado)
# en: b40b6ac5
luck-rolls = las tiradas
# en: d4ce9cf2
luck-under = { $share } o menos
# en: 56f88473
luck-over = { $share } o más
# en: 91e08dc2
luck-never = nunca ha salido
# en: 8fd8759d
luck-share = el { $share } de las veces
# en: 96bd4b66
luck-once = 1 de cada { $cases } veces
# en: ccd3ab17
luck-about = más o menos 1 de cada { $cases } veces
