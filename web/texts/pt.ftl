# Ludogîte, as palavras da casa: curtas e calorosas.

title = Ludogîte, a casa dos jogos
home-title = Entra, a luz está acesa
home-words = Os jogos estão na prateleira, e há sempre alguém pronto para jogar contigo.
play-now = Jogar já
two-here = Aqui somos dois
strength = Contra quem?
strength-fit = joga para ganhares mais ou menos uma em cada duas vezes. Hoje: como { $name }.
strength-gentle = muito fácil
strength-easy = fácil
strength-fair = bastante fácil
strength-middle = médio
strength-good = bom
strength-strong = forte
resume = Continuar a minha partida
my-games = As minhas partidas
my-games-with = com { $names }
my-games-gathering = À espera dos outros
my-games-play = Continuar
my-games-again = Rever
my-games-leave = Deixar { $game } de vez
my-games-leave-words = Um jogador da casa fica com o teu lugar, e este aparelho esquece a mesa.
my-games-end-words = A partida acaba aqui, e este aparelho esquece a mesa.
my-games-whose = As partidas de quem?
my-games-everybody = Toda a gente
code-ask = Um código para dizer ao telefone
code-say = Di-lo a quem vem: escreve-se na entrada e vale { $n ->
    [1] { $n } minuto
   *[other] { $n } minutos
  }.
code-have = Tenho um código
code-go = Entrar
my-games-forget = Esquecer { $game }
wait = Um momento…
close = Fechar
go-home = Voltar à casa
notes = Recados da casa
shelf = Os jogos da prateleira
my-things = Tu e as tuas definições

box-alone = A solo
box-exactly = { $n } jogadores
box-players = { $min } a { $max } jogadores
box-alone-or = A solo ou de 2 a { $max }
box-ages = dos { $from } aos { $to } anos
box-ages-from = a partir dos { $from } anos
box-ages-any = de qualquer idade
box-minutes = cerca de { $n } minutos

daily = Desafio do dia
daily-words = O mesmo pequeno jogo para toda a casa e a mesma sorte para todos: só conta a forma como jogas. Cerca de cinco minutos.
daily-today = Hoje: { $game }
daily-play = Jogar o desafio
daily-look = Ver o desafio do dia
daily-score = { $n ->
    [1] Fizeste { $n } ponto.
   *[other] Fizeste { $n } pontos.
  }
daily-points = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
  }
daily-once = Uma só partida por dia: recarregar a página leva-te à mesma. Noutro aparelho, a casa não pode saber que és tu.
daily-next = O próximo desafio começa às { $time }.
daily-standing = Melhor do que tu: { $better }. Como tu: { $same }. Menos bem: { $less }.
daily-played = { $n ->
    [1] { $n } pessoa jogou.
   *[other] { $n } pessoas jogaram.
  }
daily-send = Enviar o meu resultado em imagem
daily-friends = Com os teus amigos
daily-friends-words = Quem vem pelo teu link joga ao teu lado: cada um vê o resultado do outro depois de jogar.
daily-invite = Convidar amigos
daily-days = { $n ->
    [1] { $n } dia jogado em duas semanas
   *[other] { $n } dias jogados em duas semanas
  }
daily-days-words = Um dia falhado não tira nada. Só este aparelho se lembra.
daily-yesterday = Ontem: { $game }
daily-best = { $n ->
    [1] O nosso melhor jogador, com a mesma sorte: { $n } ponto.
   *[other] O nosso melhor jogador, com a mesma sorte: { $n } pontos.
  }
daily-solution = Ver a partida dele passo a passo
daily-later = A solução de ontem chega duas horas depois da meia-noite em Greenwich: alguns ainda jogam.
daily-sealed = A sorte do dia está fixada de antemão; eis a sua promessa, para verificar amanhã:

lobby = Mesas abertas
lobby-empty = Agora ninguém está à espera. Abre uma mesa, talvez alguém venha.
lobby-join = Sentar-se
lobby-watch = Ver

invite = Jogar com alguém
invite-1 = Abre uma caixa e guarda um lugar para uma pessoa.
invite-2 = Mostra o código ou envia o link.
invite-3 = A partida começa assim que todos estiverem sentados.
invite-only-here = Este endereço só funciona neste aparelho. Para que outros venham, abre a casa com:
invite-which = Com que caixa?
invite-with = Convidar para { $game }

me = O teu nome e a tua imagem
me-edit = { $name }: mudar de nome ou de imagem
me-save = Sou eu
me-saved = Olá, { $name }!
my-name = O teu nome
my-picture = A tua imagem
my-name-private = Só as pessoas que têm o link da tua mesa veem o teu nome.
picture-fox = Raposa
picture-owl = Coruja
picture-hedgehog = Ouriço
picture-frog = Rã
picture-cat = Gato
picture-bear = Urso
picture-rabbit = Coelho
picture-snail = Caracol
picture-whale = Baleia
picture-ladybird = Joaninha
picture-mouse = Rato
picture-dragon = Dragão

