### ジャンプで帰る：問いと答え。

# en: d81f804a
jump-home-note =
    .words-1 = グラフ、距離、最短経路
    .words-2 = 幅優先探索、層
    .words-3 = 状態、状態空間
    .words-4 = 下界、最善であることの証明
    .words-5 = 二つの変数の式、二つの数の小さい方
    .tips-1 = 1と2で30分、3でもう30分です。4は、式が好きな人のためのものです。
    .tips-2 = まず紙の上で：いるのは方眼紙とペンだけです。一度かいた線は消せません。
    .tips-3 = 3は競争にするのがいちばんです。いちばん早い走り方を見つけるのはだれでしょう。見つけた人には、手そのものではなく、手がかりを言ってもらいます。
    .tips-4 = よくあるまちがい：それより短くは歩けないので、7ターンが最低だと考えます。
    .tips-5 = 早く終わった人へ：R + k ターンより早い人はいないことを証明しましょう。k > 0 は、証明のどこで必要ですか。
# en: 305826fe
jump-home-third-layer = c1 からちょうど3歩のマスはいくつありますか。
    .hint-1 = b3 もその一つになるところですが、そこには神社があります。
    .hint-2 = それは4層目です。
    .hint-3 = それは2歩までのマス全部で、c1 もふくみます。
    .hint-4 = それは3歩までのマス全部で、c1 もふくみます。
    .hint-5 = それは3歩までのマス全部です。3層目だけを数えましょう。
    .hint-6 = それは1歩のマスの数です。
    .because = a2、d3、e2、f1、そして c3 の先の c4 です。
# en: acdb6278
jump-home-round-the-wall = d3 と d4 の間にかべがあります。d3 から d4 までは何歩ですか。
    .hint-1 = 辺でくっついていますが、その辺にかべがあります。
    .hint-2 = 横へ一歩、上へ一歩。でも、そこは c4 か e4 で、まだ d4 ではありません。
    .hint-3 = もっと短い回り道があります。
    .because = 横へ、上へ、もどる：d3、c3、c4、d4。
# en: d8843c08
jump-home-walk-home = 4段で、魚は最後の段の、横に1列ずれたところにいます。ねこが歩いて行って、歩いて帰ると、何歩ですか。
    .hint-1 = それは魚までです。家にも帰らなければなりません。
    .hint-2 = 始めのマスにもどる必要はありません。スタートの段なら、どのマスでもかまいません。
    .hint-3 = それは、魚がまっすぐ先にいるときです。
    .hint-4 = 1段目から4段目までは3歩ですが、魚は横に1列ずれています。それから帰り道です。
    .hint-5 = 魚までだけで4歩です。
    .because = 魚まで4歩、まっすぐ下へ3歩：2 × 3 + 1。
# en: f0bfdb1d
jump-home-farther-walk = 8段で、魚は横に3列ずれています。行って帰ると何歩ですか。
    .hint-1 = 家はスタートの段全体です。3列の分は、一度数えるだけです。
    .hint-2 = それは魚までです。
    .hint-3 = 魚は横に3列ずれています。
    .hint-4 = 1段目から8段目までは、8歩ではなく7歩です。
    .because = 2 × 7 + 3。
# en: 169e616f
jump-home-best-run = 4段で、魚は横に1列ずれていて、ジャンプもできます。最低何ターンですか。
    .hint-1 = それは歩くときです。帰りに自分の線をとびこえられませんか。
    .hint-2 = おしい。最後のジャンプがスタートの段で終わるようにしましょう。
    .hint-3 = それは魚までです。帰るのに、少なくとも一ターンかかります。
    .hint-4 = 魚までだけで4歩です。
    .because = 魚まで4歩、それから、その下の線をジャンプ一回でとびこえます。
# en: 47771cf9
jump-home-eight-rows = では、8段のテープで、魚が横に1列ずれているときは？
    .hint-1 = それは歩くときです。ジャンプ一回で、何マスでもとびこえられます。
    .hint-2 = それは魚までです。
    .hint-3 = 帰り道全部が、一ターンですみます。
    .hint-4 = 魚までは8歩です。
    .because = 魚まで8歩、それからジャンプ一回で、六つのマスを一度にとびこえます。
