# Magnetic Domino em português.

domino-tagline = Vinte e oito ímanes: em cadeia, em torre ou em quincôncio. Mão firme!

## As coisas
domino-yes = sim
domino-no = não
domino-game-traditional = Jogo tradicional
domino-game-challenge = Desafio magnético
domino-game-quincunx = Quincôncio
domino-colour = { $colour ->
    [red] vermelho
    [yellow] amarelo
    [green] verde
   *[blue] azul
  }
domino-piece = { $low }-{ $high } { domino-colour }
domino-piece-double = o duplo { $n } { domino-colour }
domino-count = { $n ->
    [1] { $n } peça
   *[other] { $n } peças
  }

## A mesa
domino-table = A mesa
domino-board = Quem joga
domino-player = { $name }: { domino-count }.
domino-player-total = { $name }: { domino-count }, { $total } no total.
domino-still-held = A { $name } restam: { $pieces }.
domino-hand = A tua mão
domino-stock = { $n ->
    [0] O monte está vazio
    [1] O monte: { $n } peça
   *[other] O monte: { $n } peças
  }
domino-game-of = Partida { $game } de { $of }
domino-game-limit = Partida { $game }, até { $limit }
domino-due-flat = no plano
domino-due-height = em altura
domino-colours = { $n ->
    [1] { $n } cor
   *[other] { $n } cores
  } na tua mão
domino-chain-is = A cadeia: { $pieces }.
domino-tower-is = A construção: { domino-count }, { $levels ->
    [0] na mesa
   *[other] até ao andar { $levels }
  }.
domino-nothing-laid = Ainda não há nada posto.
domino-spot-level = { $level ->
    [-1] levantando a torre toda
    [0] na mesa
   *[other] andar { $level }
  }
domino-half = { $n } da { $low }-{ $high }
domino-half-double = { $n } { $side ->
    [left] da esquerda
    [right] da direita
    [far] do fundo
   *[near] da frente
  } do duplo { $n }
domino-place-on = em cima do { $half }
domino-place-bridge = em ponte sobre o { $half } e o { $other }
domino-place-under = debaixo do { $half }
domino-place-beside = { $side ->
    [left] à esquerda do
    [right] à direita do
    [far] atrás do
   *[near] à frente do
  } { $half }
domino-toward = { $side ->
    [left] para a esquerda
    [right] para a direita
    [far] para o fundo
   *[near] para ti
  }
domino-lies = { $piece }: { $spot }
domino-lies-end = { domino-lies }, ponta livre { $open }
domino-spot = { $where }, { domino-toward }, { domino-spot-level }
domino-spot-of = Lugar { $n } de { $of }
domino-aimed = { domino-spot-of }: { $deed }
domino-spot-next = Lugar seguinte
domino-spot-previous = Lugar anterior
domino-camera-left = Rodar à esquerda (tecla Q)
domino-camera-right = Rodar à direita (tecla E)
domino-camera-nearer = Aproximar (tecla +)
domino-camera-farther = Afastar (tecla −)

## Os botões
domino-do-lay-none = Escolhe uma peça
domino-do-choose = Escolher { $piece }
domino-do-choose-key = Escolher { $piece } (tecla { $key })

## O que há para fazer
domino-prompt-opening = És tu a começar: põe { $piece }.
domino-prompt-lay = É a tua vez! Escolhe uma peça.
domino-prompt-flat = É a tua vez, no plano! Escolhe uma peça.
domino-prompt-height = É a tua vez, em altura! Escolhe uma peça.
domino-prompt-end = Em que ponta a pões?
domino-prompt-place = Onde a pões?
domino-prompt-carry = Leva-a até por cima do seu lugar e larga-a sem tremer.
domino-prompt-draw = Nada serve: tira uma peça.
domino-prompt-pass = Nada serve e o monte está vazio: passa.
domino-prompt-falling = Será que aguenta?
domino-prompt-between = Partida ganha: { $names }. Distribui-se de novo?
domino-prompt-no-double = Ninguém tem um duplo: distribui-se de novo.
domino-prompt-dealing = A distribuir…
domino-prompt-over = A partida acabou. Vitória: { $names }.

