### What all games say in the same words. Variables and forms: en.ftl, docs/translating.md.

# en: 2f7252bb
you = あなた
    .name = あなた
# en: 4c32b6e9
list-comma = { $before }、{ $last }
# en: b5b8b301
list-and = { $before }、{ $last }
# en: 0dd68dd0
list-or = { $before }か{ $last }
# en: 2d28994f
list-space = { $before }{ $last }
# en: 1122f7b9
list-then = { $before }、次に{ $last }
# en: 1071f729
ordinal = { $n }番目
# en: b0baae3d
named = 「{ $what }」
# en: d23db717
touch = ここをクリック：{ $what }。
# en: 59275e06
touch-for = { $whole }のために、ここをクリック：{ $what }。
# en: d9e53fec
first-step = そこへの最初の一歩は{ $what }です。
# en: 1a182611
put-back = { $what }は選びません。もう一度クリックしてください。
# en: c7557b28
own-way = { $lost ->
    [no] 自分で選びましたね
   *[other] { $lost }
}。ガイドはここから続けます。
# en: 3baa3d4a
whose = { $who }の
# en: 51c0ae47
question = { $who }{ $asks }
# en: 2e056307
name-and-colour = { $name }（{ $colour }）
# en: 92bd39ea
decides = { $who }が決めます
# en: d32abe3b
wins = { $who }の勝ち！
# en: 05fa25c4
game-pays = このゲームの得点は{ $n }
# en: 40c529ea
won = { $n ->
    [0] 勝った人はいません
   *[other] { $who }の勝ち
}
# en: 1c30444d
team-ended = { $team }：全員で{ FORM($won, "勝ち", "負け") }
# en: ff187b9c
team-won = { $team }の勝ち：{ $who }
# en: edea24e2
chance-decides = 運で決まります
# en: 1e670fbd
chooses = { $who }は{ $what }を選びます
# en: 8f1dfc2c
chance-brings = { $dealer ->
    [dice] サイコロの目は{ $what }です
    [deck] カードは{ $what }です
   *[other] 運により{ $what }になります
}
# en: 94ffbd22
what-is = { $what }：{ $n }
# en: 19918484
choose = { $choices ->
    [no] どれかを選んでください
   *[other] { LIST($choices, "or") }をクリックしてください
}。
# en: 245610e8
has-to-decide = { $who }が決める番です。どれかを選んでください。
# en: eb00da4b
nothing-to-decide = { $who }が決めることはまだありませんでした。
# en: a34f1cc3
in-turn = { heading }。{ $asked }
# en: 4d1beb66
ended-early = もうだれも追いつけないので、ゲームはここで終わりです。
# en: 8d55c400
resigned = { $who }が投了したので、ゲームはここで終わりです。
# en: 46ae9680
resign = { $who ->
    [you] 投了しますか？ ゲームはそこで終わります。
   *[other] { $who }は投了しますか？ ゲームはそこで終わります。
}
# en: e7654013
foregone = { $who }の勝ちはほぼ決まりです。ここでゲームを終えますか？
# en: 8c45dad1
game-over = ゲームは終わりました。新しく始めるか、一つ前にもどってください。
# en: edb0a2f5
not-asked = 今はそれを選べません。
# en: 89b05e74
list-to = { $before }対{ $last }
# en: 7489816f
before-the-first-turn = 最初の番の前
# en: 04f65df4
heading = { $who }の番
# en: 71055da4
now = 今は{ $question }{ $answers ->
    [no] {""}
   *[other] （{ $answers }）
}。
# en: be42349a
ours = °
# en: d63b667e
note-on-ours = °は、印刷されたルールに書かれていないところを私たちがこう読んだ、または考え出した、という印です。そのほかはすべて印刷されたルールのとおりです。
# en: 59bd5965
game-for = { $n }人用のゲームです。
# en: 7ea731da
usual-house-rules = ふつうのハウスルールで遊びます。
# en: 80cd8c5e
house-rules-here = このテーブルのハウスルール
# en: 9249b67a
house-rules-to-try = ためしてみたいハウスルール
# en: 638cb71f
house-rule = { $about }。ここでは：**{ $value ->
    [yes] はい
    [no] いいえ
   *[other] { $value }
}**{ $changed ->
    [yes] （ふつうは{ $usual ->
        [yes] はい
        [no] いいえ
       *[other] { $usual }
    }）
   *[no] {""}
}。
# en: 5998fece
not-fetched = { $what }を読みこめませんでした。ネットワークが切れていませんか。
# en: 48e0e093
save-refused = 記録がこわれているか、とちゅうで切れているか、ほかの版かほかのゲームのものです
# en: 4a878eba
kept-refused = 残したゲームが読めません（{ $why }）。{ $found ->
    [yes] これは最後に読めた局面です
   *[no] 続きから始めることはできません
}。
# en: e0999026
sentence = { $said }。
# en: 8b0b3fcd
yes = はい
# en: 62f92631
no = いいえ
# en: ad2f7afe
none = なし
# en: 330a9d63
one-of-your-own = 自作
# en: 1ffb1893
goal-chance-to-win = 勝つ確率
    .why = { $sure ->
        [alone] ここから最善に進めれば、勝つ
        [all] 全員が最善を尽くせば、勝つ
       *[other] 勝つ
    }確率は{ $n }です
    .about = ゲーム全体に勝つ確率です。引き分けは、勝ちを等しく分けたものとして数えます。
    .team = チームがゲーム全体に勝つ確率です。引き分けは、勝ちを等しく分けたものとして数えます。
    .together = みんなで一緒に勝つ確率です。
