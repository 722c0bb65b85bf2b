/**
 * The type of trusted markup: text that our own functions made from numbers and from values in their own tables.
 * `Drawn.svelte` accepts nothing else, and is the only component that inserts markup.
 */
declare const OURS: unique symbol;
export type Drawing = string & { readonly [OURS]: true };

/** Only for the drawing functions themselves: art.test.ts looks for any other use. */
export const drawn = (markup: string): Drawing => markup as Drawing;
