# en: 8abb4725
lab-others = ほかのハウスルール{ $n }個
# en: f84c9d8b
lab-keep = Aとして残す
    .tip = このルールをAとして、次のものと並べて見せます
# en: b7a4f1d4
lab-drop = くらべるのをやめる
    .tip = いま選んでいるルールだけを見せます
# en: 4b0ef37c
lab-reset = 変更をすべて元にもどす
    .tip = すべてのハウスルールを最初の値にもどします
# en: bc673739
lab-literal = すべてのハウスルールを、いちばん文字どおりの読み方にします。
# en: 20f104a0
lab-small = 解ける大きさ
    .tip = 全部を解けるほど小さな、二人用のゲーム
# en: 1211d9ae
lab-solve = 最善のプレイを計算する
    .tip = 全員が最善をつくすと、先に始める人はどれだけ有利でしょうか。
    .solo = 最善をつくすと、1ゲームの値打ちはどれだけでしょうか。
# en: c58103ce
lab-solving = 最善の遊び方を計算しています{ $n ->
    [0] {""}
   *[other] （局面はここまで{ $said }個）
}…
# en: 4fc67eee
lab-export = CSVに保存
    .tip = 1ゲームごとに1行をファイルに書きます
# en: 1cef4efe
lab-file = ファイル名
# en: 339b4393
lab-written = { $path }に保存しました。
# en: ae3414bf
lab-stop = 止める
    .tip = 止めて、わかったところまで残します
# en: e9b0771e
lab-idle = 今は何も計算していません。
# en: 1577ac74
lab-late = 計算中です。うすいグラフは前のルールのものです。
# en: 52337b33
lab-put-back = この値は使えないので、元に戻しました：{ $why }
# en: c4df9111
lab-playing = { $games }ゲームのうち{ $done }ゲームが終わりました…
# en: 7c13ee0d
lab-the-number = { $what }の数
# en: 33b2c884
lab-rate = { $who ->
    [no] {""}
   *[other] { $who }の
}勝率
# en: 211082ea
lab-the-rate = { $who ->
    [no] {""}
   *[other] { $who }の
}勝率
# en: 46bd086d
lab-of = { $game }の実験室
# en: 594b8843
lab-was = { $what }：{ $change }
# en: 2ad55be7
lab-text = { $lab }、{ $changes }。
# en: 760c5739
lab-whole = ゲーム全体
# en: 33974fe5
lab-turn = 1回の番
# en: 68fb97c8
lab-who = ゲームに勝つのはだれか
# en: 820c6255
lab-seats-differ = { $title }（{ $names }の席はちがいます）
# en: b8a45834
lab-pay = 1ゲームの得点
# en: caf71f2a
lab-payoff = 得点
# en: ca9ae5ea
lab-long = 1ゲームの長さ（{ $what }）
# en: 83a546a1
lab-games = ゲーム
# en: edf0176a
lab-games-estimate = ゲーム（推定）
# en: 74384fe1
lab-a-bar = { $what }、棒1本は{ $n }
# en: 8a20424c
lab-up-to = { $high }まで
# en: a0b8b4fa
lab-range = { $low }から{ $high }
# en: 9a8d0be2
lab-both = AとB
# en: 9cbe2edd
lab-everybody = 全員
# en: 0487c803
lab-wins = { $who }が勝つ
# en: b1c3af99
lab-team-wins = { $who }の勝ち
# en: 7418a7df
lab-win-rate = 全員が勝つ
# en: 413551a1
lab-completion = だれかが勝つ
# en: 3b3005f1
lab-shared-wins = 何人かがいっしょに勝つ
# en: 371567c6
lab-payoff-a-game = 1ゲームの得点
# en: 4669e5e0
lab-payoff-of-all = 1ゲームの全員の得点
# en: e3ba8846
lab-a-game = 1ゲームの{ $what }{ $counted ->
    [yes] （ゲームの数え方）
   *[no] {""}
}
# en: da7670d8
lab-always = どのゲームでも{ $value }
# en: bf472843
lab-mean = 下のグラフの平均
# en: e158c264
lab-exact = { $value }、正確
# en: 604d2e2f
lab-exactly = 正確に{ $value }
# en: 1fa3df29
lab-best = 最善の遊び方
# en: 41556e7c
lab-best-play = { $who ->
    [the-first-player] 最初のプレイヤー
   *[other] { $who }
}{ $way ->
    [wins] が勝つ（全員が最善）
    [gets] の得点（全員が最善）
   *[ahead] のリード（全員が最善）
}
# en: cecb120b
lab-open-hands = ここでは全員の手札が見えています。
# en: c5a15a1f
lab-players = プレイヤー
# en: 685c6d18
lab-bots = コンピューター
# en: 89a54e02
lab-beside = { $name }、くらべると
# en: fb0db4d0
lab-nothing-changed = 変わったところはありません
# en: 24c85f16
lab-kept = Aを残しました。ルールを変えると、ここにB − Aが出ます。
# en: f06c8577
lab-unsure = わからない
# en: fa75122f
lab-all-same = どのゲームでも同じ
# en: 526aba7b
lab-same = 同じ
# en: c887da79
lab-more = 多い
# en: eb60df3c
lab-less = 少ない
# en: 2b43d29e
lab-interval = ±は95%の区間です。{ $several ->
    [yes] それぞれ{ $games }ゲームを同じ運で遊びました。太字は、たまたまとは言えないちがいです。
   *[no] { $games }ゲームから求めました。
}
# en: 60ad7008
lab-which = どのルールがいちばん大切？
    .tip = どのハウスルールもいちばん小さい値といちばん大きい値にして、同じ運で{ $games }ゲームずつ遊びます
