### 手札を読む：表と図。変数は { $habit } と { $believed } がクロのくせ、{ $chance }、{ $mean }、{ $alike }、{ $share } が確率。

# en: 6ab679e2
reading-say-kuro = クロ
# en: 0eb5f954
reading-say-hand = クロの手札
# en: 033f809e
reading-say-turn-over = クロの手札を表にする
# en: 980aa7b8
reading-say-turn-over-tip = クロが何を持っているか見る
# en: 14082805
reading-say-deal = 配り直す
# en: b6be6f33
reading-say-deal-tip = クロに別の八枚を配る
# en: 74789e27
reading-say-begin = 見えないカードは、どれも確率 { $chance } でクロの手札にあります。自分のカードを一枚出しましょう。
# en: 2ac5cc15
reading-say-is-over = クロの手札はもう表になっています。もう一度読むには、配り直しましょう。
# en: cb82e37e
reading-say-not-yours = { $card } は（もう）自分の手札にありません。自分のカードを出しましょう。
# en: 1929b617
reading-say-held = クロが持っていた{ $cards ->
    [no] カードは、ほかにありません
   *[other] のは { $cards } です
}。
# en: d919ffda
reading-say-gave = これらのカードに、平均して { $mean } の確率をつけていました。何も読まなければ { $alike } です。
# en: 48bb32b6
reading-say-lead = 親で { $card } を出しました。
# en: c80da55d
reading-say-passes = クロはパスしました{ $taken ->
    [no] {""}
   *[other] （{ $taken } を取りました）
}。
# en: 929aefee
reading-say-up = 表になったカード：{ $card }。
# en: c9c0aec6
reading-say-plays = クロは { $card } を出しました。
# en: d082bc56
reading-say-ruled-out = もうありえないカード：{ $cards }。
# en: bcb3de8c
reading-say-likeliest = 見えないカードでいちばん大きい確率は { $chance } です。
# en: a02028dc
reading-say-grid = クロの手札、カードごと
# en: 9847745f
reading-say-your-hand = 自分の手札
# en: 4257cfff
reading-say-you-lead = 自分が親
# en: 50392ae2
reading-say-kuro-has = クロ：{ $n }枚
# en: a73b0da1
reading-say-yours = 自分
# en: d83b9874
reading-say-played = 出した
# en: 082ec761
reading-say-field = 場
# en: 330c3364
reading-say-chances = すべてのカードの確率
# en: 4a21f096
reading-say-card = カード
# en: b9059fcf
reading-say-in-his-hand = クロの手札にある確率
# en: 9543d7fd
reading-say-is-there = 手札にある
# en: de4ca93d
reading-say-was-held = 持っていた
# en: 1c4f7e49
reading-say-so-often = { $given }：{ $share }
# en: 475110e6
reading-say-of = { $all }枚のうち{ $n }枚
# en: 34c83e46
reading-say-as-said = 言ったとおりの割合
# en: 38edc8df
reading-say-held-estimate = 持っていた（推定）
# en: 6312a049
reading-say-come-true = 確率はほんとうに当たるか
# en: 81be4a71
reading-say-come-true-said = 確率はほんとうに当たるか：{ $rounds }ラウンド、ほんとうのクロは「{ $habit }」、信じているクロは「{ $believed }」。{ $all }個の区間（95%）のうち{ $held }個に、言った確率が入っています。
# en: 165510ae
reading-say-given = 言った確率
# en: ec900c5e
reading-say-held-so = 持っていた
# en: 8fcaf6e4
reading-say-share = 割合（推定）
# en: 1fde344c
reading-say-given-percent = 言った確率（%）
