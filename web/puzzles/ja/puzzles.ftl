### The daily puzzles. How to translate: docs/translating.md.

# en: 36158c49
cat-cab-title = Cat Cab Crew
# en: f20110dd
cat-cab-question = 平均してできるだけ遠くまで走るには、どのサイコロをふり直しますか？
# en: c8da58b1
cat-cab-story = 4と5は1マス、6は2マス走れます。1はのろいです。走れるマスが1つへり、ふり直しても消えません。2では走れません。3はアイテムロールで、走れることもあります。どのサイコロも好きなだけふり直せますが、のろいが4個になったらそこで終わりです。{ $curses ->
    [0] {""}
   *[other] いま、のろいは{ $curses }個です。
}
# en: a08e17ae
cat-cab-why = { $n ->
    [1] ふり直す1個は、そのまま残すより、もう一度ふるほうが平均して得です。ただし、1（新しいのろい）になる確率が{ $risk }あります。
   *[other] ふり直す{ $n }個は、そのまま残すより、もう一度ふるほうが平均して得です。ただし、少なくとも1個が1（新しいのろい）になる確率が{ $risk }あります。
}
# en: b2f55483
cat-cab-keep = 6回に1回は1が出ます。ここでは、ふり直せるサイコロもそのまま残すほうが得です。
# en: f9e17271
city-title = Cat Cab Crew
# en: aa9654c3
city-question = お客さん（黄色いねこ）のマスでぴったり止まる確率がいちばん高いのは、どのサイコロをふり直したときですか？
# en: fb5ddbb2
city-story = { $colour ->
    [red] 赤
    [blue] 青
   *[green] 緑
}のタクシーを運転します。4と5は1マス、6は2マス、まっすぐ走れます。1はのろいです。走れるマスが1つへり、ふり直しても消えません。2では走れません。3はアイテムロールで、走れることもあります。どのサイコロも好きなだけふり直せますが、のろいが4個になったらそこで終わりです。{ $curses ->
    [0] {""}
   *[other] いま、のろいは{ $curses }個です。
}
# en: 015af89c
city-why = 残したサイコロは、一つずつがまっすぐな移動になり、全部使わなければなりません。マスの多さよりも、ちょうどいい長さがそろうことが大切です。
# en: 87b47983
empire-title = Empire
# en: e1e037bc
empire-question = 最後まで戦うとして、勝ち取れる確率がいちばん高いのはどの攻めですか？
# en: 2c40b9dd
empire-story = 自分のキューブは{ $colour ->
    [red] 赤
    [blue] 青
   *[green] 緑
}です。1行が1つの攻撃です。左が自分のキューブ、右が守る側のキューブです。攻めるときは、キューブの数より一つ少ないサイコロを3個までふります。守る側は2個までです。いちばん大きい目どうし、次に大きい目どうしを比べ、小さい方がキューブを1個失います。同じ目なら、攻めた方が失います。
# en: 89622f49
empire-why = { $than ->
    [fewer] 次によい攻撃は、攻めるキューブの数は同じですが、守りはあちらが{ $rivals }個、こちらは{ $others }個だけです。
    [more] 次によい攻撃は、守りの数は同じですが、攻めるキューブが{ $mine }個です。こちらは{ $own }個あります。
    [both] 次によい攻撃は、攻めるキューブが{ $own }個ではなく{ $mine }個だけで、守りは{ $others }個ではなく{ $rivals }個です。
    [cubes] 次によい攻撃は、守りは少ない（{ $others }個ではなく{ $rivals }個）のですが、攻めるキューブが{ $own }個ではなく{ $mine }個だけです。
   *[small] 次によい攻撃は、攻めるキューブは多い（{ $own }個ではなく{ $mine }個）のですが、守りが{ $others }個ではなく{ $rivals }個です。
} { $spare ->
    [0] キューブは1個、元の地区に残さなければならないので、1個失うだけで攻撃は終わります。
   *[other] キューブは1個、元の地区に残さなければならないので、{ $spare }個失ってもまだ戦えます。
}
# en: ae2d249e
taxi-derby-title = Taxi Derby
# en: 0f2e5b97
taxi-derby-question = 平均していちばん多くのドルをかせげるのは、どの走り方ですか？
# en: 5e0dd40c
taxi-derby-story = 一つの番で走れるのは{ $limit }マスまでです。それをこえると4面のサイコロをふり、出た目とこえたマス（赤いマス）をかけた分だけパトカーが走ります。番の終わったマスまで届くと、違反キップを切られます。数えるのはこの番のお金だけです。キップを切られたときに残るお金は、山札のキップ全部の平均です。
# en: 06bfd755
taxi-derby-why = キップを切られるのは、大きい目が出るか、制限を大きくこえたときです。{ $one }
# en: 9cbbd000
taxi-derby-free = この走り方は制限を守っているので、キップを切られることはありません。
# en: c4730374
taxi-derby-sure = この走り方なら追いつかれません。こえたのは{ $over }マスで、4倍しても{ $away }マスに届かないからです。
# en: ab2297a2
taxi-derby-caught = この走り方は制限を{ $over }マスこえます。パトカーが{ $away }マス先まで届くのは、4つの目のうち{ $chance }つです。
# en: b9e2a436
blackjack-title = ブラックジャック
# en: cf822ec7
blackjack-question = スタンド、ヒット、ダブルのうち、平均していちばん得をする（または損が少ない）のはどれですか？
# en: 45734fed
blackjack-story = かけ金は1です。21をこえないように、できるだけ21に近づけます。Aは1か11に数えます。ディーラーは16以下なら引き、17以上で止まります。ダブルにするとかけ金が2倍になり、カードはあと1枚だけ配られます。どのカードも同様に確からしく、13枚に4枚は10に数えます。
# en: bde06a92
blackjack-why = { $bust }{ $dealer }
# en: 2612fb15
blackjack-bust = 次のカードで21をこえる確率は{ $n }/13です。
# en: 5d7a6cbc
blackjack-safe = 次にどのカードが来ても21をこえません。
# en: 8141a689
blackjack-weak = 表のカードが2から6のディーラーは、よく21をこえます。
# en: 4b02be66
blackjack-strong = このカードのディーラーは、よく17以上で止まります。
# en: 174893d0
yahtzee-title = ヤッツィー
# en: cc906aba
yahtzee-question = 平均していちばん多くの点を取るには、どのサイコロを残しますか？
# en: f62358eb
yahtzee-story = 最後の番です。空いている役は一つ、{ yahtzee-box }だけです。{ $bonus ->
    [0] {""}
   *[other] ここで{ $bonus }点取れば、35点のボーナスがつきます。
}サイコロはあと{ $again ->
    [1] 1回
   *[2] 2回
}ふれます。
# en: 6a2b72dd
yahtzee-box = { $box ->
    [0] 「1の目」（1が1個につき1点）
    [1] 「2の目」（2が1個につき2点）
    [2] 「3の目」（3が1個につき3点）
    [3] 「4の目」（4が1個につき4点）
    [4] 「5の目」（5が1個につき5点）
    [5] 「6の目」（6が1個につき6点）
    [6] 「スリーダイス」（同じ目が3個で、5個の合計が得点）
    [7] 「フォーダイス」（同じ目が4個で、5個の合計が得点）
    [8] 「フルハウス」（同じ目3個とペアで25点）
    [9] 「スモールストレート」（続いた目4つで30点）
    [10] 「ラージストレート」（続いた目5つで40点）
    [11] 「ヤッツィー」（同じ目5個で50点）
   *[12] 「チャンス」（5個の合計が得点）
}
# en: ddcd3c94
yahtzee-stop = 5個とも残して終わる
# en: f47f7ae1
yahtzee-keep = { $dice }を残し、{ $n ->
    [1] 1個
    [2] 2個
    [3] 3個
   *[4] 4個
}をふる
# en: e9773edb
yahtzee-all = 5個ともふり直す
# en: be6fce8e
yahtzee-why = 大切なのは、いま目がよく見えるかどうかではありません。{ $again ->
    [1] あと1回
   *[2] あと2回
}ふって役ができる場合が、何通りあるかです。
# en: 0d9a4800
yahtzee-share = 役ができる確率は{ $share }、次によい手では{ $rest }です。
# en: 63ec390c
pig-title = ピッグ
# en: 4a93e5d8
pig-question = 勝つ確率が高いのは、ふるのと止めるのとどちらですか？
# en: 2a2431bb
pig-story = 先に100点になった人の勝ちです。自分は{ $own }点、相手は{ $others }点で、この番に{ $pot }点出しました。止めればその点が自分のものになります。ふって1が出ると、その点はなくなり、番も終わります。相手はいつも最善の手を選びます。
# en: 0f56def1
pig-why = ふってこの番の点を失うのは、6回に1回だけです。止めるとあと{ $short }点足りないまま、あと{ $needs }点の相手に番が回ります。
# en: 48a08f25
pig-enough = { $pot }点あれば、止めて取っておくのが得です。相手はまだ{ $needs }点足りませんが、1が出ればこちらは{ $pot }点を全部失います。
# en: 96f0f377
bear-off-title = ベアリングオフ
# en: 4ec794bf
bear-off-question = あと{ $more ->
    [1] 1回
   *[2] 2回
}ふるうちに全部あがる確率がいちばん高いのは、この目をどう使ったときですか？
# en: 42229b95
bear-off-story = バックギャモンの終わりで、コマはあと2個です。サイコロ一つでコマを一つ、右へ動かします。コマは、いるポイントと同じ目であがります。後ろにコマがなければ、それより大きい目でもあがれます。ゾロ目なら4回動かせます。
# en: dede863f
bear-off-why = それぞれの動かし方で何が残るかを見て、あがれる目を数えましょう。遠くのコマには大きい目がいりますが、もうあがったコマには何もいりません。
# en: 331e360c
bear-off-ways = このあと残りがあがれるのは{ $cases }{ $more ->
    [1] 通りの目
   *[2] 通りの目の組
}のうち{ $ways }通り、次によい手では{ $fewer }通りです。
# en: 21c647db
cant-stop-title = キャントストップ
# en: c7e2f53c
cant-stop-question = あと1回ふります。次のふりで進める確率がいちばん高いのは、どの列をのぼったときですか？
# en: ca911230
cant-stop-story = 4個のサイコロを2個ずつのペアに分け、その合計の列をのぼります。一つの番でのぼれるコマは3個までです（白い輪がコマで、赤い点は前にいたところ）。どれかの合計でのぼれれば進めます。のぼれなければ、この番にのぼった分は全部なくなります。
# en: 7f8596dd
cant-stop-why = 7に近い合計ほどよく出ます。3個目のコマが残っているうちは、ほとんどの目で進めます。3個とも置いたあとは、その3列だけがたよりです。
# en: 8cdfb1f1
cant-stop-ways = このあと進めるのは{ $cases }通りの目のうち{ $ways }通り、次によい手では{ $fewer }通りです。
# en: 06cfbf74
nim-title = ニム（三山くずし）
# en: ee13797e
nim-question = 相手がどうしても勝てる手はどれですか？
# en: 29a1c3ef
nim-story = 三つの山に{ $heaps }個あります。一つの山から好きなだけ取ると、相手の番です。最後の一つを取った人の勝ちです。今日はサイコロを使いません。相手はいつも最善の手を選びます。
# en: 89d8bc3b
nim-why = { $left }個が残ります。{ $sums } こう書くと、1、2、4、8がどれも偶数回ずつ出てきます。相手がどう取ってもこれがくずれ、次の番にまたそろえられます。
# en: 651fdc95
tictactoe-title = 三目並べ（○×ゲーム）
# en: 40a9407e
tictactoe-question = 勝つ確率がいちばん高いのは、どこに置いたときですか？
# en: e023ea71
tictactoe-story = 自分は{ $mark }です。相手は初心者で、空いたマスのどこにでも同じ確率で置きます。三つ並べば勝ちで、引き分けは勝ちに数えません。
# en: 165583eb
tictactoe-why = 運まかせの相手には、勝てる列をいくつ残すかが大切です。勝つ道が多いほど、たまたま一つ止められても困りません。
# en: 93a82278
connect-four-title = コネクトフォー
# en: f5d83da3
connect-four-question = 勝つ確率がいちばん高いのは、どの列に落としたときですか？
# en: 100cc620
connect-four-story = たて4マス、横4マスの小さなボードです。自分は{ $colour ->
    [red] 赤
    [blue] 青
   *[green] 緑
}です。相手は初心者で、空きのある列のどこにでも同じ確率で落とします。四つ並べば勝ちで、引き分けは勝ちに数えません。
# en: 94c57bba
connect-four-why = このボードで四つ並ぶところは10通りしかありません。そのうちどこがまだ自分のものになるか、落とすと相手にどのマスをゆずることになるかを見ましょう。
# en: 1a9a4408
lines-made = 一列がそろって、すぐに勝ちます。
# en: 477f226a
lines-near = あと1マスでそろう列が自分に{ $ways }本できます。次によい手では{ $rest }本です。
# en: 31e57e7e
lines-blocked = 相手があと1マスでそろう列は{ $ways }本です。次によい手では{ $rest }本です。
# en: 4095aef8
lines-open = 自分のものにできる列が{ $ways }本残ります。次によい手では{ $rest }本です。
# en: 7f7f6e5e
lines-shut = 相手がまだそろえられる列は{ $ways }本です。次によい手では{ $rest }本です。
# en: f14dba99
meow-daifugo-title = Meow Meow Daifugō
# en: e945b045
meow-daifugo-question = 相手がどうしても勝てるのはどれですか？
# en: bc350686
meow-daifugo-story = ラウンドの終わりです。山札はもうなく、手札はどちらも見えています。先に最後のカードを出した人の勝ちです。{ $turn }ドッペルゲンガーは、一枚にもペアにもできます。「?」は同じ色の好きな数になります。パスすると、場にカードがあれば一枚取り、相手が親になります。
# en: 3e427383
meow-daifugo-beat = 同じ出し方でもっと大きい数を出すか、パスします。
# en: 3756ed05
meow-daifugo-lead = 親の番です。一枚でも、同じ数でも、同じ色の続いた数三枚以上でも出せます。相手は同じ出し方で、もっと大きい数を出さなければなりません。
# en: d108e06d
meow-daifugo-pass = カードがふえても、損とはかぎりません。ペアができたり、あとで出るカードに勝てたりします。あと何手で出し終わるかを、どちらも数えましょう。
# en: 80c884d1
meow-daifugo-play = あと何手で出し終わるかをどちらも数え、次にだれが親になるかを考えましょう。だれにも負けないカードで親をすれば、もう一度親になれます。
# en: e3059b67
washi-cat-title = Washi Cat
# en: 949c049d
washi-cat-question = 青がどうしても勝てる手はどれですか？
# en: 3e5ab3b5
washi-cat-story = 自分は赤です。とても小さなボードに、ねこが一ぴきずついます。ねこは歩いたところに線を引き、相手の線の上には乗れません。いちばん上の段で魚をとって、いちばん下の段まで持ち帰れば勝ちです。青を動けなくしても勝ちです。自分の線はまっすぐとびこえて、その先の最初の空いたマスへ行けます。黒いかべはどのねこも通れません。
# en: 9dd3f56f
washi-cat-why = 大切なことは二つ、どちらのねこもあと何手かかるかと、だれの線が相手のじゃまになるかです。両方に間に合うのはこの手だけです。
# en: c10a87bf
cat-cab-keep-all = サイコロを全部残す
# en: ba4c6bec
cat-cab-roll = ふり直す：{ $dice }
# en: 4fb67d9d
empire-attacks = { $here }（{ $own }）から{ $there }（{ $others }）を攻める
# en: f9e45120
taxi-derby-end = ここで番を終わる
# en: b9d484c8
taxi-derby-fetch = { taxi-derby-rider }をむかえに行って送る（{ $fare }ドル）
# en: c28420e2
taxi-derby-deliver = { taxi-derby-rider }を降ろす（{ $fare }ドル）
# en: d0e86ce2
taxi-derby-both = 二人とも降ろす（{ $fare }ドルと{ $other }ドル）
# en: 06f28ebd
taxi-derby-rider = { $rider ->
    [commuter] 通勤客
    [criminal] 悪者
    [professional] ビジネスマン
    [celebrity] 有名人
   *[agent] スパイ
}
# en: 0eded0c8
blackjack-hit = ヒット（もう1枚）
# en: 5e629607
blackjack-stand = スタンド（止める）
# en: f9073865
blackjack-double = ダブル（2倍にする）
# en: a4f09cbe
pig-roll = ふる
# en: 0a33248d
pig-hold = 止める
# en: 7315a272
bear-off-move = { $die }の目で{ $point }から{ $to ->
    [0] あがる
   *[other] { $to }へ
}
# en: f04e9927
cant-stop-climb = のぼる列：{ $columns }
# en: 7cd1c1a8
cant-stop-twice = { $column }（2回）
# en: 383f4c74
nim-take = 山{ $heap }から{ $n }個取る
# en: 6a908b14
connect-four-column = { $column }の列
# en: 64d1891e
says = { $of ->
    [city] 「{ $choice }」で乗客のマスにちょうど止まる確率は{ $value }
    [bear_off] 「{ $choice }」で間に合う確率は{ $value }
    [cant_stop] 「{ $choice }」のあと、次のロールが合う確率は{ $value }
    [average] 「{ $choice }」は平均で{ $value }
    [wins] 「{ $choice }」：{ $value }
   *[other] 「{ $choice }」で勝つ確率は{ $value }
}
# en: f2434c34
worth-spaces = { $value }マス
# en: 8d567224
worth-bets = かけ金の{ $value }倍
# en: b78d19b2
worth-points = { $value }点
# en: 6b822be1
worth-dollars = { $value }ドル
# en: cc84853f
worth-wins = 勝ち
# en: 6dcd8c6b
worth-loses = 負け
# en: a9de4859
worth-does-not-win = 勝てない
# en: 140cc8b3
picture-brings = { $face ->
    [1] のろい
    [2] なし
    [3] アイテム
    [6] 2マス
   *[other] 1マス
}
# en: d55919dd
picture-dice = サイコロ：{ $dice }。
# en: 67fa8187
picture-curses = いままでののろい：{ $n }個。
# en: 528f9cb6
picture-gate = ゲート
# en: 1a685fa4
picture-city = 赤のタクシー{ $red }、青のタクシー{ $blue }、お客さん{ $passenger }。
# en: e95965b4
picture-attacks = 攻め方：{ $choices }。
# en: 83bd2279
picture-risk = パトカーから{ $away }マス先。キップを切られると{ $minus }{ $value }ドル
# en: 8bb1deff
picture-no-risk = キップを切られることはない
# en: dc7a8c11
picture-turn = { $label }：{ $spaces }マス、制限を{ $over }マスこえる、{ $risk }
# en: 0deea363
picture-dealer = ディーラー
# en: a9b8c47b
picture-you = 自分
# en: a35d7208
picture-opponent = 相手
# en: a3f2f9b9
picture-blackjack = ディーラーの表のカードは{ $card }。自分のカードは{ $cards }。
# en: 47319ed9
picture-of-hundred = { $more }／100点
# en: b2838bb3
picture-pig = 自分は{ $own }点とこの番の{ $pot }点、相手は{ $others }点。
# en: 4a81014d
picture-off = 外
# en: fa781005
picture-checkers = ポイント{ $point }に{ $n }個
# en: 7e4b3b69
picture-bear-off = サイコロ{ $dice }。コマ：{ $where }。
# en: 715bf22b
picture-runner = { $column }の列の{ $height }段目
# en: a478b27f
picture-cant-stop = サイコロ{ $dice }。コマ：{ $where }。
# en: 45b9d0c6
picture-heap = 山{ $n }
# en: 0ba8a762
picture-heaps = 三つの山：{ $heaps }個。
# en: 7f13dd58
picture-mark-0 = 空き
# en: 04a51326
picture-mark-1 = 赤
# en: bf4d1257
picture-mark-2 = 青
# en: 37792769
picture-rows = 上の行から：{ $rows }。
# en: ecd2d997
picture-field = 場
# en: 8913f9ab
picture-to-beat = 出たカード
