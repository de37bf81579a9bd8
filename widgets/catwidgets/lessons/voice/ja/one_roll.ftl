### 一回ふる：問いと答え。

# en: 17dd77e2
one-roll-note =
    .words-1 = 全事象、同様に確からしい
    .words-2 = 余事象、順序統計量
    .words-3 = 独立でない事象、条件付き確率
    .words-4 = 期待値
    .words-5 = コンピューターで数える
    .tips-1 = 2のかけ算は、最初に発表された研究がしたまちがいです。まず、全員に同じまちがいをさせてください。
    .tips-2 = サイコロの数や面の数を変えると、自由研究のよいテーマになります。最後の図で、すべてためせます。
# en: a3249895
one-roll-highest-of-three = 3個のサイコロをふります。いちばん大きい目が6になる確率はいくつですか。
    .hint-1 = 1/6 を三回足すと、6が二つ出た場合を二回数えてしまいます。
    .hint-2 = それは1個の分です。サイコロは3個あります。
    .hint-3 = それは三つとも6の確率です。一つで足ります。
    .hint-4 = それは、6が一つも出ない確率です。
    .because = 1 − (5/6)³。
# en: 8bcd9b09
one-roll-three-against-one = 3個のサイコロが1個を攻めます。攻める側が勝つ確率はいくつですか。
    .hint-1 = それは1個対1個です。
    .hint-2 = それは2個対1個です。
    .hint-3 = それは、3個のどれかが6になる確率です。もっと小さい目でも勝てます。
    .hint-4 = 3個のうちのいちばん大きい目は、大きくなります。216通りのうち91通りで6になります。
    .because = 1296通りのうち855通りです。
# en: 94a75f16
one-roll-the-second-comparison = いちばん大きい目どうしをくらべて、攻める側が勝ちました。二つ目の勝負で、攻める側が勝つ確率はどうなりますか。
    .choices-more = 大きくなる
    .choices-less = 小さくなる
    .choices-same = 変わらない
    .hint-1 = 攻める側のいちばん大きい目が勝ったのなら、守る側のいちばん大きい目について何がわかりますか。もう一つの目については？
    .hint-2 = サイコロは独立ですが、2番目に大きい目が、いちばん大きい目をこえることはありません。
    .because = 攻める側のいちばん大きい目が勝ったのなら、守る側のいちばん大きい目は、たぶん小さいのです。すると、守る側のもう一つの目は、もっと小さくなります。五つのサイコロは独立でも、二つの勝負は独立ではありません。
# en: 7cfcd29b
one-roll-both = 3個対2個で一回ふります。守る側がキューブを二つとも失う確率はいくつですか。
    .hint-1 = それは、二つの勝負が独立だと考えて、確率をかけたものです。
    .hint-2 = それは、両側が一つずつ失う確率です。
    .hint-3 = それは、攻める側が二つ失う確率です。
    .hint-4 = 数えましょう。7776通りのうち、攻める側が二つとも勝つのは何通りですか。
    .because = 7776通りのうち2890通りです。
# en: b3a6ebcb
one-roll-one-die-or-two = 2個以上のキューブで、3個のサイコロから守ります。ふるサイコロは1個ですか、2個ですか。
    .choices-one = 1個
    .choices-two = 2個
    .choices-no-matter = どちらでも同じ
    .hint-1 = 1個なら、一回に失うキューブは多くても一つです。でも、どのくらいよく失いますか。攻める側はいくつ失いますか。
    .hint-2 = 自分が失うキューブの期待値と、攻める側が失うキューブの期待値をくらべましょう。
    .because = 1個なら0.66個対0.34個、2個なら1.079個対0.921個を失います。キューブは多くへりますが、ずっと互角に近くなります。

# en: a2ecdd83
one-roll-say-defender-wins = 同じ目なら守る側の勝ち
# en: a4ff092b
one-roll-say-attacker-wins = 同じ目なら攻める側の勝ち
# en: 5ef5ae03
one-roll-say-highest = { $dice ->
    [1] 1個のサイコロ
   *[other] { $dice }個のうちのいちばん大きい目
}
# en: bf67eb4d
one-roll-say-shows = 目
# en: d1e1ffb5
one-roll-say-comparisons = 攻める側は、一つ目の勝負に { $first }、二つ目に { $second } の確率で勝ちます
# en: 3650b663
one-roll-say-attacker = 攻める側が勝つのは
# en: c5a4432d
one-roll-say-multiplied = かけ算
# en: da973254
one-roll-say-counted = 数えた
# en: c64e0f93
one-roll-say-both = 両方の勝負
# en: ebbb67e3
one-roll-say-just-one = 一つだけ
# en: 5a668a04
one-roll-say-neither = なし
# en: a8c62cf0
one-roll-say-task = いちばん互角に近いふり方を二つ見つけましょう。
# en: 85b2becb
one-roll-say-roll = サイコロ{ $attack }個対{ $defend }個
# en: 9101b347
one-roll-say-more = 守る側が攻める側より多く失うキューブ
# en: 498ae3b0
one-roll-say-three-two = サイコロ三個対二個
# en: 38a26618
one-roll-say-lost = 失ったキューブ
# en: 5b02a393
one-roll-say-rolls = 回数
# en: 7e5e8eee
one-roll-say-one-each = 一つずつ
# en: 832c7b00
one-roll-say-attacker-two = 攻める側 2
# en: eed28804
one-roll-say-defender-two = 守る側 2
# en: 78655fab
one-roll-controls =
    .dice = サイコロ
    .attack = 攻める
    .defend = 守る
    .sides = 面の数
    .ties = 同じ目なら
