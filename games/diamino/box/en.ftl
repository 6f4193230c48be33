diamino-box = Crosswords in French, with devils
