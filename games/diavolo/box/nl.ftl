diavolo-box = Tien dobbelstenen, één opdracht, de snelste hand
