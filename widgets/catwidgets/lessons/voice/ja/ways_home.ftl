### 帰り道：問いと答え。

# en: ddfde22b
ways-home-note =
    .words-1 = グラフ、頂点、辺
    .words-2 = 距離、幅優先探索
    .words-3 = 最短経路
    .words-4 = パスカルの三角形、二項係数
    .words-5 = 偶数と奇数、色分けによる証明
    .words-6 = 平均、シミュレーション
    .tips-1 = 1から3までで45分の授業1回分、4から6までで、もう1回分です。6に必要なのは、1と2だけです。
    .tips-2 = 「予想する」をおす前に、二人一組で予想を一つに決めさせてください。数が当たることより、話し合うことが大切です。
    .tips-3 = まず紙の上で：4は方眼紙、6はチェス盤とおはじきを使います。
    .tips-4 = 早く終わった人へ：5の数や6の平方数は、数学的帰納法で証明してみたくなるはずです。
# en: 5e561ccd
ways-home-streets = 辺でくっついている二つのマスは、道一本でつながっています。6 × 8 マスの街には、道が何本ありますか。
    .hint-1 = それはマスの数です。
    .hint-2 = それは左右の道の数です。上下の道もあります。
    .hint-3 = それは上下の道の数です。左右の道もあります。
    .hint-4 = 一つのマスから右と上に一本ずつです。でも、いちばん右の列といちばん上の段では、一本足りません。
    .hint-5 = どの道も、両はしから二回数えています。
    .hint-6 = 一つのマスに四本とすると、どの道も二回数えてしまいます。それに、ふちのマスには四本もありません。
    .because = 8段に5本ずつ、6列に7本ずつ：40 + 42。
# en: d2fbe9d1
ways-home-layer = 家からちょうど5歩のマスはいくつありますか。
    .hint-1 = 右へ行く歩数は0、1、2、3、4、5のどれかです。思ったより一つ多くなります。
    .hint-2 = それは、はてしなく広いボードで、四つの向きすべてを数えたものです。家はすみにあります。
    .hint-3 = それは、5歩までのマス全部です。
    .because = 0歩から5歩が右へ、残りが上へ行きます。
# en: 19155906
ways-home-mean-distance = 自分は街のどこかにいて、次のお客さんもどこかに現れます。平均して何歩はなれていますか。
    .hint-1 = それは、すみにある家からの平均です。まん中からなら、もっと近くなります。
    .hint-2 = もっと近くです。列の差はいちばん大きくて5ですが、平均は2より小さくなります。
    .hint-3 = 距離は、列の差と段の差を足したものです。どちらも0になることがあります。
    .because = 列の分が 35/18、段の分が 21/8 です。
# en: 9245c40f
ways-home-from-3-3- = (3, 3) から家まで、いちばん短い道は何本ありますか。
    .hint-1 = 一本ではありません。先に左へ行くことも、先に下へ行くこともできます。
    .hint-2 = それは、ふちを通る二本です。とちゅうで曲がる道もあります。
    .hint-3 = それは道の長さです。
    .hint-4 = おしい。全部かいて、同じものを二回数えないようにしましょう。
    .hint-5 = 4歩のそれぞれで左か下を選ぶと、ことばは16個できます。でも、道には両方が二つずつ必要です。
    .because = LLDD、LDLD、LDDL、DLLD、DLDL、DDLL。
# en: ae940212
ways-home-from-4-3- = (4, 3) からの最初の一歩は、(3, 3) か (4, 2) に行きます。いちばん短い道は全部で何本ありますか。
    .hint-1 = それは (3, 3) を通る道です。(4, 2) を通る道を足しましょう。
    .hint-2 = それは (4, 2) を通る道です。(3, 3) を通る道を足しましょう。
    .hint-3 = (3, 3) を通るか、(4, 2) を通るかのどちらかです。かけ算ではなく、足し算です。
    .hint-4 = それは道の長さです。
    .because = (3, 3) を通る道が6本、(4, 2) を通る道が4本です。
