### 互角の軍。変数：{ $attackers } と { $defenders } は両側のキューブの数、{ $p } は6通りのうち勝つ場合の数、{ $rolls } は回数、{ $least } は確率、{ $a } と { $b } は { $n } 回のうち自分と相手が取る点の数。

# en: d79c8c9d
equal-armies-guide =
    .plan-1 = 最初の予想：11個対11個。両方の側の理由を集めます。
    .plan-2 = 黒板に2個対2個：状態、一歩、終わり。二つ目の予想。
    .plan-3 = 考え方のセル：状態は、そのあとにくる状態に聞きます。それからグラフ。
    .plan-4 = 有利な側：予想、それからスライダー。
    .plan-5 = 「あなたの番」：攻める側は何個必要か、何回ふるか。
    .plan-6 = 数が一人一人ちがう問題、それから最後の一問。
    .say-1 = 今の状態がわかれば、そこまでどう戦ったかは忘れてかまいません。
    .say-2 = 関数は自分自身を呼びます。ふるたびにキューブがへるので、かならず終わります。
    .ask-1 = 一度入ったら出られないのは、どの状態ですか。
    .ask-2 = 一回先を見るだけで足りるのはなぜですか。
    .ask-3 = 攻める側を助けるものは何で、守る側を助けるものは何ですか。軍が大きくなると、大きくきいてくるのはどれですか。
    .support = 3個対2個の状態を丸でかき、矢印にそれぞれの確率を書かせてください。
    .extension = 一歩を行列 Q で書き、基本行列を使って同じ数を求めましょう。
    .ticket-1 = 2個のキューブで1個を攻めます。1個は残らなければなりません。占領できる確率はいくつですか。
    .ticket-2 = 15/36 = 5/12
    .open-1 = 攻める側がいつでもやめられるとしたら、何が変わりますか。
    .open-1-answer = どの状態でも、どうするかを決めることになります。するとマルコフ決定過程になり、いちばんいい戦い方は終わりからさかのぼって求めます。
    .open-2 = 軍が大きいと、攻める側に有利なのはなぜですか。
    .open-2-answer = 残しておく1個と、サイコロの少ない最後の数回は、だんだん関係が小さくなります。あとは3個対2個の勝負で、これは攻める側に有利です。

# en: 0aa897a1
equal-armies-say-roll = ふる
# en: 17e99eb5
equal-armies-say-roll-tip = サイコロを一回ふる
# en: 0a7aca8d
equal-armies-say-fight = 最後まで戦う
# en: 87859df0
equal-armies-say-fight-tip = 終わるまでふる
# en: 4326c3fe
equal-armies-say-battle-task = 赤で青を攻めます。赤のキューブ1個は残ります。
# en: 133b7b04
equal-armies-say-battle = 戦い
# en: 6135d34e
equal-armies-say-attacker = 攻める側
# en: e8693464
equal-armies-say-defender = 守る側
# en: 94fedb07
equal-armies-say-against = キューブ{ $attackers }個対{ $defenders }個。
# en: 109740ac
equal-armies-say-battles = 占領した戦いは{ $captured }回、守られた戦いは{ $held }回です。
# en: 30b7a414
equal-armies-say-task = スライダーを動かして、軍を大きくしましょう。線が半分をこえるのはどこですか。
# en: 13fbafc1
equal-armies-say-to-capture = 占領する
# en: 3e3e97db
equal-armies-say-one-half = 半分
# en: cd770d7f
equal-armies-say-equal = 互角の軍
# en: a6b46d72
equal-armies-say-cubes = 両側のキューブの数
# en: 6a394601
equal-armies-say-chance = 占領する確率
# en: 12ddc08d
equal-armies-say-captured = { $n }個対{ $n }個で占領する確率は { $chance } です。{ $above ->
    [no] この大きさまでは、いつも半分より小さいです。
   *[other] { $above }個からは、半分より大きくなります。
}
# en: 9744efb1
equal-armies-say-fewest = 攻める側に必要なキューブの数（残す1個も入れて）
# en: 48833106
equal-armies-say-defenders = 守る側
# en: 39ca3afe
equal-armies-say-over = { $chance }超
# en: 439e68aa
equal-armies-controls =
    .largest = いちばん大きい軍

# en: 4f08a708
equal-armies-eleven = 11個のキューブで11個を攻め、最後まで戦います。攻める側は1個を残しておかなければなりません。有利なのはどちらですか。
    .choices-attacker = 攻める側
    .choices-defender = 守る側
    .choices-even = ちょうど互角
    .hint-1 = 3個目のサイコロは役に立ちます。でも、同じ目と、残しておく1個は、相手を助けます。
    .hint-2 = これだけたくさんの分数を足して、ちょうど半分になることは、めったにありません。
    .because = 攻める側が占領する確率は49.40%です。ほとんど互角ですが、守る側が有利です。
