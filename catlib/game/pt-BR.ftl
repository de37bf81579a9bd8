### What all games say in the same words. Variables and forms: en.ftl, docs/translating.md; words: docs/glossary/pt-BR.md.

# en: 2f7252bb
you = você
    .name = Você
# en: 4c32b6e9
list-comma = { $before }, { $last }
# en: b5b8b301
list-and = { $before } e { $last }
# en: 0dd68dd0
list-or = { $before } ou { $last }
# en: 2d28994f
list-space = { $before }{" "}{ $last }
# en: 1122f7b9
list-then = { $before } e depois { $last }
# en: 1071f729
ordinal = { $n ->
    [1] primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
    [5] quinto
    [6] sexto
    [7] sétimo
    [8] oitavo
    [9] nono
    [10] décimo
   *[other] { $n }º
}
    .feminine = { $n ->
        [1] primeira
        [2] segunda
        [3] terceira
        [4] quarta
        [5] quinta
        [6] sexta
        [7] sétima
        [8] oitava
        [9] nona
        [10] décima
       *[other] { $n }ª
    }
    .place = { $n }º lugar
# en: b0baae3d
named = “{ $what }”
# en: d23db717
touch = Clique em: { $what }.
# en: 59275e06
touch-for = Para { $whole }, clique em: { $what }.
# en: d9e53fec
first-step = O primeiro passo até lá: { $what }.
# en: 1a182611
put-back = Sobrou: { $what }. Clique de novo para soltar.
# en: c7557b28
own-way = { $lost ->
    [no] Você escolheu por conta própria
   *[other] { $lost }
}; o guia continua daqui.
# en: 3baa3d4a
whose = { $who ->
    [you] seu
   *[other] de { $who }
}
# en: 51c0ae47
question = { $who } { $asks }
# en: 2e056307
name-and-colour = { $name } ({ $colour })
# en: 92bd39ea
decides = { $who } decide
# en: d32abe3b
wins = { $who } venceu!
# en: 05fa25c4
game-pays = o jogo paga { $n }
# en: 40c529ea
won = { $n ->
    [0] ninguém venceu
    [one] { $who } venceu
   *[other] { $who } venceram
}
# en: 1c30444d
team-ended = { $team }: { FORM($won, "vitória", "derrota") } de toda a equipe
# en: ff187b9c
team-won = a equipe { $team } venceu: { $who }
# en: edea24e2
chance-decides = a sorte decide
# en: 1e670fbd
chooses = { $who } escolhe { $what }
# en: 8f1dfc2c
chance-brings = { $dealer ->
    [dice] { FORM($n, "O dado mostra", "Os dados mostram") } { $what }
    [deck] { FORM($n, "A carta é", "As cartas são") } { $what }
   *[other] O acaso traz { $what }
}
# en: 94ffbd22
what-is = { $what }: { $n }
# en: 19918484
choose = { $choices ->
    [no] Escolha uma das opções
   *[other] Clique em { LIST($choices, "or") }
}.
# en: 245610e8
has-to-decide = { $who } precisa decidir: escolha uma das opções.
# en: eb00da4b
nothing-to-decide = { $who } ainda não teve nada para decidir.
# en: a34f1cc3
in-turn = { heading }. { $asked }
# en: 4d1beb66
ended-early = Ninguém mais podia alcançar quem está na frente, por isso a partida termina aqui.
# en: 8d55c400
resigned = { $who } desistiu, por isso a partida termina aqui.
# en: 46ae9680
resign = { $who ->
    [you] Você desiste? Isso termina a partida.
   *[other] { $who } desiste? Isso termina a partida.
}
# en: e7654013
foregone = { $who } praticamente já venceu. Terminar a partida agora?
# en: 8c45dad1
game-over = A partida acabou; comece outra ou volte um passo.
# en: edb0a2f5
not-asked = Isso não pode ser escolhido agora.
# en: 89b05e74
list-to = { $before } a { $last }
# en: 7489816f
before-the-first-turn = antes da primeira jogada
# en: 04f65df4
heading = { $who ->
    [you] sua vez
   *[other] vez de { $who }
}
# en: 71055da4
now = Agora { $question }{ $answers ->
    [no] {""}
   *[other] : { $answers }
}.
# en: be42349a
ours = °
# en: d63b667e
note-on-ours = ° marca a nossa leitura, onde as regras impressas deixam algo em aberto, e o que nós inventamos. Todo o resto está nas regras impressas.
# en: 59bd5965
game-for = É um jogo para { $n ->
    [1] uma pessoa
   *[other] { $n } pessoas
}.
# en: 7ea731da
usual-house-rules = Joga-se com as regras da casa de sempre.
# en: 80cd8c5e
house-rules-here = Regras da casa nesta mesa
# en: 9249b67a
house-rules-to-try = Regras da casa para experimentar
# en: 638cb71f
house-rule = { $about }. Aqui: **{ $value ->
    [yes] sim
    [no] não
   *[other] { $value }
}**{ $changed ->
    [yes] , normalmente { $usual ->
        [yes] sim
        [no] não
       *[other] { $usual }
    }
   *[no] {""}
}.
# en: 5998fece
not-fetched = Não foi possível carregar { $what }: a rede caiu?
# en: 48e0e093
save-refused = a partida salva está danificada, incompleta, ou é de outra versão ou de outro jogo
# en: 4a878eba
kept-refused = Não dá para ler a partida guardada ({ $why }); { $found ->
    [yes] esta é a última posição boa
   *[no] nada dela pode continuar
}.
# en: e0999026
sentence = { $said }.
# en: 8b0b3fcd
yes = sim
# en: 62f92631
no = não
# en: ad2f7afe
none = nenhum
# en: 330a9d63
one-of-your-own = feito por você
# en: 1ffb1893
goal-chance-to-win = chance de vencer
    .why = Você vence com { $n } de chance{ $sure ->
        [alone] {" "}se você jogar com perfeição daqui em diante
        [all] {" "}se todos jogarem com perfeição
       *[other] {""}
    }
    .about = Chance de vencer a partida; um empate conta como uma parte igual da vitória.
    .team = Chance de a equipe vencer a partida; um empate conta como uma parte igual da vitória.
    .together = Chance de todos vencerem a partida juntos.