## O que aconteceu
domino-event-mixed = Partida { $game }: mistura-se e distribui-se.
domino-event-dealt = { $name } recebe { domino-count }.
domino-event-dealt-you = Recebes { $pieces }.
domino-event-drew = { $name } tira uma peça.
domino-event-drew-you = Tiras { $piece }.
domino-event-opened = { $name } começa com { $piece }.
domino-event-opened-you = Começas com { $piece }.
domino-event-laid = { $name } põe { $piece } contra o { $n }.
domino-event-laid-you = Pões { $piece } contra o { $n }.
domino-event-let-go = { $name } larga { $piece }…
domino-event-let-go-you = Largas { $piece }…
domino-event-stood = Aguenta! { $name } pôs { $piece }.
domino-event-stood-you = Aguenta! Puseste { $piece }.
domino-misses-left = { $left ->
    [1] {" "}Mais uma falha e a partida fica bloqueada.
    [2] {" "}Mais { $left } falhas seguidas e a partida fica bloqueada.
    [3] {" "}Mais { $left } falhas seguidas e a partida fica bloqueada.
   *[other] {""}
  }
domino-event-missed = Falhou: { $name } recolhe { $piece }.{ domino-misses-left }
domino-event-missed-you = Falhaste: recolhes { $piece }.{ domino-misses-left }
domino-event-collapsed = Catrapus! { $name } apanha { domino-count }.
domino-event-collapsed-you = Catrapus! Apanhas { domino-count }.
domino-event-passed = { $name } passa.
domino-event-passed-you = Passas.
domino-event-out = { $name } já não tem peças!
domino-event-out-you = Já não tens peças!
domino-event-blocked = A partida está bloqueada: vamos contar.

## O que se pode fazer, em palavras
domino-action-open = Começar com { $piece }
domino-action-lay-left = Pôr { $piece } à esquerda, contra o { $n }
domino-action-lay-right = Pôr { $piece } à direita, contra o { $n }
domino-action-place = Pôr { $piece } { $spot }
    .button = Pôr
domino-action-draw = Tirar
domino-action-pass = Passar
domino-action-deal = Distribuir

## As opções
domino-preset-traditional = { domino-game-traditional }
domino-preset-challenge = { domino-game-challenge }
domino-preset-quincunx = { domino-game-quincunx }
domino-preset-suspense = Desafio com suspense
domino-preset-children = Com os pequenos
domino-option-game = A que se joga?
domino-option-game-traditional = { domino-game-traditional }
domino-option-game-challenge = { domino-game-challenge }
domino-option-game-quincunx = { domino-game-quincunx }
domino-option-count = O que se conta no fim?
domino-option-count-dots = os pontos
domino-option-count-dominoes = as peças
domino-option-games = Quantas partidas?
domino-option-limit = Ou até quantos pontos anotados?
domino-option-limit-help = 0: decide o número de partidas.
domino-option-voluntaryDraw = Pode-se tirar podendo jogar?
domino-option-voluntaryDraw-on = { domino-yes }
domino-option-voluntaryDraw-off = { domino-no }
domino-option-blockedOnlyWhenStockEmpty = Quando está bloqueada a partida?
domino-option-blockedOnlyWhenStockEmpty-on = quando todos passaram
domino-option-blockedOnlyWhenStockEmpty-off = assim que nada pode servir
domino-option-tieBreak = Empate numa partida bloqueada…
domino-option-tieBreak-shared = ganha-se em conjunto
domino-option-tieBreak-fewestDominoes = ganha quem tiver menos peças
domino-option-noDouble = Se ninguém tem um duplo…
domino-option-noDouble-highestSum = começa a soma mais alta
domino-option-noDouble-redeal = distribui-se de novo
domino-option-colourCheck = São precisas várias cores na mão?
domino-option-colourCheck-on = { domino-yes }
domino-option-colourCheck-off = { domino-no }
domino-option-extremitiesOnly = Onde se pode construir?
domino-option-extremitiesOnly-on = só nas extremidades
domino-option-extremitiesOnly-off = em todo o lado
domino-option-secondParallel = A segunda peça da torre…
domino-option-secondParallel-on = fica paralela à primeira
domino-option-secondParallel-off = fica como se quiser
domino-option-liftTower = Pode-se levantar a torre?
domino-option-liftTower-on = sim, para meter uma peça por baixo
domino-option-liftTower-off = { domino-no }
domino-option-missedCountsAsCollapse = Uma peça falhada…
domino-option-missedCountsAsCollapse-on = conta como derrocada
domino-option-missedCountsAsCollapse-off = volta para a mão
domino-option-magnets = Como são os ímanes?
domino-option-magnets-none = não há
domino-option-magnets-weak = fracos
domino-option-magnets-normal = normais
domino-option-magnets-strong = fortes
domino-option-hand = Que mão põe as peças?
domino-option-hand-own = a tua, que treme um pouco
domino-option-hand-steady = uma que nunca treme
domino-option-hand-help = Firme: para os pequenos, e para jogar com o teclado ou de ouvido.
domino-option-fourPlayerAlternation = A quatro, em quincôncio…
domino-option-fourPlayerAlternation-global = a última peça decide para todos
domino-option-fourPlayerAlternation-perPlayer = cada um alterna por si
domino-option-keepModeMemory = Depois de uma derrocada, em quincôncio…
domino-option-keepModeMemory-on = cada um guarda o seu modo
domino-option-keepModeMemory-off = recomeça-se no plano

