# en: c70b5dfc
seat = プレイヤー{ $n }
# en: 063cca4c
start = { $n }番手
# en: 54746bed
in-points = { $amount } ポイント
# en: 46fba9ea
error-unknown = { $value }（ゲームが少なすぎて、どのくらい確かかわかりません）
# en: 76003d41
wins-together = 全員がいっしょに勝つのは、ゲームの{ $rate }です。
# en: f2e50645
wins-seat = { $who }が勝つのは{ $rate }{ $alone ->
    [no] {""}
   *[other] 、一人だけで勝つのは{ $alone }
}{ $bot ->
    [no] {""}
   *[other] 、コンピューターは{ $bot }
}{ $order ->
    [no] {""}
    [unsure] ：順番が関係するとは言えません
   *[sure] ：順番が関係します
}。
# en: 0334bd4f
wins-team = { $who }が勝つのは、ゲームの{ $rate }です。
# en: e4a39024
wins-bot = { $bot }が一つの席で勝つのは、ゲームの{ $rate }です。
# en: a5575784
wins-place = { $who }が勝つのは{ $rate }です。
# en: 99912a4e
first-player = 先に始めると、全員が同じ確率のときとくらべて{ $points }：{ $verdict ->
    [unsure] 関係するとは言えません
    [pays] 得です
   *[costs] 損です
}。
# en: ee41b780
completion = { $all ->
    [yes] { $n }ゲームすべてで勝者が決まります
   *[no] 勝者が決まるのは、ゲームの{ $rate }です
}{ $drawn ->
    [no] {""}
   *[other] 。引き分けは{ $drawn }
}{ $open ->
    [no] {""}
   *[other] 。終わらないのは{ $open }
}。
# en: 20f63d74
shared-wins = 何人かがいっしょに勝つのは、ゲームの{ $rate }です。
# en: 1d15a645
payoff = { $who }の得点：平均して{ $value }。
# en: 4757364f
payoff-all = 全員の得点：平均して{ $value }。
# en: 3b3b1301
length = 一回のゲームは{ $value }{ $what ->
    [turns] ターン
    [decisions] 決断
   *[steps] ステップ
}かかり、十回のうち九回は{ $low }から{ $high }です。
# en: 058eda04
lead-change = 先頭が入れかわるのは、ターンの{ $amount }です。
# en: 81e76acf
drama = 逆転の大きさは{ $amount }です：のちの勝者が、負けている間どれだけ負けていたか（0から1）。
# en: b09cf3e0
decisiveness = ターンの{ $amount }は、勝負が決まったあとに来ます。
# en: 235ee8bd
comebacks = 勝者の{ $amount }は、勝つ確率が、全員が同じときの半分より小さいターンがありました。
# en: d4c33d78
gap = いちばんいい手は、2番目にいい手より、勝つ確率が{ $amount }だけ高くなります。
# en: 8184c3d0
mattered = 決断の少なくとも{ $amount }で、いちばんいい手は2番目にいい手よりはっきり上です。
# en: eafc88a6
never-best = 「{ $choice }」は{ $n }回選べましたが、一度もいちばんいい手ではありませんでした：多くても{ $rate }。
# en: 4bec4fef
not-ended = { $name }：{ $n }ゲームは、決められたステップの中で終わりませんでした。
# en: c16f0168
moved-turns = ターンの数
# en: 32d02abb
moved-win-rate = { $who }の勝率
# en: 810416c7
moved = { $what }をいちばん変えるもの：{ $rules }{ $quiet ->
    [no] {""}
   *[other] 。{ $n }個のルールのうち{ $quiet }個は、たまたまのちがいと区別できません
}。
# en: de765792
moved-none = { $what }を確かに変えるルールはありません{ $quiet ->
    [no] {""}
   *[other] 。{ $n }個のルールのうち{ $quiet }個は、たまたまのちがいと区別できません
}。
# en: 48213277
moved-rule = { $rule }（{ $value } で { $by }）
# en: ab04e478
moved-title = { $what }を変えるもの
# en: 58b4322e
moved-note = 棒の横はルールの値。線は95%の区間。うすい色は、ちがいがわからないもの
# en: 30a41853
moved-points = パーセントポイント
# en: 332d056d
moved-change = 変化
# en: 40adbf33
moved-bar = { $rule } = { $value }（今は { $now }）：{ $by }
# en: 6e42988b
who-wins = だれが勝つか
# en: 121619ad
wins = 勝ち
# en: 9757f4f0
wins-estimate = 勝ち（推定）
# en: 09a34207
wins-rest = { $title }；{ $said }
# en: 733969cd
wins-of-all = ゲーム全体のうち：{ $said }。
# en: c586d934
wins-shared = 何人かで勝ち{ $rate }
# en: f019f34e
wins-drawn = 引き分け{ $rate }
# en: b919ff97
wins-open = 終わらない{ $rate }
# en: 5ec2df51
equal-shares = 全員が同じとき
# en: bf33478c
chart-variant = 種類
# en: 3659d0c2
chart-seat = プレイヤー
# en: aad6513e
chart-interval = 区間
# en: f24b8ed1
chart-estimates = { $n }ゲームからの推定、{ $rate }の区間。
# en: dc0f109b
chart-exact = 正確。
# en: 0394dec4
chart-outcomes = 起こりうること
# en: 28f03178
chart-outcome = 結果
# en: e7a47556
chart-told = { $title }：結果は{ $low }から{ $high }まで{ $n }通り{ $value ->
    [no] {""}
   *[other] 、期待値は{ $value }
}、{ $likely ->
    [no] どれも確率{ $chance }
   *[other] いちばん起こりやすいのは{ LIST($likely, "or") }で、確率{ $chance }
}。{ $exact ->
    [yes] 正確な値。
   *[no] おおよその値。
}
# en: fa2050c5
chart-nothing = { $title }：何も起こりません。
# en: c11092e3
chart-came = 出たのは{ $what }、確率{ $chance }。
# en: 307abba1
chart-this-came = 、これが出ました
    .label = 出た
