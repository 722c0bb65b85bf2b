/**
 * The service worker: keeps one whole version of the site, with Python, so that it opens without a network. Pages get
 * exactly that version until another one is whole and they ask for it.
 */
import { placeOf } from "../ui/places";
import { renew } from "./renewing";
import { open, show } from "./showing";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: all files of this version, and a name for it. */
declare const VERSION: string;
declare const FILES: readonly string[];

/** The name of the Python that belongs to it: `runtime/version.js` sets it. */
declare let RUNTIME: string | undefined;

try {
  self.importScripts("runtime/version.js");
} catch {
  // this server has no Python for browsers: its pages open without a network, and its games need it
}
const CACHE = `rifugio-site ${VERSION} ${"RUNTIME" in self ? RUNTIME : "alone"}`;
const SITES = "rifugio-site ";
const PAGE = new URL("index.html", self.registration.scope).href;
const MANIFEST = new URL("runtime/manifest.json", self.registration.scope).href;

interface Runtime {
  readonly files: Readonly<Record<string, { readonly path: string; readonly integrity?: string }>>;
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const found = wanted(event.request);
  if (found) event.respondWith(answer(found, event.request));
});
/** A page asks for the version that waits. */
self.addEventListener("message", ({ data }) => data === "activate" && void self.skipWaiting());

self.addEventListener("push", (event) => event.data && event.waitUntil(show(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** Everything or nothing: a version that is not whole is never used. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  // hosts of files say nothing about caching, so browsers may keep an older page for a while
  const asked = (file: string) => new Request(new URL(file, self.registration.scope), { cache: "no-cache" });
  await cache.addAll(FILES.map(asked));
  if (!("RUNTIME" in self)) return;
  const runtime = await fetch(MANIFEST, { cache: "no-cache" });
  const { files } = (await runtime.clone().json()) as Runtime;
  // what is packed is checked when it is unpacked, scripts before they are kept
  const checked = ({ path, integrity = "" }: Runtime["files"][string]) =>
    new Request(new URL(path, MANIFEST), { integrity });
  await cache.addAll(Object.values(files).map(checked));
  await cache.put(MANIFEST, runtime);
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(SITES) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

/** The address under which a request's answer is kept; null for what is asked of the network. */
function wanted(request: Request): string | null {
  const { origin, pathname, href } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return null;
  const path = pathname.slice(new URL(self.registration.scope).pathname.length);
  if (path.startsWith("api/")) return null;
  if (request.mode !== "navigate") return href;
  return placeOf(`/${path}`, "").name === "nowhere" ? null : PAGE; // what is no page of ours is the server's
}

async function answer(kept: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const isDamaged = request.cache === "reload"; // Python's files are asked for like that if their hash is wrong
  return (!isDamaged && (await cache.match(kept, { ignoreVary: true }))) || fetch(request);
}
