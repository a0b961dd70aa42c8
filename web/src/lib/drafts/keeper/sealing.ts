import type { Core } from './core.ts';

/** Seals what is not sent; with nothing unsent, removes what was sealed. One after the other, the last one counts. */
export function createSealing(core: Core): () => Promise<void> {
  const { desk, locally, writer } = core;
  let sealing: Promise<void> = Promise.resolve();
  let isSealing = false;
  let isStale = false;

  async function sealNow(): Promise<void> {
    if (!core.isUnsent()) {
      locally.remove();
      for (const left of core.toForget.splice(0)) left.forget();
      return;
    }
    const { version, setAsideId, step } = core;
    const draft = { content: desk.read(), writer, step: step + 1, version, setAsideId };
    const isSealed = await locally.write({ ...draft, writtenAt: Date.now() }).catch(() => false);
    if (isSealed !== core.keeping.isSealed) core.tell({ isSealed });
  }

  return function seal() {
    isStale = true;
    if (isSealing) return sealing;
    isSealing = true;
    sealing = (async () => {
      while (isStale) {
        isStale = false;
        await sealNow();
      }
      isSealing = false;
    })();
    return sealing;
  };
}
