domino-box = Achtundzwanzig Magnete: Kette, Turm, Quincunx
