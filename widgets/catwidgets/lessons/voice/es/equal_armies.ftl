### Ejércitos iguales. Variables: { $attackers } y { $defenders } cubos, { $p } sextos de una probabilidad, { $rolls } tiradas, { $least } una probabilidad, { $a } y { $b } de { $n } los puntos de cada uno.

# en: d79c8c9d
equal-armies-guide =
    .plan-1 = Primera apuesta: once contra once. Recoger razones para los dos lados.
    .plan-2 = Dos contra dos en la pizarra: los estados, los pasos y dónde se acaba. Segunda apuesta.
    .plan-3 = La celda de la idea: un estado pregunta a los estados que vienen después. Después, el dibujo.
    .plan-4 = ¿Quién es favorito? Adivinar, y después mover el control deslizante.
    .plan-5 = «Te toca»: cuántos cubos atacan y cuántas tiradas dura.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Quien sabe el estado puede olvidar cómo llegó hasta ahí la batalla.
    .say-2 = La función se llama a sí misma. Siempre acaba, porque cada tirada quita cubos.
    .ask-1 = ¿De qué estados no se sale nunca?
    .ask-2 = ¿Por qué basta con mirar una tirada más allá?
    .ask-3 = ¿Qué ayuda al ataque y qué ayuda a la defensa? ¿Qué parte crece con los ejércitos?
    .support = Dibuja como círculos los estados de tres contra dos, y escribe en cada flecha la probabilidad de la tirada.
    .extension = Escribir los pasos como una matriz Q y hallar los mismos números con su matriz fundamental.
    .ticket-1 = Dos cubos atacan a uno. Uno de los dos se tiene que quedar. ¿Cuál es la probabilidad de que conquisten?
    .ticket-2 = 15/36 = 5/12
    .open-1 = ¿Qué cambia si el ataque puede parar cuando quiera?
    .open-1-answer = En cada estado de la cadena hay que decidir algo. Entonces es un proceso de decisión de Márkov, y lo mejor se calcula desde el final hacia atrás.
    .open-2 = ¿Por qué los ejércitos grandes ayudan al ataque?
    .open-2-answer = El cubo que se queda y las últimas tiradas con menos dados importan cada vez menos. Lo que queda es la tirada de tres dados contra dos, y esa favorece al ataque.

# en: 0aa897a1
equal-armies-say-roll = Tirar
# en: 17e99eb5
equal-armies-say-roll-tip = Tirar todos los dados una vez
# en: 0a7aca8d
equal-armies-say-fight = Luchar hasta el final
# en: 87859df0
equal-armies-say-fight-tip = Tirar hasta que se acabe
# en: 4326c3fe
equal-armies-say-battle-task = Tú atacas, rojo contra azul. Un cubo rojo se queda en casa.
# en: 133b7b04
equal-armies-say-battle = Una batalla
# en: 6135d34e
equal-armies-say-attacker = ataque
# en: e8693464
equal-armies-say-defender = defensa
# en: 94fedb07
equal-armies-say-against = { $attackers } { FORM($attackers, "cubo", "cubos") } contra { $defenders }.
# en: 109740ac
equal-armies-say-battles = { $captured } { FORM($captured, "batalla", "batallas") } con conquista, { $held } sin ella.
# en: 30b7a414
equal-armies-say-task = Mueve el control deslizante hacia ejércitos más grandes. ¿Dónde pasa la línea de la mitad?
# en: 13fbafc1
equal-armies-say-to-capture = conquistar
# en: 3e3e97db
equal-armies-say-one-half = la mitad
# en: cd770d7f
equal-armies-say-equal = Ejércitos iguales
# en: a6b46d72
equal-armies-say-cubes = cubos por lado
# en: 6a394601
equal-armies-say-chance = probabilidad de conquistar
# en: 12ddc08d
equal-armies-say-captured = { $n } contra { $n } se conquista con probabilidad { $chance }. { $above ->
    [no] Hasta aquí siempre es menos de la mitad.
   *[other] Desde { $above } es más de la mitad.
}
# en: 9744efb1
equal-armies-say-fewest = Cuántos cubos de ataque hacen falta como mínimo, contados todos
# en: 48833106
equal-armies-say-defenders = defensa
# en: 39ca3afe
equal-armies-say-over = más de { $chance }
# en: 439e68aa
equal-armies-controls =
    .largest = máximo

# en: 4f08a708
equal-armies-eleven = Once cubos atacan a once y luchan hasta el final. Uno de los cubos del ataque se tiene que quedar en casa. ¿Quién es favorito?
    .choices-attacker = El ataque
    .choices-defender = La defensa
    .choices-even = Están exactamente igualados
    .hint-1 = El tercer dado ayuda, pero los empates y el cubo que se queda ayudan al otro lado.
    .hint-2 = Es raro que tantas fracciones sumen exactamente un medio.
    .because = El ataque conquista con probabilidad 49,40 %: casi igualados, pero la favorita es la defensa.
