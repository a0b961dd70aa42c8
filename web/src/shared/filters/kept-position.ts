/** Where a list stood: how many pages were loaded, and which card stood where at the top of the window. */
export interface ListPosition {
  pages: number;
  cardId: string;
  /** Distance of the card's top from the window's, in pixels. */
  offset: number;
}

const storageKey = 'whetstone.list-positions';
const mostKept = 20;

type Entry = readonly [visit: string, position: ListPosition];

const isEntry = (entry: unknown): entry is Entry => {
  if (!Array.isArray(entry) || entry.length !== 2 || typeof entry[0] !== 'string') return false;
  const position: unknown = entry[1];
  return (
    typeof position === 'object' &&
    position !== null &&
    'pages' in position &&
    Number.isSafeInteger(position.pages) &&
    'cardId' in position &&
    typeof position.cardId === 'string' &&
    'offset' in position &&
    Number.isFinite(position.offset)
  );
};

function readAll(storage: Pick<Storage, 'getItem'>): Entry[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** The position of a visit, a step of this tab's history; undefined when none is kept. */
export const readPosition = (visit: string, storage: Pick<Storage, 'getItem'>): ListPosition | undefined =>
  readAll(storage).find(([kept]) => kept === visit)?.[1];

/** Keeps a visit's position, or forgets it at the top of the list; the visits of late alone stay. */
export function keepPosition(
  visit: string,
  position: ListPosition | undefined,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  const others = readAll(storage).filter(([kept]) => kept !== visit);
  const entries = position ? [...others.slice(1 - mostKept), [visit, position]] : others;
  try {
    storage.setItem(storageKey, JSON.stringify(entries));
  } catch {
    // Without storage a list begins at its top, as it always could.
  }
}
