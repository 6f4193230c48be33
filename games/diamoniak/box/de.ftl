diamoniak-box = Schlösser, Diamanten und Hexen
