"""One file per version. A version that has been released is never changed: the next one corrects it."""
