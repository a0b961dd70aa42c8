import type { Draft, SetAsideDraft } from '@whetstone/contract';
import { ApiError } from '../api/api-error.ts';
import { type DraftAccount, newerDraft } from '../api/drafts.ts';
import type { Content, LeftDraft, LocalDraft } from './local-drafts.ts';
import { setLeftAside, sortLeft } from './sort-left.ts';
import { createWaiting } from './waiting.ts';

/** The screen that shows the draft. */
export interface Desk {
  read(): Content;
  /** Puts another draft onto the screen. */
  put(content: Content): void;
  /** What is compared: two drafts of the same print differ in nothing that a person did. */
  printOf(content: Content): string;
  /** Puts what was done to the empty desk on top of the account's draft; false where that cannot be done. */
  redo(content: Content): boolean;
  /** Whether a person may be about to press something. */
  isHandMoving(): boolean;
}

/** The page's own sealed words, and those that pages before it left behind. */
export interface Locally {
  write(draft: LocalDraft): Promise<boolean>;
  remove(): void;
  left(): Promise<LeftDraft[]>;
}

export interface Keeping {
  /** `opening`: the account's draft is not here yet. `failed`: words wait for the server. `too-large`: they are refused. */
  phase: 'opening' | 'saved' | 'failed' | 'too-large';
  /** Whether waiting words rest sealed in the browser. */
  isSealed: boolean;
  /** The draft of another page, which differs from the one on the desk; the person decides. */
  newer: Draft | null;
  /** Drafts that gave way, newest first. */
  setAside: readonly SetAsideDraft[];
}

interface Parts {
  account: DraftAccount;
  locally: Locally;
  desk: Desk;
  onChange: (keeping: Keeping) => void;
  /** This page, as its savings name it. */
  writer: string;
  /** Calls back after a time; answers how to prevent it. */
  later?: (run: () => void, ms: number) => () => void;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** After the last key, and while the typing goes on, in milliseconds. */
const pauseMs = 800;
const longestMs = 1800;
const againMs = [2000, 4000, 8000, 16_000, 30_000];
const handMs = 250;

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 413 || error.status === 400);

/**
 * Keeps the draft on a desk and the one in the account the same. A draft that another page saved is never overwritten:
 * what is on the desk goes to the drafts set aside until the person has decided.
 */
