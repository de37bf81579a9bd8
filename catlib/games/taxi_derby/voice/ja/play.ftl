### Taxi Derby: what a person reads while playing. Variables: the file in en; words: docs/glossary/ja.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 69c0ef7b
orange = オレンジ
# en: 17bf9059
green = 緑
# en: f36921fc
yellow = 黄
# en: 833145ed
blue = 青
# en: 24a16976
red = 赤
# en: 2462a945
purple = むらさき
# en: 5a04ae30
the-station = 警察署
# en: 2f0b02d3
commuter = 通勤客
    .one = 通勤客
    .many = 通勤客
    .short = 通勤
# en: 9953bb5c
criminal = 悪者
    .one = 悪者
    .many = 悪者
    .short = 悪者
# en: 66a2fb6e
professional = ビジネスマン
    .one = ビジネスマン
    .many = ビジネスマン
    .short = ビジ
# en: 0bee9136
celebrity = 有名人
    .one = 有名人
    .many = 有名人
    .short = 有名
# en: b7c6d83d
agent = スパイ
    .one = スパイ
    .many = スパイ
# en: a599001a
stereo = ステレオ
# en: 8338abff
turbo = ターボ
# en: 11d70c15
wi-fi = Wi-Fi
# en: 9b39838c
luxury = 高級シート
# en: 90bab6da
spaces = { $n }マス
# en: b2b90f0d
tickets = キップ{ $n }枚
# en: 7cd06c52
rider = { $type }{ rider-wants }
    .one = { AS($type, "one") }{ rider-wants }
    .short = { $type }（{ $to }行き）
    .paying = { $type }（{ rider-fare }）
# en: 05a1ec8a
rider-fare = { $to }行き、{ $pays }ドル{ FORM($times, "以上", "") }
# en: 660beff3
rider-wants = （{ rider-fare }{ $needs ->
    [no] {""}
   *[other] 、{ $needs }が必要
}{ FORM($solo, "、相乗りなし", "") }{ $most ->
    [no] {""}
   *[other] 、{ $most }まで
}）
# en: 6e9b3763
fine = { $fine ->
    [station] 警察署へ行く
    [any] 装備をどれか一つ失う
    [dollars] { $dollars }ドル
   *[upgrade] { $upgrade }を失う
}

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 539d3abc
welcome = あなたのタクシーは{ $mine }です。お客さんを行きたいところまで乗せましょう。お金がいちばん多い人の勝ちです。
# en: 41a08c06
first-loss = 制限速度をこえて走り、パトカーに追いつかれると、違反キップを切られます。

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 8d6c5e90
lay =
    .asks = 街の四枚のパネルをならべます
    .name = パネル{ $quarter }は{ $spot ->
        [0] 左上
        [1] 右上
        [2] 右下
       *[3] 左下
    }{ $turns ->
        [0] {""}
        [1] 、右に一回
        [2] 、右に二回
       *[3] 、右に三回
    }
    .told = 街ができました
# en: e93fe83a
home =
    .asks = が自分の家の横のマスを選びます
    .you = タクシーのスタートのマスをクリックしてください。
    .guide = タクシーは自分の家のとなりから出発します。二つのマスから選びましょう。
    .name = { $there }からスタート
    .answer = { $there }
    .told = { $who }は{ $there }からスタートします
# en: ef4dc6c3
token =
    .asks = ふくろから装備を一つ引きます
    .name = { $drawn }を引く
# en: a6e0e53e
gets-upgrades = { $who }の装備は{ $upgrades }です
# en: d344f08c
others-for-sale = こうした装備がないと乗らないお客さんもいます。ほかの装備は店で買えます
# en: f8d46f89
tile =
    .asks = お客さんのタイルを一枚表にします
    .name = お客さん{ $face }：{ $rider }
# en: dc3fe0f8
passengers-wait = 街で{ $n }人のお客さんが待っています
# en: a5609357
new-passengers = 新しいお客さん：{ $riders }
# en: 60ce176f
rider-at = { $place }に{ AS($rider, "one") }

