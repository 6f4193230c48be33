# O que diz --help, em português.

help-command = COMANDO
help-usage = Uso
help-commands = Comandos
help-arguments = Argumentos
help-options = Opções
help-default = por omissão
help-possible = possíveis
help-examples = Exemplos
help-help = Mostrar esta página, ou a ajuda de um comando
help-solve-yam = O Yam dos 7 Yaminos, para uma pessoa sozinha que quer o máximo de pontos
help-solve-base = Um turno do jogo de base dos 7 Yaminos: quando parar
help-solve-patience = A paciência do Diamino: colocar o máximo das 112 letras

## What each option does
arg-lang = Língua do que as pessoas leem; por omissão a do terminal (LC_ALL, LC_MESSAGES, LANG), ou inglês
arg-help = Mostrar a ajuda
arg-version = Mostrar a versão
arg-games-game = Só este jogo; por omissão todos
arg-game = O jogo, pelo nome curto (`ludogite games` mostra-os)
arg-options = Mudar uma opção da mesa; pode ser dado várias vezes
arg-preset = Começar com regras já prontas; --option muda-as depois
arg-json = Um objeto JSON, para programas
arg-plain = Sem desenhos, só palavras
arg-lesson-lesson = Uma lição de um jogo (diamoniak/first) ou um ficheiro
arg-play-game = O jogo, pelo seu nome (`ludogite games` enumera-os), ou uma partida guardada (`.ludo`) para continuar
arg-threads = Quantos ao mesmo tempo; por omissão tantos quantos os núcleos da máquina
arg-path = A partida guardada (`.ludo`); `-` lê-a da entrada padrão
arg-play-seats = Quem se senta onde: me ou me:NOME, gentle, easy, fair, middle, good, strong; separados por vírgulas; por omissão me,middle, ou me a solo
arg-play-first = O lugar que começa (o mais novo, onde as regras o dizem)
arg-play-seed = Tirar sempre as mesmas cartas; por omissão o acaso vem do sistema
arg-play-save = Onde escrever a partida; por omissão JOGO-1.ludo, JOGO-2.ludo, … nesta pasta
arg-replay-seat = Ver com os olhos deste lugar; por omissão como alguém que olha
arg-replay-story = Contar o que se passou, linha a linha
arg-review-most = Quantas escolhas de cada lugar são mostradas, as mais caras primeiro
arg-show-at = Depois desta linha da partida (0 é o início); por omissão depois da última
arg-show-record = Toda uma partida nova que começa nessa posição
arg-show-svg = O que está na mesa em imagem SVG, onde o jogo a sabe desenhar
arg-simulate-seats = Quem joga, separados por vírgulas
arg-simulate-ladder = Em vez disso, cada um dos nossos jogadores contra o que vem logo abaixo
arg-simulate-games = Quantas partidas
arg-simulate-swap = Mudar todos um lugar depois de cada partida, para que todos comecem o mesmo número de vezes
arg-simulate-seed = Que partidas: o mesmo número dá as mesmas partidas
arg-simulate-physics = Deixar cair mesmo dados e dominós; senão, só se usam as probabilidades estimadas, o que é muito mais rápido
arg-simulate-save = Guardar cada partida nesta pasta
arg-solve-yam-boxes = As casas livres, separadas por vírgulas; por omissão toda a folha
arg-solve-yam-rounds = Quantas rondas assim se somam; por omissão o que as opções dizem se todas as casas estão livres, ou 1
arg-solve-patience-seed = Outro número, outro quadro
arg-solve-patience-seconds = Parar o mais tardar ao fim de tantos segundos
arg-solve-patience-steps = Parar ao fim de tantos passos, demore o que demorar: a mesma semente e os mesmos passos dão em todo o lado o mesmo quadro
arg-solve-patience-svg = Escrever também uma imagem
arg-word-words = A palavra, com ou sem acentos
arg-engine-seed = Que acaso e que caprichos: o mesmo número dá as mesmas respostas às mesmas perguntas
arg-completions-shell = Para esta shell
arg-manual-command = Só este comando
arg-serve-port = A porta; 0 escolhe uma livre
arg-serve-listen = O endereço onde escutar; 0.0.0.0 são todos
arg-serve-data = Pasta das mesas e da chave que assina os cookies; por omissão ludogite na pasta de dados do utilizador
arg-serve-store = Onde ficam as mesas: sqlite, um ficheiro nessa pasta, ou postgres://USER:PASSWORD@HOST/DATABASE; LUDOGITE_STORE diz o mesmo sem que o veja quem lista os processos
arg-serve-open = Mostrar a página no navegador
arg-serve-log = Forma do registo em stderr; RUST_LOG diz quanto se escreve
arg-serve-bot_pause_ms = Quantos milissegundos um dos nossos espera antes de jogar, para se poder seguir
arg-serve-behind_proxy = Há um proxy à nossa frente nesta máquina; o mesmo que --trusted-proxy 127.0.0.0/8 --trusted-proxy ::1
arg-serve-trusted_proxy = Um proxy que está à nossa frente, por endereço ou rede: acredita-se no que diz dos endereços, dos nomes e de https (docs/host.md)
arg-serve-metrics_for = Quem pode ler /metrics; ninguém, se ninguém for indicado
arg-serve-host_page = Uma página para quem cuida da casa: o que se passa, fechar para manutenção, os limites; abre-se com uma ligação que serve uma só vez (docs/host.md)
arg-serve-keep_unfinished = Dias ao fim dos quais se retira uma mesa a que ninguém voltou e que não chegou ao fim; 0: nunca
arg-serve-keep_finished = O mesmo para as partidas acabadas
arg-serve-give_up_after = Dias ao fim dos quais uma partida a que ninguém voltou acaba sem resultado e diz a sua semente
arg-serve-changes_per_minute = Quantas vezes por minuto um endereço pode preparar uma mesa, sentar-se, etc.; 0 é sem limite
arg-serve-frames_per_second = Quantas mensagens por segundo uma linha pode enviar a longo prazo; 0 é sem limite
arg-serve-visits_per_minute = Quantas vezes por minuto um endereço pode pedir uma partida ou abrir uma linha; 0 é sem limite
arg-serve-looks_per_minute = Quantas vezes por minuto um endereço pode pedir a lista de mesas, o estado e os números; 0 é sem limite
arg-serve-tables_per_guest = Quantas mesas em curso pode ter um convidado
arg-serve-tables_per_address = Quantas mesas em curso podem ter todos os convidados de um endereço
arg-serve-sockets_per_address = Quantas linhas podem estar abertas a partir de um endereço
arg-serve-connections_per_address = Quantas ligações de qualquer tipo podem estar abertas a partir de um endereço

