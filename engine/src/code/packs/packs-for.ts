import type { Answers } from '../../result.ts';
import type { CodeReading } from '../reading/code-reading.ts';
import type { CodePacks } from './code-packs.ts';

// Without one of these words a statement holds no rule that becomes a check.
const ruleCue =
  /\b(?:only|own|not|never|nobody|cannot|until|till|unless|within|before|after|once|per|max|at (?:most|least|the latest)|up to|more than|minimum|needs?|requires?|hidden|visible|secret|public|if|when|whenever|as soon as|alert|alarm|warn\w*)\b|n['’]t\b|^no \b|\b(?:one|1) (?:\p{L}+ )+(?:a|each|every) /iu;

/** The packs without which the prompt for what was read, with its statements and the answers given, cannot be written. */
export const packsFor = (
  { form, kindGroup }: CodeReading,
  statements: readonly string[],
  answers: Answers = {},
): readonly (keyof CodePacks)[] => [
  ...(kindGroup === undefined ? [] : [kindGroup]),
  ...(form === 'change' ? (['changes'] as const) : []),
  ...(form === 'program' ? (['programs'] as const) : []),
  ...([...statements, ...Object.values(answers)].some(
    (said) => typeof said === 'string' && ruleCue.test(said),
  )
    ? (['rules'] as const)
    : []),
];
