### Accessibilité : la page de docs/accessibility.md
# en: 3fb0872f
accessibility-0-1 = # Rapport d’accessibilité
# en: 1d4b59c1
accessibility-0-2 = Sous la forme du Voluntary Product Accessibility Template (VPAT®) 2.5, pour WCAG 2.2, niveaux A et AA. C’est notre propre rapport, de novembre 2026, sur les pages de ce site dans Chromium. **Test** signifie qu’un test du projet le vérifie sur les pages terminées. *Non évalué* signifie que personne n’a regardé d’assez près. Personne qui utilise un lecteur d’écran n’a encore été interrogé.
# en: 92515ff4
accessibility-0-3 = | critère | niveau | conformité | remarques |
# en: 6af8b963
accessibility-0-4 = | 1.1.1 Contenu non textuel | A | Conforme | Les graphiques ont un tableau et une phrase, les plateaux sont lus case par case, les ornements sont masqués. Test : chaque graphique a un tableau. |
# en: 5ac5081a
accessibility-0-5 = | 1.2.1 Contenu seulement audio ou vidéo | A | Sans objet | De petits sons, coupés au départ, ne font que répéter ce qui est écrit ; il n’y a pas de film. |
# en: b76cb573
accessibility-0-6 = | 1.2.2 Sous-titres (pré-enregistrés) | A | Sans objet |  |
# en: cf101440
accessibility-0-7 = | 1.2.3 Audiodescription ou version de remplacement | A | Sans objet |  |
# en: ccb5fd52
accessibility-0-8 = | 1.2.4 Sous-titres (en direct) | AA | Sans objet |  |
# en: 83fecb26
accessibility-0-9 = | 1.2.5 Audiodescription (pré-enregistrée) | AA | Sans objet |  |
# en: 5c376cff
accessibility-0-10 = | 1.3.1 Information et relations | A | Conforme | Titres, listes, en-têtes de tableaux, étiquettes. Test : axe sur tous les types de pages. |
# en: 257cb186
accessibility-0-11 = | 1.3.2 Ordre séquentiel logique | A | Conforme | On lit dans l’ordre de ce qu’on voit. Test : un tour est lu à voix haute comme il est enregistré. |
# en: 74cd8213
accessibility-0-12 = | 1.3.3 Caractéristiques sensorielles | A | Partiellement conforme | Quelques tâches du cours nomment une couleur, comme « les barres rouges » ; la phrase au-dessous donne le même nombre. |
# en: d918c076
accessibility-0-13 = | 1.3.4 Orientation | AA | Conforme | Rien n’est bloqué. Test : téléphone et projecteur. |
# en: 6ef1f8d8
accessibility-0-14 = | 1.3.5 Identifier la finalité de la saisie | AA | Sans objet | Aucun champ ne porte sur la personne. |
# en: d254b0f5
accessibility-0-15 = | 1.4.1 Utilisation de la couleur | A | Conforme | Les joueurs, les verdicts et l’écran de classe ont des signes en plus des couleurs. Test : des couleurs pour ceux qui en distinguent moins. |
# en: 058e6e81
accessibility-0-16 = | 1.4.2 Contrôle du son | A | Sans objet |  |
# en: 20e198c8
accessibility-0-17 = | 1.4.3 Contraste (minimum) | AA | Conforme | Test : axe avec le thème clair et le thème sombre. |
# en: 2e91ccf6
accessibility-0-18 = | 1.4.4 Redimensionnement du texte | AA | Partiellement conforme | À 200 %, toutes les commandes sont là (test) ; les mots de certains plateaux et graphiques ne grandissent qu’avec l’image. |
# en: b95349f2
accessibility-0-19 = | 1.4.5 Texte sous forme d’image | AA | Conforme | Les mots des images sont du texte SVG. |
# en: b87ae658
accessibility-0-20 = | 1.4.10 Redistribution | AA | Partiellement conforme | Aucune page n’est plus large qu’un téléphone (test) ; les grands tableaux et les longues lignes de code défilent à part. |
# en: c44fa506
accessibility-0-21 = | 1.4.11 Contraste du contenu non textuel | AA | Non évalué | Regardé avec les deux thèmes ; non mesuré pour chaque pièce de chaque plateau. |
# en: 4c5601b4
accessibility-0-22 = | 1.4.12 Espacement du texte | AA | Non évalué |  |
# en: 717491fa
accessibility-0-23 = | 1.4.13 Contenu au survol ou au focus | AA | Partiellement conforme | Ce que montre une bulle sur un graphique est aussi dans son tableau ; la bulle ne se ferme pas seule. |
# en: bf7ccc61
accessibility-0-24 = | 2.1.1 Clavier | A | Conforme | Test : on joue au clavier seul, et on ouvre les tableaux des graphiques. |
# en: f1c32111
accessibility-0-25 = | 2.1.2 Pas de piège au clavier | A | Conforme | Dans les champs de code, Tab avance. Test : le focus ne se perd jamais. |
# en: e8d5bb58
accessibility-0-26 = | 2.1.4 Raccourcis d’une seule touche | A | Conforme | Une touche seule n’agit que sur un plateau qui a le focus. |
# en: f602ccdc
accessibility-0-27 = | 2.2.1 Réglage du délai | A | Conforme | Rien n’est limité dans le temps. |
# en: e9ae202c
accessibility-0-28 = | 2.2.2 Mettre en pause, arrêter, masquer | A | Conforme | Rien ne bouge de soi-même plus de cinq secondes. |
# en: 10a422e3
accessibility-0-29 = | 2.3.1 Seuil de trois flashs | A | Conforme | Rien ne clignote. |
# en: 887d050e
accessibility-0-30 = | 2.4.1 Contourner des blocs | A | Conforme | Le premier lien saute au contenu. Test : axe. |
# en: 452534a0
accessibility-0-31 = | 2.4.2 Titre de page | A | Conforme | Test : axe. |
# en: 3727aca1
accessibility-0-32 = | 2.4.3 Parcours du focus | A | Conforme | Après une réponse, le focus est sur ce qui en est dit. Test : au clavier seul. |
# en: cc59d1d3
accessibility-0-33 = | 2.4.4 Fonction du lien (selon le contexte) | A | Conforme | Dans le cours, les liens d’une ligne disent « guide » ; leur ligne nomme l’unité. |
# en: 5b8b5c8d
accessibility-0-34 = | 2.4.5 Accès multiples | AA | Partiellement conforme | La page d’accueil et le menu de chaque page ; il n’y a pas de recherche. |
# en: 994761dc
accessibility-0-35 = | 2.4.6 En-têtes et étiquettes | AA | Conforme | Test : axe. |
# en: 669cb573
accessibility-0-36 = | 2.4.7 Visibilité du focus | AA | Conforme | Un trait épais entoure ce qui a le focus. |
# en: c8118cf0
accessibility-0-37 = | 2.4.11 Focus non masqué (minimum) | AA | Partiellement conforme | La barre d’une partie sur téléphone et la ligne de progression peuvent en cacher une partie. |
# en: 13a1d5cc
accessibility-0-38 = | 2.5.1 Gestes pour le contrôle du pointeur | A | Conforme | Tout se fait par simple toucher ; les curseurs acceptent les flèches. |
# en: e9450989
accessibility-0-39 = | 2.5.2 Annulation de l’action du pointeur | A | Conforme | Une action a lieu quand le doigt se lève. |
# en: 2ed32ed1
accessibility-0-40 = | 2.5.3 Étiquette dans le nom | A | Conforme | Test : axe. |
# en: 682d2a73
accessibility-0-41 = | 2.5.4 Activation par le mouvement | A | Sans objet |  |
# en: 141b2ac8
accessibility-0-42 = | 2.5.7 Mouvements de glissement | AA | Conforme | Les curseurs acceptent les touches et les clics ; rien d’autre ne se glisse. |
# en: 3c7b991a
accessibility-0-43 = | 2.5.8 Taille de la cible (minimum) | AA | Partiellement conforme | Les boutons et les menus ont 44 pixels de haut (test) ; les cases d’un grand plateau sur téléphone peuvent en avoir moins de 24. |
# en: 798fb347
accessibility-0-44 = | 3.1.1 Langue de la page | A | Conforme | Test : axe. |
# en: 1f27c76c
accessibility-0-45 = | 3.1.2 Langue d’un passage | AA | Partiellement conforme | Les noms japonais de jeux ne sont pas signalés. |
# en: 3184eddc
accessibility-0-46 = | 3.2.1 Au focus | A | Conforme |  |
# en: 8b07e5f1
accessibility-0-47 = | 3.2.2 À la saisie | A | Conforme | Un numéro de la liste de classe change les exercices au-dessous, et l’étiquette le dit. |
# en: 94a18374
accessibility-0-48 = | 3.2.3 Navigation cohérente | AA | Conforme | Un même en-tête pour toutes les pages. |
# en: 3adc47f3
accessibility-0-49 = | 3.2.4 Identification cohérente | AA | Conforme |  |
# en: 6769b1c2
accessibility-0-50 = | 3.2.6 Aide cohérente | A | Conforme | « Comment ça marche » est au même endroit de chaque unité. |
# en: 8771dc54
accessibility-0-51 = | 3.3.1 Identification des erreurs | A | Conforme | Ce qui est illisible reçoit une phrase qui dit ce qu’on peut écrire. Test : fautes de frappe et nombres. |
# en: 41b766ed
accessibility-0-52 = | 3.3.2 Étiquettes ou instructions | A | Conforme | Test : axe. |
# en: 8bf46b20
accessibility-0-53 = | 3.3.3 Suggestion après une erreur | AA | Conforme | Une mauvaise réponse reçoit un indice, une faute de Python ce qu’il faut écrire. |
# en: 75303aee
accessibility-0-54 = | 3.3.4 Prévention des erreurs | AA | Conforme | On demande avant d’effacer ; ce qu’on fait dans une partie peut être annulé. |
# en: 851d73e7
accessibility-0-55 = | 3.3.7 Saisie redondante | A | Conforme | Le numéro de la liste de classe s’écrit une seule fois. |
# en: 574fc4ad
accessibility-0-56 = | 3.3.8 Authentification accessible | AA | Sans objet | Il n’y a pas de connexion. |
# en: 6f1b4710
accessibility-0-57 = | 4.1.2 Nom, rôle et valeur | A | Partiellement conforme | Test : axe. Quelques commandes de Jupyter reçoivent de nous leur nom une fois dessinées. |
# en: 0e7f972b
accessibility-0-58 = | 4.1.3 Messages d’état | AA | Conforme | Verdicts, nouvelles et progression sont annoncés. |
# en: 5135ce22
accessibility-0-59 = Les notebooks eux-mêmes, un lien plus loin, sont affichés par JupyterLite, qui a son [propre rapport](https://github.com/jupyter/accessibility) : ce qui précède n’y vaut pas toujours.
# en: dacac266
accessibility-0-60 = Ce que tu ne peux pas utiliser est une erreur : dis-nous sur quelle page, et avec quoi.
