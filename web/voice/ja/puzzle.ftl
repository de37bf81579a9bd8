### The page with a puzzle for each day; its positions are told in web/puzzles. How to translate: page.ftl.
### $choice: the name of a choice
### $date: a day with its month
### $n: a number
### $value: what a choice is worth

# en: 1a49ff55
puzzle-skip = パズルへ
# en: e59e6fd2
puzzle-needs = 先に予想を聞くためにJavaScriptを使います。このページで許可してください。
# en: 5138ee3d
puzzle-moment = お待ちください…
# en: 7948b206
puzzle-worths = それぞれの手の価値
# en: 1ea172de
puzzle-fractions = 正確な分数で
# en: 86d154bd
puzzle-play = ここから続きを遊ぶ
# en: 1532d588
puzzle-copy = 結果をコピー
# en: 0d7085db
puzzle-earlier = これまでのパズル
# en: 4fb7133e
puzzle-week = 月曜はやさしく、日曜はむずかしい
# en: d3d6320b
puzzle-foot = 毎日新しいパズルが出ます。問題は全員同じです。値はすべて正確に計算し、もう一度確かめています。とくに書いていなければ、ここから最善の手を続けたときの確率です。答えはこの端末だけに残ります。
# en: f78ea5a4
puzzle-lost = パズルを読みこめませんでした。ネットにつながっていますか？ページを読みこみ直してください。
# en: 8c0c620e
puzzle-of = { $date }のパズル
# en: fcac1dd5
puzzle-easy = やさしい
# en: 5b479df1
puzzle-medium = ふつう
# en: d2896b55
puzzle-tricky = ややむずかしい
# en: 4f8ae52e
puzzle-hard = むずかしい
# en: 04d50b3e
puzzle-hardest = 最難関
# en: 90b961e4
puzzle-3-stars = 正解、それが最善の手です。
# en: 8689bd2b
puzzle-2-stars = おしい！最善の手とほとんど同じです。
# en: 0b39bdb0
puzzle-1-stars = 残念、最善とは差があります。
# en: 413c2bc8
puzzle-others = ほかのすべての手（{ $n }）
# en: 2070864a
puzzle-next = ほかのパズル：{ $date }
# en: 7179ea3d
puzzle-guess = （あなたの答え）
# en: 8c9f59c7
puzzle-streak = 連続日数：{ $n }
# en: fd019200
puzzle-new-streak = 今日のパズルに答えて、新しい連続記録を始めましょう。
# en: 72f435fc
puzzle-copied = コピーしました。チャットに貼れます。答えはわかりません。
# en: fcc0cd96
puzzle-about = あなたの番です。最善の手は？ 毎日一問、月曜はやさしく日曜は難しいパズルに、正確な答えがつきます。
