### Washi Cat: what a person reads while playing. Variables: the file in en; words: docs/glossary/pt-BR.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = vermelho
# en: 833145ed
blue = azul
# en: ee839351
cat-name = gato { $colour }{ $cats ->
    [1] {""}
   *[other] {" "}{ $n }
}
# en: 7931300b
numbered-cat = gato{ $cats ->
    [1] {""}
   *[other] {" "}{ $n }
}
-cat-of = { $who ->
    [you] o seu { numbered-cat }
   *[other] o { numbered-cat } de { $who }
}
-sewer = { $sewer ->
    [green] verde
    [purple] roxo
    [orange] laranja
    [grey] cinza
    [blue] azul
    [red] vermelho
   *[other] { $sewer }
}
-sewers = { $sewer ->
    [green] verdes
    [purple] roxos
    [orange] laranja
    [grey] cinza
    [blue] azuis
    [red] vermelhos
   *[other] { $sewer }
}
# en: c3ada671
list-semicolon = { $before }. { $last }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: de86531f
welcome = Sua cor: { $seat }. Busque um peixe com { FORM($cats, "o seu gato", "cada gato") } e leve-o para casa.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 4d67bc1a
first =
    .asks = a sorte diz quem começa
    .name = { $who } começa
    .told = { $who } começa
# en: d938f2ce
draw =
    .asks = { $decides ->
        [yes] desenha
       *[no] a sorte desenha
    } { $draws ->
        [fish] um peixe
       *[cat] um gato
    }
    .you = { $draws ->
        [fish] Desenhe os seus peixes: clique em uma casa marcada da primeira ou da última fileira.
       *[cat] Desenhe { FORM($cats, "o seu gato", "os seus gatos") }: clique em uma casa marcada{ FORM($apart, ", um gato na primeira fileira e um na última", "") }.
    }
    .guide = { $draws ->
        [fish] Desenhe um peixe.
       *[cat] Desenhe um gato.
    }
    .name = { $draws ->
        [fish] peixe { $colour }
       *[cat] { cat-name }
    } em { $cell }
    .answers = {""}
    .told = { $who } desenha { $draws ->
        [fish] um peixe
       *[cat] o { numbered-cat }
    } em { $cell }

## Turns
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 5b383074
turn =
    .asks = move um gato
    .you = Clique em uma casa marcada para mover um gato até lá. { LIST($errands, "semicolon") }. Jogadas especiais que restam: { $left }.
    .guide = { $how ->
        [pass] Nenhum dos seus gatos consegue andar: passe.
        [step] O seu gato anda e a linha dele fica: ela fecha o caminho dos outros gatos.
        [jump] Um salto por cima das linhas leva o seu gato longe em uma só jogada.
       *[sewer] Um bueiro leva o seu gato para o outro lado do tabuleiro: é uma jogada especial.
    }
    .instead = Clique em uma casa marcada.
    .name = { $how ->
        [pass] passar
        [step] { numbered-cat } vai para { $cell }
        [jump] { numbered-cat } salta para { $cell }
       *[sewer] { numbered-cat } vai pelo bueiro { -sewer } até { $cell }
    }{ FORM($special, ", jogada especial", "") }{ $arrival ->
        [fish] , pega o peixe
        [home] , leva o peixe para casa
       *[nothing] {""}
    }
    .told = { $how ->
        [pass] { $who } passa: { FORM($cats, "o gato não consegue andar", "os gatos não conseguem andar") }
        [step] { -cat-of } vai para { $cell }
        [jump] { -cat-of } salta por cima das linhas até { $cell }
       *[sewer] { -cat-of } entra no bueiro { -sewer } e sai em { $cell }
    }
# en: a6079229
errand = { $cats ->
    [1] O gato
   *[other] O gato { $n }
} { $carries ->
    [nothing] busca um peixe{ $apart ->
        [yes] {" "}na fileira { $row }
       *[no] {""}
    }
    [fish] leva o peixe para { $apart ->
        [yes] a fileira { $row }
       *[no] casa
    }
   *[done] já terminou
}

## What it brought
## The log, after what was done; read by everybody.

