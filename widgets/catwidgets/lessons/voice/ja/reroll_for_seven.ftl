### 7をねらってふり直し。変数：{ $target } はねらう合計、{ $kept } は残すサイコロの目、{ $p } は確率、{ $n } は「n 回に1回」の n。

# en: ead55ece
reroll-for-seven-guide =
    .plan-1 = 二人一組で、本物のサイコロを使って勝負します。先に7を出すのはどちらですか。どれをふり直すかは自分で決めさせます。
    .plan-2 = 最初の予想。「1個」「2個とも」「同じ」で手をあげさせます。
    .plan-3 = 1個の場合と2個の場合を数え、それから考え方のセルを実行します。
    .plan-4 = 「あなたの番」1、それからスライダー：7はどこが特別ですか。
    .plan-5 = つづけて7が出ない場合、3回ふる場合、交代でふる場合。
    .plan-6 = 数が一人一人ちがう問題、それから最後の一問。
    .say-1 = 片方のサイコロの目を一つ決めましょう。合わせて7になる目は、もう片方にいくつありますか。ほかの目に決めたら、どうですか。
    .say-2 = サイコロは何もおぼえていません。おぼえているのは人の方で、そこが落とし穴です。
    .ask-1 = どのサイコロを残しても同じなのはなぜですか。
    .ask-2 = サイコロが前の目をおぼえるには、何が必要ですか。
    .ask-3 = 先にふる人は、最初に7をねらえます。どれだけ得になるでしょうか。
    .support = 二人一組ごとに36組の表を配り、7になる組に印をつけさせてください。
    .extension = 勝負を公平にしましょう。どんなルールなら、あとの人も同じ確率で勝てますか。
    .ticket-1 = 合計5をねらって、2を残します。もう1個を1回ふるとき、5になる確率はいくつですか。
    .ticket-2 = 1/6：3の目だけ
    .open-1 = どんなルールなら、公平な勝負になりますか。
    .open-1-answer = 同じ回に二人ともふり、二人とも7なら、その回をやり直します。ゲームのルールがそうです。
    .open-2 = 7のほかにも、どれを残しても変わらない合計はありますか。
    .open-2-answer = ありません。ほかの合計では、組になる目のない目があります。その目を残すと、確率は0です。

# en: c391810c
reroll-for-seven-say-again-task = 7を出しましょう。1個だけのふり直しと、2個ともふり直すのを、何回かずつためします。7がよく出るのはどちらですか。
# en: 14f5b2a6
reroll-for-seven-say-one-again = 1個ふり直す
# en: ab34f297
reroll-for-seven-say-one-again-tip = 赤いサイコロをふり直す
# en: deef1213
reroll-for-seven-say-both-again = 2個ともふり直す
# en: 524aa839
reroll-for-seven-say-both-again-tip = サイコロを2個ともふり直す
# en: 3970f581
reroll-for-seven-say-often = 50回ずつ
# en: 22f92c6e
reroll-for-seven-say-often-tip = 1個だけを50回、2個ともを50回ふり直す
# en: e44d1c0f
reroll-for-seven-say-again = ふり直す2個のサイコロ
# en: f8adbd7a
reroll-for-seven-say-of = { $rolled }回中{ $made }回
# en: 956ab674
reroll-for-seven-say-again-so-far = 7が出たのは、1個だけでは{ $ones }回中{ $one }回、2個ともでは{ $boths }回中{ $both }回です。
# en: a7618e9c
reroll-for-seven-say-task = スライダーで、ほかの合計にしてみましょう。どれを残しても変わらないのは、どの合計ですか。
# en: e0de67a9
reroll-for-seven-say-targets = 合計が{ $target }になる確率
# en: 492e1776
reroll-for-seven-say-keep = { $face }を残す
# en: e728cd04
reroll-for-seven-say-both = 2個ともふる
# en: 21b1e79c
reroll-for-seven-say-choice = 選び方
# en: 4a5f6315
reroll-for-seven-say-chance = 確率
# en: 4f34a11c
reroll-for-seven-say-alike = 合計{ $target }：どれを残しても変わりません。
# en: 05a750cb
reroll-for-seven-say-any-one = 合計{ $target }：どちらでもいいので、1個残すのがいちばんです。
# en: 1fdc4e71
reroll-for-seven-say-best = 合計{ $target }：いちばんいいのは「{ LIST($best, "or") }」です。
# en: 4e1bac92
reroll-for-seven-say-turns-task = 全体のうち、どれだけ勝負がつきましたか。
# en: 479046af
reroll-for-seven-say-turns = 交代でふる
# en: a220e4b5
reroll-for-seven-say-you = 自分
# en: 4f30ed90
reroll-for-seven-say-rival = 相手
# en: 5ac0955c
reroll-for-seven-say-seven = 7が出る：{ $p }
# en: 8b2b6412
reroll-for-seven-say-none = 外れ：{ $p }
# en: 316344c3
reroll-for-seven-say-product = { $p } × ({ $sum })
# en: fbcf924a
reroll-for-seven-say-after = { $rolls }回ふったあと、自分が勝っている確率は { $you }、相手が勝っている確率は { $rival } です。まだ決まっていない確率は { $left } です。式では、自分が { $mine }、残りが { $rest } です。
# en: db0a5f6b
reroll-for-seven-controls =
    .target = 合計
    .rolls = 回数

