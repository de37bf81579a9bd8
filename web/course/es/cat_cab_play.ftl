### cat_cab/play.ipynb

# en: 370f0553
cat-cab-play-0-1 = # Cat Cab Crew
# en: fa34cbec
cat-cab-play-0-2 = Conduce un taxi por Mew York, recoge pasajeros y sal de la ciudad antes que los demás. En cada decisión puedes pedir una pista y ver las probabilidades que hay detrás.
# en: 83396363
cat-cab-play-0-3 = *Para quien sepa contar los puntos de un dado. Una partida dura unos 15 minutos.*
# en: 29825879
cat-cab-play-1-1 = ## El juego en un minuto
# en: 2ccd49b1
cat-cab-play-1-2 = En tu turno tiras cinco dados; en el primero de todos, menos. Vuelve a tirar los que quieras, las veces que quieras; solo duele el **1**: es al momento una maldición, y con cuatro maldiciones ya no se tira más. Después conduces con lo que muestran los dados:
# en: f22c41e1
cat-cab-play-1-3 = | si un dado muestra | da |
# en: 67f1435c
cat-cab-play-1-4 = | 1 | una maldición: una casilla menos |
# en: 52991546
cat-cab-play-1-5 = | 2 | una maldición para otro, después de conducir |
# en: 602cb2ed
cat-cab-play-1-6 = | 3 | una tirada extra: puede dar casillas, un dado de color o nada (dos por turno como mucho) |
# en: e03a70c6
cat-cab-play-1-7 = | 4 o 5 | un trayecto de 1 casilla |
# en: c57cf5ca
cat-cab-play-1-8 = | 6 o más | un trayecto de 2 casillas, en línea recta |
# en: 24ceaa66
cat-cab-play-1-9 = Hay que usar todos los trayectos. Si terminas *justo* donde está el pasajero, lo recoges: 5 puntos. En cuanto alguien ha recogido a un pasajero, se abre la puerta de arriba: los primeros en salir se llevan 10, 5 y 3 puntos, y a los demás les quedan cinco turnos. Si terminas donde hay otro taxi, hay duelo; y ya verás qué pasa si terminas en unas chuches o en la patrulla gatuna.
# en: 2e424087
cat-cab-play-2-1 = ## Jugar
# en: 548efddc
cat-cab-play-2-2 = Aquí juegas contra Gato Loco, que nunca vuelve a tirar. Haz clic en los dados para elegirlos, pulsa *volver a tirar* o *quedarse con todos los dados*, y luego haz clic en las casillas.
# en: 20764a07
cat-cab-play-2-3 = **Pista** dice qué opción es la mejor; si la pides otra vez, cuánto vale, y a la tercera, por qué. Todo lo demás está en **Más**. Allí, *Valor de las opciones* deja los números a la vista, según lo que te importe: casillas, recoger al pasajero, salir o ganar. La mejor opción lleva una estrella, y las demás dicen cuánto les falta. También se indica si los números son *exactos* o una *estimación*.
# en: 3ad47afc
cat-cab-play-2-4 = **Mostrar en el tablero** dibuja a qué casillas llegan tus dados, uno de los caminos más cortos y los caminos por los que una maldición puede hacerte retroceder. **Suerte** dice lo buena que fue tu última tirada, comparada con todas las que podían salir. **Guardar** conserva la partida en un archivo, o en una línea de texto que puedes enviar. **Tiro dados de verdad** te pregunta qué muestran tus propios dados.
# en: e508117a
cat-cab-play-2-5 = | tecla | qué hace | tecla | qué hace |
# en: f9ba1664
cat-cab-play-2-6 = | Tab | pasa de la ciudad a los taxis, los dados y las opciones | R | vuelve a tirar los dados elegidos |
# en: 6540d2e3
cat-cab-play-2-7 = | flechas | recorren casillas, dados y opciones | K | se queda con todos los dados |
# en: ba3db52b
cat-cab-play-2-8 = | Enter | hace clic | U, Y | deshacer, rehacer |
# en: 3790bbea
cat-cab-play-2-9 = | Escape | borra la selección | N | sigue, paso a paso |
# en: 8dfe42e9
cat-cab-play-3-1 = ## Dos o tres jugadores
# en: 97aa1a07
cat-cab-play-3-2 = Abre *Código* abajo, cambia el número, pulsa *Ejecutar* y di en *Partida nueva* quién es una persona y quién un bot. El número que va detrás de `seed` fija los dados, para que a toda la clase le salgan los mismos; sin él son siempre nuevos.
# en: a25a21b1
cat-cab-play-3-3 = ¿Por qué *volver a tirar* es tantas veces lo mejor? [El taxista perfecto](../course/14_perfect_driver.ipynb) analiza el turno, y [Caminos a casa](lesson_ways_home.ipynb), las calles. Las reglas se cambian en el [laboratorio](design_lab.ipynb). O vuelve al [inicio](../start.ipynb).
