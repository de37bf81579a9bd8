### Taxi Derby: what the table shows in words. Variables: the file in en; words: docs/glossary/ja.md.

## The city
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 91142970
the-city = 街
# en: 3d602e4d
city-by-size = 街、道路{ $spaces }マス
# en: 4554da9b
sign-store = $2
# en: 86627d1d
sign-drop-off = X
# en: 7665a71d
legend-passenger = ここでお客さんが待っています。{ sign-drop-off }のピンへ行くとその金額をはらいます。うすい色のお客さんは、あなたのタクシーにない装備を求めます。
# en: 06f40dff
legend-ring = ここにはまだだれも待っていません。
# en: a2ab73a6
legend-store = 店と、装備のねだん。
# en: 52799e95
legend-drop-off = { sign-drop-off }のピン：{ sign-drop-off }へ行くお客さんの降り場。
# en: 331a0006
legend-patrol = パトカーは、速すぎるタクシーを追いかけます。
# en: 6e9febe6
legend-home = タクシーの印は、出発できるところです。
# en: 358bb93f
legend-station = { station-does }
# en: 2b2c5ad5
legend-dots = 今、スピード違反をせずに行けるところ。
# en: 8502860e
wish-there = { $to } ${ $fare }
# en: db6db596
errand = { $place }{ $toward ->
    [yes] の方へ
   *[no] {""}
}：{ $what }、あと{ $away }
# en: 3192fa80
errand-fare = { $to }のピン、+{ $fare }ドル
# en: 1296f05d
errand-rider = { $type }（{ $to }行き）、{ $fare }ドル
# en: 7ca88859
errand-store = 店、{ $dollars }ドル
# en: 0c4d019b
show-tickets = キップを切られる確率（%）
# en: e0decc2c
show-pursuit = パトカーの道
# en: 76dd3d7e
show-reach = パトカーを置けるところ
# en: 361adc8f
show-names = マスの名前
# en: e970c47c
pick-up-there = 乗り場、{ $rider ->
    [no] だれもいない
   *[other] { $rider }
}
# en: a1fe4fc4
store-there = 店、{ $goods ->
    [no] 売り切れ
   *[other] { LIST($goods, "comma") }
}（{ $dollars }ドル）
# en: 1d1c1d75
goods = { $upgrade } { $n }個
# en: 8bafe512
drop-off-there = 降り場{ $to }
# en: 44d16ccc
taxi-there = { $who }のタクシー
# en: 8c5ddadf
patrol-there = パトカー
# en: 4200ef0e
station-there = 警察署
# en: 3b14917f
away-from-car = パトカーから{ $spaces }
# en: c60c8e91
ticket-there = キップ { $chance }
# en: f1bd31b6
no-speeding-there = { $spaces }先、制限速度の内
# en: 0f6879e6
patrol-does = パトカーは、制限速度をこえて番を終えたタクシーを追いかけます。
# en: 2bfb3ed4
pick-up-does = { FORM($waits, "ここで止まり、お客さんのカードをクリックすると乗せます。", "ここにお客さんが来ます。") }
# en: c556f7bb
store-does = お客さんを乗せずにここで止まると、装備を買えます。
# en: d81cce97
drop-off-does = { $to }へ行くお客さんを乗せてここで止まると、お金をもらえます。
# en: b78e1185
station-does = 違反キップの分をはらえないタクシーは、警察署へ運ばれます。

## The desk: drivers, upgrades, passengers who wait
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 1464bc73
the-desk = 運転手とお客さん
# en: bdef4199
seats = 席
# en: 93c68122
upgrades = 装備
# en: c7caa881
waiting = お客さん
# en: b8bbcc4f
sums = { $dollars }ドル{ $n ->
    [0] {""}
   *[other] 、{ tickets }
}{ $driven ->
    [0] {""}
   *[other] 、{ $driven }マス走行
}
# en: 738c1ac8
delivered-of-type = { $type }{ $n }人
    .short = { AS($type, "short") }{ $n }
# en: ac05479e
longest = 最長の番 { $n }
# en: 3bd66133
has-upgrades = 装備：{ LIST($goods, "comma") }
# en: 2de92c91
has-delivered = 送った人：{ $record }
# en: 5c50f961
ride = { $to }行き ${ $fare }
# en: ac8d8413
rides = 乗っている人：{ $rider }
# en: 21d5926f
ride-does = { $to }で止まり、これをクリックするとお金をもらえます。
# en: a0cf531e
upgrades-pay = お客さんがほしがる装備が二つあるとドルがふえ、三つならもっとふえます。
# en: 646c155f
pays-more = ふつうの運賃に、前に送った{ $type }一人につきもう一回分を足します。
# en: 5a5cd879
upgrade-does = { $upgrade }をほしがるお客さんは、これがないと乗りません。装備がいちばん多いと賞金をもらえます。{ $ability ->
    [no] {""}
   *[other] 二つ目があると、{ $ability }。
}
# en: 33bde609
asks-at = { $place }{ $wants ->
    [no] {""}
   *[other] ：{ LIST($wants, "comma") }
}
# en: 8257cbd8
wish = { $suits ->
    [yes] { LIST($needs, "comma") } ✓
   *[no] { LIST($needs, "comma") }{ FORM($alone, "が必要", "") }
}
# en: 8a1cbbbb
wish-solo = 相乗りなし
# en: afd04257
wish-tickets = ≤ { tickets }
# en: d21b03b1
wish-more = 毎回+{ $dollars }ドル
# en: 2e10c358
waits-there = { $place }、{ $rider }
# en: b3ed81da
waiting-does = { $place }で止まり、これをクリックすると乗せます。
# en: 447698bb
terms-needs = { $needs }のあるタクシーにだけ乗ります。店で売っています。
# en: a7d90994
terms-solo = 相乗りなし：ほかの人といっしょには乗りません。
# en: 1858f2b2
terms-tickets = ≤ { tickets }：それより多くキップを持っていると乗りません。
# en: 56447f79
left-in-stacks = 列ごとに、あと{ LIST($left, "comma") }人来ます。{ $end_stacks }列が空になると終わりです。
# en: 2ba57a0a
prizes-there-are = 最後の賞金：長い番{ $distance }ドル、装備{ $upgrades }ドル、少ないキップ{ $few }ドル、種類ごとの人数{ $low }～{ $high }ドル
