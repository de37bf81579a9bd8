### O motorista perfeito. Variáveis: { $sides } lados de um dado, { $face } o que ele mostra, { $mean } a média de uma rolagem, { $lose } quantos números tiram tudo, { $first } o primeiro que conta, { $now }, { $low } e { $high } aluguéis, { $rolls } rolagens, { $worths } quanto vale um dado com uma, duas e mais rolagens.

# en: 137770bb
perfect-driver-guide =
    .plan-1 = Em duplas, jogar cinco turnos com cinco dados de verdade e depois na tela. Juntar as médias.
    .plan-2 = Dois palpites: dois dados em branco com três maldições, e com duas. Recolher argumentos.
    .plan-3 = Começar pelo fim: os estados e quanto vale cada um. Depois o mapa.
    .plan-4 = Motoristas feitos de hábitos: os grupos competem. Depois o turno inteiro: por que dá menos que cinco dados sozinhos?
    .plan-5 = Quanto custa uma sabotagem: palpite. O gráfico mostra as outras maldições.
    .plan-6 = Três dias para achar um quarto: palpite. O que mais se resolve melhor pelo fim?
    .plan-7 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Comecem pelo fim: quem sabe quanto vale cada estado que vem depois já pode escolher agora.
    .say-2 = Uma rolagem que não muda nada não custa nada. Então contem só as que mudam alguma coisa.
    .ask-1 = O que precisamos saber de um turno para continuar? O que podemos esquecer?
    .ask-2 = Por que a função não chama a si mesma para sempre?
    .ask-3 = Com duas maldições é melhor rolar um por um. O que ainda dá para decidir assim, e com os dois juntos não?
    .support = Encenem com fichas o estado de dois dados em branco e três maldições: metade da turma rola um, a outra metade rola os dois.
    .extension = Uma quarta regra: cada maldição custa duas casas. Que estados do mapa mudam?
    .ticket-1 = Uma moeda dá 3 casas, ou acaba com o seu turno e tira 1. Você está com ela na mão. Quanto vale jogar a moeda? Você joga?
    .ticket-2 = (3 − 1)/2 = 1, e isso é mais que 0: jogue
    .open-1 = Como seria o mapa se o passageiro esperasse a exatamente dez casas?
    .open-1-answer = Só contariam os 6; então os 4 e os 5 também viram dados em branco. A melhor escolha depende do que você quer: a página de “Continue” mostra isso.
    .open-2 = Existe um estado em que o melhor motorista para, mesmo com um dado em branco?
    .open-2-answer = Só com quatro maldições. Um dado em branco com três maldições ainda vale 3/4.
# en: c7eabd30
perfect-driver-two-curses = Agora você tem só 2 maldições, e dois dados estão em branco. Como você rola?
    .choices-one = Um de cada vez
    .choices-both = Os dois juntos
    .choices-no-matter = Tanto faz
    .hint-1 = Dois 1 ao mesmo tempo deixariam os dois dados em branco de vez. Um por um, você ainda pode pensar depois do primeiro.
    .hint-2 = Pense em dois 1. O que você teria feito depois do primeiro?
    .because = Depois de um 1 no primeiro dado, você ainda pode decidir o que fazer. É um pouco melhor: 1,81 contra 1,80.
# en: 238e9e15
perfect-driver-three-curses = Você tem 3 maldições, e dois dados estão em branco. A próxima maldição acaba com o seu turno. Como você rola?
    .choices-one = Um de cada vez
    .choices-both = Os dois juntos
    .choices-no-matter = Tanto faz
    .hint-1 = Se o primeiro mostrar 1, o outro fica em branco de vez.
    .hint-2 = Se o primeiro mostrar 1, o outro não pode mais ser rolado.
    .because = O próximo 1 acaba com as rolagens, então os dois dados devem ser rolados juntos. E aí um segundo 1 não custa nada.
# en: 9b495273
perfect-driver-policy = Quantos dados em branco rolar, para cada número de dados em branco e de maldições.
    .because = Uma frase basta: um dado de cada vez, mas com três maldições todos juntos.
# en: f3f8dc72
perfect-driver-whole-turn = Cinco dados, nenhuma maldição ainda. Crazy Cat rola uma vez, fica com o que sair e anda em média 2,5 casas líquidas. Quantas anda o melhor motorista?
    .hint-1 = Seria assim se as maldições não tivessem limite. O limite tira um pouco.
    .hint-2 = Isso é o máximo que cinco dados podem dar, e para isso é preciso muita sorte.
    .hint-3 = Isso é o que dariam juntos cinco motoristas com um dado cada. Aqui, cinco dados dividem quatro maldições.
    .because = É o turno inteiro, calculado a partir do fim. É quase o dobro, com os mesmos dados.
