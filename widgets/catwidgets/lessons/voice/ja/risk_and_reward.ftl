### 危険と見返り：問いと答え。

# en: 73581bad
risk-and-reward-note =
    .words-1 = 確率、同様に確からしい
    .words-2 = 期待値
    .words-3 = 独立な事象、余事象
    .words-4 = 切り上げ、式
    .tips-1 = 1では、二人一組で競争させ、合計を黒板に書いておいてください。
    .tips-2 = 話し合うこと：お金持ちの運転手には笑ってすむ罰金でも、お金のない運転手はすべてを失います。だれが思いとどまるでしょう。
# en: dd41000d
risk-and-reward-one-over = 制限速度を1マスこえました。パトカーは、止まったところから3マスはなれています。パトカーが何マス来るかは、四面のサイコロで決まります。キップを切られる確率はいくつですか。
    .hint-1 = 2の目では2マスです。3マス必要です。3と4の目を数えましょう。
    .hint-2 = 3の目でも、4の目でも届きます。
    .hint-3 = マスではなく、サイコロの目を数えましょう。
    .because = 3と4、四つの面のうちの二つです。
# en: 194eb5a2
risk-and-reward-three-over = こんどは3マスこえました。パトカーは3マスはなれています。サイコロの目の三倍進みます。キップを切られる確率はいくつですか。
    .hint-1 = まず、サイコロの目を三倍しましょう。
    .hint-2 = まず、サイコロの目を三倍しましょう。1の目でも、3マス進みます。
    .hint-3 = それは一つの面の確率です。どの目なら届きますか。
    .because = 1の目でも3マス進みます。サイコロはもう関係ありません。
# en: f46b85ce
risk-and-reward-two-over = 2マスこえて、パトカーは5マスはなれています。キップを切られる確率はいくつですか。
    .hint-1 = 2の目では4マスです。5マス必要です。
    .hint-2 = 4の目で届きますが、3の目でも6マスで届きます。
    .hint-3 = 2 × f が5以上になる目 f を数えましょう。
    .hint-4 = 1の目では2マスしか進みません。
    .because = 5/2 を切り上げると3です。3と4の目です。
# en: 474ca7dd
risk-and-reward-which-distance = パトカーが街で待っています。届くかどうかは、どこからの距離で決まりますか。
    .choices-start = 番を始めたところ
    .choices-end = 番を終えたところ
    .choices-alike = どちらも同じ
    .hint-1 = タクシーが走っている間、パトカーは待っています。
    .hint-2 = どこから来たかは、もう関係ありません。ただし、そのせいで走る道が長くなることはあります。
    .because = 出発するのは、タクシーが止まったあとです。パトカーからはなれれば、大きい目が必要になります。
# en: 234a8d6e
risk-and-reward-free-spaces = パトカーは、止まりたいところから9マスはなれています。まったく危険なしに、何マス走れますか。制限速度は4です。
    .hint-1 = もう1マスだいじょうぶです。1 × 4 では9に届きません。
    .hint-2 = もう1マスだいじょうぶです。2 × 4 では9に届きません。
    .hint-3 = 3マスこえると、4の目で12マス来ます。走りすぎです。
    .hint-4 = 4マスこえると、3の目で届いてしまいます。
    .hint-5 = それはこえたマスの数です。走るマスを全部数えましょう。
    .hint-6 = 9と4で13ですが、こえたマスの数はサイコロの目にかけます。
    .because = 2マスこえても、4の目でも8マスしか来ません。
# en: cd7c2a73
risk-and-reward-five-turns = 五回の番でスピードを出します。毎回、確率 1/4 でキップを切られます。一枚も切られない確率はいくつですか。
    .hint-1 = それは一回の番の確率です。
    .hint-2 = それは、毎回切られる確率です。
    .hint-3 = それは、一枚以上切られる確率です。
    .hint-4 = 1/4 を足しても「かならず」にはなりません。切られない確率をかけましょう。
    .hint-5 = 確率は0から1までです。かけ算をしましょう。
    .because = 3/4 × 3/4 × 3/4 × 3/4 × 3/4 で、四回に一回より少なくなります。

