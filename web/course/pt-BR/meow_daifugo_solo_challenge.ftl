### meow_daifugo/solo_challenge.ipynb

# en: 32d66aa2
meow-daifugo-solo-challenge-0-1 = # Meow Meow Daifugō sozinho
# en: 09540842
meow-daifugo-solo-challenge-0-2 = Um baralho, as mesmas cartas, a turma inteira: quem esvazia a mão em menos turnos? Depois você vê o que seria possível para alguém que conhece o baralho, e onde os seus turnos foram parar.
# en: f1b03f78
meow-daifugo-solo-challenge-0-3 = *Para quem já conhece [as jogadas de Meow Meow Daifugō](play.ipynb); 15 minutos. Você vai comparar um limite, uma contagem exata e uma estimativa, e dizer qual é qual.*
# en: 67bc1acc
meow-daifugo-solo-challenge-1-1 = ## O jogo solo em um minuto
# en: 247de2d8
meow-daifugo-solo-challenge-1-2 = Você tem oito cartas na mão, e três estão na mesa. A cada turno você joga o que quiser: uma carta só, números iguais ou uma sequência. Depois vem uma carta para a sua mão. Se você jogou **tantas cartas quanto o número do turno**, ou mais, escolhe uma da mesa ou pega a de cima do baralho; se não, vem a de cima do baralho. (Um sósia que conta como dois conta como dois aqui também.) A partida acaba quando a sua mão fica vazia. Seis turnos são um bom resultado.
# en: 4515bfa7
meow-daifugo-solo-challenge-1-3 = **Primeiro o palpite:** de cem distribuições, em quantas consegue esvaziar a mão em até seis turnos quem pode ver o baralho inteiro? E o robô guloso, que só olha a própria mão?
# en: 83d05764
meow-daifugo-solo-challenge-2-1 = ## Jogar
# en: 9929327f
meow-daifugo-solo-challenge-2-2 = Digite outra palavra ou aperte *A data de hoje*: a mesma palavra dá as mesmas cartas em qualquer computador, na mesma ordem, não importa o que você jogue. Quando a sua mão estiver vazia, aperte *Como foi, em comparação?*
# en: 10372dec
meow-daifugo-solo-challenge-2-3 = Quem desfaz uma jogada viu uma carta a mais; por isso a comparação conta isso também.
# en: 05b354b2
meow-daifugo-solo-challenge-3-1 = ## Quanto vale o limite?
# en: ed0a462c
meow-daifugo-solo-challenge-3-2 = Um computador que conhece a ordem do baralho testa todos os jeitos e encontra o menor número de turnos. Isso é exato para quem enxerga através das cartas; para você é um **limite**: ninguém o supera, e quase ninguém chega lá. Os robôs jogam com o que você vê: um é guloso, e o número de turnos que ele leva é exato. O outro joga muitas partidas de cabeça, com baralhos que poderiam ser o verdadeiro, e sorteia entre eles; o que ele leva é uma **estimativa**, a média de vinte partidas. Se os robôs são bons *em geral*, só muitas distribuições permitem estimar.
# en: 5c116cbd
meow-daifugo-solo-challenge-3-3 = Entre as duas linhas dos robôs e a linha acima delas está tudo o que um bom jogador pode ganhar, e mais: para ganhar uma parte, seria preciso enxergar através das cartas.
# en: c45ece1f
meow-daifugo-solo-challenge-4-1 = ## Três tipos de números
# en: a5929d12
meow-daifugo-solo-challenge-4-2 = - Um **limite** diz o que não pode ser superado, e não o que pode ser alcançado.
    - A contagem de uma partida é **exata** e diz pouco sobre a próxima.
    - Uma média de muitas distribuições é uma **estimativa**: ela vem com um intervalo.
# en: fe3c7f1c
meow-daifugo-solo-challenge-4-3 = **Para a próxima aula:** cada um traz uma palavra. Qual das distribuições é a mais difícil, e para quem: para você ou para quem conhece o baralho?
# en: a99b54f2
meow-daifugo-solo-challenge-4-4 = A seguir: [o que eles têm na mão?](lesson_what_do_they_hold.ipynb), ou mude o jogo solo no [laboratório](design_lab.ipynb).
