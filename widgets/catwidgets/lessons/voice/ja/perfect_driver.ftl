### 完ぺきな運転手。変数：{ $sides } は面の数、{ $face } は出た目、{ $mean } は一回の平均、{ $lose } は全部を失う目の数、{ $first } はそのつぎの目、{ $now }、{ $low }、{ $high } は家賃、{ $rolls } は回数、{ $worths } は終わりからの値打ち。

# en: 137770bb
perfect-driver-guide =
    .plan-1 = 二人一組で、本物のサイコロ5個を使って5回タクシーを走らせます。つぎに画面でもやり、平均を集めます。
    .plan-2 = 予想を二つ：空白が二個で、のろいが三つのときと二つのとき。理由を集めます。
    .plan-3 = 終わりから考える：状態と、それぞれの値打ち。それから地図。
    .plan-4 = 運転手のくせを決めて、グループで競争します。それからターン全体：サイコロ1個のときの5倍より少ないのはなぜですか。
    .plan-5 = じゃまをされると、どれだけ損をしますか：予想します。グラフでほかののろいも見ます。
    .plan-6 = 部屋さがしの三日間：予想します。ほかに、終わりから考えるとよいものは何ですか。
    .plan-7 = 数が一人一人ちがう問題、それから最後の一問。
    .say-1 = 終わりから考えましょう。あとの状態の値打ちがすべてわかれば、今どうするかを決められます。
    .say-2 = 何も変わらなかった一回は、なかったのと同じです。だから、何かが変わる場合だけを数えます。
    .ask-1 = つづけるために、この番について知っておくことは何ですか。忘れてよいことは何ですか。
    .ask-2 = 関数が自分をいつまでも呼びつづけないのはなぜですか。
    .ask-3 = のろいが二つなら、1個ずつふる方が得です。2個ともふると決められなくなることは何ですか。
    .support = 「空白2個、のろい三つ」をおはじきでやってみましょう。クラスの半分は1個ずつ、もう半分は2個ともふります。
    .extension = ルールをもう一つ変えます。のろい一つで2マスもどることにします。地図のどの状態が変わりますか。
    .ticket-1 = コインを投げると、3マス進むか、番が終わって1マスもどります。コインはまだ手の中です。投げることの値打ちはいくつですか。投げますか。
    .ticket-2 = (3 − 1)/2 = 1 で、0より大きいので投げます
    .open-1 = お客さんがちょうど10マス先で待っていたら、地図はどうなりますか。
    .open-1-answer = 6の目しか役に立たなくなり、4と5も空白と同じになります。いちばんいい選び方は、何を目ざすかで変わります。「つぎへ」のページで見られます。
    .open-2 = 空白のサイコロがあるのに、最高の運転手がやめる状態はありますか。
    .open-2-answer = のろいが四つのときだけです。のろいが三つなら、空白1個にもまだ 3/4 の値打ちがあります。

