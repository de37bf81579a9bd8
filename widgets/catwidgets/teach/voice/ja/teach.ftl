### どのレッスンにもあることば。変数は en のファイルを見てください。

# en: ad4be43f
page-guess = 予想する
# en: c1aea0bf
page-check = 答え合わせ
# en: 41d4beb7
page-your-guess = あなたの予想
# en: 13c32ba7
page-your-last = あなたの最後の答え
# en: 045b6065
page-answer = 正しい答え
# en: f5997c54
page-show = 答えを見る
# en: 6d38a9bc
page-code = わたしのコード：
# en: f34a6588
how-fraction = 確率（7/40、0.175、17.5% など）
# en: 3a479126
how-number = 数
# en: e851845b
how-whole = 整数
# en: 2ae09ef0
how-points = パーセントポイント（2.5 など）
# en: 3a47d060
how-choice = {""}
# en: e6bf6ae2
guess-first = まず予想してください。どんな答えでも、書かないよりいいです。
# en: 9da602e3
write-first = まず答えを書いてください。
# en: e9944412
choose-first = まず答えを選んでください。
# en: e361be03
went-wrong = うまくいきませんでした：{ $error }
# en: 22f40578
guess-still = まず予想：{ $question }{ $guess ->
    [no] {""}
   *[other] {" "}予想は { $guess }、正しい答えは { $answer }
}
# en: 5c3b84ef
exercise-still = 問題：{ $question }{ $guess ->
    [no] {""}
   *[other] {" "}{ $guess }：{ $verdict }
}

# en: 05c26128
right = 正解：{ $answer }。
# en: 7b7e720a
right-is = 正解：{ $written } は { $answer } です。
# en: 483a3b9d
right-rounded = 正解：{ $written } は { $answer } を四捨五入した数です。
# en: 65fa829c
not-yet = まだ正解ではありません。
# en: c4563c6e
nearly = おしい。
# en: 38561813
more-digits = 答えを四捨五入した数かもしれません。分数にするか、もう一けたくわしく書いてください。
# en: 217bcf14
last-digit = おしい：最後の位の四捨五入がちがいます。
# en: 39178291
your-turn = あなたの番：「...」のところに答えを書いて、このセルをもう一度実行してください。
# en: 61d9ad73
no-choice = 「{ $given }」は選択肢にありません：{ $choices }。
# en: 3a9930dd
less = もっと小さい数です。
# en: 976f77ea
more = もっと大きい数です。
# en: 8f7ccf39
only-whole = 答えは整数です。
# en: 95b58622
a-share = それは割合です。1パーセントポイントは 0.01 です。
# en: 365aa5fb
percent-sign = パーセントですか？それなら、うしろに % をつけてください。
# en: b7bd4e9a
upside-down = 分数がさかさまです：それは「何回に1回」の「何回」の方です。
# en: 29397d92
no-chance = 確率は 0 から 1 までの数です。
# en: 1250eb8a
complement = それは、起こらない方の確率です。
# en: 32e7805a
never = 確率 0 は「けっして起こらない」ということです。
# en: 704588b1
always = 確率 1 は「かならず起こる」ということです。
# en: 29bf362d
agree = { $ways ->
    [2] どちらの方法でも
   *[other] { $ways }通りの方法のどれでも
}、同じ結果になります。
# en: 4c906cb6
differ = 結果がちがいます：{ $values }。
# en: 0c916470
odds = それは勝ちと負けの比です。確率は、勝つ場合の数を全部の場合の数で割ったものです。

# en: 63bf33ae
no-number = { $given } は数ではありません。7/40、0.175、17.5% のように書いてください
# en: 3dbf407b
too-long = { $given } は数にしては長すぎます。7/40、0.175、17.5% のように書いてください
# en: e05a896c
too-many-digits = { $most } けたをこえる数はたしかめられません。7/40、0.175、17.5% のように書いてください
# en: 5d7f4201
cannot-check = { $given } はたしかめられる数ではありません。7/40、0.175、17.5% のように書いてください
# en: 2d868177
unequal = 「{ $given }」：左と右が等しくありません
# en: d238ac4c
by-zero = { $given } は 0 で割っています
# en: 937e89db
power = { $power } は大きすぎて、ここでは計算できません
# en: 9a4b9e08
whole-numbers = { $name } に使えるのは 0 から { $most } までの整数です
# en: 73b600c2
large-sum = 数が大きくなりすぎて、ここでは計算できません

