diavolo-box = Tio tärningar, en order, den snabbaste handen