## O que não se pode, e porquê
domino-refusal-being-dealt = Um momento: está a distribuir-se.
domino-refusal-being-drawn = A peça tirada é para uma próxima vez.
domino-refusal-let-go = Uma peça largada está jogada.
domino-refusal-deal-first = Distribui primeiro uma nova partida.
domino-refusal-no-deal = Esta partida não acabou.
domino-refusal-must-open = É preciso começar com { $tile }.
domino-refusal-other-game = Isso não se faz neste jogo.
domino-refusal-which-end = Diz em que ponta: esquerda ou direita.
domino-refusal-not-yours = Não está na tua mão: { $tile }.
domino-refusal-does-not-fit = Aqui tem de tocar um { $n }: { $tile } não encaixa assim.
domino-refusal-fits-no-end = É preciso um { $n } ou um { $other }: { $tile } não encaixa em nenhuma ponta.
domino-refusal-out-of-reach = Esse lugar é longe demais, ou debaixo da mesa.
domino-refusal-occupied = O lugar está ocupado: aqui está { $tile }.
domino-refusal-not-equal = Os quadrados sobrepostos têm de ser iguais: com { $tile }, um { $n } tocaria num { $other }.
domino-refusal-no-contact = Aqui { $tile } não toca em nada: põe-na em cima de uma peça, ou por baixo.
domino-refusal-not-parallel = A segunda peça tem de ficar paralela à primeira.
domino-refusal-not-an-end = Só se joga nas extremidades, e { $tile } não toca em nenhuma aqui.
domino-refusal-must-be-flat = Agora é no plano.
domino-refusal-must-be-height = Agora é em altura.
domino-refusal-steady-hand = Nesta mesa nenhuma mão treme.
domino-refusal-must-play = Podes jogar, por isso tens de jogar.
domino-refusal-stock-empty = O monte está vazio.
domino-refusal-stock-left = Ainda há peças: tira primeiro.
domino-refusal-nobody-draws = Agora ninguém tira.
domino-refusal-not-in-stock = Não está no monte: { $tile }.
domino-refusal-one-colour = Uma mão precisa de várias cores, e { $tile } não traz outra.
domino-refusal-nothing-falls = Agora nada cai.
domino-refusal-other-pieces = Não está na construção: { $tile }.

## A página das regras
domino-rules-choose = As regras de que jogo?
domino-rules-aim = O objetivo
domino-rules-aim-text = Põe todas as tuas peças antes dos outros{ $game ->
    [traditional] .
   *[other] , sem deitar nada abaixo. Se a tua última peça fizer cair tudo, não ganhaste.
  }
