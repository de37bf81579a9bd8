### Risco e recompensa.

# en: 73581bad
risk-and-reward-note =
    .words-1 = probabilidade, resultados igualmente prováveis
    .words-2 = valor esperado
    .words-3 = eventos independentes, evento complementar
    .words-4 = arredondar para cima, fórmula
    .tips-1 = Deixe as duplas jogarem a seção 1 uma contra a outra e mantenha os totais no quadro.
    .tips-2 = Para conversar: multas que fazem rir quem é rico e tiram tudo de quem é pobre. Quem se intimida?
# en: dd41000d
risk-and-reward-one-over = Você está 1 casa acima do limite, e a viatura fica a 3 casas de onde você termina. Um dado de quatro faces diz até onde ela vem. Qual é a probabilidade de uma multa?
    .hint-1 = Um 2 a leva duas casas adiante, e ela precisa de três: conte as faces 3 e 4.
    .hint-2 = Um 3 basta, e um 4 também.
    .hint-3 = Conte faces do dado, e não casas.
    .because = 3 e 4, duas faces de quatro.
# en: 194eb5a2
risk-and-reward-three-over = Agora você está 3 casas acima do limite, e a viatura a 3 de distância. Ela anda três vezes o dado. Qual é a probabilidade de uma multa?
    .hint-1 = Multiplique primeiro o dado por três.
    .hint-2 = Multiplique primeiro o dado por três: até um 1 a leva três casas adiante.
    .hint-3 = Essa é a probabilidade de uma face; quais delas bastam?
    .because = Até um 1 a leva três casas adiante. O dado já não importa.
# en: f46b85ce
risk-and-reward-two-over = 2 acima do limite, a viatura a 5 de distância. Qual é a probabilidade de uma multa?
    .hint-1 = Um 2 a leva quatro casas adiante, e ela precisa de cinco.
    .hint-2 = Um 4 basta, mas um 3 também: seis casas.
    .hint-3 = Conte as faces f em que 2 × f é pelo menos 5.
    .hint-4 = Um 1 só a leva duas casas adiante.
    .because = 5/2, arredondado para cima, é 3: as faces 3 e 4.
# en: 474ca7dd
risk-and-reward-which-distance = A viatura espera na cidade. Que distância decide se ela alcança você?
    .choices-start = a de onde o meu turno começa
    .choices-end = a de onde o meu turno termina
    .choices-alike = as duas igualmente
    .hint-1 = Enquanto você dirige, ela ainda está parada.
    .hint-2 = De onde você veio já não importa, a não ser porque deixa o seu caminho mais longo.
    .because = Ela sai quando você já parou. Quem dirige para longe dela faz o dado trabalhar.
# en: 234a8d6e
risk-and-reward-free-spaces = A viatura está a 9 casas de onde você quer terminar. Quantas casas o seu turno pode ter sem risco nenhum? O limite de velocidade é 4.
    .hint-1 = Mais uma também é sem risco: 1 × 4 não chega a 9.
    .hint-2 = Mais uma também é sem risco: 2 × 4 não chega a 9.
    .hint-3 = Com 3 acima do limite, um 4 a leva 12 casas adiante: é demais.
    .hint-4 = Com 4 acima do limite, um 3 já basta.
    .hint-5 = Essas são as casas acima do limite; conte todas as casas do turno.
    .hint-6 = 9 e 4 são 13, mas cada casa acima do limite multiplica o dado.
    .because = 2 acima do limite: até um 4 só a leva 8 casas adiante.
# en: cd7c2a73
risk-and-reward-five-turns = Você passa do limite em cinco turnos, cada vez com probabilidade 1/4 de multa. Qual é a probabilidade de não levar nenhuma?
    .hint-1 = Isso vale para um turno.
    .hint-2 = Essa é a probabilidade de uma multa em todos os turnos.
    .hint-3 = Essa é a probabilidade de pelo menos uma multa.
    .hint-4 = Probabilidades de 1/4 não se somam até uma multa certa: multiplique as de não haver multa.
    .hint-5 = Uma probabilidade fica entre 0 e 1; multiplique.
    .because = 3/4 × 3/4 × 3/4 × 3/4 × 3/4, menos de uma em quatro.

