### The page with a puzzle for each day; its positions are told in web/puzzles. How to translate: page.ftl.
### $date: a day with its month
### $n: a number

puzzle-skip = Skip to the puzzle
puzzle-needs = The puzzle asks for a guess first, with JavaScript: allow it for this page.
puzzle-moment = One moment …
puzzle-worths = What each choice is worth
puzzle-fractions = As exact fractions
puzzle-play = Play on from here
puzzle-copy = Copy your result
puzzle-earlier = Earlier puzzles
puzzle-week = Easy on Monday, hard on Sunday
puzzle-foot = There is a new puzzle every day, the same for everybody. We work out every number exactly, then check it. Unless we say otherwise, the chances assume that everyone plays perfectly from here. Your answers stay on this device.
puzzle-lost = The puzzle could not be fetched. Is there a network? Reload the page to try again.
puzzle-of = Puzzle of { $date }
puzzle-easy = easy
puzzle-medium = medium
puzzle-tricky = tricky
puzzle-hard = hard
puzzle-hardest = hardest
puzzle-3-stars = Yes, that's the best move.
puzzle-2-stars = Close: nearly as good as the best move.
puzzle-1-stars = Not quite: there was a much better choice.
puzzle-others = All other choices ({ $n })
puzzle-next = Another puzzle: { $date }
puzzle-guess = (your guess)
puzzle-streak = Days in a row: { $n }
puzzle-new-streak = Answer today's puzzle to start a new streak.
puzzle-copied = Copied: paste it in a chat. It gives nothing away.
puzzle-about = Your dice, your move: what is best? A puzzle a day, easy on Monday, hard on Sunday, answered exactly.
