### O que se responde a perguntas sobre dados e cartas. Variáveis: o arquivo em en; palavras: docs/glossary/pt-BR.md.

# en: 0d926d8a
answer = { $asked }: { $answer }
# en: caa19a92
answer-average = em média { $value }
# en: 10e2eb00
answer-always = sempre { $value }
# en: 9ac92c28
answer-most-likely = o mais provável: { $value }, com { $chance }
# en: 2e7bfb27
answer-each = os mais prováveis, { $chance } cada: { $value }
# en: cc1a355c
answer-many = os { $n } resultados mais prováveis: { $chance } cada
# en: e999369d
answer-or-more = { $value } ou mais: { $chance }.
# en: 2d2d243d
answer-exactly = Exatamente { $value }.
# en: 89098ef0
answer-deviation = Desvio padrão: { $value }.
# en: 3626f538
answer-median = O resultado do meio (a mediana) é { $median }.
# en: 7d540c8a
answer-spread = { $share } dos resultados { $apart ->
    [yes] vão de { $low } a { $high }
   *[no] são { $low }
}.
# en: c15ee0b2
answer-cut = Isso pode continuar sem fim. { $below ->
    [no] A conta é cortada
   *[other] Tudo abaixo de { $below } é exato{ FORM($mean, ", e o valor esperado também", "") }
}; no máximo 1 em cada { $n } casos vai além.
# en: e11b7414
answer-rolled = { $asked }, { $rolls } tentativas: { $value } saiu em { $share } delas; o valor exato é { $chance }.
# en: 0cf5e8c4
answer-most = cabem no máximo { $n } perguntas em um gráfico

## Resultados em palavras: em A vs B, o que acontece com A; em dados com palavras, nenhuma
# en: 19fe82ed
outcome-wins = vitória
# en: f3080c14
outcome-ties = empate
# en: 40a76b2f
outcome-loses = derrota
# en: 2ecbfba2
outcome-nothing = nada
# en: 62c5b464
answer-outcome = { $outcome } { $chance }

## O gráfico: seus eixos e um ponto
# en: fb5222fc
answer-result = resultado
# en: 00eb542c
answer-rolls = { $rolls } rolagens
# en: 69c5f4ff
answer-yes = probabilidade de a resposta ser sim
# en: 51fa5ee7
point-exactly = { $asked }: exatamente { $value }, com { $chance }
    .axis = probabilidade de cada resultado
# en: 855673c0
point-at-least = { $asked }: pelo menos { $value }, com { $chance }
    .axis = probabilidade deste resultado ou mais
# en: ce7797e1
point-at-most = { $asked }: no máximo { $value }, com { $chance }
    .axis = probabilidade deste resultado ou menos

## A tabela: seus títulos
# en: cd675117
head-outcome = resultado
# en: 98e49593
head-fraction = em fração
# en: f6c4f94b
head-exactly = probabilidade
# en: 717f7f0b
head-at-least = isto ou mais
# en: 8b887ede
head-at-most = isto ou menos
# en: 6e624e33
answer-left = Mais { $n } { FORM($n, "resultado", "resultados") }: o arquivo CSV tem todos.

## Uma pergunta em palavras
# en: 3d9863fb
read-of = { $pool }: { $what }
# en: b0b79054
read-versus = { $left } contra { $right }
# en: 955ddf9b
read-given = { $event }, sabendo: { $known }
# en: cb080d7f
read-against = { $left } contra { $right }: { $sign ->
    [least] o primeiro é igual ou maior
    [most] o primeiro é igual ou menor
    [more] o primeiro é maior
    [less] o primeiro é menor
    [exactly] os dois são iguais
   *[other] são diferentes
}
# en: ba17a57f
read-until = número de lançamentos até o primeiro “{ $event }”
# en: 652abab3
read-first = número de lançamentos de { $kind ->
    [coin] uma moeda
    [d6] um dado
   *[dice] um dado de { $sides } lados
} até o primeiro “{ $thing }”
# en: b278f0a5
read-number = { $pool }: quantas vezes { $thing }
# en: f840c789
read-sum = { $pool }: a soma
# en: f23c11ea
read-how = { $sign ->
    [least] pelo menos { $n }
    [most] no máximo { $n }
    [more] mais de { $n }
    [less] menos de { $n }
    [other] qualquer um menos { $n }
   *[exactly] exatamente { $n }
}
# en: 144e301a
read-few = { $n }
# en: 86c38ac4
read-times = { $how } { FORM($n, "vez", "vezes") } { $thing }{ FORM($row, " em seguida", "") }
# en: b6c977d3
read-none = nenhuma vez { $thing }
# en: d7f97fd2
read-showing = { $how }
# en: 56f46f94
read-range = de { $low } a { $high }
# en: 9a63deb8
read-face = { $face ->
    [ace] ás
    [jack] valete
    [queen] dama
    [king] rei
    [club] paus
    [diamond] ouros
    [heart] copas
    [spade] espadas
    [face] figura
    [red] carta vermelha
    [ten] carta que vale 10
    [black] carta preta
    [heads] cara
    [tails] coroa
   *[other] { $face }
}
# en: 97deef75
read-card = { $rank } de { $suit }
# en: d9b81a53
read-order = { $what } nesta ordem
# en: 3aa67044
read-total = { $kind ->
    [difference] { $how } de diferença
    [product] { $how } como produto
   *[total] { $how } no total
}
# en: 55de6e2d
read-alike = { $kind ->
    [apart] sem repetir nenhum valor
    [same] sempre o mesmo valor
    [alike] { $how } com o mesmo valor
    [ranks] { $how } cartas do mesmo valor
    [different] { $how } valores diferentes
    [suited] { $how } do mesmo naipe
    [straight] { $how } em sequência, sem falha
   *[groups] { $hand ->
        [32] um full house
        [41] exatamente uma quadra
        [311] exatamente uma trinca, sem par
        [221] exatamente dois pares
       *[2111] exatamente um par
    }
}
# en: 2dcd623e
read-dice = { $n ->
    [1] { $sides ->
        [6] um dado
       *[other] um dado de { $sides } lados
    }
   *[other] { $n } { $sides ->
        [6] dados
       *[other] dados de { $sides } lados
    }
}
# en: 610b5ffb
read-coins = { $n ->
    [1] uma moeda
   *[other] { $n } moedas
}
# en: 3dc70ceb
read-cards = { $n ->
    [1] uma carta
   *[other] { $n } cartas
}
# en: ed6c08c4
read-bag = { $n } de { $kinds }
# en: 14938cfe
read-birthdays = { $n } aniversários
# en: 0fd8d400
read-rolls = { $n } lançamentos de { $pool }
# en: 5df5cdbd
read-advantage = { $word ->
    [adv] um d20 com vantagem
   *[dis] um d20 com desvantagem
}
# en: 979df2b6
read-kept = { $pool }, { $how ->
    [high] { $k ->
        [1] o mais alto
       *[other] os { $k } mais altos
    }
   *[low] { $k ->
        [1] o mais baixo
       *[other] os { $k } mais baixos
    }
}
