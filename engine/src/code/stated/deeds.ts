import { singularOf } from '../reading/inflect.ts';
import { isDeedVerb } from './statements.ts';
import { thirdPerson } from './subject.ts';

const product =
  '(?:app|application|tool|site|website|page|program|platform|system|service|something|extension|bot|software)';
// Only what stands right behind the product is its deed: "who drives which kids" is none.
const relative = new RegExp(
  `\\b${product} (?:that|which) (?<deed>(?!(?:is|has|was|does|helps|lets|allows)\\b)\\p{Ll}+s (?!(?:and|or|is|are)\\b)[^.;:!?\\n]{6,140})`,
  'u',
);
const purpose = new RegExp(`\\b${product} to (?<deed>\\p{Ll}+ [^.;:!?\\n]{4,140})`, 'iu');
const behindTitle = /^[^:.!?\n]{3,60}: (?<deed>\p{L}+ [^.;:!?\n]{4,140})/u;

interface Deed {
  /** In base form and in the words of the text: "read recipes from photos". */
  readonly deed: string;
  /** Whether people do it with the product, rather than the product itself. */
  readonly byPeople: boolean;
}

/** What the product is for, where the text says it plainly; else undefined. */
export function deedOf(text: string): Deed | undefined {
  const head = text.slice(0, 600);
  const told = relative.exec(head)?.groups?.['deed'];
  if (told !== undefined) {
    const deed = cut(told.replace(/^\p{Ll}+s/u, singularOf).replace(/(?<= and )\p{Ll}+s\b/u, baseIfDeed));
    return deed === undefined ? undefined : { deed, byPeople: false };
  }
  const meant = purpose.exec(head)?.groups?.['deed'] ?? behindTitle.exec(head)?.groups?.['deed'];
  if (meant === undefined) return undefined;
  const lower = meant.charAt(0).toLowerCase() + meant.slice(1);
  const deed = isDeedVerb(/^\p{Ll}+/u.exec(lower)?.[0] ?? '') ? cut(lower) : undefined;
  return deed === undefined ? undefined : { deed, byPeople: true };
}

const baseIfDeed = (verb: string): string => (isDeedVerb(singularOf(verb)) ? singularOf(verb) : verb);

// A deed of some words; what is only said beside it stays away.
const cut = (deed: string): string | undefined => {
  const [first = ''] = deed.split(/, |\s(?:for|using|with the help of|because|so that|where|when|if)\s/i);
  const words = first.trim().split(' ');
  return words.length < 2 || words.length > 16 ? undefined : first.trim();
};

/** Checks of a product of which nothing else is known: it does what it is for, and says so where it cannot. */
export const deedChecks = ({ deed, byPeople }: Deed): readonly string[] =>
  byPeople
    ? [
        `When somebody uses it for the first time without help, then they can ${deed}, and the result can be looked at and changed later`,
      ]
    : [
        `When it is used for the first time without help, then it ${inThird(deed)}, and the result can be looked at again later`,
        `When it can ${deed} only in part or not at all, then it says what is missing, keeps the rest and offers another try`,
      ];

const inThird = (deed: string): string =>
  deed
    .replace(/^\p{Ll}+/u, thirdPerson)
    .replace(/(?<= and )\p{Ll}+\b/u, (verb) => (isDeedVerb(verb) ? thirdPerson(verb) : verb));
