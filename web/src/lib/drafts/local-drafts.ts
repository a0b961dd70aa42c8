import type { DraftKind } from '@whetstone/contract';
import { editPrefixOf, valuesPrefixOf } from '../../config/storage-keys.ts';
import { claim } from './claim.ts';
import type { Sealer } from './sealer.ts';

export type Content = Record<string, unknown>;
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Words on their way to the account, as a page keeps them sealed in the browser. */
export interface LocalDraft {
  content: Content;
  /** The page that they were written on, and the saving that they are for. */
  writer: string;
  step: number;
  /** The version that they go on from. */
  version: number | null;
  /** They are on their way to the drafts set aside, under this id. */
  setAsideId?: string;
  writtenAt: number;
}

/** Words that a page left behind. */
export interface LeftDraft extends LocalDraft {
  /** To be called once the account has them. */
  forget(): void;
}

const draftKinds = ['content', 'visual', 'code'] as const satisfies readonly DraftKind[];

interface Place {
  kind: DraftKind;
  userId: string;
  storage?: Store;
}

const prefixOf = (userId: string, kind: DraftKind) => `whetstone.sealed.${userId}.${kind}.`;

/** Where drafts lay open in the browser before they lived in the account. */
const openKeyOf = (userId: string, kind: DraftKind) => `whetstone.${kind}-draft.${userId}`;

function keysOf(storage: Store): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

/** The place of one page's own words. */
export function localDraft({ kind, userId, storage = localStorage }: Place, writer: string) {
  const key = prefixOf(userId, kind) + writer;
  return {
    /** Returns whether the browser took them: storage can be full or forbidden. */
    async write(draft: LocalDraft, sealer: Sealer): Promise<boolean> {
      const sealed = await sealer.seal(JSON.stringify(draft), key);
      try {
        storage.setItem(key, sealed);
        return true;
      } catch {
        return false;
      }
    },
    remove: () => storage.removeItem(key),
    /** Keeps other pages from taking them for left behind while this one lives. */
    claim: () => claim(key),
  };
}

function parsed(text: string | undefined | null): Content | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Content)
      : undefined;
  } catch {
    return undefined;
  }
}

async function readSealed(key: string, storage: Store, sealer: Sealer): Promise<LeftDraft | undefined> {
  const opened = parsed(await sealer.open(storage.getItem(key) ?? '', key)) as LocalDraft | undefined;
  const forget = () => storage.removeItem(key);
  if (opened) return { ...opened, forget };
  // Nothing opens it any more: the account's key is another one.
  forget();
  return undefined;
}

/** Since open drafts had no page of their own, this stands for it. */
const openWriter = '00000000-0000-4000-8000-000000000000';

/**
 * What pages that are gone left behind, newest first; `isLeaving` takes what open pages have under way, too. Each is
 * claimed by this page, so that no other one sends it as well.
 */
export async function leftDrafts(
  { kind, userId, storage = localStorage }: Place,
  sealer: Sealer,
  { isLeaving = false } = {},
): Promise<LeftDraft[]> {
  const left: LeftDraft[] = [];
  for (const key of keysOf(storage).filter((name) => name.startsWith(prefixOf(userId, kind)))) {
    const isMine = isLeaving || (await claim(key));
    const draft = isMine && (await readSealed(key, storage, sealer));
    if (draft) left.push(draft);
  }
  const openKey = openKeyOf(userId, kind);
  const content = parsed(storage.getItem(openKey));
  if (content && (isLeaving || (await claim(openKey))))
    left.push({
      content,
      writer: openWriter,
      step: 1,
      version: null,
      writtenAt: 0,
      forget: () => storage.removeItem(openKey),
    });
  return left.sort((one, other) => other.writtenAt - one.writtenAt);
}

/** The prompters of which the browser holds words of an account that the account may not have. */
export const kindsLeft = (userId: string, storage: Store = localStorage): DraftKind[] =>
  draftKinds.filter((kind) =>
    keysOf(storage).some(
      (name) => name.startsWith(prefixOf(userId, kind)) || name === openKeyOf(userId, kind),
    ),
  );

/** Whether there are unsaved changes of saved prompts of an account in the browser. */
export const hasEdits = (userId: string, storage: Store = localStorage): boolean =>
  keysOf(storage).some((key) => key.startsWith(editPrefixOf(userId)));

/** Removes all words of an account from the browser. */
export function forgetDrafts(userId: string, storage: Store = localStorage): void {
  const prefixes = [
    editPrefixOf(userId),
    valuesPrefixOf(userId),
    ...draftKinds.map((kind) => prefixOf(userId, kind)),
  ];
  const openKeys = draftKinds.map((kind) => openKeyOf(userId, kind));
  for (const key of keysOf(storage))
    if (openKeys.includes(key) || prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
}
