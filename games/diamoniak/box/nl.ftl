diamoniak-box = Kastelen, diamanten en heksen
