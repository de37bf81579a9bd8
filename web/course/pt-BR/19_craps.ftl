### 19_craps.ipynb

# en: 1a510505
craps-0-1 = # 19 Craps
# en: c8de9173
craps-0-2 = Dois dados, um jogador, uma banca. A primeira rolagem pode ganhar ou perder na hora. Qualquer outra soma é o seu **ponto**: ela tem que sair de novo antes de um 7. Jogue algumas partidas.
# en: c14b73e7
craps-0-3 = - quanto se espera por uma soma, e quando é mais provável que ela saia;
    - como esquecer as rolagens que não decidem nada;
    - o que acontece com quem joga a noite toda.
# en: 1fc7a1e6
craps-0-4 = **Você precisa** de eventos independentes e um pouco de potências: [Rolar de novo até dar sete](04_reroll_for_seven.ipynb). Uns 45 minutos.
# en: c8712bbb
craps-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 14946208
craps-0-6 = O craps vem de um jogo inglês da Idade Média, e a aposta em quem rola os dados se chama linha de passe. [Todas as unidades](course.ipynb).
# en: d94547ba
craps-1-1 = ## Primeiro, dê um palpite
# en: ae566e17
craps-1-2 = Você jogou algumas partidas. O que acha?
# en: f82f1079
craps-prints-1 = De { $ways-total } pares, { $ways-7 } somam 7 e { $ways-11 } somam 11
# en: 65721104
craps-2-1 = ## Esperar
# en: 854c6e52
craps-2-2 = Se nada está decidido, você rola de novo. Quanto se espera, então?
# en: 3d53ef80
craps-2-3 = O computador espera mil vezes.
# en: 48963643
craps-prints-2 = em média { $sum-waits-1000-2f } rolagens, { $waits-count-1 } esperas de uma rolagem, { $max-waits } no máximo
# en: dbe0d604
craps-2-4 = Todas as rolagens anteriores erram, e então ela sai: as barras caem sempre pelo mesmo fator. Essa é a **distribuição geométrica**. Os dados não têm memória.
# en: 2eaef62e
craps-2-5 = Aqui está a ideia toda em Python: quando uma soma sai pela primeira vez, e qual de duas sai primeiro.
# en: b6ecb89d
craps-2-6 = O código está recolhido: abra *A ideia em Python* para ler.
# en: a5ee6f71
craps-3-1 = ## O ponto
# en: 98ce23ed
craps-3-2 = Digamos que a sua primeira rolagem deu 4. Agora um 4 ganha e um 7 perde. Todo o resto só gasta tempo.
# en: 18a8a0b5
craps-prints-3 = { $point } tem { $ways-point } jeitos contra { $ways-7 } e sai antes do 7 com { $before-point }
# en: c54ecadb
craps-3-3 = **Sua vez.** Monte a partida: 7 e 11 ganham na hora. Cada ponto ganha depois, se sair antes de um 7. Você também pode escrever contas, como (8 + 2) / 36.
# en: 153ad5b1
craps-4-1 = ## A noite toda
# en: 8a356dea
craps-4-2 = Uma partida é quase justa. Agora continue jogando, uma moeda por partida, até um dos lados ficar sem nada. Isso se chama **ruína do jogador**.
# en: 9dcf9ad6
craps-4-3 = O desenho mostra outras quantidades de moedas. Ao lado está a linha de uma moeda honesta: com ela, não importa quantas moedas cada um tem.
# en: 6f6c77ce
craps-4-4 = **Por quê?** Uma partida se ganha com probabilidade *p*, e *r* é (1 − *p*) / *p*. Em média uma partida não muda nada: cada moeda soma *r* vezes o que a anterior somou. *c* de *g* moedas têm
# en: effc0eac
craps-4-5 = **Se você programa:** escreva isso, com `coins` *c*, `goal` *g*, `win` *p*. Se não, siga em frente.
# en: 10fcf623
craps-4-6 = Mesmo assim, quem tem muitas moedas quase sempre consegue mais uma. Conseguir o dobro é outra coisa:
# en: 45b4618f
craps-prints-4 = { $coins } no começo: mais uma com { $round-more-3 }; o dobro com { $round-double-3 }
# en: 43dec551
craps-5-1 = ## Exercícios
# en: 272b11c9
craps-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 51bb9af3
craps-6-1 = ## O que vimos
# en: 57a483a1
craps-6-2 = - A espera por um sucesso é geométrica: a primeira vez é a mais provável, e a média é o inverso da probabilidade.
    - De duas somas, a que tem mais jeitos sai primeiro mais vezes. As outras podem ser esquecidas.
    - Quase justo não é justo: até uma chance um pouco abaixo da metade decide uma noite longa.
# en: 814cd384
craps-6-3 = **Para pensar.** Com ousadia ou com cautela: o que é melhor contra a banca? Existe um jeito de apostar que vença a banca?
# en: 0e9e3f19
craps-6-4 = **Continue.** Cadeias de estados, em batalhas: [Exércitos iguais](15_equal_armies.ipynb).
