### O que toda lição diz. Variáveis: o arquivo em en.

# en: ad4be43f
page-guess = Palpitar
# en: c1aea0bf
page-check = Conferir
# en: 41d4beb7
page-your-guess = Seu palpite
# en: 13c32ba7
page-your-last = Sua última resposta
# en: 045b6065
page-answer = A resposta
# en: f5997c54
page-show = Mostrar a resposta
# en: 6d38a9bc
page-code = Meu código:
# en: f34a6588
how-fraction = uma probabilidade, como 7/40, 0,175 ou 17,5%
# en: 3a479126
how-number = um número
# en: e851845b
how-whole = um número inteiro
# en: 2ae09ef0
how-points = pontos percentuais, como 2,5
# en: 3a47d060
how-choice = {""}
# en: e6bf6ae2
guess-first = Primeiro dê um palpite: qualquer resposta é melhor do que nenhuma.
# en: 9da602e3
write-first = Primeiro escreva uma resposta.
# en: e9944412
choose-first = Primeiro escolha uma resposta.
# en: e361be03
went-wrong = Algo deu errado: { $error }
# en: 22f40578
guess-still = Primeiro dê um palpite: { $question }{ $guess ->
    [no] {""}
   *[other] {" "}Seu palpite: { $guess }; a resposta: { $answer }
}
# en: 5c3b84ef
exercise-still = Exercício: { $question }{ $guess ->
    [no] {""}
   *[other] {" "}{ $guess }: { $verdict }
}

# en: 05c26128
right = Certo: { $answer }.
# en: 7b7e720a
right-is = Certo: { $written } é { $answer }.
# en: 483a3b9d
right-rounded = Certo: { $written } é { $answer }, arredondado.
# en: 65fa829c
not-yet = Ainda não.
# en: c4563c6e
nearly = Quase.
# en: 38561813
more-digits = Pode ser a resposta arredondada: dê uma fração ou mais um algarismo.
# en: 217bcf14
last-digit = Quase: o último algarismo não está bem arredondado.
# en: 39178291
your-turn = Sua vez: escreva a resposta no lugar dos três pontos e execute esta célula de novo.
# en: 61d9ad73
no-choice = “{ $given }” não é uma das opções: { $choices }.
# en: 3a9930dd
less = É menos do que isso.
# en: 976f77ea
more = É mais do que isso.
# en: 8f7ccf39
only-whole = A resposta é um número inteiro.
# en: 95b58622
a-share = Sua resposta está como proporção. Um ponto percentual é 0,01.
# en: 365aa5fb
percent-sign = É uma porcentagem? Então escreva o sinal % no fim.
# en: b7bd4e9a
upside-down = Está invertido: esse número diz “uma chance em quantas”.
# en: 29397d92
no-chance = Uma probabilidade fica entre 0 e 1.
# en: 1250eb8a
complement = Essa é a probabilidade de não acontecer.
# en: 32e7805a
never = Probabilidade 0 quer dizer nunca.
# en: 704588b1
always = Probabilidade 1 quer dizer sempre.
# en: 29bf362d
agree = { $ways ->
    [2] Dos dois jeitos
   *[other] Dos { $ways } jeitos
} dá o mesmo.
# en: 4c906cb6
differ = Não dá o mesmo: { $values }.
# en: 0c916470
odds = Isso compara vitórias com derrotas; a probabilidade é o número de vitórias dividido pelo de todos os casos.

# en: 63bf33ae
no-number = { $given } não é um número: escreva 7/40, 0,175 ou 17,5%
# en: 3dbf407b
too-long = { $given } é longo demais para um número: escreva 7/40, 0,175 ou 17,5%
# en: e05a896c
too-many-digits = não dá para conferir um número com mais de { $most } algarismos: escreva 7/40, 0,175 ou 17,5%
# en: 5d7f4201
cannot-check = { $given } não é um número que dê para conferir: escreva 7/40, 0,175 ou 17,5%
# en: 2d868177
unequal = “{ $given }”: os dois lados não são iguais
# en: d238ac4c
by-zero = { $given } divide por zero
# en: 937e89db
power = a potência { $power } é grande demais para ser calculada aqui
# en: 9a4b9e08
whole-numbers = { $name } precisa de números inteiros de 0 a { $most }
# en: 73b600c2
large-sum = os números desta conta ficam grandes demais para serem calculados aqui

