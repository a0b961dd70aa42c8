import type { Draft, DraftInput } from '@whetstone/contract';
import { ApiError } from '../../api/api-error.ts';
import { newerDraft } from '../../api/drafts.ts';
import type { Core } from './core.ts';
import { meetNewer } from './meet-newer.ts';
import type { Sending } from './sending.ts';

/** What a person decides between the draft on the desk and another one: that of another page, or one set aside. */
export function createChoosing(core: Core, seal: () => Promise<void>, { send, sendOnce }: Sending) {
  const { account, desk, writer } = core;

  /** Saves a draft in the place of the account's. Where another page was faster, `onNewer` gets its draft. */
  async function replace(
    input: Pick<DraftInput, 'content' | 'version' | 'sets_aside'>,
    { onSaved, onNewer }: { onSaved: () => void; onNewer: (newer: Draft) => void },
  ): Promise<void> {
    const step = ++core.step;
    try {
      const saved = await account.save({ ...input, writer, step });
      core.version = saved.version;
      core.acknowledged = step;
      core.known = desk.printOf(input.content);
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'draft_conflict') throw error;
      onNewer(newerDraft(error.newer));
    }
  }

  async function keepMine(): Promise<void> {
    const { keeping, setAsideId } = core;
    if (!keeping.newer || !setAsideId) return;
    await replace(
      { content: desk.read(), version: keeping.newer.version, sets_aside: true },
      {
        onSaved() {
          core.setAsideId = undefined;
          core.tell({ newer: null });
        },
        onNewer: (newer) => core.tell({ newer }),
      },
    );
    if (!core.setAsideId) await account.deleteSetAside(setAsideId);
    await core.readSetAside();
    await send();
  }

  async function takeOther(): Promise<void> {
    const { newer } = core.keeping;
    if (!newer || !core.setAsideId) return;
    // What is typed while it is sent belongs to it.
    while (core.known !== core.printNow()) await sendOnce(false);
    core.setAsideId = undefined;
    core.version = newer.version;
    core.known = desk.printOf(newer.content);
    core.tell({ newer: null });
    desk.put(newer.content);
    await core.readSetAside();
    await seal();
  }

  async function bringBack(id: string): Promise<void> {
    await send();
    if (core.keeping.newer || core.isUnsent()) return;
    const content = await account.readSetAside(id);
    if (core.isUnsent()) return;
    const print = core.printNow();
    await replace(
      { content, version: core.version, sets_aside: print !== core.empty },
      {
        // What was typed while it was on its way wins. The copy stays: the page that it is from may still write to it.
        onSaved: () => void (core.printNow() === print && desk.put(content)),
        onNewer: (newer) => void meetNewer(core, newer),
      },
    );
    await core.readSetAside();
  }

  return { keepMine, takeOther, bringBack };
}
