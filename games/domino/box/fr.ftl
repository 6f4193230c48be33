domino-box = Vingt-huit aimants : chaîne, tour et quinconce
