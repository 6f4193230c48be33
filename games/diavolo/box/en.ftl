diavolo-box = Ten dice, one order, the fastest hand
