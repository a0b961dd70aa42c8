import type { Assumption, AssumptionChoices } from '../../result.ts';

/** One way to fill what the goal leaves open. An empty text adds nothing to the prompt. */
export interface AxisChoice {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** Something the goal leaves open, with the guess first. */
export interface Axis {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly [AxisChoice, ...AxisChoice[]];
  readonly rule: string;
  readonly reason: string;
}

export const leftOpen: AxisChoice = { id: 'open', label: 'Leave open', text: '' };

/** The person's choice on an axis, else the first one. */
export const chosen = (axis: Axis, assumptions: AssumptionChoices | undefined): AxisChoice =>
  axis.choices.find((choice) => choice.id === assumptions?.[axis.id]) ?? axis.choices[0];

/** The axis as a switch for the screen. */
export const asAssumption = (axis: Axis, choice: AxisChoice): Assumption => ({
  id: axis.id,
  label: axis.label,
  choices: axis.choices.map(({ id, label }) => ({ id, label })),
  chosen: choice.id,
  reason: axis.reason,
});
