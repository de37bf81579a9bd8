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
# en: 5eea353c
one-die-or-three-2-1 = ## Quadrados
# en: 942f6e1c
one-die-or-three-2-2 = Quanto uma lista se espalha? Eleve **ao quadrado** a distância de cada número até a média. A média desses quadrados é a **variância**. Experimente com um dado.
# en: 460777d7
one-die-or-three-2-3 = Aqui está a ideia toda em Python. Com `Fraction`, tudo fica exato.
# en: dacb3220
one-die-or-three-2-4 = O código está recolhido: abra *A ideia em Python* para ler.
# en: cb29a0d5
one-die-or-three-prints-2 = { $face } fica a { $abs-face-2-5 }, ao quadrado { $face-2-5-2 }
# en: 0606adfe
one-die-or-three-prints-3 = em média { $variance-1-2-3-4 }
# en: 20b47c52
one-die-or-three-2-5 = Agora multiplique o dado por três. Cada número fica três vezes mais longe da média do que antes.
# en: d198f7e1
one-die-or-three-2-6 = No desenho há um quadrado sobre cada distância. Mova o controle. Os lados crescem junto com o número. E as áreas?
# en: 9220065d
one-die-or-three-2-7 = E três dados? É raro saírem todos altos ou todos baixos.
# en: 32b0343c
one-die-or-three-2-8 = Os controles aceitam qualquer número de dados e usam a sua função. Na frase embaixo do desenho há duas regras. Você consegue descobrir quais são?
# en: 54c0fe49
one-die-or-three-2-9 = Com *V* para a variância de um dado e *s* para as casas acima do limite:
# en: 710a8ebd
one-die-or-three-2-10 = - um dado vezes *s*: a variância é *s* · *s* · *V*;
    - *s* dados somados: a variância é *s* · *V*.
# en: 945bba2d
one-die-or-three-2-11 = **Sua vez.** Por que quadrados? Tente sem eles: escreva uma função para a **distância** média até a média. `abs(value - mean)` é a distância.
# en: 6b87a597
one-die-or-three-2-12 = Deixe o desenho medir com ela. Qual das duas regras deixa de valer?
# en: b17c5680
one-die-or-three-2-13 = É por isso que se usam quadrados: as variâncias de dados independentes podem simplesmente ser somadas. A raiz quadrada da variância, chamada de **desvio padrão**, é de novo uma distância em casas.
# en: 13c0e239
one-die-or-three-3-1 = ## Longe e perto
# en: f40e20c7
one-die-or-three-3-2 = De volta à viatura. Você passou 3 casas do limite. Ela tem que andar pelo menos a distância até você.
# en: 3e77af7b
one-die-or-three-3-3 = **Sua vez.** Escreva uma função: que parte dos valores é pelo menos tão grande quanto a sua distância? Ela conta os jeitos em que você é pego.
# en: 45cb52c8
one-die-or-three-3-4 = O desenho usa a sua função para todas as distâncias.
# en: a4b6a778
one-die-or-three-3-5 = **Sua vez.** Descubra onde os dois trocam de lugar.
# en: 8e3c3f89
one-die-or-three-4-1 = ## Exercícios
# en: f605691c
one-die-or-three-4-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 8ffc7588
one-die-or-three-5-1 = ## O que vimos
# en: 0002b919
one-die-or-three-5-2 = - Duas regras podem ter a mesma média e se espalhar de modos diferentes em torno dela. A variância mede isso: é a média dos quadrados.
    - Um número vezes *s* tem *s* · *s* vezes a variância. A soma de *s* dados independentes tem *s* vezes.
    - Se a média não basta e você precisa de sorte, muita dispersão ajuda. Se a média basta, é melhor que seja pouca.
# en: d4253790
one-die-or-three-5-3 = **Para pensar.** Quem prefere três dados, o táxi ou a viatura? Em que outras situações muitos pequenos acasos formam uma soma em que dá para confiar?
# en: 6cc137fa
one-die-or-three-5-4 = **Continue.** Qual é a probabilidade de uma multa em cada ponto da cidade: [Risco e recompensa](../taxi_derby/lesson_risk_and_reward.ipynb).