# en: 9a1800ca
own-name = sua função
# en: 43d5136c
own-none = aqui é preciso uma função, e { $given } não é
# en: 18617ced
own-stops = { $name } falha em { $place }: { $error }
# en: 3b525f4d
own-nothing = { $name } não devolve nada em { $place }: termine com `return`
# en: 9d5686d9
own-gives = { $name } devolve { $said }: deveria devolver { $what }
# en: c560bf53
own-dots = escreva algo no lugar dos três pontos em { $name }
# en: b6ca9e30
own-not-yet = Ainda não: { $why }.
# en: 626e5c8e
own-your-turn = Sua vez: { $why }.
# en: a6343598
own-true = Sua função ainda não está escrita, então uma correta desenha isto.
# en: 78f0cc44
own-draws = Isto é desenhado pela sua função.
# en: 06e85078
own-right = Certo: sua função acerta em todos os { $cases } casos.
# en: d987d7b4
own-wrong = Ainda não. Para { $case } deveria ser { $right }, e a sua diz { $said }.

# en: f83514c8
column = coluna { $n }
# en: fc4e2ebf
row = linha { $n }
# en: efc63eda
start-again = Começar de novo
# en: 3081c372
forget = Esquecer tudo ({ $what })
# en: d3c9c3c5
to-begin = Para começar, clique em “{ $button }”.
# en: 579f27d4
your-number = Seu número da chamada
# en: 29ed2780
exercises = Exercícios para o número { $seed }: { $title }
# en: 62a3d0b0
hunt-show = Mostrar todas
    .tip = Desistir e ver todas
# en: fb4491c9
hunt-forget = Esquecer todos os cliques
# en: fc202437
hunt-found = encontrada
# en: 2c065355
hunt-missed = não é uma delas
# en: 2d9ead5c
hunt-map = { $noun ->
    [card] As cartas
   *[other] O mapa
}
# en: ab035a47
hunt-choose = { $noun ->
    [cell] Escolha uma casa.
    [card] Escolha uma carta.
   *[space] Escolha uma casa.
}
# en: 366d9d1f
hunt-said = { $right ->
    [yes] Sim
   *[no] Não
}: { $why }. { $rest }
# en: 7a21da66
hunt-all = Todas encontradas, { $misses ->
    [0] sem erro
   *[other] com { $misses } { FORM($misses, "erro", "erros") }
}. { $moral }
# en: 2af61440
hunt-some = { $found } de { $all } encontradas.
# en: 07e0fd5c
show-numbers = Mostrar todos os números
# en: ec368977
wipe = Limpar o mapa
# en: 8d05ab15
bell = sino

# en: 62837cea
guide-head = Unidade { $number }: { $title }, a partir de { $age } anos, { $minutes } minutos
# en: 49d409a5
guide-about = { $concept }. O jogo: { $game }. { $hook }
# en: 6a2ee1ad
guide-minutes = { $minutes } min: { $what }
# en: 8d1c2435
guide-concept = Conceito
# en: 5aecedc5
guide-plan = Plano
# en: 3047be88
guide-say = O que dizer
# en: e841194b
guide-ask = O que perguntar
# en: 8a31d43b
guide-support = Apoio
# en: 90cd01ab
guide-extension = Para ir além
# en: 5d6cf35b
guide-ticket = Pergunta de saída
# en: 42a0561d
guide-answers = Respostas
# en: 187b61b7
guide-exercises = Exercícios para o número 1
# en: 06c3a479
guide-open = Perguntas abertas
# en: be3b6f29
guide-board = Para desenhar no quadro
# en: d1cd74b6
a-function = Uma função: veja a solução recolhida.
# en: cb662e10
key-question = pergunta
# en: 03fe571b
key-answer = resposta
# en: 8428d6e7
key-wrong = erros prováveis

# en: df138ea4
paper-save = Salvar a folha
# en: 90d7e8b6
paper-saved = Salva como { $name }.
# en: 9c0a6c4c
paper-unsaved = Não foi possível salvar a folha: { $error }.
# en: 15f502aa
paper-still = Folha de exercícios: { $title }, número { $seeds }, { $exercises } exercícios
# en: 32582b97
paper-title = { $title }: folha de exercícios
# en: f6f10b2e
paper-head = Folha de exercícios, número { $seed }
# en: f675263d
paper-level = { $level }: { $text }
# en: 080b1d7a
paper-name = Nome
# en: 5f1a96aa
paper-class = Turma
# en: 1e7af8a8
paper-date = Data
# en: 0a940aca
paper-before = Antes de sair.
# en: ce9f41b4
paper-answer = Resposta:
# en: 0e74f4b5
paper-ticket = Pergunta de saída, todos os números
# en: fa1b35e2
paper-key = Respostas, número { $seed }: { $title }

