domino-box = Ventotto calamite: catena, torre e quinconce
