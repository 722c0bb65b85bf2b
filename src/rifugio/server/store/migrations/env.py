"""Read by Alembic: runs the migrations in the transaction that `migrate` has begun."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], target_metadata=None)
with context.begin_transaction():
    context.run_migrations()