# en: 258d6237
risk-and-reward-say-nights-task = 十晩、急いでいるお客さんが十人。飛ばしますか。
# en: 97ae559e
risk-and-reward-say-speed = 飛ばす
# en: 2a4fbc67
risk-and-reward-say-speed-tip = 運賃のために制限速度をこえる
# en: b215e60a
risk-and-reward-say-stay = 制限速度を守る
# en: dfac72b1
risk-and-reward-say-stay-tip = ゆっくり走って、安い運賃をもらう
# en: 3f6348a3
risk-and-reward-say-again = 最初から
# en: 2135ae5c
risk-and-reward-say-again-tip = べつの十晩を始める
# en: b5e8693f
risk-and-reward-say-nights-over = 十晩が終わりました。「最初から」をおすと、べつの十晩が始まります。
# en: 416ec36b
risk-and-reward-say-slow = ゆっくり安全に走りました：{ $slow }ドル。
# en: 5aa099d3
risk-and-reward-say-drove = サイコロの目は{ $face }で、パトカーは{ $far }マスまで進めました。{ $caught ->
    [yes] つかまりました：運賃{ $fare }ドルから罰金{ $fine }ドルを引きます。
   *[no] つかまりませんでした：{ $fare }ドル。
}
# en: 584fdf4a
risk-and-reward-say-night = { $n }晩目：{ $over }マスこえて走れば{ $fare }ドル、守れば{ $slow }ドル。パトカーは、止まるところから{ $away }マスはなれています。罰金は{ $fine }ドルです。ここまで{ $earned }ドル。
# en: d1a28c55
risk-and-reward-say-account = { $earned }ドルかせぎました。この選び方でかせげるのは平均して{ $expected }ドルで、運で{ $luck }ドル{ $added ->
    [yes] 得をしました
   *[no] 損をしました
}。いちばんいい選び方なら、平均してあと{ $better }ドル多くかせげました。
# en: b9be5e82
risk-and-reward-say-road = パトカーとタクシーの間の道
# en: 2a3ddc20
risk-and-reward-say-stakes = { $over }マスこえて{ $fare }ドル、守れば{ $slow }ドル
# en: e5b777af
risk-and-reward-say-chances-task = いちばん急に下がる線はどれですか。なぜですか。
# en: 8bcb2659
risk-and-reward-say-over = { $over }マスこえる
# en: 6bf8f99d
risk-and-reward-say-die = { $sides }面のサイコロ
# en: 84738ece
risk-and-reward-say-from-patrol = パトカーからのマス数
# en: b952901c
risk-and-reward-say-chance-of-ticket = キップを切られる確率
# en: 93cf7de1
risk-and-reward-say-free-task = キップを切られる方が、切られないより起こりやすくなるのは、いつですか。
# en: d90f3ffe
risk-and-reward-say-free = まだキップなし
# en: e6a1c128
risk-and-reward-say-turns = 飛ばした回数
# en: af8e6d88
risk-and-reward-say-chance = 確率
# en: b8acd9f7
risk-and-reward-say-heat-task = 危険なしに番を終えられるのは、どのマスですか。色がこいほど、キップを切られる確率が大きくなります。
# en: 5393dbd4
risk-and-reward-say-spaces = { $n }マス
# en: 2347efff
risk-and-reward-say-asks = マスを調べる
# en: 02b675be
risk-and-reward-say-puts-taxi = そこへタクシーを置く
# en: d0f3c6c5
risk-and-reward-say-puts-patrol = そこへパトカーを置く
# en: e2669e59
risk-and-reward-say-ticket = キップ { $chance }
# en: c17e6869
risk-and-reward-say-heat = キップを切られる確率（%）、{ $city }
# en: c0db76a7
risk-and-reward-say-summary = まったく危険なし：{ $all }マスのうち{ $free }マス。かならずつかまる：{ $sure }マス。全体の平均：{ $mean }。
# en: 42923f21
risk-and-reward-say-within = { $space } は{ $moved }マスはなれていて、制限速度の中です。キップは切られません。
# en: 2d42f002
risk-and-reward-say-beyond = { $space } は{ $moved }マスはなれていて、制限速度を{ $over }マスこえます。パトカーからは{ $away }マスです。{ $which ->
    [all] どの目でもキップを切られます
    [none] { $sides }の目でも{ $most }マスしか来ないので、キップは切られません
    [last] { $least }の目で切られます。確率 { $chance }
   *[some] { $least }以上の目で切られます。確率 { $chance }
}。
# en: 482e55a7
risk-and-reward-say-heat-table = そこで番を終えたとき、キップを切られる確率
# en: da8752d0
risk-and-reward-say-space = マス
# en: baeaa520
risk-and-reward-controls =
    .city = 街
    .speed_limit = 制限速度
    .die_sides = サイコロの面
    .a_click = クリックすると
    .faces_that_catch = つかまる目の数
