### washi_cat/lesson_cuts_and_traps.ipynb

washi-cat-lesson-cuts-and-traps-0-1 = # わな
washi-cat-lesson-cuts-and-traps-0-2 = このゲームのかべは、建てるのではなく、一ターンずつかいていきます。そして、歩くねこも線をかきます。とじこめられそうなねこを助けるものは何でしょう。かべをかくのに、どのくらいかかるでしょう。
washi-cat-lesson-cuts-and-traps-0-3 = - 最後の出口の魚が、何の役に立つか
    - 歩いたねこを守るものと、それをこわすジャンプ
    - 安いかべが、早くかけるとはかぎらないわけ
washi-cat-lesson-cuts-and-traps-0-4 = **必要なもの：** [かべ](../course/07_walls.ipynb)。いちばん安いかべの見つけ方と証明は、そこにあります。プログラムは書きません。読んで、予想して、クリックします。35分ほどの時間。
washi-cat-lesson-cuts-and-traps-0-5 = **進め方。** コードの下の「実行」をおすと、もう一度動きます。上から下へ進んでください。予想は一度だけで、そのあと説明が出ます。何をしても、こわれることはありません。
washi-cat-lesson-cuts-and-traps-0-6 = ゲームは Washi Cat です。[ここで遊べます](play.ipynb)。このゲームには、ほかに[ジャンプで帰る](lesson_shortest_paths.ipynb)と[並べ方を数える](lesson_parking.ipynb)というレッスンがあります。
washi-cat-lesson-cuts-and-traps-1-1 = ## 1 最後の出口
washi-cat-lesson-cuts-and-traps-1-2 = ねこは、上下左右のとなりのマスへ歩きます。ちがう色の線のあるマスには入れません。赤のねこは魚を持っていて、家に、つまり1段目に帰ろうとしています。
washi-cat-lesson-cuts-and-traps-1-3 = これが証明です。ねこが行けるマスにはすべて点があり、そのまわりに、ねこをとじこめているものがあります。
washi-cat-lesson-cuts-and-traps-2-1 = ## 2 線は帰り道
washi-cat-lesson-cuts-and-traps-2-2 = ゲームでは、ねこは歩きながら線をかきます。
washi-cat-lesson-cuts-and-traps-2-3 = 特別な手があります。**スーパーすごいねこジャンプ**です。ちがう色の線をまっすぐとびこえ、その上にも線をかきます。
washi-cat-lesson-cuts-and-traps-3-1 = ## 3 かべは建てずに、かく
washi-cat-lesson-cuts-and-traps-3-2 = かべは、角だけでつながっていても、だれも通れません。でも、線は辺から辺へと進みます。
washi-cat-lesson-cuts-and-traps-3-3 = スライダーを動かしましょう。レンガは、いちばん安いかべの、まだ足りないマスです。そのあと、かべ全体が見えます。
washi-cat-lesson-cuts-and-traps-3-4 = いちばん安いかべは、ターンの数の**下界**です。一ターンに1マスしかかけないからです。見つかった線は**上界**です。ここでは一つちがい、すべての線を探索して、それより早い人はいないことがわかっています。
washi-cat-lesson-cuts-and-traps-4-1 = ## わかったこと
washi-cat-lesson-cuts-and-traps-4-2 = - 魚を持っているねこにとって、ほかの魚はかべの一部です。
    - 歩いたねこには、帰り道があります。自分の線です。その線の上にかけるのは、スーパーすごいねこジャンプだけです。
    - いちばん安いかべは、ターンの数の下界です。かくには、もっとかかることがあります。
washi-cat-lesson-cuts-and-traps-5-1 = ## たしかめ
washi-cat-lesson-cuts-and-traps-5-2 = プログラムが好きな人へ。青は、3のかべを何ターンでかけますか。だれかが、いちばん安いかべのマスを数えました。セルを直しましょう。
washi-cat-lesson-cuts-and-traps-5-3 = **考えてみよう。** ねこ*二ひき*を囲むいちばん安いかべは？ねこがどこにいても、同じマスを通らない帰り道が三本あるように、神社を置けますか。
washi-cat-lesson-cuts-and-traps-5-4 = 次は：間をあけて並ぶ魚の話、[並べ方を数える](lesson_parking.ipynb)。または、ゲーム全体を[遊ぶ](play.ipynb)。
