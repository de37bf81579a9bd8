### マルコフ連鎖としての戦い：問いと答え。

# en: e2928749
markov-note =
    .words-1 = マルコフ連鎖、一時状態と吸収状態
    .words-2 = 推移行列、基本行列
    .words-3 = 再帰、ふる回数の期待値
    .words-4 = 分布、シミュレーション、区間
    .words-5 = 最適停止
    .tips-1 = 1から3までは行列がいらないので、それだけで授業1回分になります。4は、行列の積を知っている人のためのものです。
    .tips-2 = スライダーを動かす前に、予想を聞いてください。
    .tips-3 = キューブの数え方を、そのつど言ってください。発表されている表では、残しておく1個を数えないことがよくあります。
    .tips-4 = ちがうサイコロの戦いや、「ここまでへったらやめる」というルールの連鎖は、自由研究のよいテーマになります。
# en: ed4615e1
markov-three-against-one = 3個のキューブが1個を攻めます。ふれるのは2個、1個は残らなければなりません。最後まで戦うと、占領できる確率はいくつですか。
    .hint-1 = それは一回目だけです。負けても2個残るので、つづけられます。
    .hint-2 = それは2個対1個です。
    .hint-3 = それは4個対1個です。3個のうち、ふれるのは2個だけです。
    .because = 一回目で 125/216、二回目で 91/216 × 5/12 です。
# en: 3f893416
markov-four-against-two = 全部で4個のキューブが2個を攻め、最後まで戦います。占領できる確率はいくつですか。
    .hint-1 = それは一回目だけです。ほとんどの戦いは、一回では終わりません。
    .hint-2 = それは5個対2個です。ここでは、4個のうち失えるのは3個だけです。
    .hint-3 = それは3個対2個です。
    .hint-4 = 攻める側は、一回目に三つ目のサイコロをふれます。それがきいています。
    .because = 10077696のうち6610505です。
# en: 732007d3
markov-rolls = もう一度、4個対2個です。戦いが終わるまで、平均して何回ふりますか。
    .hint-1 = そのことが多いのですが、三回以上かかる戦いも、一回で終わる戦いもあります。
    .hint-2 = それだけかかることもありますが、めったにありません。
    .hint-3 = 守る側が一回で2個とも失うのは、37%だけです。
    .because = 一つ一つの状態について、平均して何回そこに来るかを数えて、足します。
# en: 2edaa237
markov-losses = 4個対2個で、最後まで戦います。平均して、キューブを多く失うのはどちらですか。
    .choices-defender = 守る側
    .choices-attacker = 攻める側
    .choices-both = どちらも同じ
    .hint-1 = 攻める側は、失うかもしれないキューブは多いのですが、それほどよく失うわけではありません。
    .hint-2 = とても近いけれど、同じではありません。
    .because = 1.4379個と1.4064個です。
# en: 1670c51e
markov-fewer-dice = 占領したいとします。ふれる数より少ないサイコロをふった方がよい状態はありますか。
    .choices-never = いいえ、ありません
    .choices-sometimes = はい、ときどきあります
    .hint-1 = サイコロを少なくすると、一回で失うキューブはへりますが、勝つことも少なくなります。
    .because = 12個対12個までのすべての状態を、両側について調べました。いつも、できるだけ多くふるのが最善です。
# en: e6273d2f
markov-march = 10個のキューブが、一列に並んだ三つの地区を取りに行きます。守るキューブは2個、1個、3個です。取るたびに、1個を残していきます。三つとも取れる確率はいくつですか。
    .hint-1 = それは、6個を相手にした一回の戦いです。ここでは、占領するたびに1個を残していきます。
    .hint-2 = それは、10個全部がまだあるときの、最後の戦いです。
    .hint-3 = それは最初の二つです。
    .because = 次の戦いをするのは、残ったキューブから、あとに置いていく1個を引いたものです。

# en: 3d4942b2
markov-say-against = { $a }個対{ $d }個
# en: 7ef40b7c
markov-say-from = { $a }個対{ $d }個から
# en: 2f4fa641
markov-say-leads-to = 一回ふると
# en: 3fc61924
markov-say-chance = 確率
# en: 8c45c7a7
markov-say-percent = パーセント
# en: 34ff8d7e
markov-say-chain-task = 最後のスライダーを動かして、確率がどこへ流れるかを見ましょう。
# en: 3229ae6b
markov-say-states = 戦いの状態
# en: af714c30
markov-say-attackers-left = 残った攻める側
# en: bf2573ce
markov-say-defenders = 守る側
# en: 9b0dcfdd
markov-say-where = 戦いが今あるかもしれない状態
# en: 9d78b26b
markov-say-state = 状態
# en: 313f5303
markov-say-flow = { $rolls }回ふったあと：占領 { $captured }、守りきり { $held }、まだ戦っている { $fighting }。矢印は、いちばん確率の大きい状態から、次の一回を表します。
# en: 590c05b6
markov-say-captured-with = { $a }個対{ $d }個、占領する確率 { $chance }
# en: 94e5c94c
markov-say-left-over = 残った攻める側、0より左は残った守る側
# en: 3ebf5931
markov-say-battles = 戦い
# en: 873afc5c
markov-say-march = { $cubes }個対 { $first }個、{ $second }個、{ $third }個、{ $fourth }個
# en: 66eb88e2
markov-say-taken = 取った地区
# en: 85afca1e
markov-say-these = このサイコロ
# en: 2b38282d
markov-say-usual = ふつうのサイコロ
# en: cf1bfa4a
markov-say-five = 守る側が五個のとき
# en: 3438850c
markov-say-attackers = 攻める側、全部数えて
# en: ffb36d92
markov-say-capture = 占領する確率
# en: 7b997112
markov-controls =
    .attackers = 攻める側
    .defenders = 守る側
    .rolls = 回数
    .stop_when_left = やめる残りの数
    .cubes = キューブ
    .first = 一つ目
    .second = 二つ目
    .third = 三つ目
    .fourth = 四つ目
    .sides = 面の数
    .attack_dice = 攻めるサイコロ
    .defend_dice = 守るサイコロ
    .ties = 同じ目なら
