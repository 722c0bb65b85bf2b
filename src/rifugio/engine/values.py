"""Small immutable values that are made by the million."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a class a value: a dataclass that is frozen for the type checker only.

    At run time nothing enforces it, because a frozen dataclass takes four times as long to make.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
