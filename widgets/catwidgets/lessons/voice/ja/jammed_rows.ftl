### 駐車。変数：{ $columns } は段の列の数、{ $fish } は魚の数、{ $gap } は魚と魚の間にあけるマスの数、{ $seats } はベンチの席の数、{ $people } は人数。

# en: d1b02d9c
jammed-rows-guide =
    .plan-1 = 実際にやってみます。生徒が一人ずつ、かべぞいの好きなところに立ちます。ただし、ほかの人から2歩以上はなれます。何人入れるでしょうか。
    .plan-2 = 7列の段に、コインと画面で、でたらめに十回かきます。三びき入るのは何回ですか。
    .plan-3 = 最初の予想、それから黒板に樹形図。なぜ1/35ではないのですか。
    .plan-4 = 魚が六ぴき。最初の魚が段を二つに分けます：予想と図。
    .plan-5 = どれだけ長ければじゅうぶんですか。それからベンチ：すわれるのはだれですか。
    .plan-6 = 数が一人一人ちがう問題、それから最後の一問。
    .say-1 = 数えるだけで確率がわかるのは、どの場合も同様に確からしいときだけです。ここではそうではありません。
    .say-2 = 関数は、自分自身に聞いてもかまいません。もっと小さい問題を聞くのなら。
    .ask-1 = 7列から3列を選ぶ方法は何通りですか。確率が「その数分の1」にならないのはなぜですか。
    .ask-2 = 魚の左側で起こることは、右側について何か教えてくれますか。
    .ask-3 = 再帰はどこで終わりますか。
    .support = 方眼紙を細長く切ったものとコインを使わせてください。コイン1枚で、置いたマスと左右2マスずつ、合わせて5マスをふさぎます。
    .extension = 魚を輪にならべます。最後の列は、最初の列のとなりです。最初の魚のところだけ、再帰を書きかえましょう。
    .ticket-1 = 4列の段に、魚と魚の間を2マス以上あけて入れます。2ひき入る確率はいくつですか。
    .ticket-2 = 1/2：最初の魚は a か d でなければなりません。そうすれば、あいている列は反対のはしだけです
    .open-1 = ほかの魚の入る場所が残るところにしか、魚をかいてはいけないとしたら、どの並び方も同様に確からしくなりますか。
    .open-1-answer = なりません。やはりかく順番が関係します。いろいろな順番でできる並び方ほど、確率が大きくなります。
    .open-2 = 魚と同じように場所をとるものには、ほかに何がありますか。
    .open-2-answer = 線のない道に止める車、表面につく分子、両どなりをあけてすわりたいベンチの人などです。

