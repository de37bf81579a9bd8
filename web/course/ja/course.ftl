### course.ipynb

# en: 8b4a8ca8
course-0-1 = # コース
# en: 96c90474
course-0-2 = どの問いも本物のゲームから生まれたもので、予想すると正確な答えがわかります。ほとんどの単元は35分から45分の授業1回分です。17は1時間かかります。どれから始めてもかまいません。必要な知識は、それぞれのページの最初に書いてあります。
# en: 14da5325
course-0-3 = **生徒のみなさんへ。** まず予想し、それから数えます。コードを変えて、どうなるか見てみましょう。練習問題では出席番号を書いてください。一人一人ちがう数が出ます。
# en: 10074617
course-0-4 = **先生方へ。** どの単元にも[手引き](teacher.ipynb)があります。時間配分つきの授業の流れ、話すこと、まちがった予想のもとになる考え、すべての答え、印刷できるプリントです。[クラスの画面](class.ipynb)では、クラス全員の答えを見られます。アカウントはいりません。
# en: d9b377f0
course-1-1 = ## 11歳と12歳
# en: c3496f0d
course-1-2 = | | 単元 | 年齢 | テーマ | ゲーム | 問い | 先生用 |
# en: 0410ec85
course-2-1 = ## 13歳と14歳
# en: 6737edc8
course-2-2 = | | 単元 | 年齢 | テーマ | ゲーム | 問い | 先生用 |
# en: b7026efa
course-3-1 = ## 15歳と16歳
# en: b23291b4
course-3-2 = | | 単元 | 年齢 | テーマ | ゲーム | 問い | 先生用 |
# en: 88349f8d
course-4-1 = ## 17歳から
# en: f4bbee03
course-4-2 = | | 単元 | 年齢 | テーマ | ゲーム | 問い | 先生用 |
# en: 719070c7
course-4-3 = 単元のほかにも、ゲームから学べるレッスンがあります。[最初のページ](../start.ipynb)から開けます。
# en: 643e6011
course-5-1 = ## 単元とカリキュラム
# en: c3ce3fd3
course-5-2 = | 単元 | England | Common Core | AP Statistics | IB Diploma | 情報科学 |
# en: 3a71620d
course-5-3 = この表は、英語圏のカリキュラムを原文のことばで示します。空らんは、合う項目がないということです。**出典。** イングランド：*GCSE mathematics: subject content and assessment objectives*（Department for Education）と *AS and A level content*（記号は AQA 7357 のもの）、Further Maths は Pearson Edexcel 9FM0。アメリカ：*Common Core State Standards for Mathematics*、*AP Statistics Course and Exam Description*（番号が2026–27年度に変わったため、項目は名前で示します）。IB：*Mathematics: analysis and approaches*（AA）と *applications and interpretation*（AI）の手引き、2021年初回試験。SL 4.5 から 4.7 は両方にあります。情報科学：*CSTA K–12 Computer Science Standards*、2017年改訂。2026年11月に、原本ではなく、ほかの人が公開した写しや一覧とくらべました。記号を使う前に、お使いの版でたしかめてください。
# en: 39128574
course-5-4 = **あつかわないこと：** 正規分布以外の連続分布、回帰と相関、調査の設計。
