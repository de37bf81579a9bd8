### The page that answers typed questions about dice and cards. How to translate: page.ftl.
### $why: a computer's own words for what went wrong

# en: 6c910c2e
odds-skip = Ir a la pregunta
# en: d03d9582
odds-page = Probabilidades con dados y cartas
# en: e7728924
odds-title = ¿Qué probabilidad hay?
# en: 49c2dcc8
odds-type = Pregunta en inglés o abreviado: 4d6 son cuatro dados de seis caras. Una pregunta por línea.
# en: bed3e18c
odds-stop = Parar
# en: 1cf57f85
odds-answer = Respuesta
# en: 96c982e6
odds-read = Leído como:
# en: 62ce434c
odds-or = O querías decir:
# en: 22ad1485
odds-views = Probabilidad de
# en: c81146b4
odds-exactly = exactamente
# en: 3295a24f
odds-at-least = al menos
# en: 1b21cf49
odds-at-most = como máximo
# en: 74a9a59a
odds-point = Señala o toca una barra o un punto para leer su probabilidad.
# en: 5d5e4a10
odds-roll = Probar 10.000 veces
# en: ba044496
odds-again = Volver a tirar
# en: beae1bbd
odds-more = Copiar o guardar
# en: eec73d52
odds-text = Copiar como texto
# en: 02e77a16
odds-csv = Guardar una tabla (CSV)
# en: 8d62b557
odds-svg = Guardar la imagen (SVG)
# en: 13ca9289
odds-png = Guardar la imagen (PNG)
# en: 79f252b0
odds-embed = Copiar código para otra página
# en: 3d02a312
odds-table = Valores exactos y tabla de todas las probabilidades
# en: ec6ef767
odds-try = Prueba una de estas
# en: d65d5c83
odds-help = Cómo se escribe
# en: 8dc7d2f2
odds-exact = Cada probabilidad se calcula exactamente, como fracción, en tu navegador. Lo que escribes no se envía a ninguna parte; un enlace lo lleva tras la #, que ningún servidor ve.
# en: a10109bb
odds-counting = Todavía contando…
# en: 49a29468
odds-some-dice = Pregunta por unos dados, por ejemplo 3d6.
# en: 2ec45c91
odds-copied = La respuesta está copiada.
# en: 934fb66e
odds-embed-copied = El código está copiado. Muestra este gráfico en otra página.
# en: 65bebde7
odds-link-copied = El enlace está copiado. Abre esta página con esta pregunta.
# en: 87ca8f53
odds-broken = Esto no se pudo contar: { $why }
# en: acd890dc
odds-stopped = Parado. Pregunta algo más pequeño.
# en: dac33937
example-0 = Tira 4 dados y quédate con los 3 mejores
# en: b787cada
example-1 = Nueve o más con dos dados
# en: ad1b6cb2
example-2 = De 5 dados de diez caras, ¿cuántos muestran 8 o más?
# en: 38675834
example-3 = ¿Quién saca más?
# en: dc85a3ed
example-4 = Con ventaja y sin ella
# en: 2697fdbd
example-5 = Un dado que explota
# en: 482bef80
example-6 = Un as en cinco cartas
# en: 8a675191
example-7 = Dados iguales en una tirada
# en: 66853045
example-8 = Tierras en la mano inicial
# en: 7eda1e3d
example-9 = Dados con símbolos
# en: e0793d9f
odds-about = Escribe dados o cartas, como 4d6kh3 o 2d6 >= 9, y lee las probabilidades exactas. En tu navegador.
