import { draftContent, draftLimits } from '@whetstone/contract';
import { ServiceError } from '../../http/service-error.ts';

/** A draft as it is stored: as text, since JSON in the database takes neither NUL nor lone surrogates. */
export interface DraftText {
  readonly text: string;
  /** How its goal begins. */
  readonly title: string;
}

const textOf = (content: object): string => {
  try {
    return JSON.stringify(content);
  } catch (cause) {
    // A RangeError: nested so deep that nothing could read it again.
    throw new ServiceError('invalid_input', 'content: This draft cannot be read.', { cause });
  }
};

const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** A draft for the database. Throws `too_large`, and `invalid_input` for what cannot be written down. */
export const draftText = (content: Record<string, unknown>): DraftText => {
  const text = textOf(content);
  if (Buffer.byteLength(text) > draftLimits.bytes)
    throw new ServiceError('too_large', 'This draft is too long to save.');
  const goal = typeof content['goal'] === 'string' ? content['goal'] : '';
  const title = storable(goal.trim().replace(/\s+/g, ' ').slice(0, draftLimits.title));
  return { text, title };
};

/** What a stored draft holds. */
export const readContent = (text: string): Record<string, unknown> => draftContent.parse(JSON.parse(text));
