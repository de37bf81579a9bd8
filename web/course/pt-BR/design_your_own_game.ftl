### design/your_own_game.ipynb

# en: fc7fe1a1
design-your-own-game-0-1 = # Seu próprio jogo: Pig, do zero ao torneio
# en: 3dad0fb9
design-your-own-game-0-2 = Escreva as regras de um jogo uma vez só. Depois jogue-o em uma mesa, faça robôs jogarem dez mil partidas e descubra quem vence se os dois jogarem o melhor possível.
# en: 6319a0b7
design-your-own-game-0-3 = *Para quem tem um jogo na cabeça e sabe um pouco de Python. Uns 15 minutos.*
# en: 459430d9
design-your-own-game-0-4 = **Pig** se explica depressa. Na sua vez, você rola um dado quantas vezes quiser. Cada número soma pontos, mas um 1 termina a vez, e tudo o que você somou nela se perde. Quem para a tempo fica com os pontos. Vence quem chegar primeiro a 100.
# en: dbc3a689
design-your-own-game-0-5 = **Palpite:** quantos pontos vale a pena juntar em uma vez antes de parar? 10, 20 ou 30? Guarde o seu número.
# en: 041c8a77
design-your-own-game-1-1 = ## 1. O que existe
# en: bec47433
design-your-own-game-1-2 = Um jogo tem *ações* (o que quem joga pode decidir), *resultados* (o que a sorte pode trazer) e um *estado* (tudo o que há para saber em um momento). Cada campo do estado é um número inteiro; `i1` é um número pequeno, `i2` um que pode passar de 127.
# en: db410fda
design-your-own-game-1-3 = Uma *regra da casa* é um número que a mesa combina antes de jogar. Ela tem um valor inicial, limites e uma frase.
# en: 97453d78
design-your-own-game-2-1 = ## 2. O que acontece
# en: 3d612078
design-your-own-game-2-2 = Três regras fazem o jogo: quem decide em seguida, o que muda com uma ação e o que cada um ganha no fim.
# en: a16b2280
design-your-own-game-2-3 = Quando a sorte decide, a ação é o número do resultado: 0 para um 1 no dado, e assim até 5 para um 6. Pontos além do que é preciso para vencer não contam.
# en: b706d13f
design-your-own-game-2-4 = Por último, um robô para comparar: ele para assim que junta 20.
# en: 8b273594
design-your-own-game-2-5 = Esse foi o jogo inteiro. `add` faz uma revisão: um nome com erro de digitação, uma regra que nunca termina ou um ganho impossível seriam apontados aqui ou na hora de carregar, com a linha e o que seria certo.
# en: 3324f3e8
design-your-own-game-3-1 = ## 3. Jogue
# en: 00e25b34
design-your-own-game-3-2 = Você está no primeiro lugar; no outro está um robô que ensaia 2.000 partidas antes de decidir. Escolha *chance de vencer* em *Valor das opções*, e cada opção mostra quanto vale.
# en: da122920
design-your-own-game-4-1 = ## 4. Dez mil partidas
# en: 097fbaf4
design-your-own-game-4-2 = As regras que você escreveu são traduzidas para WebAssembly, e por isso isto leva menos de um segundo.
# en: 14900324
design-your-own-game-4-3 = Entre iguais, é bom começar. Quanto exatamente, se os dois jogarem o melhor possível? Um jogo curto se resolve na hora; todas as posições são examinadas, inclusive as que se repetem, e o valor fica com certeza entre dois limites.
# en: 2fc648cf
design-your-own-game-5-1 = ## 5. A vez que para em 20
# en: 62880ebf
design-your-own-game-5-2 = Quantos pontos essa vez rende em média? Isto não é uma simulação: é a resposta exata, como fração.
# en: 5a2ac8d6
design-your-own-game-6-1 = ## 6. Um torneio
# en: ab360c94
design-your-own-game-6-2 = Cada robô contra cada um dos outros, 2.000 partidas por dupla; os números dizem quantas vezes o robô da linha vence quando começa.
# en: a2303d98
design-your-own-game-7-1 = ## 7. Mude uma regra
# en: e4ef0ad6
design-your-own-game-7-2 = E se o que termina a vez fosse o 6, e não o 1? Aí se perde o melhor número. **Palpite:** começar ajudaria mais, ou menos?
# en: e67f8577
design-your-own-game-prints-1 = um { $losing } termina a vez:
# en: bd2f2284
design-your-own-game-7-3 = No laboratório, cada regra da casa tem um controle, e partidas inteiras são jogadas enquanto você o move.
# en: 92bf73dc
design-your-own-game-8-1 = ## O que vimos
# en: 7685b994
design-your-own-game-8-2 = - Um jogo é um estado, ações, resultados e três regras; todo o resto tem um valor inicial e pode ser escrito quando você precisar.
    - Um jogo em que todos vencem ou perdem juntos diz isso em uma linha, `TEAMS = ("the crew",)`; equipes recebem seus nomes do mesmo jeito.
    - As mesmas regras são jogadas por pessoas e por robôs em dez mil partidas, e também examinadas por inteiro.
    - Para guardar o jogo, copie as células para um arquivo `pig.py`; `load("pig.py")` o encontra, e as partidas salvas e outros computadores também. `python -m catlib check pig.py` procura erros.
    - A pasta `examples` tem uma dúzia de jogos de um só arquivo, do Nim ao pôquer, cada um com um número que outros publicaram.
# en: 6d4e93fa
design-your-own-game-8-3 = [Voltar ao início](../start.ipynb)