settings = Definições
language = Língua
light = Luz
light-auto = Auto
light-day = Dia
light-night = Noite
text-size = Tamanho do texto
sound = Sons
voice = Ler tudo em voz alta
voice-on = Vou ler-te o que acontece.
calm = Sem animações
letter-keys = Jogar com as letras do teclado
key-list = As teclas
key-list-words = É isto que as teclas fazem neste momento.
key-list-none = Neste momento nenhuma tecla serve.
key-list-off = As teclas estão desligadas nas definições.
key-list-on = Ligar as teclas
key-list-race = Isto é uma corrida: uma tecla conta assim que é premida.
key-again = { $key } outra vez para confirmar: { $action }

unofficial = Casa de jogos não oficial. Os nomes dos jogos pertencem aos seus donos.
no-account = Sem conta, sem publicidade, sem mensagens entre desconhecidos.

lost-title = Aqui não há nada
lost-words = Esta porta não leva a lado nenhum. Talvez a partida já esteja arrumada.
no-answer = A casa não responde
no-answer-words = A ligação caiu. Continuamos a tentar sozinhos: assim que voltar, já estás cá dentro.
try-again = Tentar outra vez
rule = Regra { $rule }
why = Porquê?

rules = As regras
learn = Aprender em { $minutes ->
    [1] 1 minuto
   *[other] { $minutes } minutos
}
learn-on = Continuar a lição
lesson = Lição
lessons = Todas as lições
lesson-done = aprendida
lesson-go-on = continuar
lesson-minutes = { $minutes } min
lesson-listen = Ouvir a lição
lesson-end = Bravo, já sabes jogar!
lesson-next = Lição seguinte: { $lesson }
lesson-play = Jogar uma partida a sério
puzzles = Problemas
puzzles-words = O que farias? Do 1, fácil, ao 5, difícil. A melhor resposta está provada; o que falhaste volta alguns dias depois.
puzzle-grade = Grau { $grade }
puzzle-solved = Resolvidos: { $solved } de { $count }.
puzzle-due = A rever: { $due }.
puzzle-listen = Ouvir o problema
puzzle-next = Problema seguinte
puzzle-again = Tentar outra vez
puzzle-box = Voltar à caixa
rules-try-it = Experimentar
rules-try = Experimentar: { $title }
rules-read = Ler as regras
rules-listen = Ouvir: { $title }
players = Quem joga?
seat-bot = A casa
seat-strength = Que jogador da casa no lugar { $seat }?
seat-person = Por um link
seat-here = Alguém aqui
seat-someone = Convidado
seat-number = Jogador { $seat }
seat-who = Quem joga no lugar { $seat }?
seat-name = Nome do jogador { $seat }
seat-picture = { $picture }: mudar de imagem
seat-remove = Tirar o lugar { $seat }
seat-add = Acrescentar um jogador
who-begins = Quem é a pessoa mais nova? É ela que começa.
options = Como se joga?
options-more = Escolher as regras uma a uma
presets = Regras já prontas
clock = Tempo para jogar
clock-none = Sem limite de tempo
clock-seconds = { $seconds } s por jogada
open-table = Mesa aberta a toda a gente
help-table = Conselhos da casa
start = Começar a partida
start-invite = Preparar a mesa

gathering = { $game }: vamos sentar-nos
invited = Convidam-te para jogar { $game }
seat-you = és tu
seat-house = jogador da casa
seat-there = está cá
seat-coming = está a chegar…
seat-free = Lugar livre
sit-down = Sentar-me e jogar
invite-show = { $n ->
    [1] Ainda falta uma pessoa
   *[other] Ainda faltam { $n } pessoas
}
invite-title = Vem jogar { $game } comigo
preview-table = Há um lugar à tua espera nesta mesa. Entra e joga: sem conta, sem instalar nada.
link-send = Enviar o link
link-copied = O link foi copiado. Envia-o a quem quiseres.
qr = Código para ler e entrar na mesa
fill = Começar sem esperar, com jogadores da casa
starting = Estão todos, vamos começar…
waiting-for = Estamos à espera de { $names }…

