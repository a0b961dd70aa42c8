import type { BlockId } from '../prompt/block.ts';
import type { GoalForm } from '../reading/goal-form.ts';

/** How a tool wants to be asked. */
export interface ToolProfile {
  /** Name as its maker writes it; absent in the neutral form. */
  readonly name?: string;
  /** Sections in the order in which they stand; a section that is not named here is left out. */
  readonly order: readonly BlockId[];
  /** Ceiling in words for engine text beside a goal of ordinary length; never a target. */
  readonly maxWords: number;
  readonly maxChecks: number;
  readonly titles: Partial<Record<BlockId, string>>;
  /** Stack sentence where neither goal nor form names one (rule B6). */
  readonly stack: Readonly<Record<'product' | 'program', string>>;
  /** Last lines for a product of which no check could be told. */
  readonly withoutChecks: string;
  /** Last lines by form (rules B7, D4); {thing} is what is built, {parts} come from the type. */
  readonly closing: Readonly<Record<GoalForm, string>>;
}

/** Order of a first prompt for tools that build from nothing. */
export const builderOrder: readonly BlockId[] = [
  'task',
  'version',
  'features',
  'data',
  'requirements',
  'form',
  'design',
  'stack',
  'checks',
  'verify',
  'not-now',
  'closing',
];

/** Order for agents that work in a repository: what holds and how it is checked before how it looks. */
export const agentOrder: readonly BlockId[] = [
  'task',
  'version',
  'features',
  'requirements',
  'form',
  'data',
  'stack',
  'design',
  'checks',
  'verify',
  'not-now',
  'closing',
];
