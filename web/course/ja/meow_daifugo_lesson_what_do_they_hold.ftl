### meow_daifugo/lesson_what_do_they_hold.ipynb

# en: 928addcd
meow-daifugo-lesson-what-do-they-hold-0-1 = # 何を持っている？
# en: c97149bc
meow-daifugo-lesson-what-do-they-hold-0-2 = 相手の手札は見えません。でも、何を出すか、いつパスするかは見えます。このレッスンでは、カードが一枚出るたびに、信じてよいことが変わります。どれだけ変わるかを言えるようになりましょう。
# en: c96ea8ab
meow-daifugo-lesson-what-do-they-hold-0-3 = - 手がかりがふえるたびに、比に数をかければよいわけ
    - 手札全体を読む方法と、自分の言う確率が正直かどうかをたしかめる方法
# en: 90f60e7a
meow-daifugo-lesson-what-do-they-hold-0-4 = **必要なもの：** ベイズの定理：単元[パスは語る](../course/12_a_pass_speaks.ipynb)。組み合わせの知識も役に立ちます：[手札を数える](lesson_counting_hands.ipynb)。プログラムは書きません。読んで、予想して、ボタンをおします。45分ほどかかります。
# en: e000bf66
meow-daifugo-lesson-what-do-they-hold-0-5 = **進め方。** コードの下の「実行」をおすと、もう一度動きます。上から下へ進んでください。予想は一度だけで、そのあと説明が出ます。何をしても、こわれることはありません。
# en: 4bd6db61
meow-daifugo-lesson-what-do-they-hold-0-6 = カードはゲーム Meow Meow Daifugō のものです。[ここで遊べます](play.ipynb)。
# en: 64dcbdb8
meow-daifugo-lesson-what-do-they-hold-1-1 = ## 1 山札全部
# en: 84421bb5
meow-daifugo-lesson-what-do-they-hold-1-2 = [パスは語る](../course/12_a_pass_speaks.ipynb)では、クロの手札は子ねこ二枚でした。こんどは自分の手札が八枚、場に三枚です。クロの手札も八枚です。
# en: adabb898
meow-daifugo-lesson-what-do-they-hold-1-3 = 最初の手がかりは、自分に見えているものです。
# en: 2b6c9198
meow-daifugo-lesson-what-do-they-hold-1-4 = 自分が親で、黒の7を出します。ここのクロも、出せるときはコインを投げて決めます。（ゲームでは、パスするときに場のカードも取ります。どれを取ったかは見えますし、7に勝てるカードは場にないので、ここでは何も変わりません。）
# en: 54335017
meow-daifugo-lesson-what-do-they-hold-1-5 = 頭の中ですぐに計算できる方法があります。**比**を使うのです。「?」のある手札と、ない手札が、何対何かを書きます。ある人のうちパスするのは半分だけで、ない人は全員パスします。だから、左側に 1/2 をかけます。手がかりがふえたら、比に数をかければよいのです。
# en: 9bfb8c4f
meow-daifugo-lesson-what-do-they-hold-1-6 = *n* 回パスすると、*q* を *n* 回かけたことになります。
# en: 4539778a
meow-daifugo-lesson-what-do-they-hold-1-7 = こんどは、カードを出した場合です。親の自分が黒の3を出すと、クロは黒の6で答えました。3より大きいカードのうち、いちばん小さいものです。
# en: da5541cd
meow-daifugo-lesson-what-do-they-hold-2-1 = ## 2 手札を読む
# en: 7e0a4d8d
meow-daifugo-lesson-what-do-they-hold-2-2 = ここでは、すべてを一度に見ます。32枚のカードのそれぞれの下に、それがクロの手札にある確率が出ます。棒が今の確率で、横切る細い線は、その前の確率です。自分のカードを一枚ずつ、親として出しましょう。（ゲームでは、勝ったクロが親になります。ここでは、知りたいことがあるので、いつも自分が親です。）クロがパスすると、いちばん長く場にあるカードを取り、かわりに一枚が表になります。これも手がかりです。
# en: f6f94d86
meow-daifugo-lesson-what-do-they-hold-2-3 = キーボードでは、Tab で手札に行き、矢印キーで選んで、Enter で出します。
# en: 636d00a6
meow-daifugo-lesson-what-do-they-hold-2-4 = いちばん多くのことがわかるのは、どのカードを出したときですか。何もわからないのは？終わったら、クロの手札を表にしましょう。
# en: 57f64a50
meow-daifugo-lesson-what-do-they-hold-2-5 = この配り方では、クロの手札は203,490通り考えられます。コンピューターは、その全部を調べたわけではありません。それぞれの数のカードが何枚あるかで手札をまとめて数えました。答えはそれだけで決まるからです。
# en: 9260fefc
meow-daifugo-lesson-what-do-they-hold-prints-1 = { $len-start-weights }種類の手札、全部で{ $sum-start-weights-values }通り
# en: b52c44fe
meow-daifugo-lesson-what-do-they-hold-3-1 = ## 3 ほんとうに当たる？
# en: 952dd0ac
meow-daifugo-lesson-what-do-they-hold-3-2 = たしかめられない確率は、ただの思いこみです。まず、1の問いを一つ。自分の7にパスしたクロは、「?」を何枚持っていますか。棒は計算した確率です。点は、コンピューターが配って遊んだラウンドの結果です。クロがほんとうにパスしたラウンドだけを数えています。
# en: b0d57b4f
meow-daifugo-lesson-what-do-they-hold-3-3 = こんどは、すべてを一度にためします。コンピューターは、同じようなラウンドを150回、親として三回ずつカードを出して遊び、見えていなかったカードをすべて調べます。確率がおよそ40%だったカードのうち、クロが持っていたのは、およそ40%でしょうか。そうなら、点は線の上にあり、確率は*よく当たっている*といえます。（一つの手札の中のカードは独立ではないので、ここの区間は、大まかな目安です。）
# en: b6563754
meow-daifugo-lesson-what-do-they-hold-3-4 = それから、自分が信じているのとはちがうクロを選びましょう。何がうまくいかなくなりますか。
# en: d41fb868
meow-daifugo-lesson-what-do-they-hold-3-5 = ベイズの定理は正確ですが、もとにする相手のくせが正しくなければ、役に立ちません。ほとんどいつもわざとパスするクロを、めったにしないクロだと思いこむと、パスを信じてしまいます。すると、ほとんどないはずだったカードが出てきて、ひどい目にあいます。
# en: e46b93b3
meow-daifugo-lesson-what-do-they-hold-4-1 = ## わかったこと
# en: 1b594db0
meow-daifugo-lesson-what-do-they-hold-4-2 = - 比なら、かけ算一回です。22対13が11対13になります。
    - 信じていることは、たしかめられます。確率40%のことは、100回のうち40回ほど起こるはずです。
# en: 431a7c65
meow-daifugo-lesson-what-do-they-hold-5-1 = ## たしかめ
# en: cf5f2430
meow-daifugo-lesson-what-do-they-hold-5-2 = プログラムが好きな人へ。7に一回パスしたあと、「?」を持っている確率は 11/24 でした。だれかが、二回目のパスでそれを半分にしました。セルを直しましょう。
# en: 73cba77c
meow-daifugo-lesson-what-do-they-hold-5-3 = このレッスンでわかったことを、もう一度、別々の方法で計算します。
# en: 042bc7ec
meow-daifugo-lesson-what-do-they-hold-5-4 = **考えてみよう。** このゲームの「ねこ長老」は、見えないカードを何度も配り直して考えます。どの配り方も同じように起こるとして、パスからは何も読みません。どうすれば、それを利用できますか。また、クロが、パスを読まれていると知っていたら、いつわざとパスするべきでしょう。
# en: 2efec9e0
meow-daifugo-lesson-what-do-they-hold-5-5 = この前は：[手札を数える](lesson_counting_hands.ipynb)。または、ゲーム全体を[遊ぶ](play.ipynb)。