# en: ddcb5e88
chart-mean = 期待値 { $value }
# en: c86bbab6
chart-chance = 確率{ $exact ->
    [yes] {""}
   *[no] （およそ）
}
# en: 1d949f34
chart-percent = パーセント{ $exact ->
    [yes] {""}
   *[no] （およそ）
}
# en: bf9da82a
ask-first = 先に始めると得？
# en: 865b65d9
ask-well = どれくらいうまくいく？
# en: 9fe91936
ask-end = ゲームはどう終わる？
# en: 95ccbc1a
ask-length = 一回のゲームの長さは？
# en: b25d92b3
ask-matter = どの決断が大事？
# en: b5261f85
ask-rules = それぞれのハウスルールのはたらきは？
# en: edb3d039
ask-sure = どれくらい確か？
# en: a1559579
not-turned = 遊べなくなるか、上限や下限がないので、変えなかったもの：{ $rules }。
# en: 461cafeb
no-time-left = ハウスルールを変えて試す時間が残りませんでした。「ハウスルール」では、必要なだけ時間をかけます。
# en: f450ddea
interval-means = ±は95%の区間です。このような区間が百個あれば、約95個に本当の数が入っています。
# en: 1a5cb279
bots-played = コンピューターが{ $n }ゲーム遊びました。どの席も「{ $bot }」です。{ $random ->
    [yes] 何でも選ぶので、考えて遊ぶ人なら、ちがう数になります。BOTS に、もっと強いものを書いてみましょう。
   *[no] { $does }
}
# en: e6162ec6
report-for = { $players }用。
# en: 913a58af
report-rules = 使ったルール：{ $rules }。
# en: a00d9b8e
players-of = { $n }人
# en: 5ce629ce
players-here = { $few }人から{ $high }人、ここでは{ $n }人