export function createDraftKeeper({ account, locally, desk, onChange, writer, later }: Parts) {
  const waiting = createWaiting(later);
  /** Pages whose words went on here, with the saving that they had come to. */
  const adopted = new Map<string, { step: number; print: string }>();
  let keeping: Keeping = { phase: 'opening', isSealed: false, newer: null, setAside: [] };
  let version: number | null = null;
  /** The print of what the account is known to hold of this desk. */
  let known = desk.printOf(desk.read());
  const empty = known;
  let step = 0;
  let acknowledged = 0;
  let setAsideId: string | undefined;
  let toForget: LeftDraft[] = [];
  let toSetAside: LeftDraft[] = [];
  let tries = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let lastSent: string | undefined;
  let isOpen = false;

  const tell = (change: Partial<Keeping>) => onChange((keeping = { ...keeping, ...change }));
  const printNow = () => desk.printOf(desk.read());
  const isUnsent = () => printNow() !== known;
  const isSent = () => !isUnsent() && toSetAside.length === 0;

  async function sealNow(): Promise<void> {
    if (!isUnsent()) {
      locally.remove();
      for (const left of toForget.splice(0)) left.forget();
      return;
    }
    const draft = { content: desk.read(), writer, step: step + 1, version, setAsideId };
    const isSealed = await locally.write({ ...draft, writtenAt: Date.now() }).catch(() => false);
    if (isSealed !== keeping.isSealed) tell({ isSealed });
  }

  let sealing: Promise<void> = Promise.resolve();
  let isSealing = false;
  let isStale = false;
  /** Seals what is not sent; with nothing unsent, removes what was sealed. One after the other, the last one counts. */
  function seal(): Promise<void> {
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
  }

  function noteSaved(saved: { version: number; step: number; print: string }) {
    if (saved.step <= acknowledged) return;
    acknowledged = saved.step;
    version = Math.max(version ?? 0, saved.version);
    known = saved.print;
  }

  /** Another draft than this desk's is in the account. Answers whether sending again makes sense. */
  function meet(newer: Draft): boolean {
    const from = adopted.get(newer.writer);
    const print = desk.printOf(newer.content);
    const isOwn = newer.writer === writer || (from !== undefined && newer.step < from.step);
    const isUntouched = from !== undefined && printNow() === from.print;
    version = newer.version;
    known = print;
    if (isOwn || print === printNow()) return isUnsent();
    // A page that is gone had sent more of its words than it could still seal.
    if (isUntouched) desk.put(newer.content);
    else part(newer);
    return isUnsent();
  }

  /** Two drafts that differ: the one on the desk goes to those set aside until the person has decided. */
  function part(newer: Draft): void {
    setAsideId ??= crypto.randomUUID();
    known = '';
    tell({ newer });
  }

  async function sendOnce(isLast: boolean): Promise<boolean> {
    const content = desk.read();
    const print = desk.printOf(content);
    lastSent = isLast ? print : undefined;
    if (setAsideId && keeping.newer) {
      // Two on their way at once could arrive in the wrong order; what is not sent rests sealed.
      if (isLast) return false;
      const id = setAsideId;
      await account.setAside(id, content);
      if (setAsideId === id) known = print;
      return isUnsent();
    }
    const mine = ++step;
    try {
      const saved = await account.save({ content, version, writer, step: mine, sets_aside: false }, isLast);
      noteSaved({ version: saved.version, step: mine, print });
      return isUnsent();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'draft_conflict') throw error;
      return mine > acknowledged && meet(newerDraft(error.newer));
    }
  }

  async function send(isLast = false): Promise<void> {
    waiting.stop();
    if (!isOpen || isSent()) return void seal();
    try {
      await sendLeft();
      while (isUnsent() && (await sendOnce(isLast))) if (isLast) break;
      tries = 0;
      tell({ phase: 'saved' });
    } catch (error) {
      tell({ phase: isRefused(error) ? 'too-large' : 'failed' });
      if (keeping.phase === 'failed') tryAgain(send);
    }
    await seal();
    if (isUnsent() && keeping.phase === 'saved') waitForPause();
  }

  function tryAgain(work: () => Promise<void>) {
    waiting.start(() => void inTurn(work), againMs[Math.min(tries++, againMs.length - 1)] ?? pauseMs);
  }

  /** One thing after the other: what is sent goes on from what was answered. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  }

  function waitForPause() {
    waiting.extend(() => void inTurn(() => send()), pauseMs, longestMs);
  }

  const readSetAside = async () => tell({ setAside: (await account.read()).set_aside });

  async function sendLeft(): Promise<void> {
    if (toSetAside.length === 0) return;
    for (let one = toSetAside[0]; one; one = toSetAside[0]) {
      await setLeftAside(account, one);
      toSetAside.shift();
    }
    await readSetAside();
  }

  /** Brings the account's draft, what earlier pages left behind and what was typed meanwhile together. */
  function meetFirst(there: Draft | null, left: readonly LeftDraft[]): void {
    const isTouched = printNow() !== empty;
    const { fit, aside, settled } = sortLeft(left, { there, empty, printOf: desk.printOf });
    for (const one of settled) one.forget();
    toSetAside = fit && isTouched ? [fit, ...aside] : aside;
    version = there?.version ?? null;
    known = there ? desk.printOf(there.content) : empty;
    if (fit && !isTouched) {
      adopted.set(fit.writer, { step: fit.step, print: desk.printOf(fit.content) });
      toForget = [fit];
      desk.put(fit.content);
    } else if (there && !isTouched) desk.put(there.content);
    else if (there && known !== empty && known !== printNow() && !desk.redo(there.content)) part(there);
  }

  async function open(): Promise<void> {
    if (isOpen) return;
    try {
      const [{ draft: there, set_aside: setAside }, left] = await Promise.all([
        account.read(),
        locally.left(),
      ]);
      meetFirst(there, left);
      isOpen = true;
      tries = 0;
      tell({ phase: 'saved', setAside });
    } catch {
      tell({ phase: 'failed' });
      tryAgain(open);
      return void seal();
    }
    await send();
  }

  async function look(): Promise<void> {
    if (!isOpen) return open();
    await send();
    if (keeping.newer || isUnsent() || (await account.readVersion()) === version) return;
    const { draft: there, set_aside: setAside } = await account.read();
    while (desk.isHandMoving()) await new Promise<void>((resolve) => void waiting.once(resolve, handMs));
    tell({ setAside });
    if (isUnsent() || !there) return send();
    version = there.version;
    known = desk.printOf(there.content);
    desk.put(there.content);
  }

  async function keepMine(): Promise<void> {
    const { newer } = keeping;
    if (!newer || !setAsideId) return;
    const content = desk.read();
    const mine = ++step;
    const input = { content, version: newer.version, writer, step: mine, sets_aside: true };
    try {
      const saved = await account.save(input);
      const id = setAsideId;
      setAsideId = undefined;
      version = saved.version;
      acknowledged = mine;
      known = desk.printOf(content);
      tell({ newer: null });
      await account.deleteSetAside(id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'draft_conflict') throw error;
      tell({ newer: newerDraft(error.newer) });
    }
    await readSetAside();
    await send();
  }

  async function takeOther(): Promise<void> {
    const { newer } = keeping;
    if (!newer || !setAsideId) return;
    // What is typed while it is sent belongs to it.
    while (known !== printNow()) await sendOnce(false);
    setAsideId = undefined;
    version = newer.version;
    known = desk.printOf(newer.content);
    tell({ newer: null });
    desk.put(newer.content);
    await readSetAside();
    await seal();
  }

  async function bringBack(id: string): Promise<void> {
    await send();
    if (keeping.newer || isUnsent()) return;
    const content = await account.readSetAside(id);
    if (isUnsent()) return;
    const print = printNow();
    const mine = ++step;
    try {
      const saved = await account.save({ content, version, writer, step: mine, sets_aside: print !== empty });
      version = saved.version;
      acknowledged = mine;
      known = desk.printOf(content);
      // What was typed while it was on its way wins. The copy stays: the page that it is from may still write to it.
      if (printNow() === print) desk.put(content);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'draft_conflict') throw error;
      meet(newerDraft(error.newer));
    }
    await readSetAside();
  }

  return {
    open: () => inTurn(open),
    /** To be called after each change of the desk. */
    changed() {
      void seal();
      if (isOpen && isUnsent() && keeping.phase !== 'failed') waitForPause();
    },
    /** Sends what is not sent. Answers whether the account has everything. */
    async flush(): Promise<boolean> {
      if (!isOpen) await inTurn(open);
      await inTurn(send);
      return isOpen && isSent();
    },
    /** Sends behind a page that may be gone in a moment: waits for nothing. */
    flushBehind() {
      if (keeping.newer) void inTurn(() => send());
      else if (isOpen && isUnsent() && lastSent !== printNow()) void send(true);
    },
    /** Looks whether another page has saved a newer draft: taken quietly where nothing is unsent. */
    look: () => inTurn(look),
    keepMine: () => inTurn(keepMine),
    /** The one on the desk stays among those set aside. */
    takeOther: () => inTurn(takeOther),
    bringBack: (id: string) => inTurn(() => bringBack(id)),
    async deleteSetAside(id: string) {
      await account.deleteSetAside(id);
      await readSetAside();
    },
    isUnsent,
  };
}
