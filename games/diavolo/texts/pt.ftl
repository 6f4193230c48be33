# Diavolo em português.

diavolo-tagline = Dez dados, uma ordem e a mão mais rápida!

## As coisas
diavolo-a-devil = { $devil ->
    [black] um diabinho preto
    [white] um diabinho branco
    [red] um diabinho vermelho
   *[grey] o diabinho cinzento
  }
diavolo-devil = { $devil ->
    [black] Diabinho preto
    [white] Diabinho branco
    [red] Diabinho vermelho
   *[grey] Diabinho cinzento
  }
diavolo-order-most = A maior soma
diavolo-order-least = A menor soma
diavolo-order-gap = A maior diferença
diavolo-order-odd = Mais ímpares
diavolo-order-high = O dado mais alto
diavolo-order-near = O dado mais próximo
diavolo-gems = { $n ->
    [1] { $n } gema
   *[other] { $n } gemas
  }
diavolo-ms = { $n } ms
diavolo-seconds = { $n } s

## A mesa
diavolo-place = { $name }: { diavolo-gems }.
diavolo-place-dice = { $name }: { diavolo-gems } e os dados.
diavolo-place-out = { $name }: sem gemas.
diavolo-bar = Os diabinhos no balcão
diavolo-tray = Os dados
diavolo-devil-key = { diavolo-devil }, tecla { $key }
diavolo-corner = O canto de { $name }
diavolo-dice-of = { $colour ->
    [black] Pretos
    [white] Brancos
   *[red] Vermelhos
  }: { $values }.
diavolo-far-of = { $colour ->
    [black] Pretos
    [white] Brancos
   *[red] Vermelhos
  } a { $values } mm do dado da ordem.
diavolo-dice = { $black } { $white } { $red }
diavolo-answer = { $devil ->
    [grey] Empate: é o cinzento!
   *[other] A resposta certa: { diavolo-a-devil }.
  }

## Os botões
diavolo-do-receipt = O talão

## O que há para fazer
diavolo-prompt-ready-you = Lança tu os dados!
diavolo-prompt-ready = { $name } tem os dados.
diavolo-prompt-ordered = { $name } tem os dados.
diavolo-prompt-ordered-you = A ordem já se sabe. Lança os outros dados!
diavolo-prompt-falls = Os dados rolam… Prepara a mão!
diavolo-prompt-open = Depressa, agarra o diabinho certo!
diavolo-prompt-open-calm = Sem pressa: que diabinho?
diavolo-prompt-waiting = Já está! Esperamos pelos outros.
diavolo-prompt-level = Igualmente rápidos: decide a sorte.
diavolo-prompt-out = Não te restam gemas. Vê quem ganha!
diavolo-prompt-watch = Quem será mais rápido?
diavolo-prompt-over = A partida acabou.

## O que aconteceu
diavolo-event-threw = { $name } lança os dados.
diavolo-event-threw-you = Lanças os dados.
diavolo-event-ordered = A ordem: { $order }.
diavolo-event-shown = { $order }! { $dice }
diavolo-event-reached = { $name } agarra { diavolo-a-devil }.
diavolo-event-reached-you = Agarras { diavolo-a-devil }.
diavolo-event-reached-none = { $name } não agarra nenhum.
diavolo-event-reached-none-you = Não agarras nenhum.
diavolo-event-answered = { $name } já respondeu.
diavolo-event-answered-you = Já respondeste.
diavolo-event-settled = Igualmente rápidos, a menos de 6 ms: a sorte diz { $names }.
diavolo-event-counted = Era { diavolo-a-devil }. { $right ->
    [0] Ninguém o tem.
   *[other] Bem visto: { $safe }.
  } { $wrong ->
    [0] Ninguém perde uma gema.
   *[other] Menos uma gema: { $lost }.
  }
diavolo-event-out = { $name } fica sem gemas e sai.
diavolo-event-out-you = Ficas sem gemas: acabou para ti.
diavolo-event-fewer = Menos jogadores, menos diabinhos: { $n } de cada cor.
diavolo-event-turn = Os dados passam para { $name }.
diavolo-event-turn-you = Os dados são teus!
diavolo-event-won = { $name } guarda a última gema e ganha!
diavolo-event-won-you = Guardas a última gema: ganhas!
diavolo-event-nobody = Caem todos juntos: ninguém ganha e cada um paga o seu.

## O que se pode fazer, em palavras
diavolo-action-throw = Lançar os dados
diavolo-action-take = Agarrar { diavolo-a-devil }
diavolo-action-leave = Não agarrar nenhum
diavolo-reason-throw = Todos esperam pelos teus dados.
diavolo-reason-look = É o que dizem os dados, se olhámos bem.

