### The page on which games are written: its gallery, its tabs, and what it says while a program runs. How to translate: page.ftl.
### $file: the name of a file
### $game: the title of a game
### $most, $size: lengths, "4.2 kB"
### $n, $seconds: numbers
### $why: a computer's own words for what went wrong

workshop-skip = Skip to the workshop
workshop-page = The workshop: a game of your own
workshop-title = The workshop
workshop-lead = Pick a game and play it. Its rules are a page of Python: change a number or a line, and the table follows. Then ask whether it is fair, and send your game to a friend as a link.
workshop-small = Begin with a small game
workshop-open = Open a file
workshop-classics = Classic games, the shortest first
workshop-five = The five games
workshop-five-more = Each is made of many files, so none can be copied here as one page. Play them, let bots play them on the bench, and turn their house rules.
workshop-mine = Make it mine
workshop-stranger = This is somebody's program, which came with the link. It runs in a closed box, with no way to your games, to other pages or to the network.
workshop-run = Run it
workshop-read = Read it first
workshop-risks = What a browser cannot promise
workshop-risk = A program can be slow or take much memory: then this page stops it, or the browser closes the tab. It can show you words and pictures that are not true, so type no password into a game. And it is only as shut off as your browser is free of mistakes: keep it up to date.
workshop-stop = Stop
workshop-hide = Hide the code
workshop-show = Show the code
workshop-report = Print a report
workshop-other = Other games
workshop-tabs = What to do with the game
workshop-code = Code
workshop-play = Play
workshop-check = Check
workshop-bench = Bench
workshop-solve = Solve
workshop-rules = House rules
workshop-share = Share
workshop-editor = Rules
workshop-keys = Tab indents. To leave the editor, press Escape and then Tab.
workshop-game = The game
workshop-older = This is the last version that ran.
workshop-send = Send it
workshop-link = The link
workshop-copy = Copy the link
workshop-whoever = Whoever opens it reads first that it is somebody's program, and runs it with a click. It runs in a closed box, with no way to what their browser keeps or to the network.
workshop-keep = Keep it
workshop-save = Save as a file
workshop-kept = This browser keeps what you typed last. The file also runs in Python on your computer, with
workshop-checking = Checking …
workshop-solving = Working out best play …
workshop-playing = Bots are playing …
workshop-writing = Writing the report …
workshop-untitled = A game
workshop-offers = The game offers a file, { $file }.
workshop-take = Save it
workshop-endless = This game was stopped: it gave no answer for { $seconds } seconds, so something in it may never end. Change it, and it starts again.
workshop-stopped = Stopped. Change the game, or press a tab to run it again.
workshop-named = { $game } · Workshop
workshop-starting = Starting { $game } …
workshop-not-opened = The game could not be opened: { $why }
workshop-mend = First mend the line that is named above.
workshop-line = Line { $n }
workshop-fits = The link is { $size } long and holds the whole game. No server sees it: what stands after the # stays in the browser.
workshop-too-long = The game is { $size } long, and a link carries { $most }: save it as a file, and send that.
workshop-copied = The link is copied.
workshop-too-large = { $file } is too large for a game.
workshop-gone = This game could not be fetched: is the network gone?
workshop-go-on = Go on with { $game }
workshop-cut-off = This link holds no game that can be read: it may have been cut off. Ask for it again, or choose one here.
workshop-about = { $n } lines of Python, { $size }
workshop-in-short = Write a game of dice, cards or boards, play it, ask who has the better of it, and send it as a link.
