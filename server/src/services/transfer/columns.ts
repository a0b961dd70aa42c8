import type { ColumnTarget, ImportReport } from '@whetstone/contract';
import { fieldOf } from './field-names.ts';
import type { Table } from './file-entry.ts';

type Chosen = Readonly<Record<string, ColumnTarget>>;
type SeenColumn = ImportReport['columns'][number];

/** Columns that a person is shown; of more, the others are kept. */
const mostShown = 200;
const sampleLength = 80;
const samples = 2;

interface Column {
  known: ColumnTarget | undefined;
  length: number;
  samples: string[];
}

const words = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

const columnsOf = (tables: readonly Table[]): Map<string, Column> => {
  const columns = new Map<string, Column>();
  for (const { records, targets = {} } of tables)
    for (const { cells } of records)
      for (const [name, value] of cells) {
        const column = columns.get(name) ?? {
          known: (Object.hasOwn(targets, name) ? targets[name] : undefined) ?? fieldOf(name),
          length: 0,
          samples: [],
        };
        columns.set(name, column);
        const text = words(value);
        column.length += text.length;
        if (text.trim() !== '' && column.samples.length < samples)
          column.samples.push(text.slice(0, sampleLength).toWellFormed());
      }
  return columns;
};

/** Where no column is known to be the text, the one with the most words is taken to be it. */
const longest = (columns: ReadonlyMap<string, Column>, chosen: Chosen): string | undefined => {
  const free = [...columns].filter(([name, { known }]) => known === undefined && chosen[name] === undefined);
  const [most] = free.toSorted(([, a], [, b]) => b.length - a.length);
  return most && most[1].length > 0 ? most[0] : undefined;
};

/**
 * What each column becomes: what the person chose, else what the tool is known to mean by it, else what its name says in
 * other tools. The rest is kept under its name.
 */
export const settleColumns = (
  tables: readonly Table[],
  chosen: Chosen = {},
): { targets: ReadonlyMap<string, ColumnTarget>; columns: SeenColumn[] } => {
  const found = columnsOf(tables);
  const own = (name: string) => (Object.hasOwn(chosen, name) ? chosen[name] : undefined);
  const hasText = [...found].some(([name, { known }]) => (own(name) ?? known) === 'prompt_text');
  const guess = hasText ? undefined : longest(found, chosen);
  const targets = new Map<string, ColumnTarget>();
  const columns: SeenColumn[] = [];
  for (const [name, { known, samples: seen }] of found) {
    const target = own(name) ?? known ?? (name === guess ? 'prompt_text' : 'keep');
    targets.set(name, target);
    if (columns.length < mostShown)
      columns.push({ name, target, is_guess: (own(name) ?? known) === undefined, samples: seen });
  }
  return { targets, columns };
};
