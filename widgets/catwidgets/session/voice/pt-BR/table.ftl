### What a table says itself, in whatever game. Variables: the file in en; words: docs/glossary/pt-BR.md.

## What a mouse does in every sentence that is shown, and what a finger does in its place
# en: be950886
click = Clique
    .tap = Toque

## The row of buttons above the board, and what "More" unfolds
# en: 41714148
undo = Desfazer
    .tip = Desfazer a última decisão (U)
# en: 4f8ff2fd
redo = Refazer
    .tip = Fazer de novo o que foi desfeito (Y)
# en: 22f94ca1
guide = Guia
    .tip = Mostrar no tabuleiro como são os próximos três turnos
# en: d6b37ac8
give-up = Desistir…
    .tip = Terminar a partida aqui, se você confirmar
# en: 176ca96a
set-up = Nova partida…
    .tip = Quem joga, em que nível e com quais regras da casa
# en: 3d6aee26
more = Mais
    .tip = Nova partida, valores, desenhos no tabuleiro, histórico, análise, salvar
# en: 41009ecd
replay = Rever
# en: 08729322
worth-of-choices = Valor das opções
# en: 58a00019
hidden = só na dica
# en: d528786f
step-by-step = Passo a passo
# en: 2deed4bd
real-dice = Eu rolo dados de verdade
# en: 046977c7
speed = Velocidade
# en: 40081b36
slow = lenta
# en: e572274f
usual = normal
# en: be4d7690
fast = rápida
# en: 55c17a02
at-once = na hora
# en: db5b0704
sound = Som
# en: fd5735a8
cover = Esconder as cartas na troca de jogador
# en: a6f2a0db
open-hands = Mãos à vista
# en: 977fa953
show-on-board = Mostrar no tabuleiro:
# en: c812d4f6
signs = O que significam os sinais no tabuleiro
    .new = Moldura roxa: acabou de mudar.
# en: 5c370787
hint = Dica
    .tip = Qual é uma boa escolha? Peça de novo para ver quanto ela vale, e mais uma vez para saber por quê (H)
# en: a5c44d52
hint-worth = Quanto vale?
# en: 48922353
hint-why = Por quê?

## The tabs
# en: ad98876a
log = Histórico
# en: 68963522
luck = Sorte
# en: 77220005
review = Análise
# en: e428a97c
new-game = Nova partida
# en: a34bf2e6
how-to-play = Como se joga { $game }

## Choices beside the board
# en: e52f2f04
choices = Suas opções
# en: cc9a376e
choices-worth = Quanto vale cada opção
# en: 94743a73
is-over = A partida acabou
# en: 3d985209
play-again = Jogar de novo
# en: fb6784cd
review-this = Analisar esta partida
    .tip = Avaliar cada decisão que você tomou até aqui
# en: 64a50565
show-my-cards = Eu sou { $who }: mostrar minhas cartas
# en: 52744201
goal-is-silent = “{ $goal }” não diz nada sobre estas opções.
# en: 2311e505
goal-is-same = “{ $goal }” é igual para todas as opções aqui.
# en: 9f579cb1
working = calculando…
# en: a5f68f13
close = parelho demais para dizer
# en: ce6440a4
best-choice = melhor opção
# en: 3f814db7
may-be-best = talvez a melhor
# en: ef23b77f
hint-others = { FORM($n, "Outra opção", "Outras opções") } { $close ->
    [yes] { FORM($n, "pode ser igualmente boa", "podem ser igualmente boas") }
   *[no] { FORM($n, "é igualmente boa", "são igualmente boas") }
}.
# en: acd18542
no-matter = Aqui várias opções dão no mesmo, então tanto faz qual delas você escolhe.
# en: b2c16570
only-choice = Agora só dá para fazer uma coisa.
# en: e14d1523
how-known = O computador jogou { $games } partidas a partir daqui: { $n ->
    [1] esta escolha se saiu melhor
    [2] “{ $best }” e “{ $other }” se saíram mais ou menos igual
   *[other] várias escolhas se saíram mais ou menos igual
}.
# en: b9366745
next-best = A segunda melhor opção, “{ $other }”, { $chance ->
    [yes] dá { $less } em vez de { $value }
    [cost] fica em { $less } em vez de { $value }
   *[no] dá { $by } a menos
}.
# en: 96981f20
all-the-same = Aqui todas as opções valem o mesmo.
# en: 9ced9c23
some-may-be-best = { $some ->
    [yes] Parelho demais para dizer: a melhor pode ser uma das primeiras { $n }.
   *[no] Ainda é cedo para dizer: jogue o que quiser.
}
# en: 7254d494
falls-short = { $by }{ FORM($chance, " pontos percentuais", "") } a menos
# en: 2365c1dc
about-as-good = quase tão boa quanto a melhor
# en: 24bf37f1
worth = vale { $value }
# en: ca4258eb
choice-spoken = { $choice }, vale { $value }, { $rank }
# en: e8243e12
exactly = exatamente { $value }
# en: 8e430f34
more-below = ▾ mais # abaixo
    .above = ▴ mais acima
