### taxi_derby/lesson_risk_and_reward.ipynb

# en: 010ae79c
taxi-derby-lesson-risk-and-reward-0-1 = # 危険と見返り
# en: 8d97d90d
taxi-derby-lesson-risk-and-reward-0-2 = 急いでいるお客さん、制限速度、そして、追いつくかもしれないパトカー。キップを切られる確率はいくつでしょう。ぜったいに切られずに、どこまで行けるでしょう。そして、小さな危険も、毎晩おかすとどうなるでしょう。
# en: 0f4d1054
taxi-derby-lesson-risk-and-reward-0-3 = - キップを切られる確率と、まったく危険なしに行けるところ
    - 小さな危険を何度もおかすと、どうなるか
# en: 819daa88
taxi-derby-lesson-risk-and-reward-0-4 = **必要なもの：** 分数の知識。プログラムは書きません。読んで、予想して、ボタンをおします。45分ほどかかります。
# en: 37a6523a
taxi-derby-lesson-risk-and-reward-0-5 = **進め方。** コードの下の「実行」をおすと、もう一度動きます。上から下へ進んでください。予想は一度だけで、そのあと説明が出ます。何をしても、こわれることはありません。
# en: f6a17a87
taxi-derby-lesson-risk-and-reward-0-6 = ルールはゲーム Taxi Derby のものです。[ここで遊べます](play.ipynb)。このゲームには、もう一つのレッスン[通り](lesson_shortest_paths.ipynb)があります。
# en: 995ac813
taxi-derby-lesson-risk-and-reward-1-1 = ## 1 まず走る
# en: 0ed89bf8
taxi-derby-lesson-risk-and-reward-1-2 = 毎晩、お客さんが「制限速度をこえて走ってくれたら、運賃をはらいます」と言います。こえて走ると、パトカーが来ます。**四面のサイコロ**をふり、出た目にこえたマスの数をかけただけ、こちらへ進みます。着いたら罰金をはらいますが、運賃はもらえます。ぬりつぶした目は、キップを切られる目です。制限速度を守って、安い運賃ですませてもかまいません。
# en: ec499046
taxi-derby-lesson-risk-and-reward-1-3 = 十晩走りましょう。いくらかせげますか。
# en: 0b723543
taxi-derby-lesson-risk-and-reward-1-4 = 終わると、どこまでが選び方のおかげで、どこまでが運だったかがわかります。
# en: 1bb03ec2
taxi-derby-lesson-risk-and-reward-2-1 = ## 2 キップを切られる確率
# en: 4fb6fa81
taxi-derby-lesson-risk-and-reward-2-2 = 四つの面は、同様に確からしく出ます。だから、十分に大きい目を数えて、四で割りましょう。
# en: 48ebd6fa
taxi-derby-lesson-risk-and-reward-2-3 = パトカーが届くいちばん小さい目は、距離を「こえたマスの数」で割って、**切り上げた**数です。そこから上の目は、すべて届きます。数学では、切り上げを ⌈ ⌉ と書きます。距離が *D* マス、こえたのが *s* マス、サイコロが *n* 面なら：
# en: 0a49a5c2
taxi-derby-lesson-risk-and-reward-2-4 = 次のセルは、20マスまでの距離と、6マスまでこえた場合のすべてで、目を一つ一つ数えて、式とくらべます。
# en: 7a367463
taxi-derby-lesson-risk-and-reward-2-5 = サイコロを変えて、階段の形がどうなるか見ましょう。
# en: 2fa98648
taxi-derby-lesson-risk-and-reward-2-6 = ところで、これはどこからの距離でしょう。
# en: b21f4bbc
taxi-derby-lesson-risk-and-reward-3-1 = ## 3 危険のないマス
# en: ab3f8eb7
taxi-derby-lesson-risk-and-reward-3-2 = いちばん大きい目でも届かないなら、スピードを出しても安全です。
# en: 63f1f9de
taxi-derby-lesson-risk-and-reward-3-3 = 制限速度を *L* とすると、危険のないいちばん長い番は、次のマス数です。⌊ ⌋ は切り捨てを表します。四マスはなれるごとに、一マス余分に走れます。
# en: 6f0866cb
taxi-derby-lesson-risk-and-reward-3-4 = 街全体です。どのマスにも、そこで番を終えたときにキップを切られる確率がパーセントで書いてあります。いくつかのマスを調べ、それからタクシーとパトカーをほかのところへ動かしましょう。パトカーがどこにいれば、どこへでも行けますか。サイコロが八面だったら？
# en: 62aec52d
taxi-derby-lesson-risk-and-reward-3-5 = 危険をおかすと得なのは、どんなときでしょう。それは一つの単元になっています：[スピード違反](../course/09_speeding.ipynb)。そこで見つけたことを持って、もう一度十晩走ってみましょう。こんどは、選び方でまったく損をしないでいられますか。
# en: faefc81e
taxi-derby-lesson-risk-and-reward-3-6 = ルールでは、サイコロ*一個*の目を何倍かします。もっとたくさんふって足すことにしたら？それもべつの単元です：[サイコロ1個か3個か](../course/10_one_die_or_three.ipynb)。
# en: 63ad35d3
taxi-derby-lesson-risk-and-reward-4-1 = ## 4 何度も何度も
# en: 64d14256
taxi-derby-lesson-risk-and-reward-4-2 = 確率 1/4 というと、小さい気がします。
# en: 06fcdd0e
taxi-derby-lesson-risk-and-reward-4-3 = 五回の番のサイコロの出方を、すべて書き出しました。0は、キップを切られたということです。
# en: 772355fa
taxi-derby-lesson-risk-and-reward-prints-1 = { $sum-all-night-for-night-in-nights }/{ $len-nights }
# en: 5c76a287
taxi-derby-lesson-risk-and-reward-4-4 = 何回の番のあとで、キップを切られる方が、切られないより起こりやすくなりますか。
# en: 82a0e7e0
taxi-derby-lesson-risk-and-reward-5-1 = ## わかったこと
# en: 34a8701a
taxi-derby-lesson-risk-and-reward-5-2 = - 届く目を数えます。距離が *D*、こえたのが *s* なら、⌈*D*/*s*⌉ から上の目です。
    - パトカーと四マスはなれるごとに、一マス余分に安全に走れます。9マスはなれていれば6マスです。
    - 小さな危険も、積もると大きくなります。でも、足し算ではありません。1/4 の五倍は1をこえてしまいます。切られ*ない*確率をかけると、(3/4)⁵ = 243/1024 が残ります。
# en: 784f7bde
taxi-derby-lesson-risk-and-reward-6-1 = ## たしかめ
# en: f1c3c586
taxi-derby-lesson-risk-and-reward-6-2 = プログラムが好きな人へ。毎回 1/4 の危険がある番が五回あります。一枚もキップを切られない確率は？だれかが、五倍してしまいました。セルを直しましょう。
# en: 2708b390
taxi-derby-lesson-risk-and-reward-6-3 = このレッスンでわかったことを、もう一度、別々の方法で計算します。
# en: 2561189c
taxi-derby-lesson-risk-and-reward-6-4 = **考えてみよう。** 罰金がいくらなら、もうだれもスピードを出しませんか。それは、お金のない人にとって公平ですか。[ルール実験室](design_lab.ipynb)では、罰金と運賃を変えて、ゲーム全体がどうなるかを見られます。
# en: adb4f27b
taxi-derby-lesson-risk-and-reward-6-5 = 次は：パトカーの通る道の話、[通り](lesson_shortest_paths.ipynb)。または、ゲーム全体を[遊ぶ](play.ipynb)。
