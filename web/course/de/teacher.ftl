### teacher.ipynb

# en: e65ce326
teacher-0-1 = # Für Lehrkräfte
# en: 9490f427
teacher-0-2 = Ein Leitfaden zu jeder Lerneinheit und eine Notiz zu jeder Lektion, mit allen Antworten. Die Klasse braucht diese Seite nicht zu sehen. Arbeitsblätter stehen am Ende.
# en: 48956f92
teacher-25-1 = ## Weiterführende Lektionen
# en: aa15a032
teacher-25-2 = Jede Notiz sagt, für wen die Lektion ist und wie lange sie dauert, und nennt Wörter und Antworten. Zum Öffnen anklicken.
# en: 63f4971e
teacher-25-3 = **Sein Glück herausfordern**, [die Lektion, auf Englisch](../cat_cab/lesson_push_your_luck.ipynb)
# en: 2a9d2d1e
teacher-25-4 = **Wege nach Hause**, [die Lektion, auf Englisch](../cat_cab/lesson_ways_home.ipynb)
# en: 8dbb7e96
teacher-25-5 = **Ein Wurf**, [die Lektion, auf Englisch](../empire/lesson_one_roll.ipynb)
# en: a1a99d81
teacher-25-6 = **Ein Kampf als Markow-Kette**, [die Lektion, auf Englisch](../empire/lesson_markov.ipynb)
# en: 230a49db
teacher-25-7 = **Straßen**, [die Lektion, auf Englisch](../taxi_derby/lesson_shortest_paths.ipynb)
# en: 93f989e6
teacher-25-8 = **Risiko und Gewinn**, [die Lektion, auf Englisch](../taxi_derby/lesson_risk_and_reward.ipynb)
# en: 117aba9e
teacher-25-9 = **Handkarten zählen**, [die Lektion, auf Englisch](../meow_daifugo/lesson_counting_hands.ipynb)
# en: fe10809b
teacher-25-10 = **Was haben die anderen auf der Hand?**, [die Lektion, auf Englisch](../meow_daifugo/lesson_what_do_they_hold.ipynb)
# en: 3bd9e2bb
teacher-25-11 = **Der Sprung nach Hause**, [die Lektion, auf Englisch](../washi_cat/lesson_shortest_paths.ipynb)
# en: 40277024
teacher-25-12 = **Fallen**, [die Lektion, auf Englisch](../washi_cat/lesson_cuts_and_traps.ipynb)
# en: be13c5d1
teacher-25-13 = **Reihen abzählen**, [die Lektion, auf Englisch](../washi_cat/lesson_parking.ipynb)
# en: efbb497b
teacher-26-1 = ## Eine Klasse auf einem Bildschirm
# en: e01a67bc
teacher-26-2 = Nennen Sie allen dieselbe Nummer der Klasse (`seed`). Jedes Kind führt diese Zeile mit seiner Nummer von der Klassenliste aus und gibt Ihnen den Code: im Chat, per Mail oder vorgelesen. Alle bekommen andere Würfe, und bei derselben Nummer bleiben sie immer gleich. (Die anderen Experimente heißen "twenty battles" und "twenty duels".)
# en: d7a2255a
teacher-26-3 = Fügen Sie hier alle Codes ein, mit Leerzeichen, Kommas oder Zeilen dazwischen. Die Punkte zeigen Ihre Klasse, die Balken die exakten Werte. Vertippte Codes und die einer anderen Klasse zählen nicht.
# en: 4f4034a6
teacher-26-4 = Mit Schätzungen geht es genauso. Die Kinder geben ab, bevor sie auf *Schätzen* drücken, mit dem Namen der Frage aus ihrem Notebook.
# en: 6e7c955b
teacher-26-5 = Die Antwort bleibt verborgen, bis Sie sie zeigen.
# en: 2072771a
teacher-27-1 = ## Arbeitsblätter
# en: c16cf8d8
teacher-27-2 = Auf einem Arbeitsblatt stehen die Aufgaben einer Lerneinheit, mit eigenen Zahlen für jede Nummer der Klassenliste. Die Nummer ist aufgedruckt, und die Antworten stehen am Ende auf eigenen Seiten. Nehmen Sie eines für die ganze Klasse oder eines für jedes Kind. Schreiben Sie statt "ties" den Namen einer anderen Lerneinheit, wie er in der Zeile ihres Leitfadens steht, und führen Sie die Zeile aus. Drücken Sie den Knopf, und öffnen Sie die gespeicherte Datei im Browser. Dann drucken Sie sie auf Papier oder als PDF.
