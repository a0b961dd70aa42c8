import type { ProjectTypeId } from '../../catalogue/code.ts';
import type { Answers } from '../../result.ts';
import { isSite } from '../questions/is-site.ts';
import type { CodeReading } from '../reading/code-reading.ts';
import type { CodePacks } from './code-packs.ts';

const ruleCue =
  /\b(?:only|own|not|never|nobody|cannot|until|till|unless|within|before|after|once|per|max|at (?:most|least|the latest)|up to|more than|minimum|needs?|requires?|hidden|visible|secret|public|if|when|whenever|as soon as|alert|alarm|warn\w*)\b|n['’]t\b|^no \b|\b(?:one|1) (?:\p{L}+ )+(?:a|each|every) /iu;

/** Whether a statement may hold a rule that becomes a check: a cheap test before the reading. */
export const mayState = (statement: string): boolean => ruleCue.test(statement);

/** The packs without which the prompt for what was read, with its statements and the answers given, cannot be written. */
export function packsFor(
  reading: CodeReading,
  type: ProjectTypeId,
  statements: readonly string[],
  answers: Answers = {},
): readonly (keyof CodePacks)[] {
  const { form, kindPlace } = reading;
  const isRuled = [...statements, ...Object.values(answers)].some(
    (said) => typeof said === 'string' && mayState(said),
  );
  const needed: readonly (readonly [keyof CodePacks, boolean])[] = [
    ['parts', type === 'component' || type === 'feature'],
    ['components', type === 'component'],
    ['features', type === 'feature'],
    // A goal that was cut may yet be written whole, and then read as pages.
    [
      'sites',
      form === 'product' &&
        (isSite(reading, type) || (!reading.isWhole && isSite({ ...reading, wishes: [] }, type))),
    ],
    ['changes', form === 'change'],
    ['programs', form === 'program'],
    ['rules', isRuled],
  ];
  const named = needed.flatMap(([name, isNeeded]) => (isNeeded ? [name] : []));
  return kindPlace === undefined ? named : [...new Set([kindPlace.group, ...named])];
}
