### Empire: what a person reads while playing. Variables: the file in en; words: docs/glossary/ja.md.

-job = { $name ->
    [the-banker] 銀行員
    [the-cabbie] タクシー運転手
    [the-cop] おまわりさん
    [the-gardener] 庭師
    [the-hipster] ヒップスター
    [the-lady] 貴婦人
   *[other] { $name }
}

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = 赤
# en: 833145ed
blue = 青
# en: 17bf9059
green = 緑
# en: 2462a945
purple = むらさき
# en: 69c0ef7b
orange = オレンジ
# en: dc1eb969
sky = 水色
# en: 1da2c717
neutral = 中立
# en: ad22c35a
neutral-cubes = 中立のキューブ
# en: 3c759f08
squirrel = リス
# en: beee2e22
rat = ネズミ
# en: 50712029
pigeon = ハト
# en: 64bc88ed
wild-card = ワイルドカード
# en: 1a829d8c
wild = 川のワイルドカード{ $number }
# en: 40c91701
card = { $name }（{ $pest }）
# en: 4eb90507
a-card = カード
# en: dc765479
cards-of-set = { $pest }{ $n }枚
# en: b4d0b21c
occupation = { -job }：{ mission-says }
# en: f1aa2e8f
mission-says = { LIST($wants, "and") }を手に入れる
# en: 675ba874
all-of = { $name }全部
# en: b3d05247
neighborhoods-held = { $each ->
    [1] {""}
   *[other] それぞれキューブ{ $each }個以上で
}{ $n }地区
# en: 75fc9834
links-held = 両はしを押さえた橋、ロープウェイ、地下鉄{ $n }本
# en: fa781af1
cubes = キューブ{ $n }個

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 38691e70
welcome = あなたの色は{ $seat }です。地区を一つずつうばって、ニューヨーク全体を手に入れましょう。
# en: 47be083f
first-loss = 相手も攻めてきます。勝ち負けはサイコロしだいで、取り返すこともできます。

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 116c778f
start-roll =
    .asks = 始める人を決めるサイコロをふります
    .name = { $who }が順番決めで{ $face }を出す
    .short = { $who } { $face }
    .told = { $who }は順番決めで{ LIST($faces, "then") }を出しました
# en: 7797c6dc
mission =
    .asks = 任務カードを配ります
    .name = { $who }は{ $occupation }
    .short = { $who }の任務カード
    .told = { $seen ->
        [yes] { $who }の任務カードは「{ $occupation }」です
       *[no] { $who }に任務カードが配られました
    }
# en: 4429ac39
deal =
    .asks = 地区を配ります
    .name = { $hood }は{ $who }
    .told = 地区を配りました：{ $held }
# en: b32e6e1c
holding = { $who } { $n }

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 37febd11
place =
    .asks = がキューブを置きます（あと{ $left }個）
    .you = 自分の地区をクリックして、キューブを置いてください。あと{ $left }個です。
    .guide = キューブは軍隊です。新しいキューブは、弱い相手のとなりに置きましょう。
    .name = { $hood }にキューブを{ $amount ->
        [one] 一個
        [brick] 十個
       *[all] 全部
    }置く
    .answers = {""}
    .told = { $who }がキューブを置きました：{ $where }
# en: 3ed5976b
places-cubes = { $who }がキューブを置きました
# en: 5cb2d62a
place-in-turn = { $all }が順番にキューブを置きました
# en: 404b69c5
strengthens = { $who }は{ $where }にキューブを足しました
# en: d69a5515
more-there = { $hood }（+{ $n }）
# en: 43a43cd0
gets-cubes = { $who }は{ $hoods }地区{ $whole ->
    [no] {""}
   *[some] と{ $whole }全部
}の分として、新しいキューブを{ $n }個もらいました
# en: f6aa248e
exchange =
    .asks = はカードの組をキューブにかえられます
    .you = 組になる三枚のカードをクリックするとキューブがもらえます。カードを残してもかまいません。
    .guide = { FORM($keeps, "カードは取っておきましょう。あとの組のほうが、キューブが多くもらえます。", "組を出すとすぐにキューブがもらえます。キューブが多いほど戦いに勝てます。") }
    .name = { $keeps ->
        [yes] カードをかえない
       *[no] { $set }をキューブ{ $brings }個にかえる
    }
    .answers = {""}
    .told = { $keeps ->
        [yes] {""}
       *[no] { $who }は{ $set }をキューブ{ $brings }個にかえました
    }
# en: 4596a3bd
attack =
    .asks = がどこから攻めるかを選びます
    .you = 攻めたい相手の地区か、攻め始める自分の地区をクリックしてください。攻めるのをやめてもかまいません。
    .guide = { FORM($stops, "もういい攻め方がありません。ここで終わりにしましょう。", "キューブの少ない、となりの相手を攻めましょう。") }
    .name = { FORM($stops, "もう攻めない", attack-from) }
    .answers = {""}
