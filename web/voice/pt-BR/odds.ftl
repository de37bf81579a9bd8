### The page that answers typed questions about dice and cards. How to translate: page.ftl.
### $why: a computer's own words for what went wrong

# en: 6c910c2e
odds-skip = Ir para a pergunta
# en: d03d9582
odds-page = Chances com dados e cartas
# en: e7728924
odds-title = Qual é a chance?
# en: 49c2dcc8
odds-type = Pergunte em inglês ou de forma curta: 4d6 são quatro dados de seis faces. Uma pergunta por linha.
# en: bed3e18c
odds-stop = Parar
# en: 1cf57f85
odds-answer = Resposta
# en: 96c982e6
odds-read = Lido como:
# en: 62ce434c
odds-or = Ou você quis dizer:
# en: 22ad1485
odds-views = Chance de
# en: c81146b4
odds-exactly = exatamente
# en: 3295a24f
odds-at-least = pelo menos
# en: 1b21cf49
odds-at-most = no máximo
# en: 74a9a59a
odds-point = Aponte ou toque em uma barra ou ponto para ler a chance.
# en: 5d5e4a10
odds-roll = Tentar 10.000 vezes
# en: ba044496
odds-again = Rolar de novo
# en: beae1bbd
odds-more = Copiar ou salvar
# en: eec73d52
odds-text = Copiar como texto
# en: 02e77a16
odds-csv = Salvar uma tabela (CSV)
# en: 8d62b557
odds-svg = Salvar a imagem (SVG)
# en: 13ca9289
odds-png = Salvar a imagem (PNG)
# en: 79f252b0
odds-embed = Copiar código para outra página
# en: 3d02a312
odds-table = Valores exatos e tabela de todas as chances
# en: ec6ef767
odds-try = Experimente uma destas
# en: d65d5c83
odds-help = Como escrever
# en: 8dc7d2f2
odds-exact = Cada chance é calculada exatamente, como fração, no seu navegador. O que você digita não é enviado a lugar nenhum; um link leva isso depois do #, que nenhum servidor vê.
# en: a10109bb
odds-counting = Ainda contando…
# en: 49a29468
odds-some-dice = Pergunte sobre alguns dados, por exemplo 3d6.
# en: 2ec45c91
odds-copied = A resposta foi copiada.
# en: 934fb66e
odds-embed-copied = O código foi copiado. Ele mostra este gráfico em outra página.
# en: 65bebde7
odds-link-copied = O link foi copiado. Ele abre esta página com esta pergunta.
# en: 87ca8f53
odds-broken = Não foi possível contar: { $why }
# en: acd890dc
odds-stopped = Parado. Pergunte algo menor.
# en: dac33937
example-0 = Role 4 dados e fique com os 3 melhores
# en: b787cada
example-1 = Nove ou mais com dois dados
# en: ad1b6cb2
example-2 = De 5 dados de dez faces, quantos mostram 8 ou mais?
# en: 38675834
example-3 = Quem tira mais?
# en: dc85a3ed
example-4 = Com e sem vantagem
# en: 2697fdbd
example-5 = Um dado que explode
# en: 482bef80
example-6 = Um ás em cinco cartas
# en: 8a675191
example-7 = Dados iguais em uma rolagem
# en: 66853045
example-8 = Terrenos na mão inicial
# en: 7eda1e3d
example-9 = Dados com símbolos
# en: e0793d9f
odds-about = Digite dados ou cartas, como 4d6kh3 ou 2d6 >= 9, e leia as chances exatas. No seu navegador.
