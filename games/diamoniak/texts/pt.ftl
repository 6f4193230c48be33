# Diamoniak em português.

diamoniak-tagline = Constrói o teu castelo, e cuidado com a bruxa!

## As coisas
diamoniak-card-rose = uma carta rosa
diamoniak-card-blue = uma carta azul
diamoniak-card-green = uma carta verde
diamoniak-card-yellow = uma carta amarela
diamoniak-card-diamond = um diamante
diamoniak-card-fairy = uma fada
diamoniak-card-witch = a bruxa
diamoniak-cards-rose = { $n ->
    [1] { $n } carta rosa
   *[other] { $n } cartas rosa
  }
diamoniak-cards-blue = { $n ->
    [1] { $n } carta azul
   *[other] { $n } cartas azuis
  }
diamoniak-cards-green = { $n ->
    [1] { $n } carta verde
   *[other] { $n } cartas verdes
  }
diamoniak-cards-yellow = { $n ->
    [1] { $n } carta amarela
   *[other] { $n } cartas amarelas
  }
diamoniak-cards-diamond = { $n ->
    [1] { $n } diamante
   *[other] { $n } diamantes
  }
diamoniak-cards-fairy = { $n ->
    [1] { $n } fada
   *[other] { $n } fadas
  }
diamoniak-cards-witch = { $n ->
    [1] { $n } bruxa
   *[other] { $n } bruxas
  }
diamoniak-a-card = { $colour ->
    [rose] uma carta rosa
    [blue] uma carta azul
    [green] uma carta verde
   *[yellow] uma carta amarela
  }
diamoniak-the-castle = { $colour ->
    [rose] o castelo rosa
    [blue] o castelo azul
    [green] o castelo verde
   *[yellow] o castelo amarelo
  }

## A mesa
diamoniak-pile = O monte: { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }. Tirar.
diamoniak-aside = Ao lado do monte: { $n ->
    [0] nada
    [1] { $n } carta
   *[other] { $n } cartas
  }.
diamoniak-middle = No meio: { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  } no monte; ao lado, { $aside }.
diamoniak-place-castle = { $name }: { diamoniak-the-castle }, { $n } de { $of }.
diamoniak-place-no-castle = { $name }: ainda sem castelo.
diamoniak-place-right = À direita: { $cards }.
diamoniak-place-empty = Nada à direita.
diamoniak-witch-wants = A bruxa quer { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }; já escolheste { $given }.

## Os botões
diamoniak-do-choose = Escolher { $card } para a bruxa (tecla { $key })
diamoniak-do-take-back = Recuperar { $card }

## O que há para fazer
diamoniak-prompt-start = É a tua vez! Tira uma carta.
diamoniak-prompt-buy = É a tua vez! Tira, ou compra a carta que brilha.
diamoniak-prompt-more = Mais uma carta, ou ficas por aqui?
diamoniak-prompt-drawing = A carta está a virar-se…
diamoniak-prompt-witch = A bruxa! Dá-lhe { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }.
diamoniak-prompt-witch-fairy = A bruxa! Dá-lhe { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }, ou chama a fada.
diamoniak-prompt-witch-left = Mais { $n ->
    [1] uma carta
   *[other] { $n } cartas
  } para a bruxa.
diamoniak-prompt-witch-ready = Já lhe chega. Toca em «{ diamoniak-action-give.button }».
diamoniak-prompt-witch-all = { $n ->
    [1] Só tens esta carta
   *[other] É tudo o que tens
  }. Toca em «{ diamoniak-action-give.button }».
diamoniak-prompt-other-witch = A bruxa está com { $name }!

## O que aconteceu
diamoniak-event-shuffled = O monte acabou: { $n ->
    [1] baralha-se { $n } carta
   *[other] baralham-se { $n } cartas
  }, e continua o jogo.
