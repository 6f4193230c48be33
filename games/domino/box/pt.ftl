domino-box = Vinte e oito ímanes: corrente, torre e quincôncio
