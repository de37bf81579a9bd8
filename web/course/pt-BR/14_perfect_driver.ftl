### 14_perfect_driver.ipynb

# en: 19c37183
perfect-driver-0-1 = # 14 O motorista perfeito
# en: 734f8416
perfect-driver-0-2 = Cinco dados movem o seu táxi. Dois estão em branco, e você tem três maldições. A quarta acaba com o seu turno. Você rola um dado ou os dois?
# en: bfad9b89
perfect-driver-0-3 = - como escolher quando cada escolha leva a outra;
    - por que o melhor lugar para começar é o fim;
    - quanto custa de verdade uma maldição.
# en: c07a1d16
perfect-driver-0-4 = **Você precisa** de valores esperados: [O dado paciente](05_patient_die.ipynb). Uns 45 minutos.
# en: e58ed3e6
perfect-driver-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 0e4fd2e6
perfect-driver-0-6 = Os dados são os do jogo Cat Cab Crew, que você pode [jogar aqui](../cat_cab/play.ipynb). [Todas as unidades](course.ipynb).
# en: 89419f50
perfect-driver-1-1 = ## Os dados
# en: ea646f74
perfect-driver-1-2 = | sai | dá |
# en: a63a2044
perfect-driver-1-3 = | 1 | uma **maldição**, e o dado fica **em branco** |
# en: b0254421
perfect-driver-1-4 = | 2, 3 | o dado fica **em branco** |
# en: d8839d83
perfect-driver-1-5 = | 4, 5 | 1 casa |
# en: b2ae43eb
perfect-driver-1-6 = | 6 | 2 casas |
# en: 6413e80a
perfect-driver-1-7 = No fim, cada maldição tira uma casa; o resto são as suas **casas líquidas**.
# en: a2437ad1
perfect-driver-1-8 = Com os dados que movem o táxi, o melhor é ficar. Então a pergunta é o que fazer com os dados em branco.
# en: aa1bfc82
perfect-driver-2-1 = ## Estados
# en: afb0d8be
perfect-driver-2-2 = Um **estado** diz quantos dados estão em branco e quantas maldições você tem. O que você rolou antes não importa.
# en: 42a98298
perfect-driver-2-3 = A sua **ação** é quantos dados em branco você rola.
# en: a0099268
perfect-driver-3-1 = ## Começar pelo fim
# en: 4641c9fd
perfect-driver-3-2 = Com quatro maldições ou nenhum dado em branco, o turno acabou. Senão, uma ação vale a média do que ela traz e do que vem **depois**, e um estado vale a sua **melhor** ação.
# en: a1d4e993
perfect-driver-3-3 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 5d3abed9
perfect-driver-3-4 = Isso é **programação dinâmica**.
# en: beaceab5
perfect-driver-3-5 = <details><summary>Por que termina, e quem teve a ideia</summary>
# en: fe78576b
perfect-driver-3-6 = Estados, ações, probabilidades e recompensas juntos são um **processo de decisão de Markov**. `best` chama `worth`, e `worth` chama `best`. Eles nunca andam em círculo: depois de cada rolagem há menos dados em branco ou mais maldições. Richard Bellman escreveu isso em 1957.
# en: bd821032
perfect-driver-3-7 = </details>
# en: bdb91c59
perfect-driver-prints-1 = 2 em branco, maldições { $curses }: um de cada vez { $one-3f }, os dois { $both-3f }
# en: 18301843
perfect-driver-3-8 = Agora todos os estados de uma vez.
# en: 9e102043
perfect-driver-3-9 = <details><summary>Como ler o mapa</summary>
# en: a49d3429
perfect-driver-3-10 = Cada casa diz quantos dados em branco rolar e quanto vale o estado. Nas casas sombreadas rola-se mais de um dado. “1–2” quer dizer que tanto faz.
# en: 5c7b99ef
perfect-driver-3-11 = </details>
# en: 1a7eb294
perfect-driver-4-1 = ## Um turno inteiro
# en: 29e7cb21
perfect-driver-4-2 = Monte um motorista com quatro hábitos: o que fazer com os dados em branco quando se tem 0, 1, 2 ou 3 maldições. O gráfico mostra tudo o que pode sair de um turno com cinco dados, exatamente. No começo ele dirige como Crazy Cat, que sempre para. Até onde você consegue levá-lo?
# en: 4b31b6bd
perfect-driver-4-3 = É assim que se calcula: a primeira rolagem usa os cinco dados. Quase sempre ela muda alguma coisa. Se todos os cinco estão em branco, você está no estado com cinco dados em branco, e escolhe.
# en: 52e56571
perfect-driver-prints-2 = uma vez vale { $worth_of_turn-2f } casas líquidas
# en: 1ab1848b
perfect-driver-5-1 = ## Quanto custa uma maldição
# en: 62d522f4
perfect-driver-5-2 = No jogo, os outros podem pôr uma maldição no seu caminho: é uma sabotagem. No fim ela tira uma casa. É só isso que ela custa?
# en: f1022949
perfect-driver-5-3 = A linha tracejada é uma casa por maldição. A distância até ela é o que as maldições custam além disso: rolagens que você não pode mais arriscar. Que maldição custa mais?
# en: 344f2bb6
perfect-driver-5-4 = Jogue de novo, agora com um treinador, que diz quanto cada escolha desperdiçou. No fim você vê o que se espera de quem joga do melhor jeito, quanto custaram as suas escolhas e o que foi sorte.
# en: 13bf1b4e
perfect-driver-6-1 = ## Fora do jogo
# en: 2a192a68
perfect-driver-6-2 = **Se você programa:** o que fazer em cada estado se chama **política**. Escreva a melhor: quantos dados rolar. Uma linha basta. Se não, siga em frente.
# en: 56d0d260
perfect-driver-7-1 = ## Exercícios
# en: 8fc3090b
perfect-driver-7-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: c7033063
perfect-driver-8-1 = ## O que vimos
# en: d08fd9fc
perfect-driver-8-2 = - Um estado é tudo o que você precisa saber para continuar.
    - Uma ação vale a sua recompensa e o que vem depois. Um estado vale a sua melhor ação. Comece pelo fim.
    - O melhor motorista rola um dado em branco de cada vez, mas com três maldições rola todos juntos.
    - As três primeiras maldições custam mais do que a casa que cada uma tira, porque tiram escolhas.
# en: 368e7ef0
perfect-driver-8-3 = **Para pensar.** Como seria o mapa se o passageiro esperasse a exatamente dez casas? Existe um estado em que o melhor motorista para, mesmo com um dado em branco?
# en: f08f070f
perfect-driver-8-4 = **Continue.** Como caem cinco dados, e como dirigir para outro objetivo: [Tentar a sorte](../cat_cab/lesson_push_your_luck.ipynb).
