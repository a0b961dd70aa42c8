import type { LeftDraft } from '../local-drafts.ts';
import { createWaiting } from '../waiting.ts';
import type { KeeperParts, Keeping } from './keeping.ts';

const againMs = [2000, 4000, 8000, 16_000, 30_000] as const;
const longestAgainMs = 30_000;

export type Core = ReturnType<typeof createCore>;

/** What a keeper knows of the desk and the account, shared by its opening, sealing, sending and choosing. */
export function createCore({ later, onChange, ...parts }: KeeperParts) {
  const { desk } = parts;
  const empty = desk.printOf(desk.read());
  const waiting = createWaiting(later);
  const opening: Keeping = { phase: 'opening', isSealed: false, newer: null, setAside: [] };
  let queue: Promise<unknown> = Promise.resolve();
  let tries = 0;

  const core = {
    ...parts,
    waiting,
    empty,
    keeping: opening,
    /** Whether the account's draft has come. */
    isOpen: false,
    /** The account's version that this desk goes on from. */
    version: null as number | null,
    /** The print of what the account is known to hold of this desk. */
    known: empty,
    /** Savings of this page: the last one begun, and the last one that was answered. */
    step: 0,
    acknowledged: 0,
    /** Where the desk is saved while the person has not decided. */
    setAsideId: undefined as string | undefined,
    /** Pages whose words went on here, with the saving that they had come to. */
    adopted: new Map<string, { step: number; print: string }>(),
    /** Words left behind that are on the desk, and those that are to be set aside. */
    toForget: [] as LeftDraft[],
    toSetAside: [] as LeftDraft[],

    tell(change: Partial<Keeping>) {
      core.keeping = { ...core.keeping, ...change };
      onChange(core.keeping);
    },
    printNow: () => desk.printOf(desk.read()),
    isUnsent: () => core.printNow() !== core.known,
    isSent: () => !core.isUnsent() && core.toSetAside.length === 0,
    async readSetAside() {
      core.tell({ setAside: (await parts.account.read()).set_aside });
    },

    /** One thing after the other: what is sent goes on from what was answered. */
    inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    },
    /** Tries once more when its turn comes, later each time until something worked. */
    tryAgain(work: () => Promise<void>) {
      waiting.start(() => void core.inTurn(work), againMs[tries++] ?? longestAgainMs);
    },
    noteWorked() {
      tries = 0;
    },
  };
  return core;
}
