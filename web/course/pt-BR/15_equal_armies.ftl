### 15_equal_armies.ipynb

# en: cad2ad81
equal-armies-0-1 = # 15 Exércitos iguais
# en: 63227271
equal-armies-0-2 = Onze cubos atacam onze. O ataque rola três dados contra dois, e essa é uma boa rolagem. Mas o empate é da defesa, e um dos cubos do ataque sempre tem que ficar em casa. Quem é o favorito?
# en: 1f64abf7
equal-armies-0-3 = - o que é um estado, e por que o passado não importa;
    - como uma função consegue seguir todas as batalhas ao mesmo tempo;
    - que tamanho exércitos iguais precisam ter para que o ataque compense.
# en: 9e24c49b
equal-armies-0-4 = **Você precisa** das probabilidades de uma rolagem: [Empates](01_ties.ipynb) e, para mais dados, [Uma rolagem](../empire/lesson_one_roll.ipynb). Uns 45 minutos.
# en: 41c0665a
equal-armies-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 44ba2ec6
equal-armies-0-6 = As batalhas são do jogo Empire, que você pode [jogar aqui](../empire/play.ipynb). Contam-se todos os cubos, inclusive o que fica. [Todas as unidades](course.ipynb).
# en: 477ff418
equal-armies-1-1 = ## Primeiro, dê um palpite
# en: 492b1543
equal-armies-1-2 = Mil batalhas dessas, dado por dado:
# en: 7771f9ed
equal-armies-prints-1 = O ataque vence { $won } de 1.000.
# en: 368eb3cc
equal-armies-1-3 = Tão perto da metade, precisamos da probabilidade exata.
# en: e1181510
equal-armies-2-1 = ## Estados
# en: 63a4164f
equal-armies-2-2 = “Dois contra dois” é um **estado**; uma rolagem é um **passo** para outro. Um estado de que nunca se sai, porque a batalha acabou, é **absorvente**. Juntos, eles são uma **cadeia de Markov absorvente**.
# en: 44e4cca9
equal-armies-2-3 = Uma rolagem: o que os dois perdem, e a probabilidade.
# en: 395f2b34
equal-armies-2-4 = Acabou? Então a resposta é conhecida. Senão, olhe uma rolagem à frente: cada estado que pode vir tem a sua probabilidade, e a função chama a si mesma para saber qual é. (`@cache` se lembra do que já foi calculado. Deixe onde está.)
# en: 2db5df03
equal-armies-2-5 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 80284707
equal-armies-prints-2 = quem ataca perde { $attacker }, quem defende { $defender }: { $chance }
# en: 640233aa
equal-armies-3-1 = ## Cada vez maiores
# en: e2e68f7b
equal-armies-3-2 = O desenho usa esta função. Mova o controle.
# en: 1be03218
equal-armies-3-3 = E alguns tamanhos em números, em porcentagem.
# en: f1f2ac29
equal-armies-prints-3 = 2 contra 2: { $capture-2-2 }. 11 contra 11: { $float-capture-11-11-1 }
# en: 8cb6322c
equal-armies-prints-4 = { $n } contra { $n }: { $float-capture-n-n-2 }
# en: b6b95e30
equal-armies-3-4 = Mude a ideia: o ataque para de lutar quando restam três cubos (`if attackers <= 3`). Como muda a linha?
# en: d0085677
equal-armies-4-1 = ## Sua vez
# en: 6e714914
equal-armies-4-2 = Dez cubos defendem. Quantos cubos o ataque precisa ter para que a probabilidade passe da metade? Deixe `capture` achar.
# en: 1e2d45f5
equal-armies-4-3 = Agora uma função do mesmo tipo. **Quantas rolagens** uma batalha leva em média? Se acabou: 0. Senão, uma rolagem, e o que leva o estado que vem depois.
# en: 6ed4eb2e
equal-armies-4-4 = Esta tabela merece um lugar ao lado do mapa. Ela diz quantos cubos você precisa para atacar.
# en: bb26cc29
equal-armies-5-1 = ## Exercícios
# en: 8fb0944c
equal-armies-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes. As suas funções podem ajudar.
# en: cf812951
equal-armies-6-1 = ## O que vimos
# en: b4ca7b05
equal-armies-6-2 = - O que vem a seguir depende do estado, e de nada do que veio antes.
    - Cada estado pergunta aos que vêm depois dele. Os absorventes sabem a resposta.
    - Exércitos iguais pequenos favorecem a defesa; grandes, o ataque.
# en: 1483e3fc
equal-armies-6-3 = **Para pensar.** O que muda se o ataque puder parar quando quiser? Por que exércitos grandes ajudam o ataque?
# en: 600ee8e9
equal-armies-6-4 = **Continue.** O mesmo com matrizes, e marchas por vários bairros: [Uma batalha como cadeia de Markov](../empire/lesson_markov.ipynb).
