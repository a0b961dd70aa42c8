import { createChoosing } from './keeper/choosing.ts';
import { createCore } from './keeper/core.ts';
import type { KeeperParts } from './keeper/keeping.ts';
import { createOpening } from './keeper/opening.ts';
import { createSealing } from './keeper/sealing.ts';
import { createSending } from './keeper/sending.ts';

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Keeps the draft on a desk and the one in the account the same. A draft that another page saved is never overwritten:
 * what is on the desk goes to the drafts set aside until the person has decided.
 */
export function createDraftKeeper(parts: KeeperParts) {
  const core = createCore(parts);
  const seal = createSealing(core);
  const sending = createSending(core, seal);
  const { open, look } = createOpening(core, seal, sending);
  const { keepMine, takeOther, bringBack } = createChoosing(core, seal, sending);
  const { inTurn, isUnsent } = core;

  return {
    open: () => inTurn(open),
    /** To be called after each change of the desk. */
    changed() {
      void seal();
      if (core.isOpen && isUnsent() && core.keeping.phase !== 'failed') sending.sendAfterPause();
    },
    /** Sends what is not sent. Answers whether the account has everything. */
    async flush(): Promise<boolean> {
      if (!core.isOpen) await inTurn(open);
      await inTurn(() => sending.send());
      return core.isOpen && core.isSent();
    },
    flushBehind: sending.sendBehind,
    /** Looks whether another page has saved a newer draft: taken quietly where nothing is unsent. */
    look: () => inTurn(look),
    keepMine: () => inTurn(keepMine),
    /** The one on the desk stays among those set aside. */
    takeOther: () => inTurn(takeOther),
    bringBack: (id: string) => inTurn(() => bringBack(id)),
    async deleteSetAside(id: string) {
      await parts.account.deleteSetAside(id);
      await core.readSetAside();
    },
    isUnsent,
  };
}
