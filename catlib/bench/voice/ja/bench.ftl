# en: c70b5dfc
seat = プレイヤー{ $n }
# en: 063cca4c
start = { $n }番手
# en: 4fdd8832
measure = { $what ->
    [rounds] ラウンド
    [turns] ターン
    [decisions] 選択の回数
    [steps] ステップ
    [rolls] ふった回数
    [cards] カード
    [tickets] 違反キップ
    [plays] 出した回数
    [passes] パス
    [taken] 取ったカード
    [cards-played] 出したカード
    [circles] 丸
    [cleared] クリアした手札
    [sets] 出した組
   *[other] { $what }
}
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
# en: 5fd7b0b7
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
    [decisions] 回の選択
   *[steps] ステップ
}で、十回のうち九回は{ $low }から{ $high }です。
# en: 058eda04
lead-change = 先頭が入れかわるのは、ターンの{ $amount }です。
# en: 81e76acf
drama = 逆転の大きさは{ $amount }です：最後に勝つ人が、負けている間にどれだけおくれていたか（0から1）。
# en: b09cf3e0
decisiveness = ターンの{ $amount }は、勝負が決まったあとのものです。
# en: 235ee8bd
comebacks = 勝者の{ $amount }には、勝つ確率が、全員が同じときの半分より小さくなったターンがありました。
# en: d4c33d78
gap = いちばんいい手は、2番目にいい手より、勝つ確率が{ $amount }だけ高くなります。
# en: 8184c3d0
mattered = 選択の少なくとも{ $amount }で、いちばんいい手は2番目にいい手よりはっきり上です。
# en: eafc88a6
never-best = 「{ $choice }」は{ $n }回選べましたが、一度もいちばんいい手ではありませんでした：多くても{ $rate }。
# en: a1b62c11
picked = シード{ $n }のゲーム{ $number }：{ $why }。
# en: ee955b29
picked-median = { $n }{ $what ->
    [turns] ターン
    [decisions] 回の選択
   *[steps] ステップ
}（{ $games }ゲームの中央値）
# en: ee1cb1ca
picked-margin = { $amount }の差で勝ち（全ゲームで最小の差）
# en: 0afbdc17
picked-closest = 最初の{ $n }ゲームでいちばんの接戦（{ $alone ->
    [yes] 勝つ確率と勝てない確率
   *[no] 1位と2位の勝つ確率
}の差は平均{ $amount }ポイント）
# en: 207028de
picked-paid = { $amount }の得点（{ $games }ゲームで最高）
# en: e6148e95
picked-luckiest = { $who ->
    [no] 全員
   *[other] { LIST($who, "and") }
}の勝ち。判定した{ $turns }ターンのうち{ $turn }ターン目では、勝つ確率が{ $chance }でした（最初の{ $n }ゲームの中で）
# en: e5ffee4d
picked-endless = ステップの上限までに終わりませんでした
# en: 4bec4fef
not-ended = { $name }：{ $n }ゲームは、決められたステップ数では終わりませんでした。
# en: c16f0168
moved-turns = ターンの数
# en: 32d02abb
moved-win-rate = { $who }の勝率
# en: 4bd7627b
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
moved-note = 棒の横：ルールの値。線：95%の区間。うすい棒：わからない
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
wins-rest = { $title }／{ $said }
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
# en: a1f40ff0
chart-value = 値
# en: 928b7cb5
chart-line = 線
# en: 027383ab
chart-approximate = { $title }（およそ）
# en: d07c6293
chart-point = { $name }、{ $x }：{ $y }
# en: 3996609e
chart-is = { $name }：{ $chance }
# en: 6333011c
chart-exact-is = { $name }：正確な値は{ $chance }
# en: 587f5193
chart-seen = { $name }：{ $rate }、{ $games }ゲームからの推定
# en: 232fc588
chart-ends = { $name ->
    [no] {""}
   *[other] { $name }：
}{ $start }で{ $first }、{ $end }で{ $last }
# en: 89781e66
chart-curve = { $title }：{ $ends }。{ $exact ->
    [yes] 正確
   *[no] およそ
}。
# en: c3ada671
list-semicolon = { $before }／{ $last }
# en: 9bde7e79
chart-rates = { $label ->
    [no] {""}
   *[other] { $label }：
}{ $rates }
# en: 695d03ff
chart-wins = { $title }：{ $said }。{ $mark }
# en: cc1ce38b
chart-kind = { $exact ->
    [yes] 正確
   *[no] およそ
}
# en: ef8fccd8
chart-simulated = シミュレーションと正確な確率
# en: 13cb6679
chart-games = ゲーム
# en: 957c6ca5
chart-drawn = シミュレーション（推定）
# en: 515dd4eb
chart-interval-of = { $rate }の区間
# en: 9386b46b
chart-over = { $title }：{ $games }{ $cases }を{ $exact ->
    [yes] 正確な
   *[no] およその
}確率に重ねています。{ $n }個の区間（{ $rate }）のうち{ $held }個が{ $exact ->
    [yes] 正確な
   *[no] およその
}確率をふくみ、差がいちばん大きいのは{ $where }の{ $gap }ポイントです。棒は{ $exact ->
    [yes] 正確
   *[no] およそ
}、点は推定です。
# en: 53a1c1bb
chart-strange = 起こりえないのに出たもの：{ $what }。
# en: bf9da82a
ask-first = 先に始めると得？
# en: 865b65d9
ask-well = どれくらいうまくいく？
# en: 9fe91936
ask-end = ゲームはどう終わる？
# en: 95ccbc1a
ask-length = 一回のゲームの長さは？
# en: b25d92b3
ask-matter = どの選択が大切？
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
# en: 363772f2
want-fair = 先に始めると得？
    .tip = 先に始めた人が勝つ割合を、全員が同じときの割合とくらべます