diamoniak-event-drew-first = { $name } tira { diamoniak-a-card } e começa { diamoniak-the-castle }.
diamoniak-event-drew-first-you = Tiras { diamoniak-a-card } e começas { diamoniak-the-castle }.
diamoniak-event-drew-castle = { $name } tira { diamoniak-a-card }: o castelo cresce.
diamoniak-event-drew-castle-you = Tiras { diamoniak-a-card }: o teu castelo cresce!
diamoniak-event-drew-right = { $name } tira { diamoniak-a-card } e põe-na à direita.
diamoniak-event-drew-right-you = Tiras { diamoniak-a-card }. Vai para a tua direita.
diamoniak-event-drew-diamond = { $name } tira um diamante.
diamoniak-event-drew-diamond-you = Tiras um diamante!
diamoniak-event-drew-fairy = { $name } tira uma fada.
diamoniak-event-drew-fairy-you = Tiras uma fada: vai proteger-te uma vez.
diamoniak-event-drew-witch = { $name } tira a bruxa!
diamoniak-event-drew-witch-you = Oh não, tiras a bruxa!
diamoniak-event-stopped = { $name } fica por aqui.
diamoniak-event-stopped-you = Ficas por aqui.
diamoniak-event-bought = { $name } compra { diamoniak-a-card } a { $seller } por 3 diamantes.
diamoniak-event-bought-you = Compras { diamoniak-a-card } a { $seller } por 3 diamantes.
diamoniak-event-bought-seller-you = { $name } compra-te { diamoniak-a-card } por 3 diamantes.
diamoniak-event-gave = { $name } dá à bruxa: { $cards }.
diamoniak-event-gave-you = Dás à bruxa: { $cards }.
diamoniak-event-gave-nothing = { $name } não tem nada para dar: a bruxa vai-se embora de mãos vazias.
diamoniak-event-gave-nothing-you = Não tens nada para dar: a bruxa vai-se embora de mãos vazias.
diamoniak-event-countered = A fada de { $name } afasta a bruxa.
diamoniak-event-countered-you = A tua fada afasta a bruxa!
diamoniak-event-released = { $name } ficou sem castelo: { diamoniak-the-castle } está livre outra vez.
diamoniak-event-released-you = Ficaste sem castelo: { diamoniak-the-castle } está livre outra vez.
diamoniak-event-moved = { $name } junta { $n ->
    [1] a carta
   *[other] as { $n } cartas
  } dessa cor que tinha à direita: { diamoniak-the-castle } cresce.
diamoniak-event-moved-you = Juntas { $n ->
    [1] a carta
   *[other] as { $n } cartas
  } dessa cor que tinhas à direita: { diamoniak-the-castle } cresce!
diamoniak-event-won = { $name } acabou { diamoniak-the-castle } e ganha!
diamoniak-event-won-you = Acabaste { diamoniak-the-castle }: ganhaste!

## O que se pode fazer, em palavras
diamoniak-action-draw = Tirar uma carta
diamoniak-action-stop = Ficar por aqui
diamoniak-action-buy = Comprar { diamoniak-a-card } a { $name } por 3 diamantes
diamoniak-action-fairy = Chamar a fada
diamoniak-action-give = Dar à bruxa: { $cards }
    .button = Dar

## Opções
diamoniak-preset-book = Como na caixa
diamoniak-preset-gentle = Um pouco mais suave
diamoniak-option-diamondsTo = Quando alguém compra, os 3 diamantes vão…
diamoniak-option-diamondsTo-seller = para quem vende
diamoniak-option-diamondsTo-discard = para o lado do monte
diamoniak-option-diamondsTo-help = Com quem vende, os diamantes continuam em jogo e servem para comprar de novo. Ao lado do monte, perdem-se por uns tempos.
diamoniak-option-colourReleasedWhenEmpty = Se a bruxa levar um castelo inteiro…
diamoniak-option-colourReleasedWhenEmpty-on = pode-se mudar de cor
diamoniak-option-colourReleasedWhenEmpty-off = fica-se com a mesma cor
diamoniak-option-colourReleasedWhenEmpty-help = Se se puder mudar, decide a próxima carta de castelo, e as cartas dessa cor que estavam à direita juntam-se ao castelo.
diamoniak-option-fairyProtected = A bruxa pode levar uma fada?
diamoniak-option-fairyProtected-on = não, nunca
diamoniak-option-fairyProtected-off = sim, se lha derem
diamoniak-option-fairyProtected-help = Normalmente uma fada é uma carta como as outras: pode dar-se à bruxa sem a usar.

