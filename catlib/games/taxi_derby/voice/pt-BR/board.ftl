### Taxi Derby: what the table shows and says of its parts. Variables: the file in en; words: docs/glossary/pt-BR.md.

## The city
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 91142970
the-city = Cidade
# en: 3d602e4d
city-by-size = A cidade, { $spaces } trechos de rua
# en: 4554da9b
sign-store = $2
# en: 86627d1d
sign-drop-off = X
# en: 7665a71d
legend-passenger = Aqui espera um passageiro que quer ir para o alfinete { sign-drop-off } e paga esse valor. Se está apagado, pede algo que falta no seu táxi.
# en: 06f40dff
legend-ring = Aqui ainda não espera ninguém.
# en: a2ab73a6
legend-store = Uma loja, e quanto custa ali uma melhoria.
# en: 52799e95
legend-drop-off = Alfinete { sign-drop-off }: aqui descem os passageiros para { sign-drop-off }.
# en: 331a0006
legend-patrol = A viatura persegue o táxi que corre demais.
# en: 6e9febe6
legend-home = O sinal de um táxi marca onde ele pode começar.
# en: 358bb93f
legend-station = { station-does }
# en: 2b2c5ad5
legend-dots = Até aqui você pode ir agora sem correr.
# en: 8502860e
wish-there = { $to } ${ $fare }
# en: db6db596
errand = { $toward ->
    [yes] rumo a{" "}
   *[no] {""}
}{ $place }: { $what }, a { $away }
# en: 3192fa80
errand-fare = alfinete { $to }, +${ $fare }
# en: 1296f05d
errand-rider = { $type } para { $to }, ${ $fare }
# en: 7ca88859
errand-store = loja, ${ $dollars }
# en: 0c4d019b
show-tickets = chance de multa em %
# en: e0decc2c
show-pursuit = caminhos da viatura
# en: 76dd3d7e
show-reach = aonde ela pode ir
# en: 361adc8f
show-names = nomes das casas
# en: e970c47c
pick-up-there = ponto, { $rider ->
    [no] ninguém
   *[other] { $rider }
}
# en: a1fe4fc4
store-there = loja a ${ $dollars }, { $goods ->
    [no] tudo vendido
   *[other] { LIST($goods, "comma") }
}
# en: 1d1c1d75
goods = { $n } de { $upgrade }
# en: 8bafe512
drop-off-there = destino { $to }
# en: 44d16ccc
taxi-there = { $who ->
    [you] o seu táxi
   *[other] o táxi de { $who }
}
# en: 8c5ddadf
patrol-there = viatura
# en: 4200ef0e
station-there = delegacia
# en: 3b14917f
away-from-car = { $spaces } para a viatura
# en: c60c8e91
ticket-there = multa { $chance }
# en: f1bd31b6
no-speeding-there = a { $spaces }, dentro do limite
# en: 0f6879e6
patrol-does = A viatura persegue o táxi que termina a vez acima do limite de velocidade.
# en: 2bfb3ed4
pick-up-does = { FORM($waits, "Pare aqui e clique na carta do passageiro para pegá-lo.", "Aqui aparecem passageiros.") }
# en: c556f7bb
store-does = Pare aqui sem passageiros para comprar uma melhoria.
# en: d81cce97
drop-off-does = Pare aqui com um passageiro para { $to } e receba a corrida.
# en: b78e1185
station-does = Táxis que não conseguem pagar uma multa são guinchados até a delegacia.

## The desk: drivers, upgrades, passengers who wait
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 1464bc73
the-desk = Táxis e passageiros
# en: bdef4199
seats = A bordo
# en: 93c68122
upgrades = Melhorias
# en: c7caa881
waiting = Passageiros
# en: b8bbcc4f
sums = ${ $dollars }{ $n ->
    [0] {""}
   *[other] , { tickets }
}{ $driven ->
    [0] {""}
   *[other] , andou { $driven } { FORM($driven, "casa", "casas") }
}
# en: 738c1ac8
delivered-of-type = { $n ->
    [1] { AS($type, "one") }
   *[other] { $n } { AS($type, "many") }
}
    .short = { $n } { AS($type, "short") }
# en: ac05479e
longest = turno mais longo { $n }
# en: 3bd66133
has-upgrades = melhorias: { LIST($goods, "comma") }
# en: 2de92c91
has-delivered = entregues: { $record }
# en: 5c50f961
ride = para { $to } ${ $fare }
# en: ac8d8413
rides = a bordo: { $rider }
# en: 21d5926f
ride-does = Pare em { $to } e clique aqui para receber.
# en: a0cf531e
upgrades-pay = Uma segunda melhoria do tipo pedido rende dólares a mais, uma terceira ainda mais.
# en: 646c155f
pays-more = A corrida é paga uma vez, e mais uma vez para cada { $type } que você já entregou.
# en: 5a5cd879
upgrade-does = Quem pede { $upgrade } só entra em um táxi que tem; quem tem mais melhorias ganha um prêmio.{ $ability ->
    [no] {""}
   *[other] {" "}Com a segunda, { $ability }.
}
# en: 33bde609
asks-at = em { $place }{ $wants ->
    [no] {""}
   *[other] : { LIST($wants, "comma") }
}
# en: 8257cbd8
wish = { $suits ->
    [yes] { LIST($needs, "and") } ✓
   *[no] { FORM($alone, "pede ", "") }{ LIST($needs, "and") }
}
# en: 8a1cbbbb
wish-solo = a sós
# en: afd04257
wish-tickets = ≤ { tickets }
# en: d21b03b1
wish-more = +${ $dollars } a cada vez
# en: 2e10c358
waits-there = { $place }, { $rider }
# en: b3ed81da
waiting-does = Pare em { $place } e clique aqui para pegá-lo.
# en: 447698bb
terms-needs = Só entra se o seu táxi tiver { $needs }; as lojas vendem.
# en: a7d90994
terms-solo = A sós: não divide o táxi com ninguém.
# en: 1858f2b2
terms-tickets = ≤ { tickets }: só entra enquanto você não tiver mais do que isso.
# en: 56447f79
left-in-stacks = Nestas fileiras ainda vêm { LIST($left, "comma") } passageiros. A partida acaba quando { $end_stacks } { FORM($end_stacks, "fileira fica vazia", "fileiras ficam vazias") }.
# en: 2ba57a0a
prizes-there-are = Prêmios no fim: turno mais longo ${ $distance }, mais melhorias ${ $upgrades }, menos multas ${ $few }, mais passageiros de um tipo ${ $low } a ${ $high }
