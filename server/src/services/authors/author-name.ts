import { publicNameLimits } from '@whetstone/contract';
import { ServiceError } from '../../http/service-error.ts';
import { lookAlikes, pairsAlike, scripts, titlesOfStaff, wholeNamesTaken } from './name-tables.ts';

export interface PublicName {
  readonly name: string;
  /** The last part of the page's address. */
  readonly slug: string;
  /** The name as eyes confuse it: equal for names that look alike. */
  readonly key: string;
}

const marks = /[\u0300-\u036F]/g;
const plain = (text: string): string => text.normalize('NFKD').replaceAll(marks, '').toLowerCase();
const separators = /[ ._'’-]+/g;
const shape = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} _'’-]|\.(?: |$))*$/u;

/** A name as eyes confuse it: accents, letter case, gaps and letters that look alike make no difference. */
export const keyOf = (name: string): string => {
  const letters = [...plain(name)]
    .filter((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter))
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('');
  return pairsAlike.reduce((key, [pair, letter]) => key.replaceAll(pair, letter), letters);
};

const slugOf = (name: string): string =>
  plain(name).normalize('NFC').replaceAll(separators, '-').replaceAll(/^-|-$/g, '');

const isOfOneScript = (name: string): boolean => {
  const letters = [...name].filter((letter) => /\p{L}/u.test(letter));
  return scripts.some((script) => letters.every((letter) => script.test(letter)));
};

const staffKeys = new Set(titlesOfStaff.map(keyOf));
const takenKeys = new Set(wholeNamesTaken.map(keyOf));
const productKey = keyOf('Whetstone');

const isReserved = (name: string, key: string): boolean =>
  key.includes(productKey) ||
  takenKeys.has(key) ||
  staffKeys.has(key) ||
  plain(name)
    .split(separators)
    .some((word) => staffKeys.has(keyOf(word)));

const refuse = (message: string) =>
  new ServiceError('invalid_input', message, { fields: [{ path: 'name', message }] });

/**
 * A public name with its address. Throws `invalid_input` for one that could be read as an address, as the product or as
 * those who run it, or that mixes scripts.
 */
export const readPublicName = (text: string): PublicName => {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (!shape.test(name) || !/\p{L}/u.test(name))
    throw refuse('Use letters, digits, spaces, hyphens and apostrophes, but no web or email addresses.');
  if ([...name].length < publicNameLimits.least)
    throw refuse(`Use at least ${publicNameLimits.least} characters.`);
  if (!isOfOneScript(name)) throw refuse('Use letters from one alphabet only.');
  const key = keyOf(name);
  if (isReserved(name, key)) throw refuse('This name could be mistaken for ours. Choose another one.');
  return { name, slug: slugOf(name), key };
};
