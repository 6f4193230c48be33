diamino-box = Crucigramas en francés, con diablos
