### teacher.ipynb

# en: e65ce326
teacher-0-1 = # Für Lehrkräfte
# en: 9490f427
teacher-0-2 = Ein Leitfaden zu jeder Lerneinheit und eine Notiz zu jeder Lektion, mit allen Antworten. Die Klasse braucht diese Seite nicht zu sehen. Arbeitsblätter stehen am Ende.
# en: 1382de87
teacher-26-1 = ## Weiterführende Lektionen
# en: f81df073
teacher-26-2 = Jede Notiz sagt, für wen die Lektion ist und wie lange sie dauert, und nennt Wörter und Antworten. Zum Öffnen anklicken.
# en: be60ab30
teacher-26-3 = **Sein Glück herausfordern**, [die Lektion](../cat_cab/lesson_push_your_luck.ipynb)
# en: 85db8578
teacher-26-4 = **Wege nach Hause**, [die Lektion](../cat_cab/lesson_ways_home.ipynb)
# en: d7f48ffd
teacher-26-5 = **Ein Wurf**, [die Lektion](../empire/lesson_one_roll.ipynb)
# en: 17ebd814
teacher-26-6 = **Ein Kampf als Markow-Kette**, [die Lektion](../empire/lesson_markov.ipynb)
# en: d1ab6c77
teacher-26-7 = **Straßen**, [die Lektion](../taxi_derby/lesson_shortest_paths.ipynb)
# en: 9979f4e4
teacher-26-8 = **Risiko und Gewinn**, [die Lektion](../taxi_derby/lesson_risk_and_reward.ipynb)
# en: 1bfac79c
teacher-26-9 = **Handkarten zählen**, [die Lektion](../meow_daifugo/lesson_counting_hands.ipynb)
# en: 658a3a74
teacher-26-10 = **Was haben die anderen auf der Hand?**, [die Lektion](../meow_daifugo/lesson_what_do_they_hold.ipynb)
# en: 1fb14a84
teacher-26-11 = **Der Sprung nach Hause**, [die Lektion](../washi_cat/lesson_shortest_paths.ipynb)
# en: 694b82d9
teacher-26-12 = **Fallen**, [die Lektion](../washi_cat/lesson_cuts_and_traps.ipynb)
# en: 7d362782
teacher-26-13 = **Reihen abzählen**, [die Lektion](../washi_cat/lesson_parking.ipynb)
# en: d3dbaa73
teacher-27-1 = ## Eine Klasse auf einem Bildschirm
# en: c028d809
teacher-27-2 = Nennen Sie allen dieselbe Nummer der Klasse (`seed`). Jedes Kind führt diese Zeile mit seiner Nummer von der Klassenliste aus und gibt Ihnen den Code: im Chat, per Mail oder vorgelesen. Alle bekommen andere Würfe, und bei derselben Nummer bleiben sie immer gleich. (Die anderen Experimente heißen "twenty battles" und "twenty duels".)
# en: 09137f45
teacher-27-3 = Fügen Sie hier alle Codes ein, mit Leerzeichen, Kommas oder Zeilen dazwischen. Die Punkte zeigen Ihre Klasse, die Balken die exakten Werte. Vertippte Codes und die einer anderen Klasse zählen nicht.
# en: 4aa006b3
teacher-27-4 = Mit Schätzungen geht es genauso. Die Kinder geben ab, bevor sie auf *Schätzen* drücken, mit dem Namen der Frage aus ihrem Notebook.
# en: 53cd7987
teacher-27-5 = Die Antwort bleibt verborgen, bis Sie sie zeigen.
# en: 63ede1d4
teacher-28-1 = ## Arbeitsblätter
# en: f3a9d230
teacher-28-2 = Auf einem Arbeitsblatt stehen die Aufgaben einer Lerneinheit, mit eigenen Zahlen für jede Nummer der Klassenliste. Die Nummer ist aufgedruckt, und die Antworten stehen am Ende auf eigenen Seiten. Nehmen Sie eines für die ganze Klasse oder eines für jedes Kind. Schreiben Sie statt "ties" den Namen einer anderen Lerneinheit, wie er in der Zeile ihres Leitfadens steht, und führen Sie die Zeile aus. Drücken Sie den Knopf, und öffnen Sie die gespeicherte Datei im Browser. Dann drucken Sie sie auf Papier oder als PDF.
