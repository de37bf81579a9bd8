### Para escolas: a página de docs/schools.md

# en: 5fefa985
schools-0-1 = # Para escolas
# en: e1236fde
schools-0-2 = O curso só precisa de um navegador, e ninguém precisa de conta. O que ele guarda fica no aparelho: veja [privacidade](privacy.html). Quem consegue usá-lo, e o que ainda não está bom, está no [relatório de acessibilidade](accessibility.html).
# en: 284ce3b3
schools-1-1 = ## Uma aula em cinco linhas
# en: 1384eb90
schools-1-2 = 1. Abra [o curso](course/course.html) e escolha uma unidade; a linha dela leva ao guia para docentes.
    2. Na página do guia, imprima o guia e as folhas de exercícios, uma para todos ou uma para cada estudante.
    3. Escolha ali um número para a sua turma e copie o link, ou mostre o código QR. Os estudantes abrem o link e escrevem o número da chamada.
    4. O que vem depois de um palpite só aparece quando ele é dado. No fim da página há uma linha com todos os códigos do estudante.
    5. Os estudantes mandam essa linha para você com o nome. Cole o chat na [tela da turma](course/class.html): ela mostra quem acertou.
# en: 81a77853
schools-2-1 = ## Notas automáticas: um pacote SCORM
# en: 8fd49e1f
schools-2-2 = A página do guia faz um *Pacote SCORM* da unidade: um arquivo pequeno, aceito pelo Moodle, pelo Canvas, pelo itslearning e pela maioria das outras plataformas. Os estudantes fazem a unidade dentro da plataforma, que recebe a pontuação (a parte dos passos que foi feita), o tempo e as respostas. Ali um palpite nunca está errado; só os exercícios podem estar. *Links para todas as unidades* é um Common Cartridge: o curso inteiro como lista de links, para plataformas que não aceitam SCORM.
# en: 6510871a
schools-2-3 = **Moodle.** 1. Ative o *Modo de edição*. 2. *Adicionar uma atividade ou recurso*, depois *Pacote SCORM*. 3. Solte o arquivo no campo *Arquivo do pacote*.
    4. Em *Aparência*, escolha *Nova janela*. 5. Salve: as notas aparecem no livro de notas.
# en: 088daa19
schools-2-4 = **Canvas.** 1. Se o menu do curso não tiver a ferramenta *SCORM*, peça a quem administra. 2. Abra *SCORM* e aperte *Upload*.
    3. Escolha o arquivo. 4. Escolha a *tarefa avaliada*. 5. Publique. Para o Common Cartridge: *Configurações*, *Importar conteúdo do curso*.
# en: 7d58eeec
schools-2-5 = **itslearning.** 1. Abra *Recursos* e aperte *Adicionar*. 2. Escolha *Pacote SCORM*. 3. Escolha o arquivo. 4. Ative a *Avaliação*.
    5. Salve e acrescente a um *Plano*.
# en: 0895b183
schools-2-6 = **Sem pacote**, acrescente um link (*URL*, *URL externa* ou *Link*), cole o link da turma que está na página do guia, faça com que abra em uma nova janela e recolha os códigos num fórum ou numa tarefa; copie o que chegar para a tela da turma.
# en: a5b96574
schools-2-7 = Testamos os pacotes com um player de SCORM 1.2 de código aberto, não com essas três plataformas. Os nomes nos menus mudam de um ano para outro: se os seus forem diferentes, procure *SCORM*, *link* ou *URL*.
# en: 72ab778d
schools-3-1 = ## Quantos dados uma turma baixa
# en: 94bd5dfa
schools-3-2 = A primeira página com um jogo ou uma unidade baixa cerca de 20 MB em cada aparelho e depois, em segundo plano, aquilo de que as outras páginas precisam: para trinta aparelhos, quase um gigabyte. Tudo fica guardado; assim, a próxima aula não baixa nada e não precisa de rede. Se a turma divide uma conexão lenta, abra uma unidade uma vez em cada aparelho antes da aula. Os guias e as folhas de exercícios precisam de menos de 1 MB.
# en: 203f6c23
schools-4-1 = ## Uma escola sem rede
# en: f4808b58
schools-4-2 = 1. Baixe [o kit sem internet, um único zip](every_chance_offline.zip), e leve-o a um computador num pen drive.
    2. Descompacte-o ali (no Windows: botão direito, *Extrair tudo*).
    3. Clique duas vezes em `start_windows.cmd` ou `start_mac_linux.command`. As páginas abrem no navegador.
# en: 9a251b69
schools-4-3 = Ele não instala nada nem precisa de administrador, só de um navegador atual; mas a escola pode ter bloqueado scripts. Ele só funciona no computador em que está; então cada computador precisa de uma cópia. Tablets e celulares não conseguem iniciá-lo, mas guardam as páginas deste site depois que uma unidade foi aberta neles. Testamos no Linux; os arquivos de início para Windows e Mac foram escritos com cuidado, mas não testados. O arquivo `read_me.txt` do kit diz o que fazer se o computador não o deixar rodar. Os notebooks do JupyterLite não estão nele.
