yaminos-box = Seven bars, twelve games of dice and dominoes
