### Un dado o tres. Variables: { $first } y { $last } tres caras de un dado y la cuarta, o { $first } y { $second } el número de caras de dos dados, { $mean } su media, { $a }, { $m } y { $b } números, { $d } su distancia, { $sides } caras, { $single } y { $v } varianzas, { $what } lo que se tira, { $times } cuántos o cuántas veces, { $factor } el factor, { $n } sacos, { $one } y { $other } varianzas de dos dados.

# en: 80ab09eb
one-die-guide =
    .plan-1 = Media clase tira un dado de cuatro caras por tres; la otra media, tres dados. Diez tiradas cada cual.
    .plan-2 = Primera apuesta: la media. Mirar las dos listas. ¿Qué es igual y qué no?
    .plan-3 = Lejos y cerca: dos apuestas, después las curvas. ¿Dónde se invierte el orden?
    .plan-4 = La varianza de un dado, a mano, con cuadrados. Después por tres, y tres dados: apostar.
    .plan-5 = Los controles deslizantes. ¿Quién encuentra las dos reglas? Después el ascensor: apostar.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Dos reglas pueden tener la misma media y, aun así, comportarse de maneras muy distintas.
    .say-2 = La varianza es un área: la media de los cuadrados que se levantan sobre las distancias.
    .ask-1 = ¿Por qué elevamos al cuadrado y no nos quedamos con la distancia?
    .ask-2 = ¿Por qué es raro que tres dados salgan altos a la vez?
    .ask-3 = ¿Cuándo conviene mucha dispersión, y cuándo poca?
    .support = Pide que dibujen los cuatro cuadrados en papel cuadriculado y cuenten su área, con el dado por 1, por 2 y por 3.
    .extension = Dos veces un dado, más otro dado: ¿dónde queda la varianza, entre 15/4 y 45/4?
    .ticket-1 = Una moneda vale 0 o 2. ¿Cuál es la varianza de una moneda, de 5 veces una moneda y de la suma de 5 monedas?
    .ticket-2 = 1, 25 y 5
    .open-1 = ¿Quién preferiría tres dados, el taxi o la patrulla?
    .open-1-answer = Depende de la distancia. De lejos los prefiere el taxi, porque tres dados rara vez llegan lejos. De cerca los prefiere la patrulla, porque rara vez fallan.
    .open-2 = ¿Dónde más se suman muchas cosas pequeñas e inciertas, y aun así la suma es de fiar?
    .open-2-answer = En los seguros, los autobuses, las panaderías: lo que hará un cliente es incierto; lo que harán mil juntos, casi seguro. Un solo pedido grande, en cambio, es incierto.

# en: 79d36062
one-die-say-added = la suma de { $times } dados así
# en: 72bfd586
one-die-say-multiplied = { $times } veces un dado así
# en: c5982eb3
one-die-say-roll-task = Haz que la patrulla salga muchas veces. ¿En qué carretera da más saltos?
# en: c7ccea10
one-die-say-rolls = persecuciones
# en: ce687da0
one-die-say-roll = Perseguir
# en: 5d5fe134
one-die-say-roll-tip = Tirar una vez de cada manera
# en: e01cc877
one-die-say-roll-twenty = Perseguir 100 veces
# en: 29909588
one-die-say-roll-twenty-tip = Tirar cien veces de cada manera y contar
# en: c0ec7176
one-die-say-two-chases = Dos persecuciones
# en: 1936a489
one-die-say-one-die = un dado por tres
# en: c5150646
one-die-say-three-dice = suma de tres dados
# en: 5e2cebc9
one-die-say-so-far = Un dado por tres: { $one } casillas. Tres dados: { $three } casillas. Hasta ahora, { $n } { FORM($n, "persecución", "persecuciones") }.
# en: ad8978ce
one-die-say-two-lists = Dos listas de números
# en: 42ab180f
one-die-say-list = { $name }: { $n } maneras, media { $mean }.
# en: 390e2eda
one-die-say-no-list = { $name } debería ser una lista de números
# en: 9a041292
one-die-say-of = { $n } de { $all }
# en: 90c0d1f0
one-die-say-how-often = Cuántas veces sale cada número
# en: bb2b29e2
one-die-say-a-list = lista
# en: 2e941eb0
one-die-say-number = número
# en: d8223b5c
one-die-say-ways = maneras
# en: b486285d
one-die-say-mean = media
# en: 01533f23
one-die-say-mean-is = media { $mean }
# en: 18b0d9b5
one-die-say-square = Un cuadrado sobre la distancia a la media
# en: 81eced88
one-die-say-squares = Un dado por { $times }: { $faces }. La media de los cuadrados es { $area }.
# en: de783fe6
one-die-say-one-number = un número
# en: 337a89bc
one-die-say-spread-task = Mueve los controles deslizantes. ¿Qué relación hay entre los dos números de la frase?
# en: 3b2d3b5c
one-die-say-die-times = un dado por { $n }
# en: b943396f
one-die-say-dice-added = { $n ->
    [1] 1 dado
   *[other] suma de { $n } dados
}
# en: 46e1066d
one-die-say-spreads = Un solo dado: { $alone }. Un dado por { $n }: { $one }. { $n ->
    [1] 1 dado
   *[other] Suma de { $n } dados
}: { $added }.
# en: 81bc9b57
one-die-say-over = { $over } por encima del límite, dados de { $sides } caras
# en: 9250fa29
one-die-say-reach = 3 por encima del límite
# en: 8df9adda
one-die-say-reach-task = Mueve el control deslizante hasta la distancia en que las dos líneas cambian de sitio.
# en: ad9c4750
one-die-say-away = casillas hasta la patrulla
# en: 030ea053
one-die-say-chance = probabilidad
# en: fbcea28c
one-die-say-reaching = A distancia { $away }: un dado por tres llega con probabilidad { $one }, y la suma de tres dados, con { $three }. { $safer ->
    [one] Prefieres que te persiga un dado por tres.
    [three] Prefieres que te persigan tres dados.
   *[alike] Da igual.
}
# en: 3873d286
one-die-controls =
    .over = de más
    .sides = caras
    .spaces_away = distancia

