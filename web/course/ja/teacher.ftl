### teacher.ipynb

# en: e65ce326
teacher-0-1 = # 先生方へ
# en: 9490f427
teacher-0-2 = 単元ごとの手引きと、レッスンごとのメモです。答えもすべてのっています。生徒に見せる必要はありません。プリントは最後にあります。
# en: 1382de87
teacher-26-1 = ## さらに進んだレッスン
# en: f81df073
teacher-26-2 = メモには、対象の年齢、かかる時間、ことば、答えが書いてあります。クリックすると開きます。
# en: be60ab30
teacher-26-3 = **どこまでつづける？**：[レッスン](../cat_cab/lesson_push_your_luck.ipynb)
# en: 85db8578
teacher-26-4 = **帰り道**：[レッスン](../cat_cab/lesson_ways_home.ipynb)
# en: d7f48ffd
teacher-26-5 = **一回ふる**：[レッスン](../empire/lesson_one_roll.ipynb)
# en: 17ebd814
teacher-26-6 = **マルコフ連鎖としての戦い**：[レッスン](../empire/lesson_markov.ipynb)
# en: d1ab6c77
teacher-26-7 = **通り**：[レッスン](../taxi_derby/lesson_shortest_paths.ipynb)
# en: 9979f4e4
teacher-26-8 = **危険と見返り**：[レッスン](../taxi_derby/lesson_risk_and_reward.ipynb)
# en: 1bfac79c
teacher-26-9 = **手札を数える**：[レッスン](../meow_daifugo/lesson_counting_hands.ipynb)
# en: 658a3a74
teacher-26-10 = **何を持っている？**：[レッスン](../meow_daifugo/lesson_what_do_they_hold.ipynb)
# en: 1fb14a84
teacher-26-11 = **ジャンプで帰る**：[レッスン](../washi_cat/lesson_shortest_paths.ipynb)
# en: 694b82d9
teacher-26-12 = **わな**：[レッスン](../washi_cat/lesson_cuts_and_traps.ipynb)
# en: 7d362782
teacher-26-13 = **並べ方を数える**：[レッスン](../washi_cat/lesson_parking.ipynb)
# en: d3dbaa73
teacher-27-1 = ## クラス全員を一つの画面に
# en: c028d809
teacher-27-2 = 全員に同じクラスの番号（`seed`）を伝えます。生徒は自分の出席番号でこの行を実行し、コードを先生に送ります。チャットでもメールでも、読み上げてもかまいません。出る目は一人ずつちがいますが、同じ番号なら何度実行しても変わりません。（ほかの実験は "twenty battles" と "twenty duels" です。）
# en: 09137f45
teacher-27-3 = すべてのコードをここに貼りつけてください。間は空白でもコンマでも改行でもかまいません。点がクラスの結果で、棒は正確な値です。打ちまちがえたコードや、ほかのクラスのコードは受けつけません。
# en: 4aa006b3
teacher-27-4 = 予想も同じように集められます。生徒は*予想する*をおす前に、ノートブックに書いてある質問の名前で提出します。
# en: 53cd7987
teacher-27-5 = 答えは、先生が見せるまでかくれています。
# en: 63ede1d4
teacher-28-1 = ## プリント
# en: f3a9d230
teacher-28-2 = プリントには、出席番号ごとに数を変えた単元の問題がのります。番号はプリントに印刷され、答えは最後の別のページにまとまっています。クラス全員に同じものでも、一人一人に別のものでもかまいません。"ties" のかわりに、手引きの行に書いてあるとおりに単元の名前を入れて、その行を実行します。ボタンをおし、保存したファイルをブラウザーで開いて、紙かPDFに印刷してください。