# en: aea0e074
jump-home-what-it-takes = 帰りのジャンプは、スタートの段に着地しなければなりません。だから、線の下のマスはあいている必要があります。魚が横に1列ずれているとき、ねこはどこで横へ行きますか。
    .choices-aside-first = すぐに、1段目で
    .choices-up-first = 一歩上がってから
    .choices-last = 最後の段の、魚の横で
    .hint-1 = すると、その列の線は1段目まであります。とびこえても、着地するところがありません。
    .hint-2 = すると、魚の下には、とびこえる線がありません。
    .because = 上へ一歩、横へ一歩、あとはまっすぐ。魚の下の線は、2段目から始まります。
# en: 021d645a
jump-home-any-tape = R 段で、魚は横に k 列ずれています。k は1以上です。いちばん早い走り方は何ターンですか。
    .choices-same = k ターン
    .choices-minus-two = R − 1 + k ターン
    .choices-plus = R + k ターン
    .choices-twice = 2R − 2 + k ターン
    .hint-1 = 段の数も関係します。
    .hint-2 = それは魚までです。帰るのに、もう一ターンかかります。
    .hint-3 = それは歩くときです。
    .because = 魚までの距離 R − 1 + k 歩と、ジャンプ一回です。
# en: b9eacb72
jump-home-saved = 8段のテープで、魚が横のどこにいても、ジャンプで何ターン得をしますか。
    .hint-1 = 帰り道は7歩ですが、ジャンプにも一ターンかかります。
    .hint-2 = 8段目から1段目までは7歩です。ジャンプにも一ターンかかります。
    .hint-3 = 8段目から1段目までは7歩です。
    .hint-4 = 長いのは歩く方です。逆に引きましょう。
    .because = 7ターンのかわりに1ターンです。2R − 2 + k から R + k を引くと R − 2 です。
# en: cb579f15
jump-home-straight-ahead = こんどは、魚がまっすぐ先にいます。k = 0、4段です。いちばん早い走り方は何ターンですか。
    .hint-1 = それは R + k です。でも、ここでは魚の下の線が1段目まであります。
    .hint-2 = 横へ行ってもどると、2ターンよけいにかかります。ためして、数えましょう。
    .hint-3 = 歩くターンを、もう一度数えましょう。上へ三つ、下へ三つです。
    .hint-4 = それは魚までです。
    .because = 歩きます。上へ3歩、下へ3歩です。着地するところを作る回り道は、ジャンプで得をする分より長くなります。
# en: dfee093d
jump-home-straight-ahead-eight-rows = では、8段でまっすぐ先なら？
    .hint-1 = それは歩くときです。長いテープなら、回り道が得になります。
    .hint-2 = 線の下のマスがあいているか、あと一歩で行けなければなりません。
    .hint-3 = 横へ一歩、もどる一歩で、2ターンかかります。しかも、ジャンプは家では終わりません。
    .hint-4 = おしい。魚の列の線は、ねこが始めたところから始まります。ジャンプはどこで終わりますか。
    .because = 横へ、上へ、上へ、もどって、上へ五つ：魚まで9ターンです。ジャンプは2段目で終わり、あと一歩です：R + 3。

