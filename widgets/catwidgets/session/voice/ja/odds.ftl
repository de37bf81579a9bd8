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
# en: 60c3c6de
answer-cut = このサイコロは、最大の目が出るかぎりふり続けます。{ $below ->
    [no] 計算はとちゅうで打ち切ってあり
   *[other] { $below }より小さい結果{ FORM($mean, "と期待値", "") }は正確な値で
}、その先まで続くのは多くても{ $n }回に1回です。
# en: eb6a512d
answer-rolled = { $asked } を{ $rolls }回ふると、{ $value }が{ $share }の割合で出ました。正確な確率は{ $chance }です。
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
