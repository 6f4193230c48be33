diavolo-box = Zehn Würfel, ein Befehl, die schnellste Hand