# en: 4dbcae2f
one-die-same-mean = Te has pasado del límite en 3. Nuestras reglas multiplican un dado por tres. En otra mesa se tirarían tres dados y se sumarían. ¿Con qué avanza más la patrulla de media?
    .choices-one-die = un dado por tres
    .choices-three-dice = la suma de tres dados
    .choices-same = con las dos lo mismo
    .hint-1 = Llega lejos muchas más veces. Pero también se queda cerca más veces.
    .hint-2 = Los valores esperados se suman, hagan lo que hagan los dados.
    .because = 3 · 2,5, y 2,5 + 2,5 + 2,5.
# en: 36e798af
one-die-one-die = Un dado de cuatro caras muestra 1, 2, 3 o 4. Su media es 5/2. ¿Cuál es su varianza, la media de los cuadrados de las distancias?
    .hint-1 = Esa es la suma de los cuatro cuadrados. Divide entre cuatro.
    .hint-2 = Esa es la media de las distancias. Primero eleva cada distancia al cuadrado.
    .hint-3 = Las distancias a un lado y a otro se compensan. Primero elévalas al cuadrado.
    .hint-4 = Divide entre cuatro, no entre tres: aquí están todas las caras, y no una muestra.
    .hint-5 = Esa es la media de los cuadrados de las caras. Toma las distancias a 5/2.
    .because = Las distancias son 3/2, 1/2, 1/2, 3/2. Sus cuadrados suman 5.
# en: f3f2e1ce
one-die-times-three = ¿Cuál es la varianza de tres veces un dado de cuatro caras?
    .hint-1 = Eso es tres veces 5/4. Pero las distancias son el triple, y luego se elevan al cuadrado.
    .hint-2 = Eso es un solo dado.
    .hint-3 = Repasa el cuadrado de tres.
    .because = Tres veces más lejos de la media, y los cuadrados son nueve veces mayores: 9 · 5/4.
# en: b33a818e
one-die-three-dice = ¿Y cuál es la varianza de la suma de tres dados de cuatro caras?
    .hint-1 = Eso es tres veces un dado.
    .hint-2 = Eso es un solo dado.
    .hint-3 = Esa es la varianza de la media de tres dados.
    .hint-4 = Las varianzas de dados independientes se suman, no se multiplican.
    .because = Las varianzas de dados independientes se suman: 5/4 + 5/4 + 5/4. Es la tercera parte que con un dado por tres.
# en: 77c8cafa
one-die-mean-distance = La media de las distancias de unos números a su media.
    .because = La media de las distancias, cada una sin su signo.
# en: cbf2b96e
one-die-far-away = Te has pasado del límite en 3, y la patrulla está a 10 casillas. ¿Qué dados prefieres que te persigan?
    .choices-one-die = un dado por tres
    .choices-three-dice = la suma de tres dados
    .choices-same = los dos por igual
    .hint-1 = Un 4 sale con probabilidad 1/4. ¿Cuántas veces suman tres dados 10, 11 o 12?
    .hint-2 = La media es la misma, pero aquí solo importan los valores altos.
    .because = Tres dados suman 10 o más de 10 maneras entre 64; un dado por tres, de 16 entre 64.
