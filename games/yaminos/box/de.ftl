yaminos-box = Sieben Stäbe, zwölf Spiele mit Würfeln und Domino
