### guide.html

# en: fdba13e6
guide-title = { $title }：先生のための手引き
# en: 987359e1
guide-about = { $title } · { $age }歳からの授業、{ $minutes }分。テーマは{ $concept }です。{ $hook }
# en: dbb3023b
the-course = コース
# en: 284a84b0
class-screen = クラスの画面
# en: 945825a7
contents = 目次
# en: 2c1788b9
for-the-lesson = 授業のために
# en: 0543d9b8
print-project = 印刷と投影
# en: 22fb42e0
print-guide = この手引きを印刷
# en: af56e04e
project-unit = 単元を投影
# en: 5cf26a05
worksheets = プリント
# en: 38a88917
numbers = 番号（{ $last } まで）：
# en: 4bb627f1
which = 1 は全員に同じプリント、1-30 は30人のクラスの一人一人に別のプリントです。答えは最後に出ます。出席番号が7の生徒は、画面でも同じ問題を解きます。
# en: d497969b
write-numbers = 1 から { $last } までの番号を、1 や 1-30 のように書いてください。
# en: 581d0181
print-sheets = プリントを印刷
# en: 46932ae2
show-sheets = 見る
# en: bce64ab5
class-link = クラス用のリンク
# en: 0638ff1e
class-number = クラスの番号（全員同じ）：
# en: f72e5503
link-copied = リンクをコピーしました。
# en: a1efddd4
qr-of = { $link } の QR コード
# en: 705d2b8e
pupils-open = 生徒がこれを開いて出席番号を書くと、答えごとにコードが出ます。コードを貼りつけるところ：
# en: 86e4e742
platform = 学習プラットフォーム用
# en: 633fec29
scorm = SCORM パッケージ
# en: 4907b65f
cartridge = すべての単元へのリンク
# en: b21a2876
take-both = Moodle、Canvas、itslearning など、ほとんどの学習プラットフォームでどちらも使えます。パッケージは点数と時間と答えを自動で提出します。リンクは Common Cartridge 形式です。
# en: cc3e769a
how-to-add = 追加のしかた
# en: eeb6ed18
for-teachers = 先生方へ
