### パスは語る。変数：{ $n } はカードの枚数または石の個数、{ $able } は勝てるカードの枚数、{ $rare } は病気の人の「何人に一人」、{ $found } は病気だとわかる人の数、{ $alarms } はまちがって陽性になる人の数、{ $healthy } は { $rare } より一つ少ない数、{ $white }、{ $m }、{ $more } は石の個数。

# en: 8816b1b7
a-pass-speaks-guide =
    .plan-1 = 本物のカード7枚で遊びます。生徒の一人がクロになって、決まったくせを守り、クラスは手札を当てます。
    .plan-2 = 予想を二つ：パスの前とあと。手札を紙の上で消させます。
    .plan-3 = 考え方のセル：4行で書けるベイズの定理。それから手札の図と、弱いカードの予想。
    .plan-4 = 「あなたの番」：白の3で答えたとき。
    .plan-5 = 数が一人一人ちがう問題、それから最後の一問。
    .say-1 = 何かがわかるとは、当てはまる場合だけを残し、それぞれを、見えたことの起こりやすさで重みづけすることです。
    .say-2 = すべてのカードの確率を足すと、手札の枚数になります。
    .ask-1 = パスのあと、ありえなくなったのはどの手札ですか。ありそうになったのはどれですか。
    .ask-2 = すべてのカードの確率を足すと、なぜ2になるのですか。
    .support = 21通りの手札を1枚ずつ紙に書き、パスでありえなくなったものを取りのぞかせてください。
    .extension = 2のかわりに1を出しましょう。そのとき、パスから何がわかりますか。
    .ticket-1 = クロは5枚のカードのうち1枚を持っていて、どれも同様に確からしいとします。そのうち2枚は、こちらのカードに勝ちます。クロは、出せるときはかならず出します。クロがパスしました。何にも勝てない白の1を持っている確率はいくつですか。
    .ticket-2 = 1/3：残るのは3枚で、どれも同様に確からしいからです
    .open-1 = クロが、出せるのにときどきパスするとしたら？
    .open-1-answer = どの手札も、完全には消せなくなり、パスからわかることがへります。出せる手札は、パスする割合をかけて数えます。
