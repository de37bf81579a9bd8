### 21_snakes_and_ladders.ipynb

# en: 5b605bd6
snakes-and-ladders-0-1 = # 21 ヘビとはしご
# en: a9f48a82
snakes-and-ladders-0-2 = 100マスの、昔からあるボードです。だれも何も決めません。サイコロでコマを進め、はしごでは上がり、ヘビではもどります。何回か遊んでみましょう。
# en: bf9204c5
snakes-and-ladders-0-3 = - 確率がボードの上をどう流れるか
    - 一回のゲームの長さと、ほとんどのゲームが平均より短いわけ
    - いちばん役に立つはしごはどれか、助けになるヘビはどれか
# en: 86b01192
snakes-and-ladders-0-4 = **必要なもの：** 独立な試行の知識。45分ほどの時間。
# en: 3bfdebe2
snakes-and-ladders-0-5 = **進め方。** コードの下の「実行」をおすと、もう一度動きます。上から下へ進んでください。予想は一度だけで、そのあと説明が出ます。「あなたの番」とあるところでは、自分で何か書きます。何をしても、こわれることはありません。
# en: 36b138d1
snakes-and-ladders-0-6 = ミルトン・ブラッドレー社が1943年から売っているボードです。100をこえる目が出たら、動きません。[すべての単元](course.ipynb)。
# en: 1d6e9155
snakes-and-ladders-1-1 = ## まず予想
# en: 1ff4b508
snakes-and-ladders-2-1 = ## 流れる確率
# en: bd35128a
snakes-and-ladders-2-2 = 大切なのは今いるマスだけで、どうやって来たかは関係ありません。これを**マルコフ連鎖**といいます。
# en: a3144173
snakes-and-ladders-2-3 = どのマスも、自分の確率を6分の1ずつ、次の目で行けるマスに送ります。
# en: 9c550ae3
snakes-and-ladders-2-4 = <details><summary>コードでは</summary>
# en: f07d4107
snakes-and-ladders-2-5 = `chances` には、それぞれのマスにコマがいる確率が入っています。`unit.land` はボードを知っています。
# en: bdc12215
snakes-and-ladders-2-6 = </details>
# en: 38f5d0d7
snakes-and-ladders-2-7 = コードはたたんであります。読むには「考え方を Python で」を開いてください。
# en: 6aa5a35a
snakes-and-ladders-prints-1 = 2ターンで行けるのは{ $len-two }マス。いちばん行きやすいのは{ $best }で、36通りのうち{ $two-best-36-0f }通りです。
# en: fb8c5be8
snakes-and-ladders-3-1 = ## ゲームの長さ
# en: 91df3e70
snakes-and-ladders-3-2 = ゲームの半分以上が終わるのは、何ターンのあとですか。わかるまでスライダーを動かして、数を書きましょう。
# en: d1830907
snakes-and-ladders-3-3 = では、平均は？それぞれのターンを、まだ終わっていないゲームの割合で数えます。
# en: 9eaddfe5
snakes-and-ladders-prints-2 = 平均{ $average-1f }ターン
# en: 0913c9f3
snakes-and-ladders-3-4 = **プログラムを書く人へ。** 関数を書きましょう。何ターンかのあとで、ゲームが終わっている確率はいくつですか。`{0: 1}` から始め、その回数だけ進めて、`.get(100, 0)` で100のマスを読みます。そうでない人は、先へ進んでください。
# en: 88b47c16
snakes-and-ladders-prints-3 = { $day }日目：晴れからは{ $from_sun-1 }、雨からは{ $from_rain-1 }
# en: 247439da
snakes-and-ladders-4-1 = ## 一つ取りのぞく
# en: 033018bb
snakes-and-ladders-4-2 = ヘビかはしごを一つ取りのぞきましょう。平均を正確に計算し直します。
# en: 19b021b4
snakes-and-ladders-5-1 = ## 長い目で見ると
# en: 92f7571b
snakes-and-ladders-5-2 = ゲームには終わりがあります。いつまでもつづく連鎖もあり、しばらくすると、どこから始まったかを忘れます。
# en: 54ecc590
snakes-and-ladders-5-3 = 一日ずつ見てみましょう。晴れから始めた場合と、雨から始めた場合です。
# en: eaaaa057
snakes-and-ladders-6-1 = ## 問題
# en: 316ddc96
snakes-and-ladders-6-2 = 出席番号を書いてください。問題に出てくる数は、一人一人ちがいます。
# en: f0f7775a
snakes-and-ladders-7-1 = ## わかったこと
# en: 5e9062d1
snakes-and-ladders-7-2 = - マルコフ連鎖に必要なのは今の状態だけで、それまでのことはいりません。一歩ごとに、どの確率も次に送られ、同じところに来たものは足されます。
    - とても長いゲームがいくつかあって、平均を中央値より大きくしています。
    - はしごの値打ちは、その先に何があるかで決まります。いつまでもつづく連鎖は、長い目で見ると、始まりを忘れます。
# en: 4190fb63
snakes-and-ladders-7-3 = **考えてみよう。** だれもゴールに着けないボードはありますか。長くつづけると、始まりはいつも忘れられますか。
# en: 1f7a65c9
snakes-and-ladders-7-4 = **つぎへ。** だれかが勝つ連鎖：[互角の軍](15_equal_armies.ipynb)。
