### Lo que se responde a preguntas sobre dados y cartas. Variables: el archivo de en; palabras: docs/glossary/es.md.

# en: 0d926d8a
answer = { $asked }: { $answer }
# en: caa19a92
answer-average = de media { $value }
# en: 10e2eb00
answer-always = siempre { $value }
# en: 9ac92c28
answer-most-likely = lo más probable: { $value } ({ $chance })
# en: 2e7bfb27
answer-each = lo más probable, { $chance } cada uno: { $value }
# en: cc1a355c
answer-many = los { $n } resultados más probables: { $chance } cada uno
# en: e999369d
answer-or-more = { $value } o más: { $chance }.
# en: 2d2d243d
answer-exactly = Exactamente { $value }.
# en: 89098ef0
answer-deviation = Desviación típica: { $value }.
# en: 3626f538
answer-median = El resultado central (la mediana) es { $median }.
# en: 7d540c8a
answer-spread = El { $share } de los resultados { $apart ->
    [yes] va de { $low } a { $high }
   *[no] es { $low }
}.
# en: c15ee0b2
answer-cut = Esto puede seguir sin fin. { $below ->
    [no] El cálculo se corta
   *[other] Todo lo menor que { $below } es exacto{ FORM($mean, ", y el valor esperado también", "") }
}; como mucho 1 de cada { $n } casos sigue más allá.
# en: e11b7414
answer-rolled = { $asked }, { $rolls } intentos: { $value } salió en el { $share } de ellos; el valor exacto es { $chance }.
# en: 0cf5e8c4
answer-most = en un gráfico caben como mucho { $n } preguntas

## Resultados en palabras: en A vs B, qué pasa con A; en dados con palabras, ninguna
# en: 19fe82ed
outcome-wins = victoria
# en: f3080c14
outcome-ties = empate
# en: 40a76b2f
outcome-loses = derrota
# en: 2ecbfba2
outcome-nothing = nada
# en: 62c5b464
answer-outcome = { $outcome } { $chance }

## El gráfico: sus ejes y un punto
# en: fb5222fc
answer-result = resultado
# en: 00eb542c
answer-rolls = { $rolls } tiradas
# en: 69c5f4ff
answer-yes = probabilidad de que la respuesta sea sí
# en: 51fa5ee7
point-exactly = { $asked }: exactamente { $value }, { $chance }
    .axis = probabilidad de cada resultado
# en: 855673c0
point-at-least = { $asked }: al menos { $value }, { $chance }
    .axis = probabilidad de este resultado o más
# en: ce7797e1
point-at-most = { $asked }: como mucho { $value }, { $chance }
    .axis = probabilidad de este resultado o menos

## La tabla: sus encabezados
# en: cd675117
head-outcome = resultado
# en: 98e49593
head-fraction = en fracción
# en: f6c4f94b
head-exactly = prob.
# en: 717f7f0b
head-at-least = esto o más
# en: 8b887ede
head-at-most = esto o menos
# en: 6e624e33
answer-left = { $n } { FORM($n, "resultado más", "resultados más") }: el archivo CSV los tiene todos.

## Una pregunta en palabras
# en: 3d9863fb
read-of = { $pool }: { $what }
# en: b0b79054
read-versus = { $left } contra { $right }
# en: 955ddf9b
read-given = { $event }, si se sabe: { $known }
# en: cb080d7f
read-against = { $left } contra { $right }: { $sign ->
    [least] lo primero es igual o mayor
    [most] lo primero es igual o menor
    [more] lo primero es mayor
    [less] lo primero es menor
    [exactly] los dos son iguales
   *[other] son distintos
}
# en: ba17a57f
read-until = número de tiradas hasta el primer «{ $event }»
# en: 652abab3
read-first = número de tiradas de { $kind ->
    [coin] una moneda
    [d6] un dado
   *[dice] un dado de { $sides } caras
} hasta el primer «{ $thing }»
# en: b278f0a5
read-number = { $pool }: cuántas veces { $thing }
# en: f840c789
read-sum = { $pool }: la suma
# en: f23c11ea
read-how = { $sign ->
    [least] al menos { $n }
    [most] como mucho { $n }
    [more] más de { $n }
    [less] menos de { $n }
    [other] cualquiera menos { $n }
   *[exactly] exactamente { $n }
}
# en: 144e301a
read-few = { $n }
# en: 86c38ac4
read-times = { $how } { FORM($n, "vez", "veces") } { $thing }{ FORM($row, " seguidas", "") }
# en: b6c977d3
read-none = ninguna vez { $thing }
# en: d7f97fd2
read-showing = { $how }
# en: 56f46f94
read-range = de { $low } a { $high }
# en: 9a63deb8
read-face = { $face ->
    [ace] as
    [jack] jota
    [queen] reina
    [king] rey
    [club] trébol
    [diamond] diamante
    [heart] corazón
    [spade] pica
    [face] figura
    [red] carta roja
    [ten] carta que vale 10
    [black] carta negra
    [heads] cara
    [tails] cruz
   *[other] { $face }
}
# en: 97deef75
read-card = { $rank } de { $suit }
# en: d9b81a53
read-order = { $what } en este orden
# en: 3aa67044
read-total = { $kind ->
    [difference] { $how } de diferencia
    [product] { $how } como producto
   *[total] { $how } en total
}
# en: 55de6e2d
read-alike = { $kind ->
    [apart] sin repetir ningún valor
    [same] siempre el mismo valor
    [alike] { $how } con el mismo valor
    [ranks] { $how } del mismo valor
    [different] { $how } valores distintos
    [suited] { $how } del mismo palo
    [straight] { $how } en escalera, sin huecos
   *[groups] { $hand ->
        [32] un full
        [41] exactamente un póquer
        [311] exactamente un trío, sin pareja
        [221] exactamente dos parejas
       *[2111] exactamente una pareja
    }
}
# en: 2dcd623e
read-dice = { $n ->
    [1] { $sides ->
        [6] un dado
       *[other] un dado de { $sides } caras
    }
   *[other] { $n } { $sides ->
        [6] dados
       *[other] dados de { $sides } caras
    }
}
# en: 610b5ffb
read-coins = { $n ->
    [1] una moneda
   *[other] { $n } monedas
}
# en: 3dc70ceb
read-cards = { $n ->
    [1] una carta
   *[other] { $n } cartas
}
# en: ed6c08c4
read-bag = { $n } de { $kinds }
# en: 14938cfe
read-birthdays = { $n } cumpleaños
# en: 0fd8d400
read-rolls = { $n } tiradas de { $pool }
# en: 5df5cdbd
read-advantage = { $word ->
    [adv] un d20 con ventaja
   *[dis] un d20 con desventaja
}
# en: 979df2b6
read-kept = { $pool }, { $how ->
    [high] { $k ->
        [1] el más alto
       *[other] los { $k } más altos
    }
   *[low] { $k ->
        [1] el más bajo
       *[other] los { $k } más bajos
    }
}
