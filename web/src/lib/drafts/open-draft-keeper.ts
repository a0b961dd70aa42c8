import type { DraftKind } from '@whetstone/contract';
import { draftAccount } from '../api/drafts.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { watchHand } from './hand.ts';
import type { Desk, Keeping } from './keeper/keeping.ts';
import { leftDrafts, localDraft } from './local-drafts.ts';
import { sealerOf } from './sealer.ts';

interface Opening {
  kind: DraftKind;
  userId: string;
  desk: Desk;
  onChange: (keeping: Keeping) => void;
}

/** How long a look for a newer draft serves, in milliseconds. */
const lookLastsMs = 1000;

const keepers = new Set<DraftKeeper>();
/** Every keeper of this page: what they have not sent is asked about before somebody signs out. */
export const openKeepers: ReadonlySet<DraftKeeper> = keepers;

/** Keeps a desk and the account's draft the same for as long as the page lives. */
export function openDraftKeeper({ kind, userId, desk, onChange }: Opening): DraftKeeper {
  const writer = crypto.randomUUID();
  const place = { kind, userId };
  const local = localDraft(place, writer);
  void local.claim();
  const keeper = createDraftKeeper({
    account: draftAccount(kind),
    locally: {
      write: async (draft) => local.write(draft, await sealerOf(userId)),
      remove: local.remove,
      left: async () => leftDrafts(place, await sealerOf(userId)),
    },
    desk,
    onChange,
    writer,
  });
  keepers.add(keeper);
  watchHand();
  watchPage(keeper);
  void keeper.open();
  return keeper;
}

function watchPage(keeper: DraftKeeper): void {
  let lookedAt = 0;
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookLastsMs) return;
    lookedAt = Date.now();
    // A look that fails is no matter: the next saving finds out.
    keeper.look().catch(() => undefined);
  };
  const onVisibility = () => (document.visibilityState === 'hidden' ? keeper.flushBehind() : look());
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', () => keeper.flushBehind());
  addEventListener('focus', look);
  addEventListener('online', look);
}
