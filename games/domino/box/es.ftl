domino-box = Veintiocho imanes: cadena, torre y tresbolillo
