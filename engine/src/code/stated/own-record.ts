import { countWords } from '../../reading/complexity.ts';
import { entityFields } from '../frames/entities.ts';
import { singularOf } from '../reading/inflect.ts';
import { isDeedVerb, isStatement } from './statements.ts';

const deed =
  '(?:log|record|register|report|track|store|save|enter|add|submit|document|collect|note|list|keep|upload|publish)(?:s|ed|ing)?';
const byDeed = new RegExp(
  `\\b${deed} (?:each |every |all |my |our |their |its |the |an? |down |found |new )*(?<thing>[\\p{L}-]+(?: (?!with\\b|and\\b|in\\b|on\\b|for\\b|at\\b|to\\b|by\\b)[\\p{L}-]+){0,2})(?:,? with|:|,? including) (?<fields>[^.;:!?\\n]{3,160})`,
  'iu',
);
const byBrackets = /\b(?<thing>[\p{L}-]+(?: [\p{L}-]+)?) \((?<fields>[^()]{5,120},[^()]{2,120})\)/iu;
const byHas =
  /(?:^|[.,;:] |\band )(?:(?:an?|each|every|the) )?(?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:has|have|comes? (?:in )?with|arrives? with|(?:is|are) (?:registered|entered|stored) with) (?:an? |the |its |their )?(?<fields>[^.;:!?\n]{3,100})/iu;
const notAField = /\b(?:i|we|you|he|she|they|is|are|can|must|should|will|if|when|that|which|who|not be)\b/i;
const notAThing =
  /^(?:for|of|in|on|with) |^(?:i|we|you|it|they|people|users?|everyone|nobody|data|me|them|there|that|this|app|track|list)$|\b(?:app|application|platform|system|site|website|page|i|we|they|to|that|should|must|can|will|also)\b/i;

// "I am a translator (legal, EN-PL)": who one is, and no record.
const tellsWho = /^\W*(?:i|we)(?: am|['’]m| are|['’]re) /i;

/** A thing that the goal keeps, with its fields. */
interface OwnRecord {
  readonly thing: string;
  readonly fields: readonly string[];
  /** Whether people enter it, so that who and when are worth keeping. */
  readonly isEntered: boolean;
}

/** A thing with the fields that the goal itself gives it: "hive inspection (date, queen seen or not)"; else undefined. */
export function ownRecord(prose: string, hasRoles: boolean): OwnRecord | undefined {
  const text = prose.slice(0, 1_500);
  for (const pattern of text.includes('(') ? [byDeed, byBrackets, byHas] : [byDeed, byHas]) {
    const { thing, fields } = pattern.exec(text)?.groups ?? {};
    if (thing === undefined || fields === undefined || notAThing.test(thing)) continue;
    if (pattern === byBrackets && tellsWho.test(text)) continue;
    const list: string[] = [];
    for (const piece of fields.split(/, (?:and )?| and (?!not\b)/)) {
      const field = piece.replace(/^(?:an?|the|their|its|his|her|my) /i, '').trim();
      if (
        field === '' ||
        /^(?:such as|like|e\.g|for example|including)\b/i.test(field) ||
        countWords(field) > 4 ||
        notAField.test(field) ||
        isStatement(piece) ||
        (/^\p{Ll}+ /u.test(field) && isDeedVerb(field.split(' ')[0] ?? ''))
      )
        break;
      list.push(field);
    }
    // Names in brackets are examples of the thing.
    if (list.filter((field) => /^\p{Lu}/u.test(field)).length > 1) continue;
    if (
      list.length >=
      (pattern === byDeed && /^(?:photos?|pictures?)$/i.test(list[0] ?? '') && hasRoles ? 1 : 2)
    )
      return {
        thing: thing.charAt(0).toUpperCase() + thing.slice(1),
        fields: list,
        isEntered: pattern === byDeed,
      };
  }
  return undefined;
}

const afterColon = /:\s+(?<list>[^.:;?!\n]{8,160})/u;

/** Things that the goal lists behind a colon ("books, members, loans"), with the fields known of them; else undefined. */
export function ownThings(prose: string, needsAll: boolean): string | undefined {
  const list = afterColon.exec(prose.slice(0, 600))?.groups?.['list'];
  if (list === undefined) return undefined;
  const things: string[] = [];
  let known = 0;
  for (const piece of list.split(/, (?:and )?| and /)) {
    const noun = piece.trim().toLowerCase();
    const head = singularOf(noun);
    if (countWords(noun) > 2 || head === noun) break;
    const fields = Object.hasOwn(entityFields, head) ? entityFields[head] : undefined;
    if (fields !== undefined) known += 1;
    things.push(
      `${head.charAt(0).toUpperCase()}${head.slice(1)}${fields === undefined ? '' : ` (${fields})`}`,
    );
  }
  return known >= (needsAll ? things.length : 1) && things.length > 1 ? things.join(', ') : undefined;
}
