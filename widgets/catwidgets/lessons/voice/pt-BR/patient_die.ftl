### O dado paciente. Variáveis: { $a } a { $f } o que as faces dão ou mostram, { $cost } o que uma face custa, { $minutes } minutos de uma ligação, { $n } uma chance em n.

# en: 6b75fa16
patient-die-guide =
    .plan-1 = Em duplas, rolar um dado dez vezes e somar as casas, descontando as maldições. Juntar as médias da turma.
    .plan-2 = Primeiro palpite, depois a média de uma rolagem. “Sua vez” 1: uma função para qualquer média.
    .plan-3 = O dado paciente: palpite, depois a célula da ideia e o desenho.
    .plan-4 = A equação no quadro: V dos dois lados.
    .plan-5 = Um 4, uma maldição cara (“Sua vez” 2) e o limite.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Nenhuma rolagem dá meia casa. A média de muitíssimas rolagens, sim.
    .say-2 = Um dado em branco é um recomeço: o valor dele não mudou.
    .ask-1 = Por que V pode estar dos dois lados da equação?
    .ask-2 = O que um 2 muda? O que um 1 muda?
    .ask-3 = Quem preferiria ficar com o 4, mesmo valendo a mesma coisa?
    .support = Faça a turma encenar com fichas: um 1 devolve uma, um 6 traz duas.
    .extension = Escolham os números das oito faces de um dado para que, com paciência, ele valha exatamente 2.
    .ticket-1 = Um dado dá 0, 0, 0, 3, 3 e 3, e com 0 ele é rolado de novo. Quanto ele vale?
    .ticket-2 = 3
    .open-1 = Você preferiria ficar com o 4, mesmo valendo a mesma coisa?
    .open-1-answer = A média não decide isso. Quem precisa de uma casa com certeza fica com ele; quem precisa de duas rola de novo.
    .open-2 = Com um limite de quatro maldições, rolar um 4 de novo ainda dá na mesma?
    .open-2-answer = Não. O dado vale então 255/256, e o 4 vale 1.

# en: 86244eb0
patient-die-say-ride-task = { $dice } dados movem seu táxi: 4 e 5 uma casa, 6 duas, 1 uma para trás. Fique com cada dado ou role de novo, quantas vezes quiser. Até onde você chega?
# en: 58bc9e96
patient-die-say-keep = Ficar com ele
# en: f2d2b7d4
patient-die-say-keep-tip = Andar o que o dado diz e rolar o próximo
# en: 47f31ba2
patient-die-say-roll = Rolar de novo
# en: a039eab1
patient-die-say-roll-tip = Rolar este dado de novo
# en: b1e01a26
patient-die-say-ride-again = Começar de novo
# en: fc9611c3
patient-die-say-ride-again-tip = Voltar com o táxi e rolar o primeiro dado
# en: 0b7a9696
patient-die-say-ride = Dados que movem um táxi
# en: c662dab7
patient-die-say-riding = O dado { $n } de { $dice } mostra { $face }. Até agora, { $spaces } { FORM($spaces, "casa", "casas") }.
# en: cb5aa2c7
patient-die-say-ridden = { $dice } dados deram { $spaces } { FORM($spaces, "casa", "casas") }.
# en: 8bca9dff
patient-die-say-task = Mova o controle. De que número você chega perto?
# en: 7fa024d5
patient-die-say-patience = Valor de um dado conforme as rolagens
# en: 2cd22fce
patient-die-say-limits = Um dado rolado até mover o táxi
# en: 8576bf90
patient-die-say-rolls = rolagens
# en: 0c928c08
patient-die-say-curses = maldições permitidas
# en: eaa498ac
patient-die-say-spaces = casas em média
# en: 9522833f
patient-die-say-from-to = Com { $first } vale { $low }, com { $last } vale { $high }.
# en: 73a7a3d3
patient-die-controls =
    .rolls = rolagens

# en: 4c9bccb0
patient-die-one-roll = Um dado, rolado uma vez. Quantas casas ele dá em média, descontando as maldições?
    .hint-1 = Isso conta as casas de 4, 5 e 6. Um 1 tira uma.
    .hint-2 = Essa é a média dos pontos. Conte casas.
    .hint-3 = Essa é a soma das seis faces. Divida por seis.
    .hint-4 = Um 1 tira uma casa. Você a somou.
    .because = (−1 + 0 + 0 + 1 + 1 + 2)/6 = 3/6.
# en: 1cc48858
patient-die-mean = A média de uma lista de números igualmente prováveis.
    .because = Some todos e divida por quantos são.
# en: b1339214
patient-die-patience = Um dado em branco é rolado de novo e de novo até mover o táxi. Quantas casas ele dá em média?
    .hint-1 = Isso é uma rolagem. Mas, sempre que ele fica em branco, você pode rolar de novo.
    .hint-2 = Isso é o que o dado mostra no fim. Os 1 do caminho também custam alguma coisa.
    .hint-3 = No fim, o dado mostra com certeza 4, 5 ou 6.
    .hint-4 = A segunda rolagem só acontece se a primeira ficou em branco.
    .hint-5 = Não só duas vezes: quantas forem necessárias.
    .because = 1/2 + 1/4 + 1/8 + … chega tão perto de 1 quanto você quiser.