# en: c940aa15
perfect-driver-why-less = Cinco motoristas com um dado cada fazem juntos 4,98 casas. Um motorista com cinco dados faz 4,82. Por que menos?
    .choices-ones = Dados rolados juntos mostram o 1 mais vezes
    .choices-shared = Os cinco dados dividem quatro maldições
    .choices-mistakes = Até o melhor motorista erra
    .hint-1 = Os dados são independentes: cada um mostra 1 em uma rolagem de seis.
    .hint-2 = O melhor não erra. Mas os dados ainda podem cair mal.
    .because = Cinco motoristas podem tirar quatro maldições cada um, vinte ao todo. Um motorista pode tirar quatro.
# en: 8f7e7ab1
perfect-driver-sabotage = Alguém põe uma maldição no seu caminho. Quantas casas líquidas ela custa em média, se você dirigir do melhor jeito?
    .hint-1 = A maldição tira 1 casa. Mas também só deixa três maldições para você tirar, em vez de quatro.
    .hint-2 = Uma maldição tira uma casa no fim do turno, seja o que for que você role.
    .hint-3 = Isso é demais: ela tira 1 casa e um pouco da sua liberdade.
    .hint-4 = Isso é o que você perde além da casa que a própria maldição tira.
    .because = 1 pela própria maldição, e o resto pelas rolagens que você não pode mais arriscar.
# en: 78656b5a
perfect-driver-exercise-1 = Um dado tem os números de 1 a { $sides }. Você rola e pode rolar mais uma vez. Vale a última rolagem. Quanto você tira em média, se escolher do melhor jeito?
    .level = Aquecimento
    .hint-1 = Isso vale para uma rolagem. Você pode jogar fora uma ruim.
    .hint-2 = Ninguém tira o maior número com certeza.
    .because = Role de novo tudo o que for menor que a média de uma rolagem.
# en: 5009d350
perfect-driver-exercise-2 = Um dado tem os números de 1 a { $sides }. A sua primeira rolagem mostra { $face }. Você pode rolar mais uma vez, mas aí vale a segunda rolagem. Quanto você ganha a mais em média rolando de novo? Se for menos, escreva um número abaixo de 0.
    .level = Aquecimento
    .hint-1 = Essa é a média da segunda rolagem. Por ela você abre mão do { $face }.
    .hint-2 = Isso é o que você perde. A pergunta é quanto você ganha.
    .hint-3 = Quem rola de novo perde a primeira rolagem.
    .because = Uma rolagem dá { $mean } em média, e você abre mão de { $face }.
# en: fdf365df
perfect-driver-exercise-3 = Você rola um dado com os números de 1 a { $sides } quantas vezes quiser e vai somando. Um número menor que { $first } tira tudo e acaba com as rolagens. Quantos pontos você precisa ter para que mais uma rolagem valha exatamente o mesmo que parar?
    .level = Principal
    .hint-1 = Essa é a média de uma rolagem. O que você perde se der errado?
    .hint-2 = Essa é a média de uma rolagem boa. Agora compare com o que você perde.
    .because = Em { $lose } de { $sides } casos você perde t, e nos outros ganha de { $first } a { $sides }: t · { $lose } = { $first } + … + { $sides }.
# en: 9df5eb86
perfect-driver-exercise-4 = Você procura um quarto para alugar. O de hoje custa ${ $now } por mês. O de amanhã custa ${ $low } ou ${ $high }, com a mesma probabilidade, e você tem que ficar com ele se deixar passar o de hoje. Depois de amanhã não há mais nenhum. Quanto você paga em média, se escolher do melhor jeito?
    .level = Principal
    .hint-1 = Isso você paga se esperar. O que sai mais barato: o quarto de hoje ou, em média, o de amanhã?
    .hint-2 = Isso custa o quarto de hoje. Quanto custa em média o de amanhã?
    .hint-3 = Isso não é certo. Também pode custar ${ $high }.
    .because = Comece pelo fim: o quarto de amanhã custa em média ({ $low } + { $high })/2. Compare com { $now } e fique com o menor.
# en: 45b79bba
perfect-driver-exercise-5 = Um dado tem os números de 1 a { $sides }. Você pode rolar até { $rolls } vezes e parar quando quiser. Vale a última rolagem. Quanto você tira em média, se escolher do melhor jeito?
    .level = Desafio
    .hint-1 = Isso vale para uma rolagem. Comece pela última e vá voltando.
    .hint-2 = Ninguém tira o maior número com certeza.
    .because = A partir do fim: { $worths }.

