import type { FrozenSpan } from '../../reading/frozen-spans.ts';
import { countWords } from '../../reading/complexity.ts';
import { isAside } from './is-aside.ts';
import { isComplete, isDeedOfProduct, isStatement } from '../stated/statements.ts';

const leansBack =
  /^(?:which|who|that|where|whose|because|since|like|such|for|with|in|on|at|by|from|to|or|as|of|so|not|etc|including|then)\b/i;
const condition = /^(?:and |but |then )?(?:if|when|whenever|once|unless|as soon as|after|before)\b/i;
// What is kept, told as questions: "who has which key since when".
const asks = /^(?:who|what|which|how many|where|when) /i;
const running = /\b(?:that|which|where|who|with|including|like|such as|has|have|can|should|must|to)\b/i;
/** What stands before a list of fields that one piece of {@link splice} holds. */
export const entryFields = 'Each entry has ';
const conjunction = /^(?:and|but) (?=\S)/i;
const longestPiece = 16;

/**
 * Cuts a sentence that strings statements together by commas ("… board, dispatchers assign vessels, captains confirm")
 * into what it is about and what holds; undefined where a cut could part what belongs together.
 */
export function splice(
  sentence: string,
  frozen: readonly FrozenSpan[],
  isThing: boolean,
): readonly string[] | undefined {
  if (/["“”„«(]/.test(sentence)) return undefined;
  const body = sentence.replace(/(?<![.!])[.!]+$/, '');
  const title = /^[^:,]{3,60}(?=: \S)/.exec(body)?.[0];
  const pieces = (title === undefined ? body : body.slice(title.length + 2)).split(/[,;] +/);
  const groups: string[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last === undefined || (!isOpen && (isThing ? stands(piece) : isStatement(piece) && !isAside(piece))))
      groups.push(piece);
    else groups[groups.length - 1] = `${last}, ${piece}`;
    isOpen = condition.test(piece) && !piece.includes(' then ') && !isComplete.test(piece);
  }
  const fields = title === undefined ? undefined : fieldsBehind(title, pieces);
  if (fields !== undefined) return fields;
  const list = isThing && title === undefined ? listed(pieces[0] ?? '', pieces.slice(1), frozen) : undefined;
  if (list !== undefined) return list;
  const parts = title === undefined ? groups : [title, ...groups];
  const [head = '', ...rest] = parts;
  const isSafe =
    rest.length > 0 &&
    rest.every(
      (part, at) =>
        (isThing ? stands(part) : isStatement(part)) || (title !== undefined && at === 0 && asks.test(part)),
    ) &&
    (title === undefined ||
      (isThing ? stands(groups[0] ?? '') : isStatement(groups[0] ?? '')) ||
      asks.test(groups[0] ?? '')) &&
    (isThing || title !== undefined || stands(head) || (rest.length > 2 && countWords(head) <= 10));
  if (isSafe && (rest.length > 1 || (title === undefined && countWords(body) > 14))) return parts.map(tidy);
  const isTitledList =
    isThing &&
    title !== undefined &&
    pieces.length > 2 &&
    pieces.some((piece) => isStatement(piece)) &&
    !pieces.some((piece) => condition.test(piece) && !isComplete.test(piece)) &&
    pieces.every((piece) => countWords(piece) <= longestPiece && !leansBack.test(piece));
  if (isTitledList) return [title, ...pieces].map(tidy);
  return isSafe && countWords(body) > 14 ? parts.map(tidy) : undefined;
}

const stands = (piece: string): boolean => (isStatement(piece) && !isAside(piece)) || isDeedOfProduct(piece);
const tidy = (part: string, at: number): string => (at === 0 ? part : part.replace(conjunction, ''));

// "shop for candles, a cart, discount codes that work once": a thing and its parts.
function listed(
  head: string,
  pieces: readonly string[],
  frozen: readonly FrozenSpan[],
): readonly string[] | undefined {
  const isList =
    pieces.length > 1 &&
    countWords(head) > 1 &&
    !running.test(head) &&
    !frozen.some(({ kind, text }) => kind === 'name' && text.includes(',')) &&
    pieces.every(
      (piece) =>
        countWords(piece) <= longestPiece && !leansBack.test(piece) && !/^\p{Lu}(?!\p{Lu})/u.test(piece),
    ) &&
    (pieces.length > 2 || pieces.some((piece) => stands(piece))) &&
    pieces.some((piece) => countWords(piece) > 2);
  return isList ? [head, ...pieces].map(tidy) : undefined;
}

const keeps =
  /\b(?:log|notes?|diary|journal|tracker|records?|list|inventory|catalogu?e|collection|sheet|database|protocol|card|profile|form|order|ticket|register)s?(?: (?:for|of) .+)?$/i;
const fewestFields = 3;

// "Field notes for divers: depth, time, visibility, works offline": what each entry has, then what holds.
function fieldsBehind(title: string, pieces: readonly string[]): readonly string[] | undefined {
  if (!keeps.test(title)) return undefined;
  const end = pieces.findIndex((piece) => !isField(piece));
  const fields = end < 0 ? pieces : pieces.slice(0, end);
  const rest = pieces.slice(fields.length);
  const isSafe =
    fields.length >= fewestFields && rest.every((piece) => stands(piece) && !condition.test(piece));
  return isSafe ? [title, `${entryFields}${fields.join(', ')}`, ...rest].map(tidy) : undefined;
}

const isField = (piece: string): boolean =>
  (/^what (?!.*\b(?:can|must|should)\b)/i.test(piece)
    ? countWords(piece) <= 5
    : countWords(piece) <= 3 && !stands(piece)) &&
  !leansBack.test(piece) &&
  !/^(?:and|no|max|only)\b/i.test(piece);
