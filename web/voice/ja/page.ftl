### What a page says around its table: the line under its top, its buttons, its foot. Variables: the file in en.

## The top
# en: 993ae2ff
language = 言語
# en: 59f77503
looks = 言語、文字の大きさ、明るさ
# en: 735e9385
skip = 本文へ
# en: 36a5ee05
more-pages = ほかのページ
# en: 5bd93a46
puzzle = パズル
# en: cf1eb4ce
play = 遊ぶ
# en: a15b969a
odds = 確率
# en: 84089fe3
learn = 学ぶ
# en: a5fdb09c
make = 作る
# en: 051183c2
large = 大きな文字
# en: cae9a394
dark = 暗い画面
# en: 63c10144
light = 明るい画面
# en: 376916bc
copy-link = リンクをコピー
# en: 2855ff46
copy-this = これをコピーしてください：
# en: 90a57f6d
link-to-position = リンクをコピーしました。開いた人は、この局面から続けられます。
# en: 7cb82def
link-to-settings = リンクをコピーしました。開いた人の画面も、ここと同じ設定になります。
# en: fc246cbe
cut-off = リンクがとちゅうで切れていたので、すべて初めの状態です。

## One moment: what goes on until a table is there
# en: c430bbfa
one-moment = 少し待ってください。{ $what }…
# en: 9328ed90
stopping = 止めています…
# en: 7c1b30b4
fetching = Pythonを取りよせています
# en: 8c086c1a
unpacking = ゲームを広げています
# en: 90139652
starting = ゲームを始めています
# en: e62a3fb3
no-webassembly = このブラウザーではWebAssemblyが使えないか、オフになっています。ゲームにはWebAssemblyが必要です。最新のFirefox、Chrome、Edge、Safariのいずれかでこのページを開いてください。
# en: eed7c54f
no-workers = このブラウザーではワーカーが使えませんが、ゲームには必要です。最新のブラウザーでこのページを開いてください。
# en: 195bddb6
network-gone = すべて届く前に通信が切れました。届いた分は残っています。つながったら、このページを読みこみ直してください。
# en: 834f0932
not-started = ゲームを始められませんでした：{ $why }。

## Code, folded away under a table
# en: 5b22220e
code = コード
# en: 6e30babc
run = 実行
# en: 8481e77d
first-code = 最初のコードにもどす
# en: 4b5d2b22
endless = 前回のコードは終わらなかったので、このページは元のコードで始めました。書いたコードはセルに残っています。直してから「実行」をおしてください。
# en: 4b34e70b
where = 起きた場所

## The foot
# en: fcb539d6
file = ゲームにファイルを加える：
# en: 542cce2d
notebook = このページをノートブックで
# en: b6c7d6b5
notebook-more = 何でも変えられます。開くのに少し時間がかかります。
# en: 36234260
stays = ここですることは、このブラウザーの外へは出ません。次に来たときのために、ブラウザーが覚えています：
# en: ed0752eb
privacy = プライバシー
# en: 6c86ddc4
accessibility = アクセシビリティ
# en: 2d40a1e3
schools = 学校のみなさんへ
# en: 9735bb5f
begin-page = このページを初めから
# en: 59724e53
begin-page-asks = このページを初めからやり直しますか？ ここに書いた答えとコードは消えます。元にはもどせません。
# en: fa780a54
shared = みんなで使う機械では：
# en: a81a6d82
begin-all = 次の人のために初めから
# en: 01f2c3f4
begin-all-asks = 初めからやり直しますか？ このサイトがこの機械に残したもの（答え、書いたコード、保存したゲーム、設定）がすべて消えます。元にはもどせません。
# en: 5f671224
kept-nothing = このブラウザーには、このページのものを何も残せません（空きがないか、止められています）。そのまま続けられますが、ページを閉じる前に共有コードをコピーしてください。

# en: 6f227882
first-moment = お待ちください：Python を読みこんでいます…
# en: 317662ec
code-number = コード { $cell }
# en: 45a1db50
idea = 考え方を Python で
# en: ba8f298e
your-code = あなたのコード
# en: a0d9a90e
run-again = もう一度実行
# en: 8faa3c5b
solution = 解答
# en: 397e6cc8
about-unit = この単元について
# en: 624761e6
find-out = この単元でわかること
# en: 1cd8173b
show-code = コードを見る
# en: 1eae37e6
guide = 手引き
# en: e542bb41
coming-try = 読みこみ中です。ここに、ためせるものが出ます。
# en: a934a64f
coming-question = 読みこみ中です。ここに質問が出ます。
# en: 24365817
held = 答えると、つづきが出ます。
# en: ca1e7629
without-guess = 答えずに進む
# en: 21e2694a
done-here = このページの進みぐあい
# en: 04a90f31
steps = { $steps }のうち{ $done }まで
# en: 7926006b
take-part = クラス番号 { $number } に参加しています。あなたの出席番号：
# en: db23ba78
hand-in = 提出
# en: 92d94e7f
copy-codes = コードをコピー
# en: cec1622f
as-qr = QR コードで
# en: afa960c2
answers-so-far = これまでの答え：{ $answers }。この行のはじめに名前を書いて、先生に送ってください。
# en: 444ceba6
codes-as-qr = 上のコードを QR コードにしたもの
# en: 953737ad
codes-copied = コピーしました。はじめに名前を書いて、先生に送ってください。
# en: 013fe4f4
game-loading = ゲームを読みこんでいます。
# en: 91813760
pages = ページ

## What search engines show of a page; $title is its heading
# en: 664f3640
page-about = { $title } · サイコロとカードのゲームです。どの確率も正確に計算します。ブラウザーだけで動き、インストールは不要です。
# en: 770cef98
privacy-about = ここですることは、何も端末の外に出ません。端末に保存されるものと、その消し方です。
# en: 75a3e804
accessibility-about = このサイトをだれが使えるかを、WCAG 2.2のAとAAの基準ごとに説明します。
# en: f6211ff4
schools-about = 五行でわかる授業、Moodle、Canvas、itslearningでのリンク、クラス全員がダウンロードする量の説明です。