# en: a0d622a1
a-pass-speaks-say-all-hands = クロの21通りの手札。
# en: 0ab085d0
a-pass-speaks-say-no-chances = { $name } が返すのは { $found } です。手札ごとの確率を、辞書で返してください
# en: bfcef8db
a-pass-speaks-say-not-one = { $name } が返す確率の和は、1ではなく { $total } です
# en: 4bf6165d
a-pass-speaks-say-roll-task = 白の2を出します。クロが何をしたか、何を持っていたかを見ましょう。
# en: 2d75ac30
a-pass-speaks-say-rolls = 配った回数
# en: bb307a84
a-pass-speaks-say-roll = 配る
# en: 98b8c1ef
a-pass-speaks-say-roll-tip = クロに2枚配って、カードを出す
# en: 841fb05e
a-pass-speaks-say-roll-twenty = 100回配る
# en: 97591605
a-pass-speaks-say-roll-twenty-tip = 百回配って数える
# en: d09f2397
a-pass-speaks-say-you-and-kuro = 自分とクロ
# en: 936ece4f
a-pass-speaks-say-your-cards = 自分のカード
# en: 0ac893bc
a-pass-speaks-say-kuro-held = クロの手札
# en: 9a2c2846
a-pass-speaks-say-answer = { $card ->
    [no] パスしました
   *[other] { $card }を出しました
}
# en: d3c28be0
a-pass-speaks-say-of-passes = パス{ $n }回のうち
# en: 4c14a088
a-pass-speaks-say-of-plays = 出した{ $n }回のうち
# en: 895e814d
a-pass-speaks-say-with-it = { $sought ->
    [doppelganger] ドッペルゲンガーあり
   *[better] 勝てるカードあり
}
# en: 94de6aa8
a-pass-speaks-say-bluff-task = クロはコインを投げてから出します。裏なら、出せるのにパスします。正直なパスはどれですか。
# en: 93c4e454
a-pass-speaks-say-held-passes = パス{ $n }回のうち{ $held }回
# en: a3719d9e
a-pass-speaks-say-held-plays = 出した{ $n }回のうち{ $held }回
# en: 945b075e
a-pass-speaks-say-and-did = { $did }
# en: a742d4dd
a-pass-speaks-say-so-far = クロの手札は { $cards } で、{ $did }。{ $sought ->
    [doppelganger] ドッペルゲンガーがあったのは
   *[better] 勝てるカードがあったのは
}：{ $told }。
# en: 8ae6f8e6
a-pass-speaks-say-lead-two = 白の2
# en: 1b98d934
a-pass-speaks-say-lead-one = 黒の1
# en: 2a894348
a-pass-speaks-say-nothing-yet = まだ何もない
# en: 6a027587
a-pass-speaks-say-a-pass = パス
# en: 8f0fd6f2
a-pass-speaks-say-holds-back = { $tenths ->
    [0] わざとパスしない
    [1] 10回に1回わざとパス
    [5] 2回に1回わざとパス
   *[9] 10回に9回わざとパス
}
# en: 86477837
a-pass-speaks-say-never = { $lead ->
    [two] 白の2
   *[one] 黒の1
}を出しました。クロのくせでは、{ $card ->
    [no] パスする
   *[other] { $card }で答える
}ことはありません。
# en: c86641a2
a-pass-speaks-say-two-cards = クロの2枚の手札
# en: 870a01aa
a-pass-speaks-say-cross-task = クロはパスしました。クロが持っているはずのない手札を、全部タップしましょう。
# en: 16d5b07e
a-pass-speaks-say-crossed = { $hand }{ $out ->
    [yes] 、消してある
   *[no] {""}
}
# en: bdac92bd
a-pass-speaks-say-hands-left = 残りは{ $n }通り、そのうち{ $with_it }通りにドッペルゲンガーがあります。
# en: 5d32042e
a-pass-speaks-say-not-yet = クロはまだ答えていません
# en: 4ce35b99
a-pass-speaks-say-led = { $lead ->
    [two] 白の2
   *[one] 黒の1
}を出すと、クロは{ $did }
# en: 6ac3d1a4
a-pass-speaks-say-left = { $what }：{ $n ->
    [21] 21通りの手札すべてがありえます
   *[other] 21通りのうち{ $n }通りの手札が残っています
}。手札にドッペルゲンガーのある確率は { $chance } です。
# en: 5f892d4a
a-pass-speaks-say-chances = クロの手札の確率
# en: 1437b067
a-pass-speaks-say-deals = 210回の配り方
# en: f233423e
a-pass-speaks-say-shaded = 210回とも同様に確からしい。色つきはパス
# en: 04dda70b
a-pass-speaks-say-mosaic = 2に勝てない{ $cannot }回はパスします。勝てる{ $can }回のうち、{ $passing }回はパスします。だから、パス{ $passes }回のうち、出せたのにパスしたのは{ $passing }回です：{ $chance }。
# en: addb5142
a-pass-speaks-say-cannot-pass = 必ずパス
# en: fe262972
a-pass-speaks-say-can-pass = 勝てるのにパス
# en: 40af5b11
a-pass-speaks-say-can-play = 勝てて、出す
# en: d3f820bf
a-pass-speaks-say-cannot-beat = 2に勝てない
# en: b2ba9e3a
a-pass-speaks-say-can-beat = 2に勝てる
# en: 9b7b8e84
a-pass-speaks-say-tile = { $words }：{ $n }
# en: f5d8838f
a-pass-speaks-say-other-card = こちらの1にドッペルゲンガーを出したあとの、もう1枚の手札
# en: a670f52b
a-pass-speaks-say-other = もう1枚
# en: 661a746b
a-pass-speaks-say-plays-it = ドッペルゲンガーを出す確率
# en: a43d30f2
a-pass-speaks-say-now = 今
# en: 2ed516e2
a-pass-speaks-controls =
    .you_lead = 出すカード
    .Kuro_answers = クロの答え
    .Kuro = クロ
    .holds_back_in_tenths = ブラフ（10回中）

