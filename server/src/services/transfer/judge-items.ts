import type { ImportItem, TransferPrompt } from '@whetstone/contract';
import { ServiceError } from '../../http/service-error.ts';
import type { ReadImport, ReadItem } from './read-import.ts';

/** Beginning of a text that is shown with its row. */
const shownLength = 240;

type Outcome = Pick<ImportItem, 'outcome' | 'same_as'>;

const outcomeOf = (isOwn: boolean, sameAs: number | undefined, isOptional: boolean): Outcome => {
  if (isOwn) return { outcome: 'duplicate' };
  if (sameAs !== undefined) return { outcome: 'repeat', same_as: sameAs };
  return { outcome: isOptional ? 'optional' : 'add' };
};

const itemOf = (item: ReadItem, row: number, outcome: Outcome): ImportItem => {
  const { where, notes } = item;
  if ('problem' in item)
    return {
      row,
      where,
      title: item.title,
      text: '',
      length: 0,
      folder: [],
      tags: [],
      versions: 0,
      was_public: false,
      outcome: 'problem',
      problem: item.problem,
      notes: [...notes],
    };
  const { title, prompt_text: text, folder, tags, versions = [], is_public: wasPublic } = item.prompt;
  return {
    row,
    where,
    title,
    text: text.slice(0, shownLength).toWellFormed(),
    length: text.length,
    folder,
    tags,
    versions: versions.length,
    was_public: wasPublic,
    ...outcome,
    notes: [...notes],
  };
};

const promptOf = (read: readonly ReadItem[], row: number): TransferPrompt => {
  const item = read[row - 1];
  if (item && 'prompt' in item) return item.prompt;
  throw new ServiceError('invalid_input', `Row ${row} cannot be imported. Leave it out.`);
};

/** A prompt that is taken, with its row. */
export interface Taken {
  readonly row: number;
  readonly prompt: TransferPrompt;
}

/** What becomes of each row, and the prompts that are taken: those of the rows that were named, else all new ones. Throws `invalid_input` for a named row that is none. */
export const judgeItems = (
  { items: read, rows }: ReadImport,
  own: ReadonlySet<string>,
): { items: ImportItem[]; taken: Taken[] } => {
  const first = new Map<string, number>();
  const items = read.map((item, index): ImportItem => {
    const row = index + 1;
    if ('problem' in item) return itemOf(item, row, { outcome: 'problem' });
    const sameAs = first.get(item.fingerprint);
    if (sameAs === undefined) first.set(item.fingerprint, row);
    return itemOf(item, row, outcomeOf(own.has(item.fingerprint), sameAs, item.isOptional));
  });
  const isWhole = items.every(({ outcome }) => outcome !== 'problem');
  const fresh = isWhole ? items.filter(({ outcome }) => outcome === 'add').map(({ row }) => row) : [];
  const named = [...new Set(rows ?? fresh)].toSorted((a, b) => a - b);
  return { items, taken: named.map((row) => ({ row, prompt: promptOf(read, row) })) };
};