domino-rules-box = Na caixa
domino-rules-box-text = 28 peças magnéticas de quatro cores. Um traço branco faz dois quadrados com pontos; um quadrado sem pontos vale zero e não é um jóquer: zero só combina com zero. Um duplo tem duas vezes o mesmo número. Uma partida dura cerca de dez minutos.
domino-rules-deal = Para começar
domino-rules-deal-text = Joga-se de 2 a 4. Viram-se as peças e misturam-se. A dois, cada um tira 7; a três ou quatro, 6. O resto é o monte.{ $colourCheck ->
    [off] { "" }
   *[on] { " " }Cada mão tem de ter várias cores.
  }
domino-rules-start = Quem começa
domino-rules-start-text = Quem tem o duplo 6, ou senão o duplo mais alto, põe-no. { $noDouble ->
    [redeal] Se ninguém tem um duplo, distribui-se de novo.
   *[highestSum] Se ninguém tem um duplo, começa a peça com a soma mais alta.
  } Depois roda-se para a esquerda, uma peça por vez. É sempre preciso um quadrado com o mesmo número que uma peça já posta.
domino-rules-chain = A cadeia
domino-rules-chain-text = Põe uma peça numa ponta da cadeia, com os quadrados iguais a tocar-se. A cadeia só tem duas pontas: um duplo fica atravessado, mas nada se bifurca.
domino-rules-tower = A torre
domino-rules-tower-text = Põe a tua peça por cima ou por baixo de outra: os quadrados sobrepostos têm o mesmo número, em todo o lado, mesmo se fizeres uma ponte entre duas peças. A face tem de estar livre. O que se toca de lado não conta.
domino-rules-where = Onde construir
domino-rules-where-text = { $extremitiesOnly ->
    [on] Só servem as peças das duas extremidades.
   *[off] Servem todas as peças já postas.
  } Por baixo quer dizer no vazio debaixo de uma saliência{ $liftTower ->
    [on] , ou debaixo da torre inteira, que se levanta
   *[off] { "" }
  }. { $secondParallel ->
    [on] A segunda peça de uma torre fica paralela à primeira.
   *[off] Ao comprido ou atravessada, como quiseres.
  }
domino-rules-modes = No plano, em altura
domino-rules-modes-text = Alterna-se: o primeiro duplo fica no plano, depois uma em altura, uma no plano… Tirar não muda nada. Quem só pudesse jogar no outro modo tira. A dois, cada um alterna por si: primeiro os dois no plano, depois os dois em altura; quem tira guarda o modo que devia. A três, a última peça decide para todos; a quatro, { $fourPlayerAlternation ->
    [perPlayer] cada um alterna por si
   *[global] também
  }.
domino-rules-height = Em altura
domino-rules-height-text = Só nas duas extremidades da construção: põe a tua peça no quadrado aberto, número igual sobre número igual. Duas peças que se tocam de lado podem ser diferentes.
domino-rules-flat = No plano
domino-rules-flat-text = Na mesa, de duas maneiras: a seguir ao quadrado aberto, como no jogo tradicional, ou metida debaixo de uma peça da extremidade que sobressai no andar 1, com o mesmo número por baixo. Mais acima não se pode. Os outros vizinhos não contam.
domino-rules-draw = Tirar
domino-rules-draw-text = Se nada serve, tira uma peça: a tua vez acaba, mesmo que ela servisse. Se o monte está vazio, passa. { $voluntaryDraw ->
    [on] Também podes tirar quando poderias jogar.
   *[off] Quem pode jogar tem de jogar.
  }