# en: b4cfcba7
lab-for = 調べる数
    .tip = ルールで変わるかどうかを調べる数
# en: ee4d686b
lab-turning = { $n }個のルールのうち{ $done }個を試しました。値ごとに{ $games }ゲーム…
# en: ed874b7f
lab-turned-until = 止めました。ここまでに試したルールは{ $n }個です。
# en: d938c687
lab-no-rule = このゲームには、変えられるハウスルールがありません。
# en: 39e850ff
lab-switches = ルールは結果をどれだけ変える？
    .tip = ほかの読み方があるときとないときを、同じ運で{ $games }ゲームずつ遊びます
# en: 4ca1e1f9
lab-switching = { $n }個の読み方のうち{ $done }個を試しました。それぞれ{ $games }ゲーム…
# en: f6189ffe
lab-played-until = 止めました。ここまでに試した読み方は{ $n }個です。
# en: 74c8ee05
lab-switched = { $n }個の読み方を、同じ運で{ $games }ゲームずつ。推定です。
# en: cd48d39c
lab-rule = ハウスルール
# en: be1607bf
lab-now = 今
# en: eb0809aa
lab-turned-to = 変えた値
# en: a513c8d0
lab-value = ほかの値
# en: 025a866b
lab-changed = 結果が変わる割合
# en: ae0235a0
lab-sure = 95%の区間
# en: 22a5fe0f
lab-lower = { $what ->
    [one-full-turn-played-best] 1回の番（最善の遊び方）
    [points] 点
    [net-spaces] この番で進むマス
    [the-longest-turn-without-any-risk] まったく危険のない、いちばん長い番
    [spaces] マス
    [the-3-cards-left-in-a-hand] 手札に残った3枚のカード
    [points-they-cost] 失う点
    [drawings-at-random-that-keep-their-distance] 間をあけて、でたらめにかいた絵
    [drawings-in-one-edge-row] はしの段にかいた絵
    [attack-with-8-against-7-to-the-end] 8対7で最後まで戦う
    [cubes-left-the-attacker-s-above-0-the-defender-s-below] 残ったキューブ：攻める側は0より上、守る側は0より下
   *[other] { $what }
}
# en: e8821029
bench-more = 同じだけまた遊ぶ
    .tip = さらにゲームをして、区間をせまくします
# en: 129fd253
bench-file = ファイル：.html、.csv、.parquet
# en: e7be62e4
bench-export = 書き出す
    .tip = 1ページ（.html）または表（.csv、.parquet）
# en: 03a9f31b
bench-busy = もうゲームをしているところです。終わるのを待つか、先に「{ lab-stop }」をおしてください。
# en: 06ae3d91
bench-idle = 今はゲームをしていません。
# en: 5c8411b8
bench-ending = 「{ $path }」：.html、.csv、.parquetのどれかで終わる名前にしてください。
# en: 15cc782f
bench-stopped = 止めました。どの案も{ $games }ゲームのうち{ $done }ゲームが終わり、その結果は残ります。
# en: 08654f42
bench-played = どの案も{ $games }ゲーム。
# en: a85d805f
bench-playing = どの案も{ $games }ゲームのうち{ $done }ゲームが終わりました…
