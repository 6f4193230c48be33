# 7 Yaminos em português.

yaminos-tagline = Sete barras, vinte e oito dominós, doze jogos: lança!

## Os doze jogos
yaminos-game-yam = Yam
yaminos-game-base = Jogo de base
yaminos-game-muggins = Muggins
yaminos-game-more = Cada vez mais
yaminos-game-prog = Progressão
yaminos-game-line = Todos em linha
yaminos-game-even = Par e ímpar
yaminos-game-highest = O lançamento mais alto
yaminos-game-throws = Vários lançamentos
yaminos-game-target = O mais perto
yaminos-game-longest = A linha mais longa
yaminos-game-minimum = A melhor média
yaminos-aim-yam = Preenche todas as casas da tua folha com as melhores combinações.
yaminos-aim-base = Põe, lança outra vez, arrisca: chega a { $goal } pontos antes dos outros.
yaminos-aim-muggins = Deixa pontas livres que somem um múltiplo de 5, até { $goal } pontos.
yaminos-aim-more = Faz crescer a soma das pontas livres, até { $goal } pontos.
yaminos-aim-prog = Sete fases, dos brancos aos 6: liga os que têm o número certo.
yaminos-aim-line = Alinha tudo o que puderes em poucas cadeias longas, até { $goal } pontos.
yaminos-aim-even = Deixa pontas livres com uma soma par, até { $goal } pontos.
yaminos-aim-highest = Um só lançamento: ganha quem tiver mais pontos.
yaminos-aim-throws = Vários lançamentos: ganha o maior total.
yaminos-aim-target = Aproxima-te o mais possível de { $goal } pontos.
yaminos-aim-longest = Um só lançamento: alinha mais yaminos do que os outros.
yaminos-aim-minimum = Alinha yaminos que cheguem, com os melhores pontos por yamino.

## As casas do Yam
yaminos-box-solo1 = Solo 1
yaminos-box-solo2 = Solo 2
yaminos-box-solo3 = Solo 3
yaminos-box-solo4 = Solo 4
yaminos-box-solo5 = Solo 5
yaminos-box-solo6 = Solo 6
yaminos-box-plus = Mais
yaminos-box-moins = Menos
yaminos-box-full = Full
yaminos-box-suite = Sequência
yaminos-box-pairs = Pares
yaminos-box-super = Super Yamino
yaminos-box-small = Sequência pequena
yaminos-box-large = Sequência grande
yaminos-box-plus-moins = Mais e Menos
yaminos-about-solo = Soma todos os { $digit } que se veem.
yaminos-about-plus = Conta o número maior de cada yamino.
yaminos-about-moins = Desconta-se o número menor de cada yamino.
yaminos-about-plus-moins = Contam os números maiores e descontam-se os menores.
yaminos-about-full = Quatro de um número e três de outro: a soma e mais 50.
yaminos-about-suite = Cinco números seguidos: a soma e mais 20. Os sete: mais 30.
yaminos-about-small = Cinco números seguidos: a soma e mais 20.
yaminos-about-large = Os sete números, de 0 a 6: a soma e mais 30.
yaminos-about-pairs = Um número de cada par; mais 10 a partir de cinco pares, mais 20 com sete.
yaminos-about-super = Os sete mostram o mesmo número: todos os pontos e mais 70.

## A mesa
yaminos-count = { $n ->
    [1] { $n } yamino
   *[other] { $n } yaminos
  }
yaminos-points = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
  }
yaminos-throws = { $n ->
    [1] { $n } lançamento
   *[other] { $n } lançamentos
  }
yaminos-average = { $whole ->
    [one] { $whole },{ $digits } ponto
   *[other] { $whole },{ $digits } pontos
  }
yaminos-place = { $name }: { $score }.
yaminos-sheet = A folha de { $name }
yaminos-sheet-round = Ronda { $round } de { $of }
yaminos-cell-filled = { $box }: { $points }
yaminos-cell-open = { $box }: livre
yaminos-cell-offer = { $box }: { $points } agora
yaminos-cell-announced = { $box }: anunciada
yaminos-phase = { $digit ->
    [0] Fase dos brancos
   *[other] Fase dos { $digit }
  }
yaminos-throw-of = Lançamento { $n } de { $of }
yaminos-goal = É preciso chegar a { $n }
yaminos-goal-near = Aponta para { $n }
yaminos-ends = Pontas livres: { $sum }
yaminos-ends-before = Soma anterior: { $sum }
yaminos-would = Dá { $sum }: { $n ->
    [0] nada
   *[other] { $n }
  }.
yaminos-worth = Posto: { $n }
yaminos-super-for = Super Yamino: { $digits }
yaminos-on-table = Na mesa:
yaminos-chain = A cadeia:

## O que há a fazer
yaminos-prompt-agree = É a tua vez! Quantos lançamentos para cada um?
yaminos-prompt-ready = É a tua vez! Lança os yaminos.
yaminos-prompt-ready-rest = Nada encaixa: lança os que sobram.
yaminos-prompt-throwing = Estão a rolar…
yaminos-prompt-doublet = Começa a tua cadeia com um duplo.
yaminos-prompt-lay-one = Põe pelo menos um yamino deste lançamento.
yaminos-prompt-stop = Pões mais ou ficas com os teus { yaminos-points }?
yaminos-prompt-take-back = Um yamino sozinho nunca se lança: retira um.
yaminos-prompt-base = Pões mais, lanças outra vez ou guardas { yaminos-points }?
yaminos-prompt-beat = Continua: precisas de { $goal } para passar à frente.
yaminos-prompt-muggins = Põe um yamino: se as pontas livres derem um múltiplo de 5, os pontos são teus.
yaminos-prompt-more = Põe um yamino: se as pontas livres derem mais de { $sum }, os pontos são teus.
yaminos-prompt-even = Põe um yamino: se as pontas livres derem uma soma par, os pontos são teus.
yaminos-prompt-prog = Liga { $digit ->
    [0] os brancos
   *[other] os { $digit }
  }: só eles contam. Dá { yaminos-points }.
