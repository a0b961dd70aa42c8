import { boundary } from '../boundary.ts';
import { happens } from '../happens.ts';
import type { StatedRule } from '../stated-rule.ts';
import { isStatement } from '../statements.ts';
import { subjectOf } from '../subject.ts';

const subjectWords =
  "(?:it|they|he|she|i|we|you|nobody|no one|everyone(?: [\\p{L}-]+)?|(?:the|an?|all|each|every|its|their|his|my|our) [\\p{L}-]+(?: (?:of )?(?!(?:i|we|you|it|they|he|she)\\b)[\\p{L}\\d'’-]+){0,3}?|(?<!(?:\\d|\\b(?:of|per|in|for|more|than|an?|the)) )\\p{Ll}{3,}s)";

const verbWords =
  "(?:should|must|may|can|cannot|can['’]t|will|shall|is|are|gets?|goes|go|has|have|turns?|becomes?|stays?|needs?|sees?|loses?|wins?)\\b";

const deed =
  '(?:show|send|warn|tell|ask|mark|mail|notify|display|hide|alert|block|lock|refuse|reject|highlight)\\b';

const resultStart = new RegExp(`(?:^|,? (?:then )?)(?=${subjectWords} ${verbWords}|${deed})`, 'giu');

const openEnd =
  /\b(?:in|on|at|of|for|with|than|to|from|by|the|an?|and|or|is|are|not|that|per|no|over|above|below|under|my|our|their|its)$/i;

const lead = /^(?:if|when|whenever|as soon as|once) /i;

// The condition and what follows from it, parted at a comma or where a second subject with its verb begins.
function partsOf(statement: string): readonly [string, string] | undefined {
  const body = statement.replace(lead, '');
  for (const match of body.matchAll(resultStart)) {
    const condition = body.slice(0, match.index);
    const result = body.slice(match.index + match[0].length);
    if (isStatement(condition) && !openEnd.test(condition) && result.length > 5) return [condition, result];
  }
  return undefined;
}

const afterDeed =
  /^after (?<done>\p{Ll}{3,}ing (?:(?!\b(?:must|should|is|are)\b)[^,]){3,60}?),? (?<then>(?:all|the|every|each|its|their|an?) [^,]*\b(?:must|should|is|are|will|gets?)\b.+)$/iu;

// "all sessions of the user must be closed" are closed.
const asFact = (result: string): string =>
  result.replace(
    /^(.{3,60}?) (?:must|should|will) be /i,
    (_, who: string) => `${who} ${subjectOf(who).isMany ? 'are' : 'is'} `,
  );

/** "If the count is over 3 it should warn me". */
export const ifThen: StatedRule = {
  id: 'if-then',
  cue: /^(?:if|when|whenever|as soon as|once|after)\b/i,
  check(statement) {
    const { done, then } = afterDeed.exec(statement)?.groups ?? {};
    if (done !== undefined && then !== undefined)
      return `When ${done} is done, then ${happens(asFact(then))}`;
    const [condition, result] = partsOf(statement) ?? [];
    if (condition === undefined || result === undefined) return undefined;
    return `When ${condition}, then ${happens(result)}${boundary(condition)}`;
  },
};