# en: 66376d26
jammed-rows-say-row-task = 段に何回か、でたらめにかきましょう。魚が三びき入るのは、どのくらいですか。
# en: 20db915b
jammed-rows-say-one = でたらめに1ぴき
# en: e3f3ea2a
jammed-rows-say-one-tip = あいている列からでたらめに選んで、魚をかく
# en: 5d7138db
jammed-rows-say-fill = でたらめにうめる
# en: a40775db
jammed-rows-say-fill-tip = 入らなくなるまでかく
# en: c4b5d24e
jammed-rows-say-again = 最初から
# en: 4d1689c1
jammed-rows-say-again-tip = 段を消す
# en: 5bdd4ab9
jammed-rows-say-columns = 列
# en: be926e38
jammed-rows-say-too-near = { $place } は { $fish } の魚に近すぎます。間を2マスあけなければなりません。
# en: 6873a67c
jammed-rows-say-row = { $columns }列の段
# en: 31423a16
jammed-rows-say-closed = ふさがっている
# en: f7de795d
jammed-rows-say-fish = 魚
# en: 4eb7599f
jammed-rows-say-fish-in-row = 段の魚の数
# en: bbf976d0
jammed-rows-say-all-free = { $columns }列すべてあいています。一つクリックしましょう。
# en: bb7ec4f9
jammed-rows-say-drawn = 魚は{ $n }匹、列は { $on } です。
# en: d636c2fc
jammed-rows-say-free = あいている列は{ $free }列です。
# en: fbfba2ea
jammed-rows-say-full = 段がいっぱいになりました。{ $six ->
    [yes] これ以上多くは入りません
   *[no] { $n }匹でつまりました
}。
# en: 25143fa8
jammed-rows-say-tree = 7列に魚3びき、最初の魚の列
# en: feab9bc3
jammed-rows-say-first-fish = 最初の魚
# en: 5143a78a
jammed-rows-say-others-fit = あとの2ひきが入る
# en: 492d59ee
jammed-rows-say-both = 積
# en: d16738f0
jammed-rows-say-sum = 和 { $total }
# en: 6e6ea550
jammed-rows-say-tree-table = すべての最初の魚
# en: 67348212
jammed-rows-say-chance = 確率
# en: a0fe6184
jammed-rows-say-branches = 枝にそってかけ算し、枝どうしを足します：{ $sum }。
# en: 0043ff98
jammed-rows-say-chances = 魚の数ごとの確率
# en: 79978eac
jammed-rows-say-not-one = { $columns }列について { $name } が返す確率の和は、1ではなく { $total } です
# en: 031c5590
jammed-rows-say-full-task = スライダーを動かしましょう。魚が6ぴき入る確率はどのくらいですか。
# en: 6ff13080
jammed-rows-say-full-row = { $columns }列の段がいっぱいになったときの魚の数
# en: 68d0c5ca
jammed-rows-say-on-average = { $columns }列に入る魚は、平均 { $mean } 匹です。
# en: 666d8ae5
jammed-rows-say-six-fit = 6ぴき入る確率は { $exact ->
    [no] 約{ $percent }
   *[other] { $exact }、つまり { $percent }
} です。
# en: 15831c04
jammed-rows-say-six-sure = 6ぴき入る確率は{ $sure ->
    [yes] 1で、かならず入ります
   *[no] 0です
}。
# en: e731b6ce
jammed-rows-say-split-task = 最初の魚はどこですか。残った二つの段を見ましょう。
# en: 1cc1f47b
jammed-rows-say-the-first = 最初の魚
# en: 036edf78
jammed-rows-say-split = 最初の魚が { $on } なら、{ $left }列と{ $right }列の段が残ります。魚は平均して { $sum } = { $total } 匹です。
# en: 01932701
jammed-rows-say-widths = 間を2マスずつあけて、6ぴきが入る確率
# en: f39a21fb
jammed-rows-say-certain = かならず
# en: b2a39eb1
jammed-rows-controls =
    .columns = 列の数
    .first_fish = 最初の魚

# en: 9d5d2a67
jammed-rows-narrowest = 魚が6ぴき、魚と魚の間は2マスずつあけます。全部が入る段は、最低で何列ですか。
    .hint-1 = 最後の魚のうしろは、あけなくてかまいません。
    .hint-2 = 間は2マスずつです。6ぴきの魚の間はいくつありますか。五つです。
    .hint-3 = あけるマスだけでなく、魚のマスも数えましょう。
    .hint-4 = もう1列少なくても入ります。
    .hint-5 = 間のマスは、両どなりの魚で共通です。
    .hint-6 = それは間のマスの数です。魚にも列が必要です。
    .because = 魚が6ぴき、2マスの間が5か所です。
# en: 07e35231
jammed-rows-seven-columns = a から g までの7列に、魚が3びき。全部入る置き方は a、d、g だけです。1ぴきずつ、まだあいている列からでたらめに選んでかきます。3びきとも入る確率はいくつですか。
    .hint-1 = 3列の選び方がどれも同様に確からしければ、35通りのうち1通りです。
    .hint-2 = それは、最初の魚が a、d、g のどれかになる確率です。2ひき目で失敗することもあります。
    .hint-3 = 最初の魚を考えましょう。d なら残りの2ひきはかならず入ります。a か g なら、二つに一つです。
    .hint-4 = ふさがった列に魚をかくことはありません。
    .hint-5 = ふさがった列に魚をかくことはありません。
    .because = d（1/7）なら、かならず入ります。a か g（2/7）なら、あいている4列のうち2列がよい列です。
# en: ad927000
jammed-rows-first-drawing = 20列の段で、最初の魚を6列目の f にかきました。d から h までがふさがります。何が残りますか。
    .choices-one = 15列の段が一つ
    .choices-right = 3列の段と12列の段
    .choices-wide = 5列の段と14列の段
    .hint-1 = 間にふさがった列があります。片方の側に何をかいても、もう片方には関係ありません。
    .hint-2 = 魚の両どなりも、2列ずつふさがります。
    .because = しかも、片方で起こることは、もう片方に関係ありません。短い段について、同じ問いが二つできます。