yaminos-prompt-line = Cadeias longas: 5 em linha dão 25, um sozinho tira 1. Dá { yaminos-points }.
yaminos-prompt-arrange = Alinha os teus yaminos: dá { yaminos-points }.
yaminos-prompt-left = Alinha os teus yaminos; ficam de fora: { yaminos-points }.
yaminos-prompt-choose = Guarda os bons e lança os outros, ou preenche uma casa.
yaminos-prompt-choose-last = Preenche uma casa. Para um terceiro lançamento, anuncia primeiro qual.
yaminos-prompt-announced = { $box }: quais é que lanças?
yaminos-ask-zero = { $box } só dá 0: toca outra vez para o escrever, ou escolhe outra casa.
yaminos-write-throw = Para lançar só alguns, escreve os nomes: { $example }.

## O que aconteceu
yaminos-event-agreed = Cada um terá { yaminos-throws }.
yaminos-event-threw = { $name } lança { yaminos-count }.
yaminos-event-threw-you = Lanças { yaminos-count }.
yaminos-event-landed = Saem: { $faces }.
yaminos-event-cocked = { $n ->
    [1] Um yamino não ficou deitado: lança-se outra vez.
   *[other] { $n } yaminos não ficaram deitados: lançam-se outra vez.
  }
yaminos-event-landed-cocked = { yaminos-event-landed } { yaminos-event-cocked }
yaminos-event-laid-first = { $name } começa uma cadeia com { $face }.
yaminos-event-laid-first-you = Começas uma cadeia com { $face }.
yaminos-event-laid = { $name } põe { $face } contra { $at }.
yaminos-event-laid-you = Pões { $face } contra { $at }.
yaminos-event-took-back = { $name } retira { $face }.
yaminos-event-took-back-you = Retiras { $face }.
yaminos-event-passed = { $name } não tem nada para pôr.
yaminos-event-passed-you = Não tens nada para pôr.
yaminos-event-ends = As pontas livres somam { $sum }.
yaminos-event-scored = { $name } marca { yaminos-points }: { $total } ao todo.
yaminos-event-scored-you = Marcas { yaminos-points }: { $total } ao todo.
yaminos-event-scored-nothing = { $name } não marca nada: { $total } ao todo.
yaminos-event-scored-nothing-you = Não marcas nada: { $total } ao todo.
yaminos-event-left = { $name } deixa { yaminos-points } de fora.
yaminos-event-left-you = Deixas { yaminos-points } de fora.
yaminos-event-lost = Nada encaixa: { $name } perde { yaminos-points }.
yaminos-event-lost-you = Nada encaixa: perdes { yaminos-points }.
yaminos-event-lost-nothing = { $name } não tem nenhum duplo: passa a vez.
yaminos-event-lost-nothing-you = Nenhum duplo: passa a vez.
yaminos-event-leads = { $name } vai à frente com { $score } pontos. Os outros têm uma última oportunidade!
yaminos-event-leads-you = Vais à frente com { $score } pontos. Os outros têm uma última oportunidade!
yaminos-event-announced = { $name } anuncia { $box }.
yaminos-event-announced-you = Anuncias { $box }.
yaminos-event-filled = { $name } escreve { $points } na casa { $box }.
yaminos-event-filled-you = Escreves { $points } na casa { $box }.
yaminos-event-sheets = Ronda { $round }: folhas novas para todos.
yaminos-event-tie-break = Empate entre { $names }: mais uma vez para desempatar.
yaminos-event-won = { $name } ganha!
yaminos-event-won-you = Ganhaste!
yaminos-event-won-shared = { $names } ganham em conjunto!

## O que se pode fazer, em palavras
yaminos-action-agree = Jogar com { yaminos-throws }
yaminos-action-throw-all = Lançar os sete yaminos
yaminos-action-throw = Lançar outra vez { $faces }
    .button = Lançar { $n } outra vez
yaminos-action-throw-rest = { $n ->
    [1] Lançar o último
   *[other] Lançar os outros { $n }
  }
yaminos-action-keep = Guardar { $faces }, lançar os outros
yaminos-action-lay-first = Começar com { $face }
yaminos-action-lay = Pôr { $face } contra { $at }
    .button = Pôr
yaminos-action-take = Retirar { $face }
yaminos-action-stop = Ficar por aqui: { yaminos-points }
yaminos-action-count = É tudo: { yaminos-points }
yaminos-action-count-placed = É tudo: { yaminos-count }
yaminos-action-fill = Escrever { $points } em { $box }
yaminos-action-announce = Anunciar { $box }

