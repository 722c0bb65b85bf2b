import afterwards from "../../../../src/rifugio/locales/de/afterwards.ftl?raw";
import app from "../../../../src/rifugio/locales/de/app.ftl?raw";
import bots from "../../../../src/rifugio/locales/de/bots.ftl?raw";
import cards from "../../../../src/rifugio/locales/de/cards.ftl?raw";
import effects from "../../../../src/rifugio/locales/de/effects.ftl?raw";
import accessibility from "../../../../src/rifugio/locales/de/accessibility.ftl?raw";
import moves from "../../../../src/rifugio/locales/de/moves.ftl?raw";
import phrases from "../../../../src/rifugio/locales/de/phrases.ftl?raw";
import pieces from "../../../../src/rifugio/locales/de/pieces.ftl?raw";
import reasons from "../../../../src/rifugio/locales/de/reasons.ftl?raw";
import scores from "../../../../src/rifugio/locales/de/scores.ftl?raw";
import server from "../../../../src/rifugio/locales/de/server.ftl?raw";
import tiles from "../../../../src/rifugio/locales/de/tiles.ftl?raw";
import web from "../../../../src/rifugio/locales/de/web.ftl?raw";

/** All that a browser says in this language: one file to fetch. */
export default [
  afterwards,
  app,
  bots,
  cards,
  effects,
  accessibility,
  moves,
  phrases,
  pieces,
  reasons,
  scores,
  server,
  tiles,
  web,
];
