"""Bot games as a table with a row for each decision, in a Parquet file with a data card."""

import tempfile

from saboteur.research.data import generate, read_parquet

folder = generate(tempfile.mkdtemp(), games=3, bots="detective", players=4)
# With pandas: pd.read_parquet(folder / "decisions.parquet")
rows = read_parquet(folder / "decisions.parquet")
print(len(rows), "decisions in", folder)
print({name: rows[5][name] for name in ("seat", "role", "move", "saboteur_belief")})
