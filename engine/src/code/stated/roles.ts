import { singularOf } from '../reading/inflect.ts';
import { deedPattern } from './stated-rule.ts';
import { isDeedVerb, verbAt } from './statements.ts';
import { subjectOf, tries } from './subject.ts';

/** Somebody who uses the product, as the goal names them. */
export interface Role {
  /** As the goal has it: "the caretaker", "tenants". */
  readonly name: string;
  readonly head: string;
  /** The first thing it does that decides over the work of others, without its object's object. */
  readonly decides: string | undefined;
  /** The first statement about it. */
  readonly statement: string;
}

const person =
  /(?:(?:[^aeiou]|u|i)ers?|[cnst]ors?|ists?|ants?|(?:tud|resid|pati|cli|ag|par)ents?|ees?|ians?|m[ae]n|people|person|child|admins?|guests?|kids?|hosts?|coach(?:es)?|staff|clerks?|captains?|leads?|hr|nurses?|wardens?|chefs?|pilots?|judges?|friends?|teams?|households?|dm|me(?:dic|chanic)s?|pupils?|jurors?|couples?|famil(?:y|ies)|vets?|interns?|experts?|cooks?|hosts?|office|mentors?|committee|(?<!\p{L})board)$/iu;
const thing =
  /(?:^waiting |^)lists?$|(?:ord|fold|numb|filt|lett|pap|serv|head|bann|tim|remind|sens|count|charact|pow|comput|wat|print|play?list|calend|numb|count|corn|cov|foot|pictur|weath|layer|mark|pointer|contain|answ|off|tow|compon|committ?ee)ers?$|^(?:tiers|errors?|doors?|colou?rs?|floors?|plants?|restaurants?|grants?|elephants?|coffees?|fees?|trees?|employees? of the month|degrees?)$/i;
const decision =
  /^(?:approve|accept|reject|decline|assign|confirm|set|mark|release|publish|close|cancel|delete|grant|sign|decide)$/;

/** Who does what in English statements, in their order; each role once. */
export function rolesIn(statements: readonly string[]): readonly Role[] {
  const roles = new Map<string, Role>();
  for (const statement of statements) {
    const words = statement.split(' ');
    const modal = deedPattern.exec(statement)?.groups;
    const at = modal === undefined ? verbAt(words) : -1;
    const subject = modal?.['subject'] ?? (at > 0 ? words.slice(0, at).join(' ') : '');
    const head = singularOf((subject.split(' ').at(-1) ?? '').toLowerCase());
    if (
      /^(?:other|child|kid|anyone|someone|whoever|everyone|who)$/.test(head) ||
      /^(?:other |the )?(?:people|person)$/i.test(subject) ||
      /^be\b|^not\b/.test(modal?.['deed'] ?? '')
    )
      continue;
    if (!person.test(head) || thing.test(head) || subject.split(' ').length > 5) continue;
    const deed = modal?.['deed'] ?? words.slice(at).join(' ');
    const [verb = '', ...rest] = deed.split(' ');
    const base = isDeedVerb(verb) ? verb : singularOf(verb);
    const decides =
      decision.test(base) && rest.length > 0 && rest.length < 9
        ? baseForm([base, ...rest].join(' '))
        : undefined;
    const known = roles.get(head);
    roles.set(
      head,
      known === undefined
        ? { name: nameOf(subject), head, decides, statement }
        : { ...known, decides: known.decides ?? decides },
    );
  }
  return [...roles.values()];
}

// "approve or rejects" is "approve or reject" after "to".
const baseForm = (deed: string): string =>
  deed.replace(/(?<=\b(?:or|and) )\p{Ll}+s\b/u, (verb) =>
    isDeedVerb(singularOf(verb)) ? singularOf(verb) : verb,
  );

// "our 6 warehouse people" are "warehouse people".
const nameOf = (subject: string): string =>
  subjectOf(
    subject.replace(
      /^(?:our|my|all|the|each|every|other|two|three|four|five|six|\d+|an?)(?: (?:two|three|four|five|six|\d+))? (?=\p{L})/iu,
      '',
    ),
  ).text;

/** A check that one role cannot decide for another, where the text tells roles apart; else undefined. */
export function roleCheck(roles: readonly Role[]): string | undefined {
  const judge = roles.find(({ decides }) => decides !== undefined && !decides.includes(','));
  const other = roles.find((role) => role.head !== judge?.head && role.decides === undefined);
  if (judge?.decides === undefined || other === undefined) return undefined;
  const who = withArticle(other);
  return `When ${tries(who, judge.decides)} in place of ${withArticle(judge).text}, then it is refused and nothing changes`;
}

// One of a kind needs its article in a sentence: "the manager", "tenants".
function withArticle({ name }: Role): { readonly text: string; readonly isMany: boolean } {
  const { isMany } = subjectOf(name);
  return { text: isMany ? name : `the ${name}`, isMany };
}

/** Who there is and that the server holds them apart, where the text tells at least two roles; else undefined. */
export const rolesLine = (roles: readonly Role[]): string | undefined =>
  roles.length < 2
    ? undefined
    : `Roles: ${roles.map(({ name }) => name).join(', ')}; each sees and does only its own part, and the server enforces that, not only the page`;

/** A check that runs through what the first two roles do, in the words of the text; else undefined. */
export function flowCheck(roles: readonly Role[]): string | undefined {
  const steps = roles
    .slice(0, 3)
    .map(({ statement }) => (statement.split(', ')[0] ?? '').replace(' should be able to ', ' can '))
    .map((step) => step.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
  return steps.length < 2 || steps.some((step) => step.split(' ').length > 14)
    ? undefined
    : `When it runs once from start to end (${steps.join('; ')}), then each role sees the new state, also after a reload`;
}
