### いちばんいい質問。変数：{ $n } は数、手札、コインの個数または質問の回数、{ $k } は「はい」になる手札の数、{ $no } は「いいえ」になる手札の数、{ $weighings } はてんびんを使う回数、{ $asked } は質問の合計、{ $bits } はビット数。

# en: a2ae0d37
best-question-guide =
    .plan-1 = 二人一組で「1から21までの数当て」をします。最初の予想：質問は何回あれば足りますか。
    .plan-2 = 二つ目の予想：二つの質問。前の単元の21通りの手札で、どちらの分かれ方も数えさせます。
    .plan-3 = おどろきをビットではかります。考え方のセル、それから手札の図。
    .plan-4 = 「はい」はいくつがいいですか。スライダー、予想、「あなたの番」1：ほぼ半分に分ける質問。
    .plan-5 = 三つ以上の答え：「あなたの番」2、それから二つの出し方。
    .plan-6 = 数が一人一人ちがう問題、それから最後の一問。早く終わった人はクロと対戦します。
    .say-1 = いい質問とは、答えが前もってわからない質問です。
    .say-2 = かならずそうだとわかっていた答えからは、何もわかりません。0ビットです。半々のうちの一つなら1ビットです。
    .ask-1 = 答えを前から知っているのは、どんな質問ですか。
    .ask-2 = 最初の二つの質問は、ことばはまったくちがいます。それなのに、わかることの量が同じなのはなぜですか。
    .ask-3 = カードを出すだけで1ビットより多くわかることがあるのは、なぜですか。
    .support = 手札を8通りにしましょう。どの手札も3回の質問で当てられ、ビット数はどれも整数になります。
    .extension = 「はい」と「いいえ」だけでは、21通りの手札に平均 94/21 ≈ 4.48 回より少ない質問ですむ方法はありません。それを示し、4.39ビットとくらべましょう。
    .ticket-1 = 16通りの手札は、どれも同様に確からしいとします。4通りが「はい」になります。「はい」は何ビット、「いいえ」は何ビットですか。
    .ticket-2 = 「はい」は2ビット、「いいえ」は log2(16/12) ≈ 0.42 ビット
    .open-1 = いちばん多くのことがわかる出し方は、勝てる出し方ですか。
    .open-1-answer = いつもそうとはかぎりません。わかることの値打ちが、出したカードの値打ちより大きくなければなりません。強いカードは、出したらなくなります。
    .open-2 = クロが答えを勝手に作ってもよいとしたら、質問から何がわかりますか。
    .open-2-answer = わかることがへります。何を持っていても、コインで「はい」か「いいえ」を決めるなら、何もわかりません。単元25では、うそのまざった答えから何がわかるかを調べます。

