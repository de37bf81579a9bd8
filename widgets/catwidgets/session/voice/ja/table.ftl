### What a table says itself, in whatever game. Variables: the file in en; words: docs/glossary/ja.md.

## What a mouse does in every sentence that is shown, and what a finger does in its place
# en: be950886
click = クリック
    .tap = タップ

## The row of buttons above the board, and what "More" unfolds
# en: 41714148
undo = 元に戻す
    .tip = 最後に決めたことを取り消す (U)
# en: 4f8ff2fd
redo = やり直す
    .tip = 取り消したことをもう一度する (Y)
# en: 22f94ca1
guide = ガイド
    .tip = 次の三ターンの進め方をボードの上に示す
# en: d6b37ac8
give-up = 投了…
    .tip = もう一度たしかめてから、ゲームをここで終える
# en: 176ca96a
set-up = 新しいゲーム…
    .tip = だれが、どの強さで、どのハウスルールで遊ぶか
# en: 3d6aee26
more = もっと
    .tip = 新しいゲーム、手のよさ、重ねる絵、記録、ふり返り、保存
# en: 41009ecd
replay = 再生
# en: 08729322
worth-of-choices = 手のよさ
# en: 58a00019
hidden = ヒントの中だけ
# en: d528786f
step-by-step = 一歩ずつ
# en: 2deed4bd
real-dice = 本物のサイコロをふる
# en: 046977c7
speed = 速さ
# en: 40081b36
slow = おそい
# en: e572274f
usual = ふつう
# en: be4d7690
fast = 速い
# en: 55c17a02
at-once = すぐ
# en: db5b0704
sound = 音
# en: fd5735a8
cover = 交代のときにカードをかくす
# en: a6f2a0db
open-hands = 手札を見せる
# en: 977fa953
show-on-board = ボードに示す：
# en: c812d4f6
signs = ボードの印の意味
    .new = 紫の枠：いま変わったところ。
# en: 5c370787
hint = ヒント
    .tip = どれを選ぶとよいでしょう。もう一度おすとどれだけ得か、さらにおすと理由がわかります（H）
# en: a5c44d52
hint-worth = どれくらい？
# en: 48922353
hint-why = なぜ？

## The tabs
# en: ad98876a
log = 記録
# en: 68963522
luck = 運
# en: 77220005
review = ふり返り
# en: e428a97c
new-game = 新しいゲーム
# en: a34bf2e6
how-to-play = { $game }の遊び方

## Choices beside the board
# en: e52f2f04
choices = 選べる手
# en: cc9a376e
choices-worth = それぞれの手のよさ
# en: 94743a73
is-over = ゲームは終わりました
# en: 3d985209
play-again = もう一度遊ぶ
# en: fb6784cd
review-this = このゲームをふり返る
    .tip = これまでに決めたことを一つずつ調べる
# en: 64a50565
show-my-cards = { $who }です。カードを見せて
# en: 52744201
goal-is-silent = 「{ $goal }」では、これらの手のよしあしはわかりません。
# en: 2311e505
goal-is-same = 「{ $goal }」は、ここではどの手でも同じです。
# en: 9f579cb1
working = 計算中…
# en: a5f68f13
close = 差がわからない
# en: ce6440a4
best-choice = いちばんいい手
# en: 3f814db7
may-be-best = 最善かもしれない
# en: ef23b77f
hint-others = ほかにも{ $close ->
    [yes] 同じくらいよい手があるかもしれません
   *[no] 同じくらいよい手があります
}。
# en: acd18542
no-matter = ここではいくつかの手が同じ結果になるので、そのどれを選んでもかまいません。
# en: b2c16570
only-choice = 今できることは一つだけです。
# en: e14d1523
how-known = コンピューターがここから{ $games }回のゲームを試しました。{ $n ->
    [1] これがいちばんよい結果でした
    [2] 「{ $best }」と「{ $other }」がほぼ同じ結果でした
   *[other] いくつかの選び方がほぼ同じ結果でした
}。
# en: b9366745
next-best = 次によい「{ $other }」は{ $chance ->
    [yes] { $less }で、こちらは{ $value }です
    [cost] { $less }で、こちらは{ $value }です
   *[no] { $by }だけ下です
}。
# en: 96981f20
all-the-same = ここではどの手も同じよさです。
# en: 9ced9c23
some-may-be-best = { $some ->
    [yes] 差がわかりません。初めの{ $n }個のどれもが最善かもしれません。
   *[no] まだわかりません。好きなものを選びましょう。
}
# en: 7254d494
falls-short = 最善より{ $by }{ FORM($chance, "ポイント", "") }下
# en: 2365c1dc
about-as-good = 最善とほぼ同じ
# en: 24bf37f1
worth = よさ { $value }
# en: ca4258eb
choice-spoken = { $choice }、よさ { $value }、{ $rank }
# en: e8243e12
exactly = ちょうど { $value }
# en: 8e430f34
more-below = ▾ 下にあと#個
    .above = ▴ 上にもある
