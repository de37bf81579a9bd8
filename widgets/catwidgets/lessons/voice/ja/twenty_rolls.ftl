### 20回ふると。変数：{ $attackers } と { $defenders } は攻める側と守る側が失うキューブの数、{ $rolls } はふった回数、{ $two }、{ $one }、{ $other } は何回あったか、{ $share } はパーセント、{ $off } と { $less } はパーセントポイント、{ $good } と { $bad } は勝ちと負けの区画の数。

# en: 7fc75d8a
twenty-rolls-guide =
    .plan-1 = 二人一組で、赤いサイコロ3個と青いサイコロ2個を20回ふります。どの組も、結果を黒板に一つの点でかきます。
    .plan-2 = 最初の予想：長くつづけると、多く失うのはどちらですか。黒板の点をもとに話し合わせます。
    .plan-3 = 大きな学校についての予想、それからほかのクラスの点。黒板の点とくらべます。
    .plan-4 = 長くつづけると：二つのクラブ、5人の結果、7776通りすべて。「あなたの番」1と2。
    .plan-5 = 「あなたの番」3：何回ふればじゅうぶんですか。
    .plan-6 = 数が一人一人ちがう問題、それから最後の一問。
    .say-1 = ふり方をまちがえた人はいません。20回は少なく、回数が少ないと、結果は大きくばらつきます。
    .say-2 = 今日何が出たかは問題ではありません。何度もやり直したら、何がどのくらい出るかを考えます。
    .ask-1 = となりの組は逆の結果になりました。どちらが正しいですか。どうすればわかりますか。
    .ask-2 = 運のよかった1回は、20回の結果をどれだけ変えますか。200回の結果ではどうですか。
    .ask-3 = 7776回ふるより、7776通りを数える方がよいのはなぜですか。
    .support = すべての組のキューブを合計してください。クラスの合計が、ほとんどの組の結果より正確な値に近いことを見せましょう。
    .extension = 守る側も3個ふり、3個ともくらべることにしましょう。こんどはどちらが得ですか。
    .ticket-1 = あるクラブが20回ふって、「攻める側の方が多く失う」と言いました。どう答えますか。
    .ticket-2 = 20回ふるだけでは、4回に1回より多く、逆の結果になります。何百回もふるか、すべての場合を数えましょう。
    .open-1 = これだけふればもうだれもまちがえない、という回数はありますか。
    .open-1-answer = ありません。逆の結果はだんだん出にくくなりますが、けっしてなくなりません。攻める側が毎回2個失うことも、ありえるからです。
    .open-2 = 「たった20回」の結果を信じてしまっているのは、どんなニュースですか。
    .open-2-answer = 少しの例だけで全体を語るニュースです。20人でためしただけの新しい薬、5試合だけでほめられる選手、一つのクラスだけのアンケートなどです。