# en: 4d56c4a5
perfect-driver-say-die = サイコロの目は{ $face }、{ $words }
# en: 787cb31d
perfect-driver-say-one-turn = 一回の番
# en: 45bb049c
perfect-driver-say-dice = サイコロ
# en: fe217617
perfect-driver-say-again = ふり直す
# en: 43294f46
perfect-driver-say-again-tip = 選んだサイコロをふり直す（R）
# en: da11e735
perfect-driver-say-stop = やめる
# en: d9df151b
perfect-driver-say-stop-tip = 出た目をそのまま残す（S）
# en: 1197be65
perfect-driver-say-new-turn = 新しい番
# en: 633e5311
perfect-driver-say-new-turn-tip = 全部ふって、次の番を始める（N）
# en: 1ee124c2
perfect-driver-say-choose-first = 先に、ふり直すサイコロをクリックして選びましょう。
# en: eaea95f6
perfect-driver-say-turn-over = この番は終わりました。「新しい番」（N）をおすと、次の番です。
# en: c6381068
perfect-driver-say-face = { $face ->
    [again] ふり直す
    [1] のろい
    [2] 空白
    [3] 空白
    [6] 2マス
   *[other] 1マス
}
# en: 4c4cd5f2
perfect-driver-say-spaces-less-curses = マス − のろい
# en: 9a0833e6
perfect-driver-say-spaces-and-curses = { $spaces }マス、{ $curses ->
    [0] のろいなし
   *[other] のろい{ $curses }
}
# en: 61b8044a
perfect-driver-say-rolled = 出た目は { $dice }：{ $counted }。サイコロをクリックしてふり直すか、やめましょう。
# en: 7ec86d60
perfect-driver-say-fourth = 出た目は { $dice }：四つ目ののろいで、番は終わりです。{ $counted }、差し引き{ $net }マスです。
# en: 0633862b
perfect-driver-say-stopped = やめました：{ $counted }、差し引き{ $net }マスです。
# en: e21b77b8
perfect-driver-say-gave-away = それで { $lost } マスの損です。「{ $better }」の方がいい選び方でした。
# en: 3d8bc793
perfect-driver-say-none-better = それよりいい選び方はありませんでした。
# en: 4c5f4b5f
perfect-driver-say-balance = いちばんじょうずに走ったときの期待値は { $expected }、選択による損は { $lost }、サイコロの運では { $luck } の{ $brought ->
    [yes] 得
   *[no] 損
}です。
# en: 288e165a
perfect-driver-say-nets = これまでの番の差し引きのマス数：{ $nets }。平均 { $mean }。
# en: dd6f8477
perfect-driver-say-habit-stop = やめる
# en: 0b5a62a1
perfect-driver-say-habit-roll-one-blank = 空白を1個ふる
# en: cfa9be14
perfect-driver-say-habit-roll-all-blanks = 空白を全部ふる
# en: 5b25e275
perfect-driver-say-no-net = 関数が返すのは { $found } です。差し引きのマス数を返してください
# en: dbe30ccd
perfect-driver-say-task = 状態を選びましょう。最高の運転手は、空白を何個ふりますか。
# en: f255f7f8
perfect-driver-say-map = 最高の運転手の地図
# en: 873b57ac
perfect-driver-say-blanks = 空白{ $n }個
# en: f3c320f3
perfect-driver-say-curses = のろい{ $n }
# en: a6c9d1c1
perfect-driver-say-how-many = 何個ふるか
# en: e98d7305
perfect-driver-say-roll-dice = { $dice }個
# en: e30fe031
perfect-driver-say-worth = { $dice }個ふると { $worth }
# en: 8e966a62
perfect-driver-say-state = { $blanks }、{ $curses }
# en: 47bfac55
perfect-driver-say-in-state = { $state }。{ $each }。いちばんいいのは：{ $best }。
# en: 6279e294
perfect-driver-say-driver-task = のろいの数ごとに、運転手が空白のサイコロをどうするかを選びましょう。
# en: 17f25ec7
perfect-driver-say-your-driver = 自分の運転手
# en: 9b50d49e
perfect-driver-say-net-spaces = 差し引きのマス数
# en: 6455cb0a
perfect-driver-say-cost = 損
# en: cc114157
perfect-driver-say-one-each = 一つにつき1マス
# en: 78e87ecd
perfect-driver-say-prices = 始めにあるのろいによる損
# en: 6e2e94e3
perfect-driver-say-curses-held = のろい
# en: 225d63c7
perfect-driver-say-not-dice = まだ正解ではありません。「{ $state }」のとき { $found } を返します。1から{ $most }までの数を返しましょう。
# en: 27c2043f
perfect-driver-say-gives-away = まだ正解ではありません。「{ $state }」のとき{ $dice }個ふると、差し引き { $lost } マスの損です。
# en: bdedc6f2
perfect-driver-say-best-in-all = 正解：{ $n }個の状態すべてで、いちばんいい方策です。
# en: f119d428
perfect-driver-controls =
    .blanks = 空白
    .curses = のろい
    .with_0 = のろい0のとき
    .with_1 = のろい1のとき
    .with_2 = のろい2のとき
    .with_3 = のろい3のとき