# en: 9144c0de
want-shorter = 運を増やさずに短くするには？
    .tip = 上手な人の勝ちを減らさずに、番の数を減らすルール変更です
# en: eb5be2d1
want-target = ルールのいちばんよい値は？
    .tip = 目標の数（たとえば1ゲーム20番）を決めると、それにいちばん近い値がわかります
# en: 946ebbcb
want-both = 二つの目標に役立つ変更は？
    .tip = 二つの目標を選ぶと、両方でほかに負けないルール変更がわかります
# en: 09917127
want-pairs = たがいに影響するルールはある？
    .tip = 二つ合わせた効き目が、一つずつの合計とちがう組です
# en: 7939df27
want-skill = 初心者も達人も同じ？
    .tip = 先に始める得、またはルール変更の効き目を、強さごとに調べます
# en: 6fca0d2e
want-decisions = いちばん大切な選択は？
    .tip = ある種類の選択で気をぬくと、勝ちがどれだけ減るかです
# en: 682d9018
number = { $what ->
    [the-better-player-wins] 上手な人の勝ち
    [the-first-player-wins] 先手の勝ち
   *[other] 1ゲームの{ $name }
}
# en: 3c02e5ac
aim = { $what ->
    [longer] 長く
    [less-luck] 運を少なく
    [more-luck] 運を多く
    [a-fair-start] 公平な始まり
   *[shorter] 短く
}
# en: f4162eb3
aim-of = { $name }を{ $way ->
    [more] 多く
   *[fewer] 少なく
}
# en: 32248169
asked-what = ゲームを作る人の問い
# en: ce41c360
asked-again = { $games }ゲーム遊ぶ
    .tip = それぞれのルールで、同じ運で遊びます
