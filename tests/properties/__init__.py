"""What must hold in every position of every game, whichever way it is played."""
