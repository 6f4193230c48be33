diavolo-box = Dez dados, uma ordem, a mão mais rápida
