type Store = Pick<Storage, 'getItem' | 'setItem'>;

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** Values that were filled into the blanks of a prompt before; none where nothing that can be read is kept. */
export function readValues(key: string, storage: Store): Record<string, string> {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(Object.entries(kept).filter(isText))
      : {};
  } catch {
    // Written by another version or by hand: the blanks begin empty.
    return {};
  }
}

/** Keeps values for the next time; a browser without room for them forgets them. */
export function keepValues(key: string, values: Readonly<Record<string, string>>, storage: Store): void {
  try {
    storage.setItem(key, JSON.stringify(values));
  } catch {
    // The values are in the fields, and the prompt can be copied all the same.
  }
}