## Regulações
yaminos-preset-yam = { yaminos-game-yam }
yaminos-preset-base = { yaminos-game-base }
yaminos-preset-muggins = { yaminos-game-muggins }
yaminos-preset-more = { yaminos-game-more }
yaminos-preset-prog = { yaminos-game-prog }
yaminos-preset-line = { yaminos-game-line }
yaminos-preset-even = { yaminos-game-even }
yaminos-preset-highest = { yaminos-game-highest }
yaminos-preset-throws = { yaminos-game-throws }
yaminos-preset-target = { yaminos-game-target }
yaminos-preset-longest = { yaminos-game-longest }
yaminos-preset-minimum = { yaminos-game-minimum }
yaminos-option-game = Que jogo se joga?
yaminos-option-game-yam = { yaminos-game-yam }
yaminos-option-game-base = { yaminos-game-base }
yaminos-option-game-muggins = { yaminos-game-muggins }
yaminos-option-game-more = { yaminos-game-more }
yaminos-option-game-prog = { yaminos-game-prog }
yaminos-option-game-line = { yaminos-game-line }
yaminos-option-game-even = { yaminos-game-even }
yaminos-option-game-highest = { yaminos-game-highest }
yaminos-option-game-throws = { yaminos-game-throws }
yaminos-option-game-target = { yaminos-game-target }
yaminos-option-game-longest = { yaminos-game-longest }
yaminos-option-game-minimum = { yaminos-game-minimum }
yaminos-option-throws = Quantos lançamentos para cada um?
yaminos-option-throws-help = 0: decide quem começa; em «O mais perto», 3; na melhor média, 2.
yaminos-option-target = De que pontuação é preciso aproximar-se?
yaminos-option-target-help = 0: 40 pontos por lançamento.
yaminos-option-goal = Com quantos pontos chega o fim?
yaminos-option-goal-help = 0: como na caixa, 40, 100 ou 200 conforme o jogo.
yaminos-option-fewestLeft = A linha mais longa ganha-se com…
yaminos-option-fewestLeft-on = menos pontos de fora
yaminos-option-fewestLeft-off = mais yaminos em linha
yaminos-option-minimum = Quantos yaminos é preciso alinhar pelo menos?
yaminos-option-minimum-help = Com menos, o lançamento não conta. Normalmente, 4.
yaminos-option-divideByThrows = No fim dividem-se os pontos pelo…
yaminos-option-divideByThrows-on = número de lançamentos
yaminos-option-divideByThrows-off = número de yaminos postos
yaminos-option-noSingleRethrow = No jogo de base, pode lançar-se um só yamino?
yaminos-option-noSingleRethrow-on = não
yaminos-option-noSingleRethrow-off = sim
yaminos-option-noSingleRethrow-help = Se não: quem tem de bater quem vai à frente e só tem um retira um e lança dois; se isso não for possível, pode parar.
yaminos-option-passScores = Sem pôr nada, contam as pontas livres?
yaminos-option-passScores-on = sim
yaminos-option-passScores-off = não
yaminos-option-carryPrevious = Cada vez mais: uma cadeia nova compara-se com…
yaminos-option-carryPrevious-on = a última soma anterior
yaminos-option-carryPrevious-off = zero
yaminos-option-branchingProgression = Na Progressão, os duplos…
yaminos-option-branchingProgression-on = têm quatro lados
yaminos-option-branchingProgression-off = ficam em linha
yaminos-option-linearOnly = Em Todos em linha, os duplos…
yaminos-option-linearOnly-on = ficam em linha
yaminos-option-linearOnly-off = têm quatro lados
yaminos-option-rounds = Quantas rondas de Yam?
yaminos-option-rounds-1 = uma
yaminos-option-rounds-2 = duas
yaminos-option-rounds-4 = quatro
yaminos-option-separateSuites = No Yam, as duas sequências têm…
yaminos-option-separateSuites-on = uma casa cada uma
yaminos-option-separateSuites-off = uma só casa
yaminos-option-soloPairOnce = Num Solo, um par conta…
yaminos-option-soloPairOnce-on = uma vez
yaminos-option-soloPairOnce-off = duas vezes
yaminos-option-suiteReading = Como se lê uma sequência?
yaminos-option-suiteReading-row = lado a lado
yaminos-option-suiteReading-pick = escolhem-se as metades
yaminos-option-suiteReading-help = Lado a lado, uma metade a mais só pode sobrar no princípio ou no fim. À escolha, qualquer metade pode ser lida sozinha.
yaminos-option-unusedCount = Uma sequência conta também os yaminos não usados?
yaminos-option-unusedCount-on = sim, todos os seus pontos
yaminos-option-unusedCount-off = não
yaminos-option-plusMoins = Mais e Menos jogam-se…
yaminos-option-plusMoins-apart = cada um na sua vez
yaminos-option-plusMoins-together = numa só vez
yaminos-option-tieBreak = Se houver empate à frente…
yaminos-option-tieBreak-on = joga-se mais uma vez
yaminos-option-tieBreak-off = ganha-se em conjunto

## O que não é permitido, e porquê
yaminos-refusal-in-the-air = Um momento: os yaminos ainda estão a rolar.
yaminos-refusal-other-yaminos = Estes não são os yaminos que foram lançados.
yaminos-refusal-other-game = Isso não se faz neste jogo.
yaminos-refusal-agree-first = Diz primeiro quantos lançamentos terá cada um.
yaminos-refusal-how-many-throws = Escolhe de 1 a 12 lançamentos.
yaminos-refusal-agreed = O número de lançamentos já está decidido.
yaminos-refusal-throw-first = Lança primeiro os yaminos.
yaminos-refusal-throw-all = Lança-os todos juntos.
yaminos-refusal-throw-nothing = Escolhe pelo menos um yamino para lançar.
yaminos-refusal-one-throw = Aqui só se lança uma vez.
yaminos-refusal-not-free = Já está posto: { $face }.
yaminos-refusal-not-laid = Não está na cadeia: { $face }.
yaminos-refusal-one-chain = Uma só cadeia: põe-no numa ponta livre.
yaminos-refusal-begin-with-doublet = Uma cadeia começa com um duplo.
yaminos-refusal-does-not-fit = Os números não combinam: { $face } contra { $at }.
yaminos-refusal-must-lay = Põe primeiro um yamino deste lançamento.
yaminos-refusal-something-fits = Podes pôr { $face }: só se lança quando nada serve.
yaminos-refusal-taken-enough = { $n } yaminos retirados numa só vez já chegam: põe, lança ou para.
yaminos-refusal-thrown-enough = { $n } lançamentos numa só vez já chegam: para aqui.
yaminos-refusal-laid-before = Posto num lançamento anterior, { $face } fica ali.
yaminos-refusal-others-hang-on-it = Há outros yaminos contra { $face }. Retira primeiro esses.
yaminos-refusal-laid-stays = O que está na cadeia fica lá: lança só os outros.
yaminos-refusal-no-single-rethrow = Nesta mesa não se lança um yamino sozinho.
yaminos-refusal-must-beat = É a tua última oportunidade: continua até { $n } pontos.
yaminos-refusal-row-filled = Já está preenchida: { $box }.
yaminos-refusal-no-such-row = Essa casa não existe nesta folha.
yaminos-refusal-too-early-to-announce = Só se anuncia antes do terceiro lançamento.
yaminos-refusal-announce-first = Antes do terceiro lançamento, anuncia uma casa.
yaminos-refusal-announced = A casa está anunciada: agora só falta lançar.

## A página das regras
yaminos-rules-choose = As regras de que jogo?
yaminos-rules-box = Na caixa
yaminos-rules-box-text = Sete yaminos. Um yamino é uma barra de quatro faces, e cada face é um dominó: juntos têm os 28 dominós, do branco-branco ao 6-6. Cada yamino tem um só duplo, uma face com duas vezes o mesmo número, e cada número de 0 a 6 numa só das suas faces. Um quadro, com caneta e pano, guarda os pontos. Podem inventar-se mais jogos.
yaminos-rules-throw = Para começar
yaminos-rules-throw-text = Joga-se de 2 a 6, a partir dos 6 anos. Começa a pessoa mais nova e segue-se no sentido dos ponteiros do relógio. Os yaminos lançam-se como dados. O que fica de pé ou em cima de outro é lançado outra vez. Os jogos pequenos, do lançamento mais alto à melhor média, são um bom começo.
yaminos-rules-ties = Empate
yaminos-rules-ties-text = { $tieBreak ->
    [on] Quem empata à frente joga mais uma vez, até alguém ficar à frente: no Yam com uma folha vazia, na Progressão com os 6, e em «O mais perto» soma-se à pontuação a parte de um lançamento.
   *[off] Em caso de empate à frente, ganha-se em conjunto.
  }
