import type { Draft } from '@whetstone/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { DraftAccount } from '../api/drafts.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import type { Keeping } from './keeper/keeping.ts';
import type { Content, LocalDraft } from './local-drafts.ts';

type Pause = () => Promise<unknown>;
const offline = () => new ApiError('offline', 0, 'No answer');

/** The account as the server keeps it, behind a line that can be down or lose answers. */
function createAccount(pause: Pause) {
  const state = { draft: null as Draft | null, setAside: new Map<string, Content>() };
  const line = { isDown: false, losesAnswers: false };
  let versions = 0;
  const call = async <T>(work: () => T): Promise<T> => {
    await pause();
    if (line.isDown) throw offline();
    const isLost = line.losesAnswers;
    const answer = work();
    await pause();
    if (isLost) throw offline();
    return answer;
  };
  const copy = (content: Content) => structuredClone(content);
  const account: DraftAccount = {
    read: () =>
      call(() => ({
        draft: structuredClone(state.draft),
        set_aside: [...state.setAside.keys()].map((id) => ({ id, title: '', created_at: '' })),
      })),
    readVersion: () => call(() => state.draft?.version ?? null),
    save: (input) =>
      call(() => {
        const now = state.draft;
        const { version, writer, step, content } = input;
        if (now && JSON.stringify(now.content) === JSON.stringify(content)) return now;
        if (now && now.version !== version && !(now.writer === writer && now.step < step))
          throw new ApiError('draft_conflict', 409, 'Changed', { newer: structuredClone(now) });
        if (now && input.sets_aside) state.setAside.set(crypto.randomUUID(), now.content);
        state.draft = { version: ++versions, writer, step, content: copy(content), updated_at: '' };
        return state.draft;
      }),
    setAside: (id, content) => call(() => void state.setAside.set(id, copy(content))),
    readSetAside: (id) =>
      call(() => {
        const content = state.setAside.get(id);
        if (!content) throw new ApiError('not_found', 404, 'Not there');
        return copy(content);
      }),
    deleteSetAside: (id) => call(() => void state.setAside.delete(id)),
  };
  return { account, state, line };
}

interface Browser {
  sealed: Map<string, LocalDraft>;
  /** Which tab holds the words of which page. */
  claims: Map<string, object>;
}
const createBrowser = (): Browser => ({ sealed: new Map(), claims: new Map() });
const never = () => new Promise<never>(() => undefined);

function openTab({ sealed, claims }: Browser, account: DraftAccount) {
  const writer = crypto.randomUUID();
  let content: Content = { goal: '' };
  const tab = { isAlive: true, keeping: undefined as Keeping | undefined };
  claims.set(writer, tab);
  const living =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      tab.isAlive ? work(...args).then((value) => (tab.isAlive ? value : never())) : never();
  const keeper = createDraftKeeper({
    writer,
    account: {
      read: living(account.read),
      readVersion: living(account.readVersion),
      save: living(account.save),
      setAside: living(account.setAside),
      readSetAside: living(account.readSetAside),
      deleteSetAside: living(account.deleteSetAside),
    },
    locally: {
      async write(draft) {
        if (tab.isAlive) sealed.set(writer, structuredClone(draft));
        return true;
      },
      remove: () => void (tab.isAlive && sealed.delete(writer)),
      left: async () =>
        [...sealed].flatMap(([owner, draft]) => {
          if (claims.has(owner)) return [];
          claims.set(owner, tab);
          return [{ ...draft, forget: () => void (tab.isAlive && sealed.delete(owner)) }];
        }),
    },
    desk: {
      read: () => content,
      put: (next) => void (content = next),
      printOf: (one) => JSON.stringify(one['goal']),
      redo: () => false,
      isHandMoving: () => false,
    },
    onChange: (keeping) => void (tab.keeping = keeping),
    later: () => () => undefined,
  });
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  quietly(keeper.open());
  return {
    ...keeper,
    tab,
    goal: () => String(content['goal']),
    type(word: string) {
      content = { goal: `${String(content['goal'])} ${word}`.trim() };
      keeper.changed();
    },
    crash() {
      tab.isAlive = false;
      for (const [owner, holder] of claims) if (holder === tab) claims.delete(owner);
    },
    leave: () => void (tab.isAlive = false),
    quietly,
  };
}
type Tab = ReturnType<typeof openTab>;

