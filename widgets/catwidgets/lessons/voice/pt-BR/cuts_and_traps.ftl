### Armadilhas.

# en: f9a403f3
cuts-and-traps-note =
    .words-1 = certificado: uma demonstração que se confere depressa
    .words-2 = limite inferior, limite superior
    .words-3 = caminho mais curto num grafo de posições
    .tips-1 = Como encenação: uma malha de fita no chão; um estudante anda e deixa uma linha, outro desenha o muro passo a passo.
    .tips-2 = Erro provável: pensar que um muro barato de construir é rápido de desenhar. Deixe que desenhem.
# en: ae409255
cuts-and-traps-the-last-door = Sobrou uma porta, d6, e nela há um peixe. O gato vermelho já tem um peixe. Está preso?
    .choices-trapped = Está preso
    .choices-free = Consegue chegar em casa
    .hint-1 = Um gato que tem um peixe não pode entrar numa casa com peixe.
    .because = Para um gato que leva um peixe, outro peixe faz parte do muro.
# en: 9f43e136
cuts-and-traps-own-line = Agora o gato desenhou a linha dele: de d1, reto para cima, até o peixe em d6. Nenhuma linha pode ser desenhada por cima de uma linha da outra cor. Quantas casas o azul, em c6, ainda tem que fechar?
    .choices-one = uma
    .choices-two = duas
    .choices-three = três
    .choices-cannot = Não dá
    .hint-1 = c6 e e6 são as vizinhas livres dele. E d5?
    .hint-2 = c6 e e6 são as vizinhas livres dele. Mas o gato pode voltar pela própria linha.
    .hint-3 = d5 é uma das casas dele: o azul não pode desenhar ali.
    .because = A própria linha é um caminho para casa que ninguém consegue fechar só com passos.
# en: 895bbbc2
cuts-and-traps-amazing = Com um salto fantástico, o azul passa por cima de casas vermelhas, e elas ficam azuis também. De quantos turnos o azul, em c6, precisa agora para cercar o gato, se o vermelho ficar parado?
    .hint-1 = e6 e d5 têm que ser fechadas, e a linha precisa chegar lá.
    .hint-2 = Quase: o próprio salto fecha d5 e uma casa depois dela.
    .hint-3 = Depois de um só salto, e6 ainda está aberta.
    .hint-4 = Há um jeito mais curto: para baixo, atravessar, para cima.
    .because = Para baixo até c5, o salto por cima de d5 até e5, e para cima até e6.
# en: 793ce158
cuts-and-traps-turns = Este gato vermelho foi pelo bueiro de a3 até g3, e a linha dele ficou em dois pedaços. O muro mais barato tem mais três casas: f4, f3 e g2. Em quantos turnos o azul, em f5, consegue desenhar um muro?
    .hint-1 = De f3 a g2 seria um passo na diagonal, e linhas não têm passos assim.
    .hint-2 = Vá direto para baixo, depois para o lado.
    .hint-3 = Um turno desenha em uma casa.
    .because = f4, f3, f2, g2: as casas de um muro podem se tocar pelos cantos, mas uma linha precisa de uma casa a mais para contornar cada canto.

# en: d029a393
cuts-and-traps-say-last-door = A última porta
# en: 407bff13
cuts-and-traps-say-last-door-said = O gato vermelho, em b6, tem um peixe e nenhuma jogada especial. A casa dele é a fileira 1.
# en: a80a3db0
cuts-and-traps-say-last-door-proof = A última porta: a demonstração
# en: 756e5b88
cuts-and-traps-say-step-home = passo { $k } para casa
# en: 9edc95ec
cuts-and-traps-say-inside = dentro
# en: f0d4cef2
cuts-and-traps-say-part-of-wall = parte do muro
# en: 21395b32
cuts-and-traps-say-free = O vermelho consegue chegar em casa: aqui está um caminho de { $n } { FORM($n, "passo", "passos") }.
# en: 4fe381ba
cuts-and-traps-say-trapped = O vermelho está preso: { $n } { FORM($n, "casa", "casas") } dentro, e nenhuma da fileira 1. Em volta estão a linha azul em { $line }{ $fish ->
    [no] {""}
   *[other] , o peixe em { $fish }, onde um gato com peixe não pode entrar
}{ $shrines ->
    [yes] , santuários
   *[no] {""}
}, e a borda.
# en: c5c2828f
cuts-and-traps-say-walked = Um gato com a sua linha
# en: 462a66db
cuts-and-traps-say-walked-said = O vermelho andou de d1 até o peixe em d6 e agora está com ele. O azul está em c6.
# en: 5ceb74d1
cuts-and-traps-say-crossing-task = O azul consegue cercar o gato vermelho, se o vermelho ficar parado?
# en: 9e81cf86
cuts-and-traps-say-no-special = nenhuma jogada especial
# en: 61da501f
cuts-and-traps-say-amazing = um salto fantástico
# en: ad7b8e76
cuts-and-traps-say-way-home = Uma linha é um caminho para casa
# en: 8a6b847b
cuts-and-traps-say-way-home-said = Não importa o que o azul faça, a própria linha vermelha é um caminho para casa.
# en: d483fe35
cuts-and-traps-say-jump = Um salto fantástico
# en: 2772b9f2
cuts-and-traps-say-needs = O azul precisa de { $n } { FORM($n, "turno", "turnos") }: { $turns }.
# en: 857bb2cd
cuts-and-traps-say-sewer-run = Uma linha em dois pedaços
# en: 4aaed193
cuts-and-traps-say-sewer-run-said = O vermelho foi pelo bueiro de a3 até g3, pegou o peixe em g5 e está em g4. O azul está em f5.
# en: dce8b437
cuts-and-traps-say-drawing-task = O azul desenha, o vermelho fica parado.
# en: 557270d0
cuts-and-traps-say-after = Depois de { $n } { FORM($n, "turno", "turnos") }
# en: 2db5ee8f
cuts-and-traps-say-of-the-wall = do muro
# en: bef97270
cuts-and-traps-say-to-close = Depois de { $n } { FORM($n, "turno", "turnos") }: { FORM($spaces, "falta", "faltam") } pelo menos { $spaces } { FORM($spaces, "casa", "casas") } para fechar, { $which }.
# en: 73336c2e
cuts-and-traps-controls =
    .blue_has = o azul tem
    .turns = turnos
