"""How the shape of the database is changed: Alembic asks here for a connection."""

import sqlalchemy as sa
from alembic import context

from ludothek.server.store import metadata

engine = sa.create_engine(context.config.attributes["address"])
with engine.begin() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    context.run_migrations()
engine.dispose()
