### meow_daifugo/lesson_what_do_they_hold.ipynb

# en: 928addcd
meow-daifugo-lesson-what-do-they-hold-0-1 = # O que os outros têm na mão?
# en: c97149bc
meow-daifugo-lesson-what-do-they-hold-0-2 = Você não vê a outra mão. Mas vê o que ela joga, e quando ela passa. Nesta lição, cada carta na mesa muda o que você pode achar, e você aprende a dizer quanto.
# en: c96ea8ab
meow-daifugo-lesson-what-do-they-hold-0-3 = - como uma pista multiplica chances;
    - como ler uma mão inteira, e como descobrir se as suas probabilidades são honestas.
# en: 90f60e7a
meow-daifugo-lesson-what-do-they-hold-0-4 = **Você precisa** do teorema de Bayes, da unidade [Passar diz algo](../course/12_a_pass_speaks.ipynb). Combinações ajudam: [Contar mãos](lesson_counting_hands.ipynb). Não é preciso programar: leia, dê palpites, aperte os botões. Uns 45 minutos.
# en: e000bf66
meow-daifugo-lesson-what-do-they-hold-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: 4bd6db61
meow-daifugo-lesson-what-do-they-hold-0-6 = As cartas são do jogo Meow Meow Daifugō, que você pode [jogar aqui](play.ipynb).
# en: 64dcbdb8
meow-daifugo-lesson-what-do-they-hold-1-1 = ## 1 O baralho inteiro
# en: 84421bb5
meow-daifugo-lesson-what-do-they-hold-1-2 = Em [Passar diz algo](../course/12_a_pass_speaks.ipynb), Kuro tinha dois gatinhos. Aqui estão as suas oito cartas, e três na mesa. Kuro tem oito.
# en: adabb898
meow-daifugo-lesson-what-do-they-hold-1-3 = A primeira pista é o que você mesmo vê.
# en: 2b6c9198
meow-daifugo-lesson-what-do-they-hold-1-4 = Você abre com o 7 preto. Este Kuro volta a jogar a moeda. (No jogo ele também pega uma carta da mesa quando passa. Você vê qual, e nenhuma delas bate um 7; então aqui isso não muda nada.)
# en: 54335017
meow-daifugo-lesson-what-do-they-hold-1-5 = Há um jeito rápido de fazer isso de cabeça: as **chances**, uma contra a outra. Anote quantas mãos têm um “?” e quantas não têm nenhum. Das que têm, só metade passa; das que não têm, todas passam. Então multiplique o lado esquerdo por 1/2. Uma pista multiplica as chances.
# en: 9bfb8c4f
meow-daifugo-lesson-what-do-they-hold-1-6 = Depois de *n* passes, *q* foi multiplicado *n* vezes.
# en: 4539778a
meow-daifugo-lesson-what-do-they-hold-1-7 = Agora uma jogada. Você abre com um 3 preto, e Kuro responde com um 6 preto, a carta mais baixa dele acima de 3.
# en: da5541cd
meow-daifugo-lesson-what-do-they-hold-2-1 = ## 2 Leia a mão dele
# en: 7e0a4d8d
meow-daifugo-lesson-what-do-they-hold-2-2 = Aqui está tudo de uma vez: as 32 cartas, e embaixo de cada uma a probabilidade de ela estar na mão de Kuro. A barra mostra a probabilidade, e a linha fina que a cruza, quanto era um momento antes. Abra com as suas cartas, uma depois da outra. (No jogo, Kuro abriria depois de vencer. Aqui você abre sempre, porque quem tem perguntas somos nós.) Quando passa, ele pega a carta que está há mais tempo na mesa, e outra é virada: isso também é uma pista.
# en: f6f94d86
meow-daifugo-lesson-what-do-they-hold-2-3 = Com o teclado: vá até a sua mão com Tab, escolha com as setas, abra com Enter.
# en: 636d00a6
meow-daifugo-lesson-what-do-they-hold-2-4 = Qual abertura diz mais a você? Qual não diz nada? Depois vire a mão dele.
# en: 57f64a50
meow-daifugo-lesson-what-do-they-hold-2-5 = Com estas cartas, Kuro pode ter 203.490 mãos. O computador não passou por todas: ele conta as mãos por quantas cartas de cada número elas têm, porque nenhuma resposta depende de mais que isso.
# en: 9260fefc
meow-daifugo-lesson-what-do-they-hold-prints-1 = { $len-start-weights } tipos de mãos, { $sum-start-weights-values } mãos
# en: b52c44fe
meow-daifugo-lesson-what-do-they-hold-3-1 = ## 3 Isso se confirma?
# en: 952dd0ac
meow-daifugo-lesson-what-do-they-hold-3-2 = Uma probabilidade que não se pode conferir é só uma opinião. Primeiro a pergunta da seção 1: quantos “?” tem Kuro depois de passar diante do seu 7? As barras são o que calculamos. Os pontos são rodadas que o computador distribuiu e jogou: só aquelas em que ele passou mesmo.
# en: b0d57b4f
meow-daifugo-lesson-what-do-they-hold-3-3 = E agora tudo de uma vez. O computador joga 150 rodadas como a sua, com três aberturas cada uma, e olha todas as cartas que não se viam: de todas as que tinham probabilidade de uns 40%, Kuro tinha uns 40%? Aí o ponto fica na reta, e dizemos que as probabilidades estão *calibradas*. (As cartas de uma mão não são independentes; tome estes intervalos como uma orientação.)
# en: b6563754
meow-daifugo-lesson-what-do-they-hold-3-4 = Depois escolha um Kuro que não é aquele em que você acredita. O que dá errado?
# en: d41fb868
meow-daifugo-lesson-what-do-they-hold-3-5 = O teorema de Bayes é exato, mas não é melhor que o hábito que você põe nele. Se você toma um Kuro que quase sempre segura as cartas por um que quase nunca segura, acredita nos passes dele, e justamente as cartas que pareciam quase impossíveis pegam você de surpresa.
# en: e46b93b3
meow-daifugo-lesson-what-do-they-hold-4-1 = ## O que vimos
# en: 1b594db0
meow-daifugo-lesson-what-do-they-hold-4-2 = - Com chances é uma só multiplicação: 22 para 13 vira 11 para 13.
    - Dá para testar o que se acha: coisas com probabilidade de 40% devem se confirmar em 40 de 100 casos.
# en: 431a7c65
meow-daifugo-lesson-what-do-they-hold-5-1 = ## Conferir
# en: cf5f2430
meow-daifugo-lesson-what-do-they-hold-5-2 = Se você gosta de programar: depois de um passe diante do 7, a probabilidade de um “?” era 11/24. Alguém a divide por dois por causa do segundo passe. Corrija a célula.
# en: 73cba77c
meow-daifugo-lesson-what-do-they-hold-5-3 = E aqui estão de novo alguns fatos desta lição, cada um calculado de pelo menos dois jeitos.
# en: 042bc7ec
meow-daifugo-lesson-what-do-they-hold-5-4 = **Para pensar.** O robô Velho Neko deste jogo distribui de novo as cartas que não viu, com a mesma probabilidade para qualquer mão, como se um passe não dissesse nada. Como você poderia aproveitar isso? E se Kuro soubesse que você lê os passes dele, quando ele deveria segurar as cartas?
# en: 2efec9e0
meow-daifugo-lesson-what-do-they-hold-5-5 = Antes desta: [Contar mãos](lesson_counting_hands.ipynb). Ou [jogue](play.ipynb) uma partida inteira.
