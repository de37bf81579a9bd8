### teacher.ipynb

# en: e65ce326
teacher-0-1 = # Para docentes
# en: 9490f427
teacher-0-2 = Um guia para cada unidade e uma nota sobre cada lição, com todas as respostas. A turma não precisa ver esta página. As folhas de exercícios estão no fim.
# en: 48956f92
teacher-25-1 = ## Lições para ir além
# en: aa15a032
teacher-25-2 = Cada nota diz para quem é a lição e quanto dura, com o vocabulário e as respostas. Clique para abrir.
# en: 63f4971e
teacher-25-3 = **Tentar a sorte**, [a lição, em inglês](../cat_cab/lesson_push_your_luck.ipynb)
# en: 2a9d2d1e
teacher-25-4 = **Caminhos para casa**, [a lição, em inglês](../cat_cab/lesson_ways_home.ipynb)
# en: 8dbb7e96
teacher-25-5 = **Uma rolagem**, [a lição, em inglês](../empire/lesson_one_roll.ipynb)
# en: a1a99d81
teacher-25-6 = **Uma batalha como cadeia de Markov**, [a lição, em inglês](../empire/lesson_markov.ipynb)
# en: 230a49db
teacher-25-7 = **Ruas**, [a lição, em inglês](../taxi_derby/lesson_shortest_paths.ipynb)
# en: 93f989e6
teacher-25-8 = **Risco e recompensa**, [a lição, em inglês](../taxi_derby/lesson_risk_and_reward.ipynb)
# en: 117aba9e
teacher-25-9 = **Contar mãos**, [a lição, em inglês](../meow_daifugo/lesson_counting_hands.ipynb)
# en: fe10809b
teacher-25-10 = **O que os outros têm na mão?**, [a lição, em inglês](../meow_daifugo/lesson_what_do_they_hold.ipynb)
# en: 3bd9e2bb
teacher-25-11 = **O salto para casa**, [a lição, em inglês](../washi_cat/lesson_shortest_paths.ipynb)
# en: 40277024
teacher-25-12 = **Armadilhas**, [a lição, em inglês](../washi_cat/lesson_cuts_and_traps.ipynb)
# en: be13c5d1
teacher-25-13 = **Contar fileiras**, [a lição, em inglês](../washi_cat/lesson_parking.ipynb)
# en: efbb497b
teacher-26-1 = ## Uma turma em uma tela
# en: e01a67bc
teacher-26-2 = Dê a todos o mesmo número da turma (`seed`). Cada um executa esta linha com seu número da chamada e manda o código para você: pelo chat, por e-mail ou em voz alta. A sorte de cada um é diferente, e é sempre a mesma, por mais vezes que se pergunte. (Os outros experimentos são "twenty battles" e "twenty duels".)
# en: d7a2255a
teacher-26-3 = Cole aqui todos os códigos, com espaços, vírgulas ou linhas entre eles. Os pontos são a sua turma, e as barras, os valores exatos. Um código mal digitado não vale, nem um de outra turma.
# en: 4f4034a6
teacher-26-4 = Com palpites é a mesma coisa. Cada um entrega antes de apertar *Palpitar*, com o nome da pergunta como está no notebook.
# en: 6e7c955b
teacher-26-5 = A resposta fica escondida até você mostrar.
# en: 2072771a
teacher-27-1 = ## Folhas de exercícios
# en: c16cf8d8
teacher-27-2 = Uma folha tem os exercícios de uma unidade, sorteados para um número da chamada. O número vem impresso na folha, e as respostas ficam no fim, em páginas separadas. Use uma para a turma toda, ou uma para cada estudante. Escreva no lugar de "ties" o nome de outra unidade, como está na linha do guia dela, e execute a linha. Aperte o botão, abra o arquivo salvo em um navegador e imprima, em papel ou em PDF.
