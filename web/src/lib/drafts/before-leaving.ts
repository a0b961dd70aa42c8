import type { DraftKind } from '@whetstone/contract';
import { ApiError } from '../api/api-error.ts';
import { draftAccount } from '../api/drafts.ts';
import { type Content, hasEdits, kindsLeft, leftDrafts } from './local-drafts.ts';
import { openKeepers } from './open-draft-keeper.ts';
import { sealerOf } from './sealer.ts';
import { setLeftAside, sortLeft } from './sort-left.ts';

/** Longer than this nobody who wants to leave is kept waiting, in milliseconds. */
const patienceMs = 5000;

const printOf = ({ asked: _asked, ...content }: Content) => JSON.stringify(content);

async function sendLeftOf(kind: DraftKind, userId: string, isLeaving: boolean): Promise<void> {
  const account = draftAccount(kind);
  const [{ draft: there }, sealer] = await Promise.all([account.read(), sealerOf(userId)]);
  const left = await leftDrafts({ kind, userId }, sealer, { isLeaving });
  const { fit, aside, settled } = sortLeft(left, { there, empty: '{}', printOf });
  for (const one of settled) one.forget();
  if (fit) {
    const { content, writer, step } = fit;
    const input = { content, writer, step, version: there?.version ?? null, sets_aside: false };
    await account.save(input).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'draft_conflict') throw error;
      await account.setAside(writer, content);
    });
    fit.forget();
  }
  for (const one of aside) await setLeftAside(account, one);
}

/**
 * Sends what pages that are gone left in the browser, and drafts from before they lived in the account. `isLeaving`
 * takes along what other open pages have under way. Throws `ApiError`.
 */
export async function sendLeftDrafts(userId: string, { isLeaving = false } = {}): Promise<void> {
  for (const kind of kindsLeft(userId)) await sendLeftOf(kind, userId, isLeaving);
}

const isEverythingSent = async (userId: string): Promise<boolean> => {
  const sent = await Promise.all([...openKeepers].map((keeper) => keeper.flush()));
  await sendLeftDrafts(userId, { isLeaving: true });
  return sent.every(Boolean) && kindsLeft(userId).length === 0 && !hasEdits(userId);
};

/** Sends everything that is not sent. Answers whether the account has it all. */
export const sendBeforeLeaving = (userId: string): Promise<boolean> =>
  Promise.race([
    isEverythingSent(userId).catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs)),
  ]);
