### 05_patient_die.ipynb

# en: c99f326e
patient-die-0-1 = # 5 O dado paciente
# en: 58959049
patient-die-0-2 = Seu dado mostra um 4: uma casa para o seu táxi. Rola de novo?
# en: 815d4e43
patient-die-0-3 = - para que serve uma média, mesmo que não saia em nenhuma rolagem;
    - quanto vale a paciência;
    - como uma equação calcula uma soma sem fim.
# en: 74a6010c
patient-die-0-4 = **Você precisa** de frações e equações simples. Uns 45 minutos. Um dado ajuda.
# en: 965938db
patient-die-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 446ab34e
patient-die-0-6 = Os dados são os do jogo Cat Cab Crew, que você pode [jogar aqui](../cat_cab/play.ipynb). [Todas as unidades](course.ipynb).
# en: a581723f
patient-die-1-1 = ## Uma rolagem
# en: 04d17552
patient-die-1-2 = | sai | dá |
# en: ecabef5a
patient-die-1-3 = | 1 | uma **maldição**: −1 casa |
# en: 30e819fc
patient-die-1-4 = | 2, 3 | nada: o dado fica **em branco** |
# en: e5a989bc
patient-die-1-5 = | 4, 5 | 1 casa |
# en: 514668b8
patient-die-1-6 = | 6 | 2 casas |
# en: 7bdf36a6
patient-die-1-7 = O **valor esperado** é a média de muitas rolagens. Some o que as seis faces dão e divida por seis.
# en: 5eceac74
patient-die-1-8 = O computador rola dez mil vezes e tira a média. Aperte *Executar de novo* algumas vezes.
# en: e7f5595d
patient-die-1-9 = **Se você programa:** escreva uma função para a média de qualquer lista de números. `sum(values)` soma os números, `len(values)` diz quantos são. Se não, siga em frente.
# en: 0ae930a9
patient-die-2-1 = ## Paciência
# en: aea006d9
patient-die-2-2 = Um 1 é uma maldição e tira uma casa. Mas o dado fica em branco, como num 2 ou num 3. Um dado em branco pode ser rolado de novo. Vamos fazer isso até ele mover o táxi.
# en: c1acaaaa
patient-die-2-3 = Quanto vale um dado quando ainda restam algumas rolagens? Se não resta nenhuma, nada. Senão, role uma vez. Depois de 1, 2 ou 3, resta uma rolagem a menos. Com 4, 5 ou 6, fique com o dado.
# en: 2dc55bc8
patient-die-2-4 = O código está recolhido: abra *A ideia em Python* para ler.
# en: e60f983f
patient-die-prints-1 = { $average-2f } casas por jogada
# en: d181fbfc
patient-die-prints-2 = Maldições: { $curses }. Valor: { $value }
# en: 0b72cc61
patient-die-2-5 = **Um atalho.** Chame de *V* o valor de um dado em branco. Depois de uma rolagem em branco nada mudou: ele vale *V* de novo. Então *V* é a média de seis coisas:
# en: 20428db4
patient-die-2-6 = Então 6*V* = 3*V* + 3. Resolva a equação e depois dê o seu palpite.
# en: b31b41d1
patient-die-3-1 = ## Sua vez: uma maldição cara
# en: 09752e7e
patient-die-3-2 = E se uma maldição tirasse **duas** casas? Resolva a equação no papel.
# en: b9a7aa66
patient-die-4-1 = ## O limite
# en: eb00180f
patient-die-4-2 = No jogo, na quarta maldição é preciso parar. Imagine que você já tem três. Aí um 1 acaba com tudo: o dado fica em branco e vale 0.
# en: 1b64cb70
patient-die-4-3 = De três maldições voltamos para duas, uma e nenhuma. Cada valor sai do anterior.
# en: 1a5fe77a
patient-die-4-4 = E se fossem permitidas mais maldições, ou menos?
# en: 768a1166
patient-die-5-1 = ## Exercícios
# en: cbb239bc
patient-die-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 4002195e
patient-die-6-1 = ## O que vimos
# en: 51f309bd
patient-die-6-2 = - O valor esperado é a média de muitíssimas rolagens. Não precisa ser um número que saia numa rolagem.
    - Um dado em branco é um recomeço. Por isso o valor dele está dos dois lados de uma equação.
    - Um dado paciente vale o mesmo que um 4. Com um limite de maldições, vale um pouco menos.
# en: 7d12c176
patient-die-6-3 = **Para pensar.** Você preferiria ficar com o 4, mesmo valendo a mesma coisa? Com um limite de quatro maldições, rolar um 4 de novo ainda dá na mesma?
# en: ad0ff6e9
patient-die-6-4 = **Continue.** Cinco dados, e como dirigir do melhor jeito: [O motorista perfeito](14_perfect_driver.ipynb).