# en: 71a26173
twenty-rolls-say-lost = { $who ->
    [each] どちらも{ $attackers }個失う
    [attacker] 攻める側が{ $attackers }個失う
    [defender] 守る側が{ $defenders }個失う
   *[both] 攻める側が{ $attackers }個、守る側が{ $defenders }個失う
}
# en: e0b07944
twenty-rolls-say-two-numbers = 二つの数（攻める側が失う数、守る側が失う数）
# en: 0a7b0220
twenty-rolls-say-roll-task = キューブを多く失うのはどちらですか。20回ふって、書きとめましょう。
# en: 09ac5687
twenty-rolls-say-rolls = ふった回数
# en: 6e7bdabc
twenty-rolls-say-roll = ふる
# en: bb8be429
twenty-rolls-say-roll-tip = サイコロ5個を一回ふる
# en: 563bc31c
twenty-rolls-say-roll-twenty = 20回ふる
# en: 108145e0
twenty-rolls-say-roll-twenty-tip = 20回ふって数える
# en: ffc0eac4
twenty-rolls-say-dice = サイコロ3個対2個
# en: 5b4f5c01
twenty-rolls-say-attacker = 攻める側
# en: d213bb2b
twenty-rolls-say-defender = 守る側
# en: 324cec6c
twenty-rolls-say-attacker-lost = 攻める側が失った
# en: 799308dd
twenty-rolls-say-defender-lost = 守る側が失った
# en: c1063795
twenty-rolls-say-so-far = { $attack } 対 { $defend }：{ $lost }。{ $rolls }回ふって失ったキューブは、攻める側が{ $attackers }個、守る側が{ $defenders }個です。
# en: 11c22050
twenty-rolls-say-class-task = 点一つが生徒一人です。ほかのクラスも見ましょう。それから、全員のふる回数をふやしましょう。
# en: 9fbc3e0a
twenty-rolls-say-class = あるクラスの結果
# en: 3fc68041
twenty-rolls-say-same = 同じ
# en: 7949e53b
twenty-rolls-say-attacker-more = 攻める側が多く失った
# en: 98abf633
twenty-rolls-say-defender-more = 守る側が多く失った
# en: 532988fa
twenty-rolls-say-found = 生徒{ $pupils }人が{ $rolls }回ずつふります。守る側が多く失ったのは{ $more }人、攻める側が多く失ったのは{ $less }人、どちらも同じだったのは{ $level }人です。
# en: a22f7d3a
twenty-rolls-say-settling-task = スライダーを動かしましょう。線はどうなりますか。
# en: eb0182fa
twenty-rolls-say-settling = 失ったキューブのうち守る側の割合
# en: 13b8a1a7
twenty-rolls-say-settling-label = 失ったキューブ全体のうち守る側の割合（5人分）
# en: f0476f37
twenty-rolls-say-run = { $k }人目
# en: 2ac11909
twenty-rolls-say-rolls-so-far = これまでにふった回数
# en: 0571a9fe
twenty-rolls-say-share = 割合
# en: 66c5d578
twenty-rolls-say-apart = { $rolls }回ふったあと、5人の割合は { $low } から { $high } の間にあります。
# en: 5c0fe4a0
twenty-rolls-say-opposite-task = スライダーを動かしましょう。逆の結果は、まだどのくらい出ますか。
# en: c71e621f
twenty-rolls-say-opposite = 逆の結果になる確率
# en: 4b90a303
twenty-rolls-say-chance = 確率
# en: 26ff1d16
twenty-rolls-say-after = 長くつづけると、{ $who ->
        [attacker] 攻める側の方が多く失います
        [nobody] どちらも同じだけ失います
       *[defender] 守る側の方が多く失います
    }。{ $rolls }回ふったとき、守る側が多く失っている確率は { $more }、攻める側が多く失っている確率は { $less }、同じ数だけ失っている確率は { $level } です。
# en: 8d44d7a1
twenty-rolls-controls =
    .rolls = 回数
    .class_number = クラス

# en: 9b422449
twenty-rolls-who-gains = 3個のサイコロで2個のサイコロを攻めます。同じ目なら守る側の勝ちです。長くつづけると、キューブを多く失うのはどちらですか。
    .choices-defender = 守る側
    .choices-attacker = 攻める側
    .choices-both = どちらも同じ
    .hint-1 = 同じ目では守る側が得をします。でも攻める側は、3個のうち目の大きい2個を使えます。
    .hint-2 = 近いけれど、同じではありません。
    .because = 3個目のサイコロの方が、同じ目より大きくきいてきます。一回に失うキューブは平均して、守る側が1.079個、攻める側が0.921個です。
# en: 9f897903
twenty-rolls-a-school = 大きな学校で、生徒全員が3個対2個のサイコロを20回ずつふります。逆の結果、つまり攻める側が多く失う結果になるのは、100人のうち何人ですか。
    .choices-3 = 約3人
    .choices-10 = 約10人
    .choices-28 = 約28人
    .choices-50 = 約50人
    .hint-1 = 20回では、もっとばらつきます。
    .hint-2 = それは、どちらも同じだけ失う人の数です。
    .hint-3 = 守る側の方がたしかに多く失います。20回でも、それが少しは表れます。
    .because = 逆の結果になるのは28.3%、どちらも同じになるのは9.9%です。20回は少ないのです。
# en: 5ddb1c62
twenty-rolls-two-clubs = 一つのクラブは毎日20回、もう一つのクラブは毎日200回ふります。攻める側の方がキューブを多く失う日は、どちらのクラブに多いですか。
    .choices-small = 20回ふるクラブ
    .choices-large = 200回ふるクラブ
    .choices-alike = どちらも同じ
    .hint-1 = 回数が多ければ、めずらしいことも多く起こります。でも、それを打ち消すことも多く起こります。
    .hint-2 = サイコロは同じです。でも、運のよかった1回は、20回の結果と200回の結果を同じだけ変えるでしょうか。
    .because = そういう日は、20回なら28.3%、200回なら7.8%です。回数が少ないほど、結果はばらつきます。
# en: af7afac5
twenty-rolls-net = 一回ふって、守る側が攻める側より何個多くキューブを失うか。
    .because = 守る側が失う数から、攻める側が失う数を引きます。