# en: 0daecde9
patient-die-a-four = Seu dado mostra um 4. É uma casa garantida. Você rolaria de novo?
    .choices-roll = Rolar de novo
    .choices-keep = Ficar com ele
    .choices-alike = Tanto faz
    .hint-1 = Quanto vale ficar, e quanto vale rolar?
    .hint-2 = Quanto vale ficar, e quanto vale rolar?
    .because = Ficar dá 1. Rolar também dá 1 em média, se você tiver paciência. Exatamente igual.
# en: 4402e6cd
patient-die-dear-curse = Agora uma maldição custa duas casas em vez de uma. Quanto vale então um dado paciente?
    .hint-1 = Isso é com uma maldição que custa uma casa.
    .hint-2 = Um dado em branco pode ser rolado de novo, então vale mais que nada.
    .hint-3 = Isso é uma rolagem. Mas você pode rolar de novo.
    .hint-4 = Isso seria uma rolagem com a maldição de sempre.
    .because = V = (V − 2 + V + V + 1 + 1 + 2)/6. Então 6V = 3V + 2, e 3V = 2.
# en: 2564ffe8
patient-die-last-chance = Você tem 3 maldições, e seu dado está em branco. Na quarta é preciso parar. Quantas casas o dado dá em média?
    .hint-1 = Uma rolagem dá 1/2, mas depois de um 2 ou um 3 você pode rolar de novo.
    .hint-2 = Isso é sem limite. Aqui um 1 acaba com tudo.
    .hint-3 = Isso é com 2 maldições.
    .hint-4 = A quarta maldição também custa uma casa.
    .because = V = (0 − 1 + V + V + 1 + 1 + 2)/6. Então 6V = 2V + 3.
# en: a6ad6804
patient-die-exercise-1 = Um dado tem duas faces em branco. Outras três dão { $a }, { $b } e { $c } casas, e uma tira { $cost }. Quantas casas uma rolagem dá em média?
    .level = Aquecimento
    .hint-1 = Uma face tira { $cost }.
    .hint-2 = As faces em branco também contam: são seis faces.
    .hint-3 = Uma face tira { $cost }. Você somou.
    .hint-4 = Essa é a soma das seis faces. Divida por seis.
    .because = ({ $a } + { $b } + { $c } − { $cost })/6.
# en: 62de6c6e
patient-die-exercise-2 = As seis faces de um dado mostram { $a }, { $b }, { $c }, { $d }, { $e } e { $f }. O que uma rolagem mostra em média?
    .level = Aquecimento
    .hint-1 = Essa é a soma das seis faces. Divida por seis.
    .hint-2 = Esse é o ponto médio entre a menor e a maior. As seis faces contam.
    .hint-3 = Essas são as duas faces do meio. As seis contam.
    .because = ({ $a } + { $b } + { $c } + { $d } + { $e } + { $f })/6.
# en: 65fae924
patient-die-exercise-3 = Um dado tem três faces em branco. As outras dão { $a }, { $b } e { $c } casas. Um dado em branco é rolado de novo até dar alguma coisa. Quantas casas ele dá em média?
    .level = Principal
    .hint-1 = Isso é uma rolagem. Um dado em branco é rolado de novo.
    .hint-2 = Que faces podem sair no fim? Conte quantas.
    .because = No fim sai uma das três faces, todas igualmente prováveis.
# en: ed142999
patient-die-exercise-4 = Você liga várias vezes para um escritório, e a linha vive ocupada, até alguém atender. Cada ligação leva { $minutes } minutos e é atendida com probabilidade 1/{ $n }. Quantos minutos isso leva em média?
    .level = Principal
    .hint-1 = Essas são ligações. Quantos minutos são?
    .hint-2 = Essa é a primeira ligação. Quase sempre é preciso ligar de novo.
    .hint-3 = A ligação atendida também leva { $minutes } minutos.
    .hint-4 = Também pode demorar muito mais. Chame a resposta de V: quanto é V depois de uma ligação não atendida?
    .because = Cada ligação leva { $minutes } minutos, e com probabilidade 1 − 1/{ $n } você começa de novo: V = { $minutes } + (1 − 1/{ $n }) · V. Então V = { $n } · { $minutes }.
# en: f89bc859
patient-die-exercise-5 = Um dado tem duas faces em branco e uma que tira { $cost } e também fica em branco. As outras dão { $a }, { $b } e { $c } casas. Um dado em branco é rolado de novo até dar alguma coisa. Quantas casas ele dá em média?
    .level = Desafio
    .hint-1 = Isso é uma rolagem. Com três das faces, rola-se de novo.
    .hint-2 = A face que tira { $cost } pode sair antes, e mais de uma vez.
    .hint-3 = Depois da face que tira { $cost }, o dado continua: vale V de novo.
    .because = 6V = 3V − { $cost } + { $a } + { $b } + { $c }.