# en: 4d56c4a5
perfect-driver-say-die = o dado mostra { $face }, { $words }
# en: 787cb31d
perfect-driver-say-one-turn = Um turno
# en: 45bb049c
perfect-driver-say-dice = Dados
# en: fe217617
perfect-driver-say-again = Rolar de novo
# en: 43294f46
perfect-driver-say-again-tip = Rolar de novo os dados escolhidos (R)
# en: da11e735
perfect-driver-say-stop = Parar
# en: d9df151b
perfect-driver-say-stop-tip = Deixar todos os dados como estão (S)
# en: 1197be65
perfect-driver-say-new-turn = Novo turno
# en: 633e5311
perfect-driver-say-new-turn-tip = Rolar todos os dados para outro turno (N)
# en: 1ee124c2
perfect-driver-say-choose-first = Primeiro escolha: clique nos dados que quer rolar de novo.
# en: eaea95f6
perfect-driver-say-turn-over = Este turno acabou: aperte Novo turno (N) para jogar outro.
# en: c6381068
perfect-driver-say-face = { $face ->
    [again] de novo
    [1] maldição
    [2] branco
    [3] branco
    [6] 2 casas
   *[other] 1 casa
}
# en: 4c4cd5f2
perfect-driver-say-spaces-less-curses = casas − maldições
# en: 9a0833e6
perfect-driver-say-spaces-and-curses = { $spaces } { FORM($spaces, "casa", "casas") }, { $curses ->
    [0] nenhuma maldição
   *[other] { $curses } { FORM($curses, "maldição", "maldições") }
}
# en: 61b8044a
perfect-driver-say-rolled = Você rolou { $dice }: { $counted }. Clique nos dados para rolar de novo, ou pare.
# en: 7ec86d60
perfect-driver-say-fourth = Você rolou { $dice }: é a quarta maldição, e você tem que parar: { $counted }, saldo { $net }.
# en: 0633862b
perfect-driver-say-stopped = Você para: { $counted }, saldo { $net }.
# en: e21b77b8
perfect-driver-say-gave-away = Isso desperdiçou { $lost }: “{ $better }” era melhor.
# en: 3d8bc793
perfect-driver-say-none-better = Nenhuma escolha era melhor.
# en: 4c5f4b5f
perfect-driver-say-balance = Jogando do melhor jeito, espera-se { $expected }; as suas escolhas desperdiçaram { $lost }, e os dados { $brought ->
    [yes] trouxeram
   *[no] tiraram
} { $luck }.
# en: 288e165a
perfect-driver-say-nets = Casas líquidas dos seus turnos: { $nets }. Média { $mean }.
# en: dd6f8477
perfect-driver-say-habit-stop = parar
# en: 0b5a62a1
perfect-driver-say-habit-roll-one-blank = rolar um dado em branco
# en: cfa9be14
perfect-driver-say-habit-roll-all-blanks = rolar todos os dados em branco
# en: 5b25e275
perfect-driver-say-no-net = sua função deveria dar um número de casas líquidas, e dá { $found }
# en: dbe30ccd
perfect-driver-say-task = Escolha um estado. Quantos dados em branco o melhor motorista rola?
# en: f255f7f8
perfect-driver-say-map = O mapa do melhor motorista
# en: 873b57ac
perfect-driver-say-blanks = { $n } em branco
# en: f3c320f3
perfect-driver-say-curses = { $n } { FORM($n, "maldição", "maldições") }
# en: a6c9d1c1
perfect-driver-say-how-many = Quantos rolar
# en: e98d7305
perfect-driver-say-roll-dice = { $dice }
# en: e30fe031
perfect-driver-say-worth = rolar { $dice }: { $worth }
# en: 8e966a62
perfect-driver-say-state = { $blanks } e { $curses }
# en: 47bfac55
perfect-driver-say-in-state = Com { $state }, { $each }. O melhor é rolar { $best }.
# en: 6279e294
perfect-driver-say-driver-task = Escolha o que o seu motorista faz com os dados em branco, para cada número de maldições.
# en: 17f25ec7
perfect-driver-say-your-driver = O seu motorista
# en: 9b50d49e
perfect-driver-say-net-spaces = casas líquidas
# en: 6455cb0a
perfect-driver-say-cost = custo
# en: cc114157
perfect-driver-say-one-each = uma cada
# en: 78e87ecd
perfect-driver-say-prices = Quanto custam as maldições do começo
# en: 6e2e94e3
perfect-driver-say-curses-held = maldições
# en: 225d63c7
perfect-driver-say-not-dice = Ainda não. Com { $state }, ela diz { $found }: dê um número de 1 a { $most }.
# en: 27c2043f
perfect-driver-say-gives-away = Ainda não. Com { $state }, rolar { $dice } desperdiça { $lost } casas líquidas.
# en: bdedc6f2
perfect-driver-say-best-in-all = Certo: ela é a melhor em todos os { $n } estados.
# en: f119d428
perfect-driver-controls =
    .blanks = em branco
    .curses = maldições
    .with_0 = com 0 maldição
    .with_1 = com 1 maldição
    .with_2 = com 2 maldições
    .with_3 = com 3 maldições
# en: 660a4c2a
perfect-driver-room = Você procura um quarto. O de hoje custa 480 $ por mês. O de amanhã custa 400 $ ou 600 $, com a mesma probabilidade, e o de depois de amanhã também: é o último. O que você recusa se perde. Quanto você paga em média, se escolher do melhor jeito?
    .hint-1 = Isso é um dia qualquer, em média. Mas amanhã você ainda pode recusar 600.
    .hint-2 = Esse é o quarto de hoje. Se esperar, você tem mais duas chances.
    .hint-3 = Não dá para ter certeza disso.
    .because = Comece pelo fim: o último quarto custa 500 em média. Então amanhã você aceita 400 e recusa 600. Isso dá (400 + 500)/2 = 450, menos que 480.
