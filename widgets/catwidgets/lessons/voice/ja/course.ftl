### 単元の名前、テーマ、問い：一覧。

# en: 97b03c5e
ties-unit =
    .title = 同じ目
    .concept = 起こりうるすべての場合
    .game = Empire
    .hook = サイコロを一個ずつ。同じ目なら守る側の勝ち。これは公平？
# en: 9f6a46d5
twenty-rolls-unit =
    .title = 20回ふると
    .concept = ばらつきと、相対度数の落ち着き方
    .game = Empire
    .hook = 20回ふって、どちらが得かを見ます。出た目にだまされるのはどのくらい？
# en: 615517e3
next-door-unit =
    .title = すぐとなり
    .concept = 偶数と奇数
    .game = Cat Cab Crew
    .hook = お客さんはすぐとなり。ちょうど4歩で行けますか？
# en: 868bb964
reroll-for-seven-unit =
    .title = 7をねらってふり直し
    .concept = 独立
    .game = Cat Cab Crew
    .hook = サイコロ2個で7がほしい。1個ふり直す？それとも2個とも？
# en: 33352dbe
patient-die-unit =
    .title = がまんのサイコロ
    .concept = 期待値
    .game = Cat Cab Crew
    .hook = サイコロの目は4。もう一度ふりますか？
# en: 620e2870
jam-unit =
    .title = 渋滞
    .concept = 幅優先探索とダイクストラ法
    .game = Taxi Derby
    .hook = まん中が渋滞です。いちばん短い道は、やっぱりいちばん速い？
# en: 0fc8545f
walls-unit =
    .title = かべ
    .concept = 最小カット
    .game = Washi Cat
    .hook = 出口が三つあるねこ。家に帰れなくするには、レンガは最低いくつ？
# en: a96094df
jammed-rows-unit =
    .title = 駐車
    .concept = 同様に確からしくない場合、再帰
    .game = Washi Cat
    .hook = 魚3びきが7列に入るのは35通りのうち1通り。確率は 1/35？
# en: a445d3f2
speeding-unit =
    .title = スピード違反
    .concept = 損得の分かれ目
    .game = Taxi Derby
    .hook = 飛ばせば運賃5ドル、飛ばさなければ3ドル、違反キップは3ドル。どこまでの危険なら得？
# en: c964f575
one-die-unit =
    .title = サイコロ1個か3個か
    .concept = 分散、期待値が同じ分布
    .game = Taxi Derby
    .hook = 1個の目を3倍するか、3個ふるか。にげるなら、相手はどちらがいい？
# en: 2fe80ca1
both-masks-unit =
    .title = 仮面を二つとも
    .concept = 組み合わせ
    .game = Meow Meow Daifugō
    .hook = どちらの仮面も確率 1/4 で手に入ります。二つとも手に入る確率は 1/16？
# en: 67a6292b
a-pass-speaks-unit =
    .title = パスは語る
    .concept = 条件付き確率、ベイズの定理
    .game = Meow Meow Daifugō
    .hook = クロがパス。出しても役に立たなかったカードについて、何がわかる？
# en: 7194305b
best-question-unit =
    .title = いちばんいい質問
    .concept = 情報量、エントロピー
    .game = Meow Meow Daifugō
    .hook = クロに一つだけ質問できます。手札がいちばんわかるのはどの質問？
# en: df79e6a4
perfect-driver-unit =
    .title = 完ぺきな運転手
    .concept = 動的計画法、マルコフ決定過程
    .game = Cat Cab Crew
    .hook = 空白の目が2個、のろいが三つ。ふるのは1個だけ？2個とも？
# en: 981935ba
equal-armies-unit =
    .title = 互角の軍
    .concept = 吸収マルコフ連鎖
    .game = Empire
    .hook = キューブ11個が11個を攻めます。有利なのはどちら？
# en: 39837b16
solved-unit =
    .title = 解けたゲーム
    .concept = ミニマックスと証明
    .game = Washi Cat
    .hook = 2ひきのねこが完ぺきにプレイします。勝つのはどちら？どうしてわかる？
# en: 6cf22f21
starting-unit =
    .title = 先手は得？
    .concept = 信頼区間、検定
    .game = Cat Cab Crew, Meow Meow Daifugō
    .hook = 1万回プレイします。どのくらい確かだと言える？
# en: 8cbacd8a
liars-dice-unit =
    .title = ライアーズダイス
    .concept = 二項分布
    .game = ライアーズダイス
    .hook = サイコロ10個、うち5個は見えません。レアさんは「4は全部で3個以上」と言います。信じる？
# en: b1158bd2
craps-unit =
    .title = クラップス
    .concept = 幾何分布、ギャンブラーの破産
    .game = クラップス
    .hook = サイコロ2個、プレイヤー1人と胴元。一晩中つづけたら、最後に勝つのは？
# en: 6e85d7da
either-or-unit =
    .title = どちらか
    .concept = ベン図、クロス集計表、余事象
    .game = Meow Meow Daifugō
    .hook = 偶数か大きい数のカードは何枚？足すだけではだめ。両方に入るカードがあるから。
# en: fc9d72c5
snakes-and-ladders-unit =
    .title = ヘビとはしご
    .concept = マルコフ連鎖と長い目で見た割合
    .game = ヘビとはしご
    .hook = だれも何も決めないゲーム。何回で終わる？いちばん役に立つはしごは？
# en: 82b71768
bluff-unit =
    .title = ブラフ
    .concept = 混合戦略
    .game = クーン・ポーカー
    .hook = 一度もブラフしないと勝てず、いつもブラフしても勝てません。どのくらいがいい？
# en: f1a357c5
sums-unit =
    .title = 和
    .concept = 正規分布へ
    .game = サイコロ
    .hook = サイコロ1個、2個、10個。和はどんな形になる？変なサイコロだったら？
# en: 5c0702a2
same-luck-unit =
    .title = 同じ運
    .concept = 公平なテスト、対応のある比較
    .game = サイコロ
    .hook = ルールを一つ変えました。きいた？それとも運？テストを5倍するのと同じくらい役に立つくふうがあります。
# en: 86e6801d
maybe-a-bluff-unit =
    .title = ブラフかも
    .concept = 事前確率、尤度、事後確率
    .game = Meow Meow Daifugō
    .hook = クロがパス。でも、わざとかもしれません。出せたのにパスした確率は？
