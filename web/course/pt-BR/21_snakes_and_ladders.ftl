### 21_snakes_and_ladders.ipynb

# en: 5b605bd6
snakes-and-ladders-0-1 = # 21 Cobras e escadas
# en: a9f48a82
snakes-and-ladders-0-2 = O velho tabuleiro de 100 casas. Ninguém decide nada: um dado move a peça, as escadas a levam para cima, as cobras a mandam de volta. Jogue algumas partidas.
# en: bf9204c5
snakes-and-ladders-0-3 = - como as probabilidades fluem por um tabuleiro;
    - quanto dura uma partida, e por que a maioria é mais curta que a média;
    - qual escada importa mais, e qual cobra ajuda.
# en: 86b01192
snakes-and-ladders-0-4 = **Você precisa** de eventos independentes. Uns 45 minutos.
# en: 3bfdebe2
snakes-and-ladders-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 36b138d1
snakes-and-ladders-0-6 = O tabuleiro é o que a Milton Bradley vende desde 1943. Se a rolagem passa de 100, a peça fica onde está. [Todas as unidades](course.ipynb).
# en: 1d6e9155
snakes-and-ladders-1-1 = ## Primeiro, dê um palpite
# en: 1ff4b508
snakes-and-ladders-2-1 = ## Probabilidades que fluem
# en: bd35128a
snakes-and-ladders-2-2 = Só a casa conta, e não como a peça chegou lá: é uma **cadeia de Markov**.
# en: a3144173
snakes-and-ladders-2-3 = Cada casa manda um sexto da sua probabilidade para cada casa a que uma rolagem leva.
# en: 9c550ae3
snakes-and-ladders-2-4 = <details><summary>No código</summary>
# en: f07d4107
snakes-and-ladders-2-5 = `chances` guarda, para cada casa, a probabilidade de a peça estar ali. `unit.land` conhece o tabuleiro.
# en: bdc12215
snakes-and-ladders-2-6 = </details>
# en: 38f5d0d7
snakes-and-ladders-2-7 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 6aa5a35a
snakes-and-ladders-prints-1 = Dois turnos levam a { $len-two } casas, mais provavelmente à { $best }: { $two-best-36-0f } de 36 jeitos.
# en: fb8c5be8
snakes-and-ladders-3-1 = ## Quanto dura uma partida
# en: 91df3e70
snakes-and-ladders-3-2 = Depois de quantos turnos pelo menos metade das partidas já acabou? Mova o controle até saber e escreva o número.
# en: d1830907
snakes-and-ladders-3-3 = E a média? Cada turno conta com a parte das partidas que ainda precisam dele.
# en: 9eaddfe5
snakes-and-ladders-prints-2 = { $average-1f } turnos em média
# en: 0913c9f3
snakes-and-ladders-3-4 = **Se você programa:** escreva uma função: qual é a probabilidade de uma partida ter acabado depois de certo número de turnos? Comece com `{0: 1}`, dê esse número de passos e leia a casa 100 com `.get(100, 0)`. Se não, siga em frente.
# en: 88b47c16
snakes-and-ladders-prints-3 = dia { $day }: { $from_sun-1 } a partir do sol, { $from_rain-1 } a partir da chuva
# en: 247439da
snakes-and-ladders-4-1 = ## Tire uma
# en: 033018bb
snakes-and-ladders-4-2 = Tire uma cobra ou uma escada. A média é calculada de novo, exatamente.
# en: 19b021b4
snakes-and-ladders-5-1 = ## A longo prazo
# en: 92f7571b
snakes-and-ladders-5-2 = Partidas acabam. Outras cadeias continuam para sempre e, depois de um tempo, esquecem onde começaram.
# en: 54ecc590
snakes-and-ladders-5-3 = Veja acontecer: dia após dia, uma vez a partir do sol e uma vez a partir da chuva.
# en: eaaaa057
snakes-and-ladders-6-1 = ## Exercícios
# en: 316ddc96
snakes-and-ladders-6-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: f0f7775a
snakes-and-ladders-7-1 = ## O que vimos
# en: 5e9062d1
snakes-and-ladders-7-2 = - Uma cadeia precisa do estado e de nada antes dele. Um passo manda cada probabilidade adiante e soma as que se encontram.
    - Algumas partidas muito longas puxam a média para cima da mediana.
    - O que uma escada vale depende do que vem depois dela. A longo prazo, uma cadeia que continua esquece onde começou.
# en: 4190fb63
snakes-and-ladders-7-3 = **Para pensar.** Existe um tabuleiro em que ninguém nunca chega ao fim? A longo prazo, uma cadeia sempre esquece onde começou?
# en: 1f7a65c9
snakes-and-ladders-7-4 = **Continue.** Cadeias em que alguém ganha: [Exércitos iguais](15_equal_armies.ipynb).
