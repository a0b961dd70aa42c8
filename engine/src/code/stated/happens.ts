import { thirdPerson } from './subject.ts';

/** What follows, as a fact: "it should warn me" becomes "it warns me"; a bare instruction stays as it is. */
export const happens = (result: string): string =>
  result
    .replace(
      /^(it|he|she|(?:the|an?|each|every|its|their) [\p{L}-]+(?: [\p{L}-]+)?) (?:should|must|shall|will|has to|needs to) (?!not\b|be able\b|\p{Ll}+ly\b)(\p{Ll}+)/u,
      (_, who: string, verb: string) => `${who} ${thirdPerson(verb)}`,
    )
    .replace(
      /^(they|i|we|you|all [\p{L}-]+|[\p{L}-]+s) (?:should|must|shall|will|have to|need to) (?!not\b|be able\b|\p{Ll}+ly\b)(\p{Ll}+)/u,
      (_, who: string, verb: string) => `${who} ${verb === 'be' ? 'are' : verb}`,
    );
