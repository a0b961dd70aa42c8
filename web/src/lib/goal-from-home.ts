import { goalFromHomeKey } from '../config/storage-keys.ts';

export const goalKinds = ['text', 'image', 'video', 'code'] as const;
export type GoalKind = (typeof goalKinds)[number];

export interface GoalFromHome {
  kind: GoalKind;
  goal: string;
  /** The desk is to be cleared for it; the goal may then be empty. */
  isNew?: true;
}

/**
 * Keeps what was typed on the home page through sign-up, even when the confirmation mail opens another tab; from
 * one prompter to another it goes the same way.
 * Returns whether the browser took it: storage can be full or forbidden.
 */
export function keepGoalFromHome(kept: GoalFromHome, storage?: Pick<Storage, 'setItem'>): boolean {
  try {
    (storage ?? localStorage).setItem(goalFromHomeKey, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** The goal typed on the home page; undefined when there is none or it is none of `kinds`. */
export function readGoalFromHome(
  kinds: readonly GoalKind[],
  storage: Pick<Storage, 'getItem'> = localStorage,
): GoalFromHome | undefined {
  const text = storage.getItem(goalFromHomeKey);
  if (text === null) return undefined;
  try {
    const { kind, goal, isNew } = JSON.parse(text) as Partial<Record<string, unknown>>;
    const known = kinds.find((candidate) => candidate === kind);
    if (!known || typeof goal !== 'string') return undefined;
    return goal.trim() !== '' || isNew === true ? { kind: known, goal } : undefined;
  } catch {
    return undefined;
  }
}

/** Like `readGoalFromHome`, and forgets it: a goal is handed over once. */
export function takeGoalFromHome(
  kinds: readonly GoalKind[],
  storage: Pick<Storage, 'getItem' | 'removeItem'> = localStorage,
): GoalFromHome | undefined {
  const kept = readGoalFromHome(kinds, storage);
  if (kept) storage.removeItem(goalFromHomeKey);
  return kept;
}
