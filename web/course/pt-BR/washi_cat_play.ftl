### washi_cat/play.ipynb

# en: 894bfde0
washi-cat-play-0-1 = # Washi Cat
# en: b26b24fa
washi-cat-play-0-2 = Dois jogadores, duas canetas, um rolo de fita. Seus gatos desenham linhas pela fita até um peixe e de volta para casa, saltam por cima das próprias linhas e prendem os outros gatos. Não há dados: vence quem planeja melhor.
# en: a516c6d5
washi-cat-play-0-3 = *Para quem gosta de labirintos e de jogos curtos de pensar. No tabuleiro pequeno uma partida dura cinco minutos; na fita, vinte.*
# en: 9ade56ed
washi-cat-play-1-1 = ## O jogo em um minuto
# en: 8ebd97b5
washi-cat-play-1-2 = Um turno é **um movimento com um gato**:
# en: ead69494
washi-cat-play-1-3 = | movimento | o que faz |
# en: c6cb39cd
washi-cat-play-1-4 = | passo | leva a linha até a casa vizinha, sem cruzar um canto, um muro, um santuário ou uma linha do outro jogador |
# en: 3ad8dd4d
washi-cat-play-1-5 = | supersalto | reto por cima das próprias linhas até a primeira casa sem linha |
# en: 6aa87580
washi-cat-play-1-6 = | salto fantástico | o mesmo, também por cima das linhas do outro; uma jogada especial |
# en: daa0aae0
washi-cat-play-1-7 = | passagem pelo bueiro | entra em um bueiro ao lado do gato e sai pelo da mesma cor na mesma fileira; uma jogada especial |
# en: ea774f2e
washi-cat-play-1-8 = Cada jogador tem **duas jogadas especiais** por partida. Um gato que pisa em um bueiro bloqueia aquele par para os dois. No lado de lá um gato pega um peixe de qualquer cor, mas não um segundo, nem um do próprio lado. Vence quem primeiro leva dois peixes para casa, um com cada gato. E quem fica **preso** pelas linhas, sem nenhuma jogada especial, perde na hora.
# en: 7ad6cb7a
washi-cat-play-1-9 = Os tabuleiros daqui são inventados; a fita impressa se perdeu.
# en: b64c6b04
washi-cat-play-2-1 = ## Primeiro, um tabuleiro pequeno
# en: 24ed4c8f
washi-cat-play-2-2 = Você é o vermelho e começa embaixo. Clique em uma casa ao lado de um gato para ir até lá. Se uma casa tem dois números, seus dois gatos podem chegar lá: clique no número do gato que você quer mover.
# en: d124f3ca
washi-cat-play-2-3 = **Pelo teclado**: aperte Tab até chegar ao tabuleiro, ande com as setas, desenhe com Enter. U desfaz, Y refaz. O que há em cada casa é lido em voz alta.
# en: ca64e1e3
washi-cat-play-2-4 = **Quanto vale um movimento?** Aperte *Dica* duas vezes: uma busca joga milhares de partidas a partir de cada movimento. O til marca os números como estimativas. Perto do fim, em um tabuleiro pequeno dá para olhar todas as continuações, e aí os números são exatos.
# en: 23473010
washi-cat-play-3-1 = ## A fita inteira
# en: d4618e61
washi-cat-play-3-2 = Agora os jogadores desenham os peixes e os gatos, cada um na sua vez: primeiro quatro peixes cada um, dois em cada fileira da borda; depois dois gatos cada um, sempre com duas casas entre um gato e outro.
# en: 6a48460b
washi-cat-play-4-1 = ## Desenhe seu próprio tabuleiro
# en: 52b2f8dd
washi-cat-play-4-2 = Clique em uma casa para pôr um santuário ou um par de bueiros, e no lado entre duas casas para um muro. Pelo teclado: as setas andam por casas e lados, Enter desenha, e S, E, C, F e G escolhem o que a casa recebe. A linha de baixo diz se dá para jogar no tabuleiro. *Jogar nele* abre uma mesa; o texto de baixo pode ser salvo, enviado ou impresso.
# en: 13fc74f9
washi-cat-play-5-1 = ## O que vimos
# en: 60681261
washi-cat-play-5-2 = - O caminho mais rápido nem sempre é o reto: um gato que sobe ao lado da própria linha pode voltar para casa saltando por cima dela.
    - Uma linha é um muro para o outro jogador, então vale a pena desenhar por onde ele tem de passar.
    - Uma jogada especial guardada vale mais do que uma usada: quem ainda tem uma não pode ficar preso.
# en: 2cce6511
washi-cat-play-5-3 = A seguir: [Caminhos mais curtos](lesson_shortest_paths.ipynb), sobre o salto para casa. Ou volte ao [início](../start.ipynb).
