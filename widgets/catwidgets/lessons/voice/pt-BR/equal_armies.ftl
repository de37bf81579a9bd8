### Exércitos iguais. Variáveis: { $attackers } e { $defenders } cubos que atacam e que defendem, { $p } faces de seis, { $rolls } rolagens, { $least } uma probabilidade, { $a } e { $b } pontos de um e do outro em cada { $n }.

# en: d79c8c9d
equal-armies-guide =
    .plan-1 = Primeiro palpite: onze contra onze. Recolher argumentos para os dois lados.
    .plan-2 = Dois contra dois no quadro: estados, passos e onde termina. Segundo palpite.
    .plan-3 = A célula da ideia: um estado pergunta aos estados que vêm depois dele. Depois o desenho.
    .plan-4 = O favorito: palpite, depois mover o controle.
    .plan-5 = “Sua vez”: quantos no ataque, e quantas rolagens.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Quem conhece o estado pode esquecer como a batalha chegou até ele.
    .say-2 = A função chama a si mesma. Ela sempre termina, porque cada rolagem tira cubos.
    .ask-1 = De que estados nunca se sai?
    .ask-2 = Por que basta olhar uma rolagem à frente?
    .ask-3 = O que ajuda o ataque, e o que ajuda a defesa? O que disso cresce com os exércitos?
    .support = Desenhe como círculos os estados de três contra dois e escreva em cada seta a probabilidade da rolagem.
    .extension = Escrevam os passos como uma matriz Q e achem os mesmos números com a matriz fundamental dela.
    .ticket-1 = Dois cubos atacam um. Um deles tem que ficar. Qual é a probabilidade de conquistarem?
    .ticket-2 = 15/36 = 5/12
    .open-1 = O que muda se o ataque puder parar quando quiser?
    .open-1-answer = A cadeia ganha uma decisão em cada estado. Passa a ser um processo de decisão de Markov, e a melhor estratégia se acha a partir do fim.
    .open-2 = Por que exércitos grandes ajudam o ataque?
    .open-2-answer = O cubo que fica e as últimas rolagens com menos dados pesam cada vez menos. O que sobra é a rolagem de três dados contra dois, e ela favorece o ataque.
# en: 4f08a708
equal-armies-eleven = Onze cubos atacam onze e lutam até o fim. Um dos cubos do ataque tem que ficar em casa. Quem é o favorito?
    .choices-attacker = O ataque
    .choices-defender = A defesa
    .choices-even = É exatamente igual
    .hint-1 = O terceiro dado ajuda, mas os empates e o cubo que fica ajudam o outro lado.
    .hint-2 = É raro tantas frações somarem exatamente metade.
    .because = O ataque conquista com 49,40%: quase igual, mas a defesa é a favorita.
# en: cac673ab
equal-armies-two-against-two = Dois cubos atacam dois. Um pode rolar, o outro tem que ficar; então a primeira rolagem só é ganha com 55/216. Depois são dois contra um, e isso se ganha com 5/12. Qual é a probabilidade de o ataque conquistar?
    .hint-1 = Isso é só a primeira rolagem. Depois dela ainda resta um cubo na defesa.
    .hint-2 = Isso é com dois cubos contra um.
    .hint-3 = Primeiro isto, depois aquilo: multiplique.
    .because = As duas têm que ser ganhas, uma depois da outra: 55/216 · 5/12.
# en: 488868c3
equal-armies-favourite = A partir de que tamanho o ataque é o favorito, se os dois lados têm o mesmo número de cubos?
    .hint-1 = Cinco contra cinco só se conquista com 35,9%.
    .hint-2 = Seis contra seis ainda fica abaixo da metade.
    .hint-3 = Um cubo não pode atacar.
    .hint-4 = Quase: onze contra onze fica um pouco abaixo da metade.
    .hint-5 = Um a menos basta.
    .because = 11 contra 11 se conquista com 49,40%, e 12 contra 12 com 50,65%.
# en: f6c6320c
equal-armies-force = Dez cubos defendem. Quantos cubos no ataque, contando todos, fazem a probabilidade passar da metade?
    .hint-1 = Dez contra dez ainda fica um pouco abaixo da metade.
    .hint-2 = Doze bastam, mas menos também.
    .hint-3 = Exércitos grandes já passam da metade no ataque quando são iguais.
    .because = Com esse número passa da metade, e com um a menos não.
# en: caabe2bc
equal-armies-rolls = Quantas rolagens uma batalha leva em média.
    .because = Uma rolagem agora e depois tantas quantas leva em média a batalha que resta.
