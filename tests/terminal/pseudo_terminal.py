"""A real (pseudo) terminal with Ludothek in it: type, and read what a person would see."""

import codecs
import os
import pty
import re
import select
import sys
import time

SIGNS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")


class Window:
    """A terminal window of 80 by 24 with Ludothek in it."""

    def __init__(self, *args):
        self.all = self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        self.child, self.keys = pty.fork()
        if self.child == 0:
            os.environ.update(TERM="xterm-256color", COLUMNS="80", LINES="24")
            os.execv(sys.executable, [sys.executable, "-m", "ludothek", *map(str, args)])

    def type(self, keys):
        os.write(self.keys, keys.encode())

    def wait_for(self, text, seconds=60):
        """Read until the text appears; give back all that was written since the last time."""
        return self.wait_for_any(text, seconds=seconds)

    def wait_for_any(self, *texts, seconds=60):
        end = time.monotonic() + seconds
        while not any(text in self.plain() for text in texts):
            ready, _, _ = select.select([self.keys], [], [], end - time.monotonic())
            assert ready, f"none of {texts} appeared in\n{self.plain()}"
            self.seen += self.decoder.decode(os.read(self.keys, 65536))
        plain, self.all, self.seen = self.plain(), self.all + self.seen, ""
        return plain

    def press_until(self, key, text, every=5):
        """Press a key until a text appears: Python loses a Ctrl-C that comes just before it waits for a line."""
        for _ in range(12):
            self.type(key)
            end = time.monotonic() + every
            while text not in self.plain() and select.select([self.keys], [], [], max(0, end - time.monotonic()))[0]:
                self.seen += self.decoder.decode(os.read(self.keys, 65536))
            if text in self.plain():
                return self.wait_for(text)
        raise AssertionError(f"{text} did not appear in\n{self.plain()}")

    def plain(self):
        return SIGNS.sub("", self.seen)

    def close(self):
        os.close(self.keys)

    def result(self):
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
