import afterwards from "../../../../src/rifugio/locales/en/afterwards.ftl?raw";
import app from "../../../../src/rifugio/locales/en/app.ftl?raw";
import bots from "../../../../src/rifugio/locales/en/bots.ftl?raw";
import cards from "../../../../src/rifugio/locales/en/cards.ftl?raw";
import effects from "../../../../src/rifugio/locales/en/effects.ftl?raw";
import accessibility from "../../../../src/rifugio/locales/en/accessibility.ftl?raw";
import moves from "../../../../src/rifugio/locales/en/moves.ftl?raw";
import phrases from "../../../../src/rifugio/locales/en/phrases.ftl?raw";
import pieces from "../../../../src/rifugio/locales/en/pieces.ftl?raw";
import reasons from "../../../../src/rifugio/locales/en/reasons.ftl?raw";
import scores from "../../../../src/rifugio/locales/en/scores.ftl?raw";
import server from "../../../../src/rifugio/locales/en/server.ftl?raw";
import tiles from "../../../../src/rifugio/locales/en/tiles.ftl?raw";
import web from "../../../../src/rifugio/locales/en/web.ftl?raw";

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
