diamino-box = Parole crociate in francese, con i diavoli
