domino-box = Twenty-eight magnets: chain, tower, quincunx
