"""Pairs as FIDE's Dutch system does, by py4swiss: one JSON object a line comes in, one list of pairs goes out.

{"rounds": 7, "players": [{"points": 1.5, "results": [[3, "w", "1"], [0, "-", "U"]]}]}: opponents count from 1, 0 is nobody.
"""

import json
import sys
import tempfile
from pathlib import Path

from py4swiss.engines import DutchEngine
from py4swiss.trf import TrfParser


def trf(tournament):
    rows = ["012 Evening", f"XXR {tournament['rounds']}", "XXC white1"]
    for number, player in enumerate(tournament["players"], 1):
        results = "".join(f"  {opponent:4d} {colour} {result}" for opponent, colour, result in player["results"])
        results = results.replace("     0 -", "  0000 -")
        name, rating = f"P{number}", 2000 - number
        rows.append(f"001 {number:4d} m    {name:33} {rating:4d} {'':3} {'':11} {'':10} {player['points']:4.1f} {number:4d}{results}")
    return "\n".join(rows) + "\n"


with tempfile.TemporaryDirectory() as folder:
    file = Path(folder) / "tournament.trf"
    for line in sys.stdin:
        file.write_text(trf(json.loads(line)), encoding="utf-8")
        pairings = DutchEngine.generate_pairings(TrfParser.parse(file, strict=True))
        print(json.dumps([[pairing.white, pairing.black] for pairing in pairings]), flush=True)
