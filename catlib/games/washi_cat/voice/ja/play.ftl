### Washi Cat: what a person reads while playing. Variables: the file in en; forms: docs/translating.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = 赤
# en: 833145ed
blue = 青
# en: ee839351
cat-name = { $colour }の{ numbered-cat }
# en: 7931300b
numbered-cat = { $cats ->
    [1] ねこ
   *[other] ねこ{ $n }
}
-sewer = { $sewer ->
    [green] 緑
    [purple] むらさき
    [orange] オレンジ
    [grey] 灰色
    [blue] 青
    [red] 赤
   *[other] { $sewer }
}
# en: c3ada671
list-semicolon = { $before }。{ $last }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: de86531f
welcome = あなたの色は{ $seat }です。{ $cats ->
    [1] {""}
   *[other] どのねこも
}魚をとって、家に持ち帰りましょう。

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 4d67bc1a
first =
    .asks = だれから始めるかは運で決まります
    .name = { $who }が先
    .told = { $who }から始めます
# en: d938f2ce
draw =
    .asks = { $decides ->
        [yes] が
       *[no] 運で
    }{ $draws ->
        [fish] 魚
       *[cat] ねこ
    }をかきます
    .you = { $draws ->
        [fish] 魚をかきましょう。最初の段か最後の段の、印のあるマスをクリックしてください。
       *[cat] ねこをかきましょう。印のあるマスをクリックしてください{ FORM($apart, "（最初の段と最後の段に一ぴきずつ）", "") }。
    }
    .guide = { $draws ->
        [fish] 魚をかきましょう。
       *[cat] ねこをかきましょう。
    }
    .name = { $cell }に{ $draws ->
        [fish] { $colour }の魚
       *[cat] { cat-name }
    }
    .answers = {""}
    .told = { $who }が{ $cell }に{ $draws ->
        [fish] 魚
       *[cat] { numbered-cat }
    }をかきました

## Turns
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 5b383074
turn =
    .asks = がねこを動かします
    .you = 印のあるマスをクリックすると、ねこがそこへ動きます。{ LIST($errands, "semicolon") }。特別な手はあと{ $left }回。
    .guide = { $how ->
        [pass] 動けるねこがいません。パスしましょう。
        [step] ねこが歩くと線が残り、ほかのねこの道をふさぎます。
        [jump] 線をとびこえれば、一手で遠くまで行けます。
       *[sewer] マンホールを通れば、ボードの反対側まで行けます。特別な手です。
    }
    .instead = 印のあるマスをクリックしてください。
    .name = { $how ->
        [pass] パス
        [step] { numbered-cat }が{ $cell }へ
        [jump] { numbered-cat }が{ $cell }へジャンプ
       *[sewer] { numbered-cat }が{ -sewer }のマンホールを通って{ $cell }へ
    }{ FORM($special, "（特別な手）", "") }{ $arrival ->
        [fish] 、魚をとる
        [home] 、魚を持ち帰る
       *[nothing] {""}
    }
    .told = { $how ->
        [pass] { $who }はパスしました。ねこが動けません
        [step] { $who }の{ numbered-cat }が{ $cell }へ行きました
        [jump] { $who }の{ numbered-cat }が線をとびこえて{ $cell }へ行きました
       *[sewer] { $who }の{ numbered-cat }が{ -sewer }のマンホールを通って{ $cell }へ行きました
    }
# en: a6079229
errand = { $cats ->
    [1] ねこ
   *[other] ねこ{ $n }
}は{ $carries ->
    [nothing] { $apart ->
        [yes] { $row }段目の魚がまだです
       *[no] 魚がまだです
    }
    [fish] { $apart ->
        [yes] { $row }段目へ魚を持ち帰るところです
       *[no] 魚を持ち帰るところです
    }
   *[done] もう運び終わりました
}

## What it brought
## The log, after what was done; read by everybody.

