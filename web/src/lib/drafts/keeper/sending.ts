import { ApiError } from '../../api/api-error.ts';
import { newerDraft } from '../../api/drafts.ts';
import { setLeftAside } from '../sort-left.ts';
import type { Core } from './core.ts';
import { meetNewer } from './meet-newer.ts';

/** After the last key, and while the typing goes on, in milliseconds. */
const pauseMs = 800;
const longestMs = 1800;

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.status === 413 || error.status === 400);

export type Sending = ReturnType<typeof createSending>;

/** Sends the desk to the account, one saving after the other, for as long as something is unsent. */
export function createSending(core: Core, seal: () => Promise<void>) {
  const { account, desk, writer, waiting } = core;
  let lastSent: string | undefined;

  function noteSaved(saved: { version: number; step: number; print: string }) {
    if (saved.step <= core.acknowledged) return;
    core.acknowledged = saved.step;
    core.version = Math.max(core.version ?? 0, saved.version);
    core.known = saved.print;
  }

  async function sendOnce(isLast: boolean): Promise<boolean> {
    const content = desk.read();
    const print = desk.printOf(content);
    lastSent = isLast ? print : undefined;
    if (core.setAsideId && core.keeping.newer) {
      // Two on their way at once could arrive in the wrong order; what is not sent rests sealed.
      if (isLast) return false;
      const id = core.setAsideId;
      await account.setAside(id, content);
      if (core.setAsideId === id) core.known = print;
      return core.isUnsent();
    }
    const step = ++core.step;
    const { version } = core;
    try {
      const saved = await account.save({ content, version, writer, step, sets_aside: false }, isLast);
      noteSaved({ version: saved.version, step, print });
      return core.isUnsent();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'draft_conflict') throw error;
      return step > core.acknowledged && meetNewer(core, newerDraft(error.newer));
    }
  }

  async function sendLeft(): Promise<void> {
    const { toSetAside } = core;
    if (toSetAside.length === 0) return;
    for (let one = toSetAside[0]; one; one = toSetAside[0]) {
      await setLeftAside(account, one);
      toSetAside.shift();
    }
    await core.readSetAside();
  }

  async function send(isLast = false): Promise<void> {
    waiting.stop();
    if (!core.isOpen || core.isSent()) return void seal();
    try {
      await sendLeft();
      while (core.isUnsent() && (await sendOnce(isLast))) if (isLast) break;
      core.noteWorked();
      core.tell({ phase: 'saved' });
    } catch (error) {
      core.tell({ phase: isRefused(error) ? 'too-large' : 'failed' });
      if (core.keeping.phase === 'failed') core.tryAgain(send);
    }
    await seal();
    if (core.isUnsent() && core.keeping.phase === 'saved') sendAfterPause();
  }

  function sendAfterPause() {
    waiting.extend(() => void core.inTurn(() => send()), pauseMs, longestMs);
  }

  return {
    send,
    sendOnce,
    sendAfterPause,
    /** Sends behind a page that may be gone in a moment: waits for nothing. */
    sendBehind() {
      if (core.keeping.newer) void core.inTurn(() => send());
      else if (core.isOpen && core.isUnsent() && lastSent !== core.printNow()) void send(true);
    },
  };
}
