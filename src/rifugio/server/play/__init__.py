"""Play: the referee, the table cache, who is present, the job runner, hints."""