## What each command teaches
teach-ludogite =
    Exemplos:
      ludogite games            o que se pode jogar
      ludogite play diamoniak   uma partida neste terminal, contra um dos nossos
      ludogite serve --open     a casa no navegador

    `ludogite help COMANDO` diz mais, com exemplos.
    Códigos de saída: 0 está tudo bem; 1 o que foi lido está errado (uma linha proibida, um sorteio desonesto); 2 o comando está mal escrito.
teach-games =
    Exemplos:
      ludogite games             para pessoas, na sua língua
      ludogite games diamoniak   só este
      ludogite games --lang fr   em francês
      ludogite games --json      para programas
teach-lesson =
    A lição diz em cada passo o que há a fazer; depois jogas a sério.

    Exemplos:
      ludogite lesson diamoniak/first
      ludogite lesson mine.lesson
teach-play =
    O que podes fazer aparece com números; escreve um número ou o que vem a seguir. `?` explica o resto: conselho, desfazer, sair.
    A partida é escrita enquanto jogas, nada se perde; depois podes repeti-la e verificá-la.

    Exemplos:
      ludogite play diamoniak
      ludogite play diamoniak --seats me,strong,easy --lang fr
      ludogite play diamoniak --seats me:Zoé,me:Papa      duas pessoas, um teclado
      ludogite play diamoniak --preset gentle --option diamondsTo=discard
      ludogite play diamoniak --seed 7 --save game.ludo   sempre as mesmas cartas
      ludogite play diamoniak-1.ludo                      continuar uma partida guardada