yaminos-rules-alone = A solo
yaminos-rules-alone-text = Este jogo também se pode jogar a solo, contra uma pontuação a alcançar.
yaminos-rules-highest = { yaminos-game-highest }
yaminos-rules-highest-text = Cada um lança uma vez os sete yaminos. Contam todos os pontos que se veem: ganha o lançamento mais alto.
yaminos-rules-throws = { yaminos-game-throws }
yaminos-rules-throws-text = { $throws ->
    [0] Quem começa diz quantos lançamentos terá cada um.
   *[other] Cada um tem { yaminos-throws }.
  } Lança sempre os sete; contam todos os pontos que se veem. Os teus lançamentos somam-se: ganha o maior total.
yaminos-rules-target = { yaminos-game-target }
yaminos-rules-target-text = Cada um tem { yaminos-throws } com os sete. Somam-se todos os pontos que se veem. No fim ganha quem estiver mais perto de { $target } pontos, acima ou abaixo.
yaminos-rules-longest = { yaminos-game-longest }
yaminos-rules-longest-text = Um só lançamento, e depois alinha o que puderes como no dominó: as metades que se tocam são iguais. Não é preciso nenhum duplo; é uma só linha com duas pontas. { $fewestLeft ->
    [on] Ganha quem deixar menos pontos de fora.
   *[off] Ganha quem tiver mais yaminos em linha.
  }
yaminos-rules-minimum = { yaminos-game-minimum }
yaminos-rules-minimum-text = Cada um tem { yaminos-throws }. De cada vez, lança os sete e alinha yaminos como no dominó, sem precisar de duplos: pelo menos { $minimum }, ou o lançamento não conta. No fim divide os teus pontos pelo { $divideByThrows ->
    [on] número de lançamentos
   *[off] número de yaminos postos
  }. Ganha a melhor média.
yaminos-rules-base = { yaminos-game-base }
yaminos-rules-base-text = O objetivo: { $goal } pontos em várias vezes. Lança os sete. Sem duplo, passa a vez. Se tiveres, começa uma cadeia com um duplo, posto de través, e continua-a nas duas pontas com os yaminos que quiseres: as metades que se tocam são iguais.
yaminos-rules-base-on = Continuar ou parar
yaminos-rules-base-on-text = Assim que um yamino do lançamento está posto, podes parar e contar, ou lançar outra vez quantos quiseres dos que sobram{ $noSingleRethrow ->
    [on] , mas nunca um só
   *[off] , até mesmo um só
  }. Cada lançamento tem de te deixar pôr pelo menos um, senão perdem-se todos os pontos desta vez; os de antes ficam.
yaminos-rules-base-seven = Os sete postos
yaminos-rules-base-seven-text = Para e conta, ou lança outra vez os sete para uma cadeia nova, tantas vezes quantas ousares. O que ela fizer soma-se; sem duplo, perde-se tudo desta vez.
yaminos-rules-base-back = Retirar
yaminos-rules-base-back-text = O que foi posto num lançamento anterior já não se mexe. O que acabou de ser posto pode mudar de sítio ou ser retirado, desde que fique um deste lançamento. Enquanto alguma coisa encaixar, é preciso pôr.
yaminos-rules-base-count = Contar
yaminos-rules-base-count-text = Um duplo da cadeia vale 2 pontos, qualquer outro yamino 1. Pôr tudo nem sempre é esperto: se puderes pôr seis mas com um 4 nas duas pontas, às vezes é melhor pôr cinco e lançar dois à procura de um 4. Ou pôr os seis e parar.
yaminos-rules-base-end = A última oportunidade
yaminos-rules-base-end-text = Quem tiver { $goal } pontos ou mais ao acabar a sua vez vai à frente. Cada um dos outros tem uma última oportunidade: lançar até ter mais um ponto do que quem vai à frente, ou até não poder pôr nada. Quem conseguir passa à frente. Ganha a pontuação mais alta. A solo, as vezes são contadas, uma por cada seis pontos da meta: é preciso alcançá-la no fim da última.
yaminos-rules-muggins = { yaminos-game-muggins }
yaminos-rules-muggins-text = O mais disputado dos jogos. Depois da tua vez, soma todas as pontas livres. Se for um múltiplo de 5, marcas essa soma; senão, nada. 5-5 sozinho faz 20: marcas 20. Com 5-branco ao lado, 15. Com 5-1 também, 11: nada. 6-6 sozinho faz 24: nada; com 6-2, 20.
yaminos-rules-more = { yaminos-game-more }
yaminos-rules-more-text = Depois da tua vez, soma todas as pontas livres. Se for mais do que a soma anterior, deixada por quem for, marcas essa soma; igual ou menos, nada. Uma cadeia nova compara-se com { $carryPrevious ->
    [on] a última soma da anterior
   *[off] zero
  }.
yaminos-rules-even = { yaminos-game-even }
yaminos-rules-even-text = Depois da tua vez, soma todas as pontas livres. Se a soma for par, marca-la; ímpar, nada. 4-4 sozinho faz 16, com 4-2 são 14; com 4-1 também, 11: nada. 6-6 sozinho faz 24, com 6-branco 18.
yaminos-rules-chain = Uma cadeia para todos
yaminos-rules-chain-text = Quem começa lança os sete e põe no meio o seu duplo mais alto; sem duplo, passa a vez. Depois, na tua vez, pega num yamino tal como está e põe-no em qualquer ponta livre do mesmo número. Se algum encaixa, é preciso pôr. Se nada encaixa, lança uma vez todos os que sobram; se mesmo assim nada encaixa, passa a vez. Quando os sete estão postos, a pessoa seguinte pega em todos e recomeça.
yaminos-rules-ends = As pontas livres
yaminos-rules-ends-text = Os yaminos tocam-se pelas pontas e pelos lados compridos: um duplo tem, pois, quatro lados, e cada lado livre conta. Posto numa ponta, um duplo deixa três. { $passScores ->
    [on] Mesmo sem pores nada, as pontas contam para ti.
   *[off] Se não puseres nada, não marcas nada.
  }
