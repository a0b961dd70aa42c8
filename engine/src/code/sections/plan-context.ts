import type { Assumption } from '../../result.ts';
import type { CodeOptions } from '../code-options.ts';
import type { ChangeKind } from '../frames/change-kinds.ts';
import type { InputCase } from '../frames/input-cases.ts';
import type { NamedPart } from '../frames/named-part.ts';
import type { StatementKind } from '../frames/statement-kinds.ts';
import type { Tension } from '../frames/tensions.ts';
import type { ProjectTypeProfile } from '../project-types/project-type.ts';
import type { Given } from '../questions/asked.ts';
import type { DistinctAbilities } from '../reading/distinct-abilities.ts';
import type { CodeReading } from '../reading/code-reading.ts';
import type { GoalForm } from '../reading/goal-form.ts';
import type { NamedTechnology } from '../reading/named-technology.ts';
import type { Role } from '../stated/roles.ts';
import type { ToolProfile } from '../tools/tool-profile.ts';

/** All that a section needs to decide what it says. */
export interface PlanContext {
  readonly options: CodeOptions;
  readonly reading: CodeReading;
  readonly type: ProjectTypeProfile;
  readonly tool: ToolProfile;
  /** The form in force: the one read, or the one chosen instead. */
  readonly form: GoalForm;
  /** Whether the goal says so little that a first version has to be proposed. */
  readonly isThin: boolean;
  readonly abilities: DistinctAbilities;
  /** What sort of change is asked for, where one is. */
  readonly change: ChangeKind | undefined;
  /** What a program of one statement is, where one is asked for. */
  readonly statement: StatementKind | undefined;
  /** Cases that break the input of a small program. */
  readonly cases: readonly InputCase[];
  /** Checks of the rules that the goal states. */
  readonly stated: readonly string[];
  /** Who does what, by the goal. */
  readonly roles: readonly Role[];
  /** What the goal names in passing and this type and kind of product has. */
  readonly parts: readonly NamedPart[];
  readonly tensions: readonly Tension[];
  readonly named: readonly NamedTechnology[];
  readonly assumptions: readonly Assumption[];
  /** What the person answered to the prompt's questions. */
  readonly given: readonly Given[];
  /** The choice in force for an assumption, undefined where it was not made. */
  readonly chosen: (id: string) => string | undefined;
}

/** What one calls the product: "the calculator", "the site". */
export const thingOf = ({ reading, type }: PlanContext): string =>
  (type.id === 'api' && !reading.kind?.isScreenless ? undefined : reading.kindWords) ?? type.thing;

/** Whether the change mends or moves what is there: what a kind of product usually has says nothing about it. */
export const mendsWhatIs = ({ change }: Pick<PlanContext, 'change'>): boolean =>
  change !== undefined && change.id !== 'add';
