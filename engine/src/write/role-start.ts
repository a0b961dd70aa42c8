import type { Goal } from '../goal/read-goal.ts';
import { indexAll, lengthAt } from '../goal/phrases.ts';
import { stemOf, type Word } from '../goal/words.ts';
import { roleJoints, roleOpenings, roles, taskWords, type Role } from '../knowledge/roles.ts';
import { rolesAbroad } from '../knowledge/roles-abroad.ts';

const openings = indexAll(roleOpenings);
const startsBy = (headsOf: (role: Role) => readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    Object.values<Role>(roles).flatMap((role) =>
      headsOf(role).map((head) => [stemOf(head), role.start] as const),
    ),
  );
const ofTitles = startsBy(({ heads }) => heads);
const ofNamed = startsBy(({ heads, things = [] }) => [...heads, ...things]);

const longestName = 8;
const joints = new Set(roleJoints);

export interface RoleStart {
  /** What is put in front of a bare title: "Act as a ". */
  readonly lead: string;
  readonly start: string;
}

const articleFor = (name: string): string =>
  /^[aeio]|^u(?![ns]i|s[ae]|t|x)|^(?:hr|mba|seo|x ray)\b/i.test(name) ? 'an ' : 'a ';

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

/** Whether words without "act as" can only be a title: one person, nobody's, and nothing that is done or counted. */
const isName = (words: readonly Word[]): boolean =>
  words.at(-1)?.text === words.at(-1)?.stem &&
  !words.some(({ text }) => taskWords.has(text) || /^\d/.test(text));

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
  const start = (opening > 0 ? ofNamed : ofTitles).get(head.stem);
  const isTitle = at === 0 && !request.includes('?') && isName(words.slice(0, end));
  if (start === undefined || (opening === 0 && !isTitle)) return undefined;
  return { lead: opening > 0 ? '' : `Act as ${articleFor(request)}`, start };
}
