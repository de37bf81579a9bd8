### Le pilote parfait. Variables : { $sides } faces d’un dé, { $face } ce qu’il montre, { $mean } la moyenne d’un jet, { $rolls } jets, { $worths } ce qu’ils valent depuis la fin, { $lose } combien de nombres font tout perdre, { $first } le premier bon nombre, { $now }, { $low } et { $high } des loyers.

# en: 137770bb
perfect-driver-guide =
    .plan-1 = Par deux, jouer cinq tours avec cinq vrais dés, puis à l’écran. Rassembler les moyennes.
    .plan-2 = Deux pronostics : deux dés vides avec trois malédictions, puis avec deux. Rassembler les raisons.
    .plan-3 = Commencer par la fin : les états, et ce que vaut chacun. Puis la carte.
    .plan-4 = Des pilotes faits d’habitudes : les groupes rivalisent. Puis le tour entier : pourquoi vaut-il moins que cinq dés seuls ?
    .plan-5 = Ce que coûte un sabotage : pronostic. Le graphique montre les autres malédictions.
    .plan-6 = Trois jours pour trouver une chambre : pronostic. Quoi d’autre se résout mieux par la fin ?
    .plan-7 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Commencez par la fin : qui sait ce que vaut chaque état suivant peut choisir maintenant.
    .say-2 = Un jet qui ne change rien ne coûte rien. Ne comptez donc que ceux qui changent quelque chose.
    .ask-1 = Que faut-il savoir d’un tour pour continuer ? Que peut-on oublier ?
    .ask-2 = Pourquoi la fonction ne s’appelle-t-elle pas sans fin ?
    .ask-3 = Avec deux malédictions, mieux vaut lancer les dés un par un. Que peut-on alors encore décider, qu’on ne peut plus décider en lançant les deux ?
    .support = Jouez avec des jetons l’état à deux dés vides et trois malédictions : la moitié de la classe en lance un, l’autre moitié les deux.
    .extension = Une quatrième règle : une malédiction coûte deux cases. Quels états de la carte changent ?
    .ticket-1 = Une pièce rapporte 3 cases, ou bien elle finit ton tour et en enlève 1. Tu l’as en main. Que vaut le lancer, et lances-tu ?
    .ticket-2 = (3 − 1)/2 = 1, et c’est plus que 0 : il faut lancer
    .open-1 = À quoi ressemblerait la carte si le client attendait à dix cases exactement ?
    .open-1-answer = Seuls les 6 compteraient, donc les 4 et les 5 deviennent vides aussi. Le meilleur choix dépend de ce que tu veux : la page « Pour continuer » le montre.
    .open-2 = Y a-t-il un état où le meilleur pilote s’arrête alors qu’il reste un dé vide ?
    .open-2-answer = Seulement avec quatre malédictions. Un dé vide avec trois malédictions vaut encore 3/4.