## O talão
diavolo-receipt = O talão da ronda
diavolo-receipt-none = Ainda não há talão: sai no fim de cada ronda.
diavolo-receipt-words = Um gesto conta quando foi feito, não quando chegou. A casa mede ela própria o atraso de cada linha e nunca devolve mais.
diavolo-receipt-shown = Dados à vista de todos: { $at } s depois do começo.
diavolo-receipt-said = O seu ecrã diz
diavolo-receipt-lag = Atraso possível
diavolo-receipt-at = Conta aos
diavolo-receipt-cut = O ecrã indicou um tempo que a linha não permite: foi corrigido.
diavolo-verdict-right = bem visto
diavolo-verdict-wrong = cor errada
diavolo-verdict-late = tarde demais
diavolo-verdict-nothing = nada

## Treinar
diavolo-training = Treinar a solo
diavolo-training-words = Olha a ordem, descobre a cor, agarra o diabinho. Ninguém te apressa, mas o tempo fica anotado.
diavolo-training-start = Lançar os dados
diavolo-training-next = Mais um lançamento
diavolo-training-right = Bem visto, em { $time } s!
diavolo-training-wrong = Falhaste: era { diavolo-a-devil }.
diavolo-training-series = Seguidos: { $n }
diavolo-training-best = Melhor série: { $n }
diavolo-training-chart = As tuas últimas tentativas, da mais antiga à mais recente
diavolo-training-order = Ordem
diavolo-training-time = Tempo médio
diavolo-training-errors = Erros
diavolo-training-forget = Apagar tudo

## As opções
diavolo-preset-book = Como na caixa
diavolo-preset-young = Para os mais novos
diavolo-preset-calm = Sem pressa
diavolo-option-twoDice = Quantos dados de cada cor?
diavolo-option-twoDice-on = dois
diavolo-option-twoDice-off = três
diavolo-option-twoDice-help = Com dois há menos para contar: para os mais novos.
diavolo-option-orderFirst = Durante quantas rondas se lança primeiro a ordem?
diavolo-option-orderFirst-help = Para aprender as seis ordens: o dado cinzento rola antes dos outros. 0: nunca.
diavolo-option-seconds = Quantos segundos para agarrar?
diavolo-option-seconds-help = Normalmente 10. Depois, quem não tem nada perde uma gema.
diavolo-option-untimed = É preciso ter pressa?
diavolo-option-untimed-on = não, esperamos por todos
diavolo-option-untimed-off = sim, o tempo conta
diavolo-option-untimed-help = Sem pressa, todos respondem; a rapidez só decide entre quem quer o mesmo diabinho. Ideal com um leitor de ecrã.
diavolo-option-tieForgiving = Quando os dados empatam, quem não tem o cinzento…
diavolo-option-tieForgiving-on = não perde nada
diavolo-option-tieForgiving-off = perde uma gema

## O que não é permitido, e porquê
diavolo-refusal-not-your-throw = Os dados estão com outra pessoa.
diavolo-refusal-nothing-to-grab = Um momento: agarra-se quando todos os dados estão parados.
diavolo-refusal-already-thrown = Os dados já foram lançados.
diavolo-refusal-out = Não te restam gemas: vê até ao fim.
diavolo-refusal-only-one = Um diabinho para cada um, e fica-se com ele.
diavolo-refusal-no-stamp = Falta o momento em que o agarraste.
diavolo-refusal-other-stamp = Esse momento ({ $at } ms) não condiz com o da chegada ({ $arrived } ms).
diavolo-refusal-too-late = Tarde demais: passaram os { $n } segundos.
diavolo-refusal-wrong-dice = Estes não são os dados desta caixa.
diavolo-refusal-other-order = A ordem já se sabe, e é outra.
diavolo-refusal-off-tray = Um dado está fora da bandeja: { $die }.
diavolo-refusal-overlap = Dois dados não podem estar no mesmo lugar: { $die } e { $other }.
diavolo-die = { $colour ->
    [black] o preto
    [white] o branco
   *[red] o vermelho
  } { $n }
diavolo-die-order = o dado da ordem
diavolo-refusal-not-level = Não são os que foram igualmente rápidos.
diavolo-refusal-other-answers = Estas não são as respostas que estavam viradas para baixo.
diavolo-refusal-too-early = Ainda há tempo para agarrar.

