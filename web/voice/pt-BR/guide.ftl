### guide.html

# en: fdba13e6
guide-title = { $title }: guia para docentes
# en: 987359e1
guide-about = { $title } · Aula a partir de { $age } anos, { $minutes } minutos. Tema: { $concept }. { $hook }
# en: dbb3023b
the-course = O curso
# en: 284a84b0
class-screen = A tela da turma
# en: 945825a7
contents = Conteúdo
# en: 2c1788b9
for-the-lesson = Para a aula
# en: 0543d9b8
print-project = Imprimir e projetar
# en: 22fb42e0
print-guide = Imprimir este guia
# en: af56e04e
project-unit = Projetar a unidade
# en: 5cf26a05
worksheets = Folhas de exercícios
# en: 38a88917
numbers = Números, até { $last }:
# en: 4bb627f1
which = 1 é uma folha para todos; 1-30 é uma para cada estudante de uma turma de 30. As respostas vêm no fim. Quem tem o número 7 na chamada vê os mesmos exercícios na tela.
# en: d497969b
write-numbers = Escreva números de 1 a { $last }, como 1 ou 1-30.
# en: 581d0181
print-sheets = Imprimir as folhas
# en: 46932ae2
show-sheets = Ver as folhas
# en: bce64ab5
class-link = Um link para a turma
# en: 0638ff1e
class-number = Número da turma, o mesmo para todos:
# en: f72e5503
link-copied = O link foi copiado.
# en: a1efddd4
qr-of = Um código QR de { $link }
# en: 705d2b8e
pupils-open = A turma abre o link; cada um escreve seu número da chamada e recebe um código por resposta. Cole os códigos aqui:
# en: 86e4e742
platform = Para a sua plataforma de ensino
# en: 633fec29
scorm = Pacote SCORM
# en: 4907b65f
cartridge = Links para todas as unidades
# en: b21a2876
take-both = Moodle, Canvas, itslearning e a maioria das outras aceitam os dois. O pacote envia sozinho a pontuação, o tempo e as respostas; os links são um “Common Cartridge”.
# en: cc3e769a
how-to-add = Como adicioná-los
# en: eeb6ed18
for-teachers = Para docentes