# en: 7e10e4c3
show-all = { $n }個の手をすべて見せる
# en: 699316c6
press-r = 選んだものに決めるならR、やめるならEscapeをおしてください。
# en: eff22def
let-decide = { $who }に決めてもらう
# en: 2b6a0bfa
chance-due = 運で決まる番
    .act = 運にまかせる
# en: 22457bee
card-due = カードの番
    .act = 次のカードを表にする
# en: 747ddf5a
dice-due = サイコロの番
    .act = 次のサイコロをふる
# en: 88e466ae
die-shows = サイコロの目はいくつですか？
# en: 19ab9315
sooner = 「{ $best }」は「{ $other }」と同じよさですが、そのあとの位置がよくなります。

## What goes wrong when something is touched
# en: 1a33a0fa
nothing-to-undo = 取り消すものはありません。
# en: da82c9e2
nothing-to-redo = やり直すものはありません。
# en: b3f1bf2d
nothing-to-repeat = 続けてすることはありません。手を一つ選んでください。
# en: d4fb9e1b
nothing-covered = かくしているカードはありません。番の人にはカードが見えます。
# en: 3555a943
no-more-hints = ヒントは、自分が選ぶ番になったらおしてください。
# en: ecea4fa4
several-ways = いくつかの意味に取れます。どれかを選んでください。
# en: 05cc4420
no-action = 選んだものではどの手にもなりません。
# en: 6107cbcb
pass-screen = 画面を{ $who }にわたしてください
# en: fe6fc9be
then-presses-s = { $asked }。受け取ったらSをおします。
# en: 0f5338aa
bot-stopped = { $who }が考えるのをやめてしまいました（{ $reason }）。ゲームは残っています。もう一度{ $who }に決めてもらうか、「新しいゲーム」でほかのコンピューターをすわらせてください。

## The sentence under the board and the log
# en: 272cd9b6
over-and = ゲームは終わりました。{ $ending }
# en: f9a171f3
the-end = おしまい
# en: 85fb3225
nothing-yet = まだ何も起きていません。
# en: a54b0764
before-that = { $heading }、その前

## The bar at the side of the board: who wins how often, and what that holds for
# en: 27efb724
if-solved = みんなが最善の手を打つとき
# en: d7af1c3d
if-guessed = 木の探索による見こみ
# en: c0e88b3e
if-balanced = つり合いのとき
# en: 7043c310
if-like = みんなが{ $bots }のように続けるとき
# en: a8ceb603
the-others = ほかの人
# en: 028dd916
won-together = いっしょに勝ち
# en: c718ee9b
lost-together = 負け
# en: 29fa3b57
your-team = 味方
# en: 8f728d98
other-team = 相手

