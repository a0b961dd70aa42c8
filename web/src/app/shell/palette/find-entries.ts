/** Something that the palette can do. */
export interface PaletteEntry {
  id: string;
  group: string;
  label: string;
  /** What stands beside the label, such as where a prompt was found. */
  note?: string;
  /** The key that does the same without the palette. */
  keys?: string;
  /** Other words by which people look for it. */
  alsoFound?: string;
  run: () => void;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u);

/** Whether a word is, or begins with, one that was typed. */
export const isFound = (word: string, typed: string): boolean =>
  wordsOf(typed).some((sought) => sought !== '' && wordsOf(word).some((own) => own.startsWith(sought)));

/** The entries in which every typed word begins some word; all of them while nothing is typed. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const sought = wordsOf(typed).filter(Boolean);
  return entries.filter((entry) => {
    const words = wordsOf(`${entry.label} ${entry.alsoFound ?? ''}`);
    return sought.every((word) => words.some((candidate) => candidate.startsWith(word)));
  });
}
