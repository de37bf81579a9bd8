# en: c86a6db5
no-game = まだゲームがありません。まず、下線のところを直してください。
# en: f9748110
no-mistake-found = まちがいは見つかりませんでした。
# en: 6e5477ea
games-followed = { $n }ゲームを一手ずつたどり、ルールの答えをすべて調べました。
# en: 6c4386dd
variants-played = { $all }種類のうち{ $n }種類を遊びました。人数を変え、それぞれのハウスルールを上限と下限にしたものです。
# en: 548c4a23
best-play-wins = { $who ->
    [alone] できるだけうまく遊ぶと、あなたが
    [everybody] 全員ができるだけうまく遊ぶと、全員が
   *[other] 全員ができるだけうまく遊ぶと、最初のプレイヤーが
}勝つ確率は{ $chance }です。
# en: d8d82d5f
best-play-pays = { $who ->
    [alone] できるだけうまく遊ぶと、あなた
    [everybody] 全員ができるだけうまく遊ぶと、全員
   *[other] 全員ができるだけうまく遊ぶと、最初のプレイヤー
}の得点は平均して{ $amount }です。
# en: a2fc35a3
first-turn = 最初の番での最善：{ $does }。
# en: 8d6e5ba6
later-turn = その後、{ $seen }のとき：{ $does }。
# en: 70492c00
does-until = { $name }が{ $n }より小さい間は{ $choice }、そのあとは{ $other }
# en: 29d0d0be
held-by-both = { $name } { $mine } 対 { $other }
# en: 1ddb12bf
is-exact = これは正確です。
# en: dcac97ce
how-exact = どのくらい正確ですか？
# en: 7fed3796
is-within = ± { $error }まで確かです。
# en: 91d4b489
hidden-balance = 手札がかくれているので、これは均衡（つり合い）です。場面は{ $n }個あります。
# en: 23a832c3
positions-reached = 局面は{ $said }個あります。
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