# en: 1717a6c1
roll-paste = Cole aqui o chat da sua turma
# en: 4b2cf711
roll-class = Número da turma
# en: 65e0e09b
roll-unit = Unidade
# en: 263a2123
roll-gather = Recolher
    .tip = Acrescentar os códigos acima
# en: 6e45415b
roll-again = Recomeçar
    .tip = Apagar todos os códigos
# en: cd48593a
roll-said = { $title }, turma { $class }: { $pupils } { FORM($pupils, "estudante", "estudantes") }, { $answers } { FORM($answers, "resposta", "respostas") }; certas: { $right }.
# en: b98999f6
roll-twice = Dois nomes usam o número { $number }.
# en: c7a7054a
roll-elsewhere = { $n } { FORM($n, "código", "códigos") } de “{ $title }”.
# en: 87346b73
roll-not-taken = { $n } { FORM($n, "código não conta", "códigos não contam") }: { $class ->
    [no] erro de digitação ou outra turma
   *[other] da turma { $class }
}.
# en: f705c1f6
roll-exercise = Um exercício
# en: d8ad3f83
roll-caption = { $title }: G é um palpite, E um exercício
# en: a4fbed51
roll-pupil = nome
# en: c1b305dd
roll-right = certo
# en: 1089f884
roll-wrong = errado
# en: 56eee294
roll-nothing = nada ainda
# en: 7806066e
room-paste = Cole aqui códigos como 7:12:EP
# en: e1154d6c
room-lost = Não foi lido: { $codes }. É um erro de digitação, ou um código de outra turma ou de outra pergunta?
# en: 4ed2ebe6
room-nobody = Ninguém entregou nada ainda
# en: a042d623
room-results = { $n } { FORM($n, "resultado", "resultados") } da turma { $class }
# en: 56c06d4d
room-part = { $name }, número { $number } da chamada: { $got } de { $trials }. Seu código: { $code }
# en: ee777cb9
room-guesses = { $n } { FORM($n, "palpite", "palpites") }
# en: 31b92735
room-told = { $title }. { $said }.
# en: 91e87578
room-codes = Cole os códigos da turma
# en: 22bb09cf
room-none = nenhum palpite ainda
# en: 94e00be6
room-guess = palpite
# en: 2996c7c5
room-pupils = quantos
# en: a9d7169f
room-show = Quando todos tiverem dado seu palpite
# en: f3f60be9
room-right = A resposta: { $answer }; acertaram { $right } de { $all }.
# en: 1aa96b80
note-head = Para docentes: { $age } anos, { $minutes } minutos{ $key ->
    [yes] , com as respostas
   *[no] {""}
}
# en: 473721d0
note-words = Vocabulário
# en: 06774cf0
note-class = Na aula

## O tabuleiro em que se desenha uma partida de Washi Cat, embaixo da página do jogo.
# en: d40b7349
draw-play = Jogar nele
    .tip = Abrir uma mesa com este tabuleiro (P)
# en: 9aaf5036
draw-tool =
    .shrine = Santuário (S)
    .sewer = Bueiros (E)
    .cat = Gato (C)
    .red-fish = Peixe vermelho (F)
    .blue-fish = Peixe azul (G)
# en: ea785cff
draw-number =
    .rows = Fileiras
    .columns = Colunas
    .each-cats = Gatos
    .each-fish = Peixes
    .spacing = Distância
# en: bcca5a0a
draw-empty = um tabuleiro vazio
    .said = Um tabuleiro vazio.
# en: 5ae6e4b9
draw-boards =
    .default = duas tiras
    .garden = jardim do templo
    .market = mercado noturno
    .small = quintal
    .tiny = pátio
# en: 1cad8b1d
draw-begin = Começar com
# en: 08d915fe
draw-same = Lados iguais
# en: d59e5436
draw-undo = Desfazer
    .tip = Desfazer a última mudança (U)
# en: cc59b48b
draw-clear = Limpar
    .tip = Tirar tudo
# en: d1866984
draw-click = Um clique em uma casa desenha:
# en: f364c48a
draw-file = Arquivo
# en: 9f6074aa
draw-text = O tabuleiro como texto; salvar e abrir
    .field = O tabuleiro como texto TOML
