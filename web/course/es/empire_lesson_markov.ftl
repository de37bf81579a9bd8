### empire/lesson_markov.ipynb

# en: 59f80288
empire-lesson-markov-0-1 = # Una batalla como cadena de Márkov
# en: 3a968f7a
empire-lesson-markov-0-2 = Tienes ocho cubos, y enfrente hay siete. Puedes atacar, y parar cuando quieras. ¿Te conviene? Una tirada es fácil de contar, pero una batalla son muchas tiradas, y nadie sabe de antemano cuántas. En esta lección las sigues todas a la vez.
# en: e6009379
empire-lesson-markov-0-3 = - qué son los estados y los pasos, y por qué el pasado no importa;
    - cómo sabe una matriz en qué acaba una batalla y cuánto dura;
    - con qué probabilidad sale bien una marcha por varios barrios, y cuándo parar.
# en: 309f6b98
empire-lesson-markov-0-4 = **Necesitas** las probabilidades de una tirada, de [la lección anterior](lesson_one_roll.ipynb); los estados, de [Ejércitos iguales](../course/15_equal_armies.ipynb); y para la parte 4, el producto de dos matrices. Unos 90 minutos; las partes 1 a 3 son una clase completa.
# en: 878ed295
empire-lesson-markov-0-5 = **Cómo contamos.** Un cubo siempre se tiene que quedar en casa. Aquí se cuentan todos los cubos, también ese, como los ves en el mapa. Muchas tablas publicadas no lo cuentan, así que su «3 contra 2» es nuestro «4 contra 2».
# en: b009316e
empire-lesson-markov-1-1 = ## 1 Tres contra uno
# en: fed39976
empire-lesson-markov-1-2 = Tres cubos atacan a uno solo. Dos pueden tirar; el tercero se tiene que quedar. Una tirada lleva a uno de dos sitios:
# en: b3ad2961
empire-lesson-markov-1-3 = Si se pierde la tirada, quedan dos cubos, que pueden probar otra vez con un dado.
# en: 8f4eacf6
empire-lesson-markov-1-4 = Lo que has usado merece un nombre. «Dos contra uno» es un **estado**: quien lo conoce puede olvidar cómo llegó hasta allí la batalla. Una tirada es un **paso** de un estado a otro. Los pasos cuyas probabilidades dependen solo del estado forman una **cadena de Márkov**, y un estado del que no se sale nunca, porque la batalla ha terminado, se llama **absorbente**.
# en: 91eed82b
empire-lesson-markov-2-1 = ## 2 Todos los estados en un tablero
# en: fa2329f5
empire-lesson-markov-2-2 = Cada cuadrado es un estado: los cubos que le quedan al ataque, de izquierda a derecha; los de la defensa, de arriba abajo. Los círculos son absorbentes: en la fila de abajo el barrio ha caído; en la columna de la derecha ha resistido. Al principio el 100 % de la probabilidad está en un solo cuadrado. Mueve el último control deslizante, tirada a tirada, y mira por dónde corre.
# en: b5ffa5ac
empire-lesson-markov-2-3 = Mientras dos dados defienden contra dos o tres, cada tirada quita dos cubos del tablero, así que la probabilidad corre de diagonal en diagonal.
# en: 58de2ea7
empire-lesson-markov-3-1 = ## 3 Cuatro contra dos
# en: f9556dc3
empire-lesson-markov-3-2 = Ahora, hasta el final. Pon el tablero en cuatro contra dos y adivina antes de mover las tiradas.
# en: 29fd328f
empire-lesson-markov-3-3 = La biblioteca suma todos los caminos, como fracciones. Esto es lo que queda del ejército que ataca, conquiste o no.
# en: e739c66b
empire-lesson-markov-3-4 = Los dos lados lo pagan. ¿Quién paga más?
# en: 48978482
empire-lesson-markov-4-1 = ## 4 Lo que sabe una matriz
# en: 2aa40f4d
empire-lesson-markov-4-2 = Escribe las probabilidades de un paso como una matriz. Las filas y las columnas de *Q* son los estados en los que la batalla sigue; lo que le falta a una fila lleva al final. En tres contra dos son cuatro estados.
# en: b48d253a
empire-lesson-markov-4-3 = *Q* es un paso, *Q*² dos pasos, *Q*³ tres. La suma 1 + *Q* + *Q*² + … cuenta cuántas veces se pasa por cada estado. En esta batalla pequeña *Q*² ya es 0: después de dos tiradas se ha acabado. En una más larga la suma sigue, pero siempre tiene la forma cerrada de una serie geométrica, (1 − *Q*)⁻¹. Es la **matriz fundamental**.
# en: cab54af9
empire-lesson-markov-4-4 = La suma de una fila es el número esperado de tiradas. Otro producto más, con la matriz *R* de los pasos que terminan la batalla, dice cómo termina.
# en: dbf893fb
empire-lesson-markov-4-5 = Otra vez cuatro contra dos.
# en: ea2c21d4
empire-lesson-markov-5-1 = ## 5 Ocho contra siete
# en: c884c51a
empire-lesson-markov-5-2 = En su camino, la batalla del principio puede pasar por 31 estados, y sus números son largos. Pero el gráfico se lee igual. A la derecha del centro están los cubos del ataque si el barrio cae; a la izquierda, los de la defensa si no cae. El último control deslizante detiene antes el ataque, cuando quedan tan pocos cubos.
# en: 8995f406
empire-lesson-markov-5-3 = Otra manera de averiguarlo: mil batallas, tiradas dado a dado.
# en: 2ee7a46d
empire-lesson-markov-6-1 = ## 6 ¿Menos dados?
# en: 9429be13
empire-lesson-markov-6-2 = Nadie está obligado a tirar todos los dados. ¿Será prudente arriesgar menos?
# en: ad5d3007
empire-lesson-markov-6-3 = Para estar seguros, la biblioteca deja que los dos lados elijan de nuevo antes de cada tirada, y busca una posición en la que sea estrictamente mejor tirar menos dados. Una lista vacía querría decir que no hay ninguna.
# en: d44d59b9
empire-lesson-markov-7-1 = ## 7 Una marcha
# en: 4807f841
empire-lesson-markov-7-2 = Quien conquista avanza y puede seguir. En cada barrio del camino se queda un cubo.
# en: 78bbbbc6
empire-lesson-markov-7-3 = ¿Hasta dónde llega un montón? Hay cuatro barrios en fila; elige cuántos cubos los ocupan.
# en: aeca1408
empire-lesson-markov-7-4 = ¿Y cuándo conviene parar? Eso depende de lo que valen los barrios y los cubos. Supón que un barrio vale dos cubos. Entonces ocho cubos que marchan contra 2, 2 y 2 deben seguir mientras tengan al menos estos cubos:
# en: 66bff5db
empire-lesson-markov-prints-1 = { $taken } conquistados: contra dos { $plan-fewest-taken-2 } cubos, contra uno { $plan-fewest-taken-1 }
# en: 422e0657
empire-lesson-markov-7-5 = Saber parar vale algo. Esto es lo que puedes esperar tener al final, si un barrio cuenta como dos cubos, además de los propios cubos.
# en: 12408078
empire-lesson-markov-prints-2 = parando donde conviene: { $round-float-plan-value-2 }
# en: ff79d346
empire-lesson-markov-prints-3 = sin parar nunca: { $round-float-plan-to_the_end-2 }
# en: 13d9b38b
empire-lesson-markov-prints-4 = sin empezar nunca: { $plan-at_once }
# en: 9d145f57
empire-lesson-markov-8-1 = ## Lo que hemos visto
# en: 75c27eb4
empire-lesson-markov-8-2 = - Una batalla es una cadena de Márkov: lo que viene después depende de los cubos que quedan, y de nada más.
    - La matriz fundamental suma todas las tiradas, sean las que sean. Cuatro contra dos conquistan con una probabilidad del 65,6 %.
    - Lo mejor es siempre tirar todos los dados, para los dos lados.
    - Una marcha es una cadena de batallas. Cuándo parar depende de lo que valen las cosas.
# en: acbb01fd
empire-lesson-markov-9-1 = ## Comprobaciones
# en: 7dc15d1b
empire-lesson-markov-9-2 = Si te gusta programar: ¿qué probabilidad hay de que tres cubos conquisten un barrio con uno? La respuesta de esta celda olvida algo. Corrígela y ejecuta otra vez la celda.
# en: 4ba8854f
empire-lesson-markov-9-3 = Y aquí están otra vez algunos resultados de esta lección, cada uno calculado de dos maneras o más.
# en: 0f96783a
empire-lesson-markov-9-4 = **Para pensar.** ¿Qué cambiaría si el ataque tuviera que parar después de tres tiradas? ¿Y si los empates no costaran nada a nadie? En el [laboratorio](design_lab.ipynb) se pueden cambiar algunas reglas así.
