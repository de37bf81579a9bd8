### Washi Cat: what each house rule is about. Variables: the file in en; words: docs/glossary/ja.md.

# en: 6f3f0535
house-specials = 一人が使える特別な手の回数。
# en: f92a77d1
house-turn_limit = 二人の番を合わせてこの数になったら、だれも勝ちません。0なら限りなし。
# en: c4c119c0
house-board = ボードの名前、TOMLファイル、またはその中身。どれも私たちが考えたものです。
# en: 8f324680
house-drawing = 魚とねこをかくのは、プレイヤーか、運か、ボードにあるとおりか。
# en: e85cec43
house-cats_start = 二ひきのねこのスタート：どちらも自分の側か、両側に一ぴきずつか。
# en: 29b6c10f
house-own_line_blocks = ふつうの手では、自分の線のあるマスにも入れません。
# en: 2c1a3972
house-leaving = 建物から出るときは、自分の線もないマスへ出るか、ほかの手と同じか。
# en: b3355db2
house-own_tail = ねこは、自分でかいた線もとびこえられます。
# en: 0c896562
house-landing = ジャンプは、あいている魚やマンホールにも着地できるか、空いたマスだけか。
# en: fc8df3a7
house-jump_is_special = スーパーねこジャンプでも、特別な手を一回使います。
# en: acb32087
house-delivered_cats = 魚を運び終えたねこは、まだ動けるか、休むか。
# en: fe2dfa8c
house-trapped = とじこめられたことになるのは、魚を全部は運べなくなったときか、家に帰れないねこが出たときか。
# en: c6be3f2b
house-first_player = 先に始めるのは、いちばん年下の人がすわる最初の席か、運で決めるか。
