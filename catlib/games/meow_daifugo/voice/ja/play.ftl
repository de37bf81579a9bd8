### Meow Meow Daifugō: what a person reads while playing. Variables: the file in en; words: docs/glossary/ja.md.

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 2a6d322e
welcome = { $alone ->
    [yes] できるだけ少ないターンで手札をなくしましょう。六ターン以下なら上出来です。出すたびにカードが一枚来ます。
   *[no] 先に手札をなくした人がラウンドに勝ちます。{ $rivals ->
        [1] 相手は、手札に残っている丸の数に応じて点を失います。
       *[other] ほかの人は、手札に残っている丸の数に応じて点を失います。
    }
}

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 696c3bc4
mikan = ミカン
# en: b73fa7d9
kuro = クロ
# en: 4da6a144
shiro = シロ
# en: fb304628
tama = タマ
# en: 97e1f657
white = 白
# en: 41f60f2b
black = 黒
# en: 96bdd929
doppelganger = ドッペルゲンガー
# en: 924c14fb
card = { $suit }の{ $number }
# en: 80a41843
black-card = 黒の{ $number }（丸{ $second ->
    [yes] 2
   *[no] 1
}個）
    .short = 黒の{ $number }
# en: b3b3fb04
wild = { $suit }の?
# en: 4eb90507
a-card = カード
# en: 0d1a2e73
a-wild = ?のカード
# en: 78ea4ecc
cards = { $n ->
    [0] カードなし
   *[other] カード{ $n }枚
}
# en: dc30e4a0
circles = 丸{ $n }個
# en: 24247463
points = { $n }点
# en: c7967fdd
turns = { $n }ターン

## Plays
## What plays are called, in the log and on the table.

# en: 01d81550
single = { $suit }の{ $wild ->
    [0] { $rank }
   *[other] ?（{ $rank }として）
}
# en: 81339a67
equal = { $rank }の{ $count ->
    [2] ペア
    [3] トリプル
    [4] 四枚組
    [5] 五枚組
    [6] 六枚組
   *[7] 七枚組
}（{ LIST($held, "comma") }）
# en: 820c5599
two-black = 黒二枚
# en: cd1e4119
a-doppelganger = ドッペルゲンガー
# en: 3011763c
doppelganger-twice = ドッペルゲンガー二枚分
# en: f548d494
sequence = { $suit }の階段{ $numbers }{ $wild ->
    [0] {""}
   *[other] （?は{ $wild }）
}
# en: 99d4cd45
doppelgangers = ドッペルゲンガーの階段{ $numbers }
# en: 758f70ac
the-other-black = { $play }（丸1個の方）
# en: 1c0e5103
other-blacks = { $play }（黒の{ $numbers }は丸1個の方）

## Cards come
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 5b9f3660
shuffle =
    .asks = 山札をまぜます
    .name = 山札の{ $place }枚目は{ $card }
    .told = 山札をまぜました
# en: f657f159
deal =
    .asks = カードを配ります
    .name = { $who }に{ $card }
    .told = カードを{ $alone ->
        [yes] {""}
       *[no] 一人に
    }{ $each }枚{ $alone ->
        [yes] {""}
       *[no] ずつ
    }配りました
# en: 8fbc484b
last-round = 前のラウンドは{ $who }の勝ちでした
# en: 6324b35e
has-cards = { $who }の手札は{ $cards }です
# en: 16a9381e
turn-up =
    .asks = カードを一枚表にします
    .name = { $card }を表にする
    .told = { $cards }が場に出ました
# en: b998c564
draw =
    .asks = カードを引きます
    .name = { $who }が{ $card }を引く
    .told = { $who }は{ $card }を引きました
# en: d5c2af78
exchange =
    .asks = は?を二枚とも持っているので、一枚を山札の下に入れます
    .you = ?を二枚とも持っています。山札の下に入れる方をクリックしてください。
    .guide = ?を二枚とも持っていることはできません。一枚を山札の下に入れましょう。
    .name = { $card }を山札の下に入れる
    .told = { $who }は{ $card }を山札の下に入れました

