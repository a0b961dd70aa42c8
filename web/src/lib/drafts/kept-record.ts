/** What was found in the browser: anything can stand there, so every field is looked at before it is used. */
export type Kept = Readonly<Record<string, unknown>>;

/** The record kept under a key; empty when there is none or it cannot be read. */
export function readKept(key: string, storage: Pick<Storage, 'getItem'>): Kept {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Keeps a draft. Returns whether the browser took it: storage can be full or forbidden. */
export function keepDraft(key: string, draft: object, storage: Pick<Storage, 'setItem'>): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' ? value : fallback;

/** The kept choice when it is still one of the list. */
export const oneOf = <const Value extends string>(
  list: readonly Value[],
  value: unknown,
): Value | undefined => list.find((candidate) => candidate === value);

export const isRecord = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