# en: e2e0a8ea
equal-armies-exercise-1 = { $attackers } cubos atacam { $defenders } e lutam até o fim. Qual é a probabilidade de conquistarem? Deixe a função capture dizer.
    .level = Aquecimento
    .hint-1 = É justo? Pergunte à função capture.
    .hint-2 = Não dá para repartir os cubos assim: o empate é da defesa.
    .because = É capture({ $attackers }, { $defenders }).
# en: 4997cbc8
equal-armies-exercise-2 = Quem ataca com um cubo só ganha cada rolagem com probabilidade { $p }/6. Uma rolagem perdida acaba com a batalha. Qual é a probabilidade de ganhar { $rolls } rolagens seguidas?
    .level = Aquecimento
    .hint-1 = Isso vale para uma rolagem.
    .hint-2 = Multiplique as probabilidades de rolagens seguidas. Não some.
    .hint-3 = Essa é a probabilidade de a batalha acabar antes.
    .hint-4 = Essa é a probabilidade de perder todas.
    .because = ({ $p }/6)^{ $rolls }.
# en: a2dded32
equal-armies-exercise-3 = { $defenders } cubos defendem. Quantos cubos no ataque, contando todos, conquistam com probabilidade maior que { $least }? Teste tamanhos com a função capture.
    .level = Principal
    .hint-1 = Esse é o mesmo número da defesa: a unidade diz qual é a probabilidade nesse caso.
    .hint-2 = Um fica em casa e não luta. Teste com a função capture.
    .because = Teste com mais um, até a probabilidade ser grande o bastante.
# en: 55c9721a
equal-armies-exercise-4 = Tênis de mesa, 10 a 10: ganha quem primeiro abrir dois pontos. Você ganha cada ponto com probabilidade { $a }/{ $n }. Qual é a probabilidade de você ganhar?
    .level = Principal
    .hint-1 = Isso vale para um ponto. É preciso abrir dois, e isso ajuda quem é melhor.
    .hint-2 = Isso vale para os próximos dois pontos. Com um ponto para cada, tudo recomeça.
    .hint-3 = Só se os dois ganham pontos com a mesma frequência.
    .hint-4 = Essa é a probabilidade do outro jogador.
    .because = Olhe dois pontos. Os dois são seus em { $a } · { $a } de { $n } · { $n } casos, e os dois do outro em { $b } · { $b }. Em todos os outros casos, tudo recomeça.
# en: eedbdcee
equal-armies-exercise-5 = { $attackers } cubos atacam { $defenders } e lutam até o fim. Quantas rolagens são em média? Deixe a função que você escreveu dizer.
    .level = Desafio
    .hint-1 = Numa rolagem podem cair dois cubos, e acaba quando um lado some.
    .hint-2 = Uma batalha acaba quando um lado some, e perto do fim cai um cubo de cada vez.
    .because = Uma rolagem, e a média do que vem depois.

# en: 0aa897a1
equal-armies-say-roll = Rolar
# en: 17e99eb5
equal-armies-say-roll-tip = Rolar todos os dados uma vez
# en: 0a7aca8d
equal-armies-say-fight = Lutar até o fim
# en: 87859df0
equal-armies-say-fight-tip = Rolar até acabar
# en: 4326c3fe
equal-armies-say-battle-task = Você ataca, vermelho contra azul. Um cubo vermelho fica em casa.
# en: 133b7b04
equal-armies-say-battle = Uma batalha
# en: 6135d34e
equal-armies-say-attacker = ataque
# en: e8693464
equal-armies-say-defender = defesa
# en: 94fedb07
equal-armies-say-against = { $attackers } { FORM($attackers, "cubo", "cubos") } contra { $defenders }.
# en: 109740ac
equal-armies-say-battles = { $captured } { FORM($captured, "batalha conquistada", "batalhas conquistadas") }, { $held } { FORM($held, "defendida", "defendidas") }.
# en: 30b7a414
equal-armies-say-task = Mova o controle para exércitos maiores. Onde a linha cruza a metade?
# en: 13fbafc1
equal-armies-say-to-capture = conquistar
# en: 3e3e97db
equal-armies-say-one-half = metade
# en: cd770d7f
equal-armies-say-equal = Exércitos iguais
# en: a6b46d72
equal-armies-say-cubes = cubos de cada lado
# en: 6a394601
equal-armies-say-chance = chance de conquistar
# en: 12ddc08d
equal-armies-say-captured = { $n } contra { $n } se conquista com { $chance }. { $above ->
    [no] Até aqui fica sempre abaixo da metade.
   *[other] A partir de { $above } fica acima da metade.
}
# en: 9744efb1
equal-armies-say-fewest = O menor número de cubos no ataque, contando todos
# en: 48833106
equal-armies-say-defenders = cubos na defesa
# en: 39ca3afe
equal-armies-say-over = mais de { $chance }
# en: 439e68aa
equal-armies-controls =
    .largest = maior tamanho
