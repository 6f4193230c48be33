diamoniak-box = Castillos, diamantes y brujas
