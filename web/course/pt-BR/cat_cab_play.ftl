### cat_cab/play.ipynb

# en: 370f0553
cat-cab-play-0-1 = # Cat Cab Crew
# en: fa34cbec
cat-cab-play-0-2 = Dirija um táxi por Mew York, pegue passageiros e saia da cidade antes dos outros. A cada decisão você pode pedir uma dica e ver as chances por trás dela.
# en: 83396363
cat-cab-play-0-3 = *Para quem sabe contar os pontos de um dado. Uma partida dura uns 15 minutos.*
# en: 29825879
cat-cab-play-1-1 = ## O jogo em um minuto
# en: 2ccd49b1
cat-cab-play-1-2 = Na sua vez você rola cinco dados; na primeira de todas, menos. Role de novo os que quiser, quantas vezes quiser; só o **1** dói: ele vira uma maldição na hora, e com quatro maldições não dá mais para rolar. Depois, você dirige com o que os dados mostram:
# en: f22c41e1
cat-cab-play-1-3 = | o dado mostra | dá |
# en: 67f1435c
cat-cab-play-1-4 = | 1 | uma maldição: uma casa a menos |
# en: 52991546
cat-cab-play-1-5 = | 2 | uma maldição para outra pessoa, depois que você dirigir |
# en: 602cb2ed
cat-cab-play-1-6 = | 3 | uma rolagem de bônus: pode dar casas, um dado colorido ou nada (duas por vez, no máximo) |
# en: e03a70c6
cat-cab-play-1-7 = | 4 ou 5 | um movimento de 1 casa |
# en: c57cf5ca
cat-cab-play-1-8 = | 6 ou mais | um movimento de 2 casas, em linha reta |
# en: 24ceaa66
cat-cab-play-1-9 = Todos os movimentos têm de ser usados. Termine *exatamente* onde está o passageiro para pegá-lo: 5 pontos. Assim que alguém pega um passageiro, o portão de cima se abre: os primeiros a sair ganham 10, 5 e 3 pontos, e os outros têm mais cinco turnos. Se terminar onde há outro táxi, é duelo; e nos petiscos ou na Patrulha da Pata, você vai ver o que acontece.
# en: 2e424087
cat-cab-play-2-1 = ## Jogar
# en: 548efddc
cat-cab-play-2-2 = Aqui você joga contra Crazy Cat, que nunca rola de novo. Clique nos dados para escolhê-los, aperte *rolar de novo* ou *ficar com todos os dados*, e depois clique nas casas.
# en: 20764a07
cat-cab-play-2-3 = **Dica** diz qual opção é a melhor; pedida de novo, quanto vale, e mais uma vez, por quê. Todo o resto está em **Mais**. Lá, *Valor das opções* deixa os números à vista, pelo que interessa a você: casas, pegar o passageiro, sair ou vencer. A melhor opção tem uma estrela, e as outras mostram quanto valem a menos. Também aparece se os números são *exatos* ou uma *estimativa*.
# en: 3ad47afc
cat-cab-play-2-4 = **Mostrar no tabuleiro** desenha aonde seus dados chegam, um dos caminhos mais curtos e os caminhos por onde uma maldição pode empurrar você para trás. **Sorte** diz como foi sua última rolagem, comparada com todas as que poderiam ter saído. **Salvar** guarda a partida em um arquivo, ou em uma linha de texto que você pode mandar. **Eu rolo dados de verdade** pergunta o que seus próprios dados mostram.
# en: e508117a
cat-cab-play-2-5 = | tecla | o que faz | tecla | o que faz |
# en: f9ba1664
cat-cab-play-2-6 = | Tab | passa da cidade para táxis, dados e opções | R | rola de novo os dados escolhidos |
# en: 6540d2e3
cat-cab-play-2-7 = | setas | andam por casas, dados e opções | K | fica com todos os dados |
# en: ba3db52b
cat-cab-play-2-8 = | Enter | clica | U, Y | desfazer, refazer |
# en: 3790bbea
cat-cab-play-2-9 = | Escape | limpa a seleção | N | avança, passo a passo |
# en: 8dfe42e9
cat-cab-play-3-1 = ## Dois ou três jogadores
# en: 97aa1a07
cat-cab-play-3-2 = Abra *Código* aqui embaixo, mude o número, aperte *Executar* e diga em *Nova partida* quem é uma pessoa e quem é um robô. O número depois de `seed` fixa os dados, para que a turma toda tenha os mesmos; sem ele são sempre novos.
# en: a25a21b1
cat-cab-play-3-3 = Por que *rolar de novo* é tantas vezes o melhor? [O motorista perfeito](../course/14_perfect_driver.ipynb) examina a vez, e [Caminhos para casa](lesson_ways_home.ipynb), as ruas. Para mudar as regras, vá ao [laboratório](design_lab.ipynb). Ou volte ao [início](../start.ipynb).