# en: 4d56c4a5
perfect-driver-say-die = le dé montre { $face }, { $words }
# en: 787cb31d
perfect-driver-say-one-turn = Un tour
# en: 45bb049c
perfect-driver-say-dice = Dés
# en: fe217617
perfect-driver-say-again = Relancer
# en: 43294f46
perfect-driver-say-again-tip = Relancer les dés choisis (R)
# en: da11e735
perfect-driver-say-stop = S’arrêter
# en: d9df151b
perfect-driver-say-stop-tip = Garder tous les dés comme ils sont (S)
# en: 1197be65
perfect-driver-say-new-turn = Nouveau tour
# en: 633e5311
perfect-driver-say-new-turn-tip = Lancer tous les dés pour un nouveau tour (N)
# en: 1ee124c2
perfect-driver-say-choose-first = Choisis d’abord : clique sur les dés que tu veux relancer.
# en: eaea95f6
perfect-driver-say-turn-over = Ce tour est fini : appuie sur Nouveau tour (N) pour un autre.
# en: c6381068
perfect-driver-say-face = { $face ->
    [again] relancé
    [1] malédiction
    [2] vide
    [3] vide
    [6] 2 cases
   *[other] 1 case
}
# en: 4c4cd5f2
perfect-driver-say-spaces-less-curses = cases − malédictions
# en: 9a0833e6
perfect-driver-say-spaces-and-curses = { $spaces } { FORM($spaces, "case", "cases") }, { $curses ->
    [0] aucune malédiction
   *[other] { $curses } { FORM($curses, "malédiction", "malédictions") }
}
# en: 61b8044a
perfect-driver-say-rolled = Tu as lancé { $dice } : { $counted }. Clique sur des dés pour les relancer, ou arrête-toi.
# en: 7ec86d60
perfect-driver-say-fourth = Tu as lancé { $dice } : c’est la quatrième malédiction, et il faut t’arrêter : { $counted }, cases nettes : { $net }.
# en: 0633862b
perfect-driver-say-stopped = Tu t’arrêtes : { $counted }, cases nettes : { $net }.
# en: e21b77b8
perfect-driver-say-gave-away = Cela t’a fait perdre { $lost } : il valait mieux « { $better } ».
# en: 3d8bc793
perfect-driver-say-none-better = Aucun choix n’était meilleur.
# en: 4c5f4b5f
perfect-driver-say-balance = Du meilleur jeu, on peut attendre { $expected } ; tes choix ont fait perdre { $lost }, les dés ont { $brought ->
    [yes] apporté
   *[no] enlevé
} { $luck }.
# en: 288e165a
perfect-driver-say-nets = Cases nettes de tes tours : { $nets }. Moyenne { $mean }.
# en: dd6f8477
perfect-driver-say-habit-stop = s’arrêter
# en: 0b5a62a1
perfect-driver-say-habit-roll-one-blank = lancer un dé vide
# en: cfa9be14
perfect-driver-say-habit-roll-all-blanks = lancer tous les dés vides
# en: 5b25e275
perfect-driver-say-no-net = ta fonction devrait donner un nombre de cases nettes, et elle donne { $found }
# en: dbe30ccd
perfect-driver-say-task = Choisis un état. Combien de dés vides le meilleur pilote lance-t-il ?
# en: f255f7f8
perfect-driver-say-map = La carte du meilleur pilote
# en: 873b57ac
perfect-driver-say-blanks = { $n } { FORM($n, "dé vide", "dés vides") }
# en: f3c320f3
perfect-driver-say-curses = { $n } { FORM($n, "malédiction", "malédictions") }
# en: a6c9d1c1
perfect-driver-say-how-many = Combien en lancer
# en: e98d7305
perfect-driver-say-roll-dice = { $dice }
# en: e30fe031
perfect-driver-say-worth = lancer { $dice } : { $worth }
# en: 8e966a62
perfect-driver-say-state = { $blanks } et { $curses }
# en: 47bfac55
perfect-driver-say-in-state = { $state } – { $each }. Le mieux : { $best }.
# en: 6279e294
perfect-driver-say-driver-task = Choisis ce que ton pilote fait des dés vides, pour chaque nombre de malédictions.
# en: 17f25ec7
perfect-driver-say-your-driver = Ton pilote
# en: 9b50d49e
perfect-driver-say-net-spaces = cases nettes
# en: 6455cb0a
perfect-driver-say-cost = coût
# en: cc114157
perfect-driver-say-one-each = une chacune
# en: 78e87ecd
perfect-driver-say-prices = Ce que coûtent des malédictions au début
# en: 6e2e94e3
perfect-driver-say-curses-held = malédictions
# en: 225d63c7
perfect-driver-say-not-dice = Pas encore. Avec { $state }, elle dit { $found } : donne un nombre de 1 à { $most }.
# en: 27c2043f
perfect-driver-say-gives-away = Pas encore. Avec { $state }, lancer { $dice } fait perdre { $lost } en cases nettes.
# en: bdedc6f2
perfect-driver-say-best-in-all = C’est juste : elle est la meilleure dans les { $n } états.
# en: f119d428
perfect-driver-controls =
    .blanks = dés vides
    .curses = malédictions
    .with_0 = avec 0 malédiction
    .with_1 = avec 1 malédiction
    .with_2 = avec 2 malédictions
    .with_3 = avec 3 malédictions

