diamoniak-box = Slott, diamanter och häxor