teach-replay =
    Uma linha que as regras recusam para tudo: diz-se onde, que regra e porquê, e o código de saída é 1.

    Exemplos:
      ludogite replay game.ludo            resultado, pontos, quem joga e a mesa
      ludogite replay game.ludo --seat 2   como a vê o lugar 2
      ludogite replay game.ludo --story    o que se passou, linha a linha
      ludogite replay game.ludo --json     game, seats, lines, over, outcome, scores, awaits, position, view
      cat game.ludo | ludogite replay -    da entrada padrão
teach-review =
    Qualquer partida acabada: o que contou e o que custou. Onde está calculado (o Yam, Progressão…), o que se podia esperar no início, mais a sorte, menos o que as escolhas custaram, é o resultado.

    Exemplos:
      ludogite review game.ludo              a sorte de cada lugar e as escolhas mais caras
      ludogite review game.ludo --most 100   tudo o que custou alguma coisa
      ludogite review game.ludo --json       seats (sum, said, moments) e notas por linha
teach-show =
    A posição pode ser colada depois da palavra `position` no cabeçalho de uma partida nova, que começa então aí.

    Exemplos:
      ludogite show game.ludo                                  a posição no fim
      ludogite show game.ludo --at 12                          depois da linha 12 da partida
      ludogite show game.ludo --at 0                           o início
      ludogite show game.ludo --svg > tower.svg                a mesa em imagem (Magnetic Domino)
      ludogite show game.ludo --at 12 --record > puzzle.ludo   uma partida nova que começa aí
teach-verify =
    Antes da partida a casa publica o SHA-256 da sua semente (o compromisso), cada lugar junta um número seu, e a semente é dita no fim. Cada sorteio é calculado de novo, e o primeiro que não é o que devia é nomeado.

    Exemplos:
      ludogite verify game.ludo          código 0 se foi honesto, 1 se não ou se não se pode saber
      ludogite verify game.ludo --json   para programas
teach-simulate =
    Jogadores: random (qualquer jogada permitida), gentle, easy, fair, middle, good, strong. Os lugares estão pela ordem em que se sentam; o lugar 1 começa. As vitórias vêm com o intervalo de 95 % (Wilson); uma vitória partilhada conta em partes iguais. A mesma semente dá as mesmas partidas, com qualquer número de threads.

    Exemplos:
      ludogite simulate diamoniak --seats strong,middle --games 10000
      ludogite simulate diamoniak --seats random,random --swap=false   ajuda começar?
      ludogite simulate diamoniak --seats middle,middle,easy --option fairyProtected=on --json
      ludogite simulate domino --preset challenge --seats easy,easy --games 20 --physics --save games   quedas a sério, e cada partida guardada
teach-solve =
    yam e base são exatos: nada é sorteado, e a mesma pergunta tem a mesma resposta até ao último algarismo. patience é uma procura: o melhor que encontra no tempo dado.

    Exemplos:
      ludogite solve yam                              uma ronda do Yam a solo, e o que vale cada casa
      ludogite solve yam --boxes full,suite,super     só com estas casas livres
      ludogite solve yam --option suiteReading=pick   com outras regras
      ludogite solve base                             um turno do jogo de base
      ludogite solve patience --seed 7                um quadro das 112 letras do Diamino, se se encontrar
      ludogite solve patience --svg layout.svg        o mesmo em imagem
