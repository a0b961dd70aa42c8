import type { CardImport } from '@whetstone/contract';
import { ApiError } from '../../lib/api/api-error.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The lines of a card: a list, or in the export of an account the same list as text. */
const linesIn = (facts: unknown): unknown => (typeof facts === 'string' ? JSON.parse(facts) : facts);

const noCards = (cause?: unknown) =>
  new ApiError(
    'invalid_input',
    400,
    'This file has no readable cards. Choose a card file or an account export.',
    { cause },
  );

/** The cards of a file; what they hold is checked by the server. Throws `ApiError`. */
export function readCardFile(content: string): CardImport {
  try {
    const file: unknown = JSON.parse(content);
    const cards: unknown = isRecord(file) ? file.cards : undefined;
    if (!Array.isArray(cards)) throw noCards();
    const read = cards
      .filter(isRecord)
      .map(({ kind, name, facts }) => ({ kind, name, facts: linesIn(facts) }));
    return { cards: read } as CardImport;
  } catch (cause) {
    throw cause instanceof ApiError ? cause : noCards(cause);
  }
}
