### Cat Cab Crew: what a person reads while playing. Variables: the file in en; words: docs/glossary/ja.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = 赤
# en: 833145ed
blue = 青
# en: 17bf9059
green = 緑
# en: 1778c4db
crazy-cat = クレイジーキャット
# en: 4a37f7aa
white-die = 白いサイコロ{ $n }
    .placed = 左から{ ordinal }のサイコロ
# en: efd51c00
d6 = { $colour }のD6
# en: 1140238e
d8 = { $colour }のD8
# en: d7cc4d8e
cell = ({ $column }, { $row })
# en: 8c55d007
start-gate = スタートゲート
# en: 95d7866d
outside = 街の外
# en: 3331adc9
right = 右
# en: d19e9824
up = 上
# en: ec5f27fc
left = 左
# en: 71e65af2
down = 下
# en: 629c1231
up-and-right = 右上
# en: 75ad5e26
up-and-left = 左上
# en: 30df6eaf
down-and-left = 左下
# en: 198edbf5
down-and-right = 右下
# en: 76f520ff
face = { $face ->
    [1] のろい
    [2] じゃま
    [3] アイテムロール
    [4] 1マス
    [5] 1マス
   *[6] 2マス
}
# en: 9da790a1
cab-upgrade = タクシーのパワーアップ
# en: 41817693
greedy-cat = よくばりねこ
# en: 0e438993
speed-boost = スピードアップ
# en: 75acab1c
bad-luck = 不運（色つきのサイコロを失う）
# en: f09b601a
pothole = 道のあな（タクシーが後ろへもどる）
# en: 0ddbc185
unhappy-customer = おこったお客さん（お客さんを一人失う）

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: bb2d9b82
welcome = あなたのタクシーは{ $mine }です。お客さんの黄色いねこを乗せて、ゲートから出ましょう。
# en: 48abc4c6
first-curse = のろい一つで、走れるマスが一つへります。
# en: 881f33b5
first-back = のろいが多すぎると、その数だけ後ろへもどされます。
# en: b5bb92db
first-d6 = D6は、白いサイコロと同じ六面のサイコロです。
# en: 61826042
first-d8 = D8は八面のサイコロです。6、7、8なら2マス走れます。
# en: 6b0c1101
first-cell = 場所の数字は、列と行の番号です。
# en: d788a64a
first-stop = マスは全部走ります。黄色いねこは、走り終わったところでだけ乗ってきます。
# en: 6ac0904b
first-straight = 一回で2マスの移動はまっすぐです。まがれるのはそのあとです。

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: fb20570f
start-roll =
    .asks = 順番を決めるサイコロをふります
    .name = { $who }が順番決めで{ $face }を出す
    .short = { $who } { $face }
    .told = { $who }は順番決めで{ LIST($faces, "then") }を出しました
# en: 9e2c71eb
column =
    .asks = お客さんのいる列をサイコロで決めます
    .name = 列：{ $face }
# en: 74cf7773
row =
    .asks = お客さんのいる段をサイコロで決めます
    .name = 段：{ $face }
# en: ceec115c
first-waits = 最初のお客さんが{ $cell }で待っています
# en: d9048d26
next-waits = 次のお客さんが{ $cell }で待っています
# en: 63996d08
passenger-moves = お客さんが{ $cell }へ移りました

## Dice
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 9f567db3
rolling =
    .asks = サイコロをふります
    .name = { $die }が{ $face }：{ face }
    .short = { $white ->
        [yes] { $face }
       *[no] { $die } { $face }
    }
