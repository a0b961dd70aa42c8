import type { Draft } from '@whetstone/contract';
import type { LeftDraft } from '../local-drafts.ts';
import { sortLeft } from '../sort-left.ts';
import type { Core } from './core.ts';
import { part } from './meet-newer.ts';
import type { Sending } from './sending.ts';

const handMs = 250;

/** Brings the account's draft, what earlier pages left behind and what was typed meanwhile together. */
function meetFirst(core: Core, there: Draft | null, left: readonly LeftDraft[]): void {
  const { desk, empty } = core;
  const isTouched = core.printNow() !== empty;
  const { fit, aside, settled } = sortLeft(left, { there, empty, printOf: desk.printOf });
  for (const one of settled) one.forget();
  core.toSetAside = fit && isTouched ? [fit, ...aside] : aside;
  core.version = there?.version ?? null;
  core.known = there ? desk.printOf(there.content) : empty;
  if (fit && !isTouched) {
    core.adopted.set(fit.writer, { step: fit.step, print: desk.printOf(fit.content) });
    core.toForget = [fit];
    desk.put(fit.content);
  } else if (there && !isTouched) desk.put(there.content);
  else if (there && core.known !== empty && core.known !== core.printNow() && !desk.redo(there.content))
    part(core, there);
}

/** Reads the account's draft, at first and when another page may have saved a newer one. */
export function createOpening(core: Core, seal: () => Promise<void>, { send }: Sending) {
  const { account, desk, locally, waiting } = core;

  async function open(): Promise<void> {
    if (core.isOpen) return;
    try {
      const [{ draft: there, set_aside: setAside }, left] = await Promise.all([
        account.read(),
        locally.left(),
      ]);
      meetFirst(core, there, left);
      core.isOpen = true;
      core.noteWorked();
      core.tell({ phase: 'saved', setAside });
    } catch {
      core.tell({ phase: 'failed' });
      core.tryAgain(open);
      return void seal();
    }
    await send();
  }

  async function look(): Promise<void> {
    if (!core.isOpen) return open();
    await send();
    if (core.keeping.newer || core.isUnsent() || (await account.readVersion()) === core.version) return;
    const { draft: there, set_aside: setAside } = await account.read();
    while (desk.isHandMoving()) await new Promise<void>((resolve) => void waiting.once(resolve, handMs));
    core.tell({ setAside });
    if (core.isUnsent() || !there) return send();
    core.version = there.version;
    core.known = desk.printOf(there.content);
    desk.put(there.content);
  }

  return { open, look };
}