# en: 89634b8b
reroll-for-seven-one-or-both = サイコロ2個で7を出したいのに、3と5が出ました。1個ふり直すことも、2個ともふり直すこともできます。いちばんいいのはどれですか。
    .choices-one = 1個
    .choices-both = 2個とも
    .choices-alike = どちらも同じ
    .hint-1 = 3を残すと、もう1個はどの目が必要ですか。一つの目が出る確率はいくつですか。
    .hint-2 = 36組のうち、7になるのは何組ですか。サイコロの一つの目とくらべましょう。
    .because = どの目を残しても、7になるもう1個の目は一つだけです。2個ともふると36組のうち6組で、ちょうど同じです。
# en: 59b06251
reroll-for-seven-one-die = 3を残して、もう1個をふります。合計が7になる確率はいくつですか。
    .hint-1 = なるか、ならないか、の二つですが、同様に確からしくはありません。7になるのはどの目ですか。
    .hint-2 = 3と合わせて7になる目は一つだけです。
    .hint-3 = 3はもう出ています。ふるのは1個だけです。
    .hint-4 = サイコロの面は六つです。
    .because = 4の目だけです。六つのうち一つです。
# en: cfd20227
reroll-for-seven-both-dice = 2個ともふります。合計が7になる確率はいくつですか。
    .hint-1 = 合計は2から12まで11通りありますが、同様に確からしくはありません。
    .hint-2 = 組は一つだけではありません。
    .hint-3 = 1と6は、6と1とはちがう組です。両方数えましょう。
    .hint-4 = 組を書き出しましょう：1と6、2と5、…
    .because = 1と6、2と5、3と4、それぞれ逆の組もあって、36組のうち6組です。
# en: 453ca1b8
reroll-for-seven-need = もう1個は、どの目が必要ですか。
    .because = どの目にも、組になる目がちょうど一つあります：1と6、2と5、3と4。
# en: 4440bb58
reroll-for-seven-eight = 合計8をねらって、2個ともふります。8になる確率はいくつですか。
    .hint-1 = それは7になる確率です。8では、組になる目のない目はどれですか。
    .hint-2 = それぞれの合計は、同様に確からしくはありません。
    .hint-3 = 2と6は、6と2とはちがう組です。両方数えましょう。
    .because = 2と6、3と5、4と4、5と3、6と2：36組のうち5組です。1の目は残してはいけません。
# en: cd8bb890
reroll-for-seven-after-misses = 5回つづけて7が出ませんでした。次に7が出る確率はどうですか。
    .choices-more = 最初より大きい
    .choices-less = 最初より小さい
    .choices-same = 最初と同じ
    .hint-1 = サイコロは、前に出した目をおぼえていますか。
    .hint-2 = サイコロを手に取れば、前の不運はもう関係ありません。
    .because = サイコロは何もおぼえていません。一回一回は独立で、前の結果は何も変えません。
# en: 1a25ffea
reroll-for-seven-three-rolls = 3回ふって、少なくとも一度7が出る確率はいくつですか。
    .hint-1 = 1/6 を3回足すと、7が2回出る場合を二重に数えてしまいます。
    .hint-2 = それは3回とも7が出る確率です。
    .hint-3 = それは一度も7が出ない確率です。残りを求めましょう。
    .hint-4 = それは1回ふって7が出ない確率です。
    .because = 3回とも7でない確率は 5/6 × 5/6 × 5/6 = 125/216。残りは 91/216 です。
