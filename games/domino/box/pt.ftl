domino-box = Vinte e oito ímanes: cadeia, torre e quincôncio
