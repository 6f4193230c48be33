domino-box = Otteogtyve magneter: kæde, tårn og quincunx
