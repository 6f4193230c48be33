diamino-box = Mots croisés en français, avec des diables
