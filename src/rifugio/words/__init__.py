"""The words of the game in every language: engine values in, sentences out.

The sentences are Fluent messages in `rifugio/locales`, one source for the terminal, the server and the
browser. Nothing here knows a rule, and nothing in the engine knows a word.
"""

from rifugio.words.catalogue import add_texts
from rifugio.words.extensions import extension_label, extensions_label
from rifugio.words.facts import Position
from rifugio.words.languages import FALLBACK, LANGUAGE_NAMES, LANGUAGES, best_language
from rifugio.words.remarks import REMARKS, look, remark_sentence
from rifugio.words.rulebook import Chapter, Paragraph, paragraph_of, rulebook
from rifugio.words.scores import score_label, score_line, verdict
from rifugio.words.sentences import brings, effect_sentence, move_phrase, reason_sentence
from rifugio.words.speaker import MissingWords, Words

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "REMARKS",
    "Chapter",
    "MissingWords",
    "Paragraph",
    "Position",
    "Words",
    "add_texts",
    "best_language",
    "brings",
    "effect_sentence",
    "extension_label",
    "extensions_label",
    "look",
    "move_phrase",
    "paragraph_of",
    "reason_sentence",
    "remark_sentence",
    "rulebook",
    "score_label",
    "score_line",
    "verdict",
]
