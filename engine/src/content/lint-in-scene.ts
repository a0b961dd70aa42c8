import { checkRules } from '../lint/check-rules.ts';
import type { LintResult } from '../lint/check-rules.ts';
import { contentRules } from '../lint/content-rules.ts';
import { applicableRules } from './applicable-rules.ts';
import { questionsOf } from './questions.ts';
import { lacksFacts } from './rules/missing-facts.ts';
import type { Scene } from './scene.ts';

/** Findings and score of `prompt` by what the scene's goal asks for. */
export const lintInScene = (prompt: string, scene: Scene, added?: readonly string[]): LintResult => {
  const { goal, data } = scene.reading;
  const answers = scene.answered ? questionsOf(scene).flatMap(({ id }) => scene.answerTo(id) || []) : [];
  return checkRules(contentRules, {
    prompt,
    goal: [goal, ...answers].join('\n'),
    kind: 'content',
    target: scene.target,
    noEmDashes: scene.noEmDashes,
    applies: applicableRules(scene),
    given: [...(data ? [goal.slice(data.range.start, data.range.end)] : []), ...answers],
    lacksFacts: lacksFacts(scene),
    ...(added && { added }),
  });
};
