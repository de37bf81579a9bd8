### 25_maybe_a_bluff.ipynb

# en: 8328d334
maybe-a-bluff-0-1 = # 25 Talvez um blefe
# en: f43fa220
maybe-a-bluff-0-2 = Você sai com um 2, e Kuro passa. Mas ele blefa: às vezes passa mesmo podendo jogar. Será que desta vez ele podia?
# en: 0f3712f2
maybe-a-bluff-0-3 = - o que diz passar, vindo de alguém que talvez blefe;
    - por que importa como uma carta foi escolhida, e não só qual.
# en: 343a7b00
maybe-a-bluff-0-4 = **Você precisa** de frações. [Passar diz algo](12_a_pass_speaks.ipynb) tem as mesmas cartas, mas sem blefes. Uns 45 minutos.
# en: c793b682
maybe-a-bluff-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: b9cd646c
maybe-a-bluff-0-6 = As cartas são do jogo Meow Meow Daifugō, que você pode [jogar aqui](../meow_daifugo/play.ipynb). [Todas as unidades](course.ipynb).
# en: f8e40e1b
maybe-a-bluff-1-1 = ## Passar pode ser um blefe
# en: 4a8c5025
maybe-a-bluff-1-2 = Kuro tem duas de sete cartas: o 1 e o 3 brancos, dois 2 pretos, o sósia 2 e dois “?”, que valem como qualquer número. Você abre com um 2, e só o 3 ou um “?” ganha dele. Sempre que pode jogar uma carta, ele joga uma moeda. Cara: ele joga a carta. Coroa: ele passa mesmo assim.
# en: 0482c8ba
maybe-a-bluff-1-3 = Ajuda pensar em rodadas inteiras. Imagine 210, dez para cada uma das 21 mãos. O controle diz quantas vezes ele segura as cartas.
# en: afe237f3
maybe-a-bluff-1-4 = A largura é o que você sabia antes: a probabilidade **a priori**. A altura sombreada é a **verossimilhança**. A proporção da parte sombreada é o que você sabe depois: a probabilidade **a posteriori**.
# en: 46debcb7
maybe-a-bluff-1-5 = **Teorema de Bayes**: a priori vezes verossimilhança, dividido pela soma. Aqui estão todas as 21 mãos. Ponha *Kuro responde* em *passa*.
# en: 76974142
maybe-a-bluff-1-6 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 36b35c19
maybe-a-bluff-1-7 = **Sua vez.** Seis mãos não podem jogar, e três delas têm o sósia. Quinze podem, e três dessas também têm.
# en: 6a8ed196
maybe-a-bluff-1-8 = **Se você programa:** escreva a verossimilhança de passar para este Kuro: 1 se ele não pode jogar, e um meio se pode. Se não, siga em frente.
# en: 631e9c73
maybe-a-bluff-2-1 = ## Como ela foi escolhida?
# en: 52f8c167
maybe-a-bluff-2-2 = Uma nova rodada. Kuro joga sempre que pode, e sempre a carta mais baixa que serve. Você abre com o 1 preto, e ele responde com o sósia.
# en: e7172d74
maybe-a-bluff-2-3 = Uma mão com *dois* 2 só mostra o sósia uma vez em duas. Nas outras vezes, você teria visto um 2 preto.
# en: 05c3b75b
maybe-a-bluff-prints-1 = Chance de a outra carta ser um 2 preto: { $chance }
# en: 82c83196
maybe-a-bluff-2-4 = A mesma armadilha está num famoso jogo com três portas. **O que você vê é uma coisa. Como você chegou a ver é outra.**
# en: e32a1877
maybe-a-bluff-2-5 = <details><summary>O que dizem os jogadores de cartas</summary>
# en: 4be96b8b
maybe-a-bluff-2-6 = Eles falam em *escolha restrita*: é mais provável que ele não tivesse escolha do que tivesse.
# en: 1c04c980
maybe-a-bluff-2-7 = </details>
# en: 9bd6b44b
maybe-a-bluff-3-1 = ## Exercícios
# en: cc0df441
maybe-a-bluff-3-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 887912d3
maybe-a-bluff-4-1 = ## O que vimos
# en: 8ef9386c
maybe-a-bluff-4-2 = - A probabilidade a priori vezes a verossimilhança, repartida de novo, é a probabilidade a posteriori.
    - Quanto mais vezes ele segura as cartas, menos diz quando passa.
    - Importa como uma carta foi escolhida, e não só qual.
# en: a6907593
maybe-a-bluff-4-3 = **Para pensar.** E se Kuro soubesse que você lê o que ele diz quando passa? Será que passar pode não dizer absolutamente nada?
# en: 7f6bbbaf
maybe-a-bluff-4-4 = **Continue.** O baralho inteiro, e se essas probabilidades se confirmam: [O que os outros têm na mão?](../meow_daifugo/lesson_what_do_they_hold.ipynb)