# en: 76fac3c8
goal-why = Segundo “{ $goal }” vale { $n }
# en: 031c62d6
beside = { $why }{ $how ->
    [alike] . A segunda melhor vale mais ou menos o mesmo
    [next] ; a segunda melhor, { $other }
    [done] ; o que foi jogado, { $other }
   *[alone] {""}
}.
# en: cd60f1a6
chance-to-win = Chance de vencer: { $parts }
# en: 33979297
wins-with = { $who } { FORM($who, "vence", "vence") }: { $chance }
# en: af7b2a3d
table = O mesmo em uma tabela
# en: b37561e8
details = Detalhes técnicos
# en: 11ad13cf
go-on = Continuar
# en: 9389ee46
see-board = Ver o tabuleiro
# en: 8edfa2b8
larger = Toque no lugar que quer · ✕ tabuleiro inteiro
# en: a4a14f80
how-to-play = Como jogar
# en: 7a3fb33a
close = Fechar
# en: 878bb487
thinking = Pensando…
# en: 5ba76164
selected = escolhido
# en: b792ffa5
can-be-chosen = pode ser escolhido
# en: 2795d862
kernel-stopped = O kernel parou; execute a célula de novo.
# en: a97723d6
our-reading = nossa leitura
# en: 5ba0e9ed
as-written = como está escrito
# en: 7e52911a
worth-proved = Chance de vencer se os dois jogarem o melhor possível; todas as sequências que importam foram examinadas. Entre vitórias iguais, a mais rápida é a melhor; entre derrotas iguais, a mais demorada.
# en: 02490a51
worth-solved = Resolvido: vale se todos jogarem o melhor possível daqui em diante.
# en: d2ee06eb
worth-played-on = Estimado: vale se, depois da escolha, todos continuarem jogando como { $bots }.
# en: b9f9df57
worth-dealt-anew = O que você não pode ver é redistribuído em cada partida.
# en: b5fbbd48
worth-cut-off = Algumas dessas partidas não terminaram em { $n } passos; contam como { FORM($together, "não vencidas", "empates") }.
# en: 1839700f
worth-balanced = Resolvido como equilíbrio: ninguém olha o que está oculto nem ganha nada por saber como os outros jogam.
# en: fb16390a
worth-unseen = Estimado a partir de { $n } partidas em que ninguém olha o que está oculto; não se sabe de quanto pode ser o erro.
# en: 4c12bd0f
worth-openly = Estimado por buscas em árvore com as mãos à vista; não se sabe quanto isso se afasta da melhor forma de jogar.
# en: 1e5ecdba
worth-guessed = Estimado por uma busca em árvore; não se sabe quanto isso se afasta da melhor forma de jogar.
# en: 8ba20f59
worth-mixed = O melhor é misturar: { $choices }.
# en: fd81ab9c
never-ends = não termina nunca
# en: 4410012e
review-searched = Não é exato: uma busca avaliou estas decisões. Uma perda conta se for maior que a sua margem; algumas menores passam despercebidas.
# en: cb7c1acc
review-paired = Não é exato: vem de { $n } partidas que robôs jogaram até o fim, com a mesma sorte para cada opção. Uma perda vale se todos continuarem jogando como { $bots }. Só contam perdas maiores que a sua margem, cada uma medida em { $fresh } partidas novas; algumas menores passam despercebidas.
# en: 0edb618d
tap-to-skip = toque para pular
# en: 5c6d4024
player = Jogador { $n }
# en: 3c3ce303
bot-random = Aleatório (escolhe qualquer jogada)
# en: ee68f087
bot-greedy = Guloso
# en: 461c8ffd
bot-search = Busca (testa muitas partidas)
# en: e57743ea
bot-random-does = Qualquer opção permitida, todas por igual.
# en: 0aab63ec
bot-greedy-does = Olha uma opção adiante e escolhe a melhor pela estimativa do próprio jogo.
# en: 298562f2
bot-search-does = { $hidden ->
    [yes] Joga um equilíbrio quando ele é logo encontrado; se não, antes de cada decisão ensaia muitas partidas, sem espiar as cartas dos outros.
   *[no] Antes de cada decisão ensaia muitas partidas.
}