# en: 00300b10
ways-home-from-the-corner = いちばん遠いすみの (6, 8) から家まで、いちばん短い道は何本ありますか。
    .hint-1 = それは道の長さです。
    .hint-2 = 左へ5歩、下へ7歩です。12歩のうち、左へ行く歩を選びましょう。
    .hint-3 = それは、L と D の12文字のことば全部です。L がちょうど5個のものだけを数えます。
    .hint-4 = それは6歩ずつのときです。ここでは左へ5歩、下へ7歩です。
    .hint-5 = マスではなく、歩数を数えましょう。6列目から1列目までは5歩です。
    .hint-6 = マスではなく、歩数を数えましょう。(6, 8) から (1, 1) までは5歩と7歩です。
    .because = 12個から5個を選ぶ組み合わせです。12歩のうち、どれが左へ行くかを選びます。
# en: 45eaf6a5
ways-home-over-the-patrol = (6, 8) から家までのいちばん短い道のうち、(3, 4) の肉球パトロールを通るものは何本ありますか。
    .hint-1 = すみからパトロールまでが35本、そこから家までが10本です。どれとどれでも組み合わせられるので、かけ算です。
    .hint-2 = それは、すみからパトロールまでの道です。そこから家までにも、何本も道があります。
    .hint-3 = それは、パトロールから家までの道です。そこまで来るのにも、何本も道があります。
    .hint-4 = 全部が通るわけではありません。ふちを行ってみましょう。
    .because = パトロールまでが35本、その一本一本について、家までの道が10本です。
# en: c6a285d3
ways-home-pushed-back = (4, 5) のタクシーが、いつもいちばん短い道で3マスもどされます。止まるかもしれないマスは、いくつありますか。
    .hint-1 = 3歩のそれぞれで二つから選ぶと、道は8本です。でも、同じマスで終わる道があります。
    .hint-2 = 左へ行くのは0歩、1歩、2歩、3歩のどれかです。もう一つあります。
    .hint-3 = まっすぐ左や、まっすぐ下だけではありません。曲がってもかまいません。
    .because = 左へ行くのは0歩、1歩、2歩、3歩のどれかです。そこまでの道は、1本、3本、3本、1本です。
# en: f1260d18
ways-home-two-twos = はてしなく広いボードで、まっすぐ2マスの移動を二回します。タクシーが止まるかもしれないマスは、いくつありますか。
    .hint-1 = それは、1歩ずつ四回で行けるマスの数です。2マスの移動はまっすぐで、曲がれません。
    .hint-2 = 始めのマスを忘れないようにしましょう。2マス行って、2マスもどれます。
    .hint-3 = 四つの向きと四つの向きで、道は16本です。でも、同じマスで終わる道があります。
    .hint-4 = それは、一回目の移動のあとです。
    .hint-5 = 方眼紙で、もう一度数えましょう。同じマスで終わる道があります。
    .because = マスのはばが二倍のボードで、1歩ずつ進むのと同じです：(2 + 1)²。
# en: 36cea7be
ways-home-five-steps = はてしなく広いボードで、1歩ずつ五回進みます。タクシーが止まるかもしれないマスは、いくつありますか。
    .hint-1 = それは四回のあとです。
    .hint-2 = 4⁵ は道の数です。同じマスで終わる道がたくさんあります。
    .hint-3 = それは、5歩までのマス全部です。半分は色がちがいます。
    .hint-4 = それは、ちょうど5歩はなれたマスです。もっと近くで終わることもあります。
    .hint-5 = それは六回のあとです。
    .because = 1、4、9、16、25、36：n 回のあとは (n + 1)²。

