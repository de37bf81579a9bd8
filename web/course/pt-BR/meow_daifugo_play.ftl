### meow_daifugo/play.ipynb

# en: 5f7a1090
meow-daifugo-play-0-1 = # Meow Meow Daifugō
# en: b7d5f2f7
meow-daifugo-play-0-2 = Livre-se dos seus gatos antes dos outros, e pegue uma carta sempre que passar. Ninguém vê a mão dos outros, e a mesa menos ainda: ela mostra o que você pode saber do seu lugar, e nada mais.
# en: fcdff752
meow-daifugo-play-0-3 = *De um a quatro jogadores, pessoas ou robôs; nesta mesa você joga contra um robô. Uma rodada dura cinco minutos.*
# en: 352ccd80
meow-daifugo-play-1-1 = ## O jogo em um minuto
# en: 2ab89b82
meow-daifugo-play-1-2 = São 32 cartas: gatos brancos de 1 a 8, gatos pretos de 1 a 8 em dobro, sósias azuis de 1 a 6 e dois gatos mascarados, “?”.
# en: 33a895e2
meow-daifugo-play-1-3 = | você pode jogar | por exemplo |
# en: e5f4baf5
meow-daifugo-play-1-4 = | uma carta | 5 branco |
# en: 57add30e
meow-daifugo-play-1-5 = | números iguais, dois ou mais, de qualquer naipe | dois 4 pretos e um sósia 4 |
# en: 810b8696
meow-daifugo-play-1-6 = | uma sequência, três ou mais, de um só naipe | 5, 6, 7 brancos |
# en: 92c649a9
meow-daifugo-play-1-7 = Um sósia conta como uma carta ou como duas. Um “?” é qualquer número da sua cor. Quem abre joga o que quiser; os outros jogam algo do mesmo tipo, com o mesmo número de cartas e valor mais alto, ou passam. **Quem passa pega uma carta** da mesa. Quando todos os outros passam, o último a jogar abre de novo.
# en: d2ebe11a
meow-daifugo-play-1-8 = Quem primeiro fica sem cartas vence a rodada. Os outros contam os círculos das cartas que ainda têm: até cinco custam um ponto, até dez custam dois, mais do que isso custam três. Quem perdeu cinco pontos perdeu a partida.
# en: 2a2ff146
meow-daifugo-play-2-1 = ## Jogar
# en: cf41c9da
meow-daifugo-play-2-2 = Clique nas cartas para escolhê-las e aperte *Jogar*. Uma linha azul embaixo de uma carta diz que você pode jogá-la, ou pegá-la da mesa. Dá para escolher qualquer uma: se não for uma jogada, a frase acima da mesa diz por quê. Para passar, clique na carta que você vai pegar. Na primeira rodada você começa e ninguém tem os dois “?”; as outras começam com o duelo.
# en: d022a609
meow-daifugo-play-2-3 = **Dica**, pedida duas vezes, diz quanto vale cada opção: os pontos que os outros perdem nesta rodada menos os seus. Um “~” marca uma estimativa: a mesa distribui milhares de vezes as cartas que você não vê e continua jogando. Ela não espia a outra mão. Quando o baralho acaba, entre dois dá para saber tudo, e o valor é *exato*.
# en: c11029e5
meow-daifugo-play-2-4 = Em *Mais*, **cartas que você não viu** faz a conta por você. **Salvar** guarda a partida em um arquivo ou em uma linha de texto; os dois levam também as cartas escondidas.
# en: c13bff64
meow-daifugo-play-2-5 = | tecla | o que faz | tecla | o que faz |
# en: faad7abc
meow-daifugo-play-2-6 = | Tab | passa da mão para a mesa, os botões e as opções | R | joga o que foi escolhido |
# en: 8aefd2c3
meow-daifugo-play-2-7 = | setas | andam pelas cartas | P | passa, quando não há carta para pegar |
# en: 51d925c0
meow-daifugo-play-2-8 = | Enter | escolhe | 1, 2, 3 | passa e pega essa carta da mesa |
# en: 1c3e01d6
meow-daifugo-play-2-9 = | Escape | solta tudo | U, Y | desfazer, refazer |
# en: 2844dcbb
meow-daifugo-play-3-1 = ## Duas pessoas na mesma tela
# en: 34f9f8bf
meow-daifugo-play-3-2 = Antes de cada decisão a tela é coberta: passe-a adiante, e quem decide aperta S. Para um terceiro e um quarto lugar, ou um robô, basta mudar um número e um nome.
# en: 46d96aff
meow-daifugo-play-3-3 = A seguir: [as cartas de hoje, para uma pessoa só](solo_challenge.ipynb), ou mude as regras no [laboratório](design_lab.ipynb). Ou volte ao [início](../start.ipynb).
