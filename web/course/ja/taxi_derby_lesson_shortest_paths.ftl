### taxi_derby/lesson_shortest_paths.ipynb

# en: 376e3afb
taxi-derby-lesson-shortest-paths-0-1 = # 通り
# en: 9f0345d7
taxi-derby-lesson-shortest-paths-0-2 = パトカーは、いつもいちばん短い道で追いかけてきます。そんな道は何本あるでしょう。街のはしからはしまでは、どのくらいでしょう。このレッスンでは、街がグラフになり、歩かずに道を数えられるようになります。
# en: 7f1daf3e
taxi-derby-lesson-shortest-paths-0-3 = - 道がグラフの点になり、交差点が線になるしくみ
    - 二つのマスは、平均してどのくらいはなれているか
    - いちばん短い道が何本あるかを、全部歩かずに求める方法
# en: a186ac2d
taxi-derby-lesson-shortest-paths-0-4 = **必要なもの：** [渋滞](../course/06_jam.ipynb)。探索が距離を測るしくみは、そこでわかります。プログラムは書きません。読んで、予想して、クリックします。70分ほどかかります：1と2で、授業1回分になります。
# en: 73986fb2
taxi-derby-lesson-shortest-paths-0-5 = **進め方。** コードの下の「実行」をおすと、もう一度動きます。上から下へ進んでください。予想は一度だけで、そのあと説明が出ます。何をしても、こわれることはありません。
# en: dc8e901c
taxi-derby-lesson-shortest-paths-0-6 = 街はゲーム Taxi Derby のものです。[ここで遊べます](play.ipynb)。このゲームには、もう一つのレッスン[危険と見返り](lesson_risk_and_reward.ipynb)があります。
# en: cc1823df
taxi-derby-lesson-shortest-paths-1-1 = ## 1 裏返しのグラフ
# en: 7af64957
taxi-derby-lesson-shortest-paths-1-2 = **グラフ**は、*頂点*とよぶ点と、いくつかの点を結ぶ、*辺*とよぶ線でできています。ふつう、街のグラフでは、交差点が頂点、道が辺です。でも、タクシーがいるのは道の上で、交差点ではありません。そこで、裏返しましょう。一つ一つの*道*を頂点にして、同じ交差点に集まる二つの道を線で結びます。これを街の**線グラフ**といいます。
# en: e6c50a37
taxi-derby-lesson-shortest-paths-1-3 = 二つのグラフを切りかえて見ましょう。テーブルのふちを回る道は通れないので、そこへ行く道は行き止まりです。
# en: dfff7172
taxi-derby-lesson-shortest-paths-1-4 = どんな大きさの街にも使える式があります。四枚のパネルの一辺に *b* 区画あるなら、内側の通りはたてにも横にも 2*b* − 1 本です。だから交差点は (2*b* − 1)² 個で、どれにも六つの組ができます。
# en: c9436174
taxi-derby-lesson-shortest-paths-1-5 = ゲームの計算に使うライブラリ networkx は、線グラフを自分で作れます。次のセルは、街を交差点と道で作り、裏返して、くらべます。
# en: dabe56a7
taxi-derby-lesson-shortest-paths-2-1 = ## 2 遠いとはどのくらい？
# en: d6173475
taxi-derby-lesson-shortest-paths-2-2 = この街では、近道の計算ができます。二つのマスの、いちばん近いはしどうしを取ります。その二つの交差点が、横とたてに道いくつ分はなれているかを数え、1を足します。平均して、どのくらい走ることになりますか。
# en: ddca5583
taxi-derby-lesson-shortest-paths-2-3 = たしかめる方法がもう一つあります。二つのマスをでたらめに選ぶことを、二千回くり返します。棒は正確な確率、点は出た結果です。一つ一つに区間がついていて、本当の確率は、20回に19回、この区間に入るはずです。
# en: 48425841
taxi-derby-lesson-shortest-paths-3-1 = ## 3 パトカーの道は何本？
# en: 8e2ca9e0
taxi-derby-lesson-shortest-paths-3-2 = ルールでは、パトカーはいちばん短い道の*一つ*で来ます。どれにするかは、だれかが選べます。だから、何本あるかを知っていると役に立ちます。
# en: a91df352
taxi-derby-lesson-shortest-paths-3-3 = この地図は、代わりに数えてくれます。パトカーの近くから始めて、数のきまりをさがしましょう。
# en: 7aa0de78
taxi-derby-lesson-shortest-paths-3-4 = **きまり。** いちばん短い道の最後の一歩は、1マスだけ近いとなりから来ます。だから、マスの数は、そのようなとなりの数の和です。通りにそって見ると、1、1、1、つぎに1、2、3、そして1、3、6。パスカルの三角形です。
# en: a4bf3d02
taxi-derby-lesson-shortest-paths-3-5 = 道をことばで書きましょう。左への道はL、上への道はUです。L が三つ、U が二つなら5文字で、U にする二つを選びます。「5個から2個を選ぶ組み合わせ」、つまり二項係数です。
# en: 38d88f48
taxi-derby-lesson-shortest-paths-3-6 = こんなに大きな数も、歩いて数える必要はありません。次のセルは、三組のマスについて、両方の方法で求めます。
# en: 8f393496
taxi-derby-lesson-shortest-paths-4-1 = ## わかったこと
# en: a98e91bf
taxi-derby-lesson-shortest-paths-4-2 = - 道が頂点になり、道と道の出会いが辺になります。これが線グラフです。この街の線グラフには、頂点が112個、辺が 6 × 49 = 294 本あります。
    - 二つのマスは、平均して 187/37、およそ5マスはなれています。
    - いちばん短い道の数は、パスカルの三角形のように足し算になります。Memorial Park までは6本、かどからかどまでは924本です。
# en: ad1e833f
taxi-derby-lesson-shortest-paths-5-1 = ## たしかめ
# en: a1454981
taxi-derby-lesson-shortest-paths-5-2 = プログラムが好きな人へ。街には、となりどうしの組がいくつありますか。このセルの答えは、何かを二回数えています。直して、もう一度実行しましょう。
# en: 3372a0c1
taxi-derby-lesson-shortest-paths-5-3 = このレッスンでわかったことを、もう一度、別々の方法で計算します。
# en: 8b45cc89
taxi-derby-lesson-shortest-paths-5-4 = **考えてみよう。** パトカーは、今いるところから四マスまで動かして置けます。Memorial Park に届くのは、いくつのマスからですか。一つだけ道をふさぐとき、いちばん多くの道すじが長くなるのはどれですか。
# en: 49b526a8
taxi-derby-lesson-shortest-paths-5-5 = 次は：パトカーのサイコロの話、[危険と見返り](lesson_risk_and_reward.ipynb)。または、ゲーム全体を[遊ぶ](play.ipynb)。
# en: 51c1eb32
taxi-derby-lesson-shortest-paths-prints-1 = { $spaces-subs-b-4 }マス、{ $pairs-subs-b-4 }組
