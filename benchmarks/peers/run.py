"""Run Connect Four in the other engines, one after the other, and print what each of them measured as lines of JSON."""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOME = HERE.parent / ".peers"  # what setup.sh lays out
PYTHON = (str(HOME / "venv/bin/python"), "-B", "-E", "-s")  # deaf to the settings of the project's own environment
TIMEOUT = 120  # seconds for each peer


@dataclass(frozen=True)
class Peer:
    name: str  # as in --only
    part: str  # what setup.sh must have laid out: python, node or c
    command: tuple[str, ...]
    figures: tuple[tuple[str, str], ...]  # (peer, what) of every line it owes us


PEERS = (
    Peer(
        "open_spiel",
        "python",
        (*PYTHON, str(HERE / "open_spiel_rollouts.py")),
        (
            ("OpenSpiel C++ rollouts", "moves/s"),
            ("OpenSpiel Python loop", "moves/s"),
            ("OpenSpiel C++ MCTS", "simulations/s"),
        ),
    ),
    Peer(
        "pgx",
        "python",
        (*PYTHON, str(HERE / "pgx_batch.py")),
        (("Pgx batch of 8192, auto-reset", "moves/s"), ("Pgx batch of 8192, till all have ended", "moves/s")),
    ),
    Peer("pettingzoo", "python", (*PYTHON, str(HERE / "pettingzoo_loop.py")), (("PettingZoo", "moves/s"),)),
    Peer("boardgame_io", "node", ("node", str(HERE / "boardgame_io/rollouts.mjs")), (("boardgame.io", "moves/s"),)),
    Peer("c", "c", (str(HOME / "connect_four"),), (("C -O3, the same playout", "moves/s"),)),
    Peer("c_array", "c", (str(HOME / "connect_four"), "--array"), (("C -O3, array", "moves/s"),)),
    Peer("c_bit_tricks", "c", (str(HOME / "connect_four"), "--bit-tricks"), (("C -O3, bit tricks", "moves/s"),)),
)


def main() -> None:
    options = read_options()
    chosen = [peer for peer in PEERS if not options.only or peer.name in options.only]
    set_up(chosen)
    for peer in chosen:
        tell(f"measuring {peer.name} ...")
        for line in lines_of(peer, options.seconds):
            print(json.dumps(line), flush=True)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, epilog="example: run.py --seconds 5 --only pgx --only c")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each figure, in three slices (2)")
    names = [peer.name for peer in PEERS]
    parser.add_argument("--only", action="append", choices=names, help="measure this peer; may be repeated")
    return parser.parse_args()


def set_up(peers: list[Peer]) -> None:
    """Lay out what is not there yet; a part that fails shows as an error of its peers."""
    parts = dict.fromkeys(peer.part for peer in peers)
    environment = os.environ | {"PYTHON": os.environ.get("PYTHON", sys.executable)}
    subprocess.run(["/bin/sh", str(HERE / "setup.sh"), *parts], env=environment, stdout=sys.stderr, check=False)


def lines_of(peer: Peer, seconds: float) -> list[dict[str, object]]:
    """The figures a peer printed, then an error for each it still owes."""
    output, trouble = run(peer, seconds)
    lines = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    told = {(line["peer"], line["what"]) for line in lines}
    owed = [figure for figure in peer.figures if figure not in told]
    return lines + [{"peer": name, "what": what, "error": trouble} for name, what in owed]


def run(peer: Peer, seconds: float) -> tuple[str, str]:
    """What the program printed, and in one sentence why that may not be all."""
    command = [*peer.command, "--seconds", str(seconds)]
    try:
        done = subprocess.run(command, capture_output=True, timeout=TIMEOUT, check=False)
    except subprocess.TimeoutExpired as late:
        return (late.stdout or b"").decode(), f"It was stopped after {TIMEOUT} seconds."
    except OSError:
        return "", f"It could not be started: {Path(command[0]).name} is missing."
    if done.returncode == 0:
        return done.stdout.decode(), "It ended without printing this figure."
    return done.stdout.decode(), f"It ended with code {done.returncode}: {reason(done.stderr.decode(errors='replace'))}"


def reason(complaint: str) -> str:
    """The line that names the error, or else the last one."""
    lines = [line.strip() for line in complaint.splitlines() if line.strip()]
    named = [line for line in lines if "Error: " in line]
    return (named or lines or ["it said nothing"])[-1]


def tell(progress: str) -> None:
    print(progress, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
