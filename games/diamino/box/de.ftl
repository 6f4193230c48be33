diamino-box = Kreuzwörter auf Französisch, mit Teufeln
