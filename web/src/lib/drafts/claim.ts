/** Held by a page as long as it lives: what bears this name belongs to it. Undefined while another page holds it. */
export function claim(name: string): Promise<(() => void) | undefined> {
  const locks = globalThis.navigator?.locks;
  // Without locks, as on an unencrypted connection, every page sees for itself.
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(reject);
  });
}
