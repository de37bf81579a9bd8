### O motorista perfeito. Variáveis: { $sides } lados de um dado, { $face } o que ele mostra, { $mean } a média de uma rolagem, { $lose } quantos números tiram tudo, { $first } o primeiro que conta, { $now }, { $low } e { $high } aluguéis, { $rolls } rolagens, { $worths } quanto vale um dado com uma, duas e mais rolagens.

# en: e958ead5
perfect-driver-guide =
    .plan-1 = Em duplas, jogar cinco turnos com cinco dados de verdade e depois na tela. Juntar as médias.
    .plan-2 = Dois palpites: dois dados em branco com duas maldições, e com três. Recolher argumentos.
    .plan-3 = Os estados e o que uma rolagem pode trazer. Desenhar no quadro os estados com dois dados em branco, com setas.
    .plan-4 = A célula da ideia: `best` pergunta a `worth`, e `worth` pergunta a `best`. Depois o mapa.
    .plan-5 = “Sua vez” 1: a política como função. Quem acha uma mais curta?
    .plan-6 = Motoristas feitos de hábitos: os grupos competem. Depois o turno inteiro: por que dá menos que cinco dados sozinhos?
    .plan-7 = “Sua vez” 2: quanto custa uma sabotagem. O gráfico mostra as outras maldições.
    .plan-8 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
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
# en: 87422218
perfect-driver-two-curses = Você tem 2 maldições, e dois dados estão em branco. Como você rola?
    .choices-one = Um de cada vez
    .choices-both = Os dois juntos
    .choices-no-matter = Tanto faz
    .hint-1 = Dois 1 ao mesmo tempo deixariam os dois dados em branco de vez. Um por um, você ainda pode pensar depois do primeiro.
    .hint-2 = Pense em dois 1. O que você teria feito depois do primeiro?
    .because = Depois de um 1 no primeiro dado, você ainda pode decidir o que fazer. É um pouco melhor: 1,81 contra 1,80.
# en: 6904f6f3
perfect-driver-three-curses = Agora você tem 3 maldições, e dois dados estão em branco. A próxima maldição acaba com o seu turno. Como você rola?
    .choices-one = Um de cada vez
    .choices-both = Os dois juntos
    .choices-no-matter = Tanto faz
    .hint-1 = Se o primeiro mostrar 1, o outro fica em branco de vez.
    .hint-2 = Se o primeiro mostrar 1, o outro não pode mais ser rolado.
    .because = O próximo 1 acaba com as rolagens, então os dois dados devem ser rolados juntos. E aí um segundo 1 não custa nada.
# en: 9b495273
perfect-driver-policy = Quantos dados em branco rolar, para cada número de dados em branco e de maldições.
    .because = Uma frase basta: um dado de cada vez, mas com três maldições todos juntos.
# en: a017b174
perfect-driver-whole-turn = Cinco dados, nenhuma maldição ainda. O Crazy Cat rola uma vez, fica com o que sair e anda em média 2,5 casas líquidas. Quantas anda o melhor motorista?
    .hint-1 = Seria assim se as maldições não tivessem limite. O limite tira um pouco.
    .hint-2 = Isso é o máximo que cinco dados podem dar, e para isso é preciso muita sorte.
    .hint-3 = Isso é o que dariam juntos cinco motoristas com um dado cada. Aqui, cinco dados dividem quatro maldições.
    .because = É o turno inteiro, calculado a partir do fim. É quase o dobro, com os mesmos dados.
# en: c940aa15
perfect-driver-why-less = Cinco motoristas com um dado cada fazem juntos 4,98 casas. Um motorista com cinco dados faz 4,82. Por que menos?
    .choices-ones = Dados rolados juntos mostram mais 1
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
    .hint-1 = Isso é uma rolagem. Você pode jogar fora uma ruim.
    .hint-2 = Ninguém tira o maior número com certeza.
    .because = Role de novo tudo o que for menor que a média de uma rolagem.
# en: 5009d350
perfect-driver-exercise-2 = Um dado tem os números de 1 a { $sides }. A sua primeira rolagem mostra { $face }. Você pode rolar mais uma vez, mas aí vale a segunda rolagem. Quanto você ganha a mais em média rolando de novo? Se for menos, escreva um número abaixo de 0.
    .level = Aquecimento
    .hint-1 = Isso é a segunda rolagem. Por ela você abre mão do { $face }.
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
    .hint-1 = Isso é se você esperar. O que sai mais barato: o quarto de hoje ou, em média, o de amanhã?
    .hint-2 = Isso é o quarto de hoje. Quanto custa em média o de amanhã?
    .hint-3 = Isso não é certo. Também pode custar ${ $high }.
    .because = Comece pelo fim: o quarto de amanhã custa em média ({ $low } + { $high })/2. Compare com { $now } e fique com o menor.
# en: 45b79bba
perfect-driver-exercise-5 = Um dado tem os números de 1 a { $sides }. Você pode rolar até { $rolls } vezes e parar quando quiser. Vale a última rolagem. Quanto você tira em média, se escolher do melhor jeito?
    .level = Desafio
    .hint-1 = Isso é uma rolagem. Comece pela última e vá voltando.
    .hint-2 = Ninguém tira o maior número com certeza.
    .because = A partir do fim: { $worths }.
