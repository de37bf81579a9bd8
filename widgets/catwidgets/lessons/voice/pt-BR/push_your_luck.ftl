### Tentar a sorte.

# en: ccfe26ea
push-your-luck-note =
    .words-1 = probabilidade, evento complementar, independência
    .words-2 = valor esperado
    .words-3 = distribuição, média
    .words-4 = simulação, frequência relativa
    .tips-1 = Comece com dados de verdade: cada dupla joga dez turnos, a turma junta os resultados, e depois todos palpitam a média.
    .tips-2 = Peça que todos anotem um palpite antes que alguém aperte Palpitar; discutam palpites, e não pessoas.
    .tips-3 = Um dado com outras faces, ou outro limite de maldições, dá um bom projeto.
# en: d2505292
push-your-luck-two-dice = Dois dados, rolados uma vez. Quantas casas líquidas eles dão em média?
    .hint-1 = Probabilidades se multiplicam, mas médias se somam.
    .hint-2 = Isso vale para um dado só; aqui são dois.
    .hint-3 = Essa é a média dos pontos; conte casas.
    .because = Médias se somam, não importa o que os dados tenham a ver um com o outro.
# en: bbe848a9
push-your-luck-any-curse = Cinco dados, rolados uma vez. Qual é a probabilidade de sair pelo menos uma maldição?
    .hint-1 = Somar 1/6 por dado conta duas vezes as rolagens com dois 1; com sete dados daria mais do que certeza.
    .hint-2 = Isso vale para um dado só.
    .hint-3 = Essa é a probabilidade de cinco maldições de uma vez.
    .hint-4 = Essa é a probabilidade de não sair nenhuma maldição.
    .hint-5 = Olhe a probabilidade de não sair nenhuma e fique com o resto.
    .hint-6 = Olhe a probabilidade de não sair nenhuma: 5/6 para cada dado.
    .because = 1 − (5/6)⁵.
# en: ebd04588
push-your-luck-Crazy-cat = Crazy Cat rola cinco dados uma vez e fica com o que sair. Quantas casas líquidas isso dá em média?
    .hint-1 = Falta muito pouco. Cinco 1 são cinco maldições, mas só contam quatro: uma vez em 7.776 rolagens isso poupa uma casa.
    .hint-2 = Isso conta só o movimento; as maldições tiram uma parte.
    .hint-3 = Esses são os pontos dos dados; conte casas.
    .hint-4 = Isso vale para um dado só; aqui são cinco.
    .because = 5 × 1/2, e 1/7776 a mais, porque a quinta maldição não conta.
# en: a7a41384
push-your-luck-six-before-one = Um dado é rolado de novo até mostrar um 6 ou um 1. Qual é a probabilidade de o 6 vir primeiro?
    .hint-1 = Isso vale para a primeira rolagem; 2, 3, 4 e 5 são rolados de novo.
    .hint-2 = Essa é a probabilidade de uma rolagem decidir, para um lado ou para o outro.
    .hint-3 = Um 1 e um 6 são parecidos: nenhum tem mais chance de vir primeiro.
    .because = Nenhuma das duas faces tem mais chance de vir primeiro.
# en: fd44f8eb
push-your-luck-ten-spaces = Você precisa de 10 casas líquidas, e menos não serve. Que probabilidade cinco dados dão a você, se dirigir só para isso?
    .hint-1 = Isso vale para cinco 6 numa só rolagem; você pode rolar dados de novo.
    .hint-2 = É nisso que dá ficar com os 4 e os 5. Aqui eles não valem nada: só servem os 6.
    .hint-3 = Isso vale para um dado só; os cinco têm que mostrar um 6, sem nenhum 1 pelo caminho.
    .hint-4 = Multiplique onde você somou.
    .hint-5 = Cada dado tem que mostrar um 6 antes de mostrar um 1: isso é 1/2 para cada um.
    .because = (1/2)⁵: cada dado mostra um 6 antes de um 1.

# en: a4fae686
push-your-luck-say-played = { $best ->
    [yes] Turnos do melhor motorista
   *[no] Turnos de Crazy Cat
}
# en: 8402dd43
push-your-luck-say-turns = turnos
# en: 5c14a808
push-your-luck-say-best-play = Jogando o melhor possível com { $dice } { FORM($dice, "dado", "dados") }{ $curses ->
    [0] {""}
   *[other] , { $curses } { FORM($curses, "maldição", "maldições") }
}
# en: bcc2d8a0
push-your-luck-say-net-spaces = casas líquidas
# en: 19433740
push-your-luck-say-for-that = dirigindo só para isso
# en: e4ae77b3
push-your-luck-say-for-mean = dirigindo pela média
# en: c020c334
push-your-luck-say-crazy-cat = Crazy Cat
# en: 3ff2b45a
push-your-luck-say-at-least = Pelo menos este número de casas líquidas
# en: 1e8d9510
push-your-luck-say-chance = probabilidade
# en: ad4ac4ec
push-your-luck-controls =
    .dice = dados
    .curses_at_the_start = maldições no começo
