import type { Span } from '../result.ts';
import type { VisualReading } from './reading/read-visual-goal.ts';
import { cut, finish } from './finish-goal.ts';
import {
  brackets,
  ending,
  formatClauses,
  laterMoments,
  opening,
  owners,
  question,
  removal,
  straightQuotes,
  tailRequest,
} from './goal-edits.ts';
import type { Edit } from './goal-edits.ts';

/** How a service wants the goal's own words. */
export interface GoalForm {
  /** `sentences`: capital and full stop; `phrases`: parts with commas between. */
  readonly form: 'sentences' | 'phrases';
  readonly dropsArticle: boolean;
  /** Whether absent things can be named in a negative field. */
  readonly hasNegativeField: boolean;
  /** Whether round brackets weigh words and must be escaped when the goal uses them as brackets. */
  readonly weighsBrackets: boolean;
  /** Whether only the first of several events can be shown. */
  readonly showsOneMoment?: boolean;
  /** Whether the settings hold the proportions. */
  readonly saysShape: boolean;
  /** Clip lengths that the settings can say. */
  readonly seconds?: readonly number[];
  /** Whether flags of the goal (`--ar 16:9`) stay, at the end. */
  readonly readsFlags: boolean;
}

export interface WrittenGoal {
  readonly spans: readonly Span[];
  /** Nouns that moved to the negative field. */
  readonly negatives: readonly string[];
  /** The goal's own clause about the camera, to be placed by the service. */
  readonly cameraClause: string | undefined;
  /** Flags that the goal itself holds. */
  readonly flags: readonly string[];
}

/** The goal as spans for one service: nothing is reworded, and what leaves is shown as removed. */
export function writeGoal(reading: VisualReading, form: GoalForm): WrittenGoal {
  const { text } = reading;
  const moved = reading.isLong
    ? []
    : reading.absences.filter((absence) => form.hasNegativeField || absence.twin !== undefined);
  const clause = reading.camera?.clause;
  const edits: Edit[] = [
    ...opening(reading, form),
    ...moved.map(({ start, end }) => removal(text, start, end, 'V7', 'Naming it would draw it')),
    ...(clause === undefined ? [] : [{ start: clause.start, end: clause.end }]),
    ...(reading.camera?.repeats ?? []).map(({ start, end }) => removal(text, start, end, 'M1', 'Said twice')),
    ...reading.flags.map(({ start, end }) =>
      form.readsFlags ? { start, end } : removal(text, start, end, 'V9', 'This service reads no flags'),
    ),
    ...(form.showsOneMoment === true ? laterMoments(reading) : []),
    ...reading.lettering.flatMap(({ start, end, bare }) => straightQuotes(text, start, end, bare)),
    ...(form.weighsBrackets ? brackets(text) : []),
    ...ending(text),
    ...question(reading),
    ...tailRequest(text),
    ...formatClauses(reading, form),
    ...(reading.use === undefined
      ? []
      : [removal(text, reading.use.start, reading.use.end, 'V2', 'What it is for is no part of the scene')]),
    ...owners(reading),
  ];
  const spans = finish(cut(text, edits), [...new Set(moved.flatMap((absence) => absence.twin ?? []))], form);
  return {
    spans,
    negatives: form.hasNegativeField ? moved.flatMap((absence) => absence.nouns) : [],
    cameraClause: clause?.text,
    flags: form.readsFlags ? reading.flags.map((flag) => flag.text) : [],
  };
}
