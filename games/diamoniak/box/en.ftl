diamoniak-box = Castles, diamonds and witches
