/** A suggestion with a blank to fill in: the words around the blank, and the ready answers in it. */
export interface SuggestedBlank {
  readonly before: string;
  readonly choices: readonly string[];
  readonly after: string;
}

/** The blank of a suggestion, written as "Name: [one / another]" or "by [date]"; undefined where it has none. */
export function blankIn(suggestion: string): SuggestedBlank | undefined {
  const start = suggestion.indexOf('[');
  const end = suggestion.indexOf(']', start);
  if (start === -1 || end === -1) return undefined;
  const choices = suggestion.slice(start + 1, end).split(' / ');
  return {
    before: suggestion.slice(0, start),
    // A single one only names what goes there.
    choices: choices.length > 1 ? choices : [],
    after: suggestion.slice(end + 1),
  };
}

/** The suggestion with the blank filled in. */
export const filledIn = ({ before, after }: SuggestedBlank, answer: string): string =>
  before + answer + after;