## The duel for start
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 74a1d263
duel =
    .asks = が見せるカードを選びます。いちばん小さい人から始めます
    .you = だれから始めるかを決めます。全員が一枚ずつ見せて、いちばん小さいカードの人から始めます。見せるカードをクリックしてください。カードは手札に残ります。
    .guide = だれから始めるかを決めます。全員が一枚ずつ見せて、いちばん小さいカードの人から始めます。見せたカードは手札に残ります。
    .name = { $card }を見せる
    .told = { $who }は{ $card }を見せることにしました
# en: 5d931646
shows = { $who }は{ $card }を見せました
# en: c232c5a2
the-lowest-starts = いちばん小さいので、{ $who }から始めます

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 1f9896fe
play =
    .asks = { $lead ->
        [alone] のターン{ $turn }です。何を出してもかまいません。{ $turn }枚以上なら次のカードを選べます
        [shown] が親です。{ $must }を入れて出します
        [none] が{ $top }より強いカードを出すか、パスします
       *[free] が親です。何を出してもかまいません
    }
    .you = { $lead ->
        [alone] 出すカードをクリックしてください。一枚でも、同じ数でも、階段でもかまいません。{ next-card }{ fewer-cards }
        [shown] 親の番です。{ $must }を入れて、出すカードをクリックしてください。
        [none] { $beats ->
            [yes] { $top }より強いカード（同じ枚数、同じ種類で、大きいもの）をクリックするか、{ passing }。
           *[no] { $top }より強いカードがありません。{ passing }。
        }
       *[free] 親の番です。出すカードをクリックしてください。一枚でも、同じ数でも、同じ色の続いた数三枚以上でもかまいません。
    }
    .guide = { $does ->
        [play] { $lead ->
            [alone] { $left ->
                [0] これで手札がなくなります。
               *[other] { $chooses ->
                    [yes] これで次のカードを選べます。{ longer-plays }
                   *[no] これでは足りず、次のカードは山札から来ます。
                }
            }
            [none] これより強いカードを出しましょう。同じ枚数で、もっと大きいカードです。{ twin }
            [shown] だれから始めるかを決めるために、全員が一枚ずつ見せました。あなたのカードがいちばん小さいので、それを入れて最初に出しましょう。
           *[other] 最初に出す番です。一枚でも、同じ数でも、同じ色で三枚以上続く階段でも出せます。{ twin }
        }
        [take] { $beats ->
            [yes] これに勝てるカードもありますが、パスしてカードを一枚取りましょう。
           *[no] これには勝てないので、パスしてカードを一枚取りましょう。
        }{ why-pass }
       *[pass] { $beats ->
            [yes] これに勝てるカードもありますが、パスしましょう。{ why-pass }
           *[no] これには勝てないので、パスしましょう。
        }
    }
    .name = { $does ->
        [pass] パス
        [take] パスして{ $card }を取る
       *[play] { $play }
    }
    .gain = { $does ->
        [play] { $left ->
            [0] { $alone ->
                [yes] これで手札がなくなります。
               *[no] これで手札がなくなり、ラウンドに勝ちます。
            }
           *[other] { keeps }{ $alone ->
                [yes] {""}
               *[no] { beaten }
            }
        }
        [take] { why-pass }
       *[pass] { $beats ->
            [yes] { why-pass }
           *[no] {""}
        }
    }
    .told = { $does ->
        [pass] { $who }はパスしました
        [take] { $who }はパスして、{ $card }を取りました
       *[play] { $who }は{ $lead ->
            [free] 親で
            [shown] 親で
           *[other] {""}
        }{ $play }を出しました
    }
