### 通り（Taxi Derby）：問いと答え。

# en: 740dfa61
shortest-paths-note =
    .words-1 = グラフ、頂点、辺、次数
    .words-2 = 線グラフ
    .words-3 = 距離、最短経路
    .words-4 = 二項係数、和の法則
    .words-5 = 平均、分布、シミュレーション
    .tips-1 = 1と2で35分、3でもう35分です。
    .tips-2 = 早く終わった人へ：道の数が二項係数になるのはなぜですか。
# en: 8e05e71f
shortest-paths-at-a-crossing = 一つの交差点に四本の道が集まります。どの道も一マスです。となりどうしの組は、いくつできますか。
    .hint-1 = それは集まるマスの数です。組を数えましょう。一つ目と二つ目、一つ目と三つ目、…
    .hint-2 = どの組も、両側から二回数えています。
    .hint-3 = 自分は自分のとなりではありません。どの組も一回だけ数えます。
    .hint-4 = それは、四つのマスの一つ一つが、そこに持つとなりの数です。
    .because = 3 + 2 + 1、または 4 × 3 / 2。
# en: 547f20bd
shortest-paths-neighbours = 一つのマスのとなりは、多くていくつですか。
    .hint-1 = それは片方のはしの分です。はしは二つあります。
    .hint-2 = どちらのはしにも四本の道が集まりますが、そのうち一本は自分です。
    .hint-3 = 交差点には四本の道があります。マスは、二つの交差点の間にあります。
    .hint-4 = どちらのはしでも、自分はとなりに数えません。
    .hint-5 = それははしの数です。どちらのはしにも、ほかのマスが三つあります。
    .because = どちらのはしにも三つずつです。
# en: ff6a5d73
shortest-paths-pairs = 街には交差点が49あり、どれにも四本の道が集まります。となりどうしのマスの組は、全部でいくつありますか。
    .hint-1 = 四本の道でできる組は、四つより多く、六つです。
    .hint-2 = どの組も二回数えています。
    .hint-3 = どのマスにも六つのとなりがあれば 112 × 6 / 2 です。でも、28マスは通れない道で終わり、となりは三つです。
    .hint-4 = 112 × 6 では、どの組も二回数えています。しかも、ふちの28マスのとなりは三つだけです。
    .hint-5 = それはマスの数です。
    .hint-6 = 一つの交差点に三つですか。四本の道なら、組は六つです。
    .because = 49 × 6。二つのマスが出会う交差点は一つだけなので、どの組も二回は数えていません。
# en: 42dd72a6
shortest-paths-mean-distance = タクシーとパトカーが、街のどこか、ちがう二つのマスにいます。平均して何マスはなれていますか。
    .hint-1 = それは、かどからかどまでの、いちばん遠い距離です。
    .hint-2 = それはいちばん遠い距離の半分です。でも、遠い組は少ししかありません。両方がふちの近くになければならないからです。
    .hint-3 = それは、いちばん多い距離です。平均はもう少し大きくなります。
    .hint-4 = それは、二台が同じマスにいてもよいときです。
    .because = 全部で62832マスを、112 × 111 組で割ります。
# en: f43c359a
shortest-paths-pursuit = k8 のパトカーが、Memorial Park（g14）にいるタクシーを追いかけます。いちばん短い道は何本ありますか。
    .hint-1 = それは道の長さです。
    .hint-2 = 先に左か、先に上か。でも、とちゅうで曲がることもできます。
    .hint-3 = それは間にある道の数です。そのうち二つは左へ、二つは上へ行きます。
    .hint-4 = 四つの交差点のそれぞれで左か上を選ぶと、ことばは16個できます。でも、両方が二つずつ必要です。
    .hint-5 = ほかにもあります。二回か三回曲がってもかまいません。
    .hint-6 = それは、道がもう一つ多いときです。
    .because = 間には道が四つ、左へ二つと上へ二つです：LLUU、LULU、LUUL、ULLU、ULUL、UULL。
# en: ea2b6050
shortest-paths-longer-pursuit = では、k4 から e10 まではどうですか。左へ三つ、上へ二つです。
    .hint-1 = 左へ三つ、上へ三つなら20本、二つずつなら6本です。その間です。
    .hint-2 = それは間にある道の数です。
    .hint-3 = 2⁵ は、L と U のことば全部です。L がちょうど三つのものだけを数えます。
    .hint-4 = それは、左へ三つ、上へ三つのときです。
    .hint-5 = 五つの道のうち、上へ行く二つを選びましょう。
    .because = 5個から2個を選ぶ組み合わせです。五つの道のうち、どの二つが上へ行くかを選びます。
# en: 50c9e159
shortest-paths-corner-to-corner = c2 から o16 まで、街のはしからはしまでは、右へ六つ、上へ六つです。いちばん短い道は何本ありますか。
    .hint-1 = 2¹² は、ことば全部です。R がちょうど六つのものだけを数えます。
    .hint-2 = それは間にある道の数です。
    .hint-3 = 6! は、六つの道の並べ方です。ここでは、十二のうち、どれが右へ行くかを選びます。
    .hint-4 = 右へ六つと上へ六つは、順番に並べるのであって、組にするのではありません。
    .hint-5 = それは13個から6個を選ぶときです。二つのマスの間にある道は十二です。
    .hint-6 = おしい。それは11個から5個を選ぶときで、最初の道が右へ行くものだけです。
    .because = 12個から6個を選ぶ組み合わせです。

# en: 64dba013
shortest-paths-say-dots-task = タクシーがいられるのは、どの点ですか。
# en: 81729ee5
shortest-paths-say-roads = 道でつながった交差点
# en: 5feae4d6
shortest-paths-say-meetings = 出会うところでつながったマス
# en: dcb9cedf
shortest-paths-say-town = 街：交差点と道
# en: b246061f
shortest-paths-say-town-dots = 点は交差点、線はその間の道で、{ $roads }本あります。
# en: 149bc083
shortest-paths-say-city = 街：マスととなり
# en: c66d0bcf
shortest-paths-say-city-dots = 点は{ $spaces }個のマス、線は出会う二つのマスの組です。
# en: a5744e13
shortest-paths-say-has-neighbours = となり{ $n }マス
# en: f6ecc19c
shortest-paths-say-neighbours-of = それぞれのマスのとなりの数
# en: 03c68bfd
shortest-paths-say-space = マス
# en: c4985c1d
shortest-paths-say-spaces = マス
# en: 82dffb1b
shortest-paths-say-pairs = 組
# en: 2158a36b
shortest-paths-say-distances = 二つのマスの距離
# en: b551eaf4
shortest-paths-say-neighbours = となり
# en: 45806741
shortest-paths-say-paths-task = パトカーは { $start } にいます。マスをクリックすると、そこまでのいちばん短い道がすべて見えます。
# en: 02234f7e
shortest-paths-say-paths-tip = すべてのマスに、そこまでの道の数を書く
# en: dd16eca0
shortest-paths-say-sum = どの数も、1マスだけ近いとなりの数の和です。
# en: 8917040c
shortest-paths-say-to = { $space } まで：{ $away }マス、いちばん短い道は{ $n }本です。
# en: f1920dd1
shortest-paths-say-has-paths = いちばん短い道{ $n }本
# en: e302399f
shortest-paths-say-paths = パトカーからのいちばん短い道
# en: 42c60efb
shortest-paths-say-click = マスをクリックしましょう。
# en: 83f01753
shortest-paths-say-paths-from = { $start } からのいちばん短い道
# en: 46165627
shortest-paths-say-paths-head = 道の数
# en: fb4696ef
shortest-paths-controls =
    .show = 見るもの
