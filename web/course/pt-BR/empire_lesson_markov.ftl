### empire/lesson_markov.ipynb

# en: 59f80288
empire-lesson-markov-0-1 = # Uma batalha como cadeia de Markov
# en: 3a968f7a
empire-lesson-markov-0-2 = Você tem oito cubos, o rival tem sete. Você pode atacar, e parar quando quiser. Vale a pena? Uma rolagem é fácil de contar, mas uma batalha são muitas rolagens, e ninguém sabe antes quantas. Nesta lição você segue todas ao mesmo tempo.
# en: e6009379
empire-lesson-markov-0-3 = - o que são estados e passos, e por que o passado não importa;
    - como uma matriz sabe como uma batalha termina, e quanto tempo ela leva;
    - quão segura é uma marcha por vários bairros, e quando parar.
# en: 309f6b98
empire-lesson-markov-0-4 = **Você precisa** das probabilidades de uma rolagem, da [lição anterior](lesson_one_roll.ipynb), dos estados de [Exércitos iguais](../course/15_equal_armies.ipynb) e, para a seção 4, do produto de duas matrizes. Uns 90 minutos; as seções 1 a 3 já fazem uma aula.
# en: 878ed295
empire-lesson-markov-0-5 = **Como contamos.** Um cubo sempre tem que ficar em casa. Aqui contam-se todos os cubos, inclusive esse, como você os vê no mapa. Muitas tabelas publicadas o deixam de fora; o “3 contra 2” delas é o nosso “4 contra 2”.
# en: b009316e
empire-lesson-markov-1-1 = ## 1 Três contra um
# en: fed39976
empire-lesson-markov-1-2 = Três cubos atacam um só. Dois podem rolar, o terceiro tem que ficar. Uma rolagem leva a um de dois lugares:
# en: b3ad2961
empire-lesson-markov-1-3 = Se a rolagem for perdida, sobram dois cubos, e eles podem tentar mais uma vez com um dado.
# en: 8f4eacf6
empire-lesson-markov-1-4 = O que você usou merece um nome. “Dois contra um” é um **estado**: quem o conhece pode esquecer como a batalha chegou ali. Uma rolagem é um **passo** de um estado a outro. Passos cujas probabilidades só dependem do estado formam uma **cadeia de Markov**, e um estado de que nunca se sai, porque a batalha acabou, é **absorvente**.
# en: 91eed82b
empire-lesson-markov-2-1 = ## 2 Todos os estados num tabuleiro
# en: fa2329f5
empire-lesson-markov-2-2 = Cada quadrado é um estado: quantos atacantes restam, da esquerda para a direita, e quantos defensores, de cima para baixo. Os lugares redondos são absorventes: na linha de baixo o bairro foi conquistado; na coluna da direita, resistiu. No começo, os 100% estão num só quadrado. Mova o último controle, rolagem por rolagem, e veja para onde a probabilidade vai.
# en: b5ffa5ac
empire-lesson-markov-2-3 = Enquanto dois dados defendem contra dois ou três, cada rolagem tira dois cubos do tabuleiro; por isso a probabilidade vai de diagonal em diagonal.
# en: 58de2ea7
empire-lesson-markov-3-1 = ## 3 Quatro contra dois
# en: f9556dc3
empire-lesson-markov-3-2 = Agora até o fim. Ponha o tabuleiro em quatro contra dois e dê seu palpite antes de mover as rolagens.
# en: 29fd328f
empire-lesson-markov-3-3 = A biblioteca soma todos os caminhos, como frações. Isto é o que sobra do exército que ataca, com ou sem conquista.
# en: e739c66b
empire-lesson-markov-3-4 = Os dois lados pagam por isso. Quem paga mais?
# en: 48978482
empire-lesson-markov-4-1 = ## 4 O que uma matriz sabe
# en: 2aa40f4d
empire-lesson-markov-4-2 = Escreva as probabilidades de um passo como matriz. As linhas e as colunas de *Q* são os estados em que a batalha continua; o que falta numa linha leva ao fim. Para três contra dois são quatro estados.
# en: b48d253a
empire-lesson-markov-4-3 = *Q* é um passo, *Q*² são dois passos, *Q*³ são três. A soma 1 + *Q* + *Q*² + … conta quantas vezes se passa por cada estado. Nesta batalha pequena, *Q*² já é 0: depois de duas rolagens, acabou. Numa mais longa a soma continua, mas ela sempre tem a forma fechada de uma série geométrica, (1 − *Q*)⁻¹. Essa é a **matriz fundamental**.
# en: cab54af9
empire-lesson-markov-4-4 = A soma de uma linha é o número esperado de rolagens. Mais um produto, com a matriz *R* dos passos que terminam a batalha, diz como ela acaba.
# en: dbf893fb
empire-lesson-markov-4-5 = De volta a quatro contra dois.
# en: ea2c21d4
empire-lesson-markov-5-1 = ## 5 Oito contra sete
# en: c884c51a
empire-lesson-markov-5-2 = Até o fim, a batalha do começo pode passar por 31 estados, e as frações dela são compridas. Mas um gráfico mostra tudo. À direita do meio estão os cubos do ataque quando o bairro cai; à esquerda, os da defesa quando não cai. Com o último controle, o ataque desiste antes, quando só restam esses cubos.
# en: 8995f406
empire-lesson-markov-5-3 = Um segundo jeito de descobrir: mil batalhas, roladas dado por dado.
# en: 2ee7a46d
empire-lesson-markov-6-1 = ## 6 Menos dados?
# en: 9429be13
empire-lesson-markov-6-2 = Ninguém é obrigado a rolar todos os dados. Será mais sensato arriscar menos?
# en: ad5d3007
empire-lesson-markov-6-3 = Para ter certeza, a biblioteca deixa os dois lados escolherem de novo antes de cada rolagem e procura uma posição em que menos dados seja claramente melhor. Uma lista vazia diz que não há nenhuma.
# en: d44d59b9
empire-lesson-markov-7-1 = ## 7 Uma marcha
# en: 4807f841
empire-lesson-markov-7-2 = Quem conquista ocupa o bairro e pode continuar. Um cubo fica em cada bairro pelo caminho.
# en: 78bbbbc6
empire-lesson-markov-7-3 = Até onde vai uma pilha? Há quatro bairros em fila; escolha quantos cubos cada um tem.
# en: aeca1408
empire-lesson-markov-7-4 = E quando se deve parar? Isso depende de quanto valem bairros e cubos. Digamos que um bairro valha dois cubos. Então oito cubos que marcham contra 2, 2 e 2 devem continuar enquanto tiverem pelo menos este número de cubos:
# en: 66bff5db
empire-lesson-markov-prints-1 = { $taken } tomados: contra dois { $plan-fewest-taken-2 } cubos, contra um { $plan-fewest-taken-1 }
# en: 422e0657
empire-lesson-markov-7-5 = Parar bem vale alguma coisa. Isto é o que você pode esperar ter no fim, com um bairro contado como dois cubos, ao lado dos próprios cubos.
# en: 12408078
empire-lesson-markov-prints-2 = as melhores paradas: { $round-float-plan-value-2 }
# en: ff79d346
empire-lesson-markov-prints-3 = nunca parar: { $round-float-plan-to_the_end-2 }
# en: 13d9b38b
empire-lesson-markov-prints-4 = nunca começar: { $plan-at_once }
# en: 9d145f57
empire-lesson-markov-8-1 = ## O que vimos
# en: 75c27eb4
empire-lesson-markov-8-2 = - Uma batalha é uma cadeia de Markov: o que vem a seguir depende dos cubos que restam, e de mais nada.
    - A matriz fundamental soma todas as rolagens, sejam quantas forem. Quatro conquistam dois em 65,6% dos casos.
    - O maior número de dados é sempre o melhor, para os dois lados.
    - Uma marcha é uma cadeia de batalhas. Quando parar depende de quanto valem as coisas.
# en: acbb01fd
empire-lesson-markov-9-1 = ## Conferir
# en: 7dc15d1b
empire-lesson-markov-9-2 = Se você gosta de programar: qual é a probabilidade de três cubos conquistarem um? A resposta nesta célula esquece alguma coisa. Corrija e execute a célula de novo.
# en: 4ba8854f
empire-lesson-markov-9-3 = E aqui estão de novo alguns fatos desta lição, cada um calculado de pelo menos dois jeitos.
# en: 0f96783a
empire-lesson-markov-9-4 = **Para pensar.** O que mudaria se o ataque tivesse que parar depois de três rolagens? E se um empate não custasse nada a ninguém? No [laboratório](design_lab.ipynb) dá para mudar algumas regras assim.
