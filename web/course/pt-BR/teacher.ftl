### teacher.ipynb

# en: e65ce326
teacher-0-1 = # Para docentes
# en: 9490f427
teacher-0-2 = Um guia para cada unidade e uma nota sobre cada lição, com todas as respostas. A turma não precisa ver esta página. As folhas de exercícios estão no fim.
# en: 1382de87
teacher-26-1 = ## Lições para ir além
# en: f81df073
teacher-26-2 = Cada nota diz para quem é a lição e quanto dura, com o vocabulário e as respostas. Clique para abrir.
# en: be60ab30
teacher-26-3 = **Tentar a sorte**, [a lição](../cat_cab/lesson_push_your_luck.ipynb)
# en: 85db8578
teacher-26-4 = **Caminhos para casa**, [a lição](../cat_cab/lesson_ways_home.ipynb)
# en: d7f48ffd
teacher-26-5 = **Uma rolagem**, [a lição](../empire/lesson_one_roll.ipynb)
# en: 17ebd814
teacher-26-6 = **Uma batalha como cadeia de Markov**, [a lição](../empire/lesson_markov.ipynb)
# en: d1ab6c77
teacher-26-7 = **Ruas**, [a lição](../taxi_derby/lesson_shortest_paths.ipynb)
# en: 9979f4e4
teacher-26-8 = **Risco e recompensa**, [a lição](../taxi_derby/lesson_risk_and_reward.ipynb)
# en: 1bfac79c
teacher-26-9 = **Contar mãos**, [a lição](../meow_daifugo/lesson_counting_hands.ipynb)
# en: 658a3a74
teacher-26-10 = **O que os outros têm na mão?**, [a lição](../meow_daifugo/lesson_what_do_they_hold.ipynb)
# en: 1fb14a84
teacher-26-11 = **O salto para casa**, [a lição](../washi_cat/lesson_shortest_paths.ipynb)
# en: 694b82d9
teacher-26-12 = **Armadilhas**, [a lição](../washi_cat/lesson_cuts_and_traps.ipynb)
# en: 7d362782
teacher-26-13 = **Contar fileiras**, [a lição](../washi_cat/lesson_parking.ipynb)
# en: d3dbaa73
teacher-27-1 = ## Uma turma em uma tela
# en: c028d809
teacher-27-2 = Dê a todos o mesmo número da turma (`seed`). Cada um executa esta linha com seu número da chamada e manda o código para você: pelo chat, por e-mail ou em voz alta. A sorte de cada um é diferente, e é sempre a mesma, por mais vezes que se pergunte. (Os outros experimentos são "twenty battles" e "twenty duels".)
# en: 09137f45
teacher-27-3 = Cole aqui todos os códigos, com espaços, vírgulas ou linhas entre eles. Os pontos são a sua turma, e as barras, os valores exatos. Um código mal digitado não vale, nem um de outra turma.
# en: 4aa006b3
teacher-27-4 = Com palpites é a mesma coisa. Cada um entrega antes de apertar *Palpitar*, com o nome da pergunta como está no notebook.
# en: 53cd7987
teacher-27-5 = A resposta fica escondida até você mostrar.
# en: 63ede1d4
teacher-28-1 = ## Folhas de exercícios
# en: f3a9d230
teacher-28-2 = Uma folha tem os exercícios de uma unidade, sorteados para um número da chamada. O número vem impresso na folha, e as respostas ficam no fim, em páginas separadas. Use uma para a turma toda, ou uma para cada estudante. Escreva no lugar de "ties" o nome de outra unidade, como está na linha do guia dela, e execute a linha. Aperte o botão, abra o arquivo salvo em um navegador e imprima, em papel ou em PDF.