yaminos-rules-equal = O fim
yaminos-rules-equal-text = Quando alguém tem { $goal } pontos ou mais, acaba-se a volta para que todos tenham jogado as mesmas vezes. Passar também conta como uma vez. Ganha a pontuação mais alta.
yaminos-rules-prog = { yaminos-game-prog }
yaminos-rules-prog-text = Sete fases. Primeiro os brancos: lança uma vez os sete e liga numa cadeia o maior número possível de yaminos com um branco. Outros podem ajudar a ligá-los, e não é preciso nenhum duplo. { $branchingProgression ->
    [on] Um duplo liga-se pelos seus quatro lados.
   *[off] A cadeia é uma só linha.
  } Tem pelo menos dois yaminos, senão não vale nada. Tu é que escolhes a cadeia.
yaminos-rules-prog-count = O que conta
yaminos-rules-prog-count-text = Só contam os yaminos com um branco, com todos os seus pontos, e o branco vale 0: 5-0, 0-3, 3-6, 6-0 fazem 5 + 3 + 0 + 6, ou seja, 14.
yaminos-rules-prog-on = Dos brancos aos 6
yaminos-rules-prog-on-text = Quando todos jogaram os brancos vêm os 1, depois os 2, até aos 6: então contam os yaminos com esse número. Um duplo conta as duas metades. Ganha o maior total.
yaminos-rules-line = { yaminos-game-line }
yaminos-rules-line-text = Lança uma vez os sete e arruma-os numa ou em várias cadeias; não é preciso nenhum duplo. { $linearOnly ->
    [on] Os duplos ficam em linha como os outros.
   *[off] Um duplo liga-se pelos seus quatro lados.
  } Uma cadeia tem pelo menos dois yaminos.
yaminos-rules-line-count = Quadrados
yaminos-rules-line-count-text = Uma cadeia vale o seu comprimento multiplicado por si mesmo: cinco yaminos fazem 25. As cadeias somam-se, e cada yamino sozinho tira 1: uma jogada pode até custar pontos. Poucas cadeias longas é o melhor.
yaminos-rules-yam = { yaminos-game-yam }
yaminos-rules-yam-text = Preenche as casas da tua folha. Na tua vez, lança os sete e depois, se quiseres, lança outra vez os que escolheres, mesmo os guardados antes. Podes lançar uma terceira vez, mas primeiro anuncias a casa, e já não muda. No fim preenche uma casa; se não der, fica com 0. E passa a vez.
yaminos-rules-yam-rounds = Rondas
yaminos-rules-yam-rounds-text = Uma ronda acaba quando todas as casas de todos estão preenchidas. { $rounds ->
    [1] Joga-se uma ronda.
    [2] Jogam-se duas rondas.
   *[4] Jogam-se quatro rondas.
  } Ganha o maior total.
yaminos-rules-yam-super = Super Yamino
yaminos-rules-yam-super-text = Os sete yaminos mostram o mesmo número, em três lançamentos no máximo. Qual, dizem-no os pares do primeiro lançamento que mostra algum; se forem vários, escolhes tu. Contam todos os pontos visíveis, e mais 70. Senão, 0.
yaminos-rules-yam-solos = Solos
yaminos-rules-yam-solos-text = Um Solo soma todos os seus números; há um para cada, de 1 a 6. Um par conta { $soloPairOnce ->
    [on] uma vez
   *[off] duas vezes
  }.
yaminos-rules-yam-plus = Mais e Menos
yaminos-rules-yam-plus-text = Mais soma o número maior de cada yamino. Menos soma o menor, e tira-se do total. { $plusMoins ->
    [together] Jogam-se os dois numa só vez: então é bom saber que faces ainda podem sair.
   *[apart] Cada um tem a sua vez.
  }
yaminos-rules-yam-full = Full
yaminos-rules-yam-full-text = Quatro yaminos de um número e três de outro. Conta quatro vezes o primeiro, três vezes o segundo, e mais 50: quatro 4 e três 1 fazem 16 + 3 + 50, ou seja, 69. Cada yamino só serve uma vez, e conta a melhor leitura.
yaminos-rules-yam-suite = Sequência
yaminos-rules-yam-suite-text = Cinco números seguidos são uma sequência pequena: a sua soma e 20. Os sete são uma sequência grande: a sua soma e 30. { $separateSuites ->
    [on] Cada uma tem a sua casa.
   *[off] Há uma só casa para as duas; se lá estiverem as duas, conta a melhor.
  } 2-2, 3-3, 4-4, 5-5, 6-3 fazem 40; 0-1, 2-3, 4-5, 6-6 fazem 51.{ $unusedCount ->
    [on] { " " }Juntam-se os pontos dos yaminos não usados.
   *[off] { "" }
  }
yaminos-rules-yam-row = Como se lê uma sequência
yaminos-rules-yam-row-text = Um par lê-se como um só número, e não importa quantos yaminos são. { $suiteReading ->
    [pick] Qualquer metade pode ser lida sozinha.
   *[row] Os yaminos ficam lado a lado, e uma metade a mais só pode sobrar no princípio ou no fim.
  } Um número não se pode seguir a si mesmo em dois yaminos: nada de 3-3 ao lado de 3-4. Seis seguidos são uma sequência pequena com os cinco melhores.
yaminos-rules-yam-pairs = Pares
yaminos-rules-yam-pairs-text = Conta um número de cada par. Cinco ou seis pares dão mais 10 pontos, sete dão 20.