# en: 704fd830
rolls = { $who }は{ LIST($dice, "comma") }を出しました
# en: 3210e9b6
rolls-again = { $who }は{ $again }をふり直して、{ LIST($dice, "comma") }を出しました
# en: 7d62b638
own-die-shows = { $die }の{ $face }
# en: 10582c5c
no-more-curses = のろいはもうこれ以上ふえません
# en: ff333169
new-curse = 1が出たので、{ $who }に{ $last }ののろいがつきます
# en: e5ca4124
new-curses = 1が出るたびにのろいになります。{ $who }に{ $first }{ $n ->
    [2] と
   *[other] から
}{ $last }{ $n ->
    [2] {""}
   *[other] まで
}ののろいがつきます
# en: a2157f43
dice-stand = のろいが{ $n }個になったので、{ $who }はもうサイコロをふれません
# en: 57c7a846
keep =
    .asks = がこのまま進むか、ふり直すかを決めます
    .you = ふり直したいサイコロをクリックするか、全部そのままにしてください。のろいがあと{ $left }個つくと、もうふれません。
    .guide = { $action ->
        [0] このサイコロで{ $net }進め{ $arrives ->
            [yes] て、{ to-the-aim }
           *[no] ます
        }。全部そのままにしましょう。
       *[other] { $driving ->
            [yes] このサイコロでは、まだ{ $fetches ->
                [yes] 黄色いねこに着けません
               *[no] 街から出られません
            }。{ LIST($shown, "and") }をふり直しましょう。
            [near] { LIST($shown, "and") }をふり直しましょう。{ $fetches ->
                [yes] 黄色いねこに着く
               *[no] 街から出る
            }のに、いちばんいい手です。
           *[no] { LIST($shown, "and") }をふり直しましょう。4以上なら進めて、のろいになるのは1だけです。
        }
    }
    .name = { $action ->
        [0] 全部そのまま
       *[other] ふり直す：{ LIST($dice, "comma") }
    }
    .short = { $action ->
        [0] 全部そのまま
       *[other] ふり直す：{ LIST($shown, "comma") }
    }
    .answers = 全部そのままにするか、ふり直すサイコロを選ぶ
    .told = { $who }は{ $faces }に決めました。{ $brings }です
# en: 97714c57
to-the-aim = { $fetches ->
    [yes] 黄色いねこに着けます
   *[no] 街から出られます
}
# en: f71f17a7
die-with-face = { $die }の{ $face }
# en: 9f42a31e
item-rolls = アイテムロールが{ $n }回
# en: 6cc57e70
curses-for-others = ほかの人へののろいが{ $n }個
# en: 98db61f9
nothing = 何もなし

## Items and curses
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: dc5eb2a5
item =
    .asks = アイテムロールをします
    .name = アイテムロール{ $face }：{ $face ->
        [5] 自分の色のD6
        [6] 自分の色のD8
       *[other] { item-brings }
    }
    .told = アイテムロールは{ $face }、{ item-brings }です{ $void ->
        [again] が、もう使ったので何もなしです
        [nobody] が、動かすお客さんがいません
       *[no] {""}
    }
# en: c312d4e6
item-brings = { $face ->
    [1] 何もなし
    [2] 1マス
    [3] 2マス
    [4] 幸運のお守り
    [5] { whose }色のD6
   *[6] { whose }色のD8
}
# en: f66887e4
cancel =
    .asks = がのろいで消すマスを選びます
    .you = のろいで消す移動を選んでください。
    .guide = のろいの分だけ、走れるマスがへります。残りは{ $rest }です。
    .name = { $cancels }を手放す
    .answer = { $cancels }
    .told = { $who }は、のろいで{ $cancels }を消しました
# en: 7e3194b1
spaces-of-one = { $n }マス
# en: 88e1d101
spaces-of-two = { $n ->
    [1] まっすぐ2マス
   *[other] まっすぐ2マスが{ $n }回
}
# en: 1337c791
curses-take = のろい{ $n }個で{ $n }マス分が消えます。{ $stops ->
    [yes] 走れるマスは残りません
   *[no] 残りは{ $moves }です
}
# en: ad2f7afe
none = なし
# en: 75c087d3
half-a-move = のろい1個では、2マスの移動の半分だけを消すことはできません