# en: 61f51eb6
asked-whole = 先に始めること
# en: 52140a26
asked-rule = ルール
# en: a12f7fde
asked-about = くらべるもの
# en: ea903d3e
asked-number = 数
# en: 60d62800
asked-target = 目標
# en: 2d90dd5e
asked-aim = 目標{ $n }
# en: 714a6500
asked-game = ゲーム
# en: 02d174bb
asked-players = プレイヤー
# en: 324e5c19
asked-playing = ゲームをしています…
# en: 29a819e0
asked-step = コンピューターが遊んでいます：{ $n }のうち{ $few }まで終わりました{ $seconds ->
    [no] {""}
   *[other] （あと約{ $seconds }秒）
}…
# en: ca0cf900
asked-stopped = 止めました{ $n ->
    [0] （まだ結果はありません）
   *[other] {""}
}。
# en: bf166a9d
asked-how = { $games }ゲームずつ、遊んだコンピューター：{ $bots }。{ $better ->
    [yes] 上手な人は力を出し切り、ほかの人は五回に一回でたらめに選びます。
   *[no] {""}
}{ $points ->
    [yes] ポイントは、勝った割合の差（パーセントポイント）です。
   *[no] {""}
}
# en: 881dbb44
asked-holds = ±のあとの数は、答えがどれくらいずれるかもしれないかを表します。ゲームをふやしてもう一度聞いても、100回のうち95回は、すべての答えがその幅におさまります。
# en: 7a3d89ba
asked-equal-share = {""}（全員が同じとき）
# en: 6fce46c4
asked-tenth-less = {""}（今より1割少ない値）
    .empty = 今より1割少ない値
    .tip = 数。空のときは今より1割少ない値、勝ちのときは全員が同じときの値
