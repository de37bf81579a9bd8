### 04_reroll_for_seven.ipynb

# en: 31232cb5
reroll-for-seven-0-1 = # 4 Rolar de novo até dar sete
# en: 2caa1aa1
reroll-for-seven-0-2 = Dois táxis se encontram na mesma casa: é duelo. Cada um tem dois dados. Ganha quem primeiro tirar **7 no total**. Depois de cada rolagem, você pode rolar de novo um dos seus dados ou os dois. O que é melhor?
# en: f16ec2f0
reroll-for-seven-0-3 = - o que vale a pena rolar de novo, e o que o 7 tem de especial;
    - se os dados se lembram do que veio antes;
    - quanto vale começar.
# en: e0361c87
reroll-for-seven-0-4 = **Você precisa** de frações e dos 36 pares da unidade [Empates](01_ties.ipynb). Uns 45 minutos. Dois dados ajudam.
# en: b5cb522a
reroll-for-seven-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 236e3d7f
reroll-for-seven-0-6 = O duelo é do jogo Cat Cab Crew, que você pode [jogar aqui](../cat_cab/play.ipynb). [Todas as unidades](course.ipynb).
# en: 692e4cf4
reroll-for-seven-1-1 = ## Um dado ou os dois?
# en: 43981792
reroll-for-seven-1-2 = Experimente também com dados de verdade.
# en: 0df619fd
reroll-for-seven-1-3 = Você esperava isso? Conte os dois casos por conta própria.
# en: fbe63c4b
reroll-for-seven-1-4 = Aqui está a ideia toda em Python. `kept` são os dados que ficam na mesa. Os outros podem cair de muitos jeitos. Quais desses jeitos dão a soma desejada?
# en: 7e2f5a90
reroll-for-seven-1-5 = O código está recolhido: abra *A ideia em Python* para ler.
# en: a8f0190e
reroll-for-seven-prints-1 = ficar com o 3: { $chance-7-3 }  ficar com o 5: { $chance-7-5 }  rolar os dois: { $chance-7 }
# en: 1e0489f9
reroll-for-seven-1-6 = As barras vêm da função acima. Mova o controle para outras somas.
# en: 21a64c50
reroll-for-seven-2-1 = ## Sua vez: o parceiro
# en: 49567ab1
reroll-for-seven-2-2 = **Se você programa:** você fica com um dado. O que o outro precisa mostrar para dar a soma? Complete a função. Se não, siga em frente.
# en: 95e0ccf2
reroll-for-seven-2-3 = Com outra soma, algumas faces ficam sem parceiro. Quais, se a soma for 8?
# en: 8d926133
reroll-for-seven-3-1 = ## Dado tem memória?
# en: 19c0a4f8
reroll-for-seven-3-2 = Vamos ver. O computador rola dois dados muitas e muitas vezes e só olha o que vem *depois* de cinco erros seguidos. Quantas vezes dá 7 nessa hora?
# en: 04b9e13e
reroll-for-seven-prints-2 = total { $target }, faces para guardar:
# en: 9b718c13
reroll-for-seven-prints-3 = { $len-after } vezes depois de cinco erros, e um 7 em { $percent }% delas
# en: 4540aba7
reroll-for-seven-3-3 = Se uma rolagem não muda a chance da outra, elas são **independentes**. Aí você pode multiplicar as probabilidades. Nenhum 7 em duas rolagens: 5/6 de 5/6.
# en: c05f74c0
reroll-for-seven-prints-4 = Rolagens: { $rolls }. Pelo menos um 7: { $percent }%
# en: 92f5ba62
reroll-for-seven-4-1 = ## Quem começa?
# en: aaff740c
reroll-for-seven-4-2 = Há quem jogue o duelo em turnos: você rola, depois o rival, depois você de novo.
# en: 853e3040
reroll-for-seven-4-3 = A árvore mostra uma rolagem depois da outra. Para a direita, alguém ganha; para baixo, o duelo continua. Cada barra mostra a probabilidade de essa rolagem decidir tudo. Mova o controle.
# en: 8c07bcca
reroll-for-seven-4-4 = O computador soma as rolagens de quem começa: a primeira, a terceira, a quinta e assim por diante. A soma chega cada vez mais perto de um número.
# en: 1e42e478
reroll-for-seven-4-5 = **Sua vez.** Com mais táxis, cada um só joga se todos os anteriores erraram.
# en: e1645e09
reroll-for-seven-5-1 = ## Exercícios
# en: 249645cc
reroll-for-seven-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 4404a5d9
reroll-for-seven-6-1 = ## O que vimos
# en: 5e465a06
reroll-for-seven-6-2 = - Não importa o que você guarda: só uma face do outro dado dá 7. Então tanto faz o que você rola de novo.
    - Dados não têm memória. Probabilidades independentes podem ser multiplicadas.
    - “Pelo menos um” fica mais fácil pelo evento complementar: 1 menos a probabilidade de nenhum.
    - Quem começa leva vantagem, porque o outro só joga depois de um erro.
# en: 17cd1a32
reroll-for-seven-6-3 = **Para pensar.** Que regra deixaria o duelo justo? Além do 7, existe outra soma em que tanto faz o que você guarda?
# en: 3491a5da
reroll-for-seven-6-4 = **Continue.** Quanto vale um dado que você pode rolar quantas vezes quiser? [O dado paciente](05_patient_die.ipynb).
# en: a00f0f8e
reroll-for-seven-prints-5 = quem começa ganha com probabilidade { $starter-4f }