# en: 14dd1aae
a-pass-speaks-before = クロはまだ何もしていません。2枚の手札の中に、ドッペルゲンガーがある確率はいくつですか。
    .hint-1 = 子ねこ9枚のうち2枚は自分の手札です。クロはそれを持っていません。
    .hint-2 = それは手札が1枚のときです。クロの手札は2枚です。
    .hint-3 = あるか、ないか、の二つですが、同様に確からしくはありません。見えないカードは7枚です。
    .hint-4 = それは決まった2枚の手札の確率です。21通りのうち、ドッペルゲンガーがあるのは何通りですか。
    .hint-5 = 見えないカードは6枚ではなく、7枚です。
    .because = 21通りのうち6通り：ドッペルゲンガーと、ほかの6枚のうちの1枚です。
# en: d11e97ce
a-pass-speaks-after-a-pass = こちらが2を出し、クロはパスしました。クロは、出せるときはかならず出します。今、ドッペルゲンガーを持っている確率はいくつですか。
    .hint-1 = それはパスの前です。もう、ありえない手札があります。
    .hint-2 = 21通りのうち3通りは、パスする手札で、ドッペルゲンガーがあります。でも、パスしたことはわかっています。パスする手札の数で割りましょう。
    .hint-3 = クロが持っているかもしれないカードは、残り4枚です。そのうち2枚を持っています。
    .hint-4 = 3や「?」のある手札をすべて消して、残りを数えましょう。
    .hint-5 = それは、残った6通りのうちの一つです。ドッペルゲンガーのある手札は、もっとあります。
    .because = 残るのは6通りです。白の1、黒の2が2枚、ドッペルゲンガー、この4枚のうちの2枚です。そのうち3通りに、ドッペルゲンガーがあります。
# en: 11f48e35
a-pass-speaks-a-low-card = 白の1は何にも勝てないので、クロがパスするかどうかには関係ありません。白の1を持っている確率は、パスのあと、前とくらべてどうなりますか。
    .choices-more = 大きくなる
    .choices-less = 小さくなる
    .choices-same = 変わらない
    .hint-1 = クロの手札は2枚のままです。ありえなくなったカードの場所には、ほかのカードが入ります。
    .hint-2 = クロの手札は2枚のままですが、候補のカードはへりました。
    .because = クロは、4枚だけになった候補のうちの2枚を持っています。あるカードの確率がへった分、ほかのカードの確率がふえます。すべてのカードの確率を足すと2です。
# en: 52b555b1
a-pass-speaks-three = こちらの2に、クロが白の3で答える確率。
    .because = 勝てるカードのうち、いちばん弱いものを出します。3があれば、かならず3です。
# en: 873c3461
a-pass-speaks-wild = では、クロが白の3を出したとき、もう1枚の手札が「?」である確率はいくつですか。
    .hint-1 = それはクロが出す前の確率で、2枚の手札についてのものです。残るのはどの手札ですか。
    .hint-2 = 7枚のうち1枚はもう出ました。残りは6枚です。
    .hint-3 = 「?」は2枚あります。
    .because = 3のある6通りの手札は、どれも3を出します。だから6通りは、やはり同様に確からしく、そのうち2通りに「?」があります。
