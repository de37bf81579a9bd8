### The page with a puzzle for each day; its positions are told in web/puzzles. How to translate: page.ftl.
### $choice: the name of a choice
### $date: a day with its month
### $n: a number
### $value: what a choice is worth

# en: 1a49ff55
puzzle-skip = Ir para o desafio
# en: e59e6fd2
puzzle-needs = O desafio pede primeiro um palpite e precisa de JavaScript: permita nesta página.
# en: 5138ee3d
puzzle-moment = Um momento…
# en: 7948b206
puzzle-worths = Quanto vale cada opção
# en: 1ea172de
puzzle-fractions = Em frações exatas
# en: 86d154bd
puzzle-play = Continuar jogando daqui
# en: 1532d588
puzzle-copy = Copiar seu resultado
# en: 0d7085db
puzzle-earlier = Desafios anteriores
# en: 4fb7133e
puzzle-week = De segunda, fácil, a domingo, difícil
# en: d3d6320b
puzzle-foot = Todo dia há um desafio novo, o mesmo para todos. Cada valor é calculado exatamente e conferido uma segunda vez. Salvo indicação em contrário, a chance supõe que todos joguem o melhor possível daqui em diante. Suas respostas ficam neste aparelho.
# en: f78ea5a4
puzzle-lost = Não foi possível carregar o desafio. Há internet? Recarregue a página.
# en: 8c0c620e
puzzle-of = Desafio de { $date }
# en: fcac1dd5
puzzle-easy = fácil
# en: 5b479df1
puzzle-medium = médio
# en: d2896b55
puzzle-tricky = meio difícil
# en: 4f8ae52e
puzzle-hard = difícil
# en: 04d50b3e
puzzle-hardest = o mais difícil
# en: 90b961e4
puzzle-3-stars = Sim, é a melhor jogada.
# en: 8689bd2b
puzzle-2-stars = Quase: é quase tão bom quanto a melhor jogada.
# en: 0b39bdb0
puzzle-1-stars = Não, está longe do melhor.
# en: 413c2bc8
puzzle-others = Todas as outras opções ({ $n })
# en: 2070864a
puzzle-next = Outro desafio: { $date }
# en: 7179ea3d
puzzle-guess = (seu palpite)
# en: 8c9f59c7
puzzle-streak = Dias seguidos: { $n }
# en: fd019200
puzzle-new-streak = Responda ao desafio de hoje para começar uma nova sequência.
# en: 72f435fc
puzzle-copied = Copiado: cole em uma conversa. Não entrega a resposta.
# en: fcc0cd96
puzzle-about = Seus dados, sua vez: o que é melhor? Um desafio por dia, fácil na segunda, difícil no domingo, com resposta exata.
