# Diamino em português.

diamino-tagline = Palavras cruzadas, com diabos lá dentro!
diamino-french = As palavras são francesas, seja qual for a língua desta página.

## Contar
diamino-tiles = { $n ->
    [1] { $n } letra
   *[other] { $n } letras
  }
diamino-points = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
  }
diamino-greens = { $n ->
    [1] um diabo verde
   *[other] { $n } diabos verdes
  }
diamino-reds = { $n ->
    [1] um diabo vermelho
   *[other] { $n } diabos vermelhos
  }
diamino-black = uma casa preta
diamino-score-laid = { $n ->
    [1] { $n } letra colocada
   *[other] { $n } letras colocadas
  }
diamino-left = { $n ->
    [0] sem letras
    [1] ainda { $n } letra
   *[other] ainda { $n } letras
  }
diamino-left-worth = { diamino-left } (valor: { $value })

## Opções
diamino-preset-one = Sem pontos
diamino-preset-two = Com pontos
diamino-preset-family = Em família
diamino-preset-patience = Paciência
diamino-option-formula = Como é que se joga?
diamino-option-formula-one = sem pontos, de 2 a 8
diamino-option-formula-two = com pontos, de 2 a 4
diamino-option-formula-patience = paciência, a solo
diamino-option-board = Em que tabuleiro?
diamino-option-board-coins = o tabuleiro dos quatro cantos, 15 × 15
diamino-option-board-diable = o tabuleiro do diabo, 15 × 15
diamino-option-board-grande = o tabuleiro grande, 17 × 17
diamino-option-board-bord = o tabuleiro da borda, 15 × 15
diamino-option-wordCheck = Quem vigia as palavras?
diamino-option-wordCheck-auto = conforme quem joga
diamino-option-wordCheck-challenge = os outros, que podem contestar
diamino-option-wordCheck-refuse = a casa recusa as erradas
diamino-option-wordCheck-penalise = a casa castiga as erradas
diamino-option-wordCheck-help = Conforme quem joga: entre vocês, os outros; com um jogador da casa ou a solo, a casa.
diamino-option-challengeSeconds = Quantos segundos para contestar?
diamino-option-challengeSeconds-help = 0: o tempo que quiserem.
diamino-option-failedChallengePenalty = Contestar sem razão…
diamino-option-failedChallengePenalty-none = não custa nada
diamino-option-failedChallengePenalty-loseTurn = custa a próxima vez
diamino-option-verbsOnly = Que palavras?
diamino-option-verbsOnly-on = só verbos
diamino-option-verbsOnly-off = palavras de todo o género
diamino-option-subject = Sobre que tema?
diamino-option-subject-any = todos os temas
diamino-option-subject-histoire = a história
diamino-option-subject-chasse = a caça
diamino-option-subject-sport = o desporto
diamino-option-subject-mode = a moda
diamino-option-subject-musique = a música
diamino-option-subject-cuisine = a cozinha
diamino-option-subject-marine = o mar e os barcos
diamino-option-subject-animaux = os animais
diamino-option-subject-plantes = as plantas
diamino-option-subject-religion = a religião
diamino-option-subject-droit = o direito
diamino-option-subject-arts = as artes
diamino-option-subject-medecine = a medicina
diamino-option-subject-sciences = as ciências
diamino-option-subject-politique = a política
diamino-option-subject-informatique = a informática
diamino-option-subject-armee = o exército
diamino-option-subject-peche = a pesca
diamino-option-headwordsOnly = Plurais e conjugações?
diamino-option-headwordsOnly-on = não, como no dicionário
diamino-option-headwordsOnly-off = sim, contam
diamino-option-childrensTable = Uma mesa para crianças?
diamino-option-childrensTable-on = sim, sem palavrões
diamino-option-childrensTable-off = não, todas as palavras
diamino-option-vote = Pode votar-se uma palavra desconhecida?
diamino-option-vote-on = sim, uma vez por jogada
diamino-option-vote-off = não
diamino-option-wordScore = As palavras valem as suas letras?
diamino-option-wordScore-on = sim
diamino-option-wordScore-off = não
diamino-option-wordScore-help = Só no jogo com pontos.
diamino-option-passOnlyIfNoExchange = Quando se pode passar?
diamino-option-passOnlyIfNoExchange-on = quando a reserva está vazia
diamino-option-passOnlyIfNoExchange-off = quando se quiser
diamino-option-blockedWinner = Sem pontos, uma partida bloqueada…
diamino-option-blockedWinner-none = ninguém a ganha
diamino-option-blockedWinner-lowestHand = ganha-a a mão mais leve
diamino-option-greenBlocksExit = Acabar num diabo verde?
diamino-option-greenBlocksExit-on = não, primeiro tira-se
diamino-option-greenBlocksExit-off = sim
diamino-option-games = Quantas partidas?
diamino-option-games-help = No jogo sem pontos; os pontos de cada partida somam-se.
diamino-option-target = Que total acaba o encontro?
diamino-option-target-help = 0: nenhum. Sem pontos: com uma só partida, jogam-se tantas quantas for preciso para lá chegar.
diamino-option-drawnHand = A solo, as letras…
diamino-option-drawnHand-on = tiram-se, doze de cada vez
diamino-option-drawnHand-off = estão todas lá desde o início
diamino-option-squares = Paciência pequena: quantas letras?
diamino-option-squares-help = 0: todas. Senão, tiram-se tantas e o resto fica na caixa.