## Driving
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 54924040
move =
    .asks = がタクシーを動かします
    .guide = { $fetches ->
        [yes] { $arrives ->
            [yes] 黄色いねこのところへ走りましょう。{ $around ->
                [yes] { $to_drive }を全部走るので、回り道をします。
               *[no] {""}
            }最後に同じマスに止まると乗ってきて、{ $next_points }点になります。
            [far] 黄色いねこのほうへ走りましょう。この番では遠すぎるので、できるだけ近づきましょう。
            [uneven] 残りは{ $to_drive }で、{ $odd ->
                [yes] 奇数
               *[no] 偶数
            }です。だから、この番は黄色いねこのマスで終われません。できるだけ近くで終わりましょう。
           *[no] 残りは{ $to_drive }で、この番は黄色いねこのマスで終われません。できるだけ近くで終わりましょう。
        }
       *[no] ゲートへ走りましょう。次に出た人は{ $reward }点もらえます。
    }
    .you = 印のあるマスをクリックすると、そこへ走ります。残りは{ $moves }です。{ $passing ->
        [yes] お客さんは、最後に止まったマスでしか乗れません。
       *[no] {""}
    }
    .name = { $stops ->
        [yes] { stop }
       *[no] { $direction }へ{ $length ->
            [1] 1マス
           *[2] 2マス
        }{ to }
    }
    .answer = { where }
    .told = { $who }は{ LIST($cells, "then") }へ走りました
# en: 0b724184
where = { $stops ->
    [yes] { stop }
   *[no] { $there }へ
}
# en: 846c4c2e
stop = ここで止まる
# en: dc0a6cb6
stops-there = { $who }はそこで止まりました
# en: 11761bdb
to = { $there ->
    [outside] 、{ $there }へ
   *[other] 、{ $there }まで
}
# en: f231f639
boost-roll =
    .asks = スピードアップで進むマスの数をサイコロで決めます
    .name = スピードアップ：{ $face }マス
    .told = スピードアップは{ $face }です{ FORM($fits, "", "が、どちらへも進めないのでタクシーは動きません") }
# en: d7496080
boost =
    .asks = がスピードアップの向きを選びます
    .you = スピードアップでどこへ進むかを選んでください。
    .guide = { towards }
    .name = { $stops ->
        [yes] { stop }
       *[no] スピードアップで{ $direction }へ{ $boosted }{ to }
    }
    .answer = { where }
    .told = { $who }はスピードアップで{ $boosted }走り、{ $there }まで来ました
# en: 90bab6da
spaces = { $n }マス
# en: 6adc42ba
one-or-two-spaces = 1マスか2マス
# en: 5a39fda1
retreat =
    .asks = が後ろへもどされます。もどる道を選びます
    .you = { push-why }もどるマスをクリックしてください。
    .guide = { push-why }{ towards }
    .name = { $direction }へもどる{ to }
    .answer = { $there }へ
    .told = { $who }は{ LIST($cells, "then") }へもどりました
# en: 8ada67b4
push-why = { $cursed ->
    [yes] のろい{ $pushed }個で{ $pushed }マス後ろへもどされます。
   *[no] { $pushed }マス後ろへもどされます。
}
# en: 0ec22479
towards = { $there }から{ $fetches ->
    [yes] 黄色いねこ
   *[no] ゲート
}まで{ $away }です。

## Special cells
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 77a1dc7e
nibble-roll =
    .asks = ねこのおやつのサイコロをふります
    .name = ねこのおやつ{ $face }：{ $brings }
    .told = ねこのおやつは{ $face }、{ $brings }です{ $void ->
        [cab-upgrade] が、もう使ったので何もなしです
        [greedy-cat] が、もらえるサイコロがありません
       *[no] {""}
    }
# en: ba16e471
greedy =
    .asks = がサイコロを一つもらいます
    .you = よくばりねこが、色つきのサイコロをほかの人からもらってきます。どれにするか選んでください。
    .guide = { larger-die }
    .name = { $whom }から{ $die }をもらう
    .answer = { $die }
# en: 232011e0
patrol-roll =
    .asks = 肉球パトロールのサイコロをふります
    .name = 肉球パトロール{ $face }：{ $costs }
    .told = 肉球パトロールは{ $face }、{ $void ->
        [bad-luck] 不運ですが、失うものがありません
        [unhappy-customer] おこったお客さんですが、失うものがありません
       *[no] { $costs }です
    }
# en: 18acee42
lose =
    .asks = がサイコロを一つ手放します
    .you = 手放す色つきのサイコロを選んでください。
    .guide = { larger-die }
    .name = { $die }を手放す
    .answer = { $die }
