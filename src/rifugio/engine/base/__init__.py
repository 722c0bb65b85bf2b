"""The base game: its table of contents. Each chapter of the rulebook is a file of this folder."""

from rifugio.engine.base import (
    building,
    connecting,
    offer,
    preparation,
    scoring,
    shown,
    turn,
    visiting,
    walking,
)
from rifugio.engine.moves import Build, DrawBlind, End, Go, PlaceDrawn, PlaceOpen, Remove, Reveal, Swap
from rifugio.engine.reasons import REASONS
from rifugio.engine.rulebook import Play, RuleModule

BASE = RuleModule(
    name="base",
    tiles=preparation.tiles,
    touching=connecting.touching,
    objects=(building.HUTS,),
    means=(walking.WALK,),
    buildings=(building.HUT,),
    plays={
        Reveal: Play(offer.refuse_reveal, offer.reveal),
        PlaceOpen: Play(offer.refuse_place_open, offer.place_open),
        DrawBlind: Play(offer.refuse_draw_blind, offer.draw_blind),
        PlaceDrawn: Play(offer.refuse_place_drawn, offer.place_drawn),
        Swap: Play(offer.refuse_swap, offer.swap),
        Remove: Play(offer.refuse_remove, offer.remove),
        Go: Play(walking.refuse_go, walking.go),
        Build: Play(building.refuse_build, building.build),
        End: Play(turn.refuse_end, turn.end),
    },
    tie_break=(building.HUTS.name,),
    effects=shown.EFFECTS,
    reasons=REASONS,
    refuse_touch=connecting.refuse_touch,
    refuse_go={walking.WALK.name: walking.refuse_free_circle},
    on_enter=visiting.enter,
    score=scoring.score,
)
