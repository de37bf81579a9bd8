### Privacidade: a página de docs/privacy.md

# en: 8224bd84
privacy-0-1 = # Privacidade
# en: 9c61f818
privacy-0-2 = **Nada do que você faz aqui sai do seu aparelho.** Não há login, nem cookies, nem publicidade, nem contagem de visitas. Nenhuma página pode pedir nada a um servidor que não seja aquele de onde veio, e o navegador garante isso.
# en: ae24fb0f
privacy-1-1 = ## O que fica guardado neste aparelho
# en: 5fb650dc
privacy-1-2 = O navegador guarda, no *armazenamento local* deste site, para que a próxima visita continue de onde você parou:
# en: 2a07542b
privacy-1-3 = | o quê | por quê |
# en: 566569be
privacy-1-4 = | as partidas que você joga e as regras de um laboratório que você mudou | para continuar |
# en: 04dbbc30
privacy-1-5 = | seus palpites e suas respostas aos exercícios | cada palpite é dado uma vez só |
# en: 31a50e47
privacy-1-6 = | o código que você digitou | recarregar a página não apaga |
# en: 607cacd5
privacy-1-7 = | o número da sua turma e o seu número da chamada, se um link ou você os informou | os exercícios têm os seus números, e as respostas têm códigos |
# en: 02bd766e
privacy-1-8 = | no aparelho de quem ensina, os códigos e nomes colados na tela da turma | recarregar a página não apaga |
# en: e105142d
privacy-1-9 = | claro ou escuro, letra grande, código visível | a próxima página fica igual |
# en: 25b7ab55
privacy-1-10 = Ele também guarda uma cópia dos arquivos do próprio site, a mesma para todos, para que as páginas abram sem rede.
# en: ee7c105d
privacy-2-1 = ## Como apagar
# en: 048485b4
privacy-2-2 = - *Recomeçar esta página*, no fim de uma lição, apaga as suas respostas e o seu código nessa página.
    - *Recomeçar para a próxima pessoa*, no fim de cada página, apaga tudo o que está na tabela acima.
    - *Começar de novo*, na tela da turma, apaga os códigos e os nomes da turma.
    - *Limpar dados do site*, no próprio navegador, apaga tudo, inclusive a cópia dos arquivos do site.
# en: c5114967
privacy-3-1 = ## O que os outros podem ver
# en: 14960385
privacy-3-2 = Quem hospeda o site vê o que todo servidor da web vê: que página foi pedida, quando e de que endereço na internet. Um link que você abre pode trazer, depois de um ponto de interrogação, a posição de uma partida ou o número de uma turma, e quem hospeda também vê isso. O que você digita na página de chances fica depois de um #, que os navegadores não enviam.
# en: 8ea2a134
privacy-3-3 = Numa turma, os estudantes mandam os seus códigos e nomes a quem ensina, pelo chat da escola. Esse chat tem as suas próprias regras, e nós não participamos dele. Um código contém um número da chamada, uma pergunta e a resposta dada, e nenhum nome.
# en: 3791ef2d
privacy-3-4 = Dentro da plataforma de ensino de uma escola (um pacote SCORM, ou qualquer página que mostre uma unidade num quadro), a unidade informa a essa página as suas respostas e até onde você chegou. É assim que a sua escola as recebe; mais ninguém.