# en: 8130e53b
keeps = 手札は{ $left }枚残り、{ $plays }回で出しきれます。
# en: ab299934
longer-plays = { $longer ->
    [later] 枚数の多い出し方は、もっと枚数が必要になるあとのターンに取っておきましょう。
    [now] 一度に多く出せば、手札が早くなくなります。
   *[no] {""}
}
# en: 9147f9a3
beaten = { $beating ->
    [0] これに勝てる人はいません。
   *[other] { $kind ->
        [single] ほかの人が持っているかもしれない{ $hidden }枚のうち、{ $beating }枚がこれに勝ちます。
       *[other] これに勝つには{ $needed }が必要です。
    }
}
# en: 1c9ebc7c
why-pass = { $reason ->
    [fewer] { $card }を取ると、{ $left }枚を{ $plays }回で出しきれます（取らないと{ $were }回）。
    [joins] { $card }を取っても、{ $left }枚を{ $plays }回で出しきれます。
    [deck] 場のカードでは出す回数が減りませんが、山札のカードなら減るかもしれません。
    [alike] 手札と組めます。場にはほかにも組めるカードがあります。
    [high] { $card }に一枚で勝てるカードはありません。親になるのに役立ちます。
    [breaks] これに勝つには、いっしょに出せるカードを崩すことになります。
    [cheap] ほかより丸が少ないので、負けても失う点が少なくてすみます。
    [none] 場には、まだあなたのカードと組めるカードがありません。
    [open] 取ったカードは、あとでペアや階段になるかもしれません。
    [waits] まず、ほかの人に大きいカードを使わせましょう。
   *[saves] 大きいカードは、終わり近くで親になるために取っておくほうが役立ちます。
}
# en: 0c4bb1f8
twin = { $holds ->
    [yes] ドッペルゲンガーは一枚分にも二枚分にもなります。
   *[no] {""}
}
# en: d4be35ef
next-card = { $reach ->
    [no] 一度に{ $turn }枚は出せません。
   *[yes] { $turn ->
        [1] { $turn }枚以上出すと、次のカードを選べます。
       *[other] { $turn }枚以上出すと、次のカードを選べます。
    }
}
# en: 9997f4bc
fewer-cards = { $reach ->
    [no] 次のカードは山札から来ます。
   *[yes] { $turn ->
        [1] ターンごとに一枚ずつ増えます。
       *[other] 足りないと山札から来ます。
    }
}
# en: 8a06d1a1
passing = { $passes ->
    [pass] パスしてください
    [take] パスして場のカードを一枚取ってください
   *[either] パスしてください（場のカードを一枚取ることもできます）
}
# en: b7c1b9bd
nobody-beats = 最後のプレイに勝てる人がいません。次は{ $who }が親です
# en: 82150c45
choose =
    .asks = が場のカードか山札のいちばん上を取ります
    .you = 場のカードをクリックして取るか、山札のいちばん上のカードを取ってください。
    .name = { $does ->
        [top] いちばん上のカード
       *[take] { $card }
    }を取る
    .guide = 次のカードを選びましょう。{ why-pass }
    .gain = { why-pass }
    .told = { $who }は{ $does ->
        [top] 山札のいちばん上のカード
       *[take] 場の{ $card }
    }を取りました

## The end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: a3a7ab25
over =
    .asks = ゲームは終わりました
