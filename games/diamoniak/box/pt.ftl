diamoniak-box = Castelos, diamantes e bruxas
