import type { LintInput } from '../lint/check-rules.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { VisualReading } from './reading/read-visual-goal.ts';
import type { Validator } from './validators/validator.ts';

interface VisualPlan {
  readonly reading: VisualReading;
  readonly dialect: Dialect;
  readonly version: string;
  /** The goal as the service can read it. */
  readonly goal: string;
  readonly choices: Readonly<Record<string, string>>;
  /** Whether the service had no room for all of it. */
  readonly wasCut: boolean;
  /** Absent where the prompt is for no one service. */
  readonly validator: Validator | undefined;
}

/** What the rules are to know of `prompt`, its syntax judged by the validator of the service it is for. */
export function lintInput(prompt: string, plan: VisualPlan): LintInput {
  const { reading, dialect, version, choices, wasCut, validator } = plan;
  const pictured = reading.language.code === 'en' && !reading.isLong && !reading.isAbstract && !wasCut;
  const drawn = reading.medium?.family === 'drawing' || reading.medium?.family === 'flat';
  return {
    prompt,
    goal: plan.goal,
    kind: 'visual',
    target: dialect.id,
    applies: {
      'view-named': pictured && choices['view'] !== undefined && reading.genre === undefined,
      'light-named': pictured && !drawn && choices['light'] !== undefined,
    },
    ...(validator && { problems: validator(prompt, { version, flags: choices['flags'] === 'on' }) }),
  };
}