# en: 7e10e4c3
show-all = mostrar todas as { $n } opções
# en: 699316c6
press-r = Aperte R para jogar o que está selecionado, Escape para largar.
# en: eff22def
let-decide = deixar { $who } decidir
# en: 2b6a0bfa
chance-due = É a vez da sorte
    .act = deixar a sorte decidir
# en: 22457bee
card-due = É a vez de uma carta
    .act = virar a próxima carta
# en: 747ddf5a
dice-due = É a vez dos dados
    .act = rolar o próximo dado
# en: 88e466ae
die-shows = Quanto saiu no dado?
# en: 19ab9315
sooner = “{ $best }” vale tanto quanto “{ $other }” e deixa você em melhor posição.

## What goes wrong when something is touched
# en: 1a33a0fa
nothing-to-undo = Não há nada para desfazer.
# en: da82c9e2
nothing-to-redo = Não há nada para refazer.
# en: b3f1bf2d
nothing-to-repeat = Não há o que continuar; escolha uma das opções.
# en: d4fb9e1b
nothing-covered = Nada está escondido; quem tem a vez vê as cartas.
# en: 3555a943
no-more-hints = Peça uma dica quando for a sua vez de escolher.
# en: ecea4fa4
several-ways = Isso pode ser entendido de vários jeitos; escolha um.
# en: 05cc4420
no-action = O que está selecionado não forma uma jogada.
# en: 6107cbcb
pass-screen = Passe a tela para { $who }
# en: fe6fc9be
then-presses-s = { $asked }, que então aperta S.
# en: 0f5338aa
bot-stopped = { $who } parou de pensar ({ $reason }). Sua partida está guardada: deixe { $who } decidir de novo, ou abra Nova partida e ponha outro robô no lugar.

## The sentence under the board and the log
# en: 272cd9b6
over-and = A partida acabou. { $ending }
# en: f9a171f3
the-end = Fim
# en: 85fb3225
nothing-yet = Ainda não aconteceu nada.
# en: a54b0764
before-that = { $heading }, antes disso

## The bar at the side of the board: who wins how often, and what that holds for
# en: 27efb724
if-solved = se todos jogarem o melhor possível
# en: d7af1c3d
if-guessed = estimado por uma busca em árvore
# en: c0e88b3e
if-balanced = em equilíbrio
# en: 7043c310
if-like = se todos continuarem jogando como { $bots }
# en: a8ceb603
the-others = os outros
# en: 028dd916
won-together = vitória de todos
# en: c718ee9b
lost-together = derrota
# en: 29fa3b57
your-team = seu time
# en: 8f728d98
other-team = os outros

## The small chart, and the tab Luck
# en: 6245d75a
what-next = O que pode vir agora
# en: 1a813ca3
next-worked-out = Calculando o que pode vir agora
# en: 643c7a29
after = Depois de “{ $choice }”
# en: b6a7eb22
luck-later = Pouco depois de cada rolagem, aqui se vê quanta sorte houve.
# en: 15673a1a
last-roll = Última rolagem
# en: 382273e8
all-rolls = Todas as rolagens até aqui

