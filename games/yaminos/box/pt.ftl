yaminos-box = Sete barras, doze jogos de dados e dominó
