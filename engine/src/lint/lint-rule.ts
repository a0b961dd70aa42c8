import type { Severity } from '../result.ts';
import type { PromptView } from './prompt-view.ts';

export type LintKind = 'content' | 'visual' | 'code';

/** What a rule sees. `goal` is absent when people check a prompt of their own. */
export interface LintContext {
  readonly prompt: PromptView;
  readonly goal: PromptView | undefined;
  readonly kind: LintKind;
  /** Id of the service, assistant or tool the prompt is for. */
  readonly target: string | undefined;
  readonly noEmDashes: boolean;
  /** Text that our own rules wrote, the whitelist of `nothing-invented`; undefined when it is not known. */
  readonly added: readonly string[] | undefined;
  /** Ids of the rules that hold however short the prompt is. */
  readonly required: ReadonlySet<string>;
  readonly lacksFacts: boolean | undefined;
  /** Findings of the service's own validator; undefined where the target has none. */
  readonly problems: readonly string[] | undefined;
}

export interface Failure {
  readonly message: string;
  readonly fix: string;
}

export type Outcome = 'pass' | 'not-applicable' | Failure;

export interface LintRule<Id extends string = string> {
  readonly id: Id;
  /** Share in the score, 0 for rules that cap the score instead. */
  readonly weight: number;
  readonly severity: Severity;
  readonly check: (context: LintContext) => Outcome;
}

/** Keeps the rule's id as a literal type, so that the list of ids is known to the compiler. */
export const lintRule = <const Id extends string>(rule: LintRule<Id>): LintRule<Id> => rule;
