/** One way in which goals state a rule, and the check that holds a product to it. */
export interface StatedRule {
  readonly id: string;
  /** Cheap test that comes before the reading. */
  readonly cue: RegExp;
  /** The check for a statement, or undefined where the statement is of another shape. */
  readonly check: (statement: string) => string | undefined;
}

/** "24 hours", "two days", "a week". */
export const duration =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|ten|twelve) (?:working |business |calendar )?(?:seconds?|minutes?|mins?|hours?|days?|nights?|weeks?|months?|years?)';

/** "3", "1.5", "two", as a source. */
export const number = '(?:\\d[\\d.,]*|one|two|three|four|five|six|ten|twelve)';

/** "can", "may only", "should be able to": what stands between a person and the deed. */
export const permits =
  '(?:can|may|must|should|will|shall|is allowed to|are allowed to|has to|have to)(?: be able to)?(?: also)?';

/** The base verb and what follows, where the words before it are a subject: "members can borrow …", "members borrow …". */
export const deedPattern = new RegExp(
  `^(?<subject>(?:an? |the |each |every |our |my |all |past |any )?[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3}?) (?:(?<modal>${permits}) )(?<deed>.+)$`,
  'iu',
);
