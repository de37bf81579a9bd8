### course.ipynb

# en: 8b4a8ca8
course-0-1 = # O curso
# en: 96c90474
course-0-2 = Por trás de cada pergunta há um jogo de verdade e, por trás de cada palpite, uma resposta exata. A maioria das unidades leva uma aula de 35 a 45 minutos; a 17 leva uma hora. Comece por qualquer uma: o que é preciso saber está no alto de cada página.
# en: 14da5325
course-0-3 = **Para estudantes.** Primeiro dê um palpite, depois conte. Mude o código e veja o que acontece. Nos exercícios, escreva seu número da chamada: cada pessoa recebe números diferentes.
# en: 10074617
course-0-4 = **Para docentes.** Cada unidade tem [um guia](teacher.ipynb): um plano com os tempos, o que dizer, o que há por trás dos palpites errados, todas as respostas e folhas para imprimir. [A tela da turma](class.ipynb) mostra as respostas da turma inteira. Ninguém precisa de conta.
# en: d9b377f0
course-1-1 = ## 11 e 12 anos
# en: c3496f0d
course-1-2 = | | unidade | idade | conceito | jogo | a pergunta | para docentes |
# en: 0410ec85
course-2-1 = ## 13 e 14 anos
# en: 6737edc8
course-2-2 = | | unidade | idade | conceito | jogo | a pergunta | para docentes |
# en: b7026efa
course-3-1 = ## 15 e 16 anos
# en: b23291b4
course-3-2 = | | unidade | idade | conceito | jogo | a pergunta | para docentes |
# en: 88349f8d
course-4-1 = ## 17 anos ou mais
# en: f4bbee03
course-4-2 = | | unidade | idade | conceito | jogo | a pergunta | para docentes |
# en: 719070c7
course-4-3 = Além destas unidades, os jogos têm suas próprias lições: você as encontra na [página inicial](../start.ipynb).
# en: 643e6011
course-5-1 = ## Onde as unidades se encaixam
# en: c3ce3fd3
course-5-2 = | unidade | England | Common Core | AP Statistics | IB Diploma | informática |
# en: 3a71620d
course-5-3 = A tabela cita currículos em inglês com as palavras deles; um espaço vazio quer dizer que nada se encaixa ali. **De onde vêm os códigos.** Inglaterra: *GCSE mathematics: subject content and assessment objectives* (Department for Education) e *AS and A level content*, com as letras do AQA 7357; Further Maths como no Pearson Edexcel 9FM0. Estados Unidos: *Common Core State Standards for Mathematics*; *AP Statistics Course and Exam Description*, temas pelo nome, pois os números mudaram no ano letivo de 2026–27. IB: os guias *Mathematics: analysis and approaches* (AA) e *applications and interpretation* (AI), primeira avaliação em 2021; SL 4.5 a 4.7 estão nos dois. Informática: *CSTA K–12 Computer Science Standards*, revisão de 2017. A comparação foi feita em novembro de 2026 com cópias e listas publicadas por outros, não com os originais: antes de confiar em um código, confira na edição que você ensina.
# en: 39128574
course-5-4 = **O que não é tratado:** distribuições contínuas, exceto a curva em forma de sino, regressão e correlação, planejamento de pesquisas.
