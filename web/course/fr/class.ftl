### class.ipynb

# en: 8d69365f
class-0-1 = # L’écran de la classe
# en: 5902e33c
class-0-2 = Qui a répondu quoi, et était-ce juste ? Les élèves envoient leurs codes dans la discussion de la classe, et vous collez ici toute la discussion. Il n’y a pas de serveur, et rien ne quitte cet appareil.
# en: 4a7117d6
class-0-3 = **Comment faire.** Choisissez un numéro pour votre classe, par exemple 3. Sur la page du guide d’une unité, vous trouvez un lien avec ce numéro, et un code QR. Les élèves l’ouvrent et écrivent le numéro qu’ils ont dans la liste de la classe. Dès lors, chacune de leurs réponses a un code. En bas de la page, une ligne les réunit tous. Ils l’envoient, précédée de leur nom.
# en: ac63d786
class-0-4 = Une coche : réponse juste. Une croix : réponse fausse. Un point : pas encore de réponse. *G2* est la deuxième question d’une unité, *E1* son premier exercice. Les codes d’une autre classe sont comptés, mais laissés de côté. Si quelqu’un répond à nouveau, sa dernière réponse compte.