# en: fce7b6b5
special-move = Foi uma jogada especial; { FORM($left, "resta", "restam") } { $left }
# en: 035c1f1d
takes-a-fish = Ele pega um peixe; agora precisa voltar para { $apart ->
    [yes] a fileira { $row }
   *[no] { $who ->
        [you] a sua fileira
       *[other] a fileira de { $who }
    }
}
# en: 1d036c25
brings-home = Ele leva o peixe para casa: { $home } de { $cats }
# en: e3abb4e8
sewers-blocked = Os dois bueiros { -sewers } ficam fechados
# en: f8fe61cd
drew-here = { $who } desenhou aqui
# en: 623f778a
came-here = { $who ->
    [you] o seu gato
   *[other] o gato de { $who }
} veio para cá

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: ae05414f
heading = a corrida
# en: 01b97f08
before-the-first-turn = desenhando peixes e gatos
# en: 76c7ba0a
aim = Vence quem { $cats ->
    [1] levar um peixe para casa primeiro
   *[other] levar dois peixes para casa primeiro, um com cada gato
}, ou quem deixar o outro sem saída
# en: 85e654f1
score = { $who } { $home } de { $cats }
# en: 6f7a8064
standing = { $colour }, { $home } de { $cats } { FORM($cats, "peixe", "peixes") } em casa
# en: 461ac0c4
over =
    .asks = { $ended ->
        [limit] ninguém venceu: acabaram os turnos
        [standstill] ninguém venceu: nenhum gato consegue mais andar
        [delivery] { $who } venceu: { brought-home }
       *[trap] { $who } venceu: { is-trapped }
    }
# en: df028bb6
result = { $who } vence, { $scores } em peixes: { $ended ->
    [delivery] { brought-home }
   *[trap] { is-trapped }
}
# en: 84ecd66e
is-trapped = { $whom } ficou sem saída
# en: 785f322f
brought-home = { $cats ->
    [1] o gato levou um peixe para casa
   *[other] os dois gatos levaram um peixe para casa
}

## A position on one line
## For the terminal and for reports of errors; in short.