## A mesa
diamino-board = O tabuleiro
diamino-rack = As tuas letras
diamino-place = { $name }: { $what }.
diamino-place-skips = { diamino-place } { $name } vai perder a próxima vez.
diamino-reserve = Reserva: { diamino-tiles }
diamino-game-of = Partida { $game } de { $of }
diamino-game-until = Partida { $game }, até { $target } pontos
diamino-game-of-until = { diamino-game-of }, ou { $target } pontos
diamino-cell-plain = { $cell }, vazia
diamino-cell-depart = { $cell }, Départ
diamino-cell-black = { $cell }, casa preta
diamino-cell-green = { $cell }, diabo verde
diamino-cell-red = { $cell }, diabo vermelho
diamino-cell-letter = { $cell }, { $letter }
diamino-cell-joker = { $cell }, { $letter }, jóquer
diamino-cell-draft = { $cell }, { $letter }, ainda não jogada
diamino-cell-lifted = { $cell }, { $letter }, para retirar
diamino-tile = { $letter }, { diamino-points }
diamino-tile-joker = jóquer
diamino-tile-stack = { $tile }, { $count } vezes
diamino-picked = { $tile }: escolhida, { diamino-tiles } ao todo
diamino-unpicked = { $tile }: deixada, { diamino-tiles } ao todo
diamino-writes-across = Escreve-se para a direita.
diamino-writes-down = Escreve-se para baixo.
diamino-preview = { $words }
diamino-preview-covers = { $words }: cobre { $what }
diamino-would-points = tu +{ $n }
diamino-would-others = os outros +{ $n }
diamino-would-takes = tiras { diamino-tiles }
diamino-would-sheds = devolves { diamino-tiles }
diamino-would-out = e acabaste!
diamino-seconds = Faltam { $n } s
diamino-definition = { $spelling }: { $what }
diamino-definition-of = { $spelling }: { $what }, de «{ $lemma }»
diamino-definition-about = { $definition } ({ $subjects })
diamino-definition-but = { $definition } · { $why }
diamino-definition-none = { $word }: não está no nosso dicionário
diamino-part-noun = nome
diamino-part-adjective = adjetivo
diamino-part-verb = verbo
diamino-part-infinitive = infinitivo
diamino-part-participle = particípio
diamino-part-adverb = advérbio
diamino-part-grammatical = palavra gramatical
diamino-part-interjection = interjeição
diamino-part-number = número

## Botões
diamino-do-recall = Recolher
diamino-do-cancel = Cancelar
diamino-do-ask = Pôr uma palavra a votos
diamino-do-sort = Ordenar de A a Z
diamino-do-group = Agrupar vogais e consoantes
diamino-do-shuffle = Baralhar
diamino-do-turn = Mudar de direção
diamino-do-zoom-in = Aumentar o tabuleiro
diamino-do-zoom-out = Ver o tabuleiro todo
diamino-joker-title = Que letra será o jóquer?
diamino-ask-title = Que palavra propões?
diamino-ask-label = A palavra, sem acentos
diamino-words-title = As palavras do tabuleiro
diamino-words-none = Ainda não há palavras no tabuleiro.
diamino-hint-where = Procura em { $cell }, { diamino-way }. Pede outra vez para saber a primeira letra.
diamino-hint-first = { $letter } vai para { $cell }, { diamino-way }. Pede outra vez para saber a palavra toda.

