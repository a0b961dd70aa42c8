import type { Assumption, Notice } from '../result.ts';
import type { PlanLine } from './plan-line.ts';
import { answerShape } from './rules/answer-shape.ts';
import { brokenOff } from './rules/broken-off.ts';
import { conditions } from './rules/conditions.ts';
import { context } from './rules/context.ts';
import { data } from './rules/data.ts';
import { givenFigures } from './rules/given-figures.ts';
import { givenLanguage } from './rules/given-language.ts';
import { knownFactsOnly } from './rules/known-facts-only.ts';
import { missingFacts } from './rules/missing-facts.ts';
import { perspective } from './rules/perspective.ts';
import { queryDialect } from './rules/query-dialect.ts';
import { reader } from './rules/reader.ts';
import { returnLine } from './rules/return-line.ts';
import { answersToQuestions } from './rules/side-questions.ts';
import { startingQuestions } from './rules/starting-questions.ts';
import { style } from './rules/style.ts';
import { task } from './rules/task.ts';
import { tradeCriteria } from './rules/trade-criteria.ts';
import { translated } from './rules/translated.ts';
import { vagueWord } from './rules/vague-word.ts';
import { wrongScreen } from './rules/wrong-screen.ts';
import type { Scene } from './scene.ts';

/** Everything the prompt will say, before variant and target give it a form. */
export interface ContentPlan {
  readonly lines: readonly PlanLine[];
  readonly assumptions: readonly Assumption[];
  readonly notices: readonly Notice[];
}

const always = [task, context, data, conditions];
const english = [
  perspective,
  answersToQuestions,
  startingQuestions,
  answerShape,
  brokenOff,
  queryDialect,
  vagueWord,
  missingFacts,
  reader,
  knownFactsOnly,
  givenFigures,
  givenLanguage,
  tradeCriteria,
  style,
  returnLine,
];
const otherLanguages = [style, translated];

/** Asks every rule of SPEC.md, section Content, in order, for what it gives to the prompt. */
export const planContent = (scene: Scene): ContentPlan => {
  const { language } = scene.reading;
  const foreign = language.confident && language.code !== 'en';
  const given = [...always, ...(foreign ? otherLanguages : english), wrongScreen].map((rule) => rule(scene));
  return {
    lines: given.flatMap(({ lines = [] }) => lines),
    assumptions: given.flatMap(({ assumptions = [] }) => assumptions),
    notices: given.flatMap(({ notices = [] }) => notices),
  };
};
