yaminos-box = Siete barras, doce juegos de dados y dominó