# en: c7eabd30
perfect-driver-two-curses = Maintenant tu n’as que 2 malédictions, et deux dés sont vides. Comment les lances-tu ?
    .choices-one = Un par un
    .choices-both = Les deux à la fois
    .choices-no-matter = Peu importe
    .hint-1 = Deux 1 à la fois, et les deux dés resteraient vides pour de bon. Un par un, tu peux encore réfléchir après le premier.
    .hint-2 = Pense à deux 1. Qu’aurais-tu fait après le premier ?
    .because = Après un 1 au premier dé, tu peux encore décider. C’est un peu mieux : 1,81 contre 1,80.
# en: 238e9e15
perfect-driver-three-curses = Tu as 3 malédictions, et deux dés sont vides. La prochaine malédiction finit ton tour. Comment les lances-tu ?
    .choices-one = Un par un
    .choices-both = Les deux à la fois
    .choices-no-matter = Peu importe
    .hint-1 = Si le premier montre un 1, l’autre reste vide pour de bon.
    .hint-2 = Si le premier montre un 1, on ne peut plus lancer l’autre.
    .because = Le prochain 1 met fin aux jets : mieux vaut que les deux dés soient en l’air. Et un deuxième 1 ne coûte alors rien.
# en: 9b495273
perfect-driver-policy = Combien de dés vides lancer, pour chaque nombre de dés vides et de malédictions.
    .because = Une phrase suffit : un dé à la fois, mais tous à la fois avec trois malédictions.
# en: f3f8dc72
perfect-driver-whole-turn = Cinq dés, encore aucune malédiction. Chat Fou lance une fois, garde ce qui vient, et obtient en moyenne 2,5 cases nettes. Combien le meilleur pilote en obtient-il ?
    .hint-1 = Ce serait vrai sans limite de malédictions. La limite en prend un peu.
    .hint-2 = C’est le plus que cinq dés puissent rapporter, et il y faut beaucoup de chance.
    .hint-3 = C’est ce qu’obtiendraient ensemble cinq pilotes avec un dé chacun. Ici, cinq dés se partagent quatre malédictions.
    .because = C’est le tour entier, calculé depuis la fin : presque le double, avec les mêmes dés.
# en: c940aa15
perfect-driver-why-less = Cinq pilotes avec un dé chacun rapportent ensemble 4,98. Un pilote avec cinq dés rapporte 4,82. Pourquoi moins ?
    .choices-ones = Des dés lancés ensemble montrent plus de 1
    .choices-shared = Les cinq dés se partagent quatre malédictions
    .choices-mistakes = Même le meilleur pilote fait des erreurs
    .hint-1 = Les dés sont indépendants : chacun montre un 1 une fois sur six.
    .hint-2 = Le meilleur pilote n’en fait aucune. Mais les dés peuvent quand même mal tomber.
    .because = Cinq pilotes peuvent recevoir quatre malédictions chacun, vingt en tout. Un seul pilote peut en recevoir quatre.
# en: 8f7e7ab1
perfect-driver-sabotage = Quelqu’un te donne une malédiction. Combien de cases nettes te coûte-t-elle en moyenne, si tu conduis au mieux ?
    .hint-1 = La malédiction enlève 1 case. Mais il ne te reste aussi que trois malédictions à recevoir au lieu de quatre.
    .hint-2 = Une malédiction enlève une case à la fin du tour, quoi que tu lances.
    .hint-3 = C’est trop : elle enlève 1 case, et un peu de ta liberté.
    .hint-4 = C’est ce que tu perds en plus de la case que la malédiction elle-même enlève.
    .because = 1 pour la malédiction elle-même, et le reste pour les jets que tu n’oses plus.
# en: 78656b5a
perfect-driver-exercise-1 = Un dé porte les nombres de 1 à { $sides }. Tu le lances, et tu peux le relancer une fois. Le dernier jet compte. Combien obtiens-tu en moyenne, si tu choisis au mieux ?
    .level = Échauffement
    .hint-1 = C’est pour un seul jet. Tu peux refuser un mauvais jet.
    .hint-2 = Personne n’obtient à coup sûr le plus grand nombre.
    .because = Relance tout ce qui est plus petit que la moyenne d’un jet.