# en: cac673ab
equal-armies-two-against-two = Dos cubos atacan a dos. Uno puede tirar y uno se tiene que quedar, así que la primera tirada se gana solo con 55/216. Entonces son dos contra uno, y eso se gana con 5/12. ¿Cuál es la probabilidad de que conquiste el ataque?
    .hint-1 = Esa es solo la primera tirada. Después queda un cubo de la defensa.
    .hint-2 = Eso son dos cubos contra uno.
    .hint-3 = Primero esto, después aquello: multiplica.
    .because = Hay que ganar las dos, una detrás de otra: 55/216 · 5/12.
# en: 488868c3
equal-armies-favourite = Si los dos lados tienen el mismo número de cubos, ¿desde cuántos es favorito el ataque?
    .hint-1 = Cinco contra cinco se conquista solo con el 35,9 %.
    .hint-2 = Seis contra seis todavía está por debajo de la mitad.
    .hint-3 = Un cubo solo no puede atacar.
    .hint-4 = Casi: once contra once está justo por debajo de la mitad.
    .hint-5 = Basta con uno menos.
    .because = 11 contra 11 se conquista con el 49,40 %, y 12 contra 12, con el 50,65 %.
# en: f6c6320c
equal-armies-force = Diez cubos defienden. ¿Con cuántos cubos de ataque, contados todos, pasa tu probabilidad de la mitad?
    .hint-1 = Diez contra diez todavía está un poco por debajo de la mitad.
    .hint-2 = Con doce basta, pero también con menos.
    .hint-3 = Si los ejércitos son grandes, el ataque ya pasa de la mitad cuando son iguales.
    .because = Con esos se pasa de la mitad; con uno menos, no.
# en: caabe2bc
equal-armies-rolls = Cuántas tiradas dura de media una batalla.
    .because = Una tirada ahora, y después las que dure de media la batalla que queda.
# en: e2e0a8ea
equal-armies-exercise-1 = { $attackers } cubos atacan a { $defenders } y luchan hasta el final. ¿Cuál es la probabilidad de que conquisten? Que lo diga la función capture.
    .level = Para empezar
    .hint-1 = ¿Es justo? Pregunta a la función capture.
    .hint-2 = Los cubos no se pueden repartir así: el empate es de la defensa.
    .because = Es capture({ $attackers }, { $defenders }).
# en: 4997cbc8
equal-armies-exercise-2 = Un cubo que ataca solo gana cada tirada con probabilidad { $p }/6. Si pierde una tirada, se acaba la batalla. ¿Cuál es la probabilidad de que gane { $rolls } tiradas seguidas?
    .level = Para empezar
    .hint-1 = Eso es una tirada.
    .hint-2 = Las probabilidades de tiradas seguidas se multiplican. No las sumes.
    .hint-3 = Esa es la probabilidad de que la batalla se acabe antes.
    .hint-4 = Esa es la probabilidad de perder en cada una.
    .because = ({ $p }/6)^{ $rolls }.
# en: a2dded32
equal-armies-exercise-3 = { $defenders } cubos defienden. ¿Con cuántos cubos de ataque, contados todos, se conquista con una probabilidad mayor que { $least }? Prueba números con la función capture.
    .level = Principal
    .hint-1 = Los mismos que defienden: la unidad dice cuál es entonces la probabilidad.
    .hint-2 = Uno se queda en casa y no lucha. Pruébalo con la función capture.
    .because = Prueba con uno más, hasta que la probabilidad sea bastante grande.
# en: 55c9721a
equal-armies-exercise-4 = Tenis de mesa, 10 iguales: gana quien saque dos puntos de ventaja. Tú ganas cada punto con probabilidad { $a }/{ $n }. ¿Cuál es la probabilidad de que ganes?
    .level = Principal
    .hint-1 = Eso es un punto. Hay que sacar dos de ventaja, y eso ayuda a quien juega mejor.
    .hint-2 = Eso son los dos puntos siguientes. Con un punto para cada cual se vuelve a empezar.
    .hint-3 = Solo si los dos ganan los puntos con la misma probabilidad.
    .hint-4 = Esa es la probabilidad de tu rival.
    .because = Mira dos puntos. Los dos son tuyos en { $a } · { $a } de { $n } · { $n } casos, y los dos de tu rival en { $b } · { $b }. En los demás casos se vuelve a empezar.
# en: eedbdcee
equal-armies-exercise-5 = { $attackers } cubos atacan a { $defenders } y luchan hasta el final. ¿Cuántas tiradas dura de media? Que lo diga la función que has escrito.
    .level = Reto
    .hint-1 = En una tirada pueden caer dos cubos, y todo se acaba cuando un lado se queda sin ninguno.
    .hint-2 = Una batalla se acaba cuando un lado se queda sin cubos, y cerca del final caen de uno en uno.
    .because = Una tirada, y la media de lo que viene después.
