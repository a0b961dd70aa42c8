import type { PersonClaims } from '@whetstone/database';

/** Writings of this process whose person can still end them, by person and key. */
const underWay = new Map<string, AbortController>();

const nameOf = ({ sub }: PersonClaims, key: string): string => `${sub} ${key}`;

/** Does work that its person can end by {@link stopWriting}, which aborts the signal. */
export async function untilStopped<Result>(
  person: PersonClaims,
  key: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  underWay.set(nameOf(person, key), ending);
  try {
    return await work(ending.signal);
  } finally {
    underWay.delete(nameOf(person, key));
  }
}

/** Ends what a model is writing for the caller's key; false where this process is writing nothing for it. */
export function stopWriting(person: PersonClaims, key: string): boolean {
  const ending = underWay.get(nameOf(person, key));
  ending?.abort();
  return ending !== undefined;
}
