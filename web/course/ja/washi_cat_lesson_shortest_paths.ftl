### washi_cat/lesson_shortest_paths.ipynb

# en: 2d4565f9
washi-cat-lesson-shortest-paths-0-1 = # ジャンプで帰る
# en: 2e9a6c82
washi-cat-lesson-shortest-paths-0-2 = ねこが線をかきながら、魚まで行ってもどります。最低何ターンかかるでしょう。まず手で数え、つぎに探索のようすを見ます。すると、歩くより早い道があることがわかります。
# en: d42c5b16
washi-cat-lesson-shortest-paths-0-3 = - 神社やかべがあっても、層を作ればすべての距離がわかるわけ
    - 行って帰る道の長さ
    - 一ターンで家に帰るわざと、それが得になるとき
    - どんなテープにも使える式と、それより早い人がいないわけ
# en: 8b21d4fd
washi-cat-lesson-shortest-paths-0-4 = **必要なもの：** 方眼紙とペン。プログラムは書きません。読んで、予想して、クリックします。75分ほどかかります：1と2で、授業1回分になります。
# en: ad9f885d
washi-cat-lesson-shortest-paths-0-5 = **進め方。** コードの下の「実行」をおすと、もう一度動きます。上から下へ進んでください。予想は一度だけで、そのあと説明が出ます。何をしても、こわれることはありません。
# en: ac79ce7a
washi-cat-lesson-shortest-paths-0-6 = ゲームは Washi Cat です。[ここで遊べます](play.ipynb)。
# en: 5d013cbe
washi-cat-lesson-shortest-paths-1-1 = ## 1 層
# en: b629fd7b
washi-cat-lesson-shortest-paths-1-2 = ねこは、上下左右のとなりのマスへ歩きます。赤い門の神社には入れず、黒い線のかべは通れません。二つのマスの**距離**とは、いちばん少ない歩数のことです。
# en: 97427852
washi-cat-lesson-shortest-paths-1-3 = 距離2のマスを見つけましょう。キーボードでは、Tab でボードに行き、矢印キーで動いて、Enter をおします。
# en: ac3def44
washi-cat-lesson-shortest-paths-1-4 = 方眼紙を使えば、すぐにできます。始めのマスに0、そのとなりの全部に1、1のとなりの何もないマス全部に2、というように書いていきます。ボードをかき、c1 を始めのマスにして、三層目まで書きましょう。それから答えましょう。
# en: a007499e
washi-cat-lesson-shortest-paths-1-5 = 紙に書いたものをたしかめましょう。おす前に毎回、次に来るマスを言ってみましょう。
# en: f99b3fb5
washi-cat-lesson-shortest-paths-1-6 = これが**幅優先探索**です。どの層にも、一つ前の層のとなりにあって、それまでの層に入っていないマスだけがあります。道は何千本もありますが、全部ためす必要はありません。
# en: 3eed28a5
washi-cat-lesson-shortest-paths-1-7 = ライブラリ networkx も同じことをします。層の大きさは、同じになるはずです。
# en: 46cee66b
washi-cat-lesson-shortest-paths-2-1 = ## 2 行って帰る
# en: cdd9e5fd
washi-cat-lesson-shortest-paths-2-2 = ねこは、最後の段で魚を取って、家に帰らなければなりません。家は、スタートの段の*どの*マスでもかまいません。だから、二つの距離を足します。ねこから魚までと、魚から段までです。
# en: 4f46f959
washi-cat-lesson-shortest-paths-2-3 = 4段の、何もないテープを考えます。魚は最後の段の、横に1列ずれたところにいます。
# en: 32a917ff
washi-cat-lesson-shortest-paths-2-4 = R 段で、魚が横に k 列ずれているなら、魚までは R − 1 + k 歩、帰りは R − 1 歩、合わせて 2R − 2 + k 歩です。
# en: 6761f1a2
washi-cat-lesson-shortest-paths-3-1 = ## 3 もっと早く？
# en: ccc2d485
washi-cat-lesson-shortest-paths-3-2 = ゲームには、もう一つの動き方があります。自分の線のとなりにいるねこは、**ジャンプ**できます。その線のマスを全部まっすぐとびこえて、線のない最初のマスに着地します。線がどんなに長くても、一ターンです。
# en: ec637367
washi-cat-lesson-shortest-paths-3-3 = 4段のテープです。点は、ねこが一ターンで行けるところです。魚を家に持ち帰りましょう。何ターンまでちぢめられますか。これ以上は無理だと思ったら、ターンを元にもどし、ちがうところに線をかいてみましょう。
# en: 74ed5463
washi-cat-lesson-shortest-paths-3-4 = 気がつきましたか。行きの道が、帰り道のジャンプ台になります。
# en: b18e6934
washi-cat-lesson-shortest-paths-3-5 = どのテープでも、もっと早い走り方はないのでしょうか。探索は、マスだけでなく、線もためさなければなりません。探索の点は、*ねこがどこにいて、何をかいたか*です。8段なら、9ターンで80,000をこえる点があります。だから、いつもいちばん見こみのある点から先に調べます。見つかったターンの数が最低であることは、証明できます。テープを変えてみましょう。
# en: 19238053
washi-cat-lesson-shortest-paths-4-1 = ## 4 どんなテープでも
# en: 42cfb8cc
washi-cat-lesson-shortest-paths-4-2 = 探索で見つかった数です。k = 1 から k = 4 までの列で、きまりをさがしましょう。
# en: 976b83b2
washi-cat-lesson-shortest-paths-4-3 = **なぜ、もっと早い人がいないのか。** 線が魚に近づくのは、一ターンに多くても1マスです。ジャンプも、線のマスのすぐ先に着地するからです。そして、帰り道には少なくとも一ターンかかります。
# en: cd6cccd4
washi-cat-lesson-shortest-paths-4-4 = では、魚がまっすぐ先にいたら？すると、着地するところがありません。
# en: 9d2b5f95
washi-cat-lesson-shortest-paths-4-5 = もっと長いテープでも、そうでしょうか。
# en: ca35b935
washi-cat-lesson-shortest-paths-4-6 = もう一度、表です。こんどは k = 0 の列もあります。
# en: 640edea2
washi-cat-lesson-shortest-paths-4-7 = k = 0 のとき、最低のターンは、二つの数の小さい方です。一つは歩くとき、もう一つは回り道をするときの数です。ライブラリは式を全部知っていて、探索と同じ答えになります。
# en: d2b16375
washi-cat-lesson-shortest-paths-4-8 = ジャンプができないとしたら？自分の線に入れないとしたら？ルールを変えると、表も変わります。
# en: 1f6a65ab
washi-cat-lesson-shortest-paths-5-1 = ## わかったこと
# en: a2e2ecd2
washi-cat-lesson-shortest-paths-5-2 = - 幅優先探索は、一層ずつ、すべての距離を見つけます。
    - 歩いて行って帰ると、2R − 2 + k 歩です。
    - 魚が横にずれていれば、ジャンプを使って R + k ターンです。行きの線が、ねこを家に運びます。
    - まっすぐ先だと、ジャンプの着地するところがなく、2R − 2 と R + 3 の小さい方になります。
    - 「最低」を言うには、二つのものが必要です。その長さの道と、もっと短い道がない理由です。
# en: a36b548e
washi-cat-lesson-shortest-paths-6-1 = ## たしかめ
# en: 40f65542
washi-cat-lesson-shortest-paths-6-2 = プログラムが好きな人へ。8段で、横に2列ずれているとき、ジャンプで得をするターンの数です。このセルは、逆に引いています。直して、もう一度実行しましょう。
# en: fb4ab50f
washi-cat-lesson-shortest-paths-6-3 = このレッスンでわかったことを、もう一度、別々の方法で計算します。
# en: 60eeec24
washi-cat-lesson-shortest-paths-6-4 = **考えてみよう。** もう一ぴきの自分のねこの線も、とびこえられます。二ひきで力を合わせると、べつべつに走るより早くなりますか。また、そんな走り方をしようとしているねこを、どうすれば止められますか。
# en: a14da1f3
washi-cat-lesson-shortest-paths-6-5 = 次は：ねこをとじこめる話、[わな](lesson_cuts_and_traps.ipynb)。または、[遊ぶ](play.ipynb)。