teach-solve-yam =
    Exemplos:
      ludogite solve yam                                       uma ronda, e o que vale cada casa
      ludogite solve yam --boxes full,suite,super --rounds 2   duas rondas só com estas casas livres
teach-solve-base =
    Exemplos:
      ludogite solve base
      ludogite solve base --json   para programas
teach-solve-patience =
    Exemplos:
      ludogite solve patience --seed 7
      ludogite solve patience --seconds 10 --svg layout.svg   dez segundos no máximo, e uma imagem
teach-word =
    Códigos de saída: 0 pode ser jogada (todas, se forem várias); 1 não pode.
    Com as opções de uma mesa trata-se das palavras que ela combinou: verbsOnly, subject, headwordsOnly, childrensTable.

    Exemplos:
      ludogite word KEPI
      ludogite word képi zeste oeuf                      várias ao mesmo tempo
      ludogite word AIMAT --option headwordsOnly=on      só palavras como o dicionário as dá
      ludogite word CANON --option subject=armee --json  só palavras do exército, para programas
teach-engine =
    Outro programa faz uma pergunta por linha e lê a resposta; docs/engine.md diz como.

    Exemplos:
      ludogite engine
      ludogite engine --seed 7
teach-completions =
    Exemplos:
      ludogite completions bash > ~/.local/share/bash-completion/completions/ludogite
      ludogite completions fish > ~/.config/fish/completions/ludogite.fish
teach-licenses =
    Exemplos:
      ludogite licenses | less
teach-manual =
    Exemplos:
      ludogite manual | man -l -
      ludogite manual play --lang fr > ludogite-play.1
teach-serve =
    Tudo fica na pasta de dados; leva-a contigo e as mesas continuam noutro lado. Ctrl-C fecha em boa ordem.

    Exemplos:
      ludogite serve                              nesta máquina: http://127.0.0.1:7777
      ludogite serve --open                       e mostrá-la no navegador
      ludogite serve --listen 0.0.0.0 --port 80   para todos os que chegam a esta máquina
      ludogite serve --data /var/lib/ludogite --log json --behind-proxy

## ludogite solve
solve-box = casa
solve-alone = sozinha
solve-share = na ronda
solve-round = Uma ronda do Yam com estas casas: { $value } pontos em média
solve-rounds = { $rounds } rondas: { $value }
solve-base = Um turno do jogo de base, pelo máximo de pontos: { $value } em média
solve-patience = { $laid } de { $of } letras (semente { $seed }, { $steps } passos)
solve-left = sobram: { $squares }
solve-progress-boxes = conjuntos de casas
solve-progress-squares = letras

## ludogite puzzles
arg-puzzles-play-puzzle = Um problema (yaminos/keep/17), um tipo (yaminos/keep) ou um jogo
arg-puzzles-play-grade = Só deste grau: 1 é o mais fácil, 5 o mais difícil
arg-puzzles-play-count = Quantos, um após o outro
arg-puzzles-play-seed = O mesmo número, os mesmos problemas; por omissão o acaso vem do sistema operativo
arg-puzzles-make-kind = Um tipo de problemas (yaminos/keep)
arg-puzzles-make-count = Quantos
arg-puzzles-make-found = Quantos se procuram antes de ficar com tantos, fáceis e difíceis; por omissão, o dobro
arg-puzzles-make-seed = Que partidas: o mesmo número dá os mesmos problemas
arg-puzzles-check-kind = Um tipo (yaminos/keep) ou um jogo; por omissão todos
arg-puzzles-check-long = Todos, não só alguns
arg-puzzles-found-kind = Um tipo (yaminos/keep) ou um jogo; por omissão todos
arg-puzzles-found-anew = Perguntar outra vez aos jogadores, em vez de dizer o que as linhas contam de quem as graduou
teach-puzzles =
    Exemplos:
      ludogite puzzles play yaminos/keep
      ludogite puzzles check