const settled = async () => {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve();
};
const immediately: Pause = () => Promise.resolve();

async function twoDevices() {
  const { account, state, line } = createAccount(immediately);
  const here = createBrowser();
  const there = createBrowser();
  const one = openTab(here, account);
  const other = openTab(there, account);
  await settled();
  return { account, state, line, here, there, one, other };
}

describe('[CP-11] a draft and the account', () => {
  it('words that were sent are on the next device', async () => {
    const { one, account } = await twoDevices();
    one.type('a toast');
    expect(await one.flush()).toBe(true);
    const next = openTab(createBrowser(), account);
    await settled();
    expect(next.goal()).toBe('a toast');
  });

  it('words that were not sent rest sealed, and are there and sent after a crash', async () => {
    const { one, account, here, state, line } = await twoDevices();
    line.isDown = true;
    one.type('a toast');
    expect(await one.flush()).toBe(false);
    expect(one.tab.keeping).toMatchObject({ phase: 'failed', isSealed: true });
    one.crash();
    line.isDown = false;
    const next = openTab(here, account);
    await settled();
    expect(next.goal()).toBe('a toast');
    expect(state.draft?.content).toEqual({ goal: 'a toast' });
    expect(here.sealed.size).toBe(0);
  });

  it('a saving whose answer was lost is no conflict with oneself', async () => {
    const { one, state, line } = await twoDevices();
    line.losesAnswers = true;
    one.type('a');
    await one.flush();
    line.losesAnswers = false;
    one.type('b');
    expect(await one.flush()).toBe(true);
    expect([state.draft?.content, one.tab.keeping?.newer]).toEqual([{ goal: 'a b' }, null]);
  });

  it('what is typed before the account has answered is not overwritten: both are there', async () => {
    const { one, account } = await twoDevices();
    one.type('from before');
    await one.flush();
    const next = openTab(createBrowser(), account);
    next.type('typed at once');
    await settled();
    expect(next.goal()).toBe('typed at once');
    expect(next.tab.keeping?.newer?.content).toEqual({ goal: 'from before' });
  });
});

describe('[ML-13] two tabs or devices with one draft', () => {
  async function parted() {
    const devices = await twoDevices();
    devices.one.type('mine');
    devices.other.type('yours');
    await devices.one.flush();
    await devices.other.flush();
    return devices;
  }

  it('the later saving overwrites nothing: it is asked, and both are in the account already', async () => {
    const { other, state } = await parted();
    expect(other.tab.keeping?.newer?.content).toEqual({ goal: 'mine' });
    expect(state.draft?.content).toEqual({ goal: 'mine' });
    expect([...state.setAside.values()]).toEqual([{ goal: 'yours' }]);
  });

  it('"Keep mine" sets the other one aside', async () => {
    const { other, state } = await parted();
    await other.keepMine();
    expect(state.draft?.content).toEqual({ goal: 'yours' });
    expect([...state.setAside.values()]).toEqual([{ goal: 'mine' }]);
    expect(other.tab.keeping?.newer).toBeNull();
  });

  it('"Use the other version" keeps mine among the copies, and it can be brought back', async () => {
    const { other, state } = await parted();
    await other.takeOther();
    expect([other.goal(), [...state.setAside.values()]]).toEqual(['mine', [{ goal: 'yours' }]]);
    await other.bringBack([...state.setAside.keys()][0] ?? '');
    expect([other.goal(), [...state.setAside.values()]]).toEqual([
      'yours',
      [{ goal: 'yours' }, { goal: 'mine' }],
    ]);
    expect(state.draft?.content).toEqual({ goal: 'yours' });
  });

  it('a tab that comes back into view takes the newer draft quietly when it has nothing of its own', async () => {
    const { one, other } = await twoDevices();
    one.type('mine');
    await one.flush();
    await other.look();
    expect([other.goal(), other.tab.keeping?.newer]).toEqual(['mine', null]);
  });
});

