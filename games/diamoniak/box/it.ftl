diamoniak-box = Castelli, diamanti e streghe