## O que há a fazer
diamino-prompt-draw = Tira-se à sorte quem começa…
diamino-prompt-open = É a tua vez! A primeira palavra começa em Départ, { $cell }.
diamino-prompt-open-others = { $name } abre: a primeira palavra começa em Départ.
diamino-prompt-turn = É a tua vez! Coloca uma palavra.
diamino-prompt-alone = Coloca uma primeira palavra onde quiseres.
diamino-prompt-alone-more = { diamino-score-laid }: mais uma palavra?
diamino-prompt-exchange = Toca nas letras a trocar.
diamino-prompt-discard = Diabo vermelho! Escolhe { diamino-tiles } para devolver.
diamino-prompt-lift = Toca nas letras a retirar do tabuleiro.
diamino-prompt-stop = Ficas por aqui? Conta o que está colocado.
diamino-words-more = { $word } e { $n ->
    [1] mais uma palavra
   *[other] mais { $n } palavras
  }
diamino-prompt-window = { $name } colocou { $words }. De acordo? { $seconds ->
    [0] {""}
    [1] { $seconds } segundo para contestar.
   *[other] { $seconds } segundos para contestar.
  }
diamino-prompt-window-others = { $name } colocou { $words }. Os outros estão a ver…
diamino-prompt-window-wait = Os outros estão a ver a tua palavra…
diamino-prompt-answered = Está dito. Esperamos pelos outros…
diamino-prompt-vote = { $name } propõe { $word }. Aceitamos?
diamino-prompt-vote-wait = Os outros votam { $word }…
diamino-prompt-drawing = Tiram-se letras…

## O que aconteceu
diamino-lot = { $name }: { $letter }
diamino-sentences = { $one } { $other }
diamino-event-lots = Cada um tira uma letra: { $lots }.
diamino-event-begins = { $name } tem a primeira do alfabeto e começa.
diamino-event-begins-you = A tua letra é a primeira do alfabeto: começas tu.
diamino-event-dealt = Cada um recebe { diamino-tiles }.
diamino-event-got-you = Recebes { $tiles }.
diamino-event-took = { $name } tira { diamino-tiles }.
diamino-event-laid = { $name } coloca { $lies }.
diamino-event-laid-you = Colocas { $lies }.
diamino-event-laid-more = { $name } coloca { $lies }, e forma { $words }.
diamino-event-laid-more-you = Colocas { $lies }, e formas { $words }.
diamino-event-accepted = { $name } está de acordo.
diamino-event-accepted-you = Estás de acordo.
diamino-event-challenged = { $name } contesta!
diamino-event-challenged-you = Contestas!
diamino-event-began = { $name } quer jogar: mais alguém contesta?
diamino-event-began-you = Queres jogar: mais alguém contesta?
diamino-event-stands = Contestação perdida: { $words } está certo.
diamino-event-withdrawn = { $why } { $name } recolhe as letras e perde a vez.
diamino-event-withdrawn-you = { $why } Recolhes as tuas letras e perdes a vez.
diamino-event-covered = { $name } cobre { $what }.
diamino-event-covered-you = Cobres { $what }.
diamino-event-scored = { $name } ganha { diamino-points }.
diamino-event-scored-you = Ganhas { diamino-points }.
diamino-event-lost = { $name } perde { diamino-points }.
diamino-event-lost-you = Perdes { diamino-points }.
diamino-event-exchanged = { $name } troca { diamino-tiles }.
diamino-event-exchanged-you = Trocas { diamino-tiles }.
diamino-event-passed = { $name } passa.
diamino-event-passed-you = Passas.
diamino-event-skipped = { $name } perdeu a vez.
diamino-event-skipped-you = Perdeste a vez.
diamino-event-discarded = { $name } devolve { diamino-tiles } à reserva.
diamino-event-discarded-you = Devolves { diamino-tiles } à reserva.
diamino-event-asked = { $name } propõe { $word }.
diamino-event-asked-you = Propões { $word }.
diamino-event-voted = { $name } votou.
diamino-event-voted-you = Votaste.
diamino-event-admitted = A mesa aceita { $word }.
diamino-event-turned-down = { $word } não é aceite.
diamino-event-lifted = { diamino-tiles } a menos no tabuleiro.
diamino-event-out = { $name } já não tem letras!
diamino-event-out-you = Já não tens letras!
diamino-event-out-black = { $name } acaba numa casa preta!
diamino-event-out-black-you = Acabas numa casa preta!
diamino-event-blocked = Já ninguém pode jogar: a partida está bloqueada.
diamino-event-stopped = Acabou.
diamino-event-hands = Ficou na mão: { $hands }.
diamino-event-next-game = Partida { $game }: volta tudo para a caixa.

