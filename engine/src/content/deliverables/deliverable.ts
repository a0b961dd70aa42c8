import type { DeliverableId } from '../../reading/deliverable-nouns.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

/** Usual size of a deliverable; `unit` is an English plural. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
}

/**
 * What is known about one kind of deliverable. Texts are English and may hold `{length}`, which stands for the size
 * in force; they name no fact, so that nothing enters a prompt that the goal did not say.
 */
export interface Deliverable {
  /** Rule that the parts are shown under; default D2. */
  readonly rule?: string;
  /** `line` marks closed, tiny outputs; style rules serve prose alone; code and tables refuse them. */
  readonly form: 'prose' | 'fiction' | 'list' | 'table' | 'code' | 'line';
  /** Usual size; only a switch where the gist has no `{length}`. */
  readonly length?: LengthRange;
  /** One or two sentences for every level: what the answer is for and what good work of its kind has. */
  readonly gist: string;
  /** Size line; default `{length}`. */
  readonly size?: string;
  /** What makes it acceptable: the first at professional, the first two at expert (D2). */
  readonly parts: readonly string[];
  /** Says every part from the professional level on: health hangs on it, or it goes wrong without the question at its end. */
  readonly whole?: true;
  /** What can be counted; the first is said from the professional level on (C3). */
  readonly checks: readonly string[];
  /** How the trade judges it, for the expert level where no specialty card fits; the first two are said (X1). */
  readonly expert: readonly string[];
  /** What the return line names; empty for advice and answers, which a return line would only cut short. */
  readonly returns: string;
  /** Facts it needs, asked for on the page where the goal lacks them (D3, F1); `occasion` looks at what it is for. */
  readonly slots?: 'occasion' | readonly string[];
  /** Takes the likeliest and says so where a fact is missing: a plan of blanks cannot be followed. */
  readonly assumes?: true;
  /** What only the person knows and the answer turns on; asked on the page, never in the prompt (F1). */
  readonly asks?: readonly string[];
  /** A rule that no other answer needs. */
  readonly ownRule?: (scene: Scene) => Contribution;
  /** An older kind that the trades judge by the same criteria. */
  readonly like?: DeliverableId;
  /** Line that makes a request of a goal that only tells something. */
  readonly lead?: string;
}

export const words = (min: number, max: number): LengthRange => ({ min, max, unit: 'words' });
export const items = (min: number, max: number, unit: string): LengthRange => ({ min, max, unit });
