import type { Assumption, Notice, Question } from '../result.ts';
import type { Contribution, PlanLine } from './plan-line.ts';
import { answerShape } from './rules/answer-shape.ts';
import { conditions } from './rules/conditions.ts';
import { context } from './rules/context.ts';
import { data } from './rules/data.ts';
import { knownFactsOnly } from './rules/known-facts-only.ts';
import { givenLanguage } from './rules/given-language.ts';
import { missingFacts } from './rules/missing-facts.ts';
import { ownFacts } from './rules/own-facts.ts';
import { perspective } from './rules/perspective.ts';
import { reader } from './rules/reader.ts';
import { rereading } from './rules/rereading.ts';
import { returnLine } from './rules/return-line.ts';
import { startingQuestions } from './rules/starting-questions.ts';
import { style } from './rules/style.ts';
import { task } from './rules/task.ts';
import { tradeCriteria } from './rules/trade-criteria.ts';
import { translated } from './rules/translated.ts';
import { unsureKind } from './rules/unsure-kind.ts';
import { wrongScreen } from './rules/wrong-screen.ts';
import type { Scene } from './scene.ts';

/** Everything the prompt will say, before variant and target give it a form. */
export interface ContentPlan {
  readonly lines: readonly PlanLine[];
  readonly assumptions: readonly Assumption[];
  readonly questions: readonly Question[];
  readonly notices: readonly Notice[];
}

const always = [task, context, data, conditions];
const ruleOfAnswer = (scene: Scene): Contribution => scene.answer.ownRule?.(scene) ?? {};
const english = [
  perspective,
  answerShape,
  ruleOfAnswer,
  missingFacts,
  startingQuestions,
  reader,
  knownFactsOnly,
  givenLanguage,
  tradeCriteria,
  ownFacts,
  style,
  rereading,
  returnLine,
];

/** Asks every rule of SPEC.md, section Content, in order, for what it gives to the prompt. */
export const planContent = (scene: Scene): ContentPlan => {
  const frame = scene.isForeign ? [style, translated, ownFacts] : english;
  const given = [...always, ...frame, unsureKind, wrongScreen].map((rule) => rule(scene));
  return {
    lines: given.flatMap(({ lines = [] }) => lines),
    assumptions: given.flatMap(({ assumptions = [] }) => assumptions),
    questions: given.flatMap(({ questions = [] }) => questions),
    notices: given.flatMap(({ notices = [] }) => notices),
  };
};