# en: 36f8f620
jump-home-say-hunt = ねこは c1 にいます。ちょうど{ $n }歩はなれたマスを、すべてクリックしましょう。ななめ、神社、かべは通れません。
# en: 7209e53f
jump-home-say-far = { $place } は{ $n }歩はなれている
# en: da86dce0
jump-home-say-moral = どのマスも、1歩だけ近いマスのとなりです。
# en: 8692c55d
jump-home-say-next = 次の層
# en: 885d0143
jump-home-say-next-tip = 最後の層のとなりを全部見つける
# en: 344e1ac0
jump-home-say-end = 最後まで
# en: 87ca16e7
jump-home-say-end-tip = すべての層を見つける
# en: ffc54788
jump-home-say-again = 最初から
# en: e75f71b3
jump-home-say-again-tip = 見つけたものを全部消す
# en: 682bd8ac
jump-home-say-layers-task = 次に来るマスを言ってから、「{ $button }」をおしましょう。クリックすると、ほかのマスから始まります。
# en: 8224ee66
jump-home-say-shrine = { $place } は神社で、どのねこも入れません。ほかのマスから始めましょう。
# en: f554b9f7
jump-home-say-away = { $n }歩はなれている
# en: 220cd59f
jump-home-say-layers = { $start } からの層
# en: edb14b63
jump-home-say-layer = { $k ->
    [0] 0層目は { $start } です。
   *[other] { $k }層目：{ $start } から{ $k }歩のマスは{ $n }個、{ $names } です。
}
# en: c8074683
jump-home-say-rest = { $n ->
    [0] すべてのマスが見つかりました。
   *[other] まだ見つからないマスが{ $n }個あります。
}
# en: 56ee1ecd
jump-home-say-found = { $start } から見つけたもの
# en: 2ac18c8f
jump-home-say-space = マス
# en: 970d0e2a
jump-home-say-steps = 歩数
# en: 0a23f908
jump-home-say-is-home = ねこは家に帰りました。最初からやり直すか、一ターンもどしましょう。
# en: 5a2f4fed
jump-home-say-too-far = { $place } へは一ターンでは行けません。点は、ねこが歩くかジャンプして行けるところです。
# en: 087e358d
jump-home-say-nothing-back = もどすターンがありません。
# en: 42bb390e
jump-home-say-run-task = できるだけ少ないターンで、ねこを魚まで動かし、1段目にもどしましょう。歩くと{ $n }ターンです。ジャンプは、自分の線のマスを全部まっすぐとびこえます。
# en: 4d8c0ad6
jump-home-say-back = 元にもどす
# en: e06a1a69
jump-home-say-back-tip = 最後のターンをもどす
# en: a8d39dce
jump-home-say-wipe = テープを消す
# en: 492959b3
jump-home-say-show = いちばん早い走り方を見る
# en: d873f30a
jump-home-say-show-tip = あきらめて一つ見る
# en: 868f2c06
jump-home-say-a-jump = ジャンプ
# en: 69e25edd
jump-home-say-tape = 何もないテープ
# en: 4dfd8b70
jump-home-say-so-far = ここまで{ $n }ターン。次は{ $fish ->
    [no] 家へ
   *[other] {" "}{ $fish } の魚へ
}。
# en: 024bf7b8
jump-home-say-home = { $n }ターンで帰りました{ $jumps ->
    [0] {""}
   *[other] （ジャンプ{ $jumps }回）
}。{ $best ->
    [yes] これより早い人はいません。
   *[no] もっと早くできます。
}
# en: 6afb5f0e
jump-home-say-turn = { $k ->
    [0] 始め
   *[other] { $k }ターン目
}
# en: aab85d90
jump-home-say-fish = { $taken ->
    [yes] 魚（取った）
   *[no] 魚
}
# en: 27eaffb7
jump-home-say-cat = ねこ
# en: 801eff0c
jump-home-say-quickest-task = 段の数と、魚の場所を変えましょう。いちばん早い走り方の線は、どんな形になりますか。
# en: 0f25a140
jump-home-say-with-jumps = ジャンプあり
# en: a0bbb3f1
jump-home-say-steps-only = 歩くだけ
# en: c6a2cc26
jump-home-say-quickest = { $n }段でいちばん早い走り方
# en: 90691abd
jump-home-say-quickest-said = { $rows }段、魚は{ $aside ->
    [0] まっすぐ先
   *[other] 横に{ $aside }列
}：{ $n }ターン、{ $jumps ->
    [0] 歩くだけ
   *[other] ジャンプ{ $jumps }回
}。正確。
# en: 9cad2a56
jump-home-say-turns = ターンごとの動き
# en: cb5d9d8e
jump-home-say-a-turn = ターン
# en: ec1b9fa1
jump-home-say-start = 始め
# en: 49840082
jump-home-say-rows = { $n }段
# en: 284f386a
jump-home-say-a-tape = テープ
# en: 6afe55ce
jump-home-say-table = いちばん早い走り方のターン、{ $jumps ->
    [yes] ジャンプあり
   *[no] 歩くだけ
}{ $blocked ->
    [yes] 、自分の線には入れない
   *[no] {""}
}、魚は横に k 列
# en: 038e2d18
jump-home-controls =
    .rows = 段
    .columns_aside = 横の列
    .moves = 動き方
# en: 174fdccc
jump-home-say-no-way = { $place } は神社
