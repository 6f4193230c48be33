diavolo-box = Dix dés, un ordre, la main la plus rapide
