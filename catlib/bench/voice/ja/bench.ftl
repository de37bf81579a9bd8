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
# en: c11092e3
chart-came = 出たのは{ $what }、確率{ $chance }。
# en: f1f59279
chart-this-came = 出た
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
# en: d88a2812
chart-is = { $name }：{ $chance }{ $came ->
    [yes] 、これが出ました
   *[no] {""}
}
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
# en: c50c1706
want-fair = 始める順番は公平？
    .tip = 先に始める人は、全員が同じだけ勝つときより、どれだけ多く勝つでしょうか。
# en: 1efd4d02
want-shorter = 運は増やさず短く？
    .tip = ルールを一つずつ変えます。ゲームは短くなり、上手な人は同じだけ勝つでしょうか。
# en: 6b87fb8b
want-target = ルールのいちばんよい値は？
    .tip = ルールのすべての値を試します。望みにいちばん近いのはどれでしょうか。
# en: bba821ac
want-both = 目標を二つ同時に？
    .tip = ルールを一つずつ変えます。両方の目標で、ほかに負けない変え方はどれでしょうか。
# en: 20c7774a
want-pairs = 組み合わせで効くルールは？
    .tip = 二つのルールを同時に変えます。一つずつのときの合計より大きいでしょうか。
# en: 7d1a36c4
want-skill = 初心者も達人も同じ？
    .tip = 同じことを、どの強さのプレイヤーについても調べます
# en: 7e0090a1
want-decisions = 大切なのはどの選択？
    .tip = 一つの種類の選択を、5回に1回、運にまかせます。どれだけ損をするでしょうか。
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
# en: 2944bace
asked-again = もう一度調べる
    .tip = それぞれのルールで、同じ運で{ $games }ゲームずつ遊びます
# en: 3c3de272
asked-whole = ゲーム全体
# en: 52140a26
asked-rule = ルール
# en: 0f1bf4e6
asked-about = 何を
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
# en: ce8865db
asked-step = コンピューターが遊んでいます：{ $n }のうち{ $few }まで終わりました…
# en: d2bdb65e
asked-stopped = { $n }のうち{ $few }で止めました。これがここまでの答えです。
# en: 06df7850
asked-played-by = 遊んだコンピューター：{ $bots }。
# en: 7a3d89ba
asked-equal-share = {""}（全員が同じとき）
# en: 6fce46c4
asked-tenth-less = {""}（今より1割少ない値）
    .empty = 今より1割少ない値
    .tip = 数。空のときは今より1割少ない値、勝ちのときは全員が同じときの値
# en: e7933a7b
asked-each = { $games }ゲームずつ。
# en: 6a15aa40
asked-each-slips = { $games }ゲームずつ。上手な人はまちがえず、ほかの人はまちがえます。
# en: 8b12175e
asked-fair = { $verdict ->
    [unsure] { $games }ゲームで見るかぎり、はい。先に始めるときの
    [pays] いいえ、先に始めると得です。
   *[costs] いいえ、先に始めると損です。
}勝つ確率のちがいは{ $points }です。
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
# en: 19c9d9b2
asked-points = ポイントは、{ $games }ゲームで勝った割合の差（パーセントポイント）です。
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
# en: 94320006
asked-kept = 今のままのルール
# en: 0603371b
asked-others = ほか
# en: e599f614
asked-front = { $n }通りのルールのうち、両方で次にまさるものはありません：{ $said }。{ $games }ゲームずつ。
# en: 49974377
asked-shortest = 運が増えたようすがなく、いちばん短いもの：{ $said }。{ $rules ->
    [no] {""}
   *[other] これも短い：{ LIST($rules, "comma") }。
}
# en: 52d95a66
asked-none-shorter = 試したルールの中に、上手な人の勝ちを減らさずにゲームを確かに短くするものはありません。
# en: 13d01374
asked-nearest = { $value }にいちばん近いのは{ $rule }です：{ $what } { $amount }{ $rules ->
    [no] {""}
   *[other] 。{ LIST($rules, "comma") }も同じくらい近いかもしれません
}{ $far ->
    [yes] 。どの値も届きません
   *[no] {""}
}。{ $games }ゲームずつ。
# en: e63cb5fc
asked-with = { $rule } と { $name }
# en: 329071f2
asked-together = { $rule }：{ $what }は、一つずつのときの合計と{ $amount }ちがいます。{ $n }組のうち{ $few }組で、組み合わせの効き目があります。
# en: 3399c28d
asked-none-together = 組み合わせの効き目がわかるルールの組はありません（{ $what }）。
# en: df182a70
asked-beyond = { $what }、合計とのちがい
# en: 395e0bc9
asked-by-itself = 一つずつのとき
# en: 5c77931f
asked-matters = いちばん大切な選択：「{ $choice }」。5回に1回、運にまかせると、勝つ確率が{ $amount }下がります{ $name ->
    [no] {""}
   *[other] 。いちばん大切でない選択：「{ $name }」（{ $by }）
}。
# en: 28429593
asked-none-matters = このコンピューターどうしでは、大切だとわかる種類の選択はありません。
# en: 59bd989f
asked-slips = 勝ち（そこでまちがえたとき）
# en: bd1cbb76
asked-no-slips = まちがえないとき
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
# en: 395e25a4
rung-start = 先手の得
# en: 726d6279
rung-change = { $what }、{ $rule } による変化
# en: e073f4d9
rung-none = 変化なし
# en: 1921d8a2
rung-among = { $who }では{ $by }
# en: 2fea2158
rung-nothing = わかるほどのちがいなし（{ $by }）
# en: d1f72b6b
rung-both = { $what }：{ $first }、{ $last }。{ $points ->
    [no] このゲームの数でわかるかぎり、答えは同じです
   *[other] 答えは同じではありません（{ $who }では{ $points }）
}
# en: c1dbb222
rung-played = { $said }。{ $games }ゲームずつ、遊んだコンピューター：{ LIST($bots, "comma") }{ $rate ->
    [no] {""}
   *[other] 。{ $who }は手の{ $rate }をでたらめに選びます
}。
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
