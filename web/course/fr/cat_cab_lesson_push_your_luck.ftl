### cat_cab/lesson_push_your_luck.ipynb

# en: 4ffcbabe
cat-cab-lesson-push-your-luck-0-1 = # Tenter sa chance
# en: c60cccf4
cat-cab-lesson-push-your-luck-0-2 = Comment tombent cinq dés, et jusqu’où te mène un tour entier ? Et s’il te faut exactement dix cases, et rien de moins ?
# en: 1a9303ff
cat-cab-lesson-push-your-luck-0-3 = - comment tombent cinq dés, et à quel point la malchance est probable ;
    - à quoi ressemble un tour du meilleur pilote ;
    - pourquoi un autre but demande une autre stratégie.
# en: ca568776
cat-cab-lesson-push-your-luck-0-4 = **Il te faut** [Le dé patient](../course/05_patient_die.ipynb) et [Le pilote parfait](../course/14_perfect_driver.ipynb). Pas de programmation : lis, devine, clique. Environ 45 minutes.
# en: ca7e4961
cat-cab-lesson-push-your-luck-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: 6aefba65
cat-cab-lesson-push-your-luck-0-6 = Les dés sont ceux du jeu Cat Cab Crew, auquel tu peux [jouer ici](play.ipynb). L’autre leçon sur ce jeu est [Chemins du retour](lesson_ways_home.ipynb).
# en: 6194fda0
cat-cab-lesson-push-your-luck-1-1 = ## 1 Cinq dés, un seul jet
# en: a54b0b40
cat-cab-lesson-push-your-luck-1-2 = Un 1 est une malédiction, qui enlève une case. 2 et 3 sont vides, 4 et 5 rapportent une case, et 6 en rapporte deux. Quatre malédictions comptent, jamais plus. Chat Fou conduit sans patience : il lance cinq dés une fois et garde ce qui vient.
# en: 31b505f8
cat-cab-lesson-push-your-luck-1-3 = Il est plus facile de compter les jets *sans* malédiction. Chaque dé a cinq faces qui ne sont pas un 1, et les dés sont indépendants : les probabilités se multiplient. Ce qui reste est la probabilité d’au moins une malédiction, ici pour *n* dés.
# en: 2132a2da
cat-cab-lesson-push-your-luck-1-4 = Passons aux cases nettes, malédictions déduites. Tu sais ce que rapporte un dé en moyenne. Et cinq ?
# en: 9b709243
cat-cab-lesson-push-your-luck-1-5 = Pour en être sûrs, nous écrivons les 7 776 jets de cinq dés et nous comptons. Le `max` est la limite : cinq 1 ne font que quatre malédictions.
# en: 96ddefee
cat-cab-lesson-push-your-luck-prints-1 = { $len-nets } jets, { $nets-count-0 } d’entre eux rapportent 0 ; la moyenne est { $Fraction-sum-nets-len-nets }
# en: fca23cd7
cat-cab-lesson-push-your-luck-1-6 = Il y a une façon élégante de compter. Écris chaque dé comme un polynôme, avec les cases nettes en exposant. Quand on en multiplie cinq, les exposants s’additionnent de toutes les façons possibles ; le nombre devant *x*³ dit donc combien de jets donnent 3 cases nettes.
# en: 8f2a7206
cat-cab-lesson-push-your-luck-1-7 = Un seul terme n’est pas comme dans le jeu : les cinq malédictions de 1/*x*⁵ comptent pour quatre. Le graphique montre les probabilités exactes par des barres. Les points au-dessus sont 2 000 jets que l’ordinateur a vraiment faits, chacun avec un intervalle : la vraie probabilité devrait y être 19 fois sur 20.
# en: 33ac80b9
cat-cab-lesson-push-your-luck-2-1 = ## 2 Cinq dés et toute la patience du monde
# en: 18ade39f
cat-cab-lesson-push-your-luck-2-2 = [Le pilote parfait](../course/14_perfect_driver.ipynb) va presque deux fois plus loin, avec les mêmes dés. C’est une moyenne. Voici tout ce qu’un tour peut donner. Déplace les curseurs : plus de dés, moins de dés, des malédictions déjà là quand le tour commence.
# en: df14ff84
cat-cab-lesson-push-your-luck-2-3 = Est-ce bien vrai ? On peut aussi laisser jouer le meilleur pilote, et compter.
# en: bd7976f1
cat-cab-lesson-push-your-luck-3-1 = ## 3 Un autre but, une autre stratégie
# en: d3af1fd6
cat-cab-lesson-push-your-luck-3-2 = Jusqu’ici, nous voulions la plus grande moyenne. Mais imagine que le client attende à exactement 10 cases, et que ce soit le dernier tour. Il faut cinq 6, sans aucune malédiction. Regarde d’abord un seul dé : tu le relances jusqu’à ce qu’il montre un 6, ou qu’un 1 gâche tout.
# en: 9fa7f3bb
cat-cab-lesson-push-your-luck-3-3 = Pour ce but, le meilleur pilote relance les 4 et les 5, ce qui serait une sottise pour la moyenne. **Le meilleur choix dépend de ce que tu veux.** Le graphique compare trois pilotes : un qui vise toujours exactement la distance en question, un qui vise toujours la plus grande moyenne, et Chat Fou.
# en: 3202e747
cat-cab-lesson-push-your-luck-4-1 = ## Ce que nous avons vu
# en: 78357ab4
cat-cab-lesson-push-your-luck-4-2 = - Cinq dés montrent au moins un 1 dans 4 651 jets sur 7 776 : compte les jets sans 1, et prends le reste.
    - La moyenne de Chat Fou est 5 × 1/2, et un tout petit peu plus.
    - Si un 3 rapporte un jet bonus, qui vaut une demi-case, comme dans le jeu entier, le meilleur pilote obtient 4,833 au lieu de 4,818.
    - Qui veut autre chose doit jouer autrement : 10 cases ont une probabilité d’exactement 1/32.
# en: 749bb3c8
cat-cab-lesson-push-your-luck-5-1 = ## Vérifications
# en: 7bb29aad
cat-cab-lesson-push-your-luck-5-2 = Si tu aimes programmer : deux dés, lancés une fois. Combien de cases nettes rapportent-ils en moyenne ? La réponse de cette cellule est fausse. Corrige-la, et exécute de nouveau la cellule.
# en: 691ec896
cat-cab-lesson-push-your-luck-5-3 = Et voici encore une fois des résultats de cette leçon, chacun calculé d’au moins deux façons.
# en: 2b3da52e
cat-cab-lesson-push-your-luck-5-4 = **À méditer.** Qu’est-ce qui changerait si un 1 coûtait deux cases ? Si la limite était de deux malédictions ? Dans le [labo](design_lab.ipynb), tu peux changer ces règles et regarder.
# en: d5aa3787
cat-cab-lesson-push-your-luck-5-5 = Pour continuer : [Chemins du retour](lesson_ways_home.ipynb), sur la ville vue comme un graphe. Ou [joue](play.ipynb) à tout le jeu.