# en: c7eabd30
perfect-driver-two-curses = こんどは、のろいは二つだけです。2個のサイコロが空白です。どうふりますか。
    .choices-one = 1個ずつ
    .choices-both = 2個とも一度に
    .choices-no-matter = どちらも同じ
    .hint-1 = 一度に1が2個出ると、2個ともずっと空白のままです。1個ずつなら、1個目のあとで考え直せます。
    .hint-2 = 1が2個出た場合を考えましょう。1個ずつふっていたら、1個目のあとにどうしましたか。
    .because = 1個目で1が出ても、まだどうするかを決められます。少しだけ得です：1.80に対して1.81。
# en: 238e9e15
perfect-driver-three-curses = のろいが三つあり、二個のサイコロが空白です。次ののろいで番が終わります。どうふりますか。
    .choices-one = 1個ずつ
    .choices-both = 2個とも一度に
    .choices-no-matter = どちらも同じ
    .hint-1 = 1個目で1が出ると、もう1個はずっと空白のままです。
    .hint-2 = 1個目で1が出ると、もう1個はふれません。
    .because = 次に1が出たら、もうふれません。だから、2個とも一度にふっておきます。しかも、1がもう1個出ても損はふえません。
# en: 9b495273
perfect-driver-policy = 空白とのろいのすべての数について、空白を何個ふるか。
    .because = 一つの文で言えます。1個ずつ。ただし、のろいが三つなら全部一度に。
# en: f3f8dc72
perfect-driver-whole-turn = サイコロは5個、のろいはまだありません。クレイジーキャットは一度だけふって、出た目をそのまま残し、差し引き平均2.5マス進みます。最高の運転手なら、何マス進みますか。
    .hint-1 = のろいに上限がなければ、そうです。上限があるので、少しへります。
    .hint-2 = それは5個のサイコロで進める最大の数で、よほど運がよくないと出ません。
    .hint-3 = それは、1個ずつ持った5人の運転手の合計です。ここでは、5個で四つののろいを分け合います。
    .because = 番全体を、終わりから計算した数です。同じサイコロで、2倍近く進めます。
# en: c940aa15
perfect-driver-why-less = 1個ずつ持った5人の運転手は、合わせて4.98マス進みます。5個持った1人の運転手は4.82マスです。少ないのはなぜですか。
    .choices-ones = いっしょにふると1が出やすい
    .choices-shared = 5個で四つののろいを分け合う
    .choices-mistakes = 最高の運転手でもまちがえる
    .hint-1 = サイコロは独立です。どれも、6回に1回、1が出ます。
    .hint-2 = 最高の運転手はまちがえません。それでも、悪い目が出ることはあります。
    .because = 5人の運転手なら、のろいを一人四つ、全部で二十まで引けます。1人の運転手は四つまでです。
# en: 8f7e7ab1
perfect-driver-sabotage = だれかがのろいを一つ置いていきました。いちばんじょうずに運転すると、差し引き平均何マスの損になりますか。
    .hint-1 = のろいで1マスもどります。それだけでなく、引けるのろいも四つから三つにへります。
    .hint-2 = のろいがあると、何が出ても、番の終わりに1マスもどります。
    .hint-3 = それは多すぎます。損をするのは、1マスと、選べることがいくらかへる分です。
    .hint-4 = それは、のろいでもどる1マスのほかに失う分です。
    .because = のろいそのもので1マス。残りは、こわくてもうふれなくなった分です。