## O que se pode fazer, em palavras
diamino-way = { $way ->
    [down] para baixo
   *[across] para a direita
  }
diamino-lies = { $word } em { $cell }, { diamino-way }
diamino-action-lay = Colocar { $word } em { $cell }, { diamino-way }
    .button = Colocar
diamino-action-lay-joker = { diamino-action-lay }, jóquer: { $jokers }
diamino-action-exchange = Trocar { $tiles }
    .button = { $n ->
        [0] Trocar
       *[other] Trocar { diamino-tiles }
      }
diamino-action-pass = Passar
diamino-action-accept = De acordo
diamino-action-challenge = Contesto
diamino-action-begin = Jogo eu
diamino-action-ask = Propor { $word }
    .button = Propor
diamino-action-yes = Sim, fica
diamino-action-no = Não
diamino-action-discard = Devolver { $tiles }
    .button = Devolver { diamino-tiles }
diamino-action-lift = Retirar letras do tabuleiro
    .button = Retirar { diamino-tiles }
diamino-action-stop = Ficar por aqui
    .button = Fico por aqui: { diamino-tiles }

## Num terminal
diamino-write = Escreve uma palavra, a sua primeira casa e a direção: «kepi h8 across» (para a direita) ou «kepi h8 down» (para baixo). Ou então: exchange ae, pass.
diamino-write-alone = Escreve uma palavra, a sua primeira casa e a direção: «kepi h8 across» (para a direita) ou «kepi h8 down» (para baixo). Ou então: lift h8 i8, stop.
diamino-write-discard = Escreve: discard e.

## Porque o fariam os nossos jogadores
diamino-why-words = É o que diz a lista da casa.
diamino-why-vote = Decide o dicionário da casa.
diamino-why-discard = É a mais difícil de colocar.
diamino-why-last = É a última jogada!
diamino-why-best = É a jogada que mais rende.
diamino-why-stop = Já não se pode colocar nada.
diamino-why-pass = Não se pode colocar nada, e não há nada para trocar.
diamino-why-exchange = Nada de bom se pode colocar: letras novas vão ajudar.

## O que não é permitido, e porquê
diamino-refusal-not-now = Agora não: primeiro há outra coisa a fazer.
diamino-refusal-other-formula = Isso não se faz nesta forma de jogar.
diamino-refusal-outside = A palavra sai do tabuleiro.
diamino-refusal-lay-nothing = Coloca pelo menos uma letra tua.
diamino-refusal-cell-taken = Em { $cell } já está outra letra: { $letter }.
diamino-refusal-not-whole = A tua palavra toca noutras letras: escreve-a por inteiro.
diamino-refusal-not-in-hand = Falta-te uma letra para isso: { $letter }.
diamino-refusal-no-joker = Falta-te um jóquer para isso.
diamino-refusal-black = Numa casa preta não se coloca nada.
diamino-refusal-black-not-last = Só as tuas últimas letras de todas podem cobrir uma casa preta.
diamino-refusal-two-blacks = Uma só casa preta, não duas.
diamino-refusal-black-with-green = O diabo verde faz-te tirar: não é a tua última jogada, por isso nada de casa preta.
diamino-refusal-not-on-depart = A primeira palavra começa em Départ.
diamino-refusal-too-long = A primeira palavra tem oito letras no máximo.
diamino-refusal-too-short = Uma palavra tem pelo menos duas letras.
diamino-refusal-not-connected = A tua palavra tem de tocar nas do tabuleiro.
diamino-refusal-crooked = Todas as tuas letras vão numa só linha.
diamino-refusal-gap = Há um buraco na tua palavra.
diamino-refusal-unknown-word = { $word } não está no nosso dicionário.
diamino-refusal-proper-noun = { $word } é um nome próprio.
diamino-refusal-foreign-word = { $word } é uma palavra estrangeira.
diamino-refusal-abbreviation = { $word } é uma abreviatura.
diamino-refusal-no-verb = { $word } não é um verbo.
diamino-refusal-off-subject = { $word } não é do tema.
diamino-refusal-no-headword = { $word } não está assim no dicionário.
diamino-refusal-unfit-word = { $word } não é para uma mesa de crianças.
diamino-refusal-none-chosen = Escolhe pelo menos uma letra.
diamino-refusal-empty-reserve = A reserva está vazia: já não se troca.
diamino-refusal-exchange-too-many = Não há tantas letras na reserva.
diamino-refusal-exchange-first = Enquanto houver reserva, troca-se em vez de passar.
diamino-refusal-own-word = A palavra é tua: respondem os outros.
diamino-refusal-answered = Já respondeste.
diamino-refusal-not-next = Com três ou mais, começa a sua vez quem joga a seguir.
diamino-refusal-no-vote = Nesta mesa não se votam palavras.
diamino-refusal-asked-already = Só uma palavra a votos por jogada.
diamino-refusal-turned-down = A mesa já recusou esta palavra.
diamino-refusal-is-a-word = Esta palavra já está certa: coloca-a.
diamino-refusal-no-such-word = Esta palavra não se pode colocar: de duas letras à largura do tabuleiro, sem hífen.
diamino-refusal-wrong-number = Escolhe { $n ->
    [1] uma letra
   *[other] { $n } letras
  } para devolver.
