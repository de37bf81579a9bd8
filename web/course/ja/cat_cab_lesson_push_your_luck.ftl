### cat_cab/lesson_push_your_luck.ipynb

# en: 4ffcbabe
cat-cab-lesson-push-your-luck-0-1 = # どこまでつづける？
# en: c60cccf4
cat-cab-lesson-push-your-luck-0-2 = 5個のサイコロはどんなふうに出るでしょう。一回の番で、どこまで進めるでしょう。そして、ちょうど10マス必要で、それより少なくては役に立たないときは？
# en: 1a9303ff
cat-cab-lesson-push-your-luck-0-3 = - 5個のサイコロの出方と、運の悪さの確率
    - 最高の運転手の番はどんなものか
    - 目標が変われば、作戦も変わること
# en: ca568776
cat-cab-lesson-push-your-luck-0-4 = **必要なもの：** [がまんのサイコロ](../course/05_patient_die.ipynb)と[完ぺきな運転手](../course/14_perfect_driver.ipynb)。プログラムは書きません。読んで、予想して、クリックします。45分ほどかかります。
# en: ca7e4961
cat-cab-lesson-push-your-luck-0-5 = **進め方。** コードの下の「実行」をおすと、もう一度動きます。上から下へ進んでください。予想は一度だけで、そのあと説明が出ます。何をしても、こわれることはありません。
# en: 6aefba65
cat-cab-lesson-push-your-luck-0-6 = サイコロはゲーム Cat Cab Crew のものです。[ここで遊べます](play.ipynb)。このゲームには、もう一つのレッスン[帰り道](lesson_ways_home.ipynb)があります。
# en: 6194fda0
cat-cab-lesson-push-your-luck-1-1 = ## 1 五つのサイコロを一回ふる
# en: a54b0b40
cat-cab-lesson-push-your-luck-1-2 = 1はのろいで、1マスへります。2と3は空白、4と5は1マス、6は2マス進みます。のろいは四つまでしか数えません。クレイジーキャットには、がまんがありません。五つのサイコロを一回だけふり、何が出てもそのまま残します。
# en: 31b505f8
cat-cab-lesson-push-your-luck-1-3 = のろいの*ない*場合を数える方がかんたんです。どのサイコロにも、1でない面が五つあります。サイコロは独立なので、確率はかけ算できます。残りが、のろいが一つ以上出る確率です。ここでは、サイコロを *n* 個とします。
# en: 2132a2da
cat-cab-lesson-push-your-luck-1-4 = こんどは、差し引きのマス数です。サイコロ1個の平均はもうわかっています。五つなら？
# en: 9b709243
cat-cab-lesson-push-your-luck-1-5 = たしかめるために、五つのサイコロの出方を7776通りすべて書き出して数えます。`max` は上限です。1が五つでも、のろいは四つです。
# en: 96ddefee
cat-cab-lesson-push-your-luck-prints-1 = { $len-nets }通り。そのうち、0マスになるのは{ $nets-count-0 }通り。平均は{ $Fraction-sum-nets-len-nets }
# en: fca23cd7
cat-cab-lesson-push-your-luck-1-6 = うまい数え方があります。サイコロを一つ一つ、差し引きのマス数を指数にした多項式で書くのです。それを五つかけ合わせると、すべての組み合わせについて指数が足されます。だから、*x*³ の係数が、差し引き3マスになる出方の数です。
# en: 8f2a7206
cat-cab-lesson-push-your-luck-1-7 = ゲームとちがうのは一つの項だけです。1/*x*⁵ はのろい五つですが、ゲームでは四つと数えます。グラフの棒は正確な確率です。その上の点は、コンピューターがほんとうにふった2,000回の結果で、一つ一つに区間がついています。本当の確率は、20回に19回、この区間に入るはずです。
# en: 33ac80b9
cat-cab-lesson-push-your-luck-2-1 = ## 2 五つのサイコロと、好きなだけのがまん
# en: 18ade39f
cat-cab-lesson-push-your-luck-2-2 = [完ぺきな運転手](../course/14_perfect_driver.ipynb)は、同じサイコロで、二倍近く遠くまで進みます。でも、それは平均です。ここには、一回の番で起こりうることすべてがあります。スライダーを動かしましょう。サイコロをふやす、へらす、番の始めからのろいがある。どうなりますか。
# en: df14ff84
cat-cab-lesson-push-your-luck-2-3 = ほんとうでしょうか。たしかめる方法がもう一つあります。最高の運転手に走ってもらって、数えるのです。
# en: bd7976f1
cat-cab-lesson-push-your-luck-3-1 = ## 3 目標が変われば、作戦も変わる
# en: d3af1fd6
cat-cab-lesson-push-your-luck-3-2 = ここまでは、平均をいちばん大きくしようとしました。でも、お客さんがちょうど10マス先で待っていて、これが最後の番だとしたらどうでしょう。のろいなしで、6が五つ必要です。まず、一つのサイコロを考えます。6が出るか、1が出てすべてだめになるまで、ふり直します。
# en: 9fa7f3bb
cat-cab-lesson-push-your-luck-3-3 = この目標のためなら、最高の運転手は4や5もふり直します。平均のためなら、ばかげたことです。**いちばんいい選び方は、何がほしいかで変わります。** グラフは三人の運転手をくらべたものです。その道のりに届くことだけを目ざす人、平均をいちばん大きくしようとする人、そしてクレイジーキャットです。
# en: 3202e747
cat-cab-lesson-push-your-luck-4-1 = ## わかったこと
# en: 78357ab4
cat-cab-lesson-push-your-luck-4-2 = - 五つのサイコロに1が一つ以上出るのは、7776通りのうち4651通りです。1のない場合を数えて、残りを求めます。
    - クレイジーキャットの平均は 5 × 1/2 と、ほんの少しです。
    - ゲーム全体のように、3の目で半マス分の値打ちのアイテムがもらえるなら、最高の運転手の平均は4.818ではなく4.833になります。
    - ほしいものがちがえば、遊び方も変わります。10マス進む確率は、ちょうど 1/32 です。
# en: 749bb3c8
cat-cab-lesson-push-your-luck-5-1 = ## たしかめ
# en: 7bb29aad
cat-cab-lesson-push-your-luck-5-2 = プログラムが好きな人へ。2個のサイコロを一回ふると、平均して差し引き何マス進みますか。このセルの答えはまちがっています。直して、もう一度実行しましょう。
# en: 691ec896
cat-cab-lesson-push-your-luck-5-3 = このレッスンでわかったことを、もう一度、別々の方法で計算します。
# en: 2b3da52e
cat-cab-lesson-push-your-luck-5-4 = **考えてみよう。** 1の目で2マスへるとしたら、何が変わりますか。のろいの上限が二つなら？[ルール実験室](design_lab.ipynb)では、このようなルールを変えて、どうなるかを見られます。
# en: d5aa3787
cat-cab-lesson-push-your-luck-5-5 = 次は：街をグラフとして見る[帰り道](lesson_ways_home.ipynb)。または、ゲーム全体を[遊ぶ](play.ipynb)。