# en: 20a94122
jammed-rows-by-chance = 6ぴきがちょうど入る、いちばん短い段を考えます。1ぴきずつ、あいている列からでたらめに選んでかきます。6ぴきとも入る確率はどのくらいですか。
    .choices-rare = 約5%
    .choices-even = 約50%
    .choices-usual = かならず入る
    .hint-1 = どの魚も、少ししかないよい列に当たらなければなりません。
    .hint-2 = 四ひきでこの段をいっぱいにできます。
    .because = 正確には 141/2912 です。
# en: ca797bb5
jammed-rows-never-jams = どんなにかき方が悪くても、かならず6ぴき入るようにするには、段は最低何列必要ですか。
    .hint-1 = それは、じょうずにかけば足りる数です。
    .hint-2 = 5ひきで25列をふさぐことができます：c、h、m、r、w。
    .hint-3 = 6 × 5 列ならたしかに安全です。でも最後の魚には、あいている列が一つあればじゅうぶんです。
    .hint-4 = 最後の魚には、あいている列が一つあればじゅうぶんです。
    .hint-5 = 5ひきで25列をふさぐことができます。
    .because = 5ひきがふさぐのは、多くても 5 × 5 列。あと1列あいていればよいのです。だから、大きいボードは26列あります。
# en: 64ade035
jammed-rows-at-least = 少なくともその数の魚が入る確率。
    .because = 条件に合うすべての数について、確率を足します。
# en: f390dd20
jammed-rows-smaller-gap = ベンチに席が七つあります。だれも、ほかの人のすぐとなりにはすわりません。みんな、残った席からでたらめに選びます。四人がすわれる確率はいくつですか。
    .hint-1 = 四つの席の選び方がどれも同様に確からしければ、それで正しいのですが。
    .hint-2 = うまくいかないこともあります。二番目、四番目、六番目にすわると、もう席がありません。
    .hint-3 = それは、間が二マスで魚が三びきのときです。
    .because = 端から一つおきにすわらなければなりません。最初の人の席ごとに、短いベンチが二つ残ります。
# en: 835a47f6
jammed-rows-exercise-1 = { $columns }列の段に、魚と魚の間を2マス以上あけて入れます。1ぴきずつ、あいている列からでたらめに選んでかきます。{ $fish }匹の魚が入る確率はいくつですか。
    .level = ウォーミングアップ
    .hint-1 = それは、最初の魚が決まった一つの列になる確率です。よい列はどれですか。そのとき何が残りますか。
    .because = 最初の魚の列を一つずつ考え、残る段を調べましょう。
# en: 72047403
jammed-rows-exercise-2 = { $columns }列の段に、魚と魚の間を2マス以上あけて入れます。最初の魚をどの列にかくと、もう1ぴきも入らなくなりますか。そのような列はいくつありますか。
    .level = ウォーミングアップ
    .hint-1 = はしにかくと、反対側が大きくあきます。一列ずつためしましょう。
    .hint-2 = まん中のとなりの列もためしましょう。
    .because = もう1ぴき入るには、どちらかの側に3列必要です。どちらの側も3列より少なくなる列を数えます。
# en: 48970ea2
jammed-rows-exercise-3 = { $columns }列の段に、魚と魚の間を2マス以上あけて、でたらめに魚をかいていきます。もう入らなくなったとき、魚は平均して何びきですか。
    .level = 標準
    .hint-1 = それは、むだなすき間が一つもできないときの数です。
    .hint-2 = 魚と魚の間は2マスあけます。
    .because = 最初の1ぴきと、残った二つの段に入る魚の数を足します。それを、最初の魚のすべての列について平均します。
# en: e945ccdf
jammed-rows-exercise-4 = ベンチに席が{ $seats }個あります。だれも、ほかの人のすぐとなりにはすわりません。一人ずつ、残った席からでたらめに選んですわります。{ $people }人がすわれる確率はいくつですか。
    .level = 標準
    .hint-1 = 最初の人の席を一つずつ考えましょう。左右に席はいくつ残りますか。
    .hint-2 = ためしてみましょう。まず両はしに一人ずつ。
    .because = 最初の人の席を順番に考えます。左右に一つずつ、短いベンチが残ります。
# en: 2d10cfee
jammed-rows-exercise-5 = こんどは、魚と魚の間を{ $gap }マス以上あけます。{ $columns }列に{ $fish }匹の魚が入る確率はいくつですか。
    .level = チャレンジ
    .hint-1 = それは、最初の魚が決まった一つの列になる確率です。よい列はどれですか。そのとき何が残りますか。
    .because = gap={ $gap } として再帰の関数に聞き、{ $fish }匹以上の確率を足します。
