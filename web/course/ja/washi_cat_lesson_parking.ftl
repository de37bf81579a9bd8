### washi_cat/lesson_parking.ipynb

# en: f09de314
washi-cat-lesson-parking-0-1 = # 並べ方を数える
# en: 2915ae44
washi-cat-lesson-parking-0-2 = ゲームの前に、二人は一つの段に、間を二マスずつあけて魚とねこをかきます。六つの絵のかき方は何通りあるでしょう。二つの段の両方に全部入る確率は？そして、とても長い段は、どのくらいうまるでしょう。
# en: 06d1d01c
washi-cat-lesson-parking-0-3 = - 間をあけた並べ方を、間を取りのぞいて数える方法
    - とても長い段の、どのくらいの割合が使われるか
# en: cb60c94b
washi-cat-lesson-parking-0-4 = **必要なもの：** [駐車](../course/08_parking.ipynb)、それから1では二項係数。プログラムは書きません。読んで、予想して、クリックします。50分ほどかかります。
# en: 7351a311
washi-cat-lesson-parking-0-5 = **進め方。** コードの下の「実行」をおすと、もう一度動きます。上から下へ進んでください。予想は一度だけで、そのあと説明が出ます。何をしても、こわれることはありません。
# en: 789cd9d4
washi-cat-lesson-parking-0-6 = ゲームは Washi Cat です。[ここで遊べます](play.ipynb)。このゲームには、ほかに[ジャンプで帰る](lesson_shortest_paths.ipynb)と[わな](lesson_cuts_and_traps.ipynb)というレッスンがあります。
# en: 979aec85
washi-cat-lesson-parking-1-1 = ## 1 数える
# en: 4db89219
washi-cat-lesson-parking-1-2 = 16列では、選ぶ余地がありません。一列ふえるごとに、かき方がふえます。
# en: 48420fb1
washi-cat-lesson-parking-1-3 = ここでは、かき方の一つ一つに番号がついています。番号を変えて、全部見ましょう。
# en: ebb2c289
washi-cat-lesson-parking-1-4 = **きまり。** 最後の魚のほかは、どの魚のあとからも、かならずあるはずの二マスを取りのぞきます。すると、10列少ない段が残り、魚はどこにいても、となりどうしでもかまいません。逆に、その列のどの六つを選んでも、マスを元にもどせば、正しい並べ方になります。だから、*n* − 10 列から6列を選ぶ方法と同じ数だけあります。
# en: 663c5831
washi-cat-lesson-parking-1-5 = 絵が *k* 個、間が *g* マスのときの式と、表です。表には、式の数と、列を一つ一つ数えた数があります。
# en: 1806a26a
washi-cat-lesson-parking-2-1 = ## 2 二つの段
# en: 49ff4f51
washi-cat-lesson-parking-2-2 = ボードの両はしの段に、一段ずつかきます。
# en: 14103064
washi-cat-lesson-parking-3-1 = ## 3 とても長い段
# en: 4cdc7fb6
washi-cat-lesson-parking-3-2 = 線のない道に止める車や、表面につく分子も、魚と同じように場所をとります。どのくらいこみ合うでしょう。
# en: b762350d
washi-cat-lesson-parking-3-3 = 終わりのない段には式があります。ポール・フローリーが1939年に長い分子について見つけ、アルフレッド・レーニが1958年に、決まった場所ではなく道のどこにでも止める、長さ1の車について見つけました。間が1マスなら (1 − 1/e²)/2 です。2マスなら exp(x²) の積分で、これよりかんたんな形はありません。（`erfi` がその積分の名前です。）
# en: be7a015a
washi-cat-lesson-parking-4-1 = ## わかったこと
# en: 0bfc7a1c
washi-cat-lesson-parking-4-2 = - 間をあけた並べ方は、間を取りのぞいて数えます。*n* − 10 列から6列です。
    - でたらめにうめた長い段では、27.5%のマスに魚がいます。20%と33.3%の間です。
# en: 75ce9725
washi-cat-lesson-parking-5-1 = ## たしかめ
# en: c852923e
washi-cat-lesson-parking-5-2 = プログラムが好きな人へ。このセルは、かけ算のところで足し算をしています。直して、もう一度実行しましょう。
# en: 7030f764
washi-cat-lesson-parking-5-3 = このレッスンでわかったことを、もう一度、別々の方法で計算します。
# en: f6805d96
washi-cat-lesson-parking-5-4 = **考えてみよう。** すべての並べ方から一つを、公平に、でたらめに選ぶには？もし、道の両側に魚をかくとしたら？
# en: d8977cc3
washi-cat-lesson-parking-5-5 = 次は：かいて作るかべの話、[わな](lesson_cuts_and_traps.ipynb)。または、ゲーム全体を[遊ぶ](play.ipynb)。
