### class.ipynb

# en: 8d69365f
class-0-1 = # A tela da turma
# en: 5902e33c
class-0-2 = O que cada um respondeu, e está certo? A turma manda seus códigos pelo chat, e você cola o chat inteiro aqui. Não há servidor, e nada sai deste aparelho.
# en: 4a7117d6
class-0-3 = **Como funciona.** Escolha um número para a sua turma, por exemplo 3. No guia de cada unidade há um link com esse número e um código QR. A turma abre o link, e cada um escreve seu número da chamada. A partir daí, cada resposta tem um código. No fim da página há uma linha com todos eles. Cada um manda essa linha com o nome na frente.
# en: ac63d786
class-0-4 = ✓ é uma resposta certa, ✗ uma errada, e um ponto quer dizer que ainda não há nenhuma. *G2* é a segunda pergunta de uma unidade, e *E1* seu primeiro exercício. Códigos de outra turma são contados, mas ficam fora da tabela. Se alguém responde de novo, vale a última resposta.