## O que não se pode, e porquê
diamoniak-refusal-must-draw-first = Primeiro tira uma carta; depois podes parar.
diamoniak-refusal-buy-replaces-draw = Já tiraste uma carta. Compra-se no início da vez, em vez de tirar.
diamoniak-refusal-no-castle-yet = Primeiro começa um castelo: assim sabes que cor comprar.
diamoniak-refusal-not-enough-diamonds = Uma carta custa { $price } diamantes, e tu tens { $n }.
diamoniak-refusal-seller-lacks-colour = Só podes comprar cartas da tua cor, e aqui não há nenhuma.
diamoniak-refusal-other-colour = Essa carta não é da tua cor: não serve para o teu castelo.
diamoniak-refusal-no-such-seller = Compra-se a outra pessoa da mesa.
diamoniak-refusal-witch-waits = A bruxa está à espera: dá-lhe cartas ou chama uma fada.
diamoniak-refusal-no-witch = A bruxa não está cá: fica com as tuas cartas.
diamoniak-refusal-no-fairy = Não tens nenhuma fada.
diamoniak-refusal-wrong-number = A bruxa quer { $n ->
    [1] { $n } carta
   *[other] { $n } cartas
  }, nem mais nem menos.
diamoniak-refusal-not-yours = Não tens isso tudo; falta-te: { $cards }.
diamoniak-refusal-fairy-protected = Nesta mesa a bruxa não leva fadas.
diamoniak-refusal-card-comes = Um momento: a carta está a virar-se.
diamoniak-refusal-impossible-card = Já não está no monte: { $card }.

## A página das regras
diamoniak-rules-aim = O objetivo
diamoniak-rules-aim-text = Cada um constrói um castelo de uma só cor. Seis partes: um portão, duas muralhas, duas torres e um telhado com a bandeira. Ganha o primeiro castelo acabado!
diamoniak-rules-box = Na caixa
diamoniak-rules-box-text = 54 cartas: 24 partes de castelo (4 cores, 6 de cada), 20 diamantes, 7 bruxas e 3 fadas. Para 2 a 4 jogadores dos 5 aos 9 anos, e os crescidos podem ajudar.
diamoniak-rules-start = Para começar
diamoniak-rules-start-text = Baralhem todas as cartas e ponham-nas viradas para baixo no meio: é o monte. Não se retira nenhuma, nem quando jogam só dois. Começa a pessoa mais nova e segue-se no sentido dos ponteiros do relógio. Tudo o que se tem fica à vista.
diamoniak-rules-turn = Na tua vez
diamoniak-rules-turn-text = Tira uma carta e mostra-a: castelo, diamante, fada ou bruxa. Depois és tu que escolhes: mais uma, ou ficas por aqui. Podes tirar quantas quiseres enquanto a bruxa não vier. Pelo menos uma carta é obrigatória, a não ser que compres.
diamoniak-rules-castle = Uma parte de castelo
diamoniak-rules-castle-text = A tua primeira parte escolhe a tua cor: põe-na à tua frente. Se alguém já constrói essa cor, a carta vai para a tua direita e esperas por outra cor. Depois, cada carta da tua cor junta-se ao teu castelo. Todas as partes de uma cor valem o mesmo.
diamoniak-rules-right = À tua direita
diamoniak-rules-right-text = As partes de outras cores esperam à tua direita. Talvez alguém tas compre, ou a bruxa as leve. Não se deitam fora, não se trocam e não se oferecem. Nem seis cartas iguais à direita fazem um castelo.
diamoniak-rules-diamond = Os diamantes
diamoniak-rules-diamond-text = Um diamante vai para a tua direita e podes continuar a tirar. Com três diamantes compra-se uma parte de castelo.
diamoniak-rules-buy = Comprar
diamoniak-rules-buy-text = Em vez de tirar, podes comprar uma só carta da tua cor a quem a tenha à direita. Tu escolhes a quem, e ninguém pode recusar. { $diamondsTo ->
    [discard] Põe três diamantes ao lado do monte
   *[seller] Dá-lhe três diamantes
  } e a tua vez acaba. Para comprar é preciso ter começado o castelo, e um castelo nunca se vende.
diamoniak-rules-witch = A bruxa
diamoniak-rules-witch-text = Que azar! Escolhe três das tuas cartas e põe-nas com a bruxa ao lado do monte: diamantes, cartas da direita{ $fairyProtected ->
    [on] { "" }
   *[off] , uma fada
  } ou até partes do teu castelo. Se tiveres menos de três, vão todas.{ $fairyProtected ->
    [on] { " " }Não leva fadas nem as conta.
   *[off] { "" }
  } A tua vez acaba. { $colourReleasedWhenEmpty ->
    [on] Se o teu castelo for todo, a tua cor fica livre: a tua próxima parte escolhe a nova, e as cartas dessa cor à tua direita juntam-se a ela.
   *[off] A tua cor continua a ser tua, mesmo sem nenhuma parte.
  }
