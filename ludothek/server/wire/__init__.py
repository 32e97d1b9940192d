"""What travels between a browser and the table: one message up, one message down.

Everything a person reads travels as the name of a message and its facts; the browser has the words. `web/src/wire.ts`
is generated from these classes: `up` and `down` are what a browser and its table say over a socket, the others what is
asked by a request.
"""

from __future__ import annotations

from ludothek.server.wire import down, examples, problems, replays, shelf, studies, tables, up, values

__all__ = ["down", "examples", "problems", "replays", "shelf", "studies", "tables", "up", "values"]
