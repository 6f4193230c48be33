diamino-box = Krydsord på fransk, med djævle
