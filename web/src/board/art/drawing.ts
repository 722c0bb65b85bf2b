/**
 * What may become part of the page as markup: text that functions of ours have made out of numbers, and of values
 * that they look up in tables of their own. `Drawn.svelte` takes nothing else, and is the only one to show markup.
 */
declare const OURS: unique symbol;
export type Drawing = string & { readonly [OURS]: true };

/** Only for the drawing functions themselves: art.test.ts looks for any other use. */
export const drawn = (markup: string): Drawing => markup as Drawing;