diamino-refusal-cannot-lift = Têm de ficar palavras ligadas entre si.
diamino-refusal-nothing-to-lift = Em { $cell } não há nada para retirar.
diamino-refusal-lifted-enough = Já retiraste { $n } letras: a partir de agora, o que está colocado fica.
diamino-refusal-drawn-hand = Com letras tiradas, o que está colocado fica.
diamino-refusal-impossible-squares = Estas letras não podem vir da reserva.
diamino-refusal-other-hand = Essa não é a mão de { $name }: é { $tiles }.
diamino-refusal-too-early = O tempo ainda não acabou.
diamino-refusal-too-late = Tarde demais: passou o tempo de responder.

## O fim
diamino-end-out = Uma mão vazia acabou a partida.
diamino-end-black = A partida acabou numa casa preta!
diamino-end-blocked = A partida estava bloqueada.
diamino-end-stopped = O tabuleiro está acabado.
diamino-end-whole = Todas as letras estão colocadas, bravo!
diamino-moment-black = O melhor momento: { $name } acaba numa casa preta com { $word }!
diamino-moment-black-you = O melhor momento: acabas numa casa preta com { $word }!
diamino-moment-challenge = O momento mais esperto: { $name } contesta { $word }, e com razão.
diamino-moment-challenge-you = O momento mais esperto: contestas { $word }, e com razão.
diamino-moment-reds = O melhor momento: { $name } cobre { diamino-reds } de uma vez com { $word }!
diamino-moment-reds-you = O melhor momento: cobres { diamino-reds } de uma vez com { $word }!
diamino-moment-longest = A palavra mais comprida: { $word }, de { $name }.
diamino-moment-longest-you = A palavra mais comprida: { $word }, tua.
diamino-moment-word = Uma bela palavra: { $word }, de { $name }.
diamino-moment-word-you = Uma bela palavra tua: { $word }.

## A página das regras
diamino-rules-aim = O objetivo
diamino-rules-aim-text = { $formula ->
    [two] De 2 a 4, constroem juntos palavras cruzadas. Os diabos vermelhos dão pontos, os verdes dão-nos aos outros; no fim conta também o que ficou na mão. Ganha quem tiver mais pontos.
    [patience] Constróis palavras cruzadas a solo. Tenta colocar o máximo de letras: as 112, se conseguires!
   *[one] De 2 a 8, constroem juntos palavras cruzadas. Ganha quem ficar primeiro sem letras.
  } { diamino-french }
