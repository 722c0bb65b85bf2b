/** Who of several tabs answers for a table: the browser's locks decide (Web Locks). */

/** Calls `held` once this tab holds the table; the returned function gives it up. */
export function holding(link: string, held: () => void): () => void {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const leaving = new AbortController();
  if (!("locks" in navigator)) {
    held(); // without https there are no locks: a second tab then thinks as well, and the disk decides
    return release;
  }
  const { signal } = leaving;
  void navigator.locks
    .request(`rifugio-table-${link}`, { signal }, () => {
      held();
      return released;
    })
    .catch(() => undefined); // given up while it waited
  return () => {
    leaving.abort();
    release();
  };
}
