### Meow Meow Daifugō: what the table shows in words. Variables: the file in en; words: docs/glossary/ja.md.

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: c9132eab
others = プレイヤー
# en: 38f24ce6
own-hand = 手札
# en: 3ddbaeb6
hand-costs = { $circles }（{ $band }は{ $lost }を失う）
# en: 2388c55b
seat-with-cards = { $name }、{ $facts }{ $known ->
    [no] {""}
   *[other] 、わかっているカード：{ LIST($known, "comma") }
}
# en: aa799e50
has-chosen = カードを選びました
# en: 53336bd5
played-last = 最後に出した人

## Alone
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 9ed83e66
enough-cards = 場のカードか、山札のいちばん上を取ってください。
# en: 2354cf95
the-turn = ターン
# en: 5c810b7e
played-so-far = これまでに出したカード
# en: d63dab65
cards-in-plays = ここまで{ $plays }回で{ $cards }

## Deck and field
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 11e34f1d
deck-and-field = 山札と場
# en: 96e95eae
the-deck = 山札
# en: c5a5b5a3
the-field = 場
# en: f84a5709
deck-of = 山札、{ $cards }
# en: 3dd4b602
deck-does = 場のカードが取られると、山札の次の一枚が表になります。
# en: 38178441
on-the-field = { $card }、場のカード
# en: d05fa0e5
field-does = パスした人は、場のカードを一枚{ FORM($must_take, "取ります", "取ってもかまいません") }。
# en: 9b59de27
take-slot = 取る（{ $n }）
# en: 1c22b6f9
with-circles = { $card }、{ $circles }
# en: d66cba72
cost-of-a-card = { $alone ->
    [yes] {""}
   *[no] だれかが上がったときに手札に残っていると、{ $circles }分を失います。
}
# en: ab312a20
wild-does = この色のどの数にもなります。{ cost-of-a-card }
# en: ca3d3c9b
doppelganger-does = この数のカード一枚分にも、二枚分にもなります。{ cost-of-a-card }
# en: ca47fcaa
legend-wild = 白の?・黒の?：その色の好きな数になります。出すときに数を選びます。
# en: 4a6769a8
legend-twice = ×2：同じ数のカード二枚分として出されたドッペルゲンガー。
# en: cf2db7aa
legend-circles = { $alone ->
    [yes] {""}
   *[no] 丸：だれかが上がると、ほかの人は持っている丸の数で点を失います：{ LIST($bands, "comma") }。
}
# en: 8cafd5df
band = { $circles } = { $lost }

## The play to beat
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: eb0738f0
last-play = 最後に出たカード
# en: 21ec1d7a
to-beat = 場の手：{ $who }のカード
# en: 91cb2d5d
game-is-over = ゲームは終わりました。
# en: 071ff6e1
lowest-shown-starts = だれから？
# en: 872e0460
one-of-both-goes = ?が二枚とも手札にあるので、一枚を山札へ。
# en: 49bf8c69
now-leads = { $name }が親です
# en: ccdd1d61
nothing-is-played = まだ何も出ていません。

## Buttons
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 452ef6f5
how-meant = カードの使い方
# en: 656729a7
what-to-do = すること
# en: 832155cb
pass-button = パス (P)
# en: 01cd34a1
choose-first = 先にカードを選ぶ
# en: c219926f
only-pass = パスしてカードを取る
# en: 2ba2a536
play-button = 出す (R)
# en: 725caddd
show-button = 見せる (R)
# en: 42f56dd3
put-button = 山札の下に入れる (R)
# en: bba28459
stands-for = ?の数
# en: a626eb5b
stands-for-number = ?を{ $n }に
# en: 4da18d88
times-two = ×2：二枚分
# en: 012d47f2
counts-as-two = 「×2」（ドッペルゲンガーを二枚分に数える）

## Score
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 72f6573a
score = 点数
# en: 99e665a0
stakes = { $alone ->
    [yes] 少ないターンほどよい
   *[no] { $ends ->
        [one-round] 一ラウンド
       *[last-point] { $points }点失ったら負け
    }
}
# en: 921de7d7
paid-for = { $circles }：−{ $n }
# en: 6f2e420b
won-it = ラウンドの勝ち
# en: b352e346
score-does = ラウンドに勝った人は何も失いません。ほかの人は、手札の丸の分だけ点を失います。
# en: 3dde694f
not-seen = 見ていない{ $cards }

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 969e52f2
show-suits = 手札を色でならべる
# en: beba5eae
show-unseen = まだ見ていないカード