# en: 5009d350
perfect-driver-exercise-2 = Un dé porte les nombres de 1 à { $sides }. Ton premier jet montre { $face }. Tu peux le relancer une fois, mais c’est alors le deuxième jet qui compte. Combien gagnes-tu de plus en moyenne si tu relances ? Si c’est moins, écris un nombre négatif.
    .level = Échauffement
    .hint-1 = C’est le deuxième jet. Pour lui, tu renonces au { $face }.
    .hint-2 = C’est ce que tu perds. On demande ce que tu gagnes.
    .hint-3 = Si tu relances, le premier jet ne compte plus.
    .because = Un jet rapporte { $mean } en moyenne, et tu renonces à { $face }.
# en: fdf365df
perfect-driver-exercise-3 = Tu lances un dé avec les nombres de 1 à { $sides } autant de fois que tu veux, et tu additionnes. Un nombre plus petit que { $first } te fait tout perdre et met fin aux jets. Combien de points dois-tu avoir pour qu’un jet de plus vaille exactement autant que s’arrêter ?
    .level = Entraînement
    .hint-1 = C’est la moyenne d’un jet. Que perds-tu s’il échoue ?
    .hint-2 = C’est la moyenne d’un bon jet. Compare-la maintenant avec ce que tu perds.
    .because = Tu perds t dans { $lose } cas sur { $sides }, et tu gagnes de { $first } à { $sides } dans les autres : t × { $lose } = { $first } + … + { $sides }.
# en: 9df5eb86
perfect-driver-exercise-4 = Tu cherches une chambre. Celle d’aujourd’hui coûte { $now } $ par mois. Celle de demain coûtera { $low } $ ou { $high } $, avec la même probabilité, et tu devras la prendre si tu laisses passer celle d’aujourd’hui. Après, il n’y en a plus. Combien paies-tu en moyenne, si tu choisis au mieux ?
    .level = Entraînement
    .hint-1 = C’est si tu attends. Laquelle est la moins chère : la chambre d’aujourd’hui, ou celle de demain en moyenne ?
    .hint-2 = C’est la chambre d’aujourd’hui. Combien coûte celle de demain en moyenne ?
    .hint-3 = Tu ne peux pas en être sûr. Elle peut aussi coûter { $high } $.
    .because = Commence par la fin : la chambre de demain coûte en moyenne ({ $low } + { $high })/2. Compare avec { $now }, et prends le plus petit.
# en: 45b79bba
perfect-driver-exercise-5 = Un dé porte les nombres de 1 à { $sides }. Tu peux le lancer jusqu’à { $rolls } fois et t’arrêter quand tu veux. Le dernier jet compte. Combien obtiens-tu en moyenne, si tu choisis au mieux ?
    .level = Défi
    .hint-1 = C’est pour un seul jet. Commence par le dernier jet, et remonte.
    .hint-2 = Personne n’obtient à coup sûr le plus grand nombre.
    .because = Depuis la fin : { $worths }.
# en: 660a4c2a
perfect-driver-room = Tu cherches une chambre. Celle d’aujourd’hui coûte 480 $ par mois. Celle de demain coûte 400 $ ou 600 $, avec la même probabilité, et celle d’après-demain aussi : c’est la dernière. Celle que tu refuses est perdue. Combien paies-tu en moyenne, si tu choisis au mieux ?
    .hint-1 = C’est n’importe quel jour, en moyenne. Mais demain, tu peux encore refuser 600.
    .hint-2 = C’est la chambre d’aujourd’hui. Si tu attends, tu as encore deux chances.
    .hint-3 = Tu ne peux pas en être sûr.
    .because = Commence par la fin : la dernière chambre coûte 500 en moyenne. Demain, tu prends donc 400 et tu refuses 600. Cela fait (400 + 500)/2 = 450, moins que 480.
