domino-box = Tjugoåtta magneter: kedja, torn och quincunx
