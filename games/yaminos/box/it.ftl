yaminos-box = Sette bastoncini, dodici giochi di dadi e domino
