import { singularOf } from '../reading/inflect.ts';
import { isDeedVerb } from './statements.ts';
import { thirdPerson } from './subject.ts';

const relative =
  /\b(?:that|which) (?<deed>(?!(?:is|are|has|have|can|should|will|must|does|was)\b)\p{Ll}+s (?!(?:and|or)\b)[^.;:!?\n]{6,140})/u;
const purpose =
  /\b(?:app|application|tool|site|website|page|program|platform|system|service|something|extension|bot|software) to (?<deed>\p{Ll}+ [^.;:!?\n]{4,140})/iu;
const behindTitle = /^[^:.!?\n]{3,60}: (?<deed>\p{L}+ [^.;:!?\n]{4,140})/u;

/** What the product does, in base form and in the words of the text: "read recipes from photos"; else undefined. */
export function deedOf(text: string): string | undefined {
  const head = text.slice(0, 600);
  const told = relative.exec(head)?.groups?.['deed'];
  if (told !== undefined)
    return cut(
      told
        .replace(/^\p{Ll}+s/u, baseOf)
        .replace(/(?<= and )\p{Ll}+s\b/u, (verb) => (isDeedVerb(baseOf(verb)) ? baseOf(verb) : verb)),
    );
  const meant = purpose.exec(head)?.groups?.['deed'] ?? behindTitle.exec(head)?.groups?.['deed'];
  if (meant === undefined) return undefined;
  const deed = meant.charAt(0).toLowerCase() + meant.slice(1);
  return isDeedVerb(/^\p{Ll}+/u.exec(deed)?.[0] ?? '') ? cut(deed) : undefined;
}

const baseOf = (verb: string): string => singularOf(verb);

// A deed of some words; what is only said beside it stays away.
const cut = (deed: string): string | undefined => {
  const [first = ''] = deed.split(/, |\s(?:for|using|with the help of|because|so that|where|when|if)\s/i);
  const words = first.trim().split(' ');
  return words.length < 2 || words.length > 16 ? undefined : first.trim();
};

/** Two checks of a product of which nothing else is known: it does what it is for, and says so where it cannot. */
export const deedChecks = (deed: string): readonly string[] => [
  `When it is used for the first time without help, then it ${inThird(deed)}, and the result can be looked at again later`,
  `When it can ${deed} only in part or not at all, then it says what is missing, keeps the rest and offers another try`,
];

const inThird = (deed: string): string =>
  deed
    .replace(/^\p{Ll}+/u, thirdPerson)
    .replace(/(?<= and )\p{Ll}+\b/u, (verb) => (isDeedVerb(verb) ? thirdPerson(verb) : verb));