diamino-rules-box = Na caixa
diamino-rules-box-text = Um tabuleiro e 112 letras. 110 têm uma letra e o seu valor, tanto mais alto quanto mais rara. Duas têm um diabo: são os jóqueres. No tabuleiro estão impressos Départ, casas pretas, diabos verdes e diabos vermelhos. Joga-se só dentro do tabuleiro. O tabuleiro, o número de letras e os valores são da casa: os originais perderam-se.
diamino-rules-joker = Os jóqueres
diamino-rules-joker-text = Um jóquer faz de qualquer letra que queiras. Fica essa letra até ao fim, e não vale nada. Também podes trocá-lo, ou dá-lo a um diabo vermelho.
diamino-rules-start = Para começar
diamino-rules-start-text = Baralham-se as letras. Cada um tira uma: começa a mais próxima do início do alfabeto. Em caso de empate, ou com um jóquer, tira-se outra vez. Depois volta tudo e baralha-se. { $formula ->
    [two] Cada um tira doze letras, ao longo dos números de 1 a 12 da borda.
   *[one] Conforme sejam 2, 3, 4, 5, 6, 7 ou 8, cada um tira 40, 32, 24, 18, 16, 14 ou 12 letras.
  } O resto é a reserva. Não se mostram as letras.
diamino-rules-first = A primeira palavra
diamino-rules-first-text = A primeira palavra tem de duas a oito letras. Começa em Départ e vai para a direita ou para baixo, nunca na diagonal. Pode cobrir diabos, mas nenhuma casa preta. Se trocares, passares ou tiveres de recolher a tua palavra, abre quem vem a seguir.
diamino-rules-lay = Colocar uma palavra
diamino-rules-lay-text = { $formula ->
    [patience] Coloca
   *[one] Roda-se para a esquerda. Coloca
  } tantas letras quantas quiseres numa só linha, sem buracos: com o que lá está, formam uma palavra nova. Por cima, por baixo, de um lado, dos dois, pelo meio: tudo serve, se todas as letras que se tocam formarem palavras nos dois sentidos. Duas palavras podem ir lado a lado, e a mesma palavra pode voltar.
diamino-rules-refill = Tirar letras
diamino-rules-refill-text = { $formula ->
    [two] Depois da tua palavra, tiras até ter doze letras, ou as que restarem.
   *[one] Depois da tua palavra não se tira: a tua mão diminui.
  }
diamino-rules-exchange = Trocar ou passar
diamino-rules-exchange-text = Na tua vez, em vez de colocar, podes trocar letras por outras tantas da reserva, se houver que cheguem. Tiras primeiro as novas; depois as tuas misturam-se com as outras. { $passOnlyIfNoExchange ->
    [on] Só se passa se a reserva estiver vazia.
   *[off] Também podes passar.
  }
diamino-rules-green = Os diabos verdes
diamino-rules-green-text = É melhor evitá-los. Se cobrires um, { $formula ->
    [two] todos os outros ganham 5 pontos.
   *[one] tiras uma letra, enquanto houver.
  } Cada um conta, e um diabo coberto já não faz nada. { $greenBlocksExit ->
    [on] Sem pontos, se as tuas últimas letras cobrirem um diabo verde, tiras e não acabaste.
   *[off] Sem pontos, podes acabar num diabo verde.
  }
diamino-rules-red = Os diabos vermelhos
diamino-rules-red-text = São teus amigos. { $formula ->
    [two] Cada um que cobres dá-te 10 pontos.
   *[one] Por cada um que cobres, devolves à reserva uma letra à tua escolha, depois de tirares pelos verdes. Se era a última, acabaste, mas sem casa preta.
  }
diamino-rules-black = As casas pretas
diamino-rules-black-text = { $formula ->
    [patience] As casas pretas ficam proibidas até ao fim. Os diabos não fazem nada.
    [two] São proibidas. Só as tuas últimas letras podem cobrir uma, quando a reserva está vazia: o prémio final duplica.
   *[one] São proibidas. Só as tuas últimas letras podem cobrir uma: os teus pontos duplicam.
  }
diamino-rules-end = O fim
diamino-rules-end-text = { $formula ->
    [two] Quando a reserva está vazia, quem colocar primeiro a última letra ganha 25 pontos, ou 50 numa casa preta, e o valor das letras dos outros. Os outros perdem o que têm na mão. Se ninguém conseguir, cada um perde o que tem na mão. Ganha quem tiver mais pontos, e em caso de empate ganha-se em conjunto. Pode descer-se abaixo de zero.
   *[one] Quem ficar primeiro sem letras ganha logo. Recebe o valor das letras dos outros, o dobro numa casa preta.
  } A partida está bloqueada quando todos passam de seguida, ou depois de três voltas sem colocar nada. { $blockedWinner ->
    [lowestHand] Sem pontos, ganha então a mão mais leve.
   *[none] Sem pontos, então ninguém ganha.
  } { $wordScore ->
    [on] Nesta mesa, no jogo com pontos, uma palavra vale as suas letras.
   *[off] As palavras por si não dão nada.
  }
