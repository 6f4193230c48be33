diamino-box = Korsord på franska, med djävlar