# en: d57d6394
twenty-rolls-net-mean = 一回ふると、守る側は攻める側より、平均して何個多くキューブを失いますか。
    .hint-1 = それは守る側が失う数です。攻める側が失う数を引きましょう。
    .hint-2 = それは攻める側が失う数です。
    .hint-3 = それは全部の場合の合計です。何通りあるかで割りましょう。
    .hint-4 = それは両方合わせて失う数です。
    .because = 7776通りを合わせると、2 × 2890個から 2 × 2275個を引いた数になります。
# en: aea37927
twenty-rolls-enough = 逆の結果になる確率がはじめて 1/10 より小さくなるのは、何回ふったときですか。
    .hint-1 = 20回では、まだ 1/4 より大きいです。
    .hint-2 = 100回では、まだ15%です。
    .hint-3 = もっと少ない回数で、1/10 より小さくなります。
    .hint-4 = よく見ましょう。160回では10.02%で、1/10 よりほんの少し大きいです。
    .because = 20回の8倍です。それでもまだ、10回に1回近く、逆の結果になります。
# en: 7a770c89
twenty-rolls-exercise-1 = 50回ふりました。守る側が2個失ったのは{ $two }回、1個ずつ失ったのは{ $one }回、攻める側が2個失ったのは{ $other }回です。「守る側が2個失う」の相対度数はいくつですか。
    .level = ウォーミングアップ
    .hint-1 = それは起こった回数です。全部で何回ふりましたか。
    .hint-2 = ほかの結果の回数ではなく、50回全部とくらべましょう。
    .hint-3 = ここで数えるのは、キューブではなく、ふった回数です。
    .because = 50回のうち{ $two }回です。
# en: 3f3715c8
twenty-rolls-exercise-2 = サイコロを{ $rolls }回ふりました。6の目の相対度数は{ $share }%でした。6の目は何回出ましたか。
    .level = ウォーミングアップ
    .hint-1 = 100回ふったのなら、そうです。
    .hint-2 = パーセントは「百のうちいくつ」という意味です。100で割りましょう。
    .hint-3 = それは平均して出る回数です。このときは何回出ましたか。
    .hint-4 = それは6の目が出なかった回数です。
    .because = { $rolls }回の{ $share }%：{ $rolls } × { $share }/100。
# en: bd08d326
twenty-rolls-exercise-3 = 50回ふりました。守る側が2個失ったのは{ $two }回、1個ずつ失ったのは{ $one }回、攻める側が2個失ったのは{ $other }回です。守る側は一回に平均して何個のキューブを失いましたか。
    .level = 標準
    .hint-1 = それは50回分のキューブです。一回では何個ですか。
    .hint-2 = { $two }回では、守る側はキューブを2個失いました。
    .hint-3 = 1個ずつ失った回でも、守る側はキューブを1個失いました。
    .because = 50回で { $two } × 2 + { $one } × 1 個です。
# en: fefe0c8c
twenty-rolls-exercise-4 = 選挙の調査で、くじで選んだ{ $people }人に聞きます。結果は{ $off }パーセントポイントほどずれることがよくあります。人数を4倍にすると、ずれは半分になります。ずれを{ $less }ポイントほどにするには、何人に聞けばよいですか。
    .level = 標準
    .hint-1 = それでは、ずれはそこまで小さくなりません。半分にするには、4倍の人数が必要です。
    .hint-2 = 人数をへらすと、ばらつきは小さくならず、大きくなります。
    .hint-3 = その人数では、{ $off }ポイントほどずれます。
    .because = { $off }ポイントから{ $less }ポイントまで、半分にするたびに4倍の人数が必要です。
# en: 4ba7f925
twenty-rolls-exercise-5 = ルーレットに同じ大きさの区画が{ $fields }個あります。{ $good }個は勝ち、{ $bad }個は負けです。3回まわします。負ける回数が勝つ回数より多くなる確率はいくつですか。
    .level = チャレンジ
    .hint-1 = 3回のうち2回だけ負けても、負けの方が多くなります。
    .hint-2 = それは、2回まわして2回とも負ける確率です。3回まわすと、勝つのは何回目ですか。
    .hint-3 = それは1回だけのときの確率です。
    .hint-4 = 勝つのは、1回目でも2回目でも3回目でもかまいません。
    .because = 3回負けるのが { $bad }³ 通り、2回負けるのが 3 × { $bad }² × { $good } 通り、全部で { $fields }³ = { $ways } 通りです。
