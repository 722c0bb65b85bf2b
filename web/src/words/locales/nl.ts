import afterwards from "../../../../src/rifugio/locales/nl/afterwards.ftl?raw";
import app from "../../../../src/rifugio/locales/nl/app.ftl?raw";
import bots from "../../../../src/rifugio/locales/nl/bots.ftl?raw";
import cards from "../../../../src/rifugio/locales/nl/cards.ftl?raw";
import effects from "../../../../src/rifugio/locales/nl/effects.ftl?raw";
import accessibility from "../../../../src/rifugio/locales/nl/accessibility.ftl?raw";
import moves from "../../../../src/rifugio/locales/nl/moves.ftl?raw";
import phrases from "../../../../src/rifugio/locales/nl/phrases.ftl?raw";
import pieces from "../../../../src/rifugio/locales/nl/pieces.ftl?raw";
import reasons from "../../../../src/rifugio/locales/nl/reasons.ftl?raw";
import scores from "../../../../src/rifugio/locales/nl/scores.ftl?raw";
import server from "../../../../src/rifugio/locales/nl/server.ftl?raw";
import tiles from "../../../../src/rifugio/locales/nl/tiles.ftl?raw";
import web from "../../../../src/rifugio/locales/nl/web.ftl?raw";

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