## Driving and acting
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 29638c9e
drive =
    .asks = が走るか、何かをするか、番を終えます
    .you = { things-to-click }{ driven-so-far }
    .guide = { $does ->
        [drive] 先へ走りましょう。{ $errand }。{ FORM($beyond, "この番は制限速度では着かないので、近づきましょう。", "") }{ $fresh ->
            [yes] { driven-so-far }
           *[no] {""}
        }
        [pick] { $to }のピンで{ $fare }ドルもらえます。
        [drop] 着きました。お客さんが{ $fare }ドルはらいます。
        [buy] これを求めるお客さんがいます。
       *[end] { $here ->
            [no] { $over ->
                [below] 今は、もうかせげることがありません。
                [at] ちょうど制限速度です。これより先へ行くと、パトカーが追いかけてきます。
               *[over] { driven-so-far }
            }
           *[other] ここでは、もうかせげることがありません。
        }
    }
    .instead = 印のあるマスをクリックするか、番を終えてください。
    .name = { $does ->
        [drive] { $there }へ走る
        [pick] { $rider }を乗せる
        [drop] { $place }番目の席の{ $type }を降ろす（{ $fare }ドル）
        [buy] { $upgrade }を買う（{ $price }ドル）
       *[end] 番を終える
    }
    .short = { $does ->
        [pick] { $to }へ行く{ $type }を乗せる
        [drop] { $type }を降ろす（{ $fare }ドル）
       *[other] { drive.name }
    }
# en: e4cec83b
anew =
    .asks = が最後の行動を選び直します
    .you = キップの分はすみました。最後の行動を選び直すか、番を終えてください。
    .name = { drive.name }
    .short = { drive.short }
# en: f91896a1
things-to-click = { $here ->
    [no] {""}
   *[other] { $here }か、
}走る先のマスをクリックしてください。番を終えてもかまいません。{ $last ->
    [no] {""}
   *[other] { last-comes-late }
}
# en: 1a7eee95
last-comes-late = ここで何かすると番が終わり、先にパトカーが動きます。
# en: 6483b513
a-passenger-here = ここのお客さんのカード
# en: b23c7a40
your-passenger-here = ここで降りるお客さん
# en: af9115db
an-upgrade-here = この店の装備
# en: 0288bcee
errand-none = お客さんのところか、店へ
# en: d8b5de1e
errand-waits = { $place }で{ $type }が待っています（{ $to }まで{ $fare }ドル）
# en: 033b1e10
errand-sells = { $place }の店では{ $upgrade }が買えます。{ $n ->
    [0] 装備がいちばん多い人は賞金をもらえます
   *[other] これを求めるお客さんは{ $n }人です
}
# en: a24ef84c
errand-one = お客さんの行き先は{ $places }
# en: 970a967c
errand-more = お客さんたちの行き先は{ LIST($places, "comma") }
# en: 3e3e80c0
driven-so-far = { $over ->
    [below] 制限速度まであと{ $away }マスです
    [at] ちょうど制限速度です
   *[over] 制限速度を{ $away }マスこえています。パトカーが追いかけてきます。{ $caught ->
        [no] でも、ここまでは届きません
        [yes] ここでは必ずつかまります
       *[other] ここでは、サイコロの目{ $die_sides }通りのうち{ $caught }通りでつかまります
    }
}。
# en: 85a07222
drives = { $who }は{ $place }まで{ $spaces }走りました
# en: 70657cc2
over-the-limit = 制限速度を{ $n }マスこえています
# en: 7e7f0053
acts = { $who }は{ $does ->
    [pick] { AS($rider, "paying") }を乗せました
    [drop] { $to }で{ $type }を降ろしました{ for-pay }
   *[buy] { $upgrade }を買いました{ for-price }
}
# en: 6101777e
about-to-act = { $who }は{ $does ->
    [pick] { AS($rider, "paying") }を乗せる
    [drop] { $to }で{ $type }を降ろす{ for-pay }
   *[buy] { $upgrade }を買う{ for-price }
}ところです。これで番が終わるので、先にパトカーが動きます
# en: 391c008e
for-pay = { $pay ->
    [no] {""}
   *[other] （{ $pay }）
}
# en: 719ac19e
for-price = { $price ->
    [0] {""}
   *[other] （{ $price }ドル）
}
# en: 72000d4a
paid = +{ $fare }ドル{ $more ->
    [0] {""}
   *[other] 、そのうち{ $more }ドルは装備の分
}

