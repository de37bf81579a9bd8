### The landing page: what to play, to ask, to learn from and to make. How to translate: page.ftl.

# en: b1281de6
landing-page = Every Chance: jogos, chances e aulas de probabilidade
# en: fcc4de2b
your-move = Seus dados, sua vez. O que é melhor?
# en: 665e9904
todays-puzzle = O desafio de hoje
# en: c94e50bb
for-schools = Para escolas
# en: c8a84903
landing-lead = Jogue com dados e cartas e veja quanto vale cada escolha sua: a probabilidade exata onde dá para calcular, e senão uma estimativa que diz o quanto é segura.
# en: 46fdc96c
landing-solve = Resolver o desafio de hoje
# en: d26738c9
landing-play = Jogar uma partida
# en: 4b9ed0f9
landing-odds = Qual é a chance? Pergunte sobre dados ou cartas:
# en: 852ed06a
landing-show = Ver
# en: 94348e5d
landing-examples = Exemplos
# en: 090d08ca
landing-continue = Continue sua partida
# en: 8c69d928
landing-fetches = Tudo roda no seu navegador, sem instalar nada e sem conta. O primeiro jogo que você abrir baixa cerca de 35 MB. Depois disso, funciona sem internet.
# en: 8171c03a
landing-learn = Aprender: probabilidade, de 11 a 18 anos
# en: 53fc20cd
landing-course = O curso
# en: 865c4a2a
landing-units = { $units } unidades vão da contagem de pares de dados até as demonstrações, sempre com uma pergunta de um jogo. Primeiro você dá um palpite, depois vê a resposta; o que você escreve é corrigido, e há dicas.
# en: 9f2bd8b8
landing-unit-1 = Começar pela unidade 1
# en: 2f185302
landing-teachers = Para docentes
# en: 56ca660d
landing-guides = Um guia para cada unidade, respostas, folhas para imprimir e uma tela para a turma. Cada aula indica idade, duração e vocabulário.
# en: 297a8bff
landing-class = A tela da turma
# en: 3dedd5fd
landing-lessons = Aulas sobre os jogos
# en: b8b61a57
landing-further = Elas se aprofundam em um jogo: ruas como um grafo, batalhas como uma cadeia de Markov, mãos que mudam o que você sabe.
# en: 63e7f4ce
landing-all-lessons = { $lessons } aulas
# en: a7c83672
landing-rule = Mudar uma regra
# en: 997dda2f
landing-turn = Mude uma regra e dez mil partidas inteiras são jogadas diante de você. É justo? Demora mais?
# en: 50fc0958
landing-bench = A bancada de testes
# en: 399c5abf
landing-own = Escreva seu próprio jogo
# en: 068cf50c
landing-classic = Pegue um clássico de quarenta linhas, mude uma delas, veja no que o jogo se transforma e envie a um amigo como link.
# en: 8e271f32
landing-pig = Pig, passo a passo
# en: 24f4b3d2
landing-notebooks = Tudo em notebooks
# en: b07f1e22
landing-jupyter = Os mesmos jogos e aulas no JupyterLite: mude qualquer linha e execute.
# en: 05894764
landing-docs = Documentação
# en: 84b5e1d4
landing-in-docs = em inglês: trinta perguntas de probabilidade, seu próprio jogo passo a passo e a biblioteca Python.
# en: bc5966df
landing-ours = Os tabuleiros, as cartas e as peças são invenção nossa, porque as imagens dos manuais se perderam. Os jogos pertencem a seus autores: compre os impressos.
# en: 58d5271d
landing-stays = O que você faz aqui fica no seu navegador, que guarda tudo para a próxima visita.
# en: 59acde66
landing-today = Hoje, { $date }
# en: 3b5eca68
card-cat_cab = Táxis correm pela cidade e desafiam a sorte nos dados.
# en: b2d0ee33
card-empire = Cubos disputam com dados os bairros de Nova York.
# en: cbc312f2
card-taxi_derby = Táxis pegam passageiros e decidem se correm diante da viatura.
# en: 1926f7c2
card-meow_daifugo = Livre-se da sua mão de gatos antes dos outros.
# en: 5e2757af
card-washi_cat = Trace linhas para buscar peixes, pule sobre elas e encurrale os gatos do outro.
# en: 92537b32
players-cat_cab = de 1 a 3 jogadores
# en: b8d8febe
players-empire = de 2 a 6 jogadores
# en: cbe08180
players-taxi_derby = de 2 a 5 jogadores
# en: 6a06b208
players-meow_daifugo = de 1 a 4 jogadores
# en: a3a5aa86
players-washi_cat = 2 jogadores, sem dados
# en: ad6f04db
page-solo_challenge = As cartas de hoje, sozinho
# en: de0467af
landing-about = Jogue com dados e cartas e veja quanto vale exatamente cada escolha. Probabilidade dos 11 aos 18 anos. No seu navegador, sem instalar nada.
# en: 39369013
link-page = Um jogo por link
# en: 910e2b89
link-about = Uma posição de um jogo, enviada por link.
# en: 72dbe82e
link-games = Todos os jogos
# en: 1ea92aa4
link-unknown = Este link cita um jogo que não está aqui ({ $game }): ele pode ter sido cortado. Escolha um dos jogos.
# en: e8fdb3b4
link-none = Este link não cita nenhum jogo: ele pode ter sido cortado. Escolha um dos jogos.