# en: bc596e8c
best-question-say-yes = はい
# en: 6d81212a
best-question-say-no = いいえ
# en: ecd3c495
best-question-say-pass = パス
# en: f8dc6172
best-question-say-ask-doppelganger = ドッペルゲンガーを持っていますか。
# en: e985da22
best-question-say-ask-beat = 2に勝てますか。
# en: 4df12fff
best-question-say-ask-a-two = 2を持っていますか。
# en: b246b41e
best-question-say-ask-a-mask = 仮面（「?」）を持っていますか。
# en: e0698cb7
best-question-say-ask-white = 白いカードを持っていますか。
# en: 25afb3bc
best-question-say-ask-masks = 仮面を何枚持っていますか。
# en: 64df1971
best-question-say-ask-twos = 2を何枚持っていますか。
# en: b8ef6232
best-question-say-ask-two = 親になって白の2を出します。
# en: c93537c7
best-question-say-ask-one = 親になって黒の1を出します。
# en: e23cf52c
best-question-say-no-bits = { $name } が返すのは { $found } です。0以上のビット数を返してください
# en: 6377c1e3
best-question-say-task = いちばん多くのことがわかるのは、どの質問ですか。
# en: dfe97736
best-question-say-told-by = 「{ $said }」は21通りのうち{ $n }通り（{ $bits }ビット）
# en: c749baa2
best-question-say-told = { $question } { $told }。平均 { $bits } ビットです。
# en: 169202e2
best-question-say-out = 消えた
# en: e8dcd4c0
best-question-say-hands = クロの手札：{ $words }
# en: c9d97ab3
best-question-say-answers = クロの答え
# en: 88a9ca02
best-question-say-shares-task = 「はい」になる手札は、いくつがいいでしょうか。
# en: 4408f0b3
best-question-say-shares = 「はい」と「いいえ」でわかること
# en: d6bdccc9
best-question-say-bits = ビット
# en: 840421c5
best-question-say-yours = 選んだ数
# en: 4c8a1ba9
best-question-say-hands-yes = 「はい」になる手札
# en: bfc26340
best-question-say-yes-by = 21通りのうち「はい」が{ $yes }通り、「いいえ」が{ $no }通り：平均 { $sum }{ $bits } ビットです。
# en: c9bff9e0
best-question-say-lead-task = 親になってカードを出すのも質問です。
# en: b24d785d
best-question-say-question = 質問
# en: e5f5b86a
best-question-say-first = 最初の質問をしましょう。
# en: c58ccc45
best-question-say-asking-task = できるだけ少ない質問で、クロの手札を当てましょう。
# en: 6028fd49
best-question-say-ask = 質問する
# en: ff0390a2
best-question-say-ask-tip = クロにこの質問をする
# en: fc106f8f
best-question-say-new-hand = 新しい手札
# en: 13f12668
best-question-say-new-hand-tip = クロがべつの手札を取る
# en: 85f64381
best-question-say-all-possible = 21通りの手札すべてがありえます{ $bits ->
    [no] {""}
   *[other] 。あと { $bits } ビットです
}。
# en: 0731b3af
best-question-say-said = { $question } { $said }。
# en: fc22b117
best-question-say-left = { $told ->
    [no] 残りの手札は{ $n }通りです。
   *[other] { $told } ビットわかりました。残りの手札は{ $n }通りです。あと { $missing } ビットです。
}
# en: f02d8cc8
best-question-say-known = { $n }回の質問で、手札がわかりました。
# en: a96f0231
best-question-say-this = これ
# en: 230a5bf1
best-question-say-can-be = ありうるもの
# en: 829f5016
best-question-say-not-yet = まだ正解ではありません：{ $why }。
# en: 61b4517f
best-question-say-not-two = まだ正解ではありません。答えが{ $n }通りです。ある手札では True、ほかの手札では False を返しましょう。
# en: 553569fc
best-question-say-uneven = まだ正解ではありません。手札を { $parts } 通りに分けます。もっと半分に近くなるように分けましょう。
# en: 82d9150c
best-question-say-even = 正解：手札を { $parts } 通りに分けます。
# en: 1366a003
best-question-controls =
    .question = 質問
    .yes = 「はい」の数

# en: 28bee43e
best-question-yes-or-no = クロの2枚の手札は、21通りのうちの一つです。「はい」か「いいえ」で答えられることなら、何を聞いてもかまいません。じょうずに聞けば、質問は何回でかならず足りますか。
    .hint-1 = 手札を一つずつ聞いていくこともできます。でも、いい質問なら、残りの半分を消せます。
    .hint-2 = 手札を一つずつ聞いていくこともできます。でも、いい質問なら、残りの半分を消せます。
    .hint-3 = カードを1枚ずつ聞いていくこともできます。でも、いい質問なら、残りの半分を消せます。
    .hint-4 = 4回の「はい」「いいえ」の答え方は16通りです。手札は21通りあります。
    .hint-5 = 一つの質問で、たくさんの手札について聞けます。半分を消すようにしましょう。
    .because = 21通りから、多くても11、6、3、2、1通りへ。4回の質問では、答え方は 2 × 2 × 2 × 2 = 16 通りしかありません。
# en: 7ee4c79b
best-question-two-questions = クロに一つだけ質問できます。手札についてよりよくわかるのは、どちらの質問ですか。
    .choices-first = 「ドッペルゲンガーを持っていますか」
    .choices-second = 「2に勝てますか」
    .choices-same = わかることの量はまったく同じ
    .hint-1 = 「はい」になる手札と「いいえ」になる手札を数えましょう。もう一つの質問でも数えましょう。
    .hint-2 = 「はい」になる手札と「いいえ」になる手札を数えましょう。もう一つの質問でも数えましょう。
    .because = 21通りの手札のうち、ドッペルゲンガーがあるのは6通り、ないのは15通り。2に勝てるのは15通り、勝てないのは6通り。どちらも、6通りと15通りに分けます。
# en: 5e902fc0
best-question-surprise = 確率 1/2 は、1ビットのおどろきです。確率 1/8 は何ビットですか。
    .hint-1 = 1を何回半分にすると 1/8 になるか、数えましょう。
    .hint-2 = 1/8 は、半分の半分の半分です。
    .hint-3 = 1を何回半分にすると 1/8 になるか、数えましょう。
    .hint-4 = 2回半分にすると 1/4 です。
    .because = 1/8 = 1/2 × 1/2 × 1/2：コインを3枚投げて、3枚とも表になるのと同じおどろきです。
# en: d4d22689
best-question-most = 「はい」と「いいえ」の質問一つで、21通りの手札について、最大で何ビットわかりますか。
    .hint-1 = とてもおしい。「はい」がちょうど半分なら、そうです。でも21は奇数です。
    .hint-2 = それは、21通りのうち6通りが「はい」のときです。スライダーを動かしましょう。
    .hint-3 = スライダーを、いちばん高いところまで動かしましょう。
    .because = 「はい」が10通りで「いいえ」が11通り、またはその逆のときです。1ビットをこえることはありません。
