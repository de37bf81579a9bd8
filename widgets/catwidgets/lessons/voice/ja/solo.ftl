### 今日の手札で、一人で遊ぶ：ボタン、くらべた表、グラフ。

# en: 6799e75a
solo-say-word = ことばか日付
# en: ffd0c3c9
solo-say-today = 今日の日付
# en: 87bc3caa
solo-say-today-tip = 今日これをおした人には、みんな同じ手札が配られます
# en: 525fdb79
solo-say-compare = くらべるとどう？
# en: 3438773d
solo-say-compare-tip = ゲームが終わったら：何ができたか
# en: dfab42aa
solo-say-not-over = まずゲームを終わらせましょう。くらべると、山札の順番がわかってしまいます。
# en: c582ffb2
solo-say-working = 何ができたかを計算しています…
# en: e9023132
solo-say-stands-below = くらべた表はテーブルの下にあります。
# en: e6b4999a
solo-say-taken-back = 元に戻した手{ $n }回
# en: 0be627c0
solo-say-helped = ヒントを使った
# en: 9cc0586c
solo-say-counted = 数えた数、元に戻した手なし
# en: 08cd7e21
solo-say-challenge = 一人用の挑戦「{ $word }」。
# en: 7c2e42ab
solo-say-called-you = 自分
# en: a1acc8df
solo-say-called-deck-known = 山札を知っている人
# en: 75c7656d
solo-say-called-fewest-plays = ハナ（よくばり）
# en: e06c20bc
solo-say-called-lowest-first = モモ
# en: 6189ae9c
solo-say-called-searcher = ねこ長老（先読み）
# en: f6a7b699
solo-say-called-random = 子ねこ（何でも出す）
# en: c90889b9
solo-say-short-deck-known = 山札を知る人
# en: b858526b
solo-say-short-fewest-plays = ハナ（よくばり）
# en: 38d77c2f
solo-say-short-searcher = ねこ長老（先読み）
# en: c1f400bf
solo-say-shortest = 山札を知っているときの、いちばん短い出し方
# en: ed24f6ac
solo-say-verdict = { $n }ターンでした{ $best ->
    [no] 。これより少ないターンでクリアできる人はいません。山札を知っている人でも同じです。
   *[other] 。山札を知っていれば{ $best }ターンでできます。これは限界です。テーブルの人には、次に何が来るかわからないからです。
}
# en: 75f51a4c
solo-say-same-deal = 同じ手札で
# en: bd56faa7
solo-say-who = だれ
# en: e1005549
solo-say-turns = ターン
# en: 7fc048ef
solo-say-how-known = どうやってわかったか
# en: 4d8ce602
solo-say-why = 理由
# en: 26de0bac
solo-say-mark-bound = 限界
# en: a8e4a1bc
solo-say-mark-exact = 正確
# en: 6ef0c388
solo-say-mark-estimate = 推定
# en: a42fcc1e
solo-say-why-bound = この山札でいちばん少ないターン、すべての出し方をためした
# en: f1a865a4
solo-say-why-exact = この手札では、いつもこう遊ぶ
# en: 2a6d4cfb
solo-say-why-estimate = { $n }ゲームの平均、くじを引いて決めるから
# en: 0fb65d41
solo-say-gave-away = { $n }ターンの損
# en: ed587f80
solo-say-far-away = あと{ $n }ターンより多い
# en: cd0db41d
solo-say-by-turn = ターン{ $n }
# en: 72f9d869
solo-say-turn-by-turn = ターンごと：{ $all }ターンのうち{ $n }ターンで損をしました（山札を知っている人から見て、正確）
# en: 2d83e35d
solo-say-at-turn = ターン
# en: 3d4c173c
solo-say-cleared-by = クリアできたターン
# en: a0421c28
solo-say-given-away = 損
# en: 72124d30
solo-say-cleared = そのターンまでにクリアした割合、{ $n }回配った推定
# en: 75db430f
solo-say-cleared-said = そのターンまでにクリアした割合、{ $n }回配った推定：六ターンまでに { $within }。山札を知っている人をこえる人はいません。区間は95%です。
# en: 5a2b9073
solo-say-work-out = { $n }回の配りから計算する
# en: 58d2e11f
solo-say-turn = ターン
# en: 7651d32e
solo-say-deals = 手札
# en: f830e63c
solo-say-six-turns = 六ターン
# en: 35c92f05
solo-say-rate-by = { $who } { $rate }
# en: 3f893cbf
solo-say-rules = ルール
# en: 744612fd
solo-say-deck-known-bound = 山札を知る人（限界）
# en: a03ddd91
solo-say-within-six = 六ターンまでにクリアした割合、それぞれ{ $n }回配った推定と95%の区間
# en: 0fafea63
solo-say-difficulty-task = 山札、場、手札を変えると、一人用のゲームはどのくらいむずかしくなりますか。
# en: c5bda077
solo-controls =
    .deck = 山札
    .field_cards = 場の枚数
    .cards_dealt = 配る枚数