# en: 454b256f
reroll-for-seven-the-starter = 二人が交代でふり、先に7を出した方が勝ちです。先にふる人が勝つ確率はいくつですか。
    .hint-1 = 先の人は、最初に7をねらえます。あとの人の番は、先の人が7を出さなかったときだけです。
    .hint-2 = それは1回目で勝つ確率です。先の人には、また番が回ってきます。
    .hint-3 = それは、1回目で決まらない確率です。
    .hint-4 = それは、あとの人が勝つ確率です。
    .because = 先の人とあとの人の比は 6 : 5 です。確率 5/6 で先の人は7を出せず、あとの人が、始めの先の人と同じ立場になるからです。
# en: c2f6217c
reroll-for-seven-three-drivers = 三人が順番にふります。最初の人が勝つ確率はいくつですか。
    .hint-1 = 最初の人が、最初に7をねらえます。
    .hint-2 = それは二人のときの確率です。
    .hint-3 = 三人目の確率は二人目より小さくなります。比は36、30、25です。
    .hint-4 = それは二人目の確率です。
    .hint-5 = それは三人目の確率です。
    .because = 比は 36 : 30 : 25 で、次の人は前の人の 5/6 です。全部で91、そのうち36です。
# en: b5cafa17
reroll-for-seven-exercise-1 = サイコロ2個をふります。合計が{ $target }になる確率はいくつですか。
    .level = ウォーミングアップ
    .hint-1 = 合計は11通りありますが、同様に確からしくはありません。
    .hint-2 = それは7になる確率です。ほかの合計は、7より出にくくなります。
    .hint-3 = 組は一つだけではありません。
    .because = 組を書き出しましょう。2個の目がちがう組は、逆の組も数えます。
# en: a29bf54b
reroll-for-seven-exercise-2 = 1個は{ $kept }の目です。それを残して、もう1個をふり直します。合計が{ $target }になる確率はいくつですか。
    .level = ウォーミングアップ
    .hint-1 = 1個はそのままです。ふるのは1個だけです。
    .hint-2 = 2個の合計なら11通りですが、ここでふるのは1個だけです。
    .hint-3 = どの目が必要ですか。その目はサイコロにありますか。
    .hint-4 = どの目が必要ですか。その目はサイコロにあります。
    .because = もう1個に必要な目は { $target } − { $kept } です。
# en: e9a64493
reroll-for-seven-exercise-3 = サイコロ2個を{ $rolls }回ふります。少なくとも一度、合計7になる確率はいくつですか。
    .level = 標準
    .hint-1 = 確率はそのようには足せません。7は何度も出ることがあるからです。まず「一度も7が出ない」場合を考えましょう。
    .hint-2 = それは一度も7が出ない確率です。
    .hint-3 = それは毎回7が出る確率です。
    .hint-4 = それは1回だけふるときの確率です。
    .because = 1 − (5/6)^{ $rolls }：1から、一度も7が出ない確率を引きます。
# en: d07fb73f
reroll-for-seven-exercise-4 = ミアは目覚まし時計を{ $clocks }個かけます。どの時計も、ほかの時計と関係なく、1/{ $n } の確率で鳴りません。少なくとも1個が鳴る確率はいくつですか。
    .level = 標準
    .hint-1 = それは1個も鳴らない確率です。
    .hint-2 = それは時計が1個だけのときの確率です。
    .hint-3 = それは全部鳴る確率です。1個鳴ればじゅうぶんです。
    .hint-4 = 確率はそのようには足せません。1個も鳴らない確率はいくつですか。
    .because = 1個も鳴らない確率は (1/{ $n })^{ $clocks } です。それを1から引きます。
# en: 8c64b9f8
reroll-for-seven-exercise-5 = 二人が交代でコインかサイコロを投げます。一回で勝つ確率は 1/{ $n } です。先に投げる人が勝つ確率はいくつですか。
    .level = チャレンジ
    .hint-1 = 先の人は、最初にねらえます。その分、得をします。
    .hint-2 = それは1回目だけの確率です。勝負は長くつづくかもしれません。
    .hint-3 = それは、あとの人が勝つ確率です。
    .because = あとの人に番が回る確率は { $others }/{ $n } です。だから比は { $n } : { $others } です。