# en: 9a1800ca
own-name = あなたの関数
# en: 43d5136c
own-none = ここには関数が必要です。{ $given } は関数ではありません
# en: 18617ced
own-stops = { $name } は { $place } で止まります：{ $error }
# en: 3b525f4d
own-nothing = { $name } は { $place } で何も返しません。最後を `return` にしてください
# en: 9d5686d9
own-gives = { $name } は { $said } を返します。返すのは { $what } です
# en: c560bf53
own-dots = { $name } の「...」のところに、何か書いてください
# en: b6ca9e30
own-not-yet = まだ正解ではありません：{ $why }。
# en: 626e5c8e
own-your-turn = あなたの番：{ $why }。
# en: a6343598
own-true = あなたの関数はまだ書かれていないので、正しい関数でかいています。
# en: 78f0cc44
own-draws = これはあなたの関数でかいています。
# en: 06e85078
own-right = 正解：あなたの関数は { $cases } 通りすべてで合っています。
# en: d987d7b4
own-wrong = まだ正解ではありません。{ $case } では { $right } になるはずですが、あなたの関数は { $said } です。

# en: f83514c8
column = 左から{ $n }列目
# en: fc4e2ebf
row = 下から{ $n }段目
# en: efc63eda
start-again = 最初から
# en: 3081c372
forget = すべて消す（{ $what }）
# en: d3c9c3c5
to-begin = 「{ $button }」をおすと始まります。
# en: 579f27d4
your-number = あなたの出席番号
# en: 29ed2780
exercises = 番号 { $seed } の問題：{ $title }
# en: 62a3d0b0
hunt-show = すべて見る
    .tip = あきらめて全部見る
# en: fb4491c9
hunt-forget = クリックをすべて消す
# en: fc202437
hunt-found = 見つけた
# en: 2c065355
hunt-missed = ちがいます
# en: 2d9ead5c
hunt-map = { $noun ->
    [card] カード
   *[other] 地図
}
# en: ab035a47
hunt-choose = { $noun ->
    [cell] マスを選んでください。
    [card] カードを選んでください。
   *[space] マスを選んでください。
}
# en: 366d9d1f
hunt-said = { $right ->
    [yes] はい
   *[no] いいえ
}：{ $why }。{ $rest }
# en: 7a21da66
hunt-all = 全部見つけました。まちがいは{ $misses ->
    [0] ありません
   *[other] { $misses }回です
}。{ $moral }
# en: 2af61440
hunt-some = { $all }のうち{ $found }を見つけました。
# en: 07e0fd5c
show-numbers = 数をすべて見る
# en: ec368977
wipe = 地図を白紙に戻す
# en: 8d05ab15
bell = つりがね形

# en: 62837cea
guide-head = 単元{ $number }：{ $title }（{ $age }歳から、{ $minutes }分）
# en: 49d409a5
guide-about = { $concept }。ゲーム：{ $game }。{ $hook }
# en: 6a2ee1ad
guide-minutes = { $minutes }分：{ $what }
# en: 8d1c2435
guide-concept = テーマ
# en: 5aecedc5
guide-plan = 授業の流れ
# en: 3047be88
guide-say = 説明
# en: e841194b
guide-ask = 発問
# en: 8a31d43b
guide-support = 手助け
# en: 90cd01ab
guide-extension = 発展
# en: 5d6cf35b
guide-ticket = 最後の一問
# en: 42a0561d
guide-answers = 答え
# en: 187b61b7
guide-exercises = 番号1の問題
# en: 06c3a479
guide-open = 自由に考える問い
# en: be3b6f29
guide-board = 黒板にかく図
# en: d1cd74b6
a-function = 関数：たたんである解答を見てください。
# en: cb662e10
key-question = 問い
# en: 03fe571b
key-answer = 答え
# en: 8428d6e7
key-wrong = よくあるまちがい

# en: df138ea4
paper-save = プリントを保存
# en: 90d7e8b6
paper-saved = { $name } に保存しました。
# en: 9c0a6c4c
paper-unsaved = プリントを保存できません：{ $error }。
# en: 15f502aa
paper-still = プリント：{ $title }、番号 { $seeds }、{ $exercises }問
# en: 32582b97
paper-title = { $title }：プリント
# en: f6f10b2e
paper-head = プリント、番号 { $seed }
# en: f675263d
paper-level = { $level }：{ $text }
# en: 080b1d7a
paper-name = 名前
# en: 5f1a96aa
paper-class = クラス
# en: 1e7af8a8
paper-date = 日付
# en: 0a940aca
paper-before = 授業の終わりに。
# en: ce9f41b4
paper-answer = 答え：
# en: 0e74f4b5
paper-ticket = 最後の一問（どの番号も同じ）
# en: fa1b35e2
paper-key = 答え、番号 { $seed }：{ $title }