## The offer to go on with a game that was kept
# en: f8527169
go-on-asks = Continuar do turno { $turn }?
# en: b00892f8
games-kept = { $n } { FORM($n, "partida está guardada", "partidas estão guardadas") } aqui.
# en: 89ede994
go-on = Continuar
    .tip = Continuar a partida guardada
# en: 7bb2ac41
go-on-game = Partida { $number }, turno { $turn }
# en: 8b576c9e
put-aside = O que não puder ser lido fica de lado, sem ser apagado, quando você continuar.
# en: 23062064
save-copy = Salvar uma cópia
    .tip = Gravar em um arquivo o que não pode ser lido
# en: 73a3ce50
start-anew = Começar de novo
    .tip = Deixar a partida guardada e jogar esta
# en: cc842e92
lost = O kernel parou; sua partida está guardada. Execute a célula para continuar.
# en: 09b6713a
kept-beside = Outra mesa também guarda aqui a partida dela; esta é guardada à parte, e nada se perde.
# en: a5b9b63d
kept-again = Esta partida voltou a ser guardada.
# en: 311c822c
kept-unreadable = A partida guardada não pode ser lida: { $why }.
# en: 604c891d
none-kept = Nenhuma partida está guardada aqui; jogue a que está na mesa.
# en: 440e12b9
cannot-keep = Esta partida não pode ser guardada: { $place }: { $why }.
# en: 4ba3326a
disk-busy = outros programas gravam ali o tempo todo

## The guide of the first turns
# en: 15bff92b
guide-step = Vez { $turn } de { $turns }: { $said }
# en: bf069c19
others-play = Daqui a pouco é a sua vez.
# en: 8627ff0d
guide-over = Agora você já sabe como é. Peça uma dica quando quiser; todas as regras estão em “?”.
# en: e753ec42
skip = Continuar jogando sem o guia
# en: 1613d8de
end-game = Terminar a partida
    .tip = A partida termina aqui; dá para desfazer
# en: 34ebe0ff
play-on = Seguir jogando
    .tip = Continuar a partida

## The tab Save
# en: 67395a9b
file = Arquivo
# en: 808bbb27
the-file = O arquivo
# en: f8a0fd9b
paste-code = Cole aqui um código para compartilhar
# en: 0e954a45
share-code = Código para compartilhar
# en: e54bc1fd
save = Salvar
    .tip = Gravar a partida no arquivo
# en: 2c274e91
open = Abrir
    .tip = Continuar a partida do arquivo
# en: c2ae280b
make-code = Criar um código para compartilhar
    .tip = Mostrar a partida inteira em uma linha de texto
# en: eddfa40f
load-code = Carregar o código
    .tip = Continuar a partida do código
# en: 14d75e8f
not-a-match = { $file } já existe e não é uma partida salva; escolha outro nome.
# en: 7db6af92
saved-in = Salvo em { $files }.{ FORM($secret, " O arquivo guarda também as cartas escondidas.", "") }
# en: 11ff1508
goes-on-with = A partida continua com { $file }.
# en: 9b820b61
code-holds = O código contém a partida inteira; quem o carrega pode continuar daqui.{ FORM($secret, " O código contém também as cartas escondidas.", "") }
# en: 3d429cd3
no-code = Ainda não há código; cole um, ou crie um desta partida.
# en: ccd5d411
goes-on-with-code = Continua com a partida do código.
# en: 5b80c74b
no-name = O arquivo ainda não tem nome; escolha um.
# en: 14d2c917
file-trouble = { $file }: { $why }.

## The tab New game
# en: f0919a7c
a-person = uma pessoa
# en: 0ab5b14f
seed = Semente
# en: 8cd82d14
by-chance = sorteada
# en: 2d63121c
players = Jogadores
# en: 6fcbc764
start = Nova partida
    .tip = Começar de novo com estes jogadores e estas regras
# en: 9202e713
house-rules = Regras da casa
    .tip = Mudar as regras da próxima partida
