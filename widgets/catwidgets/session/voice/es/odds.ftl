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
# en: 60c3c6de
answer-cut = Estos dados explotan sin fin. { $below ->
    [no] El cálculo se corta
   *[other] Todo lo menor que { $below } es exacto{ FORM($mean, ", y el valor esperado también", "") }
}; como mucho 1 de cada { $n } casos sigue más allá.
# en: eb6a512d
answer-rolled = { $asked }, { $rolls } tiradas: { $value } salió en el { $share } de ellas; el valor exacto es { $chance }.
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
head-exactly = probabilidad
# en: 717f7f0b
head-at-least = esto o más
# en: 8b887ede
head-at-most = esto o menos
# en: 6e624e33
answer-left = { $n } { FORM($n, "resultado más", "resultados más") }: el archivo CSV los tiene todos.
