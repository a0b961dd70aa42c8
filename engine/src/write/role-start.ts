import type { Goal } from '../goal/read-goal.ts';
import { indexAll, lengthAt } from '../goal/phrases.ts';
import { stemOf } from '../goal/words.ts';
import { roleJoints, roleOpenings, roles } from '../knowledge/roles.ts';

const openings = indexAll(roleOpenings);
const startOf = new Map(
  Object.values(roles).flatMap(({ heads, start }) => heads.map((head) => [stemOf(head), start] as const)),
);

const longestName = 8;
const joints = new Set(roleJoints);

export interface RoleStart {
  /** What is put in front of a bare title: "Act as a ". */
  readonly lead: string;
  readonly start: string;
}

const articleFor = (name: string): string =>
  /^[aeio]|^u(?![ns]i|s[ae]|t)|^(?:hr|mba|seo|x ray)\b/i.test(name) ? 'an ' : 'a ';

/** How a role begins that is named without a task; undefined where a task is named too, or no role. */
export const roleStartOf = ({
  words,
  parts: { begin },
  request,
  material,
  language,
  firstSentence,
}: Goal): RoleStart | undefined => {
  if (material || language.code !== 'en' || words.length !== firstSentence) return undefined;
  const opening = lengthAt(openings, words, begin);
  const articles = /^(?:an?|the|my)$/;
  let at = begin + opening;
  if (articles.test(words[at]?.text ?? '')) at += 1;
  const joint = words.findIndex(({ text }, index) => index > at && joints.has(text));
  const end = joint < 0 ? words.length : joint;
  const head = words[end - 1];
  if (!head || end - at > longestName || end <= at) return undefined;
  // Behind a joint only a few words, and no second sentence: else it names a task.
  if (words.length - end > longestName) return undefined;
  const isTitle = opening === 0 && begin === 0 && end - at <= longestName && !/[?]/.test(request);
  const start = startOf.get(head.stem);
  if (start === undefined || (opening === 0 && !isTitle)) return undefined;
  if (
    opening === 0 &&
    (at !== 0 || words.some(({ text }) => text === 'my' || text === 'our' || text === 'i'))
  )
    return undefined;
  return { lead: opening > 0 ? '' : `Act as ${articleFor(request)}`, start };
};
