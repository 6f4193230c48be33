# Ludogîte na linha de comandos, em português.

list-and = { $before } e { $last }
you = Tu
player-person = Jogador { $n }
player-gentle = Muito fácil { $n }
player-easy = Fácil { $n }
player-fair = Bastante fácil { $n }
player-middle = Médio { $n }
player-good = Bom { $n }
player-strong = Forte { $n }

## ludogite --help
help-ludogite = Uma casa de jogos: jogar, guardar as partidas, verificá-las e estudá-las.
help-games = A lista dos jogos e das suas opções
help-play = Jogar neste terminal contra jogadores da casa
help-lesson = Aprender um jogo a jogar
help-replay = Rejogar uma partida guardada segundo as regras e dizer em que ponto está
help-review = Rever uma partida acabada: o que cada escolha custou e o que a sorte mudou
help-show = Mostrar a posição depois de uma linha de uma partida
help-verify = O acaso de uma partida foi honesto?
help-simulate = Pôr os jogadores da casa a jogar muitas partidas e contar quem ganha
help-solve = Calcular o melhor jogo possível, onde isso se pode fazer
help-word = Dizer se uma palavra vale no Diamino, e o que é
help-serve = Abrir a casa no navegador
help-engine = Falar com outros programas, linha a linha
help-completions = Escrever um script que completa os comandos numa shell
help-manual = Escrever a página de manual, para man
help-licenses = Mostrar de quem é o trabalho que este programa contém, e com que licenças

## ludogite simulate
simulate-title = { $game }, { $n } partidas, semente { $seed }
simulate-player = jogador
simulate-wins = ganha
simulate-interval = intervalo 95 %
simulate-score = pontos (média)
simulate-seat = lugar
simulate-shared = Partidas ganhas por vários: { $n }; cada um recebe uma parte igual
simulate-estimated = (os dados e as quedas são estimados pelas suas probabilidades, não simulados; --physics larga mesmo)
simulate-turns = turnos: { $mean } por partida, de { $min } a { $max }
simulate-lines = linhas: { $mean } por partida, de { $min } a { $max }
simulate-speed = { $n } partidas por segundo, { $seconds } s
simulate-uneven = (nem todos começaram o mesmo número de vezes: { $n } não é múltiplo do número de lugares)

## ludogite games
games-seats = De { $min } a { $max } jogadores
games-options = Opções (--option CHAVE=VALOR)
games-only = Só: { $forms }
games-presets = Regras já prontas (--preset NOME)
games-default = (o habitual)

## ludogite play
play-welcome = Escreve um número da lista ou a palavra a seguir. ? explica tudo o resto.
play-more = … e mais { $n }. «{ $word }» mostra todas, e também podes escrever uma.
play-hint = O nosso melhor jogador diria: { $words } ({ $action }).
play-no-hint = Aqui não há conselho: julga tu.
play-undone = Jogada anulada.
play-cannot-undo = Agora não se pode anular nada: só a tua última jogada, antes de ter consequências.
play-too-late = Tarde demais: a vez já acabou.
play-unreadable = Não percebo. Escreve um número da lista ou uma palavra como «{ $example }».
play-saved = A partida fica guardada em { $file }.
play-nothing-to-save = Até logo! Ainda não tinha acontecido nada.
play-go-on = Para continuar:
play-from-here = A semente desta partida não é conhecida: continua daqui com um novo acaso, num ficheiro próprio.
play-was-it-fair = O acaso foi honesto? Verifica:
play-word-help = ajuda
play-word-all = tudo
play-word-table = mesa
play-word-hint = conselho
play-word-undo = desfazer
play-word-quit = sair
play-help =
    Um número da lista ou a palavra a seguir (basta o começo) faz a jogada.
    conselho   o que faria o nosso melhor jogador
    mesa       mostrar outra vez a mesa
    tudo       mostrar tudo o que se pode fazer
    desfazer   anular a última jogada, se nada veio dela
    sair       parar aqui; a partida fica guardada

## ludogite replay e verify
replay-title = { $title }: { $lines ->
    [1] { $lines } linha
   *[other] { $lines } linhas
  }, tudo segundo as regras.