# en: 45799dee
attack-from = { $hood }から攻める
# en: a67659df
target =
    .asks = が{ $here }からどこを攻めるかを選びます
    .you = 攻める地区をクリックしてください。
    .guide = となりのいちばん弱い地区を攻めましょう。
    .name = { $hood }を攻める
    .answers = {""}
    .told = { $who }が{ $here }（キューブ{ $own }個）から{ $hood }（{ $whom }、{ $theirs }個）を攻めます
# en: 7d678490
battle = { $here }の{ $own }個対{ $there }の{ $theirs }個
# en: b8cc2723
dice =
    .asks = が攻めるサイコロの数を選びます（{ battle }）
    .you = ふるサイコロの数を選んでください。多いほど勝ちやすくなります。
    .guide = { $n ->
        [0] この戦いは負けそうです。これ以上へらないうちにやめましょう。
       *[other] ふれるサイコロは全部ふりましょう。いちばん大きい目どうしをくらべます。
    }
    .name = { $n ->
        [0] 攻めるのをやめる
       *[other] サイコロを{ $n }個ふる
    }
    .answers = {""}
    .told = { $n ->
        [0] { $who }は攻めるのをやめました
       *[other] {""}
    }
# en: b10ede52
defend =
    .asks = が守るサイコロの数を選びます（{ battle }）
    .you = 攻められています。守るサイコロの数を選んでください。
    .guide = 攻められています！ 大きい目どうしをくらべ、同じ目なら守る側の勝ちです。ふれるだけふりましょう。
    .name = サイコロ{ $n }個で守る
    .answers = {""}
# en: 9a2ad460
roll =
    .asks = サイコロをふります
    .name = { FORM($attacks, "攻める", "守る") }サイコロが{ $face }
    .short = { $who } { $face }
    .told = { $who }の目は{ $faces }です
# en: 212cd31d
beats = { $result ->
    [wins] { $mine }は{ $theirs }に勝ちです
    [loses] { $mine }は{ $theirs }に負けです
   *[equal] { $mine }と{ $theirs }。同じ目なら守る側の勝ちです
}
# en: 37e7f84c
move-in =
    .asks = が動かして入れるキューブの数を選びます
    .you = その地区を取りました。動かして入れるキューブの数を選んでください。
    .guide = 取りました！ 動かして入れたキューブは、そこからまた攻められます。
    .name = キューブ{ $in_all }個を入れる
    .answers = {""}
    .told = { $who }はキューブを{ $in_all }個入れました
# en: 2703fdee
free-from =
    .asks = がキューブを動かす地区を選びます。動かさなくてもかまいません
    .you = 一度だけ、キューブをほかの自分の地区へ動かせます。ここで番を終えてもかまいません。
    .guide = { FORM($stops, "動かす必要はありません。番を終えましょう。", "番を終える前に、一度だけキューブを動かせます。相手のいるところへ送りましょう。") }
    .name = { FORM($stops, "動かさない", free-move-from) }
    .answers = {""}
# en: 160237e2
free-move-from = { $hood }から動かす
# en: ed2831ed
free-to =
    .asks = がキューブの行き先を選びます
    .you = キューブの行き先をクリックしてください。
    .guide = { at-the-front }
    .name = { $hood }へ動かす
    .answers = {""}
# en: ccf95477
free-count =
    .asks = が動かすキューブの数を選びます
    .you = 動かすキューブの数を選んでください。
    .guide = { at-the-front }
    .name = { $there }へキューブを{ $moved }個動かす
    .answers = {""}
    .told = { $who }は{ $here }から{ $there }へキューブを{ $moved }個動かしました
# en: b191c220
at-the-front = 戦えるのは、相手のとなりにあるキューブだけです。
# en: e2c4812c
draw =
    .asks = カードを引きます
    .name = { $who }が{ $card }を引く
    .short = { $who }のカード
    .told = 地区を取ったので、{ $who }は{ $card }を引きました

## What it brought
## The log, after what was done; read by everybody.

# en: 584e437d
takes = { $who }は{ $whom }から{ $there }を取りました
# en: 50911cab
loses-cubes = { $who }は{ $there }でキューブを{ $n }個失いました。残りは{ $left }個です
# en: ccf48203
holds-borough = { $who }は{ $name }全部を手に入れました。これからは毎ターン、もらえるキューブがふえます
# en: 42735333
loses-borough = { $who }は{ $name }のボーナスを失いました
# en: 5c59ed58
wiped-out = { $who }は地区をすべて失い、脱落しました
# en: a5ac7847
took-it = { $who }が{ $whom }から取りました
# en: 0b3e4cc1
lost-there = { cubes }を失いました
# en: ff579a37
held-lost = { $who }が失った地区：{ $gone }
# en: 88496b1b
lost-to = { $hoods }（{ $by }に）

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = ラウンド{ $round }：{ $who }の番
# en: f1c0affa
aim-mission = 先に任務カード{ $own ->
    [no] {""}
   *[some] （{ $own }）
}を果たした人の勝ちです。地区の数：{ $holds }
# en: 3437e3a2
aim-all = 先に{ $neutral ->
    [no] { $size }地区すべて
   *[yes] 中立でない地区すべて
}を手に入れた人の勝ち{ $turn_limit ->
    [0] {""}
   *[other] （{ $turn_limit }ラウンドで決まらなければ、いちばん多い人の勝ち）
}です。{ $holds }
# en: 1088ed73
standing = { $n }地区、キューブ{ $all }個
# en: a3a7ab25
over =
    .asks = ゲームは終わりました