## The patrol car and tickets
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 416a431a
roll =
    .asks = 追跡のサイコロをふります
    .name = 追跡のサイコロが{ $face }
    .told = 追跡のサイコロは{ $face }です。こえた{ $n }マスとかけて、パトカーは{ $spaces }進んで{ $who }を追いかけます
# en: b7a596dd
catches = パトカーが{ $who }をつかまえました
# en: 1c2e0833
does-not-reach = パトカーは{ $place }まで来ましたが、{ $who }に届きません
# en: e34b7f8b
chase =
    .asks = がパトカーの道を選びます
    .you = パトカーは{ $chase }マス走って{ $whom }を追いかけます。道がいくつかあるので、止まるマスをクリックしてください。
    .guide = パトカーが{ $whom }を追いかけます。道を選んでください。
    .name = パトカーを{ $there }へ
    .answers = {""}
# en: d4bd632e
patrol =
    .asks = はパトカーを動かせます
    .you = スピードを守ったので、パトカーを{ $reach }まで動かせます。置くマスをクリックするか、パトカーをクリックしてそのままにしてください。近くの相手は、安心してスピードを出せません。
    .guide = スピードを守ったので、パトカーを動かします。近くの相手は、安心してスピードを出せません。
    .name = { $stays ->
        [yes] パトカーはそのまま
       *[no] パトカーを{ $there }へ
    }
    .answers = {""}
    .told = { $who }は制限速度を守り、パトカーを{ $stays ->
        [yes] そのままにしました
       *[no] { $there }に置きました
    }
# en: fccf57db
ticket =
    .asks = 違反キップを一枚引きます
    .name = キップ{ $face }：{ fine }
    .told = { $who }は違反キップを切られました：{ $fine ->
        [station] 警察署へ
       *[other] { fine }
    }
# en: 111ea32e
stops-on-the-car = { $who }はパトカーのいるマスで止まりました
# en: 68c9419f
lose =
    .asks = が装備を一つ失います
    .you = 手放す装備を選んでください。
    .name = { $keeps ->
        [yes] 車を取り上げられる
       *[no] { $upgrade }を手放す
    }
    .answer = { $keeps ->
        [yes] 車を取り上げられる
       *[no] { $upgrade }
    }
# en: 5e3378a9
keeps-the-last = { $who }は最後の装備を残し、その代わりに車を取り上げられます
# en: a3a7ab25
over =
    .asks = ゲームは終わりました

## What it brought
## The log, after what was done; read by everybody.

# en: e8dd5e8f
delivers = { $who }はお客さんを送りとどけました（{ $pay }）
# en: b7dacbfb
picks-up = { $who }は{ AS($rider, "paying") }を乗せました
# en: f14faf6b
buys = { $who }は{ $upgrade }を{ $price }ドルで買いました
# en: 4456b9bc
pays-dollars = { $who }は{ $dollars }ドルをはらいました
# en: 2d7e341a
loses-upgrade = { $who }は{ $upgrade }を失いました
# en: 7e65ff64
loses-passengers = { $who }はお客さんを{ $n }人失いました
# en: 99bbe36c
towed = { whose }タクシーは警察署へレッカー移動されました
# en: d88ccfe4
cannot-settle = { $who }にははらえません。{ towed }
# en: f51acf33
end-is-near = もうすぐ終わりです。みんな、あと一回ずつ番があります
# en: dc2bb6bc
drove-here = { $who }がここへ来ました
# en: 86418f7c
car-came-here = パトカーがここへ来ました
# en: a9e1458a
new = 新しい

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = ラウンド{ $round }：{ $who }の番
# en: c8d388e0
aim = お金がいちばん多い人の勝ち
# en: 473c8593
score = { $who } { sum }
# en: bb45bb1e
score-so-far = { $who } { $earned }ドル{ $differ ->
    [no] {""}
   *[yes] +賞金{ $n }ドル
}
# en: f2195510
sum = ${ $dollars }
# en: cffc2fea
with-prizes-so-far = 今のお金＋賞金：{ $scores }
# en: d69c961f
with-prizes = 賞金も入れて{ $scores }
# en: 64b14d5e
turns-left = みんなあと一回ずつ：残り{ $n }ターン
# en: fe16693a
ends-when = { $stacks }山のうち{ $end_stacks }山が空になるか（今は{ $empty }山）、待つ人のいない山が2つできると終わり
# en: 70e619a8
standing = { $dollars }ドル（かせいだ分{ $earned }ドル{ $prizes ->
    [no] {""}
   *[other] 、賞金：{ LIST($prizes, "comma") }
}）、キップ{ $n }枚
# en: 7961ea9f
prize-of = { $thing } { $dollars }ドル
# en: d64e7017
prize-upgrades = 装備
# en: 7c9480e4
prize-tickets = キップの少なさ
# en: 760c6e4d
prize-distance = キップなしでいちばん長い番
# en: 4089b0da
all-share = みんな同じなので、勝利を分け合います。{ $ended }
# en: 228435df
has-won = { $winners }の勝ち：賞金も入れて{ $scores }{ $richer ->
    [no] {""}
   *[other] 。{ $richer }
}。{ $ended }
# en: 989968fb
has-more = 賞金なしでは{ $who }の方が多く持っています
# en: 86434cff
ended-by-standstill = もうだれもお客さんを乗せられないので、みんなが一回ずつ番をして終わりました
# en: c95ee0c0
ended-by-rounds = 決めたラウンドが終わったので、ゲームは終わりました
# en: 6039f4bd
ended-by-stacks = お客さんの{ $stacks }山のうち{ $empty }山が空になった{ FORM($cleared, "（二つは待つ人もいない）", "") }ので、みんなが一回ずつ番をして終わりました

