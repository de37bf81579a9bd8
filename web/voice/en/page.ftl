### What a page says around its table: the line under its top, its buttons, its foot. Read by players and pupils.
### How to translate: docs/translating.md. Here stand texts and variables alone, no selectors, functions or terms.
### $what: one of the messages of the group "One moment"
### $why: a computer's own words for what went wrong

## The top
pages = Pages
language = Language
looks = Language, type size, theme
skip = Skip to the page
more-pages = More pages
puzzle = Puzzle
play = Play
odds = Odds
learn = Learn
make = Make
large = Large type
dark = Dark
light = Light
copy-link = Copy link
copy-this = Copy this:
link-to-position = The link is copied. Whoever opens it goes on from this position.
link-to-settings = The link is copied. Whoever opens it finds everything set as it is here.
cut-off = This link was cut off, so everything here is as it begins.

## One moment: what goes on until a table is there
first-moment = One moment: fetching Python …
one-moment = One moment: { $what } …
stopping = Stopping …
fetching = fetching Python
unpacking = unpacking the games
starting = starting the games
no-webassembly = This browser has no WebAssembly, or it is switched off, and the games run on it: open this page in a current Firefox, Chrome, Edge or Safari.
no-workers = This browser runs no workers, and the games need one: open this page in a current browser.
network-gone = The network went away before everything was here. What came is kept: load this page again when you are connected.
not-started = The games could not start: { $why }.

## Code, folded away under a table
code = Code
run = Run
first-code = Put the first code back
endless = Your code did not end last time, so the page began with its own. What you typed still stands in its cell: change it, and press Run.
where = Where it happened
code-number = Code { $cell }
idea = The idea in Python
your-code = Your code
run-again = Run again
solution = Solution
about-unit = About this unit
find-out = You will find out
show-code = Show code
guide = guide

## A unit goes on with each guess, and a pupil of a class hands in codes
coming-try = Still loading: something to try comes here.
coming-question = Still loading: a question comes here.
held = More appears after your answer.
without-guess = Go on without an answer
done-here = Done on this page
steps = { $done } of { $steps } steps
take-part = You take part in class number { $number }. Your own number in the class list:
hand-in = Hand in
copy-codes = Copy my codes
as-qr = As a QR code
answers-so-far = Your answers so far: { $answers }. Send this line to your teacher, with your name before it.
codes-as-qr = The codes above as a QR code
codes-copied = Copied. Send it to your teacher, with your name before it.

## The foot
file = Put a file beside the game:
notebook = This page as a notebook
notebook-more = to change everything in it; it takes longer to open.
stays = Nothing you do here leaves your browser, which keeps it for your next visit:
privacy = privacy
accessibility = accessibility
schools = for schools
begin-page = Begin this page again
begin-page-asks = Begin this page again? Your answers and the code that you typed on it will be gone. It cannot be undone.
shared = On a shared device:
begin-all = Clear everything for the next person
begin-all-asks = Clear everything? All that this site keeps on this device will be gone: answers, typed code, saved games and settings. It cannot be undone.
kept-nothing = This browser keeps nothing for this page (its storage is full or blocked): go on as you like, and copy a share code before you close the page.
game-loading = The game is loading.

## What search engines show of a page; $title is its heading
page-about = { $title } · Games of chance in which every chance is exact: in your browser, nothing to install.
privacy-about = Nothing that you do here leaves your device. What is kept there, and how to erase it.
accessibility-about = Who can use these pages, criterion by criterion: WCAG 2.2, A and AA.
schools-about = A lesson in five lines, links in Moodle, Canvas and itslearning, and what a class downloads.
