# en: c86a6db5
no-game = Il n’y a pas encore de jeu : corrige d’abord ce qui est souligné.
# en: f9748110
no-mistake-found = Aucune erreur trouvée.
# en: 6e5477ea
games-followed = { $n } { FORM($n, "partie a été suivie", "parties ont été suivies") } coup par coup, et chaque réponse des règles a été vérifiée.
# en: 6c4386dd
variants-played = { $n } variantes sur { $all } ont été jouées : chaque nombre de joueurs, chaque règle maison à ses deux valeurs extrêmes.
# en: 548c4a23
best-play-wins = { $who ->
    [alone] Si tu joues le mieux possible, tu gagnes
    [everybody] Si tout le monde joue le mieux possible, tous gagnent
   *[other] Si tout le monde joue le mieux possible, le premier joueur gagne
} avec une probabilité de { $chance }.
# en: d8d82d5f
best-play-pays = { $who ->
    [alone] Si tu joues le mieux possible, tu gagnes
    [everybody] Si tout le monde joue le mieux possible, tous gagnent
   *[other] Si tout le monde joue le mieux possible, le premier joueur gagne
} { $amount } en moyenne.
# en: a2fc35a3
first-turn = Le mieux au premier tour : { $does }.
# en: 8d6e5ba6
later-turn = Plus tard, avec { $seen } : { $does }.
# en: 70492c00
does-until = { $choice } tant que { $name } est inférieur à { $n }, puis { $other }
# en: 29d0d0be
held-by-both = { $name } { $mine } contre { $other }
# en: 1ddb12bf
is-exact = C’est exact.
# en: dcac97ce
how-exact = Est-ce exact ?
# en: 7fed3796
is-within = C’est sûr à ± { $error } près.
# en: 91d4b489
hidden-balance = Les mains sont cachées : c’est donc un équilibre, sur { $n } { FORM($n, "situation", "situations") }.
# en: 23a832c3
positions-reached = { $said } { FORM($n, "position peut être atteinte", "positions peuvent être atteintes") }.
# en: f0f269f2
first-chances = Chances de gagner après chaque premier choix : { $choices }.
# en: 2205971c
first-pays = Gain après chaque premier choix : { $choices }.
# en: dd149b01
mixes-seen = Joueur { $n }, { $seen } : { $often }.
# en: 897b067d
mixes = Joueur { $n } : { $often }.
# en: 95aed06b
too-large = Le jeu a trop de positions pour être résolu ici. Rends-le plus petit : moins de pions, un plateau plus petit, un but plus proche.
# en: cf10cace
endless = Le jeu peut ne jamais finir, il n’y a donc pas de réponse. Donne-lui une limite de tours.
# en: c990aecc
link-not-opened = Le lien ne contient aucune partie qu’on puisse ouvrir ici, alors en voici une autre : { $why }
# en: 2a3fe38c
file-there = { $file } est là maintenant ; écris son nom là où un fichier est demandé.
# en: 8d0c5ecc
lab-not-restored = Ce qui était réglé ici n’est plus valable, alors le labo est comme au début : { $why }
