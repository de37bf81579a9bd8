### teacher.ipynb

# en: e65ce326
teacher-0-1 = # 先生方へ
# en: 9490f427
teacher-0-2 = 単元ごとの手引きと、レッスンごとのメモです。答えもすべてのっています。生徒に見せる必要はありません。プリントは最後にあります。
# en: 48956f92
teacher-25-1 = ## さらに進んだレッスン
# en: aa15a032
teacher-25-2 = メモには、対象の年齢、かかる時間、ことば、答えが書いてあります。クリックすると開きます。
# en: 63f4971e
teacher-25-3 = **運だめし**：[レッスン（英語）](../cat_cab/lesson_push_your_luck.ipynb)
# en: 2a9d2d1e
teacher-25-4 = **帰り道**：[レッスン（英語）](../cat_cab/lesson_ways_home.ipynb)
# en: 8dbb7e96
teacher-25-5 = **一回ふる**：[レッスン（英語）](../empire/lesson_one_roll.ipynb)
# en: a1a99d81
teacher-25-6 = **マルコフ連鎖で見る戦い**：[レッスン（英語）](../empire/lesson_markov.ipynb)
# en: 230a49db
teacher-25-7 = **道**：[レッスン（英語）](../taxi_derby/lesson_shortest_paths.ipynb)
# en: 93f989e6
teacher-25-8 = **危険と見返り**：[レッスン（英語）](../taxi_derby/lesson_risk_and_reward.ipynb)
# en: 117aba9e
teacher-25-9 = **手札を数える**：[レッスン（英語）](../meow_daifugo/lesson_counting_hands.ipynb)
# en: fe10809b
teacher-25-10 = **相手の手札は？**：[レッスン（英語）](../meow_daifugo/lesson_what_do_they_hold.ipynb)
# en: 3bd9e2bb
teacher-25-11 = **ジャンプで帰る**：[レッスン（英語）](../washi_cat/lesson_shortest_paths.ipynb)
# en: 40277024
teacher-25-12 = **わな**：[レッスン（英語）](../washi_cat/lesson_cuts_and_traps.ipynb)
# en: be13c5d1
teacher-25-13 = **列を数える**：[レッスン（英語）](../washi_cat/lesson_parking.ipynb)
# en: efbb497b
teacher-26-1 = ## クラス全員を一つの画面に
# en: e01a67bc
teacher-26-2 = 全員に同じクラスの番号（`seed`）を伝えます。生徒は名簿の自分の番号でこの行を実行し、コードを先生に送ります。チャットでもメールでも、読み上げてもかまいません。出る目は一人ずつちがいますが、同じ番号なら何度実行しても変わりません。（ほかの実験は "twenty battles" と "twenty duels" です。）
# en: d7a2255a
teacher-26-3 = すべてのコードをここに貼りつけてください。間は空白でもコンマでも改行でもかまいません。点がクラスの結果で、棒は正確な値です。打ちまちがえたコードや、ほかのクラスのコードは受けつけません。
# en: 4f4034a6
teacher-26-4 = 予想も同じように集められます。生徒は*予想する*をおす前に、ノートブックに書いてある質問の名前で提出します。
# en: 6e7c955b
teacher-26-5 = 答えは、先生が見せるまでかくれています。
# en: 2072771a
teacher-27-1 = ## プリント
# en: c16cf8d8
teacher-27-2 = プリントには、名簿の番号ごとに数を変えた単元の問題がのります。番号はプリントに印刷され、答えは最後の別のページにまとまっています。クラス全員に同じものでも、一人一人に別のものでもかまいません。"ties" のかわりに、手引きの行に書いてあるとおりに単元の名前を入れて、その行を実行します。ボタンをおし、保存したファイルをブラウザーで開いて、紙かPDFに印刷してください。