# en: dbfd6e65
wins-the-round = このラウンドは{ $who }の勝ちです
# en: 2b90d22f
all-played = ターン{ $turn }でカードを全部出しました
# en: f5cebef2
loses = { $who }は{ $circles }で{ $lost }を失いました
# en: 89ce497d
for-cards-left = { $who }に残ったのは{ $circles }です。{ $band }なので{ $lost }を失いました
# en: 02df9761
outcome = { $alone ->
    [yes] { $cleared ->
        [yes] ターン{ $turn }でクリア
       *[no] { $turns }でクリアできず
    }
   *[no] { wins-the-round }{ $losers ->
        [no] {""}
       *[other] 。ゲームの負け：{ $losers }
    }
}
# en: 8734cf28
standing = { $alone ->
    [yes] { $cleared ->
        [yes] ターン{ $turn }でクリア
       *[no] クリアできず
    }
   *[no] 失った点：{ $lost }
}
# en: 5acfe3d1
ending-alone = { $cleared ->
    [yes] { $turns }でカードを全部出しました
   *[no] { $turns }ではクリアできませんでした
}
# en: 9a7216b3
ending-of-two = ゲームは{ $who }の勝ちです。{ has-lost }
# en: 51bc7aec
has-lost = { $whom }は{ $lost }を失いました
# en: 9d38c7a2
won-the-round = { $who }は手札をなくして、ラウンドに勝ちました
# en: a7c448f4
loses-the-match = { $who }は{ $lost }を失い、ゲームに負けました

## The position
## For the terminal and for reports of errors; in short.

# en: db998ff9
goal-alone = できるだけ少ないターンで、カードを全部出しましょう（六ターン以下なら上出来です）。今はターン{ $turn }です
# en: e1c1b9ff
goal = 先に手札をなくした人の勝ち{ $ends ->
    [last-point] です。ほかの人は残ったカードの丸の分だけ点を失います。手札：{ $sizes }。失った点：{ $lost }
   *[one-round] です（一ラウンド）。手札：{ $sizes }
}
# en: d9e6af3d
card-count = { $n }枚
# en: 4cfbc9cb
size = { $who } { card-count }
# en: 4caa3349
lost-so-far = { $who } { $n }
# en: 879d5450
heading = { $alone ->
    [yes] ターン{ $turn }
   *[no] ラウンド{ $round }
}
# en: 7279cd8d
position = { $hands }。場：{ $field }。山札：{ $pile }枚。{ $now }
# en: 5e95646f
hand = { $who }：{ $cards }
# en: f0a695bc
now-played = { heading }{ $alone ->
    [yes] {""}
   *[no] 、失った点 { $points_lost }
}{ $top ->
    [no] {""}
   *[other] 、場の手：{ $top }
}
# en: c3ada671
list-semicolon = { $before }。{ $last }
# en: a9e1458a
new = 新しい
# en: 1fb1fcb1
just-taken = 今取ったカード

## The log
## The log of a game whose hands are hidden; each reads what a seat may know.