diamoniak-rules-fairy = A fada
diamoniak-rules-fairy-text = Uma fada espera à tua direita e podes continuar a tirar. Se a bruxa vier, podes chamar a tua fada: vão as duas para o lado do monte e ficas com tudo o resto. A tua vez também acaba. Uma fada afasta uma só bruxa.
diamoniak-rules-pile = Quando o monte acaba
diamoniak-rules-pile-text = Quando é precisa uma carta e já não há, baralham-se as cartas postas ao lado: é o novo monte. Cada um fica com as suas.
diamoniak-rules-win = Quem ganha?
diamoniak-rules-win-text = Assim que a sexta parte do teu castelo está no lugar, tirada ou comprada, ganhaste, logo ali.

## Porque é que os nossos jogadores o fariam
diamoniak-why-draw-more = Mais uma carta vale o risco.
diamoniak-why-stop-witch-near = A bruxa pode vir: é melhor guardar o que tens.
diamoniak-why-stop-buy-next = Guarda os teus diamantes: na próxima vez podes comprar a parte que te falta.
diamoniak-why-buy = Esta parte é certa; uma carta do monte não é.
diamoniak-why-fairy = O que guardas vale mais do que a fada.
diamoniak-why-give-others = Dá o que te fizer menos falta.
diamoniak-why-only-move = Não há outra coisa a fazer.

## O fim
diamoniak-score = { $n } de 6
diamoniak-end-castle = { $name } acabou o castelo antes de toda a gente.
diamoniak-moment-bold = O melhor momento: { $name } atreve-se a tirar { $n } cartas seguidas, sem uma única bruxa.
diamoniak-moment-bold-you = O teu melhor momento: { $n } cartas seguidas, sem uma única bruxa.
diamoniak-moment-fairy = O melhor momento: a fada de { $name } trava a bruxa e salva { $n } partes do castelo.
diamoniak-moment-fairy-you = O teu melhor momento: a tua fada trava a bruxa e salva { $n } partes do teu castelo.
diamoniak-moment-bought = O melhor momento: { $name } compra a { $seller } a carta que faltava.
diamoniak-moment-bought-you = O teu melhor momento: compras a { $seller } a carta que faltava.
diamoniak-moment-drawn = O melhor momento: { $name } tira { diamoniak-a-card }, mesmo a que faltava.
diamoniak-moment-drawn-you = O teu melhor momento: tiras { diamoniak-a-card }, mesmo a que faltava.

## Lessons
diamoniak-lesson-first = O teu primeiro castelo
diamoniak-lesson-first-draw = O teu castelo é rosa: precisa de seis cartas rosa. Tira uma carta!
diamoniak-lesson-first-stop = Um diamante, e agora tens três! Fica por aqui, antes que venha a bruxa.
diamoniak-lesson-first-buy = A outra pessoa tem uma carta rosa. Compra-a com os teus três diamantes.
diamoniak-lesson-first-again = É outra vez a tua vez. Tira uma carta!
diamoniak-lesson-first-dare = Uma fada! Ela protege-te: arrisca mais uma carta.
diamoniak-lesson-first-fairy = A bruxa quer três das tuas cartas. Chama a fada: ela afugenta-a.
diamoniak-lesson-first-play = Já sabes tudo. Mais duas cartas rosa e o teu castelo está pronto. Joga!
diamoniak-lesson-witch = A bruxa tem fome
diamoniak-lesson-witch-draw = O teu castelo está quase pronto. Tira uma carta!
diamoniak-lesson-witch-give = A bruxa quer três cartas, e és tu que escolhes. Guarda o teu castelo, e a carta amarela que a outra pessoa procura.
diamoniak-lesson-witch-keep = A bruxa bem gostava! Mas dá-lhe antes a carta azul e os dois diamantes.
diamoniak-lesson-witch-buy = Compraram-te a carta amarela: os três diamantes são teus. Compra com eles a carta rosa!
diamoniak-lesson-witch-play = Só mais uma carta rosa, e o teu castelo está pronto. Joga!