# en: 6d14f90f
draw-save = Salvar
    .tip = Escrever o tabuleiro no arquivo
# en: 5354cbe5
draw-open = Abrir
    .tip = Continuar com o tabuleiro do arquivo
# en: f8c39a24
draw-read = Desenhar o texto
    .tip = Desenhar o que diz o texto embaixo
# en: 57482db5
draw-now = Agora um clique em uma casa desenha: { $tool ->
    [shrine] santuário
    [sewer] bueiro
    [cat] gato
    [red-fish] peixe vermelho
   *[blue-fish] peixe azul
}.
# en: 81e22f05
draw-titled = { $title }.
# en: 3d06e54f
draw-size = { $rows } fileiras, { $columns } colunas.
# en: 761e72d8
draw-nothing = Não há nada para desfazer.
# en: 601ca55b
draw-back = Desfeito.
# en: f222ef94
draw-below = A mesa está embaixo; para jogar com as mudanças feitas aqui, aperte “{ draw-play }” de novo.
# en: 8e261731
draw-taken = { $file } já existe e não é um tabuleiro; escolha outro nome.
# en: ae76cbd0
draw-saved = Salvo em { $file }; carregue com board="{ $file }".
# en: f644139a
draw-no-toml = Isso não é TOML: { $error }.
# en: 24f4797a
draw-ending = { $name ->
    [no] O nome
   *[other] { $name }
} deve terminar em .toml, como em my_board.toml.
# en: 1c3f2638
draw-not-ready = Ainda não dá: { $problem }
# en: 520f1576
draw-ready = { $unfair ->
    [no] Todos podem jogar neste tabuleiro.
   *[other] Dá para jogar, mas não é justo. { $unfair }
}
# en: e9b02c72
draw-board = Seu tabuleiro
    .size = Seu tabuleiro, { $columns } colunas por { $rows } fileiras
# en: 45c8f3d8
draw-blank = vazia
# en: 77035ad9
draw-cell = { $place }, { $holds }{ $waits ->
    [yes] , espera pelo gêmeo
   *[no] {""}
}
# en: ac1195c2
draw-wall = { $wall ->
    [yes] muro
   *[no] nenhum muro
} entre { $a } e { $b }
# en: 1f165d5a
draw-drew = { $gone ->
    [yes] Tirado:{" "}
   *[no] {""}
}{ $what ->
    [shrines] Santuário em
    [sewers] Bueiros em
    [fish] Peixe em
    [cats] Gato em
   *[walls] Muro entre
} { $where }.
# en: 701eea24
draw-of = { $place } ({ $player ->
    [0] vermelho
   *[1] azul
})
# en: 09d91259
draw-a =
    .shrine = um santuário
    .sewer = um bueiro
    .cat = um gato
    .fish = um peixe
    .red-fish = um peixe vermelho
    .blue-fish = um peixe azul
    .red-cat = um gato vermelho
    .blue-cat = um gato azul
# en: 829254e1
draw-held = { $place } já tem { $held }; tire isso antes de desenhar ali { $what }.
# en: 8a962e5a
draw-no-side = { $a } e { $b } não têm um lado em comum; um muro fica entre duas casas vizinhas, nunca num canto.
# en: 503de836
draw-rows-differ = { $a } e { $b } não estão na mesma fileira; um bueiro e o gêmeo dele, sim.
# en: ae188fe1
draw-counterpart = Na imagem do outro lado, { $here } corresponde a { $there }, mas { $place } já tem { $held }; escolha outro gêmeo ou desenhe sem simetria.
# en: 4de3c896
draw-no-start = { $place } não está numa fileira inicial; os gatos começam na fileira 1 (vermelho) ou na fileira { $row } (azul).
# en: a83b47f1
draw-no-edge = { $place } não está numa fileira da borda; os peixes são desenhados na fileira 1 ou na fileira { $row }.
# en: ed8ca97e
draw-no-twin = O bueiro em { $place } ainda não tem gêmeo: escolha outra casa da fileira { $row }.
# en: fce0c55c
draw-count = { $what ->
    [red-fish] Peixes vermelhos
    [red-cats] Gatos vermelhos
    [blue-fish] Peixes azuis
   *[blue-cats] Gatos azuis
}: há { $found }, e deveria haver { $wanted }; desenhe todos os peixes e gatos dos dois jogadores, ou nenhum.
# en: 9967cfad
draw-favours = Ele favorece um dos lados: { $why }.