# en: 562ffaef
best-question-split = 手札を受け取って True か False を答え、できるだけ多くのことがわかる質問。
    .because = 答えが二つの質問で、これより多くのことがわかるものはありません。
# en: 6753a6c4
best-question-masks = 「仮面を何枚持っていますか」という質問では、平均して何ビットわかりますか。
    .hint-1 = それは、持っているかどうかだけを聞いたときです。ここでは、答えは0、1、2のどれかです。
    .hint-2 = 答えが三つあれば、1より大きいこともあります。
    .hint-3 = それは、三つの答えが同様に確からしいときです。0枚、1枚、2枚の手札を数えましょう。
    .because = 0枚が10通り、1枚が10通り、2枚が1通りです。答えが三つある質問では、1ビットより多くわかることがあります。
# en: 48bbb00d
best-question-lead = 親になってカードを出すのも質問です。クロは、それに勝てるカードのうち、いちばん弱いもので答えるか、パスします。手札についてよりよくわかるのは、どちらを出したときですか。
    .choices-one = 自分の黒の1
    .choices-two = 自分の白の2
    .choices-alike = どちらも同じ
    .hint-1 = 2にはどんな答えがありますか。1にはどうですか。
    .hint-2 = 2にはどんな答えがありますか。1にはどうですか。
    .because = 答えは、2には四つ、1には六つあります。1では2.40ビット、2では1.98ビットわかります。
# en: aa16578c
best-question-exercise-1 = 1から{ $n }までの数を一つ思いうかべます。「はい」か「いいえ」の質問をじょうずにすれば、何回でかならず当てられますか。
    .level = ウォーミングアップ
    .hint-1 = 「…より大きいですか」と聞けば、残りを半分にできます。
    .hint-2 = 「…より大きいですか」と聞けば、残りを半分にできます。
    .hint-3 = くり返し半分にして、回数を数えましょう。
    .because = 質問するたびに、残りが半分になります。
# en: 5fdfe1a0
best-question-exercise-2 = 「はい」か「いいえ」の質問を、つづけて{ $n }回します。答えの並び方は何通りありますか。
    .level = ウォーミングアップ
    .hint-1 = 質問が一つふえると、並び方は2ふえるのではなく、2倍になります。
    .hint-2 = 質問が1回なら2通りです。2回では何通り、3回では何通りですか。
    .hint-3 = どの答えも、「はい」と「いいえ」の2通りです。
    .hint-4 = それは質問が1回少ないときです。
    .because = 質問のたびに2倍になります：2^{ $n }。
# en: 91c9dd2b
best-question-exercise-3 = { $n }通りの手札は、どれも同様に確からしいとします。質問に「はい」となるのは{ $k }通りです。答えから、平均して何ビットわかりますか。
    .level = 標準
    .hint-1 = それは「はい」の確率です。それぞれの答えで、どれだけわかりますか。
    .hint-2 = それは、ちょうど半分が「はい」のときだけです。
    .hint-3 = それは「いいえ」の確率です。それぞれの答えで、どれだけわかりますか。
    .because = { $k }/{ $n } × log2({ $n }/{ $k }) + { $no }/{ $n } × log2({ $n }/{ $no })。
# en: 11df60b5
best-question-exercise-4 = 見た目が同じコインが{ $n }枚あり、1枚だけ軽くなっています。てんびんを使うと、どちらが軽いか、または同じかがわかります。じょうずに使えば、何回でかならず見つかりますか。
    .level = 標準
    .hint-1 = 「はい」か「いいえ」なら、そうです。てんびんの答えは三つあります。コインを三つの山に分けましょう。
    .hint-2 = 一つの皿に、何枚のせてもかまいません。
    .hint-3 = 次も、また三つの山に分けます。
    .because = 1回で、残りは三分の一になります。答えは毎回三つなので、{ $weighings }回なら 3^{ $weighings } 枚まで見分けられます。
# en: 520a3cbd
best-question-exercise-5 = { $n }通りの手札は、どれも同様に確からしいとします。手札がわかるまで、「はい」か「いいえ」の質問を、いちばんいい方法でつづけます。質問は平均して何回ですか。
    .level = チャレンジ
    .hint-1 = それより少なくはできない、という数です。質問の回数は整数なので、もう少し多くなることがあります。
    .hint-2 = それは{ $n }通りの手札を全部合わせた回数です。
    .because = 樹形図をかきましょう。{ $n }通りの手札を全部合わせて{ $asked }回です。log2({ $n }) = { $bits } ビットより少なくはなりません。