## The small chart, and the tab Luck
# en: 6245d75a
what-next = 次に起こりうること
# en: 1a813ca3
next-worked-out = 次に起こりうることを計算しています
# en: 643c7a29
after = 「{ $choice }」のあと
# en: b6a7eb22
luck-later = サイコロをふると、どれくらい運がよかったかが、まもなくここに出ます。
# en: 15673a1a
last-roll = 最後にふった目
# en: 382273e8
all-rolls = これまでの目

## The offer to go on with a game that was kept
# en: f8527169
go-on-asks = ターン{ $turn }から続けますか？
# en: b00892f8
games-kept = ここに{ $n }個のゲームが残っています。
# en: 89ede994
go-on = 続ける
    .tip = 残しておいたゲームを続ける
# en: 7bb2ac41
go-on-game = ゲーム{ $number }、ターン{ $turn }
# en: 8b576c9e
put-aside = 読めないものは、続けて遊んでも消えません。別の場所に移します。
# en: 23062064
save-copy = コピーを保存
    .tip = 読めないものをファイルに書き出す
# en: 73a3ce50
start-anew = 新しく始める
    .tip = 残したゲームはそのままにして、今のゲームで遊ぶ
# en: cc842e92
lost = カーネルが止まりました。ゲームは残っています。セルを実行すると続けられます。
# en: 09b6713a
kept-beside = ほかのテーブルもここにゲームを残しています。このゲームは別に残すので、何もなくなりません。
# en: a5b9b63d
kept-again = このゲームをまた残せるようになりました。
# en: 311c822c
kept-unreadable = 残したゲームが読めません：{ $why }。
# en: 604c891d
none-kept = 残したゲームはありません。今のテーブルのゲームで遊んでください。
# en: 440e12b9
cannot-keep = このゲームは残せません：{ $place }：{ $why }。
# en: 4ba3326a
disk-busy = ほかのプログラムがずっと書きこんでいます

## The guide of the first turns
# en: 15bff92b
guide-step = { $turns }回のうち{ $turn }回目：{ $said }
# en: bf069c19
others-play = もうすぐあなたの番です。
# en: 8627ff0d
guide-over = これで進め方がわかりました。こまったら、いつでもヒントを使ってください。ルールは全部「？」にあります。
# en: e753ec42
skip = ガイドなしで遊ぶ
# en: 1613d8de
end-game = ゲームを終える
    .tip = ゲームはここで終わります。「元に戻す」で取り消せます
# en: 34ebe0ff
play-on = 続けて遊ぶ
    .tip = ゲームを続ける

## The tab Save
# en: 67395a9b
file = ファイル
# en: 808bbb27
the-file = ファイル
# en: f8a0fd9b
paste-code = ここに共有コードをはりつける
# en: 0e954a45
share-code = 共有コード
# en: e54bc1fd
save = 保存
    .tip = ゲームをファイルに書く
# en: 2c274e91
open = 開く
    .tip = ファイルのゲームを続ける
# en: c2ae280b
make-code = 共有コードを作る
    .tip = ゲーム全体を一行の文字で表す
# en: eddfa40f
load-code = コードを読みこむ
    .tip = コードのゲームを続ける
# en: 14d75e8f
not-a-match = { $file }はもうありますが、保存したゲームではありません。別の名前にしてください。
# en: 7db6af92
saved-in = { $files }に保存しました。{ FORM($secret, "このファイルにはふせたカードも入っています。", "") }
# en: 11ff1508
goes-on-with = { $file }を続けます。
# en: 9b820b61
code-holds = 共有コードにはゲーム全体が入っています。読みこめば、だれでもここから続けられます。{ FORM($secret, "ふせたカードも入っています。", "") }
# en: 3d429cd3
no-code = まだコードがありません。はりつけるか、このゲームから作ってください。
# en: ccd5d411
goes-on-with-code = コードのゲームを続けます。
# en: 5b80c74b
no-name = ファイルにまだ名前がありません。名前をつけてください。
# en: 14d2c917
file-trouble = { $file }：{ $why }。

