diamino-box = Kruiswoorden in het Frans, met duivels
