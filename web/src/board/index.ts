/** The public API of the board module. */
export { default as Board } from "./Board.svelte";
export { default as Detail } from "./Detail.svelte";
export { default as Outline } from "./Outline.svelte";
export { default as Piece } from "./Piece.svelte";
export { default as Tile } from "./Tile.svelte";
export { addMarks, type MarkArt } from "./art/added";
export { signOf } from "./art/marks";
export { COLOURS } from "./art/symbols";
export { DIRECTIONS, directionTo, key, neighbour, same } from "./geometry";
export { PLACES, TILE_IDS, tileKind, type Kind, type Terrain, type TileKind } from "./tiles";
export type * from "./types";
