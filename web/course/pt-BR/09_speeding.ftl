### 09_speeding.ipynb

# en: c4aaeb9f
speeding-0-1 = # 9 Excesso de velocidade
# en: bf3841f3
speeding-0-2 = Um passageiro tem pressa e paga 5 dólares se você acelerar. Dentro do limite você ganha 3 dólares. Uma viatura pode pegar você, e uma multa custa 3 dólares. Que risco você correria?
# en: 6d99ff19
speeding-0-3 = - quanto vale em média um turno arriscado;
    - até que risco ele compensa;
    - por que uma multa pesa mais para quem menos pode pagar.
# en: 6bfc59c1
speeding-0-4 = **Você precisa** de frações, médias e equações simples: [O dado paciente](05_patient_die.ipynb). Uns 45 minutos.
# en: be308fa7
speeding-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 859a6e7e
speeding-0-6 = As multas são do jogo Taxi Derby, que você pode [jogar aqui](../taxi_derby/play.ipynb). [Todas as unidades](course.ipynb).
# en: ceafa040
speeding-1-1 = ## Quanto vale um risco?
# en: f15e11ea
speeding-1-2 = O dinheiro da corrida é seu, com multa ou sem multa.
# en: ac489516
speeding-1-3 = Pegue o valor da corrida e tire a multa vezes a probabilidade dela. Depois compare com o que rende ir devagar.
# en: 4ad904a9
speeding-1-4 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 0ce53afe
speeding-prints-1 = risco { $chance }: vale { $worth }, acelerar
# en: 903eeeac
speeding-prints-2 = risco { $chance }: vale { $worth }, ir devagar
# en: 97f844d6
speeding-1-5 = Será que é isso mesmo? Dez mil corridas com probabilidade 1/2, em média:
# en: 4b5d84e8
speeding-2-1 = ## O ponto de equilíbrio
# en: 715514f0
speeding-2-2 = Em algum lugar entre essas probabilidades, acelerar deixa de compensar. Onde as duas escolhas valem o mesmo fica o **ponto de equilíbrio**.
# en: 0165d9f5
speeding-2-3 = O desenho usa a sua função. Uma reta é a de acelerar: ela desce conforme a multa fica mais provável. A outra é a de ir devagar. Mova os controles e leia a conta embaixo do desenho.
# en: 12d139b8
speeding-2-4 = E se a viatura também tirasse o valor da corrida? Mude a ideia: `return fare - chance * (fare + ticket)`. Aperte *Executar*, e o desenho muda junto. Que reta muda, e como?
# en: e764463f
speeding-2-5 = **Sua vez.** Escreva a regra como função. Até que probabilidade compensa acelerar? Use `Fraction(gain, cost)` para uma fração.
# en: db4a3a3d
speeding-3-1 = ## As multas
# en: 9cb40ba0
speeding-3-2 = No jogo, uma multa é uma carta. A maioria se paga em dinheiro.
# en: 5127713c
speeding-3-3 = O mesmo em Python: número de cartas vezes o valor da multa, dividido pelo total de cartas.
# en: e468a84f
speeding-4-1 = ## Sua vez: a carteira vazia
# en: cfeb9e02
speeding-4-2 = Agora você não pode pagar multa nenhuma. Se for pego, seu táxi é **guinchado**.
# en: 2540eb51
speeding-4-3 = Com dinheiro na carteira era 2/3. A multa é a mesma. Mas quem menos pode pagar é quem menos deveria se arriscar.
# en: 6e617b97
speeding-5-1 = ## Exercícios
# en: 1d27710e
speeding-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: e0c2590f
speeding-6-1 = ## O que vimos
# en: e3dd9895
speeding-6-2 = - Um risco vale a sua média: o valor da corrida menos a probabilidade vezes o custo.
    - O ponto de equilíbrio é o que se ganha a mais acelerando, dividido pelo que custa uma multa.
    - Com a carteira vazia, uma multa sai mais cara; então só compensam riscos pequenos.
# en: f0ea2e8c
speeding-6-3 = **Para pensar.** Quanto deveria custar uma multa para que ninguém mais acelere? Uma multa igual para todos é justa?
# en: 0b0555d7
speeding-6-4 = **Continue.** Qual é a probabilidade de uma multa, e o que muda com três dados? [Risco e recompensa](../taxi_derby/lesson_risk_and_reward.ipynb).
# en: 71e140b6
speeding-prints-3 = { $average-2f } dólares por corrida
# en: 6686183a
speeding-prints-4 = uma multa custa em média { $ticket } dólares