# en: 7bcc7934
stopped = { FORM($timed, "決めたラウンドが終わり", "だれも何もできなくなり") }
# en: eb7a36f4
nobody-wins = だれも勝ちませんでした。{ stopped }、同じ数の人が二人います
# en: 4e20ee03
wins = { $who }の勝ち：{ $why ->
    [alone] 地区を持っている人がほかにいません
    [mission] 任務カードを果たしました（{ $occupation }）
   *[most] { stopped }、{ $who }がいちばん多く持っています（{ $standing }）
}

## A position on one line
## For the terminal and for reports of errors; in short.

# en: db48bfb7
position = ラウンド{ $round }、{ $question }{ $shown ->
    [no] {""}
   *[dice] 。サイコロ{ $shown }
}。{ $holds }
# en: c12e0420
holding-cubes = { $who } { $n }地区{ $all }個
# en: f5c82d58
empty-map = 地図は空です

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 9a98a57f
not-yours = { $hood }は{ $whom }のものです。自分の地区を選んでください。
# en: 31c03047
one-cube = { $hood }にはキューブが一個しかなく、一個は残さなければなりません。
# en: 285823ee
no-rival = { $hood }のとなりに相手の地区はありません。
# en: 770d0116
none-next-door = { $hood }のとなりに自分の地区がありません。
# en: d3e04d63
your-own = { $hood }は自分の地区です。
# en: ddc50f42
not-next-door = { $hood }は{ $here }のとなりではありません。
# en: 903fde8b
out-of-reach = { $here }から{ $hood }へは、一度の移動では行けません。
# en: 9a433519
makes-no-set = このカードは、手札のほかのカードと組になりません。{ first-go }。
# en: 5b1f5b3d
first-go = 同じカードは、手札の前の方から使われます
# en: 10e3757f
click-the-neighborhood = 次に、キューブを置く地区をクリックしてください。
# en: a7783c43
what-makes-a-set = 同じ動物三枚か、三種類を一枚ずつで組になります{ FORM($usable_wilds, "（ワイルドカードはどの動物にもなります）", "") }。{ first-go }。
# en: 1dc3e3be
bot-random = 新兵 (何でも出す)
# en: a31a5bac
bot-random-does = できる手の中から、どれでも同じようにえらびます。
# en: 5bae2648
bot-rash = 鼓手 (子ども)
# en: 5f8bc7b1
bot-rash-does = 子どものように、いちばん弱いところをかばい、いちばん大きな軍を、何もなくなるまで攻めます。
# en: aec3d8bb
bot-beginner = 士官候補生 (初心者)
# en: 32a1e7ea
bot-beginner-does = 大尉と同じように打ちますが、四回に一回は運にまかせます。
# en: 3d660ade
bot-hasty = 軍曹 (ふつう)
# en: 5f83bae6
bot-hasty-does = 大尉と同じように打ちますが、八回に一回は運にまかせます。
# en: fda065da
bot-greedy = 大尉 (強い)
# en: cc824218
bot-greedy-does = 値打ちと正確な確率をくらべて攻める相手をえらび、勝つ見こみが半分より小さくなるとやめます。
# en: f5014917
bot-searching = 将軍 (達人)
# en: 8d736e3d
bot-searching-does = 大尉と同じように打ちますが、数百回の先読みで、もっとよいと確かにわかった手があれば、それを打ちます。
# en: 5d597c92
goal-capture = 占領する確率
    .about = 最後まで戦ったときに攻撃に勝つ確率です。攻撃の前は、いちばんよい攻撃の確率です。
    .best = 占領する確率が最大
    .why = 最後まで戦うと、攻撃に勝つ確率は{ $n }です
# en: 6ae3c378
goal-hold = 守りきる確率
    .about = 最後まで攻められたとき、防御側が地区を守りきる確率です。
    .best = 守りきる確率が最大
    .why = 地区を守りきる確率は{ $n }です
# en: 2326dafb
goal-cubes-of-the-roll = 次のロールのキューブ差
    .about = 次のロールで、防御側が攻撃側より何個多くキューブを失うかです。
    .best = 次のロールがいちばん得
    .why = このロールで、防御側は攻撃側より約{ $amount }個{ FORM($less, "少なく", "多く") }キューブを失います
