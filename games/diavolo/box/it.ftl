diavolo-box = Dieci dadi, un ordine, la mano più veloce
