### 15_equal_armies.ipynb

# en: cad2ad81
equal-armies-0-1 = # 15 Ejércitos iguales
# en: 63227271
equal-armies-0-2 = Once cubos atacan a once. El ataque tira tres dados contra dos, y esa tirada es buena. Pero el empate es de la defensa, y uno de los cubos del ataque siempre se tiene que quedar en casa. ¿Quién es favorito?
# en: 1f64abf7
equal-armies-0-3 = - qué es un estado, y por qué el pasado no importa;
    - cómo puede seguir una función todas las batallas a la vez;
    - desde qué tamaño compensa atacar, si los dos ejércitos son iguales.
# en: 9e24c49b
equal-armies-0-4 = **Necesitas** las probabilidades de una tirada: [Empates](01_ties.ipynb) y, para más dados, [Una tirada](../empire/lesson_one_roll.ipynb). Unos 45 minutos.
# en: 41c0665a
equal-armies-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 44ba2ec6
equal-armies-0-6 = Las batallas son del juego Empire, al que puedes [jugar aquí](../empire/play.ipynb). Se cuentan todos los cubos, también el que se queda. [Todas las unidades](course.ipynb).
# en: 477ff418
equal-armies-1-1 = ## Primero adivina
# en: 492b1543
equal-armies-1-2 = Mil batallas así, dado a dado:
# en: 7771f9ed
equal-armies-prints-1 = El ataque gana { $won } de 1000.
# en: 368eb3cc
equal-armies-1-3 = Tan cerca de la mitad, hace falta la probabilidad exacta.
# en: e1181510
equal-armies-2-1 = ## Estados
# en: 63a4164f
equal-armies-2-2 = «Dos contra dos» es un **estado**; una tirada es un **paso** a otro. Un estado del que no se sale nunca, porque la batalla ha terminado, es **absorbente**. Todos juntos son una **cadena de Márkov absorbente**.
# en: 44e4cca9
equal-armies-2-3 = Una tirada: lo que pierde cada lado, y la probabilidad.
# en: 395f2b34
equal-armies-2-4 = ¿Se ha acabado? Entonces se sabe la respuesta. Si no, mira una tirada más allá: cada estado que puede venir tiene su propia probabilidad, y la función se llama a sí misma para saberla. (`@cache` se acuerda de lo que ya se ha calculado. Déjalo donde está.)
# en: 2db5df03
equal-armies-2-5 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 80284707
equal-armies-prints-2 = el ataque pierde { $attacker }, la defensa { $defender }: { $chance }
# en: 640233aa
equal-armies-3-1 = ## Cada vez más grandes
# en: e2e68f7b
equal-armies-3-2 = El dibujo usa esta función. Mueve el control deslizante.
# en: 1be03218
equal-armies-3-3 = Y algunos tamaños en cifras, en tanto por ciento.
# en: f1f2ac29
equal-armies-prints-3 = 2 contra 2: { $capture-2-2 }. 11 contra 11: { $float-capture-11-11-1 }
# en: 8cb6322c
equal-armies-prints-4 = { $n } contra { $n }: { $float-capture-n-n-2 }
# en: b6b95e30
equal-armies-3-4 = Cambia la idea: que el ataque deje de luchar cuando le queden tres cubos (`if attackers <= 3`). ¿Cómo cambia la línea?
# en: d0085677
equal-armies-4-1 = ## Te toca
# en: 6e714914
equal-armies-4-2 = Diez cubos defienden. ¿Cuántos cubos de ataque hacen falta para pasar de la mitad? Que lo encuentre `capture`.
# en: 1e2d45f5
equal-armies-4-3 = Ahora, una función del mismo tipo. ¿**Cuántas tiradas** dura de media una batalla? Si se ha acabado: 0. Si no, una tirada, y lo que dure el estado que viene después.
# en: 6ed4eb2e
equal-armies-4-4 = Esta tabla merece un sitio al lado del mapa. Dice cuántos cubos necesitas para atacar.
# en: bb26cc29
equal-armies-5-1 = ## Ejercicios
# en: 8fb0944c
equal-armies-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos. Tus funciones pueden ayudarte.
# en: cf812951
equal-armies-6-1 = ## Lo que hemos visto
# en: b4ca7b05
equal-armies-6-2 = - Lo que viene después depende del estado, y de nada anterior.
    - Cada estado pregunta a los que vienen después. Los estados absorbentes saben la respuesta.
    - Los ejércitos iguales y pequeños favorecen a la defensa; los grandes, al ataque.
# en: 1483e3fc
equal-armies-6-3 = **Para pensar.** ¿Qué cambia si el ataque puede parar cuando quiera? ¿Por qué los ejércitos grandes ayudan al ataque?
# en: 600ee8e9
equal-armies-6-4 = **Sigue.** Lo mismo con matrices, y marchas por varios barrios: [Una batalla como cadena de Márkov](../empire/lesson_markov.ipynb).