## Porque é que os nossos jogadores o fariam
yaminos-why-only-move = Não há mais nada a fazer.
yaminos-why-risk = O risco vale a pena.
yaminos-why-risk-worth = Lançando: { $best } pontos em média; parando: { $next }.
yaminos-why-bank = Mais vale guardar estes pontos.
yaminos-why-bank-worth = Parando: { $best } pontos certos; lançando: { $next } em média.
yaminos-why-keep-the-others = Os que guardas prometem mais.
yaminos-why-worth = { $best } pontos em média até ao fim da ronda; a melhor alternativa: { $next }.
yaminos-why-worth-yours = { $best } pontos em média até ao fim da ronda; a tua escolha: { $mine }.
yaminos-why-worth-same = É a tua escolha, e a melhor: { $best } pontos em média até ao fim da ronda.
yaminos-why-nothing-better = Este lançamento não dá mais.
yaminos-why-ends = Deixa as melhores pontas.
yaminos-why-best-chain = É assim que começa a melhor cadeia.
yaminos-why-take-back = De outra maneira a cadeia fica melhor.
yaminos-why-fill = Esta casa dificilmente terá melhor.
yaminos-why-announce = Com mais um lançamento, esta casa é a que mais promete.
yaminos-why-throws = Três lançamentos fazem uma boa partida.

## O fim
yaminos-end-points = { $name } tem a melhor pontuação.
yaminos-end-shared = { $name } empatam: vitória partilhada!
yaminos-end-par = { $name } alcançou a pontuação. Bravo!
yaminos-end-short = A pontuação não foi alcançada. Fica para a próxima!
yaminos-moment-super = O melhor momento: um Super Yamino para { $name }, { $n } pontos de uma vez!
yaminos-moment-super-you = O teu melhor momento: um Super Yamino, { $n } pontos de uma vez!
yaminos-moment-best = O melhor momento: { $name } marca { yaminos-points } numa só vez.
yaminos-moment-best-you = O teu melhor momento: { yaminos-points } numa só vez.
yaminos-moment-bold = O momento mais ousado: { $name } arrisca { $n } lançamentos numa só vez e guarda { $points } pontos.
yaminos-moment-bold-you = O teu momento mais ousado: { $n } lançamentos numa só vez, e { $points } pontos guardados.
yaminos-moment-last-chance = O melhor momento: na última oportunidade, { $name } passa à frente com { $score } pontos!
yaminos-moment-last-chance-you = O teu melhor momento: na última oportunidade passas à frente com { $score } pontos!
yaminos-review-laid = pôr { $chains }
yaminos-review-laid-none = não pôr nada
yaminos-review-then-stop = { $laid } e parar
yaminos-review-then-throw = { $laid } e lançar outra vez
yaminos-review-then-throw-some = { $laid } e lançar outra vez { $faces }

## A mesa na página
yaminos-felt = O tapete
yaminos-board = O quadro dos pontos
yaminos-board-beat = A bater: { $n }
yaminos-board-minimum = Pelo menos { $n } em linha
yaminos-piece = { $low }-{ $high }
yaminos-piece-doublet = o duplo { $n }
yaminos-lying = Y{ $yamino } { $face }
yaminos-do-fill-none = Escolhe uma casa
yaminos-do-agree-more = Mais um lançamento
yaminos-do-agree-fewer = Menos um lançamento
yaminos-do-choose = Escolher { $piece } (tecla { $key })
yaminos-do-keep = { $piece }: guardar (tecla { $key })
yaminos-kept = Guardados: { $faces }.
yaminos-kept-none = Não guardas nenhum.
yaminos-prompt-line-more = Continua, ou conta: dá { yaminos-points }.
yaminos-prompt-count = Já nada encaixa: conta.
yaminos-prompt-last-chance = Última oportunidade: precisas de { $goal } pontos para bater { $name }.

yaminos-key-aim = Outro lugar ou outro número

