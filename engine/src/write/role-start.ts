import type { Goal } from '../goal/read-goal.ts';
import { indexAll, lengthAt } from '../goal/phrases.ts';
import { stemOf } from '../goal/words.ts';
import { roleJoints, roleOpenings, roles } from '../knowledge/roles.ts';
import { rolesAbroad } from '../knowledge/roles-abroad.ts';

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

const abroad = Object.values(rolesAbroad).map(({ openings: named, articles, roles: ofLanguage }) => ({
  openings: indexAll(named),
  articles: new Set(articles),
  roles: ofLanguage,
}));

/** Words of a role's name in a language with adjectives behind: "abogado laboralista". */
const longestAbroad = 5;

const isHead = (text: string, head: string): boolean =>
  text === head || (head.length > 4 && text.endsWith(head));

/** The same in another language: an opening and a name of a few words, and nothing that parts a sentence; too short to go by its language. */
const startAbroad = ({ words, parts: { begin }, request }: Goal): string | undefined => {
  if (/[,:;?]/.test(request)) return undefined;
  return abroad
    .flatMap(({ openings: named, articles, roles: ofLanguage }) => {
      const opening = lengthAt(named, words, begin);
      const name = words.slice(begin + opening).filter(({ text }) => !articles.has(text));
      if (opening === 0 || name.length > longestAbroad) return [];
      return ofLanguage.filter(({ heads }) =>
        heads.some((head) => name.some(({ text }) => isHead(text, head))),
      );
    })
    .at(0)?.start;
};

/** How a role begins that is named without a task; undefined where a task is named too, or no role. */
export const roleStartOf = (goal: Goal): RoleStart | undefined => {
  if (goal.material || goal.words.length !== goal.firstSentence) return undefined;
  const start = startAbroad(goal);
  return start === undefined ? startInEnglish(goal) : { lead: '', start };
};

function startInEnglish({ words, parts: { begin }, request }: Goal): RoleStart | undefined {
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
}
