import { singularOf } from '../reading/inflect.ts';
import { deedPattern } from './stated-rule.ts';
import { isDeedVerb, statementsIn } from './statements.ts';
import { subjectOf, tries } from './subject.ts';

interface Role {
  /** As the goal has it: "the caretaker", "tenants". */
  readonly name: string;
  readonly head: string;
  /** The first thing it does that decides over the work of others, without its object's object. */
  readonly decides: string | undefined;
}

const person =
  /(?:(?:[^aeiou]|u|i)ers?|[cst]ors?|ists?|ants?|(?:tud|resid|pati|cli|ag|par)ents?|ees?|ians?|m[ae]n|people|admins?|guests?|kids?|hosts?|coach(?:es)?|staff|clerks?|captains?|nurses?|wardens?|chefs?|pilots?|judges?|friends?|teams?|households?|dm|medics?|vets?|interns?|experts?|cooks?|hosts?|office|mentors?|committee|board)$/iu;
const thing =
  /(?:ord|fold|numb|filt|lett|pap|serv|head|bann|tim|remind|sens|count|charact|pow|comput|wat|print|play?list|calend|numb|count|corn|cov|foot|pictur|weath|layer|mark|pointer|contain|answ|off|tow|compon|committ?ee)ers?$|^(?:tiers|errors?|doors?|colou?rs?|floors?|plants?|restaurants?|grants?|elephants?|coffees?|fees?|trees?|employees? of the month|degrees?)$/i;
const decision =
  /^(?:approve|accept|reject|decline|assign|confirm|set|mark|release|publish|close|cancel|delete|grant|sign|decide)$/;

/** Who does what in running English text, in its order; each role once. */
export function rolesIn(prose: string): readonly Role[] {
  const roles = new Map<string, Role>();
  for (const statement of statementsIn(prose)) {
    const words = statement.split(' ');
    const modal = deedPattern.exec(statement)?.groups;
    const at =
      modal === undefined ? words.findIndex((word, index) => index > 0 && index < 4 && isDeed(word)) : -1;
    const subject = modal?.['subject'] ?? (at > 0 ? words.slice(0, at).join(' ') : '');
    const head = singularOf((subject.split(' ').at(-1) ?? '').toLowerCase());
    if (!person.test(head) || thing.test(head) || subject.split(' ').length > 3) continue;
    const deed = modal?.['deed'] ?? words.slice(at).join(' ');
    const [verb = '', ...rest] = deed.split(' ');
    const base = isDeedVerb(verb) ? verb : singularOf(verb);
    const decides =
      decision.test(base) && rest.length > 0 && rest.length < 9 ? [base, ...rest].join(' ') : undefined;
    const known = roles.get(head);
    roles.set(
      head,
      known === undefined
        ? { name: subjectOf(subject).text, head, decides }
        : { ...known, decides: known.decides ?? decides },
    );
  }
  return [...roles.values()];
}

const isDeed = (word: string): boolean =>
  isDeedVerb(word) || (/^\p{Ll}+s$/u.test(word) && isDeedVerb(singularOf(word)));

/** A check that one role cannot decide for another, where the text tells roles apart; else undefined. */
export function roleCheck(roles: readonly Role[]): string | undefined {
  const judge = roles.find(({ decides }) => decides !== undefined && !decides.includes(','));
  const other = roles.find((role) => role.head !== judge?.head && role.decides === undefined);
  if (judge?.decides === undefined || other === undefined) return undefined;
  const who = /^(?:an?|the) /.test(other.name) ? { text: other.name, isMany: false } : subjectOf(other.name);
  return `When ${tries(who, judge.decides)} in place of ${judge.name}, then it is refused and nothing changes`;
}