# en: 1717a6c1
roll-paste = クラスのチャットをここに貼りつけてください
# en: 4b2cf711
roll-class = クラスの番号
# en: 65e0e09b
roll-unit = 単元
# en: 263a2123
roll-gather = 読みこむ
    .tip = 上のコードを加えます
# en: 6e45415b
roll-again = はじめから
    .tip = すべてのコードを消します
# en: cd48593a
roll-said = { $title }、クラス { $class }：{ $pupils }人、答え{ $answers }個、正解{ $right }個。
# en: b98999f6
roll-twice = 番号 { $number } に名前が二つあります。
# en: c7a7054a
roll-elsewhere = 「{ $title }」のコードが{ $n }個あります。
# en: 87346b73
roll-not-taken = 数えなかったコード{ $n }個：{ $class ->
    [no] 打ちまちがいか、ほかのクラスのもの
   *[other] クラス { $class } のもの
}。
# en: f705c1f6
roll-exercise = 問題
# en: d8ad3f83
roll-caption = { $title }：Gは予想、Eは問題
# en: a4fbed51
roll-pupil = 生徒
# en: c1b305dd
roll-right = 正解
# en: 1089f884
roll-wrong = まちがい
# en: 56eee294
roll-nothing = まだ
# en: 7806066e
room-paste = 7:12:EP のようなコードをここに貼りつけてください
# en: e1154d6c
room-lost = 読めませんでした：{ $codes }。打ちまちがいか、ほかのクラスやほかの質問のコードではありませんか。
# en: 4ed2ebe6
room-nobody = まだだれも提出していません
# en: a042d623
room-results = クラス { $class } の結果{ $n }個
# en: 56c06d4d
room-part = { $name }、出席番号{ $number }：{ $trials }回中{ $got }回。あなたのコード：{ $code }
# en: ee777cb9
room-guesses = 予想{ $n }個
# en: 31b92735
room-told = { $title }。{ $said }。
# en: 91e87578
room-codes = クラスのコードを貼りつけてください
# en: 22bb09cf
room-none = まだ予想がありません
# en: 94e00be6
room-guess = 予想
# en: 2996c7c5
room-pupils = 人数
# en: a9d7169f
room-show = 全員が予想したら
# en: f3f60be9
room-right = 答えは { $answer }。当てたのは{ $all }人中{ $right }人です。
# en: 1aa96b80
note-head = 先生方へ：{ $age }歳、{ $minutes }分{ $key ->
    [yes] （答えつき）
   *[no] {""}
}
# en: 473721d0
note-words = ことば
# en: 06774cf0
note-class = 授業では
# en: d40b7349
draw-play = このボードで遊ぶ
    .tip = このボードでテーブルを開く（P）
# en: 9aaf5036
draw-tool =
    .shrine = 神社（S）
    .sewer = マンホール（E）
    .cat = ねこ（C）
    .red-fish = 赤い魚（F）
    .blue-fish = 青い魚（G）
# en: ea785cff
draw-number =
    .rows = 段
    .columns = 列
    .each-cats = 一人のねこ
    .each-fish = 一人の魚
    .spacing = 間のマス
# en: bcca5a0a
draw-empty = 空のボード
    .said = 空のボードです。
# en: 5ae6e4b9
draw-boards =
    .default = 二本のテープ
    .garden = 寺の庭
    .market = 夜市
    .small = 裏庭
    .tiny = 中庭
# en: 1cad8b1d
draw-begin = 始めのボード
# en: 08d915fe
draw-same = 両方の側を同じにする
# en: d59e5436
draw-undo = 元にもどす
    .tip = 最後に変えたところをもどす（U）
# en: cc59b48b
draw-clear = 消す
    .tip = すべて取りのぞく
# en: d1866984
draw-click = マスをクリックするとかくもの：
# en: f364c48a
draw-file = ファイル
# en: 9f6074aa
draw-text = 文字で書いたボード、保存と読みこみ
    .field = TOML で書いたボード