domino-rules-let-go = Largar
domino-rules-let-go-text = Uma peça largada está jogada: não se recolhe. Aguenta; ou escorrega sem estragar nada: { $missedCountsAsCollapse ->
    [on] isso conta como derrocada
   *[off] recolhes a peça e a tua vez acaba
  }. Ou cai tudo. { $hand ->
    [steady] Nesta mesa nenhuma mão treme.
   *[own] Conta a maneira como a largas.
  } { $magnets ->
    [none] Não há ímanes.
    [weak] Os ímanes são fracos.
    [strong] Os ímanes são fortes.
   *[normal] Os ímanes ajudam a aguentar.
  } { $missedCountsAsCollapse ->
    [on] {""}
   *[off] Três falhas por pessoa sem colocar nem tirar nada entretanto, e a partida fica bloqueada.
  }
domino-rules-fall = Catrapus!
domino-rules-fall-text = Quem deita abaixo a construção, mesmo só um bocado, mesmo por causa dos ímanes, fica com todas as suas peças e com a que punha. Depois recomeça quem tem na mão o duplo mais alto; essa é a sua vez, e a mesma partida continua. Se era a sua última peça, ganha. Em quincôncio, { $keepModeMemory ->
    [on] cada um guarda o seu modo
   *[off] recomeça-se no plano
  }.
domino-rules-blocked = Partida bloqueada
domino-rules-blocked-text = { $blockedOnlyWhenStockEmpty ->
    [on] Quando todos passaram de seguida
   *[off] Assim que nenhuma peça pode servir, ou quando todos passaram de seguida
  }, contam-se { $count ->
    [dominoes] as peças
   *[dots] os pontos
  } na mão: ganha quem tiver menos. { $tieBreak ->
    [fewestDominoes] Em caso de empate, ganha quem tiver menos peças.
   *[shared] Em caso de empate, ganha-se em conjunto.
  }
domino-rules-match = Várias partidas
domino-rules-match-text = { $limit ->
    [0] { $games ->
      [1] Aqui joga-se uma só partida.
     *[other] Jogam-se { $games } partidas.
    }
   *[other] Joga-se até alguém ter anotado { $limit }.
  } Depois de cada partida, quem perde anota { $count ->
    [dominoes] as peças
   *[dots] os pontos
  } que lhe restam; quem ganha não anota nada. Ganha o total mais pequeno. Com os pequenos contam-se as peças em vez dos pontos, nos três jogos.

## Porque é que os nossos jogadores o fariam
domino-why-only-move = Não há mais nada a fazer.
domino-why-draw = Nada serve: é preciso tirar.
domino-why-last-domino = É a última peça!
domino-why-heavy = É melhor livrar-se das grandes.
domino-why-double = Os duplos são difíceis de colocar.
domino-why-keep-going = Assim ainda haverá com que jogar.
domino-why-hold-up = Os outros terão dificuldade em seguir.
domino-why-safe = É o lugar mais seguro.
domino-why-spoil = Ainda aguenta, mas a seguinte será delicada.
domino-why-too-risky = Está tudo frágil demais: é melhor tirar.

## O fim
domino-score = { $n ->
    [0] nenhum ponto de penalização
    [1] { $n } ponto de penalização
   *[other] { $n } pontos de penalização
  }
domino-score-dominoes = { $n ->
    [0] nenhuma peça de penalização
    [1] { $n } peça de penalização
   *[other] { $n } peças de penalização
  }
domino-end-out = Todas as peças estão postas. Bravo, { $name }!
domino-end-blocked = Partida bloqueada. É a { $name } que resta menos.
domino-end-match = O total mais pequeno: { $name }.
domino-moment-comeback = O melhor momento: { $name } fez cair tudo, e ganha na mesma!
domino-moment-comeback-you = O teu melhor momento: fizeste cair tudo, e ganhas na mesma!
domino-moment-collapse = O grande momento: { $name } deita abaixo { domino-count } de uma vez!
domino-moment-collapse-you = O teu grande momento: deitas abaixo { domino-count } de uma vez!
domino-moment-tower = A construção mais bonita: { domino-count }, até ao andar { $levels }.
domino-moment-chain = A cadeia mais comprida: { domino-count }.
domino-moment-high = O ponto mais alto: { $name } põe { $piece } no andar { $level }.
domino-moment-high-you = O teu ponto mais alto: pões { $piece } no andar { $level }.
domino-moment-streak = A melhor série: { $name } põe { domino-count } seguidas sem tirar do monte.
domino-moment-streak-you = A tua melhor série: pões { domino-count } seguidas sem tirar do monte.

