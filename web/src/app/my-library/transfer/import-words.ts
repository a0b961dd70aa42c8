import type { ImportItem, ImportReport, ImportTakenBack, Republished } from '@whetstone/contract';
import { formatNames } from './format-names.ts';

export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** What becomes of one entry. */
export function outcomeWords({ outcome, problem, same_as }: ImportItem): string {
  switch (outcome) {
    case 'add':
      return 'New';
    case 'optional':
      return 'A chat';
    case 'duplicate':
      return 'Already in your library';
    case 'repeat':
      return `Same as #${same_as}`;
    case 'problem':
      return problem ?? 'It cannot be imported.';
  }
}

export const itemKinds = ['all', 'add', 'optional', 'same', 'problem'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Whether an entry is one of those that are looked at. */
export const isOfKind = ({ outcome }: ImportItem, kind: ItemKind): boolean =>
  kind === 'all' ||
  outcome === kind ||
  (kind === 'same' && (outcome === 'duplicate' || outcome === 'repeat'));

/** The kinds that there are, with their numbers. */
export function kindsIn(items: readonly ImportItem[]): { value: ItemKind; label: string }[] {
  const names = {
    all: 'All',
    add: 'New',
    optional: 'Chats',
    same: 'Duplicates',
    problem: 'Problems',
  } as const;
  return itemKinds.flatMap((kind) => {
    const count = items.filter((item) => isOfKind(item, kind)).length;
    return count === 0 && kind !== 'all'
      ? []
      : [{ value: kind, label: `${names[kind]} ${count.toLocaleString('en-US')}` }];
  });
}

/** What was seen of one file. */
export const fileWords = ({ name, format, encoding, entries }: ImportReport['files'][number]): string =>
  [
    name || 'Pasted text',
    formatNames[format],
    ...(encoding === 'UTF-8' ? [] : [encoding]),
    entries === 1 ? '1 entry' : `${entries.toLocaleString('en-US')} entries`,
  ].join(' · ');

/** What an import did, and what became of the prompts that were to be public again. */
export const addedWords = (added: number, republished: Republished | null): string => {
  const words = `${counted(added, 'prompt')} added.`;
  if (!republished) return words;
  const { published, left, reason } = republished;
  return [
    words,
    ...(published > 0 ? [`${counted(published, 'prompt')} published.`] : []),
    ...(left > 0 ? [`${counted(left, 'prompt')} ${left === 1 ? 'stays' : 'stay'} private.`] : []),
    ...(reason === null ? [] : [reason]),
  ].join(' ');
};

export const takenBackWords = ({ taken_back, kept }: ImportTakenBack): string => {
  const gone = `${counted(taken_back, 'prompt')} moved to the trash.`;
  return kept === 0
    ? gone
    : `${gone} ${counted(kept, 'prompt')} you edited after the import ${kept === 1 ? 'was' : 'were'} kept.`;
};

/** Where an entry goes: its folder and tags; and what it was. */
export const placeWords = ({ folder, tags, versions, was_public: wasPublic }: ImportItem): string =>
  [
    ...(folder.length > 0 ? [folder.join(' / ')] : []),
    ...tags.map((tag) => `#${tag}`),
    ...(versions > 1 ? [counted(versions, 'version')] : []),
    ...(wasPublic ? ['was public'] : []),
  ].join('  ');