# en: 78656b5a
perfect-driver-exercise-1 = サイコロの目は1から{ $sides }までです。一度ふり、もう一度だけふり直してもかまいません。最後に出た目を取ります。いちばんじょうずに選ぶと、平均していくつになりますか。
    .level = ウォーミングアップ
    .hint-1 = それは一回だけのときです。悪い目なら、ふり直せます。
    .hint-2 = かならずいちばん大きい目を出せる人はいません。
    .because = 一回の平均より小さい目なら、ふり直します。
# en: 5009d350
perfect-driver-exercise-2 = サイコロの目は1から{ $sides }までです。一回目は{ $face }でした。もう一度ふってもかまいませんが、そのときは二回目の目を取ります。ふり直すと、平均していくつふえますか。へるときは、0より小さい数で答えましょう。
    .level = ウォーミングアップ
    .hint-1 = それは二回目の目です。そのために{ $face }をあきらめます。
    .hint-2 = それはへる数です。いくつふえるかを答えましょう。
    .hint-3 = ふり直すと、一回目の目はなくなります。
    .because = 一回ふると平均して { $mean }、そのために{ $face }をあきらめます。
# en: fdf365df
perfect-driver-exercise-3 = 1から{ $sides }までの目のサイコロを好きなだけふり、出た目を足していきます。ただし、{ $first }より小さい目が出ると、全部を失って終わりです。もう一度ふっても、やめても、ちょうど同じ値打ちになるのは、何点持っているときですか。
    .level = 標準
    .hint-1 = それは一回の平均です。失敗すると何を失いますか。
    .hint-2 = それは、失敗しない目の平均です。失うものとくらべましょう。
    .because = 持っている点を t とします。{ $sides }通りのうち{ $lose }通りで t を失い、残りで { $first } から { $sides } までを得ます：t × { $lose } = { $first } + … + { $sides }。
# en: 9df5eb86
perfect-driver-exercise-4 = 部屋をさがしています。今日の部屋は月{ $now }ドルです。明日の部屋は、{ $low }ドルか{ $high }ドルで、どちらも同様に確からしいとします。今日の部屋をことわったら、明日の部屋に決めなければなりません。そのあとは、もう部屋がありません。いちばんじょうずに選ぶと、平均して月何ドルですか。
    .level = 標準
    .hint-1 = それは明日まで待つときです。安いのはどちらですか。今日の部屋ですか、明日の部屋の平均ですか。
    .hint-2 = それは今日の部屋です。明日の部屋は平均していくらですか。
    .hint-3 = かならずそうなるとはかぎりません。{ $high }ドルになるかもしれません。
    .because = 終わりから考えます。明日の部屋は平均して ({ $low } + { $high })/2 ドルです。{ $now }ドルとくらべて、安い方にします。
# en: 45b79bba
perfect-driver-exercise-5 = サイコロの目は1から{ $sides }までです。{ $rolls }回までふることができ、好きなところでやめられます。最後に出た目を取ります。いちばんじょうずに選ぶと、平均していくつになりますか。
    .level = チャレンジ
    .hint-1 = それは一回だけのときです。最後の一回から始めて、さかのぼりましょう。
    .hint-2 = かならずいちばん大きい目を出せる人はいません。
    .because = 終わりから：{ $worths }。
# en: 660a4c2a
perfect-driver-room = 部屋をさがしています。今日の部屋は月480ドルです。あしたの部屋は、同じ確率で400ドルか600ドルです。あさっての部屋も同じで、それが最後です。ことわった部屋は、もう借りられません。いちばんよい選び方をすると、平均していくらはらいますか。
    .hint-1 = それは一日だけの平均です。あしたなら、まだ600をことわれます。
    .hint-2 = それは今日の部屋です。待てば、あと二回のチャンスがあります。
    .hint-3 = それは当てになりません。
    .because = 終わりから考えます。最後の部屋は平均500です。だから、あしたは400なら借り、600ならことわります。(400 + 500)/2 = 450で、480より安くなります。
