yaminos-box = Syv stave, tolv spil med terninger og domino