result-rank = { $rank }. { $name } ({ $score })
scores = Pontos: { $scores }
awaits-seats = A seguir joga: { $names }
awaits-chance = A seguir decide o acaso.
place-row = { $file }, linha { $row }, coluna { $column }
place-line = { $file }, linha { $row }, coluna { $column } (linha { $line } da partida: «{ $text }»)
verify-fair = Honesto: { $n ->
    [1] { $n } sorteio é o que a semente dá
   *[other] os { $n } sorteios são o que a semente dá
  }, e é a semente prometida.
verify-unfair = Não é honesto: a linha { $line } da partida (linha { $row } do ficheiro) diz «{ $found }», mas a semente dá «{ $expected }». { $n ->
    [1] { $n } sorteio anterior está certo
   *[other] { $n } sorteios anteriores estão certos
  }.
verify-forged = Não é honesto: a linha { $line } da partida (linha { $row } do ficheiro) diz «{ $found }», mas a casa teria escrito «{ $expected }».
verify-no-seed = Não se pode saber: a semente não foi dita (é dita quando a partida acaba).
verify-no-commitment = Não se pode saber: a partida não promete nenhuma semente (não tem «commitment»).
verify-other-seed = Não é honesto: a semente que foi dita não é a prometida.
verify-from-position = A partida começa numa posição que alguém montou: nada garante o que veio antes.
verify-added-nothing = O lugar { $seat } não juntou nenhum número: para ele, o acaso depende só da casa, e nada mostra se ali se sentou uma pessoa ou um jogador da casa.
verify-noted-stamps = Lugar { $seat }: o momento em que a sua mão conta depende do que a casa anotou ao lado (a lentidão da linha, ou que a moveu um jogador da casa); nada mais o garante.
verify-evening = «{ $name }»: { $people } pessoas, { $rounds } rondas, { $tables } mesas; linhas jogadas de novo: { $lines }, todas segundo as regras.
verify-evening-seeds = A mesma sorte para todos: as sementes ditas são as prometidas ({ $n }).
verify-evening-games = Partidas verificadas: { $games }; sorteios que a semente dá: { $draws }.
verify-evening-unchecked = Sem partida neste ficheiro, ou não jogadas até ao fim: mesas { $tables }.
verify-evening-corrected = Corrigidas por quem recebe: mesas { $tables }.
verify-evening-law = Não é o prometido: a linha { $line } do serão não segue as regras dos emparelhamentos.
verify-evening-wrong = Mesa { $table }: { $why }
verify-evening-wrong-unreadable = a sua partida não se lê, ou quebra uma regra.
verify-evening-wrong-noTable = o serão não tem essa mesa.
verify-evening-wrong-otherGame = não é o jogo previsto.
verify-evening-wrong-otherSeats = outros estavam lá sentados.
verify-evening-wrong-otherLuck = não teve a sorte prometida a todos.
verify-evening-wrong-otherResult = a partida acabou de outro modo do que diz o serão.
verify-evening-wrong-unfair = um sorteio não é o que a semente dá.
verify-evening-wrong-forged = um instante não é o que a casa teria escrito.
verify-evening-wrong-noSeed = não se pode saber: a semente não foi dita.
verify-evening-wrong-noCommitment = não se pode saber: a partida não promete nenhuma semente.
verify-evening-wrong-otherSeed = a semente que foi dita não é a prometida.

## ludogite review
review-unfinished = Esta partida não acabou: só se revê no fim.

## ludogite word
word-playable = { $word } pode ser jogada.

## A command that was written wrong
usage-no-game = não há nenhum jogo { $game }; há { $known }
usage-no-command = não há comando { $name }; há { $known }
usage-no-preset = não há nenhuma predefinição { $name }; há { $known }
usage-option-form = as opções escrevem-se CHAVE=VALOR, não { $option }
usage-no-option = não há nenhuma opção { $key }; há { $known }
usage-option-value = a opção { $key } pode ser: { $values }
usage-seats = { $game } joga-se de { $min } a { $max }, mas --seats indica { $n }
usage-seat = um lugar é me, me:NOME, gentle, easy, fair, middle, good ou strong, não { $word }
usage-player = um jogador é gentle, easy, fair, middle, good, strong ou random, não { $word }
usage-name = um nome tem no máximo { $most } caracteres, não { $name }
usage-no-such-seat = não há lugar { $seat }: a mesa tem { $n }
usage-no-such-line = não há linha { $line }: a partida tem { $n }
usage-no-picture = --svg: não há imagem de { $game }
usage-boxes = --boxes { $list }: esta folha tem { $known }
usage-file-exists = --save { $file }: o ficheiro já existe
usage-cannot-save = --save { $file }: não se pode escrever aí ({ $why })
usage-goes-on = { $file } continua como começou: --seats, --first, --option e --preset são para uma nova partida
usage-over = { $file } já acabou: «ludogite replay» mostra-a
usage-refused = { $why }

