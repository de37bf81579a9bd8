# en: c86a6db5
no-game = まだゲームがありません。まず、下線のところを直してください。
# en: f9748110
no-mistake-found = まちがいは見つかりませんでした。
# en: 6e5477ea
games-followed = { $n }ゲームを一手ずつたどり、ルールの答えをすべて調べました。
# en: 6c4386dd
variants-played = { $all }種類のうち{ $n }種類を遊びました。人数を変え、それぞれのハウスルールを上限と下限にしたものです。
# en: 0e9626e8
best-play-wins = 全員ができるだけうまく遊ぶと、{ $who ->
    [everybody] 全員が
   *[other] 最初のプレイヤーが
}勝つ確率は{ $chance }です。
# en: 0e70705d
best-play-pays = 全員ができるだけうまく遊ぶと、{ $who ->
    [everybody] 全員
   *[other] 最初のプレイヤー
}の得点は平均して{ $amount }です。
# en: 1ddb12bf
is-exact = これは正確です。
# en: 7fed3796
is-within = ± { $error }まで確かです。
# en: 91d4b489
hidden-balance = 手札がかくれているので、これは均衡（つり合い）です。場面は{ $n }個あります。
# en: 23a832c3
positions-reached = 局面は{ $said }個あります。
# en: 1a13157c
best-first = 最初にいちばんいい手：{ $choices }。
# en: f0f269f2
first-chances = 最初の手ごとの勝つ確率：{ $choices }。
# en: 2205971c
first-pays = 最初の手ごとの得点：{ $choices }。
# en: dd149b01
mixes-seen = プレイヤー{ $n }、{ $seen }：{ $often }。
# en: 897b067d
mixes = プレイヤー{ $n }：{ $often }。
# en: 95aed06b
too-large = ここで解くには局面が多すぎます。こまをへらす、ボードを小さくする、目標を低くするなど、ゲームを小さくしてください。
# en: cf10cace
endless = いつまでも終わらないことがあるので、答えがありません。ターンの数をかぎってください。
# en: c990aecc
link-not-opened = このリンクには、ここで開けるゲームがないため、別のゲームを始めます：{ $why }
# en: 2a3fe38c
file-there = { $file }を置きました。ファイルを指定するところに、その名前を書いてください。
# en: 8d0c5ecc
lab-not-restored = ここでの設定はもう使えないため、実験室は最初の状態です：{ $why }
