import type { Draft } from '@whetstone/contract';
import type { DraftAccount } from '../api/drafts.ts';
import type { Content, LeftDraft } from './local-drafts.ts';

interface Known {
  /** The draft that the account has. */
  there: Draft | null;
  /** The print of an empty desk. */
  empty: string;
  printOf(content: Content): string;
}

/** What becomes of words that pages before this one left behind. */
export interface SortedLeft {
  /** They are later than the account's draft and go on from it. */
  fit: LeftDraft | undefined;
  /** They differ from the account's draft and belong to the drafts set aside. */
  aside: LeftDraft[];
  /** The account has them, or later ones of the same page. */
  settled: LeftDraft[];
}

/** Sorts words left behind, the newest first, by what the account has; every one of them is in one of the three lists. */
export function sortLeft(left: readonly LeftDraft[], { there, empty, printOf }: Known): SortedLeft {
  const sorted: SortedLeft = { fit: undefined, aside: [], settled: [] };
  const thereIs = there ? printOf(there.content) : empty;
  for (const one of left) {
    const print = printOf(one.content);
    const isOfWriter = there?.writer === one.writer;
    const isLater = isOfWriter && there.step < one.step;
    const goesOn = !there || one.version === there.version || isLater;
    if (print === thereIs || print === empty || (isOfWriter && !isLater)) sorted.settled.push(one);
    else if (goesOn && !one.setAsideId && !sorted.fit) sorted.fit = one;
    else sorted.aside.push(one);
  }
  return sorted;
}

/**
 * Sets words left behind aside, under an id that the page that is gone never used: what it had under way may still
 * arrive and would be older.
 */
export async function setLeftAside(account: DraftAccount, left: LeftDraft): Promise<void> {
  await account.setAside(left.writer, left.content);
  if (left.setAsideId) await account.deleteSetAside(left.setAsideId);
  left.forget();
}
