### washi_cat/lesson_cuts_and_traps.ipynb

# en: 1af35fcc
washi-cat-lesson-cuts-and-traps-0-1 = # わな
# en: 273b663d
washi-cat-lesson-cuts-and-traps-0-2 = このゲームのかべは、建てるのではなく、一ターンずつかいていきます。そして、歩くねこも線をかきます。とじこめられそうなねこを助けるものは何でしょう。かべをかくのに、どのくらいかかるでしょう。
# en: fce86578
washi-cat-lesson-cuts-and-traps-0-3 = - 最後の出口の魚が、何の役に立つか
    - 歩いたねこを守るものと、それをこわすジャンプ
    - 安いかべが、早くかけるとはかぎらないわけ
# en: b052643b
washi-cat-lesson-cuts-and-traps-0-4 = **必要なもの：** [かべ](../course/07_walls.ipynb)。いちばん安いかべの見つけ方と証明は、そこにあります。プログラムは書きません。読んで、予想して、クリックします。35分ほどかかります。
# en: 0f8e4e8f
washi-cat-lesson-cuts-and-traps-0-5 = **進め方。** コードの下の「実行」をおすと、もう一度動きます。上から下へ進んでください。予想は一度だけで、そのあと説明が出ます。何をしても、こわれることはありません。
# en: bd6e9664
washi-cat-lesson-cuts-and-traps-0-6 = ゲームは Washi Cat です。[ここで遊べます](play.ipynb)。このゲームには、ほかに[ジャンプで帰る](lesson_shortest_paths.ipynb)と[並べ方を数える](lesson_parking.ipynb)というレッスンがあります。
# en: f5256466
washi-cat-lesson-cuts-and-traps-1-1 = ## 1 最後の出口
# en: b04bf543
washi-cat-lesson-cuts-and-traps-1-2 = ねこは、上下左右のとなりのマスへ歩きます。ちがう色の線のあるマスには入れません。赤のねこは魚を持っていて、家に、つまり1段目に帰ろうとしています。
# en: 194f4ccd
washi-cat-lesson-cuts-and-traps-1-3 = これが証明です。ねこが行けるマスにはすべて点があり、そのまわりに、ねこをとじこめているものがあります。
# en: c12a59e8
washi-cat-lesson-cuts-and-traps-2-1 = ## 2 線は帰り道
# en: b361d861
washi-cat-lesson-cuts-and-traps-2-2 = ゲームでは、ねこは歩きながら線をかきます。
# en: e8a1283a
washi-cat-lesson-cuts-and-traps-2-3 = 特別な手があります。**スーパーすごいねこジャンプ**です。ちがう色の線をまっすぐとびこえ、その上にも線をかきます。
# en: 7f86ff80
washi-cat-lesson-cuts-and-traps-3-1 = ## 3 かべは建てずに、かく
# en: 6dd8eed0
washi-cat-lesson-cuts-and-traps-3-2 = かべは、角だけでつながっていても、だれも通れません。でも、線は辺から辺へと進みます。
# en: d22841d4
washi-cat-lesson-cuts-and-traps-3-3 = スライダーを動かしましょう。レンガは、いちばん安いかべの、まだ足りないマスです。そのあと、かべ全体が見えます。
# en: e61da8f3
washi-cat-lesson-cuts-and-traps-3-4 = いちばん安いかべは、ターンの数の**下界**です。一ターンに1マスしかかけないからです。見つかった線は**上界**です。ここでは一つちがい、すべての線を探索して、それより早い人はいないことがわかっています。
# en: f9b85c2b
washi-cat-lesson-cuts-and-traps-4-1 = ## わかったこと
# en: e6d3dfdb
washi-cat-lesson-cuts-and-traps-4-2 = - 魚を持っているねこにとって、ほかの魚はかべの一部です。
    - 歩いたねこには、帰り道があります。自分の線です。その線の上にかけるのは、スーパーすごいねこジャンプだけです。
    - いちばん安いかべは、ターンの数の下界です。かくには、もっとかかることがあります。
# en: 8ebfb135
washi-cat-lesson-cuts-and-traps-5-1 = ## たしかめ
# en: 42d3437c
washi-cat-lesson-cuts-and-traps-5-2 = プログラムが好きな人へ。青は、3のかべを何ターンでかけますか。だれかが、いちばん安いかべのマスを数えました。セルを直しましょう。
# en: 006fbe4d
washi-cat-lesson-cuts-and-traps-5-3 = **考えてみよう。** ねこ*二ひき*を囲むいちばん安いかべは？ねこがどこにいても、同じマスを通らない帰り道が三本あるように、神社を置けますか。
# en: a17786db
washi-cat-lesson-cuts-and-traps-5-4 = 次は：間をあけて並ぶ魚の話、[並べ方を数える](lesson_parking.ipynb)。または、ゲーム全体を[遊ぶ](play.ipynb)。
