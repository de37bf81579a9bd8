### わな：問いと答え。

# en: f9a403f3
cuts-and-traps-note =
    .words-1 = すぐにたしかめられる証明（証拠）
    .words-2 = 下界、上界
    .words-3 = 局面のグラフの最短経路
    .tips-1 = 体を動かして：ゆかにテープでマスを作ります。一人が歩いて線を残し、もう一人が一歩ずつかべをかきます。
    .tips-2 = よくあるまちがい：安いかべなら早くかける、と考えます。じっさいにかかせてください。
# en: ae409255
cuts-and-traps-the-last-door = 出口は一つ、d6 だけが残っていて、そこには魚がいます。赤のねこは、もう魚を持っています。とじこめられましたか。
    .choices-trapped = とじこめられた
    .choices-free = 家に帰れる
    .hint-1 = 魚を持っているねこは、魚のいるマスに入れません。
    .because = 魚を持っているねこにとって、ほかの魚はかべの一部です。
# en: 9f43e136
cuts-and-traps-own-line = こんどは、ねこが線をかきました。d1 からまっすぐ上へ、d6 の魚までです。ちがう色の線の上には、線をかけません。c6 にいる青は、あと何マスふさがなければなりませんか。
    .choices-one = 一つ
    .choices-two = 二つ
    .choices-three = 三つ
    .choices-cannot = ふさげない
    .hint-1 = あいているとなりは c6 と e6 です。では、d5 は？
    .hint-2 = あいているとなりは c6 と e6 です。でも、ねこは自分の線の上を歩いてもどれます。
    .hint-3 = d5 は赤のマスです。青はそこに線をかけません。
    .because = 自分の線は、歩くだけではだれにもふさげない帰り道です。
# en: 895bbbc2
cuts-and-traps-amazing = スーパーすごいねこジャンプなら、青は赤のマスをとびこえ、そこは青にもなります。赤が動かないとすると、c6 にいる青は、何ターンで赤のねこをとじこめられますか。
    .hint-1 = e6 と d5 をふさがなければなりません。線がそこまで行く必要があります。
    .hint-2 = おしい。ジャンプ一回で、d5 と、その先のマスがふさがります。
    .hint-3 = ジャンプ一回のあとも、e6 はまだあいています。
    .hint-4 = もっと短くできます。下へ、横切って、上へ。
    .because = 下の c5 へ行き、d5 をとびこえて e5 へ、それから上の e6 へ行きます。
# en: 793ce158
cuts-and-traps-turns = この赤のねこは、マンホールを通って a3 から g3 へ来ました。だから、線は二つに分かれています。いちばん安いかべは、あと3マスです：f4、f3、g2。f5 にいる青は、何ターンでかべをかけますか。
    .hint-1 = f3 から g2 へはななめです。線はななめに進めません。
    .hint-2 = まっすぐ下へ、それから横へ行きましょう。
    .hint-3 = 一回の番にかけるのは1マスです。
    .because = f4、f3、f2、g2：かべは角だけでつながっていてもかまいませんが、線は、角を一つ曲がるたびに1マスよけいにいります。

# en: d029a393
cuts-and-traps-say-last-door = 最後の出口
# en: 407bff13
cuts-and-traps-say-last-door-said = b6 の赤のねこは魚を持っていて、特別な手はもうありません。家は1段目です。
# en: a80a3db0
cuts-and-traps-say-last-door-proof = 最後の出口：証明
# en: 756e5b88
cuts-and-traps-say-step-home = 家まで{ $k }歩目
# en: 9edc95ec
cuts-and-traps-say-inside = 内側
# en: f0d4cef2
cuts-and-traps-say-part-of-wall = かべの一部
# en: 21395b32
cuts-and-traps-say-free = 赤は家に帰れます。{ $n }歩の道があります。
# en: 4fe381ba
cuts-and-traps-say-trapped = 赤はとじこめられています。内側は{ $n }マスで、1段目のマスは一つもありません。まわりにあるのは、青の線（{ $line }）{ $fish ->
    [no] {""}
   *[other] 、魚を持ったねこが入れない { $fish } の魚
}{ $shrines ->
    [yes] 、神社
   *[no] {""}
}、そしてボードのはしです。
# en: c5c2828f
cuts-and-traps-say-walked = ねことその線
# en: 462a66db
cuts-and-traps-say-walked-said = 赤は d1 から d6 の魚まで歩き、今は魚を持っています。青は c6 にいます。
# en: 5ceb74d1
cuts-and-traps-say-crossing-task = 赤が動かないとして、青は赤のねこをとじこめられますか。
# en: 9e81cf86
cuts-and-traps-say-no-special = 特別な手なし
# en: 61da501f
cuts-and-traps-say-amazing = すごいジャンプ一回
# en: ad7b8e76
cuts-and-traps-say-way-home = 線は帰り道
# en: 8a6b847b
cuts-and-traps-say-way-home-said = 青がどう動いても、赤の線そのものが帰り道です。
# en: d483fe35
cuts-and-traps-say-jump = すごいジャンプ
# en: 2772b9f2
cuts-and-traps-say-needs = 青は{ $n }ターンかかります：{ $turns }。
# en: 857bb2cd
cuts-and-traps-say-sewer-run = 二つに分かれた線
# en: 4aaed193
cuts-and-traps-say-sewer-run-said = 赤はマンホールを通って a3 から g3 へ行き、g5 で魚を取って、g4 にいます。青は f5 にいます。
# en: dce8b437
cuts-and-traps-say-drawing-task = 青は線をかき、赤は動きません。
# en: 557270d0
cuts-and-traps-say-after = { $n }ターンのあと
# en: 2db5ee8f
cuts-and-traps-say-of-the-wall = かべの一部
# en: bef97270
cuts-and-traps-say-to-close = { $n }ターンのあと：少なくともあと{ $spaces }マス、{ $which } をふさがなければなりません。
# en: 73336c2e
cuts-and-traps-controls =
    .blue_has = 青の手
    .turns = ターン
