### 14_perfect_driver.ipynb

# en: 19c37183
perfect-driver-0-1 = # 14 Le pilote parfait
# en: 734f8416
perfect-driver-0-2 = Cinq dés font avancer ton taxi. Deux sont vides, et tu as trois malédictions. La quatrième finit ton tour. Lances-tu un dé, ou les deux ?
# en: bfad9b89
perfect-driver-0-3 = - comment choisir quand chaque choix mène à un autre ;
    - pourquoi il vaut mieux commencer par la fin ;
    - ce que coûte vraiment une malédiction.
# en: c07a1d16
perfect-driver-0-4 = **Il te faut** l’espérance : [Le dé patient](05_patient_die.ipynb). Environ 45 minutes.
# en: e58ed3e6
perfect-driver-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 0e4fd2e6
perfect-driver-0-6 = Les dés sont ceux du jeu Cat Cab Crew, auquel tu peux [jouer ici](../cat_cab/play.ipynb). [Toutes les unités](course.ipynb).
# en: 89419f50
perfect-driver-1-1 = ## Les dés
# en: ea646f74
perfect-driver-1-2 = | le dé montre | il rapporte |
# en: a63a2044
perfect-driver-1-3 = | 1 | une **malédiction**, et il est **vide** |
# en: b0254421
perfect-driver-1-4 = | 2, 3 | rien : il est **vide** |
# en: d8839d83
perfect-driver-1-5 = | 4, 5 | 1 case |
# en: b2ae43eb
perfect-driver-1-6 = | 6 | 2 cases |
# en: 6413e80a
perfect-driver-1-7 = À la fin, chaque malédiction enlève une case ; le reste, ce sont tes **cases nettes**.
# en: a2437ad1
perfect-driver-1-8 = Les dés qui font avancer le taxi, mieux vaut les garder. La question est donc : que faire des dés vides ?
# en: aa1bfc82
perfect-driver-2-1 = ## Les états
# en: afb0d8be
perfect-driver-2-2 = Un **état** dit combien de dés sont vides, et combien de malédictions tu as. Ce que tu as lancé avant ne compte pas.
# en: 42a98298
perfect-driver-2-3 = Ton **action** est le nombre de dés vides que tu lances.
# en: a0099268
perfect-driver-3-1 = ## Commence par la fin
# en: 4641c9fd
perfect-driver-3-2 = Avec quatre malédictions ou sans dé vide, le tour est fini. Sinon, une action vaut la moyenne de ce qu’elle rapporte et de ce qui vient **après**, et un état vaut sa **meilleure** action.
# en: a1d4e993
perfect-driver-3-3 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 5d3abed9
perfect-driver-3-4 = C’est la **programmation dynamique**.
# en: beaceab5
perfect-driver-3-5 = <details><summary>Pourquoi cela s’arrête, et qui y a pensé</summary>
# en: fe78576b
perfect-driver-3-6 = Les états, les actions, les probabilités et les récompenses forment ensemble un **processus de décision de Markov**. `best` appelle `worth`, et `worth` appelle `best`. Elles ne tournent jamais en rond : après chaque jet, il y a moins de dés vides ou plus de malédictions. Richard Bellman l’a écrit en 1957.
# en: bd821032
perfect-driver-3-7 = </details>
# en: bdb91c59
perfect-driver-prints-1 = 2 dés vides, malédictions { $curses } : un par un { $one-3f }, les deux { $both-3f }
# en: 18301843
perfect-driver-3-8 = Et maintenant tous les états à la fois.
# en: 9e102043
perfect-driver-3-9 = <details><summary>Comment lire la carte</summary>
# en: a49d3429
perfect-driver-3-10 = Chaque case dit combien de dés vides lancer et ce que vaut l’état. Dans les cases grisées, on lance plus d’un dé. « 1–2 » veut dire que les deux se valent.
# en: 5c7b99ef
perfect-driver-3-11 = </details>
# en: 1a7eb294
perfect-driver-4-1 = ## Un tour entier
# en: 29e7cb21
perfect-driver-4-2 = Construis un pilote avec quatre habitudes : que faire des dés vides avec 0, 1, 2 ou 3 malédictions. Le graphique montre exactement tout ce qu’un tour de cinq dés peut donner. Au début, c’est Chat Fou, qui s’arrête toujours. Jusqu’où peux-tu l’amener ?
# en: 4b31b6bd
perfect-driver-4-3 = Voici le calcul : au premier jet, on lance les cinq dés. Presque toujours, quelque chose change. Si les cinq sont vides, tu es dans l’état à cinq dés vides, et tu choisis.
# en: 52e56571
perfect-driver-prints-2 = un tour vaut { $worth_of_turn-2f } cases nettes
# en: 1ab1848b
perfect-driver-5-1 = ## Ce que coûte une malédiction
# en: 62d522f4
perfect-driver-5-2 = Dans le jeu, les autres peuvent te donner une malédiction : c’est le sabotage. Elle enlève une case à la fin. Est-ce tout ce qu’elle coûte ?
# en: f1022949
perfect-driver-5-3 = La ligne en tirets correspond à une case par malédiction. L’écart est ce que les malédictions coûtent en plus : les jets que tu n’oses plus. Quelle malédiction coûte le plus ?
# en: 344f2bb6
perfect-driver-5-4 = Rejoue, maintenant avec un entraîneur, qui dit ce que chaque choix a fait perdre. À la fin, tu vois ce qu’on peut attendre du meilleur jeu, ce que tes choix ont coûté, et la part de la chance.
# en: 13bf1b4e
perfect-driver-6-1 = ## En dehors du jeu
# en: 2a192a68
perfect-driver-6-2 = **Si tu programmes :** ce qu’il faut faire dans chaque état s’appelle une **stratégie**. Écris la meilleure : combien de dés lancer. Une ligne suffit. Sinon, continue.
# en: 56d0d260
perfect-driver-7-1 = ## Exercices
# en: 8fc3090b
perfect-driver-7-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: c7033063
perfect-driver-8-1 = ## Ce que nous avons vu
# en: d08fd9fc
perfect-driver-8-2 = - Un état, c’est tout ce qu’il faut savoir pour continuer.
    - Une action vaut sa récompense et ce qui vient après. Un état vaut sa meilleure action. Commence par la fin.
    - Le meilleur pilote lance un dé vide à la fois, mais tous à la fois avec trois malédictions.
    - Les trois premières malédictions coûtent plus que la case que chacune enlève, car elles t’enlèvent aussi des choix.
# en: 368e7ef0
perfect-driver-8-3 = **À méditer.** À quoi ressemblerait la carte si le client attendait à dix cases exactement ? Y a-t-il un état où le meilleur pilote s’arrête alors qu’il reste un dé vide ?
# en: f08f070f
perfect-driver-8-4 = **Pour continuer.** Comment tombent cinq dés, et comment conduire pour un autre but : [Tenter sa chance](../cat_cab/lesson_push_your_luck.ipynb).