# en: 327e4310
larger-die = D8は、どの番でもD6より多く進めます。

## Duels and sabotage
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: ed95ce41
duel-keep =
    .asks = が勝負でふり直すサイコロを選びます
    .you = 勝負です。二つのサイコロを合わせて{ $seven }にすれば勝ちです。ふり直すサイコロを選んでください。
    .guide = 合わせて{ $seven }のときだけ勝ちです。どれをふり直しても、勝つ見こみは同じ6回に1回です。
    .name = { $action ->
        [1] 一つ目の勝負のサイコロ（{ $shown }）をふり直す
        [2] 二つ目の勝負のサイコロ（{ $shown }）をふり直す
       *[3] 勝負のサイコロを両方ともふり直す
    }
    .answers = どちらか一つか、両方
# en: 893f7518
duel-roll =
    .asks = 勝負のサイコロをふります
    .guide = そこには別のタクシーがいるので、勝負になります。負けると{ $back }もどされます。
    .name = { $who }が勝負で{ $face }を出す
    .short = 勝負、{ $who } { $face }
    .told = { $who }は勝負で{ $faces }を出しました
# en: aa4c51f5
duel-won = { $who }が{ $seven }をそろえて勝負に勝ちました
# en: 69f8217e
duel-again = { $people }がどちらも{ $seven }なので、もう一度ふります
# en: c4e4171c
sabotage =
    .asks = がじゃまする相手を選びます
    .you = 残した2は、ほかの人へののろいになります。だれにつけるか選んでください。
    .guide = 残した2一つごとに、{ $whom }は次の番で進めるマスが一つへります。
    .name = { $whom }をじゃまする
    .answer = { $whom }
# en: a3a7ab25
over =
    .asks = ゲームは終わりました

## What it brought
## The log, after what was done; read by everybody.

# en: 3a379b00
collects = { $who }がお客さんを乗せました。+{ $points }点
# en: 3d60542f
loses-a-passenger = { $who }はお客さんを一人失いました。−{ $points }点
# en: b466f995
exit-opens = 出口ゲートが開きました
# en: 4c71813a
wins-die = { $who }は{ $die }を手に入れました。ふるサイコロが一つふえます
# en: 66d75aab
loses-die = { $who }は{ $die }を失いました
# en: cbc50573
takes-die = { $who }は{ $whom }から{ $die }をもらいました
# en: 63488db5
misses-rush-hour = { $who }はラッシュアワーに間に合わず、ここで脱落です
# en: e6b465d9
leaves = { $who }が{ $nth }に街を出ました。+{ $points }点
# en: 5b9aea54
rush-hour-begins = ラッシュアワーです。ほかの人は、あと{ $rush_turns }ターンです
# en: d87d9473
meet = { $people }が同じマスで出会いました。勝負です。サイコロを二つずつふり、合計{ $seven }だけが勝ちになります
# en: 2265119f
nibbles-there = ねこのおやつのマスです。何が起こるかはサイコロで決めます
# en: 2a67758b
patrol-there = 肉球パトロールが待っていました。何を失うかはサイコロで決めます
# en: 9efc550b
falls-back = { $who }は勝負に負けて、{ $cell }までもどりました
# en: 6ea54859
thrown-back = { $who }は{ $cell }までもどされました
# en: c6773a06
pushed-back = { $who }は移動よりのろいのほうが多いので、{ $cell }までもどされました
# en: 952998f4
gets-curses = { $by }が{ $who }をじゃましました。のろい{ $n }個です

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = ラウンド{ $round }：{ $who }の番
# en: db1d0584
for-passengers = お客さん一人につき{ $passenger_points }点
# en: 3db539e8
aim = 点数がいちばん多い人の勝ち：{ for-passengers }、街を出た順に{ LIST($places, "comma") }点
# en: 3d85a814
score = { $who } { $points }点
# en: 4f9938e0
rush-hour = ラッシュアワー：{ $late }
# en: 4690062f
turns-to-get-out = { $who }はあと{ $n }ターンで街を出ること
# en: ad2ba54d
just-rolled = 今ふった目、{ $face }
# en: 0b7bed55
came-here = { $who }がここへ来ました
# en: a15727d0
passenger-came-here = お客さんがここへ来ました
# en: 3df300a3
standing = { $points }点、{ score-of }
# en: 2a4106c9
score-of = お客さん{ $n }人、{ place-of }
# en: 4fef04fb
place-of = { $place ->
    [-1] ラッシュアワーに間に合わず
    [0] まだ街の中
   *[other] { $nth }に街を出た
}
# en: e65346e1
nobody-has-won = だれも勝ちませんでした
# en: 82d3597e
has-won = { $scores }点で{ $who }の勝ち：{ $why }
# en: fb53a431
lost-by-rush-hour = { $who }はラッシュアワーに間に合わず負けました
# en: 97ba6d36
settled-by-duel = 同点だったので勝負で決めました

