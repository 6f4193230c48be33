diamoniak-box = Châteaux, diamants et sorcières