# en: cac673ab
equal-armies-two-against-two = 2個のキューブで2個を攻めます。1個は残すので、ふれるのは1個です。一回目に勝つ確率は 55/216 しかありません。つぎは2個対1個で、勝つ確率は 5/12 です。攻める側が占領する確率はいくつですか。
    .hint-1 = それは一回目だけの確率です。そのあと、守る側がまだ1個残っています。
    .hint-2 = それは2個対1個の確率です。
    .hint-3 = まず一回目、それから二回目です。かけ算しましょう。
    .because = つづけて両方に勝たなければなりません：55/216 × 5/12。
# en: 488868c3
equal-armies-favourite = キューブの数が両側で同じとき、何個以上なら攻める側が有利ですか。
    .hint-1 = 5個対5個では、占領する確率は35.9%しかありません。
    .hint-2 = 6個対6個でも、まだ不利です。
    .hint-3 = 1個では攻められません。
    .hint-4 = おしい。11個対11個は、半分よりほんの少し小さいです。
    .hint-5 = もう1個少なくてもかまいません。
    .because = 占領する確率は、11個対11個で49.40%、12個対12個で50.65%です。
# en: f6c6320c
equal-armies-force = 10個のキューブが守ります。攻める側は、全部で何個あれば、確率が半分より大きくなりますか。
    .hint-1 = 10個対10個では、まだ少し不利です。
    .hint-2 = 12個で足ります。でも、もっと少なくても足ります。
    .hint-3 = 大きい軍なら、同じ数でも攻める側が有利です。
    .because = この数なら半分をこえ、1個少ないとこえません。
# en: caabe2bc
equal-armies-rolls = 戦いが終わるまでに、平均して何回ふるか。
    .because = 今の1回と、残った戦いの平均の回数を足します。
# en: e2e0a8ea
equal-armies-exercise-1 = { $attackers }個のキューブで{ $defenders }個を攻め、最後まで戦います。占領する確率はいくつですか。関数 capture に聞きましょう。
    .level = ウォーミングアップ
    .hint-1 = 公平でしょうか。関数 capture に聞きましょう。
    .hint-2 = キューブの数の比では決まりません。同じ目は守る側の勝ちです。
    .because = capture({ $attackers }, { $defenders }) です。
# en: 4997cbc8
equal-armies-exercise-2 = 攻める側は1個だけで、一回ごとに確率 { $p }/6 で勝ちます。一回でも負けると戦いは終わりです。{ $rolls }回つづけて勝つ確率はいくつですか。
    .level = ウォーミングアップ
    .hint-1 = それは一回だけの確率です。
    .hint-2 = つづけて起こる確率は、足すのではなくかけます。
    .hint-3 = それは、とちゅうで戦いが終わる確率です。
    .hint-4 = それは、全部負ける確率です。
    .because = ({ $p }/6)^{ $rolls }。
# en: a2dded32
equal-armies-exercise-3 = { $defenders }個のキューブが守ります。攻める側は、全部で何個あれば、占領する確率が { $least } より大きくなりますか。関数 capture でいろいろためしましょう。
    .level = 標準
    .hint-1 = それは同じ数です。そのときの確率は、この単元で求めました。
    .hint-2 = 1個は残って、戦いません。関数 capture でためしましょう。
    .because = 確率がじゅうぶん大きくなるまで、1個ずつふやします。
# en: 55c9721a
equal-armies-exercise-4 = 卓球で10対10です。先に2点差をつけた方が勝ちです。自分が1点を取る確率は { $a }/{ $n } です。自分が勝つ確率はいくつですか。
    .level = 標準
    .hint-1 = それは1点だけの確率です。2点差が必要なので、強い方がもっと有利になります。
    .hint-2 = それは次の2点だけの確率です。1点ずつ取ると、始めにもどります。
    .hint-3 = それは、二人が同じように点を取るときだけです。
    .hint-4 = それは相手が勝つ確率です。
    .because = 2点ずつ考えます。{ $n } × { $n } 通りのうち、2点とも自分なのが { $a } × { $a } 通り、2点とも相手なのが { $b } × { $b } 通り。残りは始めにもどります。
# en: eedbdcee
equal-armies-exercise-5 = { $attackers }個のキューブで{ $defenders }個を攻め、最後まで戦います。平均して何回ふりますか。自分で書いた関数に聞きましょう。
    .level = チャレンジ
    .hint-1 = 一回に2個へることもあります。どちらかがなくなれば終わりです。
    .hint-2 = どちらかがなくなれば終わりです。終わりの方では、1個ずつへります。
    .because = 今の1回と、そのあとの平均を足します。
