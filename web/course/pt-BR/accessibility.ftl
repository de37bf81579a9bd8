### Acessibilidade: a página de docs/accessibility.md
# en: 3fb0872f
accessibility-0-1 = # Relatório de acessibilidade
# en: 1d4b59c1
accessibility-0-2 = Na forma do Voluntary Product Accessibility Template (VPAT®) 2.5, para as WCAG 2.2, níveis A e AA. É o nosso próprio relatório, de novembro de 2026, sobre as páginas deste site no Chromium. **Teste** quer dizer que um teste do projeto confere isso nas páginas prontas. *Não avaliado* quer dizer que ninguém olhou de perto o bastante. Ainda não perguntamos a ninguém que usa leitor de tela.
# en: 92515ff4
accessibility-0-3 = | critério | nível | conformidade | observações |
# en: 6af8b963
accessibility-0-4 = | 1.1.1 Conteúdo não textual | A | Atende | Os gráficos têm uma tabela e uma frase, os tabuleiros são lidos casa por casa, os enfeites ficam ocultos. Teste: cada gráfico tem uma tabela. |
# en: 5ac5081a
accessibility-0-5 = | 1.2.1 Apenas áudio e apenas vídeo | A | Não se aplica | Sons curtos, desligados no começo, só repetem o que está escrito; não há filmes. |
# en: b76cb573
accessibility-0-6 = | 1.2.2 Legendas (pré-gravadas) | A | Não se aplica |  |
# en: cf101440
accessibility-0-7 = | 1.2.3 Audiodescrição ou mídia alternativa | A | Não se aplica |  |
# en: ccb5fd52
accessibility-0-8 = | 1.2.4 Legendas (ao vivo) | AA | Não se aplica |  |
# en: 83fecb26
accessibility-0-9 = | 1.2.5 Audiodescrição (pré-gravada) | AA | Não se aplica |  |
# en: 5c376cff
accessibility-0-10 = | 1.3.1 Informações e relações | A | Atende | Títulos, listas, cabeçalhos de tabela, rótulos. Teste: axe em todos os tipos de página. |
# en: 257cb186
accessibility-0-11 = | 1.3.2 Sequência com significado | A | Atende | A leitura segue a ordem do que se vê. Teste: um turno é lido em voz alta como está guardado. |
# en: 74cd8213
accessibility-0-12 = | 1.3.3 Características sensoriais | A | Atende em parte | Algumas tarefas do curso citam uma cor, como “as barras vermelhas”; a frase abaixo traz o mesmo número. |
# en: d918c076
accessibility-0-13 = | 1.3.4 Orientação | AA | Atende | Nada fica travado. Teste: celular e projetor. |
# en: 6ef1f8d8
accessibility-0-14 = | 1.3.5 Identificar o propósito da entrada | AA | Não se aplica | Nenhum campo pergunta sobre a pessoa. |
# en: d254b0f5
accessibility-0-15 = | 1.4.1 Uso de cores | A | Atende | Jogadores, respostas e a tela da turma têm sinais além das cores. Teste: cores para quem enxerga menos delas. |
# en: 058e6e81
accessibility-0-16 = | 1.4.2 Controle de áudio | A | Não se aplica |  |
# en: 20e198c8
accessibility-0-17 = | 1.4.3 Contraste (mínimo) | AA | Atende | Teste: axe no tema claro e no escuro. |
# en: 2e91ccf6
accessibility-0-18 = | 1.4.4 Redimensionar texto | AA | Atende em parte | A 200% todos os controles estão lá (teste); as palavras de alguns tabuleiros e gráficos só crescem com a imagem. |
# en: b95349f2
accessibility-0-19 = | 1.4.5 Imagens de texto | AA | Atende | As palavras nas imagens são texto SVG. |
# en: b87ae658
accessibility-0-20 = | 1.4.10 Refluxo | AA | Atende em parte | Nenhuma página é mais larga que um celular (teste); tabelas largas e linhas longas de código rolam sozinhas. |
# en: c44fa506
accessibility-0-21 = | 1.4.11 Contraste não textual | AA | Não avaliado | Visto nos dois temas; não medido em cada peça de cada tabuleiro. |
# en: 4c5601b4
accessibility-0-22 = | 1.4.12 Espaçamento de texto | AA | Não avaliado |  |
# en: 717491fa
accessibility-0-23 = | 1.4.13 Conteúdo ao apontar ou com foco | AA | Atende em parte | O que uma dica mostra em um gráfico também está na tabela dele; a dica não pode ser fechada sozinha. |
# en: bf7ccc61
accessibility-0-24 = | 2.1.1 Teclado | A | Atende | Teste: joga-se só com o teclado, e as tabelas dos gráficos são abertas. |
# en: f1c32111
accessibility-0-25 = | 2.1.2 Sem bloqueio do teclado | A | Atende | Nos campos de código, Tab segue adiante. Teste: o foco nunca se perde. |
# en: e8d5bb58
accessibility-0-26 = | 2.1.4 Atalhos de uma tecla | A | Atende | Teclas sozinhas só valem em um tabuleiro que tem o foco. |
# en: f602ccdc
accessibility-0-27 = | 2.2.1 Tempo ajustável | A | Atende | Nada tem limite de tempo. |
# en: e9ae202c
accessibility-0-28 = | 2.2.2 Pausar, parar, ocultar | A | Atende | Nada se mexe sozinho por mais de cinco segundos. |
# en: 10a422e3
accessibility-0-29 = | 2.3.1 Três flashes | A | Atende | Nada pisca. |
# en: 887d050e
accessibility-0-30 = | 2.4.1 Ignorar blocos | A | Atende | O primeiro link pula para o conteúdo. Teste: axe. |
# en: 452534a0
accessibility-0-31 = | 2.4.2 Página com título | A | Atende | Teste: axe. |
# en: 3727aca1
accessibility-0-32 = | 2.4.3 Ordem do foco | A | Atende | Depois de uma resposta, o foco está no que se diz dela. Teste: só com o teclado. |
# en: cc59d1d3
accessibility-0-33 = | 2.4.4 Finalidade do link (em contexto) | A | Atende | Os links de uma linha do curso dizem “guia”; a linha nomeia a unidade. |
# en: 5b8b5c8d
accessibility-0-34 = | 2.4.5 Várias formas | AA | Atende em parte | A página inicial e o menu de cada página; não há busca. |
# en: 994761dc
accessibility-0-35 = | 2.4.6 Títulos e rótulos | AA | Atende | Teste: axe. |
# en: 669cb573
accessibility-0-36 = | 2.4.7 Foco visível | AA | Atende | Uma linha grossa em volta do que tem o foco. |
# en: c8118cf0
accessibility-0-37 = | 2.4.11 Foco não encoberto (mínimo) | AA | Atende em parte | A barra de uma mesa no celular e a linha do progresso podem cobrir uma parte. |
# en: 13a1d5cc
accessibility-0-38 = | 2.5.1 Gestos de acionamento | A | Atende | Tudo se faz com um só toque; os controles deslizantes aceitam as setas. |
# en: e9450989
accessibility-0-39 = | 2.5.2 Cancelamento de acionamento | A | Atende | As ações acontecem quando o dedo se levanta. |
# en: 2ed32ed1
accessibility-0-40 = | 2.5.3 Rótulo no nome | A | Atende | Teste: axe. |
# en: 682d2a73
accessibility-0-41 = | 2.5.4 Acionamento por movimento | A | Não se aplica |  |
# en: 141b2ac8
accessibility-0-42 = | 2.5.7 Movimentos de arrastar | AA | Atende | Os controles deslizantes aceitam teclas e cliques; nada mais é arrastado. |
# en: 3c7b991a
accessibility-0-43 = | 2.5.8 Tamanho do alvo (mínimo) | AA | Atende em parte | Botões e menus têm 44 pixels de altura (teste); as casas de um tabuleiro grande no celular podem ter menos de 24. |
# en: 798fb347
accessibility-0-44 = | 3.1.1 Idioma da página | A | Atende | Teste: axe. |
# en: 1f27c76c
accessibility-0-45 = | 3.1.2 Idioma das partes | AA | Atende em parte | Os nomes japoneses de jogos não são marcados. |
# en: 3184eddc
accessibility-0-46 = | 3.2.1 Em foco | A | Atende |  |
# en: 8b07e5f1
accessibility-0-47 = | 3.2.2 Em entrada | A | Atende | Um número da lista da turma muda os exercícios abaixo, e o rótulo diz isso. |
# en: 94a18374
accessibility-0-48 = | 3.2.3 Navegação consistente | AA | Atende | O mesmo cabeçalho em todas as páginas. |
# en: 3adc47f3
accessibility-0-49 = | 3.2.4 Identificação consistente | AA | Atende |  |
# en: 6769b1c2
accessibility-0-50 = | 3.2.6 Ajuda consistente | A | Atende | “Como funciona” fica no mesmo lugar de cada unidade. |
# en: 8771dc54
accessibility-0-51 = | 3.3.1 Identificação do erro | A | Atende | O que não dá para ler recebe uma frase que diz o que se pode escrever. Teste: erros de digitação e números. |
# en: 41b766ed
accessibility-0-52 = | 3.3.2 Rótulos e instruções | A | Atende | Teste: axe. |
# en: 8bf46b20
accessibility-0-53 = | 3.3.3 Sugestão de erro | AA | Atende | Respostas erradas recebem uma dica; deslizes em Python, o que escrever. |
# en: 75303aee
accessibility-0-54 = | 3.3.4 Prevenção de erro | AA | Atende | Antes de apagar, pergunta-se; o que se faz em um jogo pode ser desfeito. |
# en: 851d73e7
accessibility-0-55 = | 3.3.7 Entrada redundante | A | Atende | O número da lista da turma é escrito uma só vez. |
# en: 574fc4ad
accessibility-0-56 = | 3.3.8 Autenticação acessível | AA | Não se aplica | Não há login. |
# en: 6f1b4710
accessibility-0-57 = | 4.1.2 Nome, função, valor | A | Atende em parte | Teste: axe. Alguns controles do Jupyter recebem de nós o nome depois de desenhados. |
# en: 0e7f972b
accessibility-0-58 = | 4.1.3 Mensagens de status | AA | Atende | Respostas, novidades e progresso são anunciados. |
# en: 5135ce22
accessibility-0-59 = Os notebooks, a um link daqui, são mostrados pelo JupyterLite, que tem um [relatório próprio](https://github.com/jupyter/accessibility): nem tudo o que está acima vale lá.
# en: dacac266
accessibility-0-60 = O que você não consegue usar é um erro: conte para nós em qual página e o que você usa.