## A position on one line
## For the terminal and for reports of errors; in short.

# en: 913e4340
position = ラウンド{ $round }、{ $question }。サイコロ{ $faces }{ $moving ->
    [yes] 、移動 { $ones } × 1 + { $twos } × 2
   *[no] {""}
}。{ LIST($cabs, "comma") }。お客さん{ $passenger }
# en: cb2e86ab
cab = { $who }{ $place ->
    [-1] はラッシュアワーに間に合わず
    [0] は{ $cell }
   *[other] は街の外
}{ $curses ->
    [0] {""}
   *[other] （のろい{ $curses }）
}{ $aboard ->
    [0] {""}
   *[other] {" "}+{ $aboard }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 696353a6
no-such-cell = そのマスはありません。
# en: ccd4cb50
not-nearer-to-start = もどるときはスタートゲートへ一マス近づきます。{ $cell }は近くなりません。
# en: f60d4ca4
boost-goes-straight = スピードアップは{ $boosted }まっすぐ進みます。
# en: 46f2e8cc
nobody-drives = 今はだれも走っていません。
# en: efc0bd3e
dice-first = タクシーが走るのは、サイコロのあとです。
# en: 7a2c40c5
no-cell-now = 今はマスを選ぶときではありません。
# en: 3338bd12
no-way-back-out = スタートゲートから外へはもどれません。
# en: b684fa7f
blocked = { $cell }は通れません。
# en: 7af75376
stands-there = タクシーはもうそこにいます。
# en: 5a86dc79
exit-closed = 出口ゲートは、だれかがお客さんを乗せるまで閉まっています。
# en: 040e7f2b
exit-pushed-back = のろいでタクシーが{ $spaces }もどされるので、その分よけいに進めないと外へ出られません。
# en: 686f8512
exit-exact = 出口ゲートから出られるのは、最後の移動だけです。
# en: eee3e34c
two-directions = { $cell }へ行くには二つの向きに進みますが、一回の移動はまっすぐです。
# en: dede1fcd
too-close = { $from }から{ $cell }は近すぎます。一回の移動は{ $spaces }です。
# en: 44229de9
too-far = { $from }から{ $cell }は遠すぎます。一回の移動は{ $spaces }です。
# en: 0139ce8c
the-exit = 出口
# en: 7516780e
no-such-die = そのサイコロはありません。
# en: 0d8a7f6c
not-held = { $die }は、{ $who }が持っている色つきのサイコロではありません。
# en: 17a7419b
die-is-rolling = { AS($die, "placed") }はふっているところです。
# en: 8c79ef66
die-not-in-turn = { AS($die, "placed") }は、この番ではふりません。
# en: 07ecd89c
crazy-cat-rolls-once = クレイジーキャットは一回しかふりません。
# en: a6b546fa
curse-limit-reached = のろいが{ $curse_limit }個になると、もうふれません。{ $who }はもう{ $curse_limit }個です。
# en: 5d61bc1f
dice-kept = サイコロはもう決まったので、ふり直せません。
# en: 4a49bff7
others-rolling = 今はほかのサイコロをふっています。
# en: 33022825
white-not-taken = 白いサイコロはもらえません。
# en: f8c18a43
with-nobody = { $die }はだれも持っていません。
# en: 1276e79b
with-you-already = { $die }はもう{ $who }が持っています。
# en: e0955086
drives-no-more = { $die }を持っている{ $who }は、もう走っていません。
# en: 826adc00
d6-first = { $who }からは、{ $die }より先にD6をもらわなければなりません。
# en: ea37ce71
no-such-driver = その運転手はいません。
# en: 5375cdf7
not-themselves = 自分をじゃますることはできません。
# en: ac48e513
no-use = { $who }はもう走っていないので、のろいをつけてもむだです。
# en: 88795e60
no-driver-now = 今は相手を選ぶときではありません。
# en: bc2132d6
no-duel-dice-now = 今は勝負のサイコロを選べません。
# en: 422af25d
no-duel = 今は勝負をしていません。
# en: 2861dddf
duel-die-of = それは{ $who }の勝負のサイコロです。
# en: 88ba12ed
bot-random = ヒゲ (何でも出す)
# en: a31a5bac
bot-random-does = できる手の中から、どれでも同じようにえらびます。
# en: 5df2dc22
bot-eager = ピョン (子ども)
# en: 360a34ee
bot-eager-does = 子どものように、のろいを気にせずふり直し、お客さんへまっしぐらに走ります。
# en: 47d80d6e
bot-learner = ぶち (初心者)
# en: 4bb0482e
bot-learner-does = ジンジャーと同じように走りますが、八回に一回は運にまかせます。
# en: b656f2be
bot-crazy-cat = クレイジーキャット (ふつう)
# en: 25393f9c
bot-crazy-cat-does = ふり直しはせず、お客さんまでいちばん短い道を走り、特別なマスをさけます。
# en: 86dea2b8
bot-greedy = ジンジャー (ふつう)
# en: 612d48d1
bot-greedy-does = のろいが少ないうちは何もない目をふり直し、いちばん近い目的地へまっすぐ走ります。
# en: a0f55149
bot-navigator = コンパス船長 (強い)
# en: 8631dfd8
bot-navigator-does = 移動の終わりがいちばんよくなるように走り、平均して得になる間はふり直します。
# en: 2ef52970
bot-optimum = 肉球博士 (達人)
# en: fb5905df
bot-optimum-does = この番で着くか近づくのに最善のふり方、のろいの消し方、走り方を正確に計算し、ほかは先読みします。
# en: fcabe16a
goal-net-spaces = この番で進むマス
    .about = この番でタクシーが進むマスです。のろいで減る分は引いてあります。同じなら近い道を選びます。
    .best = この番でいちばん進む
    .why = この番で約{ $n }マス進みます
# en: bc68266e
goal-land-on-the-passenger = お客さんに着く確率
    .about = { $pickup ->
        [each-move] この番でお客さんに着く確率です。お守りはふくみ、スピードアップはふくみません。
       *[final] この番でタクシーがお客さんのマスに止まる確率です。お守りとスピードアップもふくみます。
    }
    .best = お客さんに着く確率が最大
    .why = この番でお客さんに着く確率は{ $n }です
    .lost = お客さんに着く確率が{ $most }から{ $n }に下がりました
# en: c45c1f78
goal-leave-the-city = 街から出る確率
    .about = この番で街から出る確率です。スピードアップは{ $pickup ->
        [each-move] ふくみません
       *[final] ふくみます
    }。
    .best = 街から出る確率が最大
    .why = この番で街から出る確率は{ $n }です
    .lost = 街から出る確率が{ $most }から{ $n }に下がりました
# en: 495a96a9
goal-nearer-to-the-passenger = お客さんに近づくマス
    .about = この番でタクシーがお客さんに何マス近づくかです。
    .best = お客さんにいちばん近い
    .why = この番でお客さん{ FORM($less, "から", "に") }約{ $amount }マス{ FORM($less, "はなれます", "近づきます") }
    .lost = お客さんまで約{ $n }マス損をしました
# en: b3a818f0
goal-nearer-to-the-exit = 出口に近づくマス
    .about = この番でタクシーが出口に何マス近づくかです。
    .best = 出口にいちばん近い
    .why = この番で出口{ FORM($less, "から", "に") }約{ $amount }マス{ FORM($less, "はなれます", "近づきます") }
    .lost = 出口まで約{ $n }マス損をしました
