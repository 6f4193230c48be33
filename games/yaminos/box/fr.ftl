yaminos-box = Sept bâtons, douze jeux de dés et de dominos
