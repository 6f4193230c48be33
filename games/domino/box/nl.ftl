domino-box = Achtentwintig magneten: ketting, toren, quincunx
