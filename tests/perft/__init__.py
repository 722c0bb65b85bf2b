"""The size of the move tree from fixed positions: any change to a rule changes some of these numbers."""