# en: a588fce8
position = { $counted ->
    [yes] turno { $turn },{" "}
   *[no] {""}
}{ $question }; { LIST($there, "comma") }; especiais: { $specials_left }
# en: 6882e1a6
cat-there = { cat-name } em { $cell }{ $carries ->
    [fish] {" "}com um peixe
    [done] , já terminou
   *[nothing] {""}
}
# en: 8a85acc7
no-cats = ainda sem gatos
# en: 80d4e37a
specials-of = { $who } { $left }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 4d334c8f
no-such-space = Essa casa não existe.
# en: 3750107e
in-the-middle = { $cell } fica no meio; peixes e gatos se desenham na primeira e na última fileira.
# en: d27a5a12
drawn-on-already = Já há um desenho em { $cell }.
# en: 8759d3ad
not-drawn-on = { $cell } tem um santuário ou um bueiro, e ali não se desenha.
# en: 82970b5d
fish-drawn-there = { $who } já desenhou { $n } { FORM($n, "peixe", "peixes") } na fileira { $row }.
# en: c9c5956a
cat-drawn-there = { $who } já desenhou um gato na fileira { $row }; de cada lado começa um.
# en: 8220ede0
other-starting-row = { $cell } não é da fileira de { $who }; os gatos começam na própria fileira.
# en: ab7b4e52
too-near = { $cell } fica perto demais; aqui é preciso deixar pelo menos { $needed } { FORM($needed, "casa", "casas") } entre dois desenhos.
# en: c054a6c9
several-moves = Mais de uma jogada termina em { $cell }, e cada uma tem a sua marca.
# en: a7046ac8
all-rest = Todos os gatos já entregaram o peixe e descansam.
# en: fa2194c3
shrine = { $cell } tem um santuário, e nenhuma linha entra ali.
# en: eb4f642f
there-already = O { cat-name } já está em { $cell }.
# en: f7da2ea5
across-a-corner = { $cell } fica na diagonal do { cat-name }; nenhum gato anda na diagonal.
# en: e5b24996
not-in-line = { $cell } não está na mesma reta que o { cat-name }; ele anda para uma casa vizinha ou salta em linha reta.
# en: 11193cc6
pair-blocked = Os bueiros { -sewers } { $entry } e { $cell } estão fechados.
# en: 064009a2
line-on-sewer = Uma linha de { $whom } cobre um dos bueiros { -sewers }.
# en: 84316373
specials-used-up = { $specials ->
    [0] Nesta partida não há jogadas especiais.
    [1] { $who } já gastou a jogada especial.
   *[other] { $who } já gastou as { $specials } jogadas especiais.
}
# en: 38a02a86
wall-between = Há um muro entre { $here } e { $cell }.
# en: 5f3ecccf
line-of-other = { $cell } tem uma linha de { $whom }, e nenhum gato pisa nela.
# en: 61a07032
line-outside = Quem sai de um prédio pisa em uma casa sem linha, e { $cell } tem uma.
# en: fafed2d3
own-line = { $cell } tem uma linha de { $who }, e aqui nenhum gato pisa na própria linha.
# en: bffc5529
fish-of-own-side = O peixe de { $cell } está na própria fileira do { cat-name }; um gato busca o peixe na fileira do outro lado.
# en: 433cb5fd
has-had-fish = O { cat-name } já pegou o seu peixe; cada gato pega um e não entra onde há outro.
# en: 06bc059e
wall-in-the-way = Um muro ou um santuário depois de { $here } está no caminho; nenhum salto passa por cima dele.
# en: af751c99
nothing-to-cross = { $cell } fica longe demais: um gato só salta por cima de linhas, e { $there } não tem nenhuma.
# en: fb77c33d
lands-on-line = { $cell } tem uma linha; um salto termina na primeira casa sem linha.
# en: 334dc9fb
not-blank = { $cell } não está vazia, e aqui um salto só termina em casa vazia.
# en: 4729baed
not-your-cat = O { cat-name } é do outro jogador.
# en: b4c02ffe
touch-where-it-goes = Escolha para onde o gato vai.
# en: 355579ad
what-takes-specials = { FORM($jump_is_special, "Qualquer salto", "Um salto por cima de uma linha do adversário") }, ou a passagem por um bueiro, gasta uma jogada especial.
# en: bc0b3f2b
bot-random = Gatinho (joga qualquer coisa)
# en: a31a5bac
bot-random-does = Faz qualquer ação permitida, todas por igual.
# en: dab4afa8
bot-straight-on = Pip (criança)
# en: 287b1dbb
bot-straight-on-does = Joga como criança: vai direto ao peixe mais próximo e só vê uma linha quando chega a ela.
# en: ae69111b
bot-beginner = Pintado (iniciante)
# en: 8f59d354
bot-beginner-does = Joga como Raio, mas deixa uma em cada seis decisões ao acaso.
# en: 3ebb18d2
bot-stroller = Andarilho (médio)
# en: 4975a9dd
bot-stroller-does = Joga como Raio, mas deixa uma em cada doze decisões ao acaso.
# en: 66680a59
bot-racer = Raio (forte)
# en: 5cee95fc
bot-racer-does = Vai pelo caminho mais curto ao peixe e para casa, e salta ou usa um bueiro onde isso poupa passos.
# en: edcb2a8c
bot-blocker = Mochi (forte)
# en: 0a13c3e5
bot-blocker-does = Vai pelo caminho mais curto, mas prefere fechar o do adversário onde isso lhe custa mais.
# en: f4f9f55e
bot-learned = Sálvia (forte)
# en: fff876a4
bot-learned-does = Aprendeu em milhares de partidas contra si mesmo onde deixar o caminho de Raio. Numa partida igual, uma jogada especial guardada lhe vale 52 pontos de chance de ganhar, e uma segunda, mais 6.
# en: 7fef01c4
bot-tree-search = Grão-mestre Neko (mestre)
# en: b8bb0aa4
bot-tree-search-does = Joga muitas partidas a partir de cada decisão e escolhe o que deu mais certo.
# en: e6c70271
goal-steps-ahead = passos de vantagem
    .about = Quantos passos a menos que o adversário você precisa depois da jogada, sem saltos; não ter caminho vale 99.
    .best = maior vantagem em passos
    .why = { $lead ->
        [free] Depois, um gato do adversário fica sem caminho
        [shut] Depois, um gato seu fica sem caminho
        [behind] Depois você fica { $amount } { FORM($count, "passo", "passos") } atrás
        [level] Depois ninguém está à frente
       *[ahead] Depois você fica { $amount } { FORM($count, "passo", "passos") } à frente
    }
