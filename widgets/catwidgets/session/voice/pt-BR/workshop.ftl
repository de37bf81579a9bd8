# en: c86a6db5
no-game = Ainda não há jogo: primeiro corrija o que está sublinhado.
# en: f9748110
no-mistake-found = Nenhum erro foi encontrado.
# en: 6e5477ea
games-followed = { $n } { FORM($n, "partida foi seguida", "partidas foram seguidas") } jogada por jogada, e cada resposta das regras foi verificada.
# en: 6c4386dd
variants-played = { $n } de { $all } variantes foram jogadas: cada número de jogadores, cada regra da casa nos dois extremos.
# en: 548c4a23
best-play-wins = { $who ->
    [alone] Se você jogar o melhor possível, você vence
    [everybody] Se todos jogarem o melhor possível, todos vencem
   *[other] Se todos jogarem o melhor possível, o primeiro jogador vence
} com probabilidade { $chance }.
# en: d8d82d5f
best-play-pays = { $who ->
    [alone] Se você jogar o melhor possível, você ganha
    [everybody] Se todos jogarem o melhor possível, todos ganham
   *[other] Se todos jogarem o melhor possível, o primeiro jogador ganha
} em média { $amount }.
# en: a2fc35a3
first-turn = A melhor jogada na primeira vez: { $does }.
# en: 8d6e5ba6
later-turn = Depois, com { $seen }: { $does }.
# en: 70492c00
does-until = { $choice } enquanto { $name } for menor que { $n }, depois { $other }
# en: 29d0d0be
held-by-both = { $name } { $mine } contra { $other }
# en: 1ddb12bf
is-exact = Isso é exato.
# en: dcac97ce
how-exact = Até que ponto é exato?
# en: 7fed3796
is-within = Isso é certo com uma margem de ± { $error }.
# en: 91d4b489
hidden-balance = As mãos ficam escondidas, então é um equilíbrio, de { $n } { FORM($n, "situação", "situações") }.
# en: 23a832c3
positions-reached = { $said } { FORM($n, "posição pode ser alcançada", "posições podem ser alcançadas") }.
# en: f0f269f2
first-chances = Chance de vencer depois de cada primeira opção: { $choices }.
# en: 2205971c
first-pays = Ganho depois de cada primeira opção: { $choices }.
# en: dd149b01
mixes-seen = Jogador { $n }, { $seen }: { $often }.
# en: 897b067d
mixes = Jogador { $n }: { $often }.
# en: 95aed06b
too-large = O jogo tem posições demais para ser resolvido aqui. Deixe-o menor: menos peças, um tabuleiro menor, uma meta mais baixa.
# en: cf10cace
endless = O jogo pode nunca terminar, então não há resposta. Ponha um limite de turnos.
# en: c990aecc
link-not-opened = O link não contém nenhum jogo que possa ser aberto aqui, então este é outro: { $why }
# en: 2a3fe38c
file-there = { $file } já está aqui; escreva o nome dele onde se pede um arquivo.
# en: 8d0c5ecc
lab-not-restored = O que estava ajustado aqui não vale mais, então o laboratório está como no início: { $why }
