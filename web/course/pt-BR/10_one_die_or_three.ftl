### 10_one_die_or_three.ipynb

# en: bfdb19fc
one-die-or-three-0-1 = # 10 Um dado ou três
# en: f8756a82
one-die-or-three-0-2 = Você passou 3 casas do limite, e a viatura vem atrás. A nossa regra rola **um** dado de quatro faces e multiplica por três. Outra mesa soma **três** dados. De qual você prefere fugir?
# en: 33793a39
one-die-or-three-0-3 = - em que podem diferir duas regras com a mesma média;
    - como medir isso, com quadrados;
    - quando muita dispersão é sua amiga, e quando não é.
# en: dc57f888
one-die-or-three-0-4 = **Você precisa** de médias e frações: [O dado paciente](05_patient_die.ipynb). Uns 45 minutos. Dados de quatro faces ajudam.
# en: 933c27b1
one-die-or-three-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: fcb50388
one-die-or-three-0-6 = A viatura é do jogo Taxi Derby, que você pode [jogar aqui](../taxi_derby/play.ipynb). [Todas as unidades](course.ipynb).
# en: eaebfa98
one-die-or-three-1-1 = ## A média
# en: 2d5185c4
one-die-or-three-1-2 = Dez mil rolagens de cada jeito, em média:
# en: 76abb7ea
one-die-or-three-prints-1 = um dado vezes três: { $sum-times_three-10_000-2f }; três dados somados: { $sum-added-10_000-2f }
# en: 71037ced
one-die-or-three-1-3 = Todos os jeitos são igualmente prováveis: quatro com um dado, 4 · 4 · 4 = 64 com três.
# en: fb36cda4
one-die-or-three-1-4 = As linhas tracejadas são as médias.
# en: 8c1a61a7
one-die-or-three-2-1 = ## Longe e perto
# en: 717fb1aa
one-die-or-three-2-2 = A viatura tem que andar pelo menos a distância até você.
# en: f082a4ad
one-die-or-three-3-1 = ## Quadrados
# en: 7ef14e0c
one-die-or-three-3-2 = Quanto uma lista se espalha? Eleve **ao quadrado** a distância de cada número até a média. A média desses quadrados é a **variância**. Experimente com um dado.
# en: 790327e9
one-die-or-three-3-3 = Agora multiplique o dado por três. Cada número fica três vezes mais longe da média do que antes.
# en: fe583db7
one-die-or-three-3-4 = E três dados? É raro saírem todos altos ou todos baixos.
# en: f3917376
one-die-or-three-3-5 = Aqui está a ideia toda em Python. Com `Fraction`, tudo fica exato.
# en: 71e2c282
one-die-or-three-3-6 = O código está recolhido: abra *A ideia em Python* para ler.
# en: a2441039
one-die-or-three-3-7 = Os controles aceitam qualquer número de dados. Na frase embaixo do desenho há duas regras. Você consegue descobrir quais são?
# en: 65e0529c
one-die-or-three-3-8 = - Um dado vezes 3: 3 · 3 = 9 vezes a variância de um dado. Cada distância triplica, e depois é elevada ao quadrado.
    - Três dados somados: 3 vezes a variância. As de dados independentes simplesmente se somam.
# en: c120ab99
one-die-or-three-3-9 = A raiz quadrada da variância é o **desvio padrão**: de novo uma distância em casas.
# en: 8412db70
one-die-or-three-4-1 = ## Fora do jogo
# en: eece77e6
one-die-or-three-4-2 = **Se você programa:** por que quadrados? Tente sem eles: escreva uma função para a **distância** média até a média. `abs(value - mean)` é a distância. Se não, siga em frente.
# en: 616e8968
one-die-or-three-5-1 = ## Exercícios
# en: 37ea3606
one-die-or-three-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 20553842
one-die-or-three-6-1 = ## O que vimos
# en: c5107ffe
one-die-or-three-6-2 = - Duas regras podem ter a mesma média e se espalhar de modos diferentes em torno dela. A variância mede isso: é a média dos quadrados.
    - Um dado vezes três tem 3 · 3 = 9 vezes a variância de um dado; três dados somados, só 3 vezes.
    - Se a média não basta e você precisa de sorte, muita dispersão ajuda. Se a média basta, é melhor que seja pouca.
# en: ca4fdf80
one-die-or-three-6-3 = **Para pensar.** Quem prefere três dados, o táxi ou a viatura? Em que outras situações muitos pequenos acasos formam uma soma em que dá para confiar?
# en: f0ca3845
one-die-or-three-6-4 = **Continue.** Qual é a probabilidade de uma multa em cada ponto da cidade: [Risco e recompensa](../taxi_derby/lesson_risk_and_reward.ipynb).
