diavolo-box = Diez dados, una orden, la mano más rápida
