# Ludogîte, as palavras da casa: curtas e calorosas.

title = Ludogîte, a casa dos jogos
home-title = Entra, a luz está acesa
home-words = Os jogos estão na prateleira, e há sempre alguém pronto para jogar contigo.
play-now = Jogar já
strength = Contra quem?
strength-easy = fácil
strength-middle = médio
strength-strong = forte
resume = Continuar o meu jogo
wait = Um momento…
close = Fechar
go-home = Voltar à casa
notes = Recados da casa
shelf = Os jogos da prateleira
my-things = Tu e as tuas definições

box-diamoniak = Castelos, diamantes e bruxas
box-diamoniak-for = 2 a 4 jogadores, dos 5 aos 9 anos
box-yaminos = Sete barras, doze jogos de dados e dominó
box-yaminos-for = Sozinho ou de 2 a 6, a partir dos 6 anos
box-domino = Vinte e oito ímanes: corrente, torre e quincôncio
box-domino-for = 2 a 4 jogadores, cerca de dez minutos
box-diamino = Palavras cruzadas em francês, com diabos
box-diamino-for = A solo ou de 2 a 8, desde os 8 anos
box-diavolo = Dez dados, uma ordem, a mão mais rápida
box-diavolo-for = 2 a 6 jogadores, de qualquer idade
box-closed = Ainda fechada
box-soon = Em breve

lobby = Mesas abertas
lobby-empty = Agora ninguém está à espera. Abre uma mesa, talvez alguém venha.
lobby-join = Sentar-se
lobby-watch = Ver

invite = Jogar com alguém
invite-1 = Abre uma caixa e guarda um lugar para uma pessoa.
invite-2 = Mostra o código ou envia a ligação.
invite-3 = O jogo começa assim que todos estiverem sentados.
invite-which = Com que caixa?
invite-with = Convidar para { $game }

me = O teu nome e a tua imagem
me-edit = { $name }: mudar de nome ou de imagem
me-save = Sou eu
me-saved = Olá, { $name }!
my-name = O teu nome
my-picture = A tua imagem
my-name-private = Só as pessoas da tua mesa veem o teu nome.
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
sound = Sons
voice = Ler tudo em voz alta
voice-on = Vou ler-te o que acontece.
calm = Sem animações
letter-keys = Jogar com as letras do teclado

unofficial = Casa de jogos não oficial. Os nomes dos jogos pertencem aos seus donos.
no-account = Sem conta, sem publicidade, sem mensagens entre desconhecidos.

lost-title = Aqui não há nada
lost-words = Esta porta não leva a lado nenhum. Talvez o jogo já esteja arrumado.
no-answer = A casa não responde
no-answer-words = A linha caiu. Continuamos a tentar sozinhos: assim que voltar, já estás cá dentro.
try-again = Tentar outra vez
rule = Regra { $rule }

box-closed-words = Esta caixa ainda está atada com a fita: o jogo não está pronto. Volta em breve!
rules = As regras
rules-read = Ler as regras
rules-listen = Ouvir: { $title }
players = Quem joga?
seat-easy = Casa: fácil
seat-middle = Casa: médio
seat-strong = Casa: forte
seat-person = Por link
seat-here = Alguém aqui
seat-someone = Convidado
seat-number = Jogador { $seat }
seat-who = Quem joga no lugar { $seat }?
seat-name = Nome do jogador { $seat }
seat-picture = { $picture }: mudar de imagem
seat-remove = Tirar o lugar { $seat }
seat-add = Juntar um jogador
who-begins = Quem é mais novo? É quem começa.
options = Como se joga?
options-more = Escolher as regras uma a uma
presets = Regras já prontas
clock = Tempo para jogar
clock-none = Sem limite
clock-seconds = { $seconds } segundos
open-table = Mesa aberta a toda a gente
start = Começar o jogo
start-invite = Preparar a mesa

gathering = { $game }: vamos sentar-nos
invited = Convidam-te a jogar { $game }
seat-you = és tu
seat-house = jogador da casa
seat-there = está cá
seat-coming = está a chegar…
seat-free = Lugar livre
sit-down = Sentar-me e jogar
invite-show = { $n ->
    [one] Ainda falta uma pessoa
   *[other] Ainda faltam { $n } pessoas
}
invite-title = Vem jogar { $game } comigo
link-send = Enviar a ligação
link-copied = A ligação foi copiada. Envia-a a quem quiseres.
qr = Código para ler e entrar na mesa
fill = Começar sem esperar, com jogadores da casa
starting = Estão todos, vamos começar…

