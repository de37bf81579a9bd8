### 09_speeding.ipynb

# en: c4aaeb9f
speeding-0-1 = # 9 Excesso de velocidade
# en: bf3841f3
speeding-0-2 = Um passageiro tem pressa e paga 5 dólares se você acelerar. Dentro do limite você ganha 3 dólares. Uma viatura pode pegar você, e uma multa custa 3 dólares. Que risco você correria?
# en: 32e47a96
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
# en: 9bddd3ed
speeding-1-3 = Será que é isso mesmo? Dez mil corridas com probabilidade 1/2, em média:
# en: 38e5e2da
speeding-prints-1 = { $average-2f } dólares por corrida
# en: 4b5d84e8
speeding-2-1 = ## O ponto de equilíbrio
# en: dd5c89dc
speeding-2-2 = Com uma multa certa, acelerar vale 2 dólares, menos que ir devagar. Com certa probabilidade de multa as duas coisas valem o mesmo: é o **ponto de equilíbrio**.
# en: 06ee97e2
speeding-2-3 = Pegue o valor da corrida e tire a multa vezes a probabilidade dela. Depois compare com o que rende ir devagar.
# en: bb0cbbcd
speeding-2-4 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 1ade7b66
speeding-2-5 = Uma linha é acelerar; a outra, ir devagar. Mova os controles e leia a conta debaixo da figura.
# en: 915fabae
speeding-3-1 = ## Uma carteira vazia
# en: 16973240
speeding-3-2 = Agora você não pode pagar multa nenhuma. Se for pego, seu táxi é **guinchado**.
# en: b22108fb
speeding-3-3 = Com dinheiro na carteira era 2/3. A multa é a mesma. Mas quem menos pode pagar é quem menos deveria se arriscar.
# en: 944daed5
speeding-4-1 = ## Fora do jogo
# en: 4786e97a
speeding-4-2 = **Para quem programa.** Escreva a regra como função: até que probabilidade compensa acelerar? Uma fração se escreve `Fraction(gain, cost)`. Os outros podem seguir.
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
