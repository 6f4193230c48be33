yaminos-box = Zeven staafjes, twaalf spellen met dobbelstenen en domino
