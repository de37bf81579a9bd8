### 手札を数える：問いと答え。

# en: c5b7d408
counting-hands-note =
    .words-1 = 元にもどさずに引く
    .words-2 = 超幾何分布、期待値
    .words-3 = たがいに排反な事象
    .words-4 = シミュレーション、相対度数
    .tips-1 = 5では、クラスの半分に白の手札を、もう半分に黒の手札を数えさせてください。
# en: 7a102bcc
counting-hands-mean = 8枚の手札に、ドッペルゲンガーは平均して何枚ありますか。
    .hint-1 = 6枚のどれもが、確率 8/32 で手札に入ります。それを足しましょう。
    .hint-2 = 6枚のどれもが、確率 8/32 で手札に入ります。それを足しましょう。
    .hint-3 = 6/8 だと、6枚を8人で分けることになります。1枚について考えて、足しましょう。
    .hint-4 = それは手札の1枚の分です。手札は8枚あります。
    .hint-5 = それは、1枚以上ある確率です。2枚以上のこともあります。
    .because = 6 × 8/32：どのドッペルゲンガーも、確率 1/4 で手札に入ります。平均は足し算できます。
# en: 6520cee8
counting-hands-exactly-two = 8枚の手札に、ドッペルゲンガーがちょうど2枚ある確率はいくつですか。
    .hint-1 = それはドッペルゲンガー2枚の選び方です。ほかの6枚も選べます。
    .hint-2 = それは2枚の手札のときです。
    .hint-3 = ほかの6枚は、ドッペルゲンガーではいけません。26枚から6枚です。
    .hint-4 = 二つの選び方をかけましょう。6枚のドッペルゲンガーから2枚、ほかの26枚から6枚です。
    .because = 10,518,300通りのうち 15 × 230,230 通りです。
# en: 3b0fdea7
counting-hands-no-equal-numbers = 8枚の手札の中には、同じ数を出せないものがあります。ドッペルゲンガーも「?」もなく、どの数も1枚ずつの手札です。そのような手札は何通りありますか。
    .hint-1 = つづけて選ぶときは、かけ算です。1を3枚から選び、その一つ一つについて、2を3枚から選びます。
    .hint-2 = そのような手札に入れるカードは、どの数も3枚です。白が1枚と黒が2枚です。
    .hint-3 = 同じ数の4枚目はドッペルゲンガーで、1枚だけでペアになります。だから、どの数も3枚です。
    .hint-4 = 数は八つ、どの数にもカードが3枚です。
    .hint-5 = つづけて選びます。8 × 8 × 8 ではなく、数一つにつき一回ずつ、3 × 3 × … です。
    .because = 3⁸：8枚なので、どの数も1枚ずつあり、それぞれ3枚のうちのどれかです。
# en: d7f81aa2
counting-hands-somebody = 三人に8枚ずつ配ります。「?」が二枚とも同じ人に来る確率はいくつですか。
    .hint-1 = それは自分の分です。ほかの人も同じ確率です。
    .hint-2 = 手札どうしに関係がなければ、それで合っています。でも、自分が二枚とも持っていれば、ほかの人は持っていません。
    .hint-3 = 三人のだれもが、確率 7/124 です。人が多ければ、確率も大きくなります。
    .hint-4 = 配られるのは32枚のうち24枚です。でも、「?」が二枚とも同じ手札に入らなければなりません。
    .hint-5 = 「?」が二枚とも、同じ手札に入らなければなりません。
    .because = 3 × 7/124：二人が同時に二枚とも持つことはないので、確率は足し算できます。
# en: bf2e686b
counting-hands-circles = 32枚のカードには、全部で83個の丸があります。手札に、どれでもよいので3枚残りました。丸は平均して何個ですか。
    .hint-1 = それは1枚の分です。残ったのは3枚です。
    .hint-2 = 山札の三分の一ではなく、32枚のうちの3枚です。
    .hint-3 = どのカードにも丸が2個あるわけではありません。1枚の平均は何個ですか。
    .hint-4 = どのカードにも丸が3個あるわけではありません。1枚の平均は何個ですか。
    .because = 3 × 83/32：1枚には平均して 83/32 個の丸があり、平均は足し算できます。
# en: df85c7c9
counting-hands-one-play = 全部黒です。どの数も2枚ずつあり、黒の「?」は、一つの数の代わりになります。8枚の手札のうち、1から8までの黒の階段一つになるものは何通りありますか。
    .hint-1 = それは「?」のないときです。「?」があると、数が一つ足りません。足りないのはどの数で、ほかはどのカードですか。
    .hint-2 = それは「?」のあるときだけです。「?」がなければ、ほかにもあります。
    .hint-3 = 「?」があると、残りの数は七つです。どの数も2枚ずつあります。
    .hint-4 = 「?」があると、選ぶカードはあと7枚です。2⁸ ではなく 2⁷ です。
    .hint-5 = それは白の場合です。黒の数は、どれも2枚あります。
    .hint-6 = 「?」はどの数の代わりですか。八つの選び方があります。
    .because = 「?」がなければ 2⁸、あれば 8 × 2⁷ です。

# en: 22230859
counting-hands-say-sort-doppelgangers = ドッペルゲンガー
# en: f7146e3b
counting-hands-say-sort-white = 白いねこ
# en: fe53edb4
counting-hands-say-sort-black = 黒いねこ
# en: 0eeaefa0
counting-hands-say-sort-masks = 「?」
# en: 056df612
counting-hands-say-sort-of = { $name }：{ $n }枚
# en: efd9844f
counting-hands-say-in-a-hand = { $n }枚の手札にある{ $name }
# en: 4473abed
counting-hands-say-in-the-hand = 手札にある{ $name }
# en: ba9d55ee
counting-hands-say-kept = 元にもどさない
# en: 4eac3a0e
counting-hands-say-put-back = 元にもどす
# en: 4f43ea8a
counting-hands-say-among-eight = 八枚の中のドッペルゲンガー
# en: c9f556b6
counting-hands-say-chance = 確率
# en: 2951850d
counting-hands-say-percent = パーセント
# en: 632c0b7a
counting-hands-say-equal = 同じ数
# en: 7f881a83
counting-hands-say-doppelganger = ドッペルゲンガー
# en: 0be0b871
counting-hands-say-sequence = 階段
# en: 2a92c0af
counting-hands-say-by-size = 手札にあるもの
# en: 4243997b
counting-hands-say-cards = 手札の枚数
# en: c6278b5b
counting-hands-say-somebody = だれかが「?」を二枚とも持っている
# en: 7261ee73
counting-hands-say-players = プレイヤー
# en: 0ba12a3a
counting-hands-say-n-players = { $n }人
# en: a46bc47c
counting-hands-say-each = { $n }枚ずつ
# en: 46311e96
counting-hands-say-circles = 丸
# en: 0dd84fc7
counting-hands-say-points = 点
# en: b5b24f20
counting-hands-say-cost = { $n }枚で失うもの
# en: 6e509952
counting-hands-controls =
    .sort = 種類
    .cards_in_the_hand = 手札の枚数
    .cards_left = 残った枚数
    .count = 数えるもの