teach-puzzles-play =
    Exemplos:
      ludogite puzzles play yaminos --grade 2 --count 5
      ludogite puzzles play domino/ending/17
teach-puzzles-make =
    Exemplos:
      ludogite puzzles make yaminos/keep --count 500 --seed 1
teach-puzzles-check =
    Exemplos:
      ludogite puzzles check
      ludogite puzzles check yaminos/keep --long
teach-puzzles-found =
    Exemplos:
      ludogite puzzles found
      ludogite puzzles found yaminos

## ludogite backup, restore, doctor
arg-serve-config = Um ficheiro que diz tudo isto; o que se escreve aqui conta mais (`ludogite settings` mostra um para começar)
arg-backup-to = O ficheiro; uma cópia que já lá esteja é substituída assim que a nova estiver verificada
arg-backup-data = Pasta da casa; por omissão ludogite na pasta de dados do utilizador
arg-host-link-data = Pasta da casa; por omissão ludogite na pasta de dados do utilizador
arg-doctor-data = Pasta da casa; por omissão ludogite na pasta de dados do utilizador
arg-doctor-store = Onde se guardam as suas mesas, como se diz a `ludogite serve`: sqlite, ou postgres://USER:PASSWORD@HOST/DATABASE; ou LUDOGITE_STORE
arg-restore-file = A cópia
arg-restore-data = Uma pasta vazia, ou uma que ainda não existe
arg-serve-tls_cert = Por https, com este certificado (PEM, com todos os que o assinam); lido de novo quando muda
arg-serve-tls_key = A chave do certificado (PEM)
arg-serve-http_redirect_port = Enviar para https quem vier por http a este porto
arg-serve-acme = Por https, com um certificado para este nome que a casa vai buscar ela própria (ACME) e renova; outra vez por cada nome a mais. Aceita as condições de quem o emite, e --http-redirect-port é 80 se nada mais for dito (docs/host.md)
arg-serve-acme_directory = Quem o emite: Let’s Encrypt, se nada mais for dito
arg-serve-acme_contact = Para onde podem escrever a propósito de um certificado
arg-serve-acme_ca = Quem assina por eles, onde o sistema não confia neles: PEM
arg-serve-backup_to = Guardar cópias da casa nesta pasta, uma e outra vez
arg-serve-backup_every = De quanto em quanto tempo: 30m, 12h, 1d (dia)
arg-serve-keep = Quanto tempo se guarda uma cópia; a mais recente, sempre
teach-settings =
    Cada linha está explicada e diz o que é habitual. Uma chave desconhecida é um erro que nomeia a sua linha.

    Exemplos:
      ludogite settings > casa.toml
      ludogite serve --config casa.toml
teach-host-link =
    A casa foi aberta com `ludogite serve --host-page`. Uma ligação feita antes já não leva a lado nenhum; o navegador admitido fica até outro entrar por uma ligação.
    Atrás de um proxy, põe o nome da casa antes de /host.

    Exemplos:
      ludogite host-link
      sudo ludogite host-link --data /var/lib/ludogite
teach-backup =
    A casa pode estar aberta: ninguém espera por isso. O ficheiro tem tudo, até a chave que assina os cookies: guarda-o como uma chave.
    Só recebe o nome depois de aberto e de cada partida ter sido rejogada.

    Exemplos:
      ludogite backup casa.sqlite
      ludogite backup /mnt/usb/casa.sqlite --data /var/lib/ludogite
teach-restore =
    A cópia é examinada primeiro. Nunca se toca numa pasta onde haja alguma coisa.

    Exemplos:
      ludogite restore casa.sqlite --data /var/lib/ludogite-nova
      ludogite serve --data /var/lib/ludogite-nova
teach-doctor =
    A casa pode estar aberta. Códigos de saída: 0 está tudo bem; 1 algo não está, e diz-se o que é e o que ajudaria.

    Exemplos:
      ludogite doctor
      ludogite doctor --data /var/lib/ludogite --json