# en: fce7b6b5
special-move = 特別な手を使いました。あと{ $left }回です
# en: 035c1f1d
takes-a-fish = 魚をとりました。次は{ $apart ->
    [yes] { $row }段目
   *[no] { $who }の段
}へ帰ります
# en: 1d036c25
brings-home = 魚を持ち帰りました（{ $home }/{ $cats }）
# en: e3abb4e8
sewers-blocked = { -sewer }のマンホールの組は、もう通れません
# en: f8fe61cd
drew-here = { $who }がここにかきました
# en: 623f778a
came-here = { $who }のねこがここへ来ました

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: ae05414f
heading = 競走
# en: 01b97f08
before-the-first-turn = 魚とねこをかく
# en: 76c7ba0a
aim = 先に{ $cats ->
    [1] 魚を
   *[other] どちらのねこも魚を
}家に持ち帰るか、相手をとじこめれば勝ち
# en: 85e654f1
score = { $who } { $home }/{ $cats }
# en: 6f7a8064
standing = { $colour }、魚{ $home }/{ $cats }
# en: 461ac0c4
over =
    .asks = { $ended ->
        [limit] だれも勝ちませんでした。番がすべて終わりました
        [standstill] だれも勝ちませんでした。どのねこも動けません
        [delivery] の勝ちです。{ brought-home }
       *[trap] の勝ちです。{ is-trapped }
    }
# en: df028bb6
result = 魚{ $scores }で{ $who }の勝ち：{ $ended ->
    [delivery] { brought-home }
   *[trap] { is-trapped }
}
# en: 84ecd66e
is-trapped = { $whom }はとじこめられました
# en: 785f322f
brought-home = { $cats ->
    [1] ねこが魚を持ち帰りました
   *[other] どちらのねこも魚を持ち帰りました
}

## A position on one line
## For the terminal and for reports of errors; in short.