## The tab New game
# en: f0919a7c
a-person = 人
# en: 0ab5b14f
seed = シード
# en: 8cd82d14
by-chance = 運まかせ
# en: 2d63121c
players = プレイヤー
# en: 6fcbc764
start = 新しいゲーム
    .tip = このプレイヤーとルールで、初めから始める
# en: 9202e713
house-rules = ハウスルール
    .tip = 次のゲームのルールを変える
# en: 96bcbb5d
rules = ルール
    .tip = 次のゲームのルール：私たちの読み方か、文字どおりか。
# en: 2810fc33
ours-is = { $ours }
# en: 8dc745f6
literal = 文字どおり
# en: 11fae88f
chosen = 選んだとおり
# en: 5c530a21
bad-seed = seed={ $seed }：シードは整数です。空のままなら運まかせです。
# en: 9f291501
name-of = { $who }の名前
# en: 519d596f
show-all-rules = ハウスルール{ $n }個をすべて見せる
# en: 982bc7f2
rules-changed = このゲームではハウスルールが{ $n }個変わっています。
# en: 998afe89
next-game = 次のゲーム：プレイヤー{ $n }人{ $changes ->
    [no] {""}
   *[other] 、{ $changes }
}。
# en: 5cec3283
rule-number = { $name }（{ $n }番目）

## ふり返り
# en: 64bf90ad
review-offer = いちばんよかった手、損の大きかった手、そして運のよさがわかります。
# en: 17e2813b
review-busy = 計算中です（{ $chance }）。終わるまで、下の数字はおおよそです。
# en: 01c25992
judged-by = 基準
    .best = 知られている最善の手
    .tip = どの強さのプレイヤーの目で見るか。全員がその強さで続けたとき、勝つ確率を下げる手をミスと呼びます
# en: 5661ab9f
judged-like = { $who }の目で見ています。全員がその強さで続けたとき、勝つ確率を下げる手がミスです。
# en: 197bf3dc
back-to-end = 最後に戻る
    .tip = 今のところからゲームを続ける
# en: 8e454e41
looking-at = 見ている場面：{ $heading }
# en: d87fb7ce
look-at-it = この場面を見る
# en: d29b7015
decision-gone = この場面は今のゲームにはもうありません。もう一度ふり返ってください。
# en: ab127db6
was-better = { $choice }。もっとよい手：{ $best }（{ $by }）。
# en: 0dcc8749
mistakes = { $who }の選択{ $all }回のうち、ミスは{ $n }回でした。損の大きいもの：
# en: 11ba621f
no-mistake = { $who }の選択{ $n }回に、{ FORM($sure, "はっきりした", "") }ミスはありません。
# en: f9f563f0
best-moment = { $who }のいちばんよかった手：{ $heading }、「{ $choice }」。そのあと{ $goal }が{ $by ->
    [no] { $low }から{ $high }に上がりました
   *[other] { $by }上がりました
}。
# en: 124a7b07
luck-amount = 運とほかの人の手による差：{ $by }。
# en: e034ea5a
luck-even = 運とほかの人の手は、{ $who }の{ $goal }にほとんど影響しませんでした。
# en: 34bfe8f2
luck-was = 運とほかの人の手は、{ $who }の{ $goal }を{ FORM($much, "大きく", "少し") }{ FORM($good, "上げました", "下げました") }。
# en: f419e52a
percentage-points = { $by }ポイント
# en: 6ce679da
curve = 選択ごとの{ $goal }
    .click = { $goal }（クリックでその場面へ）
# en: 5fc2028e
smoothed = なめらかにした線
# en: 275ddfe0
at-each-decision = 選択ごと
# en: 6e81c59c
gave-away = { $choice }、{ $by }の損、もっとよい手：{ $best }
# en: 1c6825c6
mark = { $how ->
    [exact] 正確
    [bound] 百万分の一まで正確
    [equilibrium] つり合い
   *[estimate] { $n ->
        [no] 見積もり
       *[other] { $n }回のゲームによる見積もり
    }
}
