"""The file of a campaign: all its entries one below the other, with a checksum; read again and played through."""

from __future__ import annotations

import hashlib
from datetime import date

from ludothek.core.game import Refused
from ludothek.games.great_race.campaign.history import Campaign, CampaignState, Entry, finish, new_season, read_game
from ludothek.games.great_race.campaign.modules import ALL, Modules

FIRST = "Ludothek campaign 1"
SEED = 32  # bytes
MOST_ENTRIES, MOST_LETTERS = 200, 3_000_000  # of a campaign, and of its file


def write(campaign: Campaign) -> str:
    """All entries one below the other, with a checksum that a damaged file fails."""
    lines = [FIRST, f"seed {campaign.seed.hex()}", f"modules {' '.join(campaign.modules.names)}"]
    for entry in campaign.entries:
        lines += ["", f"{'game' if entry.transcript else 'season'} {entry.day}".rstrip()]
        lines += [f"  {line}" for line in entry.transcript.removesuffix("\n").split("\n") if entry.transcript]
        for old, new in entry.upgrades:
            lines += [f"up-:{old} up+:{new}"]
    text = "\n".join([*lines, "", ""])
    return f"{text}check {hashlib.sha256(text.encode()).hexdigest()}\n"


def read(text: str) -> Campaign:
    """The campaign in a file; refused if it is torn, or if what it says cannot have been played."""
    if len(text) > MOST_LETTERS:
        raise too_long()
    body, found, check = text.replace("\r\n", "\n").rpartition("check ")
    if not found or not body.startswith(FIRST):
        raise Refused("campaign-file", "G20", game="great_race")
    if hashlib.sha256(body.encode()).hexdigest() != check.strip():
        raise Refused("campaign-torn", "G20", game="great_race")
    head, *blocks = body.rstrip("\n").split("\n\n")
    if len(blocks) > MOST_ENTRIES:
        raise too_long()
    try:
        campaign = Campaign(read_seed(head), tuple(map(read_entry, blocks)), modules=read_modules(head))
    except (ValueError, IndexError, Refused) as problem:
        raise Refused("campaign-file", "G20", game="great_race") from problem
    return campaign.proven()


def salvaged(text: str) -> Campaign:
    """What is whole in a file that is torn: its beginning, as far as it can have been played."""
    head, *blocks = text.replace("\r\n", "\n").split("\n\n")
    try:
        campaign = Campaign(read_seed(head), modules=read_modules(head))
    except (ValueError, IndexError, Refused) as problem:
        raise Refused("campaign-file", "G20", game="great_race") from problem
    for number, block in enumerate(blocks[:MOST_ENTRIES], 1):
        try:
            campaign = campaign.with_entry(*proven_again(campaign, read_entry(block), number))
        except (ValueError, Refused):
            break
    return campaign


def proven_again(campaign: Campaign, entry: Entry, number: int) -> tuple[Entry, CampaignState]:
    """An entry whose upgrades may be lost: they are drawn again, and fall as they fell."""
    if not entry.transcript:
        return entry, new_season(campaign.state)
    return finish(campaign.state, read_game(entry.transcript, number), campaign.seed, number, entry.day)


def too_long() -> Refused:
    return Refused("campaign-long", "G20", game="great_race", games=MOST_ENTRIES, letters=MOST_LETTERS // 1000)


def read_seed(head: str) -> bytes:
    seed = bytes.fromhex(head.splitlines()[1].removeprefix("seed "))
    if len(seed) != SEED:
        raise ValueError(head)
    return seed


def read_modules(head: str) -> Modules:
    """All of them where the file does not say."""
    named = [line.split()[1:] for line in head.splitlines() if line.startswith("modules ")]
    return Modules.named(named[0]) if named else ALL


def read_entry(block: str) -> Entry:
    first, *lines = block.split("\n")
    kind, _, day = first.partition(" ")
    transcript = "".join(f"{line[2:]}\n" for line in lines if line.startswith("  "))
    if kind not in ("game", "season") or (kind == "game") != bool(transcript):
        raise ValueError(first)
    pairs = [line.split() for line in lines if line.startswith("up-:")]
    upgrades = tuple((old.removeprefix("up-:"), new.removeprefix("up+:")) for old, new in pairs)
    return Entry(transcript, upgrades, day and date.fromisoformat(day).isoformat())