# en: 258d6237
risk-and-reward-say-nights-task = Dez noites, dez passageiros com pressa. Você vai acelerar?
# en: 97ae559e
risk-and-reward-say-speed = Acelerar
# en: 2a4fbc67
risk-and-reward-say-speed-tip = Passar do limite para ganhar a corrida
# en: b215e60a
risk-and-reward-say-stay = Ficar no limite
# en: dfac72b1
risk-and-reward-say-stay-tip = Ganhar o que rende ir devagar
# en: 3f6348a3
risk-and-reward-say-again = Começar de novo
# en: 2135ae5c
risk-and-reward-say-again-tip = Outras dez noites
# en: b5e8693f
risk-and-reward-say-nights-over = As dez noites acabaram; aperte Começar de novo para outras.
# en: 416ec36b
risk-and-reward-say-slow = Você foi devagar e com segurança: ${ $slow }.
# en: 5aa099d3
risk-and-reward-say-drove = Saiu { $face } no dado, e a viatura pôde andar { $far }. { $caught ->
    [yes] Pegou você: ${ $fare } menos uma multa de ${ $fine }.
   *[no] Não pegou você: ${ $fare }.
}
# en: 584fdf4a
risk-and-reward-say-night = Noite { $n }: ${ $fare } se você passar { $over } do limite, ${ $slow } se não passar. A viatura vai estar a { $away } de distância, uma multa custa ${ $fine }. Até agora, ${ $earned }.
# en: d1a28c55
risk-and-reward-say-account = Você ganhou ${ $earned }. As suas escolhas valiam em média ${ $expected }, e a sorte { $added ->
    [yes] trouxe
   *[no] tirou
} ${ $luck }. As melhores escolhas valeriam ${ $better } a mais.
# en: b9be5e82
risk-and-reward-say-road = A rua entre a viatura e o seu táxi
# en: 2a3ddc20
risk-and-reward-say-stakes = ${ $fare } com { $over } acima, ou ${ $slow }
# en: e5b777af
risk-and-reward-say-chances-task = Qual linha cai mais depressa, e por quê?
# en: 8bcb2659
risk-and-reward-say-over = { $over } acima
# en: 6bf8f99d
risk-and-reward-say-die = Um dado de { $sides } { FORM($sides, "face", "faces") }
# en: 84738ece
risk-and-reward-say-from-patrol = casas até a viatura
# en: b952901c
risk-and-reward-say-chance-of-ticket = chance de multa
# en: 93cf7de1
risk-and-reward-say-free-task = Quando uma multa é mais provável que nenhuma?
# en: d90f3ffe
risk-and-reward-say-free = Ainda sem multa
# en: e6a1c128
risk-and-reward-say-turns = turnos acima do limite
# en: af8e6d88
risk-and-reward-say-chance = probabilidade
# en: b8acd9f7
risk-and-reward-say-heat-task = Em que casas um turno pode terminar sem risco? Quanto mais escura a cor, maior a chance de multa.
# en: 5393dbd4
risk-and-reward-say-spaces = { $n } casas
# en: 2347efff
risk-and-reward-say-asks = mostra os números
# en: 02b675be
risk-and-reward-say-puts-taxi = põe o táxi ali
# en: d0f3c6c5
risk-and-reward-say-puts-patrol = põe a viatura ali
# en: e2669e59
risk-and-reward-say-ticket = multa { $chance }
# en: c17e6869
risk-and-reward-say-heat = Chance de multa em %, { $city }
# en: c0db76a7
risk-and-reward-say-summary = Sem risco nenhum: { $free } de { $all } casas. Multa certa: { $sure }. A média de todas: { $mean }.
# en: 42923f21
risk-and-reward-say-within = { $space } fica a { $moved } { FORM($moved, "casa", "casas") }, dentro do limite de velocidade: nenhuma multa.
# en: 2d42f002
risk-and-reward-say-beyond = { $space } fica a { $moved } { FORM($moved, "casa", "casas") }, { $over } acima do limite, e a { $away } { FORM($away, "casa", "casas") } da viatura: { $which ->
    [all] qualquer face dá multa
    [none] mesmo um { $sides } só a leva { $most } { FORM($most, "casa", "casas") } adiante, nenhuma multa
    [last] um { $least } dá multa, probabilidade { $chance }
   *[some] um { $least } ou mais dá multa, probabilidade { $chance }
}.
# en: 482e55a7
risk-and-reward-say-heat-table = Chance de multa se o turno terminar ali
# en: da8752d0
risk-and-reward-say-space = casa
# en: baeaa520
risk-and-reward-controls =
    .city = cidade
    .speed_limit = limite de velocidade
    .die_sides = faces do dado
    .a_click = um clique
    .faces_that_catch = faces que pegam
