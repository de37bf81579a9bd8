### 書かれたサイコロやカードのまちがいと、読み方。変数は en.ftl、ことばは docs/glossary/ja.md にあります。

# en: 05ccd73e
dice-allowed = ここに書けるのは { $range } のような範囲か { $list } のようなリストです
# en: 7c38a54a
dice-unread = ここの「{ $rest }」がわかりません
# en: 1d787c7a
dice-strange = 「{ $name }」は、ここではわからないことばです
# en: bd725383
dice-plain = この質問はわかりません。英語で書いてください
# en: 54a3f58e
dice-plain-long = この質問はわかりません。英語でもっと短く書いてください
# en: 65dbfd2b
dice-about = ここで質問できるのはサイコロ、コイン、カードだけです。英語で書いてください
# en: 73371624
dice-unfinished = 最後に何か足りません
# en: 0e83e0d4
dice-wanted = ここに書けるのは 3d6 のようなサイコロ、数、または ( です
# en: c4d6b8be
dice-mean = { $cure } のことですか？
# en: 970062c8
dice-letters = 読めるのは{ $n }文字までです
# en: 845b9960
dice-open-bracket = { $name } のあとに ( が必要です
# en: c244d22c
dice-add-bracket = かっこが足りません。) を足してください
# en: 9cae403a
dice-own-line = 質問は1つずつ別の行に書いてください
# en: 3d4c79d1
dice-unknown = 「{ $name }」ということばはわかりません。ロールの名前なら、上の行で { $name } = d20 + 5 のように決めてください
# en: b297bb6b
dice-unknown-call = 「{ $name }」はわかりません
# en: 0a5b419b
dice-word-taken = { $name } は、ここではサイコロやカードのことばです
# en: 24a93cbb
dice-named = { $name } の意味はもう決まっています。くらべるには { $name } == と書いてください
# en: a6ad285f
dice-twice-cases = { $name } は2回使われていて、場合の数が{ $n }を超えるので、調べきれません
# en: d8366242
dice-twice-many = 2 回使われている名前は、場合の数が多すぎます
# en: bcc69d08
dice-deep = 入れ子が深すぎます。一部に名前をつけてください
# en: f8edcdfb
dice-hands = 手札は{ $n }通りあります。count(ace in draw 5 from 52) のように、数えたいものを聞いてください
# en: fc36fb41
dice-range-up = 範囲は小さい数から大きい数へ書きます
# en: 18ca6a70
dice-no-side = サイコロには面が1つ以上必要です
# en: e591fb89
dice-explodes-once = ! は1つだけ、ふり直しのあとに書きます。例：d6r1!
# en: 1a9669ef
dice-most = 同じ種類のサイコロは{ $n }個まで、面は全部で{ $faces }までしか数えられません
# en: 234d27de
dice-mixed = 面は、すべて数か、すべてことばにしてください
# en: aac92409
dice-no-explosion = ! や !! が使えるのは、最大の目が0より大きいサイコロだけです
# en: aa389098
dice-for-ever = { $kind } は終わりなく続きます。数をつけられるのは ! 1 つのときだけです
# en: 12f040ad
dice-one-face = 面が1つしかないサイコロは、終わりなくふり続けることになります
# en: 90da313f
dice-which-cards = { $n }枚が何のカードかを { $cards } のように書いてください。そのまま使えるのは52だけです
# en: b6461839
dice-one-kind = 同じカード24枚は land: 24 と書いてください
# en: 85d09696
dice-drawn = { $n }枚のカードから引けるのは0枚から{ $n }枚までです
# en: d8773b16
dice-behind-one = { $word } は d20 { $word } のように、サイコロ1個のあとに書きます
# en: f4ae6a00
dice-dropped = { $n }個のサイコロから{ $k }個は除けません
# en: 64a8c610
dice-kept = { $n }個のサイコロから{ $k }個は残せません
# en: 6916aa76
dice-middle = { $n }個のサイコロのまん中に{ $k }個は取れません。上と下が同じ個数になる必要があります
# en: d9ba0880
dice-some-long = これほど多くのサイコロから一部を残す計算は、時間がかかりすぎます。数を減らすか、小さいサイコロにしてください
# en: 70f3f975
dice-several = ここに書けるのは、4d6 のように1個ずつ調べられる複数のサイコロです
# en: d08d1cdd
dice-groups = { $word } で使えるのは、サイコロかカード9個までです
# en: 57f10b29
dice-sum-long = 合計の計算に時間がかかりすぎます。サイコロを減らすか、! のあとの数を小さくしてください
# en: 25e37f7c
dice-rare = めったに起こりません。追えるのは{ $n }回までです
# en: c7f9c3e8
dice-compared = サイコロは1個ずつ数とくらべます。例：count(5d10 >= 8)
# en: 0a374712
dice-or-cards = ここに書けるのは、{ $dice } や draw 5 from 52 のような複数のサイコロかカードです
# en: 0770dd69
dice-no-card = { $name } というカードはありません。書けるのは ace や 7 のような数、hearts、red、black、face です
# en: 00699746
dice-show-numbers = これらが示すのは数で、{ $name } ではありません
# en: 1b9fff4f
dice-on-none = { $name } はどの面にもありません。あるのは { $words } です
# en: f8be3177
dice-no-suits = サイコロにはマークがありません。suited(draw 5 from 52) は同じマークのカードの最大枚数です
# en: bc90a29a
dice-of-numbers = { $word } は数に使います。ことばには使えません
# en: b8687be1
dice-one-thing = このかっこの中に書けるのは1つだけです
# en: d343246c
dice-not-cards = { $word } はこのカードには使えません。使えるのは alike、suited、different です
# en: 78709a5e
dice-compares = { $word } は2つ以上のもの、または 4d6 のような1回にふるサイコロをくらべます
# en: da5d6816
dice-before = 前に書かれたものの結果が、くらべられる{ $n }通りを超えています
# en: 9c8351b4
dice-by-zero = ここは0になることがあり、0で割ることはできません
# en: 96f7f814
dice-apart = ことばと数はいっしょに計算できません。count(hit in …) で個数がわかります
# en: 83c1a696
dice-pairs = { $left }通りの結果 { $sign } { $right }通りの結果は、数えられる{ $most }組を超えています
# en: 9be8d707
dice-each = { $list }のように、別々のものを書いてください
# en: fda9a1dd
dice-order = 「in order」では、サイコロやカードと同じ数だけ並べてください
# en: 2aec0983
dice-truth = ここに書けるのは、2d6 >= 9 のように正しいか正しくないかの質問です
# en: f47a0bc2
dice-never = 「given」のあとのことは決して起こりません
# en: a19d51f1
dice-given-other = 「given」の両側に同じ振り方がありません
# en: be38a8a7
reads-sum = { $dice } の合計と読みました。サイコロの個数を数えるには count({ $asked }) と書いてください。
# en: 4f39478f
reads-higher-d20 = { $word } は2個の d20 の大きいほうです。
# en: bd387115
reads-lower-d20 = { $word } は2個の d20 の小さいほうです。
# en: 576bb7c6
reads-higher = { $word } は、このサイコロ2個の大きいほうです。
# en: 917d0ebf
reads-lower = { $word } は、このサイコロ2個の小さいほうです。
# en: b1fe6f89
reads-kh = { $how }：{ $n }個のうち、大きいほうから{ $k }個を残します。
# en: c20f4567
reads-kl = { $how }：{ $n }個のうち、小さいほうから{ $k }個を残します。
# en: c6063de0
reads-dh = { $how }：{ $n }個のうち、大きいほうから{ $k }個を除きます。
# en: 3d6dba66
reads-dl = { $how }：{ $n }個のうち、小さいほうから{ $k }個を除きます。
# en: 855ef16d
reads-km = { $how }：{ $n }個のうち、まん中の{ $k }個を残します。
# en: 9b09443b
reads-again = { $how }：{ $faces }の目が出ているかぎりふり直します。1回だけなら ro{ $rest } です。
# en: f307d111
reads-again-once = { $how }：{ $faces }の目が出たら1回だけふり直します。出ているかぎりふり直すなら r{ $rest } です。
# en: d1fbe930
reads-adds-up = !! は1個のサイコロの上に足していきます。合計では ! と同じです。
# en: 9839cdd1
reads-one-less = !p：最大の目でもう一度ふるたびに、その目から1を引きます。
# en: 4b9d2298
reads-explodes = ! は最大の目が出るかぎり続きます。!2 なら、あと2回で止まります。
# en: ac208e71
reads-pool = 1回にふるサイコロの { $word } は、サイコロ1個の目で、合計ではありません。
# en: 9036b87d
reads-thrown-twice = { $dice } は2か所にあるので、2回ふります。1回だけふるには、上の行に a = { $dice } と書いてください。
# en: 1a8bfc9d
reads-one-roll = { $dice } は「given」の左右で同じひとつの目です。
# en: e73bdf1d
estimate = { $value }（{ $low }〜{ $high }、{ $games }ゲームからの推定）
# en: 836d0370
estimate-points = { $value }ポイント（{ $low }〜{ $high }、{ $games }ゲームからの推定）
# en: 6dccb455
luck-better = { $what }の{ $share }よりよい結果です。これ以上によいのは{ $often }
# en: b422d16e
luck-worse = { $what }の{ $share }より悪い結果です。これ以上に悪いのは{ $often }
# en: af0642bd
luck-middle = ちょうど真ん中です。{ $what }の{ $share }はこれより悪く、同じだけがこれよりよくなります
# en: 1ce62783
luck-certain = ほかの結果はありません
# en: b1a26daa
luck-approximate = { $sentence }（およその値）
# en: b40b6ac5
luck-rolls = すべての出方
# en: d4ce9cf2
luck-under = { $share }未満
# en: 56f88473
luck-over = { $share }以上
# en: 91e08dc2
luck-never = 一度もありません
# en: 8fd8759d
luck-share = { $share }です
# en: 96bd4b66
luck-once = { $cases }回に1回です
# en: ccd3ab17
luck-about = およそ{ $cases }回に1回です
