/** The part of the service worker that shows notices: each once, however often it is sent. */
import { pathIn, tableAt } from "../ui/places";
import { note, noted } from "./noted";
import { SHOWN, WHERE } from "./saying";
import { noteTurn } from "./turns";

declare const self: ServiceWorkerGlobalScope;

/** As the server sends it (`rifugio.server.host.web_push`). */
interface Sent {
  readonly key: string;
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly language: string;
  readonly quiet: boolean;
}
interface Options extends NotificationOptions {
  /** Whether one that replaces another makes itself noticed, too. */
  readonly renotify: boolean;
}

const KEYS = "shown";
/** As many as can arrive again. */
const REMEMBERED = 100;
/** Milliseconds for a page to answer. */
const PATIENCE = 500;

/** The same page on this site: a server has several names, and this device may know it by another. */
const here = (url: string): string => {
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, self.location.origin).href;
};

let busy: Promise<void> = Promise.resolve();
/** Shows a notice; one after the other, or two of the same would both be the first. */
export const show = (sent: Sent): Promise<void> => (busy = busy.catch(() => undefined).then(() => showOnce(sent)));

async function showOnce({ key, tag, title, text, url, language, quiet }: Sent): Promise<void> {
  if ((await noted<readonly string[]>(KEYS))?.includes(key)) return;
  const options: Options = {
    body: text,
    tag,
    lang: language,
    icon: new URL("icon-192.png", self.registration.scope).href,
    badge: new URL("badge-96.png", self.registration.scope).href,
    data: { url: here(url) },
    silent: quiet,
    renotify: !quiet,
  };
  await self.registration.showNotification(title, options);
  await note<readonly string[]>(KEYS, (before) => [...(before ?? []), key].slice(-REMEMBERED));
  const link = tableAt(here(url));
  if (link) await noteTurn(link, true);
  for (const page of await self.clients.matchAll({ type: "window" })) page.postMessage(SHOWN);
}

/** Brings up the page of a notice: the one that is open, or a new one. */
export async function open(notice: Notification): Promise<void> {
  const { url } = notice.data as { readonly url: string };
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const places = await Promise.all(pages.map(whereIs));
  const there = pages[places.indexOf(pathIn(new URL(url)))];
  await (there ? there.focus() : self.clients.openWindow(url));
}

/** Asks a page for its path: browsers tell only the address it was opened at. One that sleeps does not answer. */
const whereIs = (page: WindowClient): Promise<string | null> =>
  new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(String(data));
    setTimeout(() => answer(null), PATIENCE);
    page.postMessage(WHERE, [port2]);
  });
