### Empates. Variáveis: { $n } lados de um dado, { $pairs } pares, { $mine } e { $theirs } lados do ataque e da defesa.

# en: 0d4671f0
ties-guide =
    .plan-1 = Em duplas, rolar dois dados de verdade vinte vezes e contar quem ganha. Ainda sem computador.
    .plan-2 = Todos dão um palpite: quem ganha mais vezes? (Primeiro palpite.) Contar as mãos levantadas para cada resposta.
    .plan-3 = Contar os empates e depois os pares. Fazer a turma preencher no papel um quadrado de 6 por 6 antes de executar a célula.
    .plan-4 = “Sua vez” 1 e 2: mudar a regra e ver a tabela mudar.
    .plan-5 = O controle com mais faces: o que acontece com os empates?
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Antes de contar, decidam o que vão contar: todos os jeitos de os dois dados caírem.
    .say-2 = Um 2 vermelho e um 5 azul são um jeito; um 5 vermelho e um 2 azul são outro.
    .ask-1 = Por que “2 e 5” e “5 e 2” são dois pares, mas “3 e 3” é um só?
    .ask-2 = Quem sairia ganhando se os empates fossem rolados de novo?
    .ask-3 = O que precisa valer para todos os pares, para que baste contar?
    .support = Use dados de duas cores e peça que escrevam cada resultado na casa do seu par.
    .extension = Inventem uma regra quase justa, mas não totalmente. Qual chega mais perto?
    .ticket-1 = Dois dados de quatro faces; o empate é da defesa. Qual é a probabilidade de o ataque ganhar?
    .ticket-2 = 6/16 = 3/8
    .open-1 = Você consegue inventar uma regra justa para os empates?
    .open-1-answer = Sim: rolar de novo até não haver empate, ou deixar uma moeda decidir. Assim os dois lados têm a mesma chance.
    .open-2 = O que acontece com mil faces?
    .open-2-answer = Os empates ficam raros: um par em mil. O ataque chega perto da metade, mas nunca a alcança: 999/2000.

# en: 0167242d
ties-say-roll-task = Role para os dois lados: o dado maior ganha, e o empate é da defesa.
# en: 5306e345
ties-say-rolls = as rolagens
# en: 0eb96815
ties-say-roll = Rolar
# en: 75fe37fc
ties-say-roll-tip = Rolar um dado para cada lado
# en: c773bd50
ties-say-roll-twenty = Rolar 20 vezes
# en: 7d16a7c6
ties-say-roll-twenty-tip = Rolar vinte vezes e contar
# en: 516b8e4d
ties-say-square = { $a } contra { $d }: { $who ->
        [attacker] o ataque
       *[defender] a defesa
    } ganha
# en: f544f2e8
ties-say-so-far = { $last }. Vitórias até agora: ataque { $attackers }, defesa { $defenders }.
# en: befda6f8
ties-say-board-task = Clique em uma casa: ela passa para o outro lado.
# en: 57b5ad3d
ties-say-task = Mova o controle. O que acontece com os empates?
# en: 142f9c29
ties-say-board = Todos os pares de faces
# en: 2d763a22
ties-say-attacker = dado do ataque
# en: f83900cd
ties-say-defender = dado da
# en: 3c1683a4
ties-say-defender-2 = defesa
# en: 6dad3c24
ties-say-a = A
# en: d52747db
ties-say-d = D
# en: 635fc823
ties-say-won = O ataque ganha { $won } de { $sides } × { $sides } = { $pairs } pares. Isso dá { $chance }, ou { $percent }. { $sides } pares são empates, e o ataque ganha { $ties } deles.
# en: 671ff527
ties-controls =
    .sides = faces

# en: f5f4e079
ties-fair = Cada lado rola um dado. O maior ganha, e o empate é da defesa. Quem ganha mais vezes?
    .choices-attacker = O ataque
    .choices-defender = A defesa
    .choices-fair = É justo
    .hint-1 = Pense nos empates: quem ganha?
    .hint-2 = Seria justo sem empates. Mas os dados empatam: quem ganha nesse caso?
    .because = Com dados iguais, só os empates podem desequilibrar, e a defesa ganha todos.
# en: b5701f0c
ties-how-many = Dois dados podem cair de 36 jeitos. Em quantos deles os dois mostram o mesmo número?
    .hint-1 = Só um? Os dois podem mostrar 1, ou 2, ou…
    .hint-2 = Um par como 3 e 3 é um jeito, não dois.
    .hint-3 = Esses são todos os jeitos.
    .hint-4 = Esses são os jeitos sem empate.
    .because = 1 e 1, 2 e 2, e assim por diante até 6 e 6.