## A página das regras
diavolo-rules-aim = O objetivo
diavolo-rules-aim-text = Num bar do inferno, uns diabinhos lançam os dados para saber quem paga a rodada. Em cada ronda um dado dá uma ordem e todos agarram o mais depressa possível um diabinho da cor certa. Ganha a última pessoa que ainda tem uma gema.
diavolo-rules-box = Na caixa
diavolo-rules-box-text = Nove dados, três pretos, três brancos e três vermelhos; um dado cinzento com as seis ordens; dez diabinhos, três de cada cor e um cinzento; trinta gemas, que chegam para todos. Joga-se de 2 a 6, em qualquer idade. { $twoDice ->
    [on] Nesta mesa há só dois dados de cada cor: o resto não muda, e a diferença é a dos dois.
   *[off] Para os mais novos bastam dois dados de cada cor.
  }
diavolo-rules-start = Para começar
diavolo-rules-start-text = Os diabinhos estão no meio, de qualquer maneira. Cada um tem cinco gemas. A pessoa mais nova pega nos dados, e começa a primeira ronda.
diavolo-rules-turn = Uma ronda
diavolo-rules-turn-text = Quem tem os dados lança-os todos ao mesmo tempo. Todos olham, também quem lançou, e agarram um diabinho da cor que a ordem pede. { $orderFirst ->
    [0] Para aprender, nas primeiras rondas pode lançar-se o dado da ordem antes dos outros.
   *[other] Para aprender, nas primeiras { $orderFirst } rondas o dado da ordem rola antes dos outros, e só se agarra quando todos estão parados.
  }
diavolo-rules-most-text = A cor cujos dados somam mais. Aqui preto 11, branco 12, vermelho 13: vermelho!
diavolo-rules-least-text = A cor cujos dados somam menos. Aqui preto 11, branco 12, vermelho 13: preto!
diavolo-rules-gap-text = A cor com mais diferença entre o seu dado maior e o seu dado menor. Aqui preto 4, branco 5, vermelho 2: branco!
diavolo-rules-odd-text = A cor com mais uns, três e cincos. Aqui preto 1, branco 2, vermelho 3: vermelho! Se não há nenhum ímpar, é um empate.
diavolo-rules-high-text = A cor do dado mais alto de todos. Aqui preto e branco têm um 6: empate, logo cinzento!
diavolo-rules-near-text = A cor do dado mais próximo do cinzento, de centro a centro. Se for um vermelho: vermelho! Menos de um milímetro entre duas cores é um empate. Um dado inclinado é lançado outra vez.
diavolo-rules-tie = Empate: cinzento!
diavolo-rules-tie-text = Se duas ou três cores são as melhores ao mesmo tempo, o diabinho certo é o cinzento. Duas cores iguais atrás, ou dois dados iguais de uma cor, não contam. O cinzento no momento certo dá uma gema, até cinco. { $tieForgiving ->
    [on] Nesse caso, nesta mesa os outros não perdem nada.
   *[off] Só há um: todos os outros perdem então uma gema.
  } O cinzento sem empate é uma cor errada.
diavolo-rules-grab = Um só diabinho
diavolo-rules-grab-text = O primeiro diabinho em que tocas é teu, certo ou errado: não se agarra outro, não se troca, não se devolve. Também podes não agarrar nenhum. Se a cor certa já não está, outra ou nenhuma custa o mesmo: uma gema, nunca mais.
diavolo-rules-time = A mão mais rápida
diavolo-rules-time-text = Se duas mãos querem o mesmo diabinho, fica com ele a primeira. Conta o momento do gesto, não quando chega pela linha; com menos de seis milésimos de segundo, decide a sorte à vista de todos. { $untimed ->
    [on] Nesta mesa ninguém tem pressa: a ronda acaba quando todos responderam.
   *[other] A ronda acaba quando todos agarraram um, logo depois do último diabinho certo, ou ao fim de { $seconds } segundos.
  }
diavolo-rules-gems = As gemas
diavolo-rules-gems-text = Cor errada, tarde demais ou nada: uma gema volta para a caixa. Ganhos e perdas contam-se juntos no fim da ronda. Ninguém tem nunca mais de cinco.
diavolo-rules-next = A ronda seguinte
diavolo-rules-next-text = Os diabinhos voltam ao meio e os dados passam à esquerda, à pessoa seguinte que ainda tem uma gema.
diavolo-rules-out = Sem gemas
diavolo-rules-out-text = Sem gemas sai-se logo. Depois há menos diabinhos: com quatro ou mais, três de cada cor; com três, dois; com dois, um; e sempre um cinzento. Se saem vários juntos, contam-se os que ficam. É igual quando a partida começa com dois ou três.
diavolo-rules-win = Quem ganha?
diavolo-rules-win-text = Ganha a última pessoa com uma gema. Se todos os que restavam caem na mesma ronda, ninguém ganha e cada um paga o seu.

