### What a page says around its table: the line under its top, its buttons, its foot. Variables: the file in en.

## The top
# en: 993ae2ff
language = Idioma
# en: 59f77503
looks = Idioma, tamanho da letra, tema
# en: 735e9385
skip = Ir para o conteúdo
# en: 36a5ee05
more-pages = Mais páginas
# en: 5bd93a46
puzzle = Desafio
# en: cf1eb4ce
play = Jogar
# en: a15b969a
odds = Chances
# en: 84089fe3
learn = Aprender
# en: a5fdb09c
make = Criar
# en: 051183c2
large = Letra grande
# en: cae9a394
dark = Escuro
# en: 63c10144
light = Claro
# en: 376916bc
copy-link = Copiar link
# en: 2855ff46
copy-this = Copie isto:
# en: 90a57f6d
link-to-position = O link foi copiado. Quem abrir continua a partir desta posição.
# en: 7cb82def
link-to-settings = O link foi copiado. Quem abrir encontra tudo ajustado como está aqui.
# en: fc246cbe
cut-off = Este link estava incompleto, por isso tudo aqui está como no começo.

## One moment: what goes on until a table is there
# en: c430bbfa
one-moment = Um momento: { $what }…
# en: 9328ed90
stopping = Parando…
# en: 7c1b30b4
fetching = buscando o Python
# en: 8c086c1a
unpacking = abrindo a caixa dos jogos
# en: 90139652
starting = iniciando os jogos
# en: e62a3fb3
no-webassembly = Este navegador não tem WebAssembly, ou ele está desativado, e os jogos precisam dele: abra esta página em uma versão atual do Firefox, Chrome, Edge ou Safari.
# en: eed7c54f
no-workers = Este navegador não executa workers, e os jogos precisam de um: abra esta página em um navegador atual.
# en: 195bddb6
network-gone = A conexão caiu antes de tudo chegar. O que chegou fica guardado: recarregue esta página quando tiver conexão.
# en: 834f0932
not-started = Os jogos não puderam começar: { $why }.

## Code, folded away under a table
# en: 5b22220e
code = Código
# en: 6e30babc
run = Executar
# en: 8481e77d
first-code = Voltar ao código original
# en: 4b5d2b22
endless = Da última vez, o seu código não terminou, por isso a página começou com o original. O que você digitou ainda está na célula: mude e aperte Executar.
# en: 4b34e70b
where = Onde aconteceu

## The foot
# en: fcb539d6
file = Acrescentar um arquivo ao jogo:
# en: 542cce2d
notebook = Esta página como notebook
# en: b6c7d6b5
notebook-more = para mudar tudo; demora mais para abrir.
# en: 36234260
stays = Nada do que você faz aqui sai do seu navegador, que guarda tudo para a próxima visita:
# en: ed0752eb
privacy = privacidade
# en: 6c86ddc4
accessibility = acessibilidade
# en: 2d40a1e3
schools = para escolas
# en: 9735bb5f
begin-page = Recomeçar esta página
# en: 59724e53
begin-page-asks = Recomeçar esta página? As suas respostas e o código que você digitou nela serão apagados. Não dá para desfazer.
# en: fa780a54
shared = Em um aparelho compartilhado:
# en: a81a6d82
begin-all = Recomeçar para a próxima pessoa
# en: 01f2c3f4
begin-all-asks = Recomeçar? Tudo o que este site guarda neste aparelho será apagado: respostas, código digitado, partidas salvas e configurações. Não dá para desfazer.
# en: 5f671224
kept-nothing = Este navegador não guarda nada desta página (a memória dele está cheia ou bloqueada): continue à vontade, e copie um código para compartilhar antes de fechar a página.

# en: 6f227882
first-moment = Um momento: buscando o Python…
# en: 317662ec
code-number = Código { $cell }
# en: 45a1db50
idea = A ideia em Python
# en: ba8f298e
your-code = Seu código
# en: a0d9a90e
run-again = Executar de novo
# en: 8faa3c5b
solution = Solução
# en: 397e6cc8
about-unit = Sobre esta unidade
# en: 624761e6
find-out = Você vai descobrir
# en: 1cd8173b
show-code = Mostrar o código
# en: 1eae37e6
guide = guia
# en: e542bb41
coming-try = Ainda carregando: aqui vem algo para experimentar.
# en: a934a64f
coming-question = Ainda carregando: aqui vem uma pergunta.
# en: 24365817
held = Continua depois da sua resposta.
# en: ca1e7629
without-guess = Continuar sem responder
# en: 21e2694a
done-here = Feito nesta página
# en: 04a90f31
steps = { $done } de { $steps } passos
# en: 7926006b
take-part = Você está na turma número { $number }. Seu próprio número da chamada:
# en: db23ba78
hand-in = Entregar
# en: 92d94e7f
copy-codes = Copiar meus códigos
# en: cec1622f
as-qr = Como código QR
# en: afa960c2
answers-so-far = Suas respostas até agora: { $answers }. Mande esta linha à professora ou ao professor, com seu nome na frente.
# en: 444ceba6
codes-as-qr = Os códigos acima como código QR
# en: 953737ad
codes-copied = Copiado. Mande à professora ou ao professor, com seu nome na frente.
# en: 013fe4f4
game-loading = O jogo está carregando.
# en: 91813760
pages = Páginas

## What search engines show of a page; $title is its heading
# en: 664f3640
page-about = { $title } · Jogos de dados e cartas em que cada chance é exata. No seu navegador, sem instalar nada.
# en: 770cef98
privacy-about = Nada do que você faz aqui sai do seu aparelho. O que fica guardado nele e como apagar.
# en: 75a3e804
accessibility-about = Quem pode usar estas páginas, critério por critério: WCAG 2.2, A e AA.
# en: f6211ff4
schools-about = Uma aula em cinco linhas, links no Moodle, no Canvas e no itslearning, e o que uma turma baixa.
