### サイコロやカードの質問への答え。変数は en のファイル、ことばは docs/glossary/ja.md にあります。

# en: 0d926d8a
answer = { $asked }：{ $answer }
# en: caa19a92
answer-average = 平均 { $value }
# en: 10e2eb00
answer-always = いつも { $value }
# en: 9ac92c28
answer-most-likely = いちばん起こりやすい結果：{ $value }（{ $chance }）
# en: 2e7bfb27
answer-each = いちばん起こりやすい結果（それぞれ { $chance }）：{ $value }
# en: cc1a355c
answer-many = いちばん起こりやすい{ $n }通りの結果：それぞれ { $chance }
# en: e999369d
answer-or-more = { $value }以上：{ $chance }。
# en: 2d2d243d
answer-exactly = 正確な値は{ $value }。
# en: 89098ef0
answer-deviation = 標準偏差は{ $value }。
# en: 3626f538
answer-median = まん中の結果（中央値）は { $median }。
# en: 7d540c8a
answer-spread = すべての結果の{ $share }が{ $apart ->
    [yes] { $low }から{ $high }までに入ります
   *[no] { $low }です
}。
# en: c15ee0b2
answer-cut = これはいつまでも続くことがあります。{ $below ->
    [no] 計算はとちゅうで打ち切ってあり
   *[other] { $below }より小さい結果{ FORM($mean, "と期待値", "") }は正確な値で
}、その先まで続くのは多くても{ $n }回に1回です。
# en: e11b7414
answer-rolled = { $asked } を{ $rolls }回試すと、{ $value }が{ $share }の割合で出ました。正確な確率は{ $chance }です。
# en: 0cf5e8c4
answer-most = 1つのグラフに入る質問は{ $n }個までです

## ことばでいう結果：A vs B では A がどうなるか、ことばのサイコロでは一つもないとき
# en: 19fe82ed
outcome-wins = 勝ち
# en: f3080c14
outcome-ties = 引き分け
# en: 40a76b2f
outcome-loses = 負け
# en: 2ecbfba2
outcome-nothing = なし
# en: 62c5b464
answer-outcome = { $outcome } { $chance }

## グラフ：軸と点
# en: fb5222fc
answer-result = 結果
# en: 00eb542c
answer-rolls = { $rolls }回ふった結果
# en: 69c5f4ff
answer-yes = 答えが「はい」になる確率
# en: 51fa5ee7
point-exactly = { $asked }：ちょうど { $value }、{ $chance }
    .axis = それぞれの結果の確率
# en: 855673c0
point-at-least = { $asked }：{ $value }以上、{ $chance }
    .axis = この結果以上になる確率
# en: ce7797e1
point-at-most = { $asked }：{ $value }以下、{ $chance }
    .axis = この結果以下になる確率

## 表の見出し
# en: cd675117
head-outcome = 結果
# en: 98e49593
head-fraction = 分数で
# en: f6c4f94b
head-exactly = 確率
# en: 717f7f0b
head-at-least = これ以上
# en: 8b887ede
head-at-most = これ以下
# en: 6e624e33
answer-left = あと{ $n }通りの結果があります。CSV ファイルにはすべて入っています。

## 質問を言葉で
# en: 3d9863fb
read-of = { $pool }：{ $what }
# en: b0b79054
read-versus = { $left }対{ $right }
# en: 955ddf9b
read-given = { $known }とわかっているとき、{ $event }
# en: cb080d7f
read-against = { $left }対{ $right }：{ $sign ->
    [least] 左が右以上
    [most] 左が右以下
    [more] 左のほうが大きい
    [less] 左のほうが小さい
    [exactly] 同じ
   *[other] 異なる
}
# en: ba17a57f
read-until = 初めて「{ $event }」になるまでの回数
# en: 652abab3
read-first = { $kind ->
    [coin] コイン
    [d6] サイコロ
   *[dice] { $sides }面のサイコロ
}で初めて「{ $thing }」が出るまでの回数
# en: b278f0a5
read-number = { $pool }：{ $thing }の数
# en: f840c789
read-sum = { $pool }：合計
# en: f23c11ea
read-how = { $sign ->
    [least] { $n }以上
    [most] { $n }以下
    [more] { $n }より多い
    [less] { $n }より少ない
    [other] { $n }以外
   *[exactly] ちょうど{ $n }
}
# en: 144e301a
read-few = { $n }個
# en: 86c38ac4
read-times = { $thing }が{ FORM($row, "続けて", "") }{ $how }
# en: b6c977d3
read-none = { $thing }が出ない
# en: d7f97fd2
read-showing = { $how }の目
# en: 56f46f94
read-range = { $low }～{ $high }
# en: 9a63deb8
read-face = { $face ->
    [ace] エース
    [jack] ジャック
    [queen] クイーン
    [king] キング
    [club] クラブ
    [diamond] ダイヤ
    [heart] ハート
    [spade] スペード
    [face] 絵札
    [red] 赤いカード
    [ten] 10と数えるカード
    [black] 黒いカード
    [heads] 表
    [tails] 裏
   *[other] { $face }
}
# en: 97deef75
read-card = { $suit }の{ $rank }
# en: d9b81a53
read-order = この順に{ $what }
# en: 3aa67044
read-total = { $kind ->
    [difference] 差が{ $how }
    [product] 積が{ $how }
   *[total] 合計が{ $how }
}
# en: 55de6e2d
read-alike = { $kind ->
    [apart] すべて違う
    [same] すべて同じ
    [alike] 同じものが{ $how }
    [ranks] 同じ数字のカードが{ $how }
    [different] 違うものが{ $how }
    [suited] 同じスートが{ $how }
    [straight] 切れ目なく続く数が{ $how }
   *[groups] { $hand ->
        [32] フルハウス
        [41] ちょうどフォーカード
        [311] ちょうどスリーカード、ペアなし
        [221] ちょうどツーペア
       *[2111] ちょうどワンペア
    }
}
# en: 2dcd623e
read-dice = { $sides ->
    [6] サイコロ{ $n }個
   *[other] { $sides }面のサイコロ{ $n }個
}
# en: 610b5ffb
read-coins = コイン{ $n }枚
# en: 3dc70ceb
read-cards = カード{ $n }枚
# en: ed6c08c4
read-bag = { $kinds }から{ $n }個
# en: 14938cfe
read-birthdays = { $n }人の誕生日
# en: 0fd8d400
read-rolls = { $pool }を{ $n }回
# en: 5df5cdbd
read-advantage = { $word ->
    [adv] 有利なd20
   *[dis] 不利なd20
}
# en: 979df2b6
read-kept = { $how ->
    [high] { $pool }の高いほうから{ $k }個
   *[low] { $pool }の低いほうから{ $k }個
}