## O fim
diavolo-end-last = { $name } guarda a última gema.
diavolo-end-nobody = Caíram todos juntos: cada um paga o seu.
diavolo-moment-fast = O melhor momento: { $name } agarra { diavolo-a-devil } em { $seconds },{ $hundredths } s.
diavolo-moment-fast-you = O teu melhor momento: agarras { diavolo-a-devil } em { $seconds },{ $hundredths } s.
diavolo-moment-grey = O melhor momento: { $name } vê o empate e agarra o cinzento em { $seconds },{ $hundredths } s.
diavolo-moment-grey-you = O teu melhor momento: vês o empate e agarras o cinzento em { $seconds },{ $hundredths } s.
diavolo-moment-saved = O melhor momento: com a última gema, { $name } aguenta mais { $n } rondas e ganha.
diavolo-moment-saved-you = O teu melhor momento: com a última gema, aguentas mais { $n } rondas e ganhas.

## Lessons
diavolo-lesson-first = O teu primeiro diabinho
diavolo-lesson-first-throw = Lança os dados!
diavolo-lesson-first-most = O dado cinzento diz: a maior soma. Que cor tem mais pintas? Agarra esse diabinho!
diavolo-lesson-first-not-most = Olha outra vez: os dados vermelhos têm mais pintas.
diavolo-lesson-first-least = Bravo! A outra pessoa agarrou o preto e perde uma gema. Agora a menor soma: que cor?
diavolo-lesson-first-not-least = Olha outra vez: os dados brancos têm menos pintas.
diavolo-lesson-first-again = Certo outra vez! Lança os dados.
diavolo-lesson-first-tie = O dado mais alto! Um seis preto e um seis branco: empate. Então agarra o cinzento!
diavolo-lesson-first-not-tie = Duas cores têm um seis. Em caso de empate, o certo é o cinzento.
diavolo-lesson-first-play = O cinzento deu-te uma gema! Agora joga: quem fica com a última gema ganha.
diavolo-lesson-orders = As outras ordens
diavolo-lesson-orders-throw = O dado cinzento sabe mais ordens. Lança os dados!
diavolo-lesson-orders-gap = A maior diferença! Em que cor há mais distância entre o dado pequeno e o grande?
diavolo-lesson-orders-not-gap = Olha os brancos: de um a seis, é a maior diferença.
diavolo-lesson-orders-odd = Mais ímpares: um, três e cinco. Que cor tem mais?
diavolo-lesson-orders-not-odd = Olha os pretos: um, três, cinco. São todos ímpares!
diavolo-lesson-orders-again = Muito bem! Lança os dados.
diavolo-lesson-orders-high = O dado mais alto! Que cor tem o maior número de todos?
diavolo-lesson-orders-not-high = Procura o seis: é vermelho.
diavolo-lesson-orders-near = O dado mais próximo! Que cor está mesmo ao pé do dado cinzento?
diavolo-lesson-orders-not-near = Olha à volta do dado cinzento: o mais próximo é branco.
diavolo-lesson-orders-play = Já sabes as ordens. Agora joga: quem fica com a última gema ganha!
diavolo-lesson-late = Tarde demais!
diavolo-lesson-late-throw = Desta vez a outra pessoa é muito rápida. Lança os dados!
diavolo-lesson-late-same = A maior soma é a vermelha. Agarra o diabinho vermelho!
diavolo-lesson-late-late = A outra pessoa também queria o vermelho e foi mais rápida: tarde demais, perdes uma gema. Um só diabinho por pessoa, e sem trocar! Agora a menor soma: depressa, o branco!
diavolo-lesson-late-play = A outra pessoa agarrou o preto e só tem uma gema. Quem não tem nenhuma sai do jogo. Joga!

## Looking back
diavolo-review-turns = Bem vistos: { $right }. Confundidos: { $wrong }. Tarde demais: { $late }. Sem resposta: { $none }.
diavolo-review-after = Aos { $seconds },{ $hundredths } s.
diavolo-review-fastest = A mão mais rápida: { $seconds },{ $hundredths } s.
diavolo-review-usual = O habitual: { $seconds },{ $hundredths } s.
diavolo-review-mistook = O mais confundido: { $order } ({ $n } vezes).