type Act =
  | {
      do: 'type' | 'flush' | 'behind' | 'look' | 'mine' | 'other' | 'back' | 'crash' | 'sign-out';
      at: number;
    }
  | { do: 'line'; isDown: boolean; losesAnswers: boolean }
  | { do: 'answer'; times: number };

const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('type' as const), at: fc.nat(3) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('flush', 'behind', 'look', 'mine', 'other', 'back', 'crash', 'sign-out'),
      at: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('line' as const),
      isDown: fc.boolean(),
      losesAnswers: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('answer' as const), times: fc.integer({ min: 1, max: 25 }) }),
  },
);

it('[CP-11] [ML-13] whatever two devices with two tabs each do, and however answers fail, nothing that was written is missing', async () => {
  const numRuns = 500;
  let parted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(acts, { minLength: 20, maxLength: 60 }),
      async (scheduler, list) => {
        const { account, state, line } = createAccount(() => scheduler.schedule(Promise.resolve()));
        const browsers = [createBrowser(), createBrowser()] as const;
        const browserOf = (at: number) => browsers[at < 2 ? 0 : 1];
        const tabs: Tab[] = [0, 1, 2, 3].map((at) => openTab(browserOf(at), account));
        const written: string[] = [];
        const answer = async (times: number) => {
          for (let turn = 0; turn < times && scheduler.count() > 0; turn++) await scheduler.waitOne();
          await settled();
        };
        const signOut = async (at: number) => {
          const mine = tabs.filter((_, index) => browserOf(index) === browserOf(at));
          const sent = await Promise.all(mine.map((tab) => tab.flush()));
          const { sealed } = browserOf(at);
          if (!sent.every(Boolean) || mine.some((tab) => tab.isUnsent()) || sealed.size > 0) return;
          for (const tab of mine) tab.leave();
          browserOf(at).claims.clear();
          for (const [index] of tabs.entries())
            if (browserOf(index) === browserOf(at)) tabs[index] = openTab(browserOf(at), account);
        };
        for (const act of list) {
          if (act.do === 'answer') await answer(act.times);
          else if (act.do === 'line') Object.assign(line, act);
          else {
            const tab = tabs[act.at];
            if (!tab) continue;
            if (act.do === 'type') tab.type(written[written.push(`word${written.length}.`) - 1] ?? '');
            if (act.do === 'flush') tab.quietly(tab.flush());
            if (act.do === 'behind') tab.flushBehind();
            if (act.do === 'look') tab.quietly(tab.look());
            if (act.do === 'mine') tab.quietly(tab.keepMine());
            if (act.do === 'other') tab.quietly(tab.takeOther());
            if (act.do === 'back') tab.quietly(tab.bringBack([...state.setAside.keys()][0] ?? ''));
            if (act.do === 'sign-out') tab.quietly(signOut(act.at));
            if (tab.tab.keeping?.newer) parted++;
            // A key is sealed some moments after it was pressed.
            await settled();
            if (act.do === 'crash') {
              tab.crash();
              tabs[act.at] = openTab(browserOf(act.at), account);
            }
          }
        }
        for (const tab of tabs) tab.crash();
        const texts = [
          state.draft?.content,
          ...state.setAside.values(),
          ...browsers.flatMap(({ sealed }) => [...sealed.values()].map(({ content }) => content)),
        ];
        const all = JSON.stringify(texts);
        expect(written.filter((word) => !all.includes(word))).toEqual([]);
      },
    ),
    { numRuns },
  );
  // The property is about something: drafts did part.
  expect(parted).toBeGreaterThan(numRuns / 10);
}, 60_000);
