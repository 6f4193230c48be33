yaminos-box = Sju stavar, tolv spel med tärningar och domino