# en: df9eccff
log-to = { $who }に{ $card }
# en: 00740777
log-a-card-to = { $who }にカード一枚
# en: e1d451f7
log-turned-up = 表になったカード：{ $card }
# en: fc55bea1
log-others-show = 、{ LIST($shown, "comma") }
# en: f6db26e2
log-shown = { $who } { $card }
# en: f3383b01
log-wins = 、ラウンドの勝ち{ $paid ->
    [no] {""}
   *[other] 。{ $paid }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: a474f766
nobody-plays = 今はだれの番でもありません。
# en: 7b5c81a5
not-in-hand = { $cards }は、この手札にありません。
# en: cd3f5b2f
no-card-chosen = まずカードを選びましょう。手札のカードをクリックしてください。
# en: 100c4661
wild-is-of-a-suit = { $cards }：階段は一つの色で作ります。この?は{ $suit }です。
# en: 9f29fdb7
one-suit = { $cards }：階段は一つの色で作ります。これらは{ $suits }です。
# en: 176e1ad8
no-such-play = これらはいっしょに出せません。一枚か、同じ数か、同じ色で三枚以上続く階段を出しましょう。
# en: 80d9587f
forbidden = { $cards }は、ハウスルールで出せません。
# en: 53d730ef
shown-again = 最初の親は、{ $must }をもう一度見せて出します。
# en: b64fda4e
too-low = { $highest ->
    [8] これに勝てるカードはありません。8より大きい数はないからです。
   *[other] それでは足りません。{ $needed }が必要です。
}
# en: 1ee4e927
needed = { $kind ->
    [single] { $highest }より大きいカード
    [set] { $highest }より大きい{ $count ->
        [2] ペア
       *[other] 同じ数のカード{ $count }枚
    }
   *[row] { $highest }より大きい数で終わる、同じ色の{ $count }枚の階段
}
# en: 12302360
card-comes = これからカードが来ます。
# en: 62a9e22d
can-be-played = このカードは出せます。
# en: dd302fc6
leader-cannot-pass = 最初に出す番なので、パスできません。何か出しましょう。
# en: ffcdc4c6
passing-takes = パスするときは、場のカードから取りたいものをクリックしてください。
# en: af307278
one-card-is-shown = 順番決めでは、カードを一枚だけ見せます。
# en: 9563eef3
one-wild-goes = ?を一枚、山札の下に入れます。
# en: cc1c805c
another-number = この出し方では、?はその数になれません。
# en: 2c4a1725
another-count = このカードといっしょだと、ドッペルゲンガーの数え方がちがいます。
# en: d84c4c45
no-card-there = 場のその場所にはカードがありません。
# en: c174c5ae
leader-takes-none = 最初に出す番なので、何か出しましょう。カードを取れるのはパスしたときだけです。
# en: d9373bd3
deck-is-empty = 山札がないので、だれもカードを取れません。
# en: b8c3cfa3
hand-is-full = 手札が{ $hand_limit }枚の人は、もうカードを取れません。
# en: 44267656
taken-later = まずカードを出しましょう。次のカードはターンの終わりに来ます。
# en: 50a23b08
taken-when-passing = 場のカードは、パスするときに取ります。
# en: bc0b3f2b
bot-random = 子ねこ (何でも出す)
# en: a31a5bac
bot-random-does = できる手の中から、どれでも同じようにえらびます。
# en: 6b372a1f
bot-highest-first = ミミ (子ども)
# en: 00bcb657
bot-highest-first-does = 子どものように、いちばん強いカードから一枚ずつ出します。
# en: 808f55c5
bot-beginner = チビ (初心者)
# en: dfcf9ecd
bot-beginner-does = モモと同じように出しますが、三回に一回は運にまかせます。
# en: f617be55
bot-lowest-first = モモ (ふつう)
# en: 77b7c6bb
bot-lowest-first-does = 出せるいちばん小さい数を、できるだけたくさんのカードで出し、出せないときだけパスします。
# en: 6ec5db57
bot-fewest-plays = ハナ (強い)
# en: 6926bdb4
bot-fewest-plays-does = 残りの手札が、できるだけ少ない回数で出しきれるように出し、取ります。
# en: c3fcf6bf
bot-learned = ユキ (達人)
# en: 102fd18f
bot-learned-does = 自分との何千ゲームもの対戦から、ハナとちがう手を出すところを学びました。ふたりなら、親のとき60%、相手があと一枚のとき30%で勝てると見ています。
# en: af248355
bot-searcher = ねこ長老 (達人)
# en: 5a292dfb
bot-searcher-does = 見えないカードをいろいろに考えて何百ラウンドも先読みし、いちばんうまくいった手をえらびます。
# en: 1a5c1951
goal-points-of-the-round = このラウンドの点
    .about = このラウンドで、ほかの人がそれぞれあなたより何点多く失うかの合計です。あなたのほうが多く失うと0より下です。
    .unit = 点
    .why = このラウンドで失う点は、{ FORM($rivals, "相手", "ほかの人") }より{ $amount }点{ FORM($less, "多く", "少なく") }なります
# en: 849f514a
goal-plays-left = 残りの回数
    .about = 次のカードをもらったあと、手札を平均何回で出しきれるかです。少ないほどよい結果です。
    .unit = 回
    .amount = { $n }回
    .why = 次のカードをもらうと、手札を平均{ $amount }回で出しきれます