# en: baafbb07
ways-home-say-graph = グラフとしての街
# en: 4aaaf5d9
ways-home-say-dots-and-lines = グラフとしての街：点{ $dots }個がマス、線{ $lines }本が道です。
# en: 0c58addf
ways-home-say-streets = 道{ $n }本
# en: 3cc907b2
ways-home-say-streets-at-cells = それぞれのマスに集まる道の数
# en: ba87fcd7
ways-home-say-find-steps = 家は、タクシーのいる { $home } です。ちょうど{ $steps }歩はなれたマスを、すべてクリックしましょう。
# en: 98d7339f
ways-home-say-is-steps = { $cell } は家から{ $n }歩
# en: 5d28523c
ways-home-say-slanting = マスは、ななめに並んでいます。右へ1歩ふえると、上へ1歩へります。
# en: 6086a102
ways-home-say-news = スライダーを動かしましょう。知らせはどこまで広がりますか。
# en: b5bd3498
ways-home-say-layers = 家のまわりの層
# en: f3bea8f4
ways-home-say-layer = 家から{ $steps }歩のマスは{ $newest }個です。{ $steps }歩までのマスは、{ $all }個のうち{ $inside }個です。
# en: 6b2bf380
ways-home-say-steps-from-home = 家から{ $n }歩
# en: 0b03deaf
ways-home-say-up-to = 家からの歩数、{ $steps }歩まで
# en: 624d5de8
ways-home-say-random = でたらめに選んだ二つのマスの距離
# en: 7f440aea
ways-home-say-steps = 歩数
# en: 4391f8a9
ways-home-say-pairs = 組
# en: e95c7c4f
ways-home-say-paths = 帰り道
# en: b17bbe51
ways-home-say-paths-task = マスをクリックすると、そこから家までのいちばん短い道がすべて見えます。
# en: 16f623dd
ways-home-say-paths-tip = すべてのマスに数を書く
# en: 59fcde1c
ways-home-say-paths-home = 家までのいちばん短い道{ $n }本
# en: 5689a1ba
ways-home-say-click = マスをクリックしましょう。
# en: 897b6671
ways-home-say-sum = ふちより内側の数は、左の数と下の数の和です。
# en: 4929a42a
ways-home-say-shortest = 家までのいちばん短い道
# en: 5b099dd7
ways-home-say-from-each = それぞれのマスから家までの、いちばん短い道の数
# en: 7f558d2c
ways-home-say-over = { $cell } を通るのは{ $n }本
# en: 47fd93e1
ways-home-say-from-home = { $cell } から家まで：{ $steps ->
    [0] もう家にいます。
   *[other] { $steps }歩、いちばん短い道は{ $paths }本です。
}{ $over ->
    [no] {""}
   *[other] { $over }です。
}
# en: 9bbdc4a1
ways-home-say-far-corner = いちばん遠いすみ { $corner } から家まで、いちばん短い道は{ $n }本あります。
# en: db4aa4fc
ways-home-say-over-patrol = 肉球パトロールを通る道
# en: b5c75bfe
ways-home-say-past-patrol = { $corner } から { $patrol } の肉球パトロールまで、そこから { $home } まで。
# en: 715ea796
ways-home-say-find-pushed = { $cell } のタクシーが{ $steps }マスもどされます。止まるかもしれないマスを、すべてクリックしましょう。
# en: c9eda869
ways-home-say-ways-back = { $cell } へのもどり方は{ $n }通り
# en: 0d6d78c6
ways-home-say-not-there = { $place } は{ $way ->
    [same] 家に近くなっていません
    [nearer] 家に{ $n }歩近いマスです
   *[farther] 家から{ $n }歩遠いマスです
}{ $cell ->
    [no] {""}
   *[other] が、{ $cell } からのいちばん短い道の上にありません
}
# en: dad7d72d
ways-home-say-pushed = もどり方は { $ways } 通りで、全部で{ $all }通りですが、マスは{ $cells }個だけです。
# en: a98fbe05
ways-home-say-find-ends = { $cell } のタクシーの移動は { $moves } マスで、どれもまっすぐ進みます。止まるかもしれないマスを、すべてクリックしましょう。
# en: 69aa98d4
ways-home-say-away = { $cell } は{ $n }歩はなれた、{ FORM($plain, "無地", "しま模様") }のマス
# en: 3fc43ba2
ways-home-say-all-are = { $cell }（{ FORM($start, "無地", "しま模様") }）から{ $n }歩のあとは、どれも{ FORM($plain, "無地", "しま模様") }です。
# en: fc16c8f8
ways-home-say-reach = どこで止まれるか
# en: e02cef86
ways-home-say-reach-task = 移動を選び、マスをクリックしてタクシーを置きましょう。どこで止まれますか。
# en: 9dd13fe8
ways-home-say-can-end = ここで止まれる
# en: 622af855
ways-home-say-ends = { $moves ->
    [no] { $cell } から、移動がありません：マスは1個、{ $cell } です。
   *[other] { $cell }（{ FORM($start, "無地", "しま模様") }）から { $moves } の移動：マスは{ $n }個で、どれも{ FORM($plain, "無地", "しま模様") }です。
}
# en: d3a2aafb
ways-home-controls =
    .steps = 歩数
    .movements_of_1 = 1マスの移動
    .movements_of_2 = 2マスの移動
