### 01_ties.ipynb

# en: 7c6c244e
ties-0-1 = # 1 Empates
# en: 0f777870
ties-0-2 = Dois exércitos se encontram. Cada lado rola um dado. O número maior ganha. Se os dois dados mostram o mesmo número, a defesa ganha. Isso é justo?
# en: aed62d63
ties-0-3 = - como listar tudo o que pode acontecer;
    - quanto valem os empates;
    - o que acontece com outros dados e outras regras.
# en: b48a3c7a
ties-0-4 = **Você precisa** conhecer frações e ter uns 40 minutos. Tenha dois dados à mão, se puder.
# en: aaa63d87
ties-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 6964aadf
ties-0-6 = Os dados são os do jogo Empire, que você pode [jogar aqui](../empire/play.ipynb). [Todas as unidades](course.ipynb).
# en: 05b5507e
ties-1-1 = ## Primeiro, dê um palpite
# en: 74225041
ties-1-2 = Aqui estão mil rolagens. Aperte *Executar de novo* algumas vezes.
# en: c7abf6b2
ties-prints-1 = O dado do ataque foi maior em { $higher } de 1.000 vezes.
# en: 97adbe06
ties-2-1 = ## Tudo o que pode acontecer
# en: 20d21f7b
ties-2-2 = Rolar dá uma ideia. Contar dá a resposta. Cada face de um dado pode encontrar cada face do outro. São 6 × 6 = 36 pares, e todos são igualmente prováveis. Essa lista de tudo o que pode acontecer se chama **espaço amostral**.
# en: ace68bd8
ties-2-3 = Aqui está a ideia toda em Python: a regra, depois todos os pares e, por fim, os que o ataque ganha.
# en: c971841e
ties-2-4 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 6542c689
ties-prints-2 = { $len-won } de { $len-pairs }
# en: 02386409
ties-2-5 = A tabela mostra a mesma coisa. Cada casa é um par. A quer dizer que o ataque ganha; D, que a defesa ganha. Os empates têm a borda grossa.
# en: f2f18991
ties-3-1 = ## Sua vez: mude a regra
# en: e00304b4
ties-3-2 = E se o ataque ganhasse os empates? Clique nas casas deles na tabela. Ou abra a ideia e escreva `>=` no lugar de `>`: *maior ou igual*.
# en: 9866af1a
ties-3-3 = **Se você programa:** escreva esta regra em Python. Se não, siga em frente.
# en: 89a02139
ties-3-4 = Veja sua regra na tabela. (Se ainda não estiver certa, a célula avisa.)
# en: 78ca911e
ties-4-1 = ## Mais faces
# en: 31ffb171
ties-4-2 = Com mais faces há mais pares. Também há mais empates. O que pesa mais?
# en: e078ebce
ties-4-3 = Mova o controle e leia a frase embaixo da tabela. Ela conta todos os pares de novo a cada vez.
# en: ee118111
ties-4-4 = A probabilidade de o ataque ganhar com dados de *n* faces tem uma fórmula. Há *n* · *n* pares, *n* deles são empates, e o ataque fica com a metade do resto:
# en: ed5b962d
ties-prints-3 = De 2 a 30 faces, a fórmula e a contagem dão o mesmo resultado.
# en: 60ea150e
ties-prints-4 = Elas não dão o mesmo resultado.
# en: 80e54761
ties-5-1 = ## Exercícios
# en: f99c2398
ties-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 8d4b8d37
ties-6-1 = ## O que vimos
# en: 7fc1571f
ties-6-2 = - O espaço amostral é a lista de tudo o que pode acontecer. Se todos os casos são igualmente prováveis, basta contar.
    - De 36 pares, seis são empates. O ataque ganha metade dos outros 30.
    - Quanto mais faces, mais raros os empates, e mais a probabilidade se aproxima da metade.
# en: 4ac17738
ties-6-3 = **Para pensar.** Você consegue inventar uma regra justa para os empates? O que acontece com mil lados?
# en: 060bc997
ties-6-4 = **Continue.** No Empire o ataque pode rolar até três dados: [Vinte rolagens](02_twenty_rolls.ipynb).