# en: 6d14f90f
draw-save = 保存
    .tip = ボードをファイルに書く
# en: 5354cbe5
draw-open = 開く
    .tip = ファイルのボードのつづきをかく
# en: f8c39a24
draw-read = 文字からかく
    .tip = 下の文字のとおりにかく
# en: 57482db5
draw-now = マスをクリックすると、{ $tool ->
    [shrine] 神社
    [sewer] マンホール
    [cat] ねこ
    [red-fish] 赤い魚
   *[blue-fish] 青い魚
}をかきます。
# en: 81e22f05
draw-titled = { $title }。
# en: 3d06e54f
draw-size = { $rows }段、{ $columns }列です。
# en: 761e72d8
draw-nothing = もどすものがありません。
# en: 601ca55b
draw-back = 元にもどしました。
# en: f222ef94
draw-below = テーブルは下にあります。ここで変えたボードで遊ぶには、もう一度「{ draw-play }」をおします。
# en: 8e261731
draw-taken = { $file } はもうあり、ボードではありません。ほかの名前にしてください。
# en: ae76cbd0
draw-saved = { $file } に保存しました。board="{ $file }" で読みこめます。
# en: f644139a
draw-no-toml = TOML ではありません：{ $error }。
# en: 24f4797a
draw-ending = { $name ->
    [no] 名前
   *[other] { $name }
}の終わりは、my_board.toml のように .toml にしてください。
# en: 1c3f2638
draw-not-ready = まだできていません：{ $problem }
# en: 520f1576
draw-ready = { $unfair ->
    [no] だれでもこのボードで遊べます。
   *[other] 遊べますが、公平ではありません。{ $unfair }
}
# en: e9b02c72
draw-board = 自分のボード
    .size = 自分のボード、{ $columns }列、{ $rows }段
# en: 45c8f3d8
draw-blank = 空
# en: 77035ad9
draw-cell = { $place }、{ $holds }{ $waits ->
    [yes] 、組になる相手を待っています
   *[no] {""}
}
# en: ac1195c2
draw-wall = { $a } と { $b } の間、{ $wall ->
    [yes] かべあり
   *[no] かべなし
}
# en: 1f165d5a
draw-drew = { $what ->
    [shrines] 神社
    [sewers] マンホール
    [fish] 魚
    [cats] ねこ
   *[walls] かべ
}{ $gone ->
    [yes] を取りのぞきました
   *[no] をかきました
}：{ $where }。
# en: 701eea24
draw-of = { $place }（{ $player ->
    [0] 赤
   *[1] 青
}）
# en: 09d91259
draw-a =
    .shrine = 神社
    .sewer = マンホール
    .cat = ねこ
    .fish = 魚
    .red-fish = 赤い魚
    .blue-fish = 青い魚
    .red-cat = 赤いねこ
    .blue-cat = 青いねこ
# en: 829254e1
draw-held = { $place } にはもう{ $held }がかいてあります。{ $what }をかくには、先に取りのぞいてください。
# en: 8a962e5a
draw-no-side = { $a } と { $b } は、辺でくっついていません。かべが立つのは、となりどうしのマスの間です。かどには立ちません。
# en: 503de836
draw-rows-differ = { $a } と { $b } は同じ段ではありません。組になるマンホールは、同じ段にかきます。
# en: ae188fe1
draw-counterpart = { $here } と向かい合うのは { $there } ですが、{ $place } にはもう{ $held }がかいてあります。組になる相手をほかのマスにするか、両方の側を同じにせずにかいてください。
# en: 4de3c896
draw-no-start = { $place } はスタートの段ではありません。ねこは、1段目（赤）か{ $row }段目（青）から始めます。
# en: a83b47f1
draw-no-edge = { $place } ははしの段ではありません。魚は、1段目か{ $row }段目にかきます。
# en: ed8ca97e
draw-no-twin = { $place } のマンホールには、組になる相手がまだありません。{ $row }段目のほかのマスを選んでください。
# en: fce0c55c
draw-count = { $what ->
    [red-fish] 赤い魚
    [red-cats] 赤いねこ
    [blue-fish] 青い魚
   *[blue-cats] 青いねこ
}は{ $found }匹いますが、{ $wanted }匹でなければなりません。両方のプレイヤーの魚とねこを全部かくか、一つもかかないでください。
# en: 9967cfad
draw-favours = 一方に有利です：{ $why }。