# en: 76fac3c8
goal-why = 「{ $goal }」で数えると{ $n }です
# en: 031c62d6
beside = { $why }{ $how ->
    [alike] （次によい手もほぼ同じ）
    [next] （次によい手は{ $other }）
    [done] （実際の手は{ $other }）
   *[alone] {""}
}。
# en: cd60f1a6
chance-to-win = 勝つ確率：{ $parts }
# en: 33979297
wins-with = { $who }の勝ち { $chance }
# en: af7b2a3d
table = 同じ内容を表で見る
# en: b37561e8
details = 技術的な詳細
# en: 11ad13cf
go-on = つづける
# en: 9389ee46
see-board = 盤面を見る
# en: 8edfa2b8
larger = えらぶ場所をタップ · ✕ 全体を見る
# en: a4a14f80
how-to-play = 遊び方
# en: 7a3fb33a
close = 閉じる
# en: 878bb487
thinking = 考え中 …
# en: 5ba76164
selected = 選択中
# en: b792ffa5
can-be-chosen = 選べる
# en: 2795d862
kernel-stopped = カーネルが止まりました。もう一度セルを実行してください。
# en: a97723d6
our-reading = 私たちの読み方
# en: 5ba0e9ed
as-written = 書いてあるとおり
# en: 7e52911a
worth-proved = 両者が最善をつくすときの勝つ確率です。勝敗に関わる手順はすべて調べました。同じ勝ちなら早いほうが、同じ負けならおそいほうがよい手です。
# en: 02490a51
worth-solved = 解いた値：ここからみんなが最善の手を打つときの値です。
# en: d2ee06eb
worth-played-on = 見積もり：この手のあと、みんなが{ $bots }のように続けるときの値です。
# en: b9f9df57
worth-dealt-anew = あなたから見えないカードは、ゲームごとに配り直します。
# en: b5fbbd48
worth-cut-off = { $n }手で終わらなかったゲームもあり、{ FORM($together, "勝ちではないもの", "引き分け") }として数えています。
# en: 1839700f
worth-balanced = つり合いとして解いた値：だれもかくれたものを見ません。ほかの人の作戦を知っていても、得はできません。
# en: fb16390a
worth-unseen = 見積もり：だれもかくれたものを見ずに{ $n }回プレイした値です。どれだけずれているかはわかりません。
# en: 4c12bd0f
worth-openly = 見こみ：手札が見えるものとして先読みした値です。最善の手からどれだけずれているかはわかりません。
# en: 1e5ecdba
worth-guessed = 見こみ：先読みした値です。最善の手からどれだけずれているかはわかりません。
# en: 8ba20f59
worth-mixed = いくつかの手を混ぜて打つのが最善です：{ $choices }。
# en: fd81ab9c
never-ends = 終わらない
# en: 4410012e
review-searched = 正確ではありません。これらの選択は先読みで調べました。誤差より大きい損だけを数えているので、小さい損は見落とすことがあります。
# en: cb7c1acc
review-paired = 正確ではありません。コンピューターが続けた{ $n }回のゲームによる値で、どの選択も同じ運でくらべています。損とは、みんなが{ $bots }のように続けたときの損です。それぞれ新しい{ $fresh }回のゲームで測り、誤差より大きい損だけを数えているので、小さい損は見落とすことがあります。
# en: 0edb618d
tap-to-skip = タップでスキップ
# en: 5c6d4024
player = プレイヤー{ $n }
# en: 3c3ce303
bot-random = ランダム (どれかの手を選ぶ)
# en: ee68f087
bot-greedy = 欲ばり
# en: 461c8ffd
bot-search = 探索 (先の展開をたくさん試す)
# en: e57743ea
bot-random-does = できる手の中から、どれも同じ確率で選びます。
# en: 0aab63ec
bot-greedy-does = 一手先を見て、ゲームの見積もりがいちばんよくなる手を選びます。
# en: 298562f2
bot-search-does = { $hidden ->
    [yes] 均衡がすぐ見つかればそのとおりに、そうでなければ、かくれたものを見ずに、先まで何度も遊んでみて選びます。
   *[no] 毎回、先まで何度も遊んでみて選びます。
}

