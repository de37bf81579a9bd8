### The page that answers typed questions about dice and cards. How to translate: page.ftl.
### $why: a computer's own words for what went wrong

odds-skip = Skip to the question
odds-page = Odds of dice and cards
odds-title = What are the odds?
odds-type = Ask in plain words or in short: 4d6 is four six-sided dice. One question per line.
odds-stop = Stop
odds-answer = Answer
odds-read = Read as:
odds-or = Or did you mean:
odds-views = Show the chance of
odds-exactly = exactly
odds-at-least = at least
odds-at-most = at most
odds-point = Point at a bar, or tap it, to read its chance.
odds-roll = Try it 10,000 times
odds-again = Roll again
odds-more = Copy or save
odds-text = Copy as text
odds-csv = Save a table (CSV)
odds-svg = Save the picture (SVG)
odds-png = Save the picture (PNG)
odds-embed = Copy code to embed it
odds-table = Exact values and a table of all chances
odds-try = Try one of these
odds-help = How to write it
odds-exact = Every chance is an exact fraction, worked out in your browser. What you type is not sent anywhere: a link you copy keeps it after the #, a part that is never sent to a server.
odds-counting = Still working …
odds-some-dice = Ask about some dice, such as 3d6.
odds-copied = The answer is copied.
odds-embed-copied = The code is copied. It shows this chart in another page.
odds-link-copied = The link is copied. It opens this page with this question.
odds-broken = This could not be worked out: { $why }
odds-stopped = Stopped. Try a smaller question.
example-0 = Roll 4 dice, keep the best 3
example-1 = Nine or more with two dice
example-2 = How many of 5 ten-sided dice show 8 or more?
example-3 = Who rolls higher?
example-4 = With and without advantage
example-5 = A die that explodes
example-6 = An ace in five cards
example-7 = Equal dice in one throw
example-8 = Lands in an opening hand
example-9 = Dice with symbols
odds-about = Type dice or cards, such as 4d6kh3 or 2d6 >= 9, and read the exact chances. In your browser.