## As lições
yaminos-lesson-highest = { yaminos-game-highest }
yaminos-lesson-highest-throw = Sete yaminos, um só lançamento: contam todos os pontos que vês. Lança!
yaminos-lesson-highest-play = 48 para cada um: empate! Nesta mesa lança-se outra vez para desempatar. Quem tiver mais pontos ganha.
yaminos-lesson-throws = { yaminos-game-throws }
yaminos-lesson-throws-agree = Quem começa diz quantos lançamentos cada um tem. Escolhe dois.
yaminos-lesson-throws-throw = Lança os sete e conta todos os pontos.
yaminos-lesson-throws-play = Tens 48 pontos, a outra pessoa tem 41. Os lançamentos somam-se: falta um, e o total mais alto ganha.
yaminos-lesson-target = { yaminos-game-target }
yaminos-lesson-target-throw = Três lançamentos para chegar o mais perto possível de 120. Depois do primeiro tens 45. Lança!
yaminos-lesson-target-play = Tens 81 pontos: um lançamento de 39 seria perfeito. Um pouco a mais ou um pouco a menos é igual: ganha quem estiver mais perto.
yaminos-lesson-longest = { yaminos-game-longest }
yaminos-lesson-longest-throw = Um só lançamento, e depois uma linha, o mais longa possível. Lança!
yaminos-lesson-longest-first = Qualquer yamino pode começar a linha. Começa com o 4-6.
yaminos-lesson-longest-touch = Como no dominó, as metades que se tocam são iguais. Põe o 5-6 contra o 6.
yaminos-lesson-longest-ends = A linha tem duas pontas. Na outra ponta, põe o 0-4 contra o 4.
yaminos-lesson-longest-more = Continua: o 0-2, e depois o duplo 2.
yaminos-lesson-longest-count = Já nada encaixa: tens cinco yaminos em linha. Conta-os!
yaminos-lesson-longest-play = Cinco para cada um: empate! Nesta mesa lança-se outra vez. Agora encontra a tua linha mais longa!
yaminos-lesson-minimum = { yaminos-game-minimum }
yaminos-lesson-minimum-throw = É preciso alinhar pelo menos quatro yaminos, e dos grandes. Lança!
yaminos-lesson-minimum-line = Começa com o 4-6. Põe o 5-6 contra o 6, e o 4-5 contra o 4.
yaminos-lesson-minimum-four = Falta um. O maior que encaixa é o 3-5: põe-no contra o 5-6.
yaminos-lesson-minimum-count = O 1-5 também encaixava, mas é pequeno: baixava a tua média. Conta os teus quatro!
yaminos-lesson-minimum-play = 38 pontos com quatro yaminos: 9,5 de média. Mais um lançamento para cada um, e a melhor média ganha.
yaminos-lesson-chain = A tua primeira cadeia
yaminos-lesson-chain-throw = São precisos 40 pontos, e já tens 32. Lança os sete!
yaminos-lesson-chain-doublet = No jogo de base, uma cadeia começa com um duplo. Põe o duplo 5.
yaminos-lesson-chain-ends = A cadeia tem duas pontas. Põe o 1-5 de um lado, e o 4-5 do outro.
yaminos-lesson-chain-stop = Um duplo vale dois pontos, qualquer outro yamino vale um: tens quatro. Fica por aqui para os guardar.
yaminos-lesson-chain-play = A outra pessoa não tinha nenhum duplo e passou a vez. Tens 36 pontos: faltam 4. Joga!
yaminos-lesson-dare = Parar ou arriscar
yaminos-lesson-dare-throw = Tens 33 pontos. Lança os sete!
yaminos-lesson-dare-lay = Põe o duplo 3, e depois o 0-3 contra ele.
yaminos-lesson-dare-dare = Três pontos é pouco. Arrisca: lança os cinco que sobram. Basta que um encaixe.
yaminos-lesson-dare-on = Boa, há dois! Põe o 0-5 contra o 0, e o 3-5 contra o 3.
yaminos-lesson-dare-again = Cinco pontos. Lança os três últimos: precisas de um 5, senão perdes estes cinco pontos.
yaminos-lesson-dare-lost = Nenhum 5: esses cinco pontos perderam-se. Mas os 33 de antes continuam a ser teus. Lança outra vez!
yaminos-lesson-dare-chain = O duplo 6, e contra ele o 5-6 e o 4-6. Depois o 1-4, e o 1-2.
yaminos-lesson-dare-stop = Seis pontos, e só dois yaminos para lançar: é arriscado demais. Fica por aqui!
yaminos-lesson-dare-play = 39 pontos: só te falta um. Joga!
yaminos-lesson-back = Retirar para lançar melhor
yaminos-lesson-back-take = Puseste seis yaminos, e há um 4 nas duas pontas. Com um só yamino tens uma hipótese em quatro. Mais vale retirar o 4-5.
yaminos-lesson-back-throw = O que acabaste de pôr pode ser retirado. Agora lança os dois: basta um 4 ou um 5.
yaminos-lesson-back-lay = Encaixam os dois! Põe o 1-5 contra o 5, e o 4-5 contra o 4. Os outros já não se mexem.
yaminos-lesson-back-stop = Sete yaminos, dois deles duplos: nove pontos. Fica com eles!
yaminos-lesson-back-play = 38 pontos: faltam 2. Joga, e lembra-te: pôr tudo nem sempre é o melhor.
yaminos-lesson-seven = Os sete postos
yaminos-lesson-seven-last = Só falta um, e encaixa. Põe o 3-5 contra o 3.
yaminos-lesson-seven-again = Os sete estão postos: oito pontos. Podias ficar por aqui. Mas arrisca: lança os sete outra vez!
yaminos-lesson-seven-new = Um duplo, ufa! Sem ele perdias os oito pontos. Começa uma nova cadeia com o duplo 0, e põe o 0-5 e o 0-3.
yaminos-lesson-seven-stop = Oito e quatro são doze pontos numa só vez. Fica com eles!
yaminos-lesson-seven-play = 38 pontos: faltam 2. Joga!
yaminos-lesson-chance = A última oportunidade
yaminos-lesson-chance-throw = A outra pessoa vai à frente com 42 pontos. Tens uma última oportunidade: chegar a 43. Lança!
yaminos-lesson-chance-lay = O duplo 6, e contra ele o 4-6 e o 5-6. Depois o 2-5.
yaminos-lesson-chance-play = Já são 40. Não podes parar antes de 43: lança os que sobram, e boa sorte!
yaminos-lesson-line = { yaminos-game-line }
yaminos-lesson-line-throw = Um só lançamento, e depois junta-os todos em cadeias longas. Lança!
yaminos-lesson-line-doublet = Um duplo tem quatro lados. Põe o duplo 4, e contra ele o 1-4, o 2-4 e o 3-4.
yaminos-lesson-line-long = Quanto mais longa, melhor: quatro valem 16, cinco valem 25. Põe o 1-6 contra o 1.
yaminos-lesson-line-second = Os dois últimos não encaixam, e um yamino sozinho custa um ponto. Começa uma segunda cadeia com o duplo 5, e põe o 0-5 contra ele.
yaminos-lesson-line-count = Cinco valem 25, dois valem 4. Conta os teus 29 pontos!
yaminos-lesson-line-play = 187 pontos: são precisos 200. Joga!
yaminos-lesson-prog = { yaminos-game-prog }
yaminos-lesson-prog-throw = Primeiro os brancos, depois os 1, e assim por diante. Esta é a fase dos 5. Lança!
yaminos-lesson-prog-two = Só contam os yaminos que têm um 5, com todos os seus pontos. Começa com o 2-5, e põe o 0-5 contra ele.
yaminos-lesson-prog-bridge = O 2-4 não tem nenhum 5 e não conta, mas faz de ponte. Põe-no contra o 2.
yaminos-lesson-prog-on = E do outro lado da ponte: o 4-5, e depois o 1-5.
yaminos-lesson-prog-count = 5, 7, 9 e 6 são 27. Conta!
yaminos-lesson-prog-play = Esta é a última fase, a dos 6. Liga todos os 6 que puderes!
yaminos-lesson-even = { yaminos-game-even }
yaminos-lesson-even-throw = Aqui há uma só cadeia para todos, e é o teu duplo mais alto que a abre. Lança!
yaminos-lesson-even-even = Soma todas as pontas livres: se a soma for par, marcas essa soma. Com o 1-4 seriam 11, e nada. Põe o 2-6 contra o 2: são 18!
yaminos-lesson-even-rest = Já nada encaixa. Então lança todos os que sobram.
yaminos-lesson-even-where = O 1-6 encaixa em dois sítios. Contra o 6 seriam 10. Põe-no contra o 1: são 20!
yaminos-lesson-even-play = 188 pontos: são precisos 200. Cada um põe um yamino de cada vez. Joga!
yaminos-lesson-more = { yaminos-game-more }
yaminos-lesson-more-throw = Uma só cadeia para todos, e é o teu duplo mais alto que a abre. Lança!
yaminos-lesson-more-more = As pontas livres somam 15. Se fizeres mais, marcas a soma. Põe o 3-5 contra o duplo 3: são 17!
yaminos-lesson-more-doublet = A outra pessoa só fez 16, e não marcou nada. Um duplo posto numa ponta ainda tem três lados livres. Põe o duplo 2 contra o 2-3: são 20!
yaminos-lesson-more-play = 194 pontos: são precisos 200. Faz sempre mais do que a soma anterior. Joga!
yaminos-lesson-muggins = { yaminos-game-muggins }
yaminos-lesson-muggins-throw = Uma só cadeia para todos, e é o teu duplo mais alto que a abre. Lança!
yaminos-lesson-muggins-five = Os teus quatro 5 somavam 20. As pontas livres só contam se somarem 5, 10, 15, 20… Põe o duplo 0 contra o 0: continuam a ser 15!
yaminos-lesson-muggins-where = O 0-1 encaixa em dois sítios. Contra um 0 seriam 12, e nada. Põe-no contra o 1: são 10!
yaminos-lesson-muggins-play = 90 pontos: são precisos 100. Procura os múltiplos de 5. Joga!
yaminos-lesson-sheet = Guardar e lançar outra vez
yaminos-lesson-sheet-throw = No Yam preenchem-se casas. Faltam-te duas: Solo 6 e Mais. Lança!
yaminos-lesson-sheet-keep = Quatro yaminos têm um 6: guarda-os para Solo 6, e lança os outros três.
yaminos-lesson-sheet-box = Solo 6 conta todos os 6, e há sete: 42 pontos! Escreve-os em Solo 6.
yaminos-lesson-sheet-play = Falta-te Mais: conta o número maior de cada yamino. Guarda os bons, lança os outros. Joga!
yaminos-lesson-announce = Anunciar
yaminos-lesson-announce-announce = Quatro yaminos com um 4, dois com um 1: mais um e é um Full! Já lançaste duas vezes. Para um terceiro lançamento, anuncia primeiro Full.
yaminos-lesson-announce-throw = A casa anunciada já não muda: se falhares, recebe 0. Guarda tudo o resto, e lança o 0-2.
yaminos-lesson-announce-play = Um Full, quatro de um número e três de outro: 69 pontos! Falta-te Solo 5. Joga!
yaminos-lesson-less = Menos
yaminos-lesson-less-throw = Faltam-te Mais e Menos. Lança!
yaminos-lesson-less-keep = Menos tira do teu total o número menor de cada yamino. Por isso guarda os que têm um 0, e lança os outros três.
yaminos-lesson-less-box = Seis vezes 0 e uma vez 1: só perdes um ponto. Escreve-o em Menos.
yaminos-lesson-less-play = Agora Mais: é ao contrário, são precisos números altos. Joga!
yaminos-lesson-suite = A sequência
yaminos-lesson-suite-throw = Faltam-te Solo 4 e Sequência. Lança!
yaminos-lesson-suite-keep = 0-1, 2-3, 4-5, lado a lado: os números seguem-se! Só falta o 6. Guarda esses três, e lança os outros quatro.
yaminos-lesson-suite-box = O 6! Numa sequência, um par lê-se como um só número. Os sete números somam 21, e mais 30. Escreve 51 em Sequência!
yaminos-lesson-suite-play = Cinco números seguidos teriam sido uma sequência pequena. Falta-te Solo 4: guarda os 4. Joga!
yaminos-lesson-pairs = { yaminos-box-pairs }
yaminos-lesson-pairs-throw = Faltam-te Solo 6 e Pares. Lança!
yaminos-lesson-pairs-keep = Quatro pares: 0-0, 1-1, 3-3 e 5-5. Guarda-os, e lança os outros três.
yaminos-lesson-pairs-box = Cinco pares! De cada um conta-se um número: 0, 1, 2, 3 e 5 somam 11, e mais 10. Escreve 21 em Pares!
yaminos-lesson-pairs-play = Sete pares dariam até mais 20. Falta-te Solo 6: guarda os 6. Joga!
yaminos-lesson-super = O Super Yamino
yaminos-lesson-super-throw = Faltam-te Mais e Super Yamino: sete vezes o mesmo número! Lança!
yaminos-lesson-super-keep = O teu primeiro par é o duplo 4: por isso o Super Yamino tem de ser de 4. Guarda os cinco que têm um 4, e lança os outros dois.
yaminos-lesson-super-announce = Só falta um! Para lançar uma terceira vez, anuncia Super Yamino.
yaminos-lesson-super-last = Guarda os seis que têm um 4, e lança o 1-5. Faz figas!
yaminos-lesson-super-play = Um Super Yamino! Todos os pontos, e mais 70: 119! Falta-te Mais. Joga!
yaminos-lesson-zero = Que casa sacrificar?
yaminos-lesson-zero-small = Este lançamento não vale muito, mas é preciso preencher uma casa. Solo 1 nunca vale muito: escreve aí os teus 2 pontos.
yaminos-lesson-zero-throw = Faltam-te Solo 6 e Super Yamino. Lança!
yaminos-lesson-zero-again = Nem 6, nem par. Lança tudo outra vez!
yaminos-lesson-zero-zero = Ainda nada. Uma casa tem de receber 0: sacrifica a mais difícil, Super Yamino.
yaminos-lesson-zero-play = Solo 6 fica livre para um lançamento melhor. Guarda os 6. Joga!

## Problemas
yaminos-puzzle-keep = Quais guardar?
yaminos-puzzle-keep-ask = Quais lanças outra vez? Contam os pontos de toda a ronda, em média.
yaminos-puzzle-box = Que casa?
yaminos-puzzle-box-ask = Que casa preenches ou anuncias? Contam os pontos de toda a ronda, em média.
yaminos-puzzle-prog = A melhor cadeia
yaminos-puzzle-prog-ask = Forma a cadeia que dá mais pontos nesta fase e depois para.
yaminos-puzzle-line = Todos em linha
yaminos-puzzle-line-ask = Forma as cadeias que dão mais pontos e depois para.
yaminos-puzzle-risk = Parar ou arriscar?
yaminos-puzzle-risk-ask = Paras, ou lanças outra vez? E quais? Contam os pontos desta vez, em média.
