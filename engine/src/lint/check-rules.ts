import type { Finding } from '../result.ts';
import type { LintContext, LintKind } from './lint-rule.ts';
import type { LintRule } from './lint-rule.ts';
import type { LintRuleId } from './lint-rules.ts';
import { viewPrompt } from './prompt-view.ts';

export interface LintInput {
  readonly prompt: string;
  /** The goal the prompt was made from; without it the rules that compare the two do not apply. */
  readonly goal?: string;
  /** Absent: content. */
  readonly kind?: LintKind;
  readonly target?: string;
  readonly noEmDashes?: boolean;
  /**
   * `false` takes a rule out because the reading found nothing for it; `true` holds the prompt to it however short it is,
   * so that a raw goal and its prompt are measured alike.
   */
  readonly applies?: Partial<Readonly<Record<LintRuleId, boolean>>>;
  /** Material that the prompt hands over: its wording is not the prompt's own. */
  readonly given?: readonly string[];
  /** `false` where no fact is missing, so that nothing has to be said about gaps. */
  readonly lacksFacts?: boolean;
  /** What the validator of the target service has against the prompt; absent where there is none. */
  readonly problems?: readonly string[];
  /** Text that the engine itself wrote: it may hold numbers and names that the goal does not. */
  readonly added?: readonly string[];
}

export interface LintResult {
  /** In the order of the rules; a clean prompt has none. */
  readonly findings: readonly Finding[];
  /** 0 to 100: weighted share of the applicable rules that pass, capped where a hard rule fails. */
  readonly score: number;
}

/** Highest score of a prompt that breaks a rule of weight 0. */
const hardFailureCap = 49;

/**
 * Checks a prompt against `rules`. Pure, never throws, linear in the length of prompt and goal; `kept` is the weight of
 * rules that are known to pass.
 */
export function checkRules(rules: readonly LintRule<LintRuleId>[], input: LintInput, kept = 0): LintResult {
  if (input.prompt.trim() === '') return { findings: [], score: 0 };
  const context: LintContext = {
    prompt: viewPrompt(input.prompt, input.given),
    goal: input.goal === undefined ? undefined : viewPrompt(input.goal, input.given),
    kind: input.kind ?? 'content',
    target: input.target,
    noEmDashes: input.noEmDashes ?? false,
    added: input.added,
    required: new Set(Object.entries(input.applies ?? {}).flatMap(([id, on]) => (on ? [id] : []))),
    lacksFacts: input.lacksFacts,
    problems: input.problems,
  };
  const findings: Finding[] = [];
  let passed = kept;
  let applicable = kept;
  let cap = 100;
  for (const rule of rules) {
    if (input.applies?.[rule.id] === false) continue;
    const outcome = rule.check(context);
    if (outcome === 'not-applicable') continue;
    applicable += rule.weight;
    if (outcome === 'pass') {
      passed += rule.weight;
      continue;
    }
    if (rule.weight === 0) cap = hardFailureCap;
    findings.push({ rule: rule.id, severity: rule.severity, message: outcome.message, fix: outcome.fix });
  }
  const share = applicable === 0 ? 100 : Math.round((passed / applicable) * 100);
  return { findings, score: Math.min(share, cap) };
}
