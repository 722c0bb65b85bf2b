/** Puts the shared definitions of all drawings into the page, once. */
import { mount } from "svelte";
import { DEFS } from "./art/defs";
import Drawn from "./Drawn.svelte";

const ID = "rifugio-art";

/** An SVG of size zero, not hidden: gradients of hidden SVGs do not work in every browser. */
export function installDefs(): void {
  if (typeof document === "undefined" || document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  holder.append(svg);
  document.body.prepend(holder);
  mount(Drawn, { target: svg, props: { of: DEFS } });
}