diamino-rules-match = O encontro
diamino-rules-match-text = { $games ->
    [1] Quem chega primeiro a { $target } pontos acaba o encontro. Jogam-se tantas partidas quantas for preciso; os pontos somam-se.
   *[other] Este encontro tem { $games } partidas; os pontos somam-se. { $target ->
        [0] Jogam-se todas as partidas.
       *[other] Acaba mais cedo aos { $target } pontos.
      }
  }
diamino-rules-words = As palavras
diamino-rules-words-text = Contam todas as palavras de um dicionário francês, mesmo as vindas de fora, mas não os nomes próprios, as palavras estrangeiras nem as abreviaturas. Escreve-se sem acentos, e nunca com hífen, apóstrofo ou espaço. { $headwordsOnly ->
    [on] Nada de plurais nem conjugações, salvo se o dicionário os tiver.
   *[off] Os plurais e as conjugações contam.
  } { $verbsOnly ->
    [on] Só verbos!
   *[off] {""}
  } { $childrensTable ->
    [on] Nada de palavrões.
   *[off] {""}
  } { $subject ->
    [any] {""}
   *[other] Um só tema: { $topic }.
  }
diamino-rules-challenge = Contestar
diamino-rules-challenge-text = { $wordCheck ->
    [refuse] Nesta mesa a casa recusa as palavras erradas, sem castigar.
    [penalise] Nesta mesa a casa olha para cada palavra. Se estiver errada, recolhes as tuas letras, perdes a vez e pagas como por um diabo verde.
   *[challenge] Assim que uma palavra é colocada, todos os outros podem contestá-la, { $seconds ->
        [0] sem limite de tempo
       *[other] durante { $seconds } segundos
      }. Com três ou mais, quem joga a seguir pode começar sem esperar: restam então dois segundos para contestar. Olha-se para todas as palavras da jogada. Se uma estiver errada, recolhem-se as letras, perde-se a vez e paga-se uma vez como por um diabo verde; mais nada fica da jogada. Os diabos e as letras novas vêm depois. { $failedChallengePenalty ->
        [loseTurn] Contestar sem razão custa a próxima vez.
       *[none] Contestar sem razão não custa nada.
      }
  }
diamino-rules-vote = Votar uma palavra
diamino-rules-vote-text = Uma vez por jogada podes propor à mesa uma palavra que não está na lista. Se mais de metade dos outros disser que sim, conta.
diamino-rules-patience = A paciência
diamino-rules-patience-text = Começa onde quiseres, depois cruza as palavras. { $drawnHand ->
    [on] Tiras doze letras sem as ver e completas depois de cada palavra. O que está colocado fica.
   *[off] As letras estão lá todas. Podes retirar algumas, se o que fica ainda forem palavras ligadas entre si, até três mil numa partida.
  } O teu resultado é o número de letras colocadas. Se a mesa o escolheu, tiram-se só algumas letras: estão todas à vista, e o objetivo é colocá-las todas.
diamino-rules-example = Um exemplo
diamino-rules-example-text = Quem começa coloca KÉPI para a direita, com um simples E. Quem segue coloca ZESTE para baixo, através desse E, com quatro letras. Depois cada um acrescenta uma ou várias letras. É igual nas duas formas de jogar.

diamino-key-walk = De casa em casa
diamino-key-turn = Escrever no outro sentido
diamino-key-rub = Tirar a última letra
diamino-key-write = Escrever com as tuas letras