domino-key-walk = Outra das tuas peças
domino-key-aim = Outro lugar para ela
domino-key-zoom = Ver mais de perto, mais de longe

## Lessons
domino-lesson-chain = A cadeia
domino-lesson-chain-match = A cadeia acaba num 3 de um lado e num 2 do outro. Põe a tua 2-4 à direita, contra o 2.
domino-lesson-chain-ends = Joga-se nas duas pontas. À esquerda é preciso um 3: põe a tua 1-3.
domino-lesson-chain-draw = É preciso um 1 ou um 0, e não tens nenhum. Então tira uma peça.
domino-lesson-chain-drawn = Ao tirar uma peça gastaste a tua vez. Mas saiu-te a 0-3: agora põe-na contra o 0.
domino-lesson-chain-play = Já sabes tudo. Quem põe a última peça ganha. Acaba a partida!
domino-lesson-blocked = { domino-rules-blocked }
domino-lesson-blocked-lay = A cadeia acaba num 0 e num 6, e todos os outros 0 já lá estão. Põe a tua 0-6 à direita, contra o 6: já nada encaixa!
domino-lesson-blocked-play = Bloqueada! Contam-se os pontos que ficam na mão: tu 4, a outra pessoa 28. Ganha quem tem menos, e a outra pessoa aponta os seus. Mais uma partida: ganha o total mais baixo. Joga!
domino-lesson-tower = A torre
domino-lesson-tower-on = Aqui constrói-se em altura. Põe a tua 3-6 sobre um 6: seis sobre seis.
domino-lesson-tower-under = Também se pode construir por baixo. Há um 1 que sobressai: desliza a tua 1-5 por baixo, sobre a mesa.
domino-lesson-tower-not-on = É permitido. Mas desta vez desliza a 1-5 sobre a mesa, por baixo do 1 que sobressai.
domino-lesson-tower-again = Catrapus! A outra pessoa deitou tudo abaixo, e apanha tudo. O duplo 6 começa outra torre: põe a tua 4-6 em cima.
domino-lesson-tower-play = Só te resta uma peça. Põe-na sem deixar cair nada e ganhaste!
domino-lesson-quincunx = No plano e em altura
domino-lesson-quincunx-double = Aqui joga-se ora no plano, ora em altura. Começa o duplo 6, no plano: põe-no.
domino-lesson-quincunx-height = A outra pessoa também jogou no plano. Agora em altura, e só sobre uma ponta: põe a tua 1-4 sobre o 4.
domino-lesson-quincunx-flat = De novo no plano, sobre a mesa. Há um 2 que sobressai: desliza a tua 2-5 por baixo.
domino-lesson-quincunx-play = A outra pessoa tirou uma peça e ainda deve jogar no plano. Para ti, é em altura. Acaba a partida!
domino-lesson-owed = Cada um ao seu ritmo
domino-lesson-owed-draw = É em altura: precisas de um 6 ou de um 4. Não tens, então tira uma peça.
domino-lesson-owed-owes = A outra pessoa jogou em altura. Tirar uma peça não muda nada: para ti ainda é em altura. Põe a tua 4-5 sobre o 4.
domino-lesson-owed-flat = A outra pessoa já jogou no plano, e agora és tu. Põe a tua 0-3 sobre a mesa, contra o 3.
domino-lesson-owed-play = Percebeste! Quem põe tudo sem deixar cair nada ganha. Joga!

## Problemas
domino-puzzle-ending = Ganhar o fim da partida
domino-puzzle-ending-ask = Só uma peça ganha de certeza, haja o que houver escondido. Qual pões?

## Looking back
domino-review-lacks = Podia saber-se: { $name } não tinha nenhum { $numbers }.
domino-review-holds = Podia saber-se: { $name } tinha { $pieces }.
