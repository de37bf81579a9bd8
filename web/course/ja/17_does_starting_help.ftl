### 17_does_starting_help.ipynb

# en: 1692ece9
does-starting-help-0-1 = # 17 先手は得？
# en: 49c8839f
does-starting-help-0-2 = 先に始めると得でしょうか。ゲームをする人なら、だれに聞いても自信を持って答えます。では、1万回プレイして数えましょう。そのとき、どのくらい確かだと言えるでしょうか。
# en: 31fd2471
does-starting-help-0-3 = - 数えた結果は本当の値からどれだけずれるか、それをどう言い表すか
    - 運と本当のちがいとを見分ける方法
    - 1万回でも多くないわけ
# en: 2488c3ce
does-starting-help-0-4 = **必要なもの：** 分散、または少なくとも平方根の知識、それから二項係数：[仮面を二つとも](11_both_masks.ipynb)。60分ほどの時間。コースのまとめになる単元で、これまでのことをすべて使います。
# en: b5815ff1
does-starting-help-0-5 = **進め方。** コードの下の「実行」をおすと、もう一度動きます。上から下へ進んでください。予想は一度だけで、そのあと説明が出ます。「あなたの番」とあるところでは、自分で何か書きます。何をしても、こわれることはありません。
# en: d2df9834
does-starting-help-0-6 = ゲームは Cat Cab Crew（[ここで遊べます](../cat_cab/play.ipynb)）と [Meow Meow Daifugō](../meow_daifugo/play.ipynb) です。[すべての単元](course.ipynb)。
# en: 7b9bf739
does-starting-help-1-1 = ## 10回のうち7回
# en: 1261d781
does-starting-help-1-2 = 友だち二人が10回ゲームをして、先手が7回勝ちました。「ほら、先手は得だ。」信じますか。
# en: 2b8008cd
does-starting-help-prints-1 = { $join-games }：{ $games-count-A }対{ $games-count-B }
# en: f60e9f3c
does-starting-help-2-1 = ## 区間
# en: ad6f37e4
does-starting-help-2-2 = こんどは、本当の確率がわかっているゲームです。サイコロ2個を交代でふり、先に7を出した方が勝ちます。先手が勝つ確率は 6/11 です。
# en: 98c99886
does-starting-help-2-3 = <details><summary>なぜ 6/11？</summary>
# en: 9cce5105
does-starting-help-2-4 = [7をねらってふり直し](04_reroll_for_seven.ipynb)で求めました。
# en: d48009c6
does-starting-help-2-5 = </details>
# en: 56763af5
does-starting-help-2-6 = 勝った割合100個のうち約95個は、本当の値から**ばらつき**の1.96倍までのところにあります。割合の両側に同じだけ広げたものを**信頼区間**といいます。
# en: d4d52088
does-starting-help-2-7 = <details><summary>割合のばらつき</summary>
# en: 08119b9f
does-starting-help-2-8 = *n* 回のゲームで勝った割合が *p* なら、そのばらつき（*標準偏差*）は √(*p*(1 − *p*)/*n*) です。
# en: fe7598eb
does-starting-help-2-9 = </details>
# en: 040ed3f5
does-starting-help-2-10 = コードはたたんであります。読むには「考え方を Python で」を開いてください。
# en: f064ef99
does-starting-help-2-11 = 本当の値を外したのは、どのクラスですか。
# en: 1bb38700
does-starting-help-2-12 = <details><summary>ためしてみよう</summary>
# en: 9570f9ac
does-starting-help-2-13 = 実線が本当の値です。クラスのゲームの数をふやすと、何が変わりますか。それから、1.96のかわりに1と書いてみましょう。ゲームが10回だけのときは、この作り方では大ざっぱすぎます。
# en: cae7720f
does-starting-help-2-14 = </details>
# en: e46401ed
does-starting-help-3-1 = ## 区間の幅
# en: 9ad3abb1
does-starting-help-3-2 = ゲームをふやすと、区間はせまくなります。どれだけせまくなるでしょうか。
# en: c8b01d9f
does-starting-help-3-3 = **あなたの番。** いろいろな数をためすか、方程式を解きましょう。
# en: 2ecfc845
does-starting-help-4-1 = ## 検定
# en: f40da9fb
does-starting-help-4-2 = **「先手も後手も変わらない」と仮定します。** そうすると、一回のゲームはコインと同じです。半分からのずれが、実際の結果と同じかそれ以上になる確率を、両側合わせて**p値**といいます。5%を境目にすることが多いです。
# en: 0776bf51
does-starting-help-4-3 = <details><summary>p値が小さかったら</summary>
# en: 02b2fbaf
does-starting-help-4-4 = めずらしいことが起こったか、先手と後手に本当にちがいがあるか、どちらかです。
# en: 87116022
does-starting-help-4-5 = </details>
# en: beaa4faa
does-starting-help-4-6 = **あなたの番。** 関数を書きましょう。2ⁿ 通りのうち、勝ちが *k* 回なのは `comb(n, k)` 通りです。
# en: 5676c820
does-starting-help-4-7 = 棒はコインの結果を表します。赤い棒は、半分からのずれが、その結果と同じかそれ以上のところです。20回のうち何回勝ったら、先手は得だと言いますか。100回ならどうですか。
# en: 613014f8
does-starting-help-4-8 = このような数から、何が言えるでしょうか。
# en: 137210b8
does-starting-help-5-1 = ## 本当のゲーム
# en: ff878070
does-starting-help-5-2 = 同じ作戦の運転手二人が Cat Cab Crew で遊びます。先手が得かどうかを教えてくれる公式はないので、数えるしかありません。まず1000回です。区間に 1/2 は入りますか。
# en: 4a4b6808
does-starting-help-prints-2 = 1000回のうち { $won } 回、先手が勝ちました：{ $100-low-1f }%から{ $100-high-1f }%
# en: b0a589df
does-starting-help-5-3 = 1万回ならどうでしょうか。1、2秒かかります。
# en: c42d2d32
does-starting-help-5-4 = ライブラリの答えも同じです。その下がp値です。
# en: 11519442
does-starting-help-5-5 = <details><summary>ライブラリの区間</summary>
# en: 02ffdd5c
does-starting-help-5-6 = エドウィン・ウィルソンが考えた区間で、割合が0や1に近いときは、こちらの方がすぐれています。
# en: c817351e
does-starting-help-5-7 = </details>
# en: 3444a7f1
does-starting-help-prints-3 = { $100-low-2f }%から{ $100-high-2f }%、ライブラリでは{ $proportion-won-10_000 }
# en: 10ae1913
does-starting-help-prints-4 = p値：{ $float-unit-p_value-won-10_000-3f }
# en: 1160cdd1
does-starting-help-5-8 = 二人で遊ぶ Meow Meow Daifugō です。ある人が2,000回遊んで、先手は*損だ*と言い切りました。
# en: 787bf773
does-starting-help-5-9 = つづけて、10,000回まで遊びましょう。
# en: a142f8a4
does-starting-help-5-10 = また 1/2 が区間に入りました。最初の区間は**誤報**だったのです。20回に1回は外れます。それが95%の意味です。百万回遊ぶと +0.01 ± 0.10 ポイントです。
# en: 10e2a8cc
does-starting-help-5-11 = 20のクラスが、公平なコインを1000回ずつ投げます。誤報はいくつありますか。
# en: c955fe11
does-starting-help-prints-5 = { $number }：{ $100-low-1f }%から{ $100-high-1f }%
# en: f498cc92
does-starting-help-prints-6 = （誤報）
# en: db7090ce
does-starting-help-5-12 = 「ちがいがあるとは言えない」は、「ちがいがない」という意味ではありません。1万回では、0.5ポイントのちがいは見えないのです。何回なら見えるでしょうか。「区間の幅」で求めましたね。
# en: c5cb1278
does-starting-help-6-1 = ## 問題
# en: d3a0a4b2
does-starting-help-6-2 = 出席番号を書いてください。問題に出てくる数は、一人一人ちがいます。
# en: c784b2f6
does-starting-help-7-1 = ## わかったこと
# en: 7498ce9d
does-starting-help-7-2 = - 数えた結果は推定です。区間をつけて言いましょう。
    - 区間の幅を半分にするには、4倍のゲームが必要です。1万回でも、±0.98ポイントまでしかわかりません。
    - 検定では、運だけで同じことがどのくらい起こるかを考えます。見つけるものが何もなくても、20回に1回は誤報になります。
    - 「ちがいがあるとは言えない」は、「ちがいがない」とは同じではありません。
# en: cd545d92
does-starting-help-7-3 = **考えてみよう。** ゲームの作者に、ルールを変えるように言いますか。区間から 1/2 が外れたとたんに、やめることにしたら？
# en: 6b157cdd
does-starting-help-7-4 = **つぎへ。** ルールを変えて、何が起こるか見る：[ルール実験室](../cat_cab/design_lab.ipynb)。