turn-yours = É a tua vez
turn-of = É a vez de { $name }
looking-on = Estás a ver
turn-everyone = Jogam todos
moment = Um momento…
over = A partida acabou
clock-left = Segundos restantes:
menu = Tudo o resto
faster = Mais depressa
read-aloud = { $sentence } Ler em voz alta.
hint = Um conselho
hint-says = O nosso melhor jogador faria isto: { $action }
hint-not-now = Espera pela tua vez para pedir um conselho.
log = O que aconteceu
log-empty = A partida começa.
greetings = Dizer uma palavra
greeting-hello = Olá!
greeting-good-luck = Boa sorte!
greeting-well-played = Bem jogado!
greeting-thanks = Obrigado!
greeting-wow = Uau!
greeting-oops = Ups!
greeting-bravo = Bravo!
greeting-again = Mais uma!
greeting-bye = Adeus!
says = { $name }: { $words }
voice-short = Voz
undo = Anular a minha jogada
undo-title = { $name } gostava de anular a sua jogada
undo-words = Estás de acordo?
undo-asking = Estamos a perguntar a { $name } se podes anular a tua jogada…
undo-yes = Sim, está bem
undo-no = Não, continuamos
undo-granted = { $name } anula a sua jogada.
undo-refused = A jogada mantém-se.
leave = Sair da partida
leave-title = Vais embora?
leave-words = Um jogador da casa fica com o teu lugar. Se voltares pelo mesmo link, é outra vez teu.
leave-yes = Sair
leave-no = Fico
pass-to = É a tua vez, { $name }!
pass-ready = Estou aqui
plain-table = Na mesa
plain-actions = O que podes fazer
plain-type = Escreve a tua jogada
plain-send = Jogar
option-yes = Sim
option-no = Não
plain-rules = Tudo o que as regras permitem está num botão. O que não é permitido é recusado, com o número da regra.
plain-rules-file = As regras, numeradas:
line-lost = A ligação caiu. Estamos a restabelecê-la…
away-words = Um dos nossos está a jogar por ti.
away-back = Já voltei
seat-left = { $name } saiu da mesa: um dos nossos joga no seu lugar.
seat-back = { $name } voltou.
result = Resultado
won-you = Ganhaste!
won = { $n ->
    [1] { $names } ganhou!
   *[other] { $names } ganharam!
}
finest = A tua melhor jogada
finest-of = A melhor jogada de { $name }
again = Outra vez?
again-join = A próxima partida está pronta: jogar
again-other = Outro jogo, com os mesmos
replay = Rever a partida
share = Partilhar
record = Descarregar
fair = Foi justo?
fair-yes = { $n ->
    [1] Sim: o único sorteio da partida foi calculado de novo e está certo.
   *[other] Sim: os { $n } sorteios da partida foram calculados de novo e estão todos certos.
}
fair-no = Não: alguma coisa está errada.
fair-wrong = Linha { $line }: encontrou-se «{ $found }», devia ser «{ $expected }».
fair-kept = Este aparelho verificou: é a impressão digital mostrada no início e o seu próprio número está lá.
fair-not-kept = Atenção: não é o que este aparelho viu e acrescentou no início.
fair-silent = Não juntaram nenhum número seu: { $names }.
fair-how = Como se sabe?
fair-how-words = Antes da partida, a casa selou uma semente secreta e mostrou a sua impressão digital. Cada aparelho juntou um número seu, ao acaso. Agora a semente está à vista e todos podem refazer a conta.
fair-commitment = Impressão digital dada antes da partida
fair-seed = Semente revelada no fim
replay-only = A partida acabou, aqui só se vê.
replay-start = O início da partida
replay-at = Passo { $at } de { $last }
replay-first = Ao início
replay-back = Um passo atrás
replay-forward = Um passo à frente
replay-last = Ao fim
replay-play = Reproduzir
replay-pause = Parar
replay-moves = Todas as jogadas
replay-speed = Velocidade
replay-turn-back = Para a vez anterior
replay-turn-forward = Para a vez seguinte
replay-eyes = Com os olhos de quem?
replay-eyes-onlooker = Como quem assiste
replay-eyes-of = Com os olhos de { $name }
replay-round-go = Ir para uma ronda
replay-round = Ronda { $n }
record-open = Rever uma partida guardada
record-open-words = Escolhe um ficheiro .ludo ou arrasta-o para aqui. A casa lê-o para o mostrar e não guarda nada dele.
record-choose = Escolher um ficheiro
record-unreadable = Este ficheiro não é uma partida que a casa saiba ler.
problem-unreachable = A casa não responde. Verifica a tua ligação e tenta outra vez.
problem-no-such-table = Esta mesa não existe, ou já foi arrumada.
problem-other = Não funcionou ({ $detail }).
problem-bad-seats = Estes lugares não servem para este jogo.
problem-bad-clock = Este tempo de jogo não é possível.
problem-bad-option = Este jogo não tem essa regra.
problem-bad-name = Escolhe um nome de 1 a 16 letras.
problem-name-alike = Alguém nesta mesa tem um nome que se lê como o teu. Escolhe outro.
problem-bad-picture = Não temos essa imagem.
problem-bad-greeting = Essa palavra não está na lista.
problem-already-playing = A partida já começou. Podes ver.
problem-seat-taken = Este lugar está ocupado.
problem-not-your-seat = Este lugar não é teu.
problem-no-help = Nesta mesa joga-se sem conselhos: foi o combinado.
problem-one-seat-each = Numa mesa aberta cada um ocupa um só lugar.
problem-nothing-to-do = Agora não é a tua vez.
problem-not-the-host = Só quem preparou a mesa decide quando se começa.
problem-not-over = A partida ainda não acabou.
problem-other-day = Esse dia já passou: aqui está o desafio de hoje.
problem-no-rehearsal = Nesta casa não podes escolher nem o acaso nem a posição inicial.
problem-no-such-game = Este jogo ainda não está na prateleira.
problem-broken = Alguma coisa se partiu do nosso lado. Tenta de novo daqui a pouco.
problem-broken-table = Alguma coisa se partiu nesta mesa. Volta daqui a pouco.
problem-busy = A casa está muito ocupada agora. Tenta de novo em breve.
problem-house-full = Todas as mesas da casa estão ocupadas. Tenta mais tarde.
problem-table-full = Já há demasiada gente a ver esta mesa.
problem-too-fast = É demais de uma só vez. Espera um minuto e tenta de novo.
problem-no-such-code = Este código não leva a lado nenhum, ou já não é válido. Vê se está bem escrito ou pede outro.
problem-too-many-codes = Vieram daqui demasiados códigos errados. Espera um minuto ou vem pelo link.
problem-no-such-lesson = Essa lição não existe.
problem-no-such-puzzle = Esse problema não existe.
problem-too-many-tables = Já tens muitas mesas a decorrer. Acaba uma primeiro.
problem-too-many-tables-mine = Ver as minhas partidas
problem-too-many-sockets = Há demasiadas páginas abertas neste endereço. Fecha uma.
problem-too-many-connections = Há demasiadas ligações abertas neste endereço. Tenta outra vez daqui a um minuto.
problem-too-slow = Demorou demasiado a chegar. Tenta outra vez.