## Lessons
diamino-lesson-words = As tuas primeiras palavras
diamino-lesson-words-depart = Aqui escreve-se em francês. Coloca AMI para a direita, a partir de Départ, a casa do meio.
diamino-lesson-words-cross = A outra pessoa cruzou a tua palavra. Faz o mesmo: coloca SAC para baixo, passando pelo A.
diamino-lesson-words-longer = Também se pode alongar uma palavra. Junta um S a AMI: AMIS.
diamino-lesson-words-red = O teu S cobre um diabo vermelho: ainda bem! Devolve a letra que quiseres, o W por exemplo.
diamino-lesson-words-play = Quem fica sem letras ganha. Só faltam duas: joga!
diamino-lesson-joker = { diamino-rules-joker }
diamino-lesson-joker-lay = Não tens C, mas um jóquer faz de qualquer letra que queiras. Coloca SAC para baixo, passando pelo A, com o jóquer a fazer de C.
diamino-lesson-joker-play = O jóquer fica um C: a outra pessoa também o usou. Não vale pontos. Só faltam duas letras: joga!
diamino-lesson-green = Verde, preto e troca
diamino-lesson-green-exchange = Um W e um X: difícil! Troca-os por outras duas letras. Com isso acaba a tua vez.
diamino-lesson-green-green = Um diabo verde faz-te tirar uma letra. Experimenta: coloca PAS para baixo, a partir do P.
diamino-lesson-green-play = Uma casa preta só se cobre com as últimas letras. Coloca MIDIS para baixo, com o segundo I no de KEPI, e acabaste!
diamino-lesson-marks = Dez pontos, cinco pontos
diamino-lesson-marks-red = Com pontos, um diabo vermelho vale dez. Coloca JEU para a direita, passando pelo primeiro E de POUPEE.
diamino-lesson-marks-green = Dez pontos e letras novas! Mas um diabo verde dá cinco pontos à outra pessoa. Coloca NUIT para baixo até ao primeiro T de CAROTTE e vê.
diamino-lesson-marks-play = Já não há nada para tirar. No fim, quem tem mais pontos ganha: joga!
diamino-lesson-out = Acabar em beleza
diamino-lesson-out-lay = A reserva está vazia: já não se tira nada, é preciso colocar todas as letras. Coloca JEU para a direita, passando pelo primeiro E de POUPEE.
diamino-lesson-out-play = Quem acaba ganha vinte e cinco pontos, e cinquenta sobre uma casa preta. Restam-te três letras: faz de RE uma REINE!
diamino-lesson-doubt = Essa palavra existe?
diamino-lesson-doubt-challenge = A outra pessoa colocou MOK. Essa palavra não existe! Diz: contesto.
diamino-lesson-doubt-no-word = Se estiveres de acordo, a palavra errada fica. Contesta-a!
diamino-lesson-doubt-lay = Bem visto! A outra pessoa recolhe as letras, tira mais uma e perde a vez. Agora tu: coloca SEL para baixo, passando pelo E.
diamino-lesson-doubt-accept = RU? É um pequeno ribeiro, a palavra existe. Diz que estás de acordo.
diamino-lesson-doubt-word = Contestar aqui não custa nada. Mas RU existe, por isso diz que estás de acordo.
diamino-lesson-doubt-play = Abre os olhos e coloca as tuas três últimas letras primeiro!
diamino-lesson-patience = Todas as letras para ti
diamino-lesson-patience-lay = A solo, todas as letras são tuas. Começas onde quiseres: aqui, coloca AMI para a direita a partir do meio.
diamino-lesson-patience-cross = Cada palavra toca no que já lá está. Coloca MER para baixo, a partir do M.
diamino-lesson-patience-lift = Podes mudar de ideias: retira o E e o R de MER.
diamino-lesson-patience-better = E encontra melhor: coloca MIEL para baixo, a partir do M.
diamino-lesson-patience-play = Agora tu! Coloca o maior número de letras que puderes, mas nunca numa casa preta. Para quando quiseres.

## Looking back
diamino-review-most-letters = A jogada com mais letras de uma vez, { $n }: { $action }.
diamino-review-most-points = A jogada com mais pontos de uma vez, { $n }: { $action }.
diamino-review-longest = A palavra mais longa, { $n } letras: { $action }.
diamino-review-out = Com isso colocava-se tudo e acabava-se!

## Problemas
diamino-puzzle-most = O máximo de letras
diamino-puzzle-most-ask = Que palavra coloca mais letras tuas? As que já estão no tabuleiro não contam.
diamino-puzzle-out = Acabar agora
diamino-puzzle-out-ask = Só uma palavra te faz acabar já. Qual?
diamino-puzzle-black = A casa preta
diamino-puzzle-black-ask = Acaba já, cobrindo uma casa preta. Só uma palavra consegue. Qual?
diamino-puzzle-small = Colocar tudo
diamino-puzzle-small-ask = Coloca todas estas letras num só cruzamento de palavras. É possível! Podes retirar algumas; se encravares, para.
