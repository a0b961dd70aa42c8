import type { Question } from '../../result.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';

/** A question, and how its answer joins the goal. */
export interface Asked extends Question {
  /** What stands between the goal and the answer. */
  readonly lead: string;
  /** Whose looks they are. */
  readonly noun?: string;
  /** Lettering: each part stands in quotation marks of its own, or the whole in one pair. */
  readonly quotes?: 'parts' | 'whole';
}

/** What a kind of picture asks of a goal; in the order of what matters most. */
export type Questioner = (reading: VisualReading, dialect: Dialect) => readonly (Asked | false)[];

export const asked = (id: string, label: string, lead = ', ', quotes?: Asked['quotes']): Asked => ({
  id,
  label,
  lead,
  ...(quotes && { quotes }),
});