## A file that cannot be read
file-missing = este ficheiro não existe
file-too-large = maior do que uma partida pode ser

## ludogite puzzles
usage-no-puzzle = não há nenhum problema { $name }; há { $known }
help-puzzles = Resolver problemas tirados de partidas, com respostas provadas
help-puzzles-play = Resolver problemas neste terminal
help-puzzles-make = Procurar problemas em partidas dos nossos jogadores e escrever as suas linhas
help-puzzles-check = Provar de novo as respostas guardadas
help-puzzles-found = Contar quantas vezes cada um dos nossos jogadores encontra as respostas

## ludogite backup, restore, doctor
help-settings = Mostrar um ficheiro de definições para `ludogite serve`, com tudo explicado
help-host-link = Fazer uma ligação que abre a página do anfitrião de uma casa aberta, uma vez, num só navegador
help-backup = Guardar uma cópia da casa num só ficheiro, enquanto se joga
help-restore = Repor uma cópia numa pasta vazia
help-doctor = Abrir cada mesa de uma casa, rejogar cada partida e dizer o que não está bem
counted-tables = { $tables ->
    [1] { $tables } mesa
   *[other] { $tables } mesas
}
counted-lines = { $lines ->
    [1] { $lines } linha
   *[other] { $lines } linhas
}
backup-made = { $file }: { counted-tables }, { counted-lines }, { $size } MB; aberta e rejogada
restore-done = { counted-tables }, { counted-lines }, { $size } MB estão em { $data }; para as abrir: ludogite serve --data { $data }
doctor-well = Está tudo bem: { counted-tables }, { counted-lines }, { $size } MB, tudo rejogado
doctor-faults = Falhas: { $n }. Mesas que estão bem: { $tables }. Linhas rejogadas: { $lines } ({ $size } MB)
doctor-running = Há uma casa aberta aqui neste momento.
doctor-older = O ficheiro tem a versão { $version }; no próximo arranque a casa guarda uma cópia e leva-o para a { $newest }.
doctor-damaged = O ficheiro está danificado: { $detail }
doctor-newer = Uma casa mais recente escreveu o ficheiro ({ $detail })
doctor-unreadable = A mesa { $table } não pode ser lida: { $detail }
doctor-no-such-game = A mesa { $table } joga um jogo que esta casa não tem: { $detail }
doctor-against-rules = A mesa { $table } tem uma linha que as regras recusam: { $detail }
doctor-orphans = Restam linhas de mesas que já não existem: { $detail }
doctor-key = A chave que assina os cookies não está como devia: { $detail }
doctor-open-to-others = Outros podem ler este ficheiro: { $detail }
remedy-damaged = A casa não abre com ele. Repõe a cópia mais recente numa pasta vazia: ludogite restore FICHEIRO --data PASTA
remedy-newer = Usa essa versão mais recente; esta não toca no ficheiro.
remedy-unreadable = Todas as outras mesas continuam abertas; quem vier a esta fica a saber que não pode ser lida. Uma cópia anterior talvez ainda a tenha.
remedy-no-such-game = Todas as outras mesas continuam abertas; uma casa que tenha este jogo abre também esta.
remedy-against-rules = Todas as outras mesas continuam abertas; quem vier a esta fica a saber que não pode ser lida. Uma cópia anterior talvez ainda a tenha.
remedy-orphans = Não incomodam ninguém, e a casa deixa-as de lado.
remedy-key = Ao arrancar, a casa faz uma nova se não houver nenhuma; os convidados são então recém-chegados. Uma cópia tem a chave lá dentro.
remedy-open-to-others = Ao arrancar, a casa fecha o ficheiro aos outros.
