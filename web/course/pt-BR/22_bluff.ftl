### 22_bluff.ipynb

# en: 14fa3296
bluff-0-1 = # 22 Blefe
# en: 5d55bae2
bluff-0-2 = O rei ganha da dama, a dama ganha do valete. Cada um põe uma moeda na mesa. Se Lea apostar mais uma, *pague* (ponha uma também) ou *desista* (ela leva tudo). Sem aposta, as cartas são mostradas. Você tem a dama.
# en: 4471c9ab
bluff-0-3 = | moedas de Lea | aposta, você paga | aposta, você desiste | não aposta |
# en: 93febfe0
bluff-0-4 = | rei | +2 | +1 | +1 |
# en: a7470fd6
bluff-0-5 = | valete | −2 | +1 | −1 |
# en: 08f7cd67
bluff-0-6 = - por que quem nunca blefa não ganha mais do que quem sempre blefa;
    - quantos blefes são a medida certa, mesmo que o outro saiba o número;
    - o que uma probabilidade de 75% promete, e o que não promete.
# en: 0ebb8816
bluff-0-7 = **Você precisa** de frações. Uns 45 minutos. Não é preciso escrever Python: leia, clique e escreva números. Com três cartas de verdade e algumas moedas fica divertido.
# en: 4eafdc3b
bluff-0-8 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: 8544979b
bluff-0-9 = Este é o pôquer de Kuhn, o menor jogo de cartas em que blefar compensa. [Todas as unidades](course.ipynb).
# en: 39349187
bluff-1-1 = ## Primeiro, dê um palpite
# en: 2405e2d0
bluff-1-2 = Lea recebe reis e valetes com a mesma frequência.
# en: e38e2363
bluff-2-1 = ## Quantos blefes?
# en: 066c1021
bluff-2-2 = Apostar com um valete é **blefar**. Lea deixa a sorte escolher quais dos seus valetes blefam; então você nunca sabe quais.
# en: 5748911d
bluff-2-3 = Aqui está a ideia toda em Python: as moedas de Lea em 24 rodadas. Você paga `calls` de 12 apostas.
# en: 21aa976e
bluff-2-4 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 6b8f64e4
bluff-prints-1 = { $bluffs } blefes: nunca pagando, { $coins-bluffs-0 } moedas; sempre pagando, { $coins-bluffs-12 }
# en: 7a54cf37
bluff-2-5 = Você escolhe o número menor; então Lea quer que ele seja o maior possível. Um plano que deixa uma escolha para a sorte se chama **estratégia mista**.
# en: 38f205ce
bluff-3-1 = ## Quantas apostas pagar?
# en: c8c18786
bluff-3-2 = Se você paga pouco, ela blefa com todos os valetes. Se paga muito, ela nunca blefa. Procure uma linha reta na horizontal.
# en: ad628814
bluff-prints-2 = { $bluffs } blefes: { $coins-bluffs-8 } moedas
# en: a16bc120
bluff-4-1 = ## O que uma aposta diz
# en: 1fe990b9
bluff-4-2 = **Sua vez.** Lea blefa com 4 de 12 valetes. Conte as apostas, não as rodadas.
# en: 1205ab4a
bluff-4-3 = O computador dá as cartas mil vezes e conta as apostas de Lea. Aperte *Executar de novo* algumas vezes.
# en: f132b0df
bluff-prints-3 = { $bets-count-king } de { $len-bets } apostas vêm de um rei
# en: 1361888c
bluff-5-1 = ## Apostas maiores, e o jogo inteiro
# en: a1f39fbd
bluff-5-2 = **Sua vez.** Agora uma aposta vale duas moedas: um rei que você paga ganha três, e um blefe que você paga perde três.
# en: 23823729
bluff-5-3 = <details><summary>Passo a passo, com uma aposta de três moedas</summary>
# en: bbbaee70
bluff-5-4 = Se você nunca paga, Lea ganha 2 · blefes, como antes. Se sempre paga, os reis ganham 12 · 4 = 48, os valetes perdem 12, e cada blefe perde mais 3: 36 − 3 · blefes. Os dois são iguais se 5 · blefes = 36. Então a medida certa são 7,2 blefes: quase sempre 7, às vezes 8.
# en: 6c7a107d
bluff-5-5 = </details>
# en: 2ed89c5c
bluff-5-6 = No jogo inteiro você pode receber qualquer uma das três cartas, e os dois podem apostar.
# en: 9cf895f5
bluff-5-7 = O computador joga 3.000 vezes contra si mesmo. O que outra escolha teria ganho é o seu **arrependimento**, e dali em diante essa escolha vem mais vezes. No fim, quem fala depois, quando o outro passa, blefa com esta parte dos valetes:
# en: 58482341
bluff-prints-4 = { $round-found-value-3 } moedas por rodada para quem fala primeiro
# en: 7356b5ad
bluff-prints-5 = { $round-100-found-strategy-1-card-0-1-moves-1-paid-1-1-bet }% dos valetes
# en: 47bf7f55
bluff-6-1 = ## Exercícios
# en: 33a66ea6
bluff-6-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: d4ad7788
bluff-7-1 = ## O que vimos
# en: 102c2dd6
bluff-7-2 = - Nunca blefar não ganha nada, e sempre blefar não ganha nada. Quatro blefes em doze ganham 8 moedas em 24 rodadas, faça o outro o que fizer.
    - Uma boa mistura deixa as escolhas do outro igualmente boas.
    - Uma probabilidade de 75% diz quantas vezes, e não o que acontece a seguir.
# en: 6e2f8eb3
bluff-7-3 = **Para pensar.** Um fiscal não consegue verificar todos os trens. Por que é errado verificar sempre às segundas-feiras? Lea precisa esconder quantas vezes blefa?
# en: 18a6eaf2
bluff-7-4 = **Continue.** Apostas em que dá para acreditar ou não: [Dados mentirosos](18_liars_dice.ipynb).
