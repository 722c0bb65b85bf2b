import afterwards from "../../../../src/rifugio/locales/it/afterwards.ftl?raw";
import app from "../../../../src/rifugio/locales/it/app.ftl?raw";
import bots from "../../../../src/rifugio/locales/it/bots.ftl?raw";
import cards from "../../../../src/rifugio/locales/it/cards.ftl?raw";
import effects from "../../../../src/rifugio/locales/it/effects.ftl?raw";
import accessibility from "../../../../src/rifugio/locales/it/accessibility.ftl?raw";
import moves from "../../../../src/rifugio/locales/it/moves.ftl?raw";
import phrases from "../../../../src/rifugio/locales/it/phrases.ftl?raw";
import pieces from "../../../../src/rifugio/locales/it/pieces.ftl?raw";
import reasons from "../../../../src/rifugio/locales/it/reasons.ftl?raw";
import scores from "../../../../src/rifugio/locales/it/scores.ftl?raw";
import server from "../../../../src/rifugio/locales/it/server.ftl?raw";
import tiles from "../../../../src/rifugio/locales/it/tiles.ftl?raw";
import web from "../../../../src/rifugio/locales/it/web.ftl?raw";

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