# en: d1b45ad5
slip-at-least = Pythonでは=>ではなく>=と書きます。
# en: 23dc7151
slip-at-most = Pythonでは=<ではなく<=と書きます。
# en: e9716faf
slip-compare = Pythonでは≥は>=、≤は<=、≠は!=と書きます。
# en: 5404429e
slip-times = Pythonでは「かける」を*と書きます。
# en: 47a37965
slip-divided = Pythonでは「割る」を/と書きます。
# en: 233d1c68
slip-power = Pythonでは2乗は** 2、3乗は** 3と書きます。
# en: 427cd53b
slip-minus = マイナスはキーボードの「-」で書いてください。
# en: 14750e7b
slip-quotes = 引用符はキーボードのまっすぐな " で書いてください。
# en: 1d7ae0a3
slip-and = Pythonでは「and」ということばを書きます。
# en: 9a5c8490
slip-or = Pythonでは「or」ということばを書きます。
# en: 1452ccec
slip-elif = Pythonでは「else if」は1語で、elifと書きます。
# en: 2bf2c557
slip-small = Pythonではこのようなことばは小文字で始めます。
# en: 716bc94b
slip-factor = 数と名前の間には、2 * nのように*を書いてください。
# en: e67f1a17
slip-colon = このような行の終わりにはコロンを書きます。
# en: 35df0ef0
slip-equals = くらべるときは==と書きます。=が1つだと、値に名前をつけることになります。
# en: f7ce4433
slip-open = ここで開いたかっこが閉じていません。
# en: ef0f357a
slip-closed = ここで閉じたかっこは開いていません。
# en: 50cca38f
slip-bracket = ここでは、開いたかっことちがう種類のかっこで閉じています。
# en: c002b63a
slip-quoted = 引用符で始めたことばは、同じ行で同じ引用符で終えます。
# en: a6fcfff3
slip-indent = コロンの次の行は、空白を4つ増やして始めます。
# en: 2e667595
slip-too-far = この行の初めの空白が多すぎます。
# en: 7fc6bf0e
slip-unlike = この行の初めの空白の数が、同じまとまりの行とちがいます。
# en: 01160816
slip-tabs = 行の初めには空白だけを、4つずつ使ってください。
# en: a4b5a8c8
slip-return = 「return」は関数の中に書きます。行の初めに空白が4つ必要です。
# en: fa434f49
slip-comma = ここでは2つのものの間に、コンマか*のような記号が足りません。
# en: b040bb54
slip-else = 1行の「… if …」のあとには「else」と、そうでない場合の値を書きます。
# en: 78c34303
slip-in-line = { $n }行目：{ $slip }
# en: 907e224f
slip-unread = Pythonは{ $n }行目を読めません。上のコードと1文字ずつくらべてください。
# en: 9fae09bf
slip-unknown = Pythonは「{ $name }」を知りません。大文字と小文字も含めて、上と同じつづりですか。
# en: 829297a4
dice-fell = { $said ->
    [no] サイコロ
   *[other] 出た目：{ $said }
}
# en: a26cda88
simulated = { $name }、{ $games }ゲーム{ $stopped ->
    [yes] （とちゅうで停止）
   *[no] {""}
}
# en: 4f1697b2
simulated-together = { $bots }：全員で勝ち { $value }
# en: ec2e33cc
simulated-team = { $name }：勝ち { $value }
# en: cb53e3ca
simulated-seat = プレイヤー{ $n }、{ $who }：勝ち { $value }{ $alone ->
    [no] {""}
   *[other] 、一人だけで勝ち { $alone }
}
# en: d08639d7
simulated-shared = 何人かで勝ち：{ $value }
# en: 62693db4
simulated-drawn = 勝者なし：{ $value }
# en: 16c30f9b
simulated-lost = 勝てなかった：{ $value }
# en: d13a2456
simulated-open = { $n }ゲームは終わりませんでした
# en: b4dc5fd1
solved = { $together ->
    [yes] 全員
   *[no] 最初のプレイヤー
}にとって{ $value }（{ $gap ->
    [no] 正確な値
   *[other] 誤差の上限 ± { $gap }
}{ $hidden ->
    [yes] 、手札を公開
   *[no] {""}
}）、{ $n }局面
