### meow_daifugo/lesson_counting_hands.ipynb

# en: 7bc43a65
meow-daifugo-lesson-counting-hands-0-1 = # 手札を数える
# en: d25550e5
meow-daifugo-lesson-counting-hands-0-2 = カードが八枚配られました。見る前に考えましょう。ほしいカードが来ている確率はいくつでしょう。そして、手札全体では何ができるでしょう。
# en: 37756fa3
meow-daifugo-lesson-counting-hands-0-3 = - 同じ種類のカードが何枚来るか、それはどのくらい確かか
    - 手札全体で何ができるか、手札が残ると何点失うか
# en: 979332a7
meow-daifugo-lesson-counting-hands-0-4 = **必要なもの：** 組み合わせの知識：単元[仮面を二つとも](../course/11_both_masks.ipynb)。プログラムは書きません。読んで、予想して、ボタンをおします。45分ほどかかります。
# en: 6cc90989
meow-daifugo-lesson-counting-hands-0-5 = **進め方。** コードの下の「実行」をおすと、もう一度動きます。上から下へ進んでください。予想は一度だけで、そのあと説明が出ます。何をしても、こわれることはありません。
# en: 03a08f67
meow-daifugo-lesson-counting-hands-0-6 = カードはゲーム Meow Meow Daifugō のものです。[ここで遊べます](play.ipynb)。次のレッスンは、[ほかの人が何を持っているか](lesson_what_do_they_hold.ipynb)です。
# en: d00d0d80
meow-daifugo-lesson-counting-hands-1-1 = ## 1 まず配る
# en: 73bb980b
meow-daifugo-lesson-counting-hands-1-2 = 山札は32枚です。白いねこの1から8、黒いねこの1から8が二枚ずつ、ねこが二ひきいるドッペルゲンガーが六枚、そして仮面のねこが二枚、白の「?」と黒の「?」です。
# en: da84a498
meow-daifugo-lesson-counting-hands-1-3 = | 出し方 | 内容 |
# en: d061db22
meow-daifugo-lesson-counting-hands-1-4 = | **同じ数** | 同じ数のカードを二枚以上。ドッペルゲンガーは二枚にも数えられるので、一枚だけでペア |
# en: ce617f7f
meow-daifugo-lesson-counting-hands-1-5 = | **階段** | 続いた数を三枚以上。全部白か、全部黒か、全部ドッペルゲンガー |
# en: 4b5d3db0
meow-daifugo-lesson-counting-hands-1-6 = | **「?」** | 同じ色の好きな数になる |
# en: 0e9ea35d
meow-daifugo-lesson-counting-hands-1-7 = まず何回か、それから何百回か配りましょう。手札の下に書いてある五つのことが、長い目で見てどのくらい起こるか、予想を書きとめておきましょう。
# en: ba18571e
meow-daifugo-lesson-counting-hands-2-1 = ## 2 何枚来る？
# en: 65236caf
meow-daifugo-lesson-counting-hands-2-2 = ほとんどの手札には、ドッペルゲンガーがあります。何枚でしょう。
# en: 4ab0bd26
meow-daifugo-lesson-counting-hands-2-3 = 平均は足し算できるので、すぐにわかりました。*ちょうど2枚*の確率を求めるには、もっと選ぶものがあります。六枚のドッペルゲンガーから二枚、**そして**ほかの26枚から六枚です。「そして」は、かけ算です。
# en: 946f52f4
meow-daifugo-lesson-counting-hands-2-4 = ほかの枚数も、同じ考え方でわかります。これらの確率をすべて並べたものを*超幾何分布*といいます。カードの種類と、手札の枚数を選びましょう。手札がふえると、平均はどうふえますか。
# en: 5cbf3705
meow-daifugo-lesson-counting-hands-2-5 = この分布はとてもよく使われるので、数式を計算するプログラムも名前を知っています。平均と、2枚の確率です。
# en: 26cb1c71
meow-daifugo-lesson-counting-hands-2-6 = ほんとうでしょうか。棒は正確な確率です。点は、コンピューターがほんとうに配った2,000回の結果で、一つ一つに区間がついています。本当の確率は、20回に19回、この区間に入るはずです。
# en: 98d308d2
meow-daifugo-lesson-counting-hands-2-7 = もし、一枚引くたびに見せて、次を引く前に**元にもどす**としたら？どの一枚も最初の一枚と同じになり、引くことは独立になります。
# en: a540e449
meow-daifugo-lesson-counting-hands-2-8 = 平均は同じです。でも、元にもどさないと、四枚以上になることも、一枚もないことも少なくなります。ドッペルゲンガーが一枚来ると、その一枚はもう来ないからです。配られた手札は、サイコロよりもばらつきが*小さい*のです。
# en: 3b47ccb2
meow-daifugo-lesson-counting-hands-3-1 = ## 3 手札でできること
# en: c5203df1
meow-daifugo-lesson-counting-hands-3-2 = 1では、ほとんどの手札に同じ数がありました。ないのは、どんなときでしょう。ドッペルゲンガーが一枚もなく（一枚でペアになります）、「?」もなく（何とでもペアになります）、どの数も二度は出てこないときです。
# en: acf24d22
meow-daifugo-lesson-counting-hands-prints-1 = 確率{ $deals-no_equal_numbers-8 }/{ $comb-32-8 }通りの手札
# en: f1dc1998
meow-daifugo-lesson-counting-hands-3-3 = めったにありません。カードがふえると確率がどう大きくなるか、見てみましょう。四人なら七枚ずつ、二人か三人なら八枚ずつ配ります。7枚と8枚の間でいちばん変わるのは、どの線ですか。
# en: c55c53e1
meow-daifugo-lesson-counting-hands-4-1 = ## 4 テーブルの全員
# en: f62f4af8
meow-daifugo-lesson-counting-hands-4-2 = ここまでは、一人の手札を見てきました。テーブルには三人います。まず、足し算してよいかどうかが問題です。
# en: 6814aff5
meow-daifugo-lesson-counting-hands-4-3 = 二つのことが同時に起こらないなら、確率を**足して**かまいません。二つのことが**独立**なら、確率を**かけて**かまいません。同じ山札から配られた手札は、独立ではありません。
# en: 9aea1d4b
meow-daifugo-lesson-counting-hands-4-4 = ラウンドが終わると、勝った人以外は、残ったカードの分だけ点を失います。足もとの丸は、黒いねこが一個か二個、白いねこが三個、ドッペルゲンガーが四個、「?」が五個と六個です。全部で83個です。
# en: b393d667
meow-daifugo-lesson-counting-hands-4-5 = 丸が一個から五個なら一点、六個から十個なら二点、それより多ければ三点を失います。たいてい二点までですませたいなら、カードは何枚まで残してもよいでしょう。
# en: 839dd397
meow-daifugo-lesson-counting-hands-5-1 = ## 5 一回で出しきる
# en: 733ae4d2
meow-daifugo-lesson-counting-hands-5-2 = 一人用のゲームがあります。八枚の手札を、できるだけ少ないターンでなくします。夢のような手札は、**一回で全部出せる**ものです。同じ数では無理です。一つの数のカードは、そんなに多くないからです。だから、八つの数すべての階段です。
# en: de0d56ad
meow-daifugo-lesson-counting-hands-5-3 = 白なら、そのような手札は9通りあります。白いねこ八枚か、そのうちの七枚と、足りない数になる白の「?」です。黒では、どの数も二枚ずつあります。
# en: 525dfced
meow-daifugo-lesson-counting-hands-prints-2 = { $ways }/{ $hands }通りの手札。一回出るまでの回数は、およそ{ $round-hands-ways }
# en: 7eb2e588
meow-daifugo-lesson-counting-hands-5-4 = 一日に一回遊ぶと、22年に一回のことです。
# en: 1c7cb332
meow-daifugo-lesson-counting-hands-6-1 = ## わかったこと
# en: 07e36632
meow-daifugo-lesson-counting-hands-6-2 = - ある種類が何枚か：その種類から選び、残りから選んで、かけます。平均は、手札の枚数 × その種類の割合です。
    - カードは元にもどしません。だから平均はそのままで、両はしの場合が少なくなります。
    - 同時に起こらないことは、足し算。独立なことは、かけ算。
    - 一回で出しきれる手札は、1289通りあります。
# en: 08e36b54
meow-daifugo-lesson-counting-hands-7-1 = ## たしかめ
# en: ad49f8bb
meow-daifugo-lesson-counting-hands-7-2 = プログラムが好きな人へ。八枚の手札に、ドッペルゲンガーがちょうど2枚ある確率です。だれかが、ほかの六枚を忘れました。セルを直しましょう。
# en: 1ddf031d
meow-daifugo-lesson-counting-hands-7-3 = このレッスンでわかったことを、もう一度、別々の方法で計算します。
# en: 48472761
meow-daifugo-lesson-counting-hands-7-4 = **考えてみよう。** 山札からドッペルゲンガーをぬきます。それでも、八枚の手札には、たいてい同じ数がありますか。また、白いねこも二枚ずつあるとしたら、一回で出しきれる手札は何通りですか。
# en: 2a2f2c34
meow-daifugo-lesson-counting-hands-7-5 = 次は：見えない手札の話、[何を持っている？](lesson_what_do_they_hold.ipynb)。または、ゲーム全体を[遊ぶ](play.ipynb)。
