"""The database as people name it: a plain path or an address; what is wrong with it is told in a sentence."""

from __future__ import annotations

import os
from pathlib import Path

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidRequestError, NoSuchModuleError
from sqlalchemy.ext.asyncio import create_async_engine

from ludothek.core.game import Refused
from ludothek.server.store import migrate, synchronous

SQLITE = "sqlite+aiosqlite"


def default_database() -> str:
    """A file in the folder where a person's programs keep their data."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "ludothek"
    return str(folder / "tables.db")


def address_of(named: str) -> str:
    """The address of a database that was named by its file or by an address; refused where it is neither."""
    if "://" not in named:
        return written(URL.create(SQLITE, database=str(Path(named).expanduser().absolute())))
    try:
        url = make_url(named)
        if url.get_backend_name() == "sqlite":
            if url.database in (None, "", ":memory:"):  # nothing would be kept
                raise ArgumentError
            url = url.set(drivername=SQLITE)
        create_async_engine(url)
    except (ArgumentError, InvalidRequestError, NoSuchModuleError, ModuleNotFoundError) as wrong:
        raise Refused("database-address", scheme=named.partition("://")[0]) from wrong
    return written(url)


def written(url: URL) -> str:
    return url.render_as_string(hide_password=False)


def prepare(named: str) -> str:
    """Make a database ready, with its folder where there is none; its address, or refused with the remedy."""
    address = address_of(named)
    url = make_url(synchronous(address))
    place = url.database or ""
    if url.get_backend_name() == "sqlite" and "uri" not in url.query:
        make_folder(Path(place))
        make_private(Path(place))
    try:
        check_writable(url)
        migrate(address)
    except CommandError as wrong:  # no step leads from there to here
        raise Refused("database-newer", database=place) from wrong
    except (DBAPIError, ModuleNotFoundError) as wrong:
        raise Refused(why(wrong), database=place, reason=reason(wrong)) from wrong
    return address


def make_folder(file: Path) -> None:
    if file.is_dir():
        raise Refused("database-folder", database=str(file))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Refused("database-closed", database=str(file), reason=wrong.strerror or "") from wrong


def make_private(file: Path) -> None:
    """Every game and secret stands in it: nobody else on this machine may read it, nor what SQLite lays beside it."""
    try:
        file.touch(mode=0o600)
        file.chmod(file.stat().st_mode & 0o770)
    except OSError as wrong:
        raise Refused("database-closed", database=str(file), reason=wrong.strerror or "") from wrong


def check_writable(url: URL) -> None:
    """Before anything is written: can it be written, and is it ours or empty?"""
    engine = sa.create_engine(url, hide_parameters=True)
    try:
        with engine.connect() as connection:
            found = set(sa.inspect(connection).get_table_names())
            if found and "alembic_version" not in found:
                raise Refused("database-other", database=url.database or "")
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("begin immediate")
            connection.exec_driver_sql("create table written_on_trial (n integer)")
            connection.rollback()
    finally:
        engine.dispose()


def why(wrong: Exception) -> str:
    text = str(wrong).lower()
    if "not a database" in text or "malformed" in text:
        return "database-other"
    return "database-busy" if "locked" in text else "database-closed"


def reason(wrong: Exception) -> str:
    return str(wrong.orig if isinstance(wrong, DBAPIError) else wrong).splitlines()[0]