# en: ec3bf379
one-die-near = ¿Y si está solo a 5 casillas?
    .choices-one-die = un dado por tres
    .choices-three-dice = la suma de tres dados
    .choices-same = los dos por igual
    .hint-1 = Ahora solo te salvan las tiradas bajas. ¿Cuántas veces suman tres dados 3 o 4?
    .hint-2 = La media es la misma, pero aquí solo importan los valores bajos.
    .because = Un dado por tres se queda corto de 16 maneras entre 64; tres dados, solo de 4 entre 64. Ahora la dispersión te ayuda.
# en: 5f51f204
one-die-change-places = ¿A partir de qué distancia te alcanza un dado por tres más veces que tres dados?
    .hint-1 = A 8 casillas te alcanzan por igual.
    .hint-2 = A 7 casillas todavía te alcanzan más veces tres dados.
    .hint-3 = Empieza una casilla antes.
    .because = Desde ahí, más allá de la media, la patrulla necesita suerte. Y un solo dado da más ocasiones de tenerla.
# en: 41c29cd7
one-die-exercise-1 = Un dado de cuatro caras tiene los números { $first } y { $last }. ¿Cuál es su varianza?
    .level = Para empezar
    .hint-1 = Esa es la media. ¿A qué distancia están las caras, al cuadrado?
    .because = La media es { $mean }. Haz la media de los cuadrados de las cuatro distancias.
# en: 2da0a14d
one-die-exercise-2 = Una ruleta tiene tres sectores iguales, con los números { $a }, { $m } y { $b }. ¿Cuál es su varianza?
    .level = Para empezar
    .hint-1 = Esa es la media. ¿A qué distancia está cada número?
    .hint-2 = Esa es la media de las distancias. Primero eleva las distancias al cuadrado.
    .hint-3 = Esa es la suma de los cuadrados de las distancias. Repártela entre tres.
    .hint-4 = El { $m } también cuenta: su distancia es 0.
    .because = La media es { $m }. Los cuadrados de las distancias son { $d }², 0 y { $d }², y su media es 2 · { $d }²/3.
# en: 3d55c8bd
one-die-exercise-3 = Un dado de { $sides } caras tiene varianza { $single }. ¿Cuál es la varianza de { $what }?
    .level = Principal
    .hint-1 = Eso es un solo dado. ¿Qué pasa con los cuadrados de sus distancias?
    .because = { $factor } · { $single }.
# en: 7ab6f843
one-die-exercise-4 = Una máquina llena sacos de arroz, cada uno con independencia de los demás. El peso de un saco tiene varianza { $v }. ¿Cuál es la varianza del peso de { $n } sacos juntos?
    .level = Principal
    .hint-1 = Sería así si cada saco pesara lo mismo que el primero. Los sacos pesados y los ligeros se compensan en parte.
    .hint-2 = Eso es un saco. Cada saco añade algo.
    .hint-3 = Esa es la varianza de su media.
    .because = { $n } · { $v }: las varianzas de cosas independientes se suman.
# en: 678c764a
one-die-exercise-5 = Tiras un dado de { $first } caras y lo multiplicas por { $a }. Tiras un dado de { $second } caras y lo multiplicas por { $b }. Después sumas los dos resultados. ¿Cuál es la varianza?
    .level = Reto
    .hint-1 = Las distancias se multiplican por { $a }, así que sus cuadrados se multiplican dos veces por { $a }.
    .hint-2 = Primero se multiplica cada dado. ¿Qué les pasa entonces a los cuadrados de las distancias?
    .because = { $a }² · { $one } + { $b }² · { $other }.
# en: 2f3e24e8
one-die-lift = Un ascensor lleva nueve personas. El peso de cada una tiene una desviación típica de 10 kg, pesen lo que pesen las demás. ¿Cuál es la desviación típica del peso de las nueve juntas, en kg?
    .hint-1 = Así sería si todas pesaran mucho, o todas poco. Suma varianzas: nueve veces 10².
    .hint-2 = Esa es la varianza. Saca la raíz cuadrada.
    .hint-3 = Eso es una persona.
    .hint-4 = Esa es la desviación típica de su media.
    .because = La varianza es 9 · 10² = 900, y √900 = 30: tres veces una persona, no nueve.
