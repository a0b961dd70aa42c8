/** A part that a goal names in passing ("with booking", "works offline"), what it is and how it shows that it works. */
export interface NamedPart {
  readonly id: string;
  /** Read in small letters, which takes half the time of reading either. */
  readonly pattern: RegExp;
  /** One line for the first version; absent where the check says it all. */
  readonly line?: string;
  readonly check: string;
}

/** A part whose cue is a list of nouns, as alternatives of a regular expression. */
export const part = (id: string, nouns: string, check: string, line?: string): NamedPart => ({
  id,
  pattern: new RegExp(`\\b(?:${nouns})\\b`, 'u'),
  check,
  ...(line !== undefined && { line }),
});