## A position on one line
## For the terminal and for reports of errors; in short.

# en: 28c90243
position = ラウンド{ $round }、{ $question }{ $moved ->
    [0] {""}
   *[other] 、{ $moved }マス走行
}。{ $taxis }。パトカーは{ $car }
# en: c3ada671
list-semicolon = { $before }。{ $last }
# en: f5945452
taxi = { $who }は{ $place }、{ $dollars }ドル{ $owned ->
    [no] {""}
   *[other] 、{ LIST($owned, "comma") }
}{ $riders ->
    [no] {""}
   *[other] 、お客さん：{ $riders }
}{ $n ->
    [0] {""}
   *[other] 、キップ{ $n }枚
}{ $delivered ->
    [0] {""}
   *[other] 、送った人{ $delivered }
}
# en: f27e55e5
owns = { $upgrade } { $n }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 4d334c8f
no-such-space = そのマスはありません。
# en: c0b0e3fa
car-goes-so-far = パトカーを動かせるのは{ $reach }までで、{ $place }はもっと遠くです。
# en: e8333d47
car-not-there = いちばん近い道を{ $spaces }進んでも、パトカーは{ $place }には着きません。
# en: 1571e331
not-your-home = { $place }は{ $who }の家の横ではありません。
# en: 88780f01
nobody-drives = 今はだれも走っていません。
# en: 1c809d82
stands-there = タクシーはもうそこにいます。お客さんや装備は地図の横でクリックしてください。
# en: 463fade1
nobody-drives-in = 警察署へは走って入れません。
# en: b04a0f4d
most-driven = 一ターンに走れるのは{ $most_spaces }マスまでです。
# en: 28ccef7d
so-far-away = { $place }までは{ $away }マスです。{ $caught ->
    [far] 一回の番では行けません。
    [no] 制限速度を{ $n }マスこえますが、パトカーはそこまで追いつけません。もう一度クリックすると走ります。
    [yes] 制限速度を{ $n }マスこえ、そこではかならずつかまります。もう一度クリックすると走ります。
   *[other] 制限速度を{ $n }マスこえ、そこではサイコロの目{ $die_sides }通りのうち{ $caught }通りでつかまります。もう一度クリックすると走ります。
}
# en: ddaf1f9b
no-such-pick-up = その乗り場はありません。
# en: 9bb16428
nobody-waits = そこではだれも待っていません。
# en: 6d5fb8e7
waits-at = そのお客さんは{ $place }で待っています。まずそこへ走りましょう。
# en: 8c68ef8b
drive-first = 何かをする前に、少なくとも一マス走らなければなりません。
# en: f382e42d
nobody-stops = ほかのタクシーのいるマスには止まれません。
# en: aa24d3ca
no-room = 席がありません。乗れるのは{ $capacity }人までで、一人でしか乗らないお客さんもいます。
# en: be2f1eca
asks-for = そのお客さんには{ $needs }が必要ですが、あなたのタクシーにはありません。
# en: b7dbf2c0
too-many-tickets = 違反キップが多すぎます。そのお客さんは、{ $most }より多く持っている人の車には乗りません。
# en: 5634438b
nobody-sits = その席は空いています。
# en: 9de4f9ea
wants-to = そのお客さんは{ $place }の降り場{ $to }へ行きます。まずそこへ走りましょう。
# en: ba601cf0
no-such-upgrade = その装備はありません。
# en: 67e72041
no-store = ここに店はありません。
# en: e0b9ea20
not-in-store = この店に{ $upgrade }はありません。
# en: 49461a8b
nobody-buys = 先にお客さんを降ろしましょう。乗せている間は買えません。
# en: 41cb00b4
one-a-turn = 店で買えるのは一ターンに一つです。
# en: c50bd896
track-full = { $upgrade }の場所はいっぱいです。
# en: bb488898
costs-more = ねだんは{ $price }ドルですが、{ $who }は{ $dollars }ドルしかありません。
# en: c6708750
bot-random = 観光客 (何でも出す)
# en: a31a5bac
bot-random-does = できる手の中から、どれでも同じようにえらびます。
# en: c9c4a0ee
bot-nearest = ちびトニ (子ども)
# en: 55cd4548
bot-nearest-does = 子どものように、かせぎが少なくても、いちばん近いところへ飛ばします。
# en: 5aade4e5
bot-beginner = 教習生ルー (初心者)
# en: eff09617
bot-beginner-does = 安全運転カーラと同じように走りますが、三十回に一回は運にまかせます。
# en: e8cd4c60
bot-law-abiding = 安全運転カーラ (ふつう)
# en: 56945686
bot-law-abiding-does = スピード違反はせず、一ターンあたりのかせぎがいちばん多いところへ走ります。
# en: b64a79ad
bot-expected-money = 飛ばし屋エディ (強い)
# en: a40ba723
bot-expected-money-does = 一ターンのかせぎと、キップを切られる正確な確率をくらべ、得なら飛ばします。
# en: cc730a51
bot-tree-search = 配車センター (達人)
# en: 85d589c8
bot-tree-search-does = 確率をくらべ、どの選択からも何ゲームも先読みして、はっきり多く勝った手をえらびます。
# en: 92478a41
goal-best-turn = この番のかせぎ
    .amount = { MONEY($n) }ドル
    .about = いちばんよい番のあとの、平均の金額です。お金、乗せたお客さんの運賃の半分、装備一つにつき3ドルを足します。
    .best = この番でいちばんかせぐ
    .why = この番のあと、平均{ MONEY($n) }ドルになります（お金、装備一つ3ドル、乗せたお客さんの料金の半分の合計）
    .lost = { MONEY($n) }ドル損をしました
# en: bd9dcbd7
goal-lawful-turn = 安全運転のかせぎ
    .amount = { MONEY($n) }ドル
    .about = スピード違反をすればかならず違反キップをもらうとしたときの、いちばんよい番のあとの金額です。
    .best = 制限速度のなかでいちばんかせぐ
    .why = この番のあと、{ MONEY($n) }ドルになります（お金、装備一つ3ドル、乗せたお客さんの料金の半分の合計）
    .lost = { MONEY($n) }ドル損をしました
# en: de03fe11
goal-no-ticket = 違反キップをもらわない確率
    .about = そこで番を終えたとき、違反キップをもらわない確率です。
    .best = 違反キップの危険が最小
    .why = 違反キップをもらわない確率は{ $n }です
# en: dadf9187
goal-patrol-car = パトカーの効き目
    .amount = { MONEY($n) }ドル
    .about = ほかの人のいちばんよい次の番で、パトカーが平均何ドル損をさせるかです。
    .best = 相手にいちばん痛い
    .why = ほかの人は次の番に平均{ MONEY($n) }ドル損します
    .same = 今回はどこに置いても同じです。