# en: a588fce8
position = { $counted ->
    [yes] { $turn }番目、
   *[no] {""}
}{ $question }。{ LIST($there, "comma") }。特別な手：{ $specials_left }
# en: 6882e1a6
cat-there = { $cell }に{ cat-name }{ $carries ->
    [fish] （魚を持っている）
    [done] （運び終えた）
   *[nothing] {""}
}
# en: 8a85acc7
no-cats = まだねこはいません
# en: 80d4e37a
specials-of = { $who } { $left }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 4d334c8f
no-such-space = そのマスはありません。
# en: 3750107e
in-the-middle = { $cell }はまん中です。魚とねこは最初の段と最後の段にかきます。
# en: d27a5a12
drawn-on-already = { $cell }にはもうかいてあります。
# en: 8759d3ad
not-drawn-on = { $cell }には神社かマンホールがあるので、かけません。
# en: 82970b5d
fish-drawn-there = { $who }が{ $row }段目にかく魚（{ $n }）は、もう全部かいてあります。
# en: c9c5956a
cat-drawn-there = { $who }は{ $row }段目にもうねこをかきました。両側に一ぴきずつです。
# en: 8220ede0
other-starting-row = { $cell }は{ $who }のスタートの段ではありません。ねこは自分の段から始めます。
# en: ab7b4e52
too-near = { $cell }は近すぎます。ここでは絵と絵の間を{ $needed }マス以上あけてください。
# en: c054a6c9
several-moves = { $cell }で終わる手はいくつかあり、それぞれに印があります。
# en: a7046ac8
all-rest = どのねこも運び終えて休んでいます。
# en: fa2194c3
shrine = { $cell }は神社なので、線は入れません。
# en: eb4f642f
there-already = { cat-name }はもう{ $cell }にいます。
# en: f7da2ea5
across-a-corner = { $cell }は{ cat-name }のななめです。ねこはななめに動けません。
# en: e5b24996
not-in-line = { $cell }は{ cat-name }からまっすぐではありません。となりへ歩くか、まっすぐジャンプします。
# en: 11193cc6
pair-blocked = { -sewer }のマンホール{ $entry }と{ $cell }は通れません。
# en: 064009a2
line-on-sewer = { -sewer }のマンホールの一つに{ $whom }の線があります。
# en: 84316373
specials-used-up = { $specials ->
    [0] このゲームに特別な手はありません。
   *[other] { $who }の特別な手（{ $specials }回）はもう使いきりました。
}
# en: 38a02a86
wall-between = { $here }と{ $cell }の間にはかべがあります。
# en: 5f3ecccf
line-of-other = { $cell }には{ $whom }の線があるので、ねこは入れません。
# en: 61a07032
line-outside = 建物からは線のないマスへ出ますが、{ $cell }には線があります。
# en: fafed2d3
own-line = { $cell }には{ $who }の線があります。ここではねこは自分の線にも入れません。
# en: bffc5529
fish-of-own-side = { $cell }の魚は{ cat-name }の家の段にいます。魚は向こうの段でとります。
# en: 433cb5fd
has-had-fish = { cat-name }はもう魚をとりました。とれるのは一ぴきだけで、ほかの魚のマスには入れません。
# en: 06bc059e
wall-in-the-way = { $here }の先にかべか神社があるので、ジャンプできません。
# en: af751c99
nothing-to-cross = { $cell }は遠すぎます。ねこがとびこえられるのは線だけですが、{ $there }には線がありません。
# en: fb77c33d
lands-on-line = { $cell }には線があります。ジャンプは線のない最初のマスに着地します。
# en: 334dc9fb
not-blank = { $cell }は空いていません。ここではジャンプは空いたマスにだけ着地します。
# en: 4729baed
not-your-cat = { cat-name }は相手のねこです。
# en: b4c02ffe
touch-where-it-goes = ねこの行き先を選びましょう。
# en: 355579ad
what-takes-specials = { FORM($jump_is_special, "ジャンプ", "相手の線をこえるジャンプ") }かマンホールを通る手で、特別な手を一回使います。
# en: bc0b3f2b
bot-random = 子ねこ (何でも出す)
# en: a31a5bac
bot-random-does = できる手の中から、どれでも同じようにえらびます。
# en: dab4afa8
bot-straight-on = ピップ (子ども)
# en: 287b1dbb
bot-straight-on-does = 子どものように、いちばん近い魚へまっすぐ進み、線には行きあたってから気づきます。
# en: ae69111b
bot-beginner = パッチ (初心者)
# en: 8f59d354
bot-beginner-does = ダッシュと同じように動きますが、六回に一回は運にまかせます。
# en: 3ebb18d2
bot-stroller = のらねこ (ふつう)
# en: 4975a9dd
bot-stroller-does = ダッシュと同じように動きますが、十二回に一回は運にまかせます。
# en: 66680a59
bot-racer = ダッシュ (強い)
# en: 5cee95fc
bot-racer-does = 魚まで、そして家まで、いちばん短い道を進みます。近道になるなら、とんだりマンホールをくぐったりします。
# en: edcb2a8c
bot-blocker = モチ (強い)
# en: 0a13c3e5
bot-blocker-does = いちばん短い道を進みますが、相手の方が大きく損をするなら、相手の道をふさぎます。
# en: f4f9f55e
bot-learned = セージ (強い)
# en: fff876a4
bot-learned-does = 自分との何千ゲームもの対戦から、ダッシュの道をはなれるところを学びました。互角のとき、特別な手が一つのこっていれば勝つ見こみ52ポイント、二つならさらに6ポイントと見ています。
# en: 7fef01c4
bot-tree-search = 名人ねこ (達人)
# en: b8bb0aa4
bot-tree-search-does = どの選択からも何ゲームも先読みして、いちばんうまくいった手をえらびます。
# en: e6c70271
goal-steps-ahead = 歩数のリード
    .about = 手のあと、相手より何歩少なくてすむかです。ジャンプは数えません。道がないときは99歩とします。
    .best = リードが最大
    .why = { $lead ->
        [free] その後、相手のねこの道がなくなります
        [shut] その後、あなたのねこの道がなくなります
        [behind] その後、あなたは{ $amount }歩おくれています
        [level] その後、どちらもリードしていません
       *[ahead] その後、あなたは{ $amount }歩リードします
    }