# en: d1b45ad5
slip-at-least = Em Python se escreve >= e não =>.
# en: 23dc7151
slip-at-most = Em Python se escreve <= e não =<.
# en: e9716faf
slip-compare = Em Python, ≥ se escreve >=, ≤ se escreve <= e ≠ se escreve !=.
# en: 5404429e
slip-times = Em Python, “vezes” se escreve *.
# en: 47a37965
slip-divided = Em Python, “dividido por” se escreve /.
# en: 233d1c68
slip-power = Em Python, um quadrado se escreve ** 2 e um cubo, ** 3.
# en: 427cd53b
slip-minus = Escreva o sinal de menos do teclado: -.
# en: 14750e7b
slip-quotes = Escreva as aspas retas do teclado: ".
# en: 1d7ae0a3
slip-and = Em Python se escreve a palavra “and”.
# en: 9a5c8490
slip-or = Em Python se escreve a palavra “or”.
# en: 1452ccec
slip-elif = Em Python, “else if” é uma palavra só: elif.
# en: 2bf2c557
slip-small = Em Python, essas palavras começam com letra minúscula.
# en: 716bc94b
slip-factor = Escreva * entre um número e um nome, como 2 * n.
# en: e67f1a17
slip-colon = Uma linha assim termina com dois-pontos.
# en: 35df0ef0
slip-equals = Para comparar, escreva ==. Um só = dá um nome a um valor.
# en: f7ce4433
slip-open = Um parêntese se abre aqui e nunca se fecha.
# en: ef0f357a
slip-closed = Um parêntese se fecha aqui sem ter sido aberto.
# en: 50cca38f
slip-bracket = Um parêntese de um tipo é fechado aqui com um de outro tipo.
# en: c002b63a
slip-quoted = Palavras entre aspas terminam com as mesmas aspas, na mesma linha.
# en: a6fcfff3
slip-indent = A linha depois dos dois-pontos começa com quatro espaços a mais.
# en: 2e667595
slip-too-far = Esta linha começa com espaços demais.
# en: 7fc6bf0e
slip-unlike = Esta linha começa com espaços a mais ou a menos, em comparação com as linhas do seu grupo.
# en: 01160816
slip-tabs = Comece as linhas só com espaços, de quatro em quatro.
# en: a4b5a8c8
slip-return = “return” fica dentro de uma função: sua linha começa com quatro espaços.
# en: fa434f49
slip-comma = Falta algo entre duas coisas aqui: uma vírgula ou um sinal como *.
# en: b040bb54
slip-else = Depois de “… if …” na mesma linha vem “else” e o que vale no outro caso.
# en: 78c34303
slip-in-line = Linha { $n }: { $slip }
# en: 907e224f
slip-unread = O Python não consegue ler a linha { $n }. Compare com o código acima, sinal por sinal.
# en: 9fae09bf
slip-unknown = O Python não conhece “{ $name }”. Está escrito como acima, com as mesmas maiúsculas e minúsculas?
# en: 829297a4
dice-fell = { $said ->
    [no] O dado
   *[other] Saiu: { $said }
}
# en: a26cda88
simulated = { $name }, { $games } partidas{ $stopped ->
    [yes] , paradas antes do fim
   *[no] {""}
}
# en: 4f1697b2
simulated-together = { $bots }: vencem juntos { $value }
# en: ec2e33cc
simulated-team = { $name }: vence { $value }
# en: cb53e3ca
simulated-seat = jogador { $n }, { $who }: vence { $value }{ $alone ->
    [no] {""}
   *[other] , { $alone } sozinho
}
# en: d08639d7
simulated-shared = vitória dividida: { $value }
# en: 62693db4
simulated-drawn = ninguém vence: { $value }
# en: 16c30f9b
simulated-lost = sem vitória: { $value }
# en: d13a2456
simulated-open = { $n } não terminaram
# en: b4dc5fd1
solved = { $value } para { $together ->
    [yes] todos
   *[no] o primeiro jogador
}, { $gap ->
    [no] exato
   *[other] limite ± { $gap }
}{ $hidden ->
    [yes] {" "}com as cartas abertas
   *[no] {""}
}; { $n } posições