# en: b9a73fa5
asked-fair = { $verdict ->
    [unsure] まだわかりません。
    [pays] はい、{ $size ->
        [small] 少し有利です
        [clear] はっきり有利です
        [large] 大きく有利です
       *[some] 有利です
    }。
   *[costs] いいえ、{ $size ->
        [small] 少し損です
        [clear] はっきり損です
        [large] 大きく損です
       *[some] 損です
    }。
}先に始めた人は{ $games }ゲームの{ $rate }で勝ちました。全員が同じなら{ $value }です{ $drawn ->
    [no] {""}
   *[other] （{ $drawn }は勝者なし）
}。
# en: 97d3c0cd
asked-equal = 全員が同じ：{ $value }
# en: 9757b07f
asked-won = 勝ったゲーム
# en: 2ce7215a
asked-seat = { $n }番目の人
# en: dd6ad68d
asked-so-far = 今のところ{ $n }{ $kind ->
    [pairs] 組の組み合わせ
    [skill] 通りの強さ
    [target] 通りの値
    [decisions] 種類の選択
   *[rules] 通りのルール変更
}のうち{ $few }{ $kind ->
    [pairs] 組
    [decisions] 種類
   *[rules] 通り
}を試しました。{ $said }
# en: 875f7633
asked-no-start = ここでは相手と戦わないか、チームで戦うので、始まりをくらべられません。
# en: 917df73e
asked-other-bots = 席によってちがうコンピューターが遊ぶので、だれが勝っても始まりのことはわかりません。
# en: de31491a
asked-no-better = ここでは相手と戦わないので、上手だからよく勝つということがありません。
# en: a364f131
asked-no-loss = ここでは相手と戦わないので、勝ち負けを分ける選択がありません。
# en: 2d6db5ef
asked-no-pair = 組み合わせを調べるには、変えられるハウスルールが二つ必要です。
# en: 1cc9001a
asked-as-it-is = 今のまま
# en: f252db97
asked-change = { $what }、変化
# en: d1f4cc17
asked-changed = { $rule }：{ $now }→{ $value }
# en: ea3667da
asked-value = { $rule }：{ $value }{ $same ->
    [yes] （今の値）
   *[no] {""}
}
# en: 94320006
asked-kept = 今のままのルール
# en: 0603371b
asked-others = ほか
# en: 5534999b
asked-front = { $n }通りのルールのうち、両方の目標で次にまさるものはありません：{ $said }。
# en: 10176039
asked-shortest = 「{ $rule }」を試してください。{ $amount }番短くなります。{ $sure ->
    [yes] 上手な人の勝ちは、ほぼ変わらないか、ふえます
   *[no] 上手な人の勝ちが減るかどうかは、このゲームの数ではわかりません
}（{ $points }）。{ $rules ->
    [no] {""}
   *[other] これも短い：{ LIST($rules, "comma") }。
}
# en: e3ffab04
asked-none-shorter = 試した変更の中に、上手な人の勝ちを減らさずにゲームを確かに短くするものはありません。
# en: 1dbb2ace
asked-nearest = { $value }にいちばん近いのは「{ $rule }」です：{ $what } { $amount }{ $rules ->
    [no] {""}
   *[other] 。{ LIST($rules, "comma") }も同じくらい近いかもしれません
}{ $far ->
    [yes] 。どの値も届きません
   *[no] {""}
}。
# en: e63cb5fc
asked-with = { $rule } と { $name }
# en: a52e3c65
asked-together = はい、{ $n }組のうち{ $few }組です。いちばんは{ $rule }：{ $what }が、二つの効き目の合計と{ $amount }ちがいます。
# en: b3a50cb1
asked-none-together = まだわかりません。ルールを{ $n }組、いっしょに変えました。このゲームの数では、「{ $what }」への効き目が二つの効き目の合計とちがうとは言えません。
# en: 93f962f6
asked-beyond = { $what }、二つの効き目の合計とのちがい
# en: 50470b46
asked-by-itself = 合計どおり
# en: bc263767
asked-matters = いちばん大切：「{ $choice }」。ここで五回に一回でたらめに選ぶと、勝ちが{ $amount }減ります{ $name ->
    [no] {""}
   *[other] 。いちばん大切でない：「{ $name }」（{ $by }）
}。
# en: 28429593
asked-none-matters = このコンピューターどうしでは、大切だとわかる種類の選択はありません。
# en: 8fbcf6c9
asked-slips = そこで気をぬいたときの勝ち
# en: df54c440
asked-no-slips = 気をぬかないとき
# en: 1154d4d5
asked-any = どの選択でも
# en: 985a5cab
asked-who = …
# en: c91b5710
rung = { $who ->
    [children] 子ども
    [beginners] 初心者
    [average-players] ふつうの人
    [good-players] 上手な人
    [strong-players] 強い人
    [experts] 達人
   *[other] { $who }
}
# en: d247c917
rung-title = どの強さでも同じ？
# en: b24a86f1
rung-start = 先に始める得は
# en: 726d6279
rung-change = { $what }、{ $rule } による変化
# en: e073f4d9
rung-none = 変化なし
# en: 1921d8a2
rung-among = { $who }では{ $by }
# en: 2fea2158
rung-nothing = わかるほどのちがいなし（{ $by }）
# en: 80cf3638
rung-both = { $points ->
    [no] はい、このゲームの数でわかるかぎりでは
   *[other] いいえ
}：{ $what }{ $first }、{ $last }{ $points ->
    [no] {""}
   *[other] 。その差は{ $points }
}
# en: 38a2f6d9
rung-played = { $games }ゲームずつ、遊んだコンピューター：{ LIST($bots, "comma") }{ $rate ->
    [no] {""}
   *[other] 。{ $who }は手の{ $rate }をでたらめに選びます
}。ポイントは、勝った割合の差（パーセントポイント）です。
# en: 12b5e3c7
skill-verdict = { $verdict ->
    [luck] 腕前より運のゲーム
    [skill] 運より腕前のゲーム
   *[unsure] 運と腕前のどちらが大きいかはわからない
}（このコンピューターどうしの場合）
# en: 7904469b
skill-said = コンピューター（{ $bots }）が遊ぶとき、だれが勝つかの{ $rate }はサイコロで、{ $value }は遊び手で決まります：{ skill-verdict }。
# en: a559ae39
skill-dice = コンピューター（{ $bots }）が遊ぶとき、だれが勝つかの{ $rate }は、サイコロで決まります。
# en: 57a995e4
skill-players = コンピューター（{ $bots }）が遊ぶとき、だれが勝つかの{ $value }は、遊び手で決まります：{ skill-verdict }。
# en: 1ff6b062
until = { $who ->
    [no] 全員で勝つ割合は
   *[other] { $who }の勝ちは
}{ $amount }{ $label ->
    [no] {""}
   *[other] （{ $label }、{ $name }とくらべて）
}。{ $enough ->
    [yes] { $games }ゲームかかりました
   *[no] { $games }ゲームでは足りませんでした
}。
