"""Play: the referee, the table cache, presence, the job runner, hints."""