# en: 117ee3cf
ties-one-against-one = Então, qual é a probabilidade de o ataque ganhar?
    .hint-1 = Seria assim sem empates. Alguns pares são empates, e a defesa ganha esses.
    .hint-2 = Essa é a probabilidade de um empate.
    .hint-3 = Essa é a probabilidade de não haver empate.
    .hint-4 = Essa é a probabilidade de a defesa ganhar.
    .because = 36 pares menos 6 empates são 30. Na metade deles o dado do ataque é maior: 15 de 36.
# en: e7923fa8
ties-to-the-attacker = Mude a regra: agora o ataque ganha os empates. Em quantos dos 36 pares o ataque ganha?
    .hint-1 = Essa é a conta sem os empates; agora some os empates.
    .hint-2 = Só sem empates ficaria meio a meio.
    .hint-3 = Esses são só os empates.
    .because = Os seis empates mudam de lado: 15 + 6.
# en: 991cf4ce
ties-pairs-two-higher = Agora o ataque só ganha se tirar pelo menos 2 a mais: 5 ganha de 3, mas 5 não ganha de 4. Em quantos dos 36 pares o ataque ganha?
    .hint-1 = É assim se 1 a mais basta. Quais pares se perdem agora?
    .hint-2 = Na metade desses, o dado da defesa é que é maior.
    .hint-3 = Esses são os pares em que o ataque tira exatamente 1 a mais.
    .because = Dos 15 pares com o ataque maior, 5 são só por 1: 15 − 5.
# en: b5ffe9ff
ties-two-higher = O ataque só ganha se tirar pelo menos 2 a mais.
    .because = A fronteira se afasta uma casa dos empates.
# en: 0a54d481
ties-many-sides = Role dados de 20 faces. O empate ainda é da defesa. Qual é a probabilidade de o ataque ganhar?
    .hint-1 = Era assim com seis faces.
    .hint-2 = Quase. Mas ainda há 20 empates entre 400 pares.
    .hint-3 = Essa é a probabilidade de um empate.
    .hint-4 = Essa é a probabilidade de a defesa ganhar.
    .because = 400 pares menos 20 empates são 380, e a metade é 190. 190 de 400.
# en: d26c6adc
ties-exercise-1 = Dois dados de { $n } faces. O empate é da defesa. Qual é a probabilidade de o ataque ganhar?
    .level = Aquecimento
    .hint-1 = Seria assim sem empates.
    .hint-2 = Essa é a probabilidade de um empate.
    .hint-3 = Essa é a probabilidade de a defesa ganhar.
    .because = { $pairs } pares, menos { $n } empates, e a metade do resto.
# en: 20ac4bb6
ties-exercise-2 = Dois dados de { $n } faces. Em quantos pares os dados mostram números diferentes?
    .level = Aquecimento
    .hint-1 = Esses são os pares com o mesmo número.
    .hint-2 = Esses são todos os pares.
    .hint-3 = Um 2 e um 4 é um par; um 4 e um 2, outro.
    .because = { $pairs } pares, menos { $n } com o mesmo número.
# en: ae930282
ties-exercise-3 = O ataque rola um dado de { $mine } faces; a defesa, um de { $theirs }. O empate é da defesa. Qual é a probabilidade de o ataque ganhar?
    .level = Principal
    .hint-1 = Os dados são diferentes. Quem tem as faces maiores?
    .hint-2 = Não dá para repartir as faces assim. Desenhe a tabela e conte as casas.
    .because = Desenhe uma tabela de { $mine } colunas e { $theirs } linhas e conte as casas em que o dado do ataque é maior.
# en: 2fcec09f
ties-exercise-4 = São { $n } trens, um a cada dez minutos. Uma amiga pega um deles ao acaso, e você também. Quem chega primeiro espera. Qual é a probabilidade de você esperar pelo menos 20 minutos?
    .level = Principal
    .hint-1 = Aí entram também as esperas de dez minutos.
    .hint-2 = Aí entram também os pares em que sua amiga espera.
    .hint-3 = Desenhe uma tabela com os seus trens e os dela e conte as casas.
    .because = Há { $pairs } pares de trens. Em { $good } deles, o dela passa pelo menos dois trens depois.
# en: ab4aec31
ties-exercise-5 = Dois dados de { $n } faces. Se der empate, os dados são rolados mais uma vez. Um segundo empate é da defesa. Qual é a probabilidade de o ataque ganhar?
    .level = Desafio
    .hint-1 = Essa é a probabilidade de ganhar de primeira. O que pode acontecer depois de um empate?
    .hint-2 = Seria assim se os dados fossem rolados de novo a cada empate. O segundo empate é da defesa.
    .because = A probabilidade de ganhar de primeira, mais a probabilidade de um empate vezes a de ganhar depois.

# en: 8cdb266b
ties-say-experiment = Um dado para cada lado, vinte vezes: quantas vezes o ataque ganha?
# en: f03562ae
ties-say-experiment-counts = vitórias do ataque
