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
