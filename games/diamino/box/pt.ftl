diamino-box = Palavras cruzadas em francês, com diabos