turn-yours = É a tua vez
turn-of = É a vez de { $name }
looking-on = Estás a ver
turn-everyone = Jogam todos
moment = Um momento…
over = O jogo acabou
clock-left = Segundos restantes:
menu = Tudo o resto
faster = Mais depressa
read-aloud = { $sentence } Ler em voz alta.
hint = Um conselho
hint-says = O nosso melhor jogador faria isto: { $action }
hint-not-now = Espera pela tua vez para pedir um conselho.
log = O que aconteceu
log-empty = O jogo começa.
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
undo-asking = Estamos a perguntar a { $name } se podes voltar atrás…
undo-yes = Sim, está bem
undo-no = Não, continuamos
undo-granted = { $name } anula a sua jogada.
undo-refused = A jogada fica feita.
leave = Sair do jogo
leave-title = Vais embora?
leave-words = Um jogador da casa fica com o teu lugar. Se voltares pela mesma ligação, é outra vez teu.
leave-yes = Sair
leave-no = Fico
pass-to = É a tua vez, { $name }!
pass-ready = Estou aqui
line-lost = A ligação caiu. Estamos a voltar a ligar…
away-words = Um dos nossos está a jogar por ti.
away-back = Já voltei
result = Resultado
won-you = Ganhaste!
won = { $n ->
    [one] { $names } ganhou!
   *[other] { $names } ganharam!
}
score = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
again = Outra vez?
again-join = O próximo jogo está pronto: jogar
again-other = Outro jogo, com os mesmos
replay = Rever o jogo
share = Partilhar
record = Descarregar
fair = Foi justo?
fair-yes = { $n ->
    [one] Sim: o único acaso do jogo foi calculado de novo e está certo.
   *[other] Sim: os { $n } acasos do jogo foram calculados de novo e estão todos certos.
}
fair-no = Não: alguma coisa está errada.
fair-wrong = Linha { $line }: encontrou-se «{ $found }», devia ser «{ $expected }».
fair-kept = Este aparelho verificou: é a impressão mostrada no início e o seu próprio número está lá.
fair-not-kept = Atenção: não é o que este aparelho viu e acrescentou no início.
fair-silent = Não juntaram o seu próprio acaso: { $names }.
fair-how = Como se sabe?
fair-how-words = Antes do jogo, a casa selou uma semente secreta e mostrou a sua impressão. Cada aparelho juntou o seu próprio acaso. Agora a semente está à vista e todos podem refazer a conta.
fair-commitment = Impressão dada antes do jogo
fair-seed = Semente revelada no fim
replay-only = O jogo acabou, aqui só se vê.
replay-start = O início do jogo
replay-at = Passo { $at } de { $last }
replay-first = Ao início
replay-back = Um passo atrás
replay-forward = Um passo à frente
replay-last = Ao fim
replay-play = Passar
replay-pause = Parar
problem-unreachable = A casa não responde. Verifica a tua ligação e tenta outra vez.
problem-no-such-table = Esta mesa não existe, ou já foi arrumada.
problem-other = Não funcionou ({ $detail }).
problem-bad-seats = Estes lugares não servem para este jogo.
problem-bad-clock = Este tempo de jogo não é possível.
problem-bad-option = Este jogo não tem essa regra.
problem-bad-name = Escolhe um nome de 1 a 16 letras.
problem-bad-picture = Não temos essa imagem.
problem-bad-greeting = Essa palavra não está na lista.
problem-already-playing = O jogo já começou. Podes ver.
problem-seat-taken = Este lugar está ocupado.
problem-not-your-seat = Este lugar não é teu.
problem-nothing-to-do = Agora não é a tua vez.
problem-not-the-host = Só quem preparou a mesa decide quando se começa.
problem-not-over = O jogo ainda não acabou.
problem-no-such-game = Este jogo ainda não está na prateleira.
problem-broken = Alguma coisa se partiu do nosso lado. Tenta de novo daqui a pouco.
problem-broken-table = Alguma coisa se partiu nesta mesa. Volta daqui a pouco.
problem-busy = A casa está muito ocupada agora. Tenta de novo em breve.
problem-house-full = Todas as mesas da casa estão ocupadas. Tenta mais tarde.
problem-table-full = Já há demasiada gente a ver esta mesa.
problem-too-fast = É demais de uma só vez. Espera um minuto e tenta de novo.
problem-too-many-tables = Já tens muitas mesas a decorrer. Acaba uma primeiro.
problem-too-many-sockets = Há demasiadas páginas abertas neste endereço. Fecha uma.
refusal-not-begun = O jogo ainda não começou.
refusal-already-played = Esta jogada já foi feita.
refusal-from-the-future = Esta jogada vem cedo demais.
refusal-cannot-undo = Esta jogada já não se pode anular: já se viu o que se seguiu.
refusal-no-such-seat = Esse lugar não existe.
refusal-too-often-away = Saíste demasiadas vezes: um dos nossos acaba o jogo por ti.
refusal-unreadable = Esta jogada não se consegue ler.
refusal-bad-option = Este jogo não tem essa regra.