# en: 96bcbb5d
rules = Regras
    .tip = Regras da próxima partida: a nossa leitura ou a mais literal.
# en: 2810fc33
ours-is = { $ours }
# en: 8dc745f6
literal = ao pé da letra
# en: 11fae88f
chosen = as escolhidas
# en: 5c530a21
bad-seed = seed={ $seed }: uma semente é um número inteiro, ou nada para sortear uma.
# en: 9f291501
name-of = Nome de { $who }
# en: 519d596f
show-all-rules = Mostrar todas as { $n } regras da casa
# en: 982bc7f2
rules-changed = { $n } { FORM($n, "regra da casa mudou", "regras da casa mudaram") } nesta partida.
# en: 998afe89
next-game = A próxima partida: { $n } { FORM($n, "jogador", "jogadores") }{ $changes ->
    [no] {""}
   *[other] , { $changes }
}.
# en: 5cec3283
rule-number = { $name }, número { $n }

## A análise da partida
# en: 64bf90ad
review-offer = Seu melhor momento, as decisões que mais custaram e quanta sorte você teve.
# en: 17e2813b
review-busy = Calculando: { $chance } prontos. Até o fim, o que está abaixo é aproximado.
# en: 01c25992
judged-by = Segundo
    .best = a melhor forma de jogar conhecida
    .tip = O nível dos jogadores que avaliam: um erro é então o que custa vitórias se todos continuarem jogando como eles
# en: 5661ab9f
judged-like = Segundo { $who }: um erro é o que custa vitórias se todos continuarem jogando assim.
# en: 197bf3dc
back-to-end = Voltar ao final
    .tip = Continuar de onde a partida está
# en: 8e454e41
looking-at = Você está vendo: { $heading }.
# en: d87fb7ce
look-at-it = Ver esta decisão
# en: d29b7015
decision-gone = Esta decisão já não faz parte da partida; analise de novo.
# en: ab127db6
was-better = { $choice }. Melhor: { $best } ({ $by }).
# en: 0dcc8749
mistakes = { $n } { FORM($n, "erro", "erros") } em { $who ->
    [you] suas { $all } decisões
   *[other] { $all } decisões de { $who }
}. { FORM($n, "Foi este:", "Os mais caros:") }
# en: 11ba621f
no-mistake = Nenhum erro{ FORM($sure, " certo", "") } em { $n } { FORM($n, "decisão", "decisões") } { $who ->
    [you] {FORM($n, "sua", "suas")}
   *[other] de { $who }
}.
# en: f9f563f0
best-moment = { $who ->
    [you] Seu melhor momento
   *[other] O melhor momento de { $who }
}: { $heading }, “{ $choice }”. Depois, { $by ->
    [no] o valor ({ $goal }) subiu de { $low } para { $high }
   *[other] o valor ({ $goal }) subiu { $by }
}.
# en: 124a7b07
luck-amount = A sorte e o que os outros fizeram: { $by }.
# en: e034ea5a
luck-even = A sorte e o que os outros fizeram quase não { $who ->
    [you] ajudaram nem atrapalharam você
   *[other] ajudaram nem atrapalharam { $who }
} ({ $goal }).
# en: 34bfe8f2
luck-was = A sorte e o que os outros fizeram { FORM($good, "ajudaram", "atrapalharam") } { FORM($much, "muito", "um pouco") } { $who ->
    [you] você
   *[other] { $who }
} ({ $goal }).
# en: f419e52a
percentage-points = { $by } pontos percentuais
# en: 6ce679da
curve = { $goal } de decisão em decisão
    .click = { $goal }; clique para ir até lá
# en: 5fc2028e
smoothed = suavizado
# en: 275ddfe0
at-each-decision = em cada decisão
# en: 6e81c59c
gave-away = { $choice }, perdeu { $by }, melhor: { $best }
# en: 1c6825c6
mark = { $how ->
    [exact] exato
    [bound] exato até o milionésimo
    [equilibrium] equilíbrio
   *[estimate] { $n ->
        [no] estimativa
       *[other] estimativa de { $n } partidas
    }
}
