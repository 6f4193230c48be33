# O que a casa diz em toda parte: na página e no terminal.

## O que acontece
event-turn = É a vez de { $name }.
event-turn-you = É a tua vez!
nothing = nada
event-hint = { $name } pede um conselho à casa.
event-hint-you = Pedes um conselho à casa.
label = { $label }: { $what }
event-plays = { $name } joga { $what }.
event-plays-you = Jogas { $what }.
event-draws = { $name } tira uma carta.
event-draws-you = Tiras { $what }.
event-takes = { $name } ganha a ronda.
event-takes-you = Ganhas a ronda.
action-play = Jogar { $what }
row-table = Na mesa
row-hand = Na mão
row-player = { $name }: { $score }, { $n ->
    [1] uma carta
   *[other] { $n } cartas
} na mão
row-player-you = Tu: { $score }, { $n ->
    [1] uma carta
   *[other] { $n } cartas
} na mão
action-plain = { $what }
score = { $n ->
    [1] { $n } ponto
   *[other] { $n } pontos
}

## O que não se faz, e porquê
refusal-seats = Aqui joga-se de { $min } a { $max }.
refusal-over = A partida acabou.
refusal-not-your-turn = Ainda não é a tua vez.
refusal-no-clock = Agora não corre tempo nenhum.
refusal-no-chance = O acaso não tem nada a dizer agora.
refusal-not-held = Não tens { $what } na mão.
refusal-not-there = { $what } não está aí.
refusal-not-begun = A partida ainda não começou.
refusal-already-played = Esta jogada já foi feita.
refusal-from-the-future = Esta jogada vem cedo demais.
refusal-cannot-undo = Esta jogada já não se pode anular: já se viu o que se seguiu.
refusal-undo-none = A linha { $line } não se pode anular: não é uma jogada tua, ou já foi anulada.
refusal-undo-often = Numa partida anulam-se no máximo { $most } jogadas.
refusal-too-often-away = Saíste da mesa demasiadas vezes: um dos nossos acaba a partida por ti.
refusal-time-is-up = O teu tempo acabou: alguém da casa joga por ti até ao fim.
refusal-bad-option = Este jogo não tem essa regra.
refusal-unreadable = «{ $found }» não se consegue ler: { $expected }.
refusal-time-runs-backwards = O tempo não anda para trás: esta linha é anterior à de cima.
refusal-time-too-late = É tarde demais: nenhuma partida dura mais de trezentos anos.
refusal-no-such-seat = Esse lugar não existe nesta mesa.
refusal-seed-told = A semente já foi dita: a partida foi abandonada e nada mais se joga.
refusal-no-same-luck = Jogado assim, neste jogo a sorte não pode ser a mesma para todos.
refusal-presence = Ninguém sai duas vezes nem volta sem ter saído.
refusal-hint-once = Só se pede conselho uma vez em cada situação.
refusal-too-long = Esta partida ficou demasiado longa: com { $lines } linhas já não se joga mais. Comecem outra.
refusal-given-up = Há muito que ninguém vem a esta mesa: a partida foi parada e a sua semente foi dita.
refusal-other-game = É uma partida de outro jogo.
refusal-other-edition = A partida segue uma edição das regras que aqui não se conhece.

## Lessons
lesson-step = Passo { $n } de { $of }
refusal-lesson = É permitido, mas aprende primeiro isto: { $what }.

## Figures
figure = { $whole },{ $digits }
figure-percent = { $n }%

## Problemas
puzzle-title = Problema { $puzzle }, grau { $grade }
puzzle-choice = { $what }: { $worth } (−{ $loss })
puzzle-expected-right = Certo! { $best } pontos em média; a segunda melhor escolha dá { $next }.
puzzle-expected-wrong = Isso dá { $mine } pontos em média. O melhor dá { $best }: { $what }.
puzzle-points-right = Certo! Mais de { $best } pontos é impossível; a segunda melhor solução dá { $next }.
puzzle-points-wrong = Isso dá { $mine }; pode-se chegar a { $best }: { $what }.
puzzle-won-right = Certo! Assim ganha-se, haja o que houver escondido; nada mais o garante.
puzzle-won-wrong = Assim ainda se pode perder. Só uma coisa ganha de certeza: { $what }.
puzzle-only-right = Certo! Nada mais o consegue.
puzzle-only-wrong = Não é isso. Só uma coisa o consegue: { $what }.
puzzle-squares-right = Certo! { $best } letras colocadas; a segunda melhor palavra coloca { $next }.
puzzle-squares-wrong = Isso coloca { $mine } letras; podem colocar-se { $best }: { $what }.
puzzle-all-right = Boa! As { $best } letras estão colocadas.
puzzle-all-wrong = { $mine } de { $best } letras colocadas. Podem colocar-se todas, por exemplo assim: { $what }.

## Looking back on a finished game
review = Olhando para trás
review-about = O que contou, ao lado do que faria o nosso jogador mais forte.
review-in-expected = Os números são pontos esperados.
review-in-points = Os números são pontos.
review-in-squares = Os números são letras colocadas, contando com o que o resto ainda permite colocar.
review-in-chance = Os números são probabilidades de ganhar.
review-in-stands = Os números dizem até que ponto era de esperar que aguentasse, antes de a mão largar.
review-name = { $name }
review-sum = { $name }: { $score ->
    [1] { $score } ponto
   *[other] { $score } pontos
}. Esperados jogando o melhor possível: { $value }. Sorte: { $luck }. Escolhas: { $skill }.
review-perfect = { $name }: nada a apontar!
review-nothing = Nada a apontar: ninguém poderia ter feito muito melhor.
review-luck = Nada a apontar: aqui só a sorte decidiu.
review-unknown = Ainda ninguém calculou o que valiam estas escolhas.
review-extra-turns = As jogadas de desempate não contam: ninguém as calculou.
review-chosen = Escolhido: { $action } ({ $value })
review-chosen-plain = Escolhido: { $action }
review-best = Melhor: { $action } ({ $value })
review-best-plain = Melhor: { $action }
review-loss = Perdido: { $loss }
review-loss-stands = Arriscado: { $loss }
review-loss-only = Confundido
review-well = Boa jogada!
review-show = Mostra-me