# en: eaf3355d
a-pass-speaks-exercise-1 = クロは{ $n }枚のカードのうち1枚を持っていて、どれも同様に確からしいとします。そのうち{ $able }枚は、こちらのカードに勝ちます。クロは、出せるときはかならず出します。クロがパスしました。こちらに勝てないカードを1枚決めます。クロがそれを持っている確率はいくつですか。
    .level = ウォーミングアップ
    .hint-1 = それはパスの前です。ありえなくなったのはどのカードですか。
    .hint-2 = それは、出せた確率です。
    .hint-3 = それは、パスする確率です。聞かれているのは、決まった1枚のカードです。
    .because = 残るのは { $n } − { $able } 枚で、どれも同様に確からしいといえます。
# en: bd7918f6
a-pass-speaks-exercise-2 = クロは{ $n }枚のカードのうち1枚を持っていて、どれも同様に確からしいとします。そのうち{ $able }枚は、こちらのカードに勝ちます。クロは、出せるときはかならず出します。クロがパスする確率はいくつですか。
    .level = ウォーミングアップ
    .hint-1 = それは、出す確率です。
    .hint-2 = それは、決まった1枚のカードの確率です。パスするのは何枚のカードですか。
    .hint-3 = それは、パスのあとの、決まった1枚の確率です。パスする確率はいくつですか。
    .because = ほかのどのカードでもパスします。
# en: a913dde2
a-pass-speaks-exercise-3 = クロは{ $n }枚のカードのうち2枚を持っていて、どの2枚も同様に確からしいとします。そのうち{ $able }枚は、こちらのカードに勝ちます。クロは、出せるときはかならず出します。クロがパスしました。こちらに勝てないカードを1枚決めます。それが手札にある確率はいくつですか。
    .level = 標準
    .hint-1 = それはパスの前です。ありえなくなったのはどのカードですか。
    .hint-2 = それは手札1枚の確率です。クロの手札は2枚です。
    .hint-3 = 残っているカードを数え直しましょう。
    .because = 残るのは { $n } − { $able } 枚で、どれも同様に確からしく、そのうち2枚がクロの手札です。
# en: 6678b2a1
a-pass-speaks-exercise-4 = { $rare }人に一人が、ある病気にかかっています。検査をすると、病気の人100人のうち{ $found }人が陽性（病気という判定）になります。病気でない人100人のうち{ $alarms }人も、まちがって陽性になります。検査の結果は陽性でした。本当に病気である確率はいくつですか。
    .level = 標準
    .hint-1 = それは、病気の人が陽性になる割合です。逆向きに考えましょう。陽性の人のうち、何人が本当に病気ですか。
    .hint-2 = それは、病気でない人の検査が正しい割合です。
    .hint-3 = それは検査の前です。
    .hint-4 = 半分の人が病気なら、そうです。病気でない人の方が、ずっと多いのです。
    .hint-5 = それは「病気で、しかも陽性」の確率です。陽性全体で割りましょう。
    .because = 100 × { $rare } 人で考えます。100人が病気で、そのうち{ $found }人が陽性です。ほかの人は 100 × { $healthy } 人で、そのうち { $alarms } × { $healthy } 人も陽性になります。
# en: 5f04298e
a-pass-speaks-exercise-5 = 赤いふくろに石が{ $n }個あり、そのうち{ $white }個が白です。青いふくろに石が{ $m }個あり、そのうち{ $more }個が白です。どちらのふくろから1個取り出すかをコインで決めたところ、白い石でした。赤いふくろから出た確率はいくつですか。
    .level = チャレンジ
    .hint-1 = それは石を見る前です。
    .hint-2 = それは、赤いふくろから白い石が出る確率です。逆向きに考えましょう。
    .hint-3 = それは、どの石を取り出すことも同様に確からしいときです。ここではちがいます。二つのふくろの石の数がちがうからです。
    .hint-4 = それは「赤いふくろで、しかも白」の確率です。白い石が出る確率で割りましょう。
    .because = それぞれのふくろを、白い石の割合で重みづけします：{ $white }/{ $n } と { $more }/{ $m }。