child = Uma criança
my-child = Sou uma criança
my-child-words = Nas mesas em que a casa aconselha as crianças, podes pedir-lhe conselho.
seat-child = O jogador { $seat } é uma criança
help-none = Sem conselhos
help-children = Conselhos para as crianças
help-all = Conselhos para todos
away-table = Se alguém se ausentar
away-wait = Espera-se por quem falta
away-ask-seconds = Ausente { $n } s: decidimos juntos
away-ask-minutes = Ausente { $n } min: decidimos juntos
away-bot-seconds = Ausente { $n } s: joga a casa
away-bot-minutes = Ausente { $n } min: joga a casa
away-bot-once = Ausente: a casa joga logo
away-time-up = O teu tempo acabou: alguém da casa termina a partida por ti.
clock-minutes = { $minutes } min para cada um
clock-minutes-more = { $minutes } min + { $seconds } s
clock-of = Tempo de { $name }:
clock-soon = Faltam { $seconds } segundos.
clock-up = O tempo de { $name } acabou.
at-zero = Quando o tempo acaba
at-zero-bot = Joga a casa
at-zero-nothing = Tempo esgotado: diz-se e mais nada
term-option = { $option }: { $value }
terms = O que ficou combinado
watching = { $n ->
    [1] { $n } pessoa a ver
   *[other] { $n } pessoas a ver
}
seat-take = Sentar-me aqui
seat-take-number = { seat-take } ({ $seat })
seat-swap = Trocar
seat-swap-with = Trocar de lugar com { $name }
swap-title = { $name } gostava do teu lugar
swap-words = Queres trocar?
swap-yes = Sim, trocamos
swap-no = Não, fico aqui
swap-asking = Perguntamos a { $name } se trocam de lugar…
swap-granted = Os lugares foram trocados.
swap-refused = Cada um fica no seu lugar.
stand-in-title = { $name } não está à mesa
stand-in-words = Já estão à espera há um bocado. Alguém da casa pode jogar até ao seu regresso.
stand-in-yes = Sim, continuamos
stand-in-no = Não, esperamos mais
stand-in-refused = Continuamos à espera de { $name }.
stood-in-words = Alguém da casa jogou por ti.
stood-in-undo = Anular essa jogada
stood-in-stays = Alguém da casa jogou por ti. A jogada mantém-se: mostrou alguma coisa, ou a partida continuou entretanto.
link-title = O link
link-words = Copia este endereço e envia-o a quem quiseres.
