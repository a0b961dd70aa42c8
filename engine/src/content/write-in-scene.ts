import type { Generated, Section } from '../result.ts';
import { estimateTokens } from '../tokens/index.ts';
import { arrangePlan } from './arrange-plan.ts';
import type { Variant } from './arrange-plan.ts';
import { planContent } from './content-plan.ts';
import { lintInScene } from './lint-in-scene.ts';
import { renderArrangement } from './render-arrangement.ts';
import type { Scene } from './scene.ts';
import { sumOfCharacters } from './sum-of-characters.ts';

/** What stands between two sections of a prompt. */
export const sectionSeparator = '\n\n';

const addedTexts = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap(({ spans }) => spans.filter(({ origin }) => origin === 'added').map(({ text }) => text));

/** The prompt of a scene. Which of the four arrangements it has follows from the sum of the goal's code points modulo 4. */
export const writeInScene = (scene: Scene): Generated => {
  const { goal } = scene.reading;
  const plan = planContent(scene);
  const variant = (sumOfCharacters(goal) % 4) as Variant;
  const unanswered = scene.answered ? planContent({ ...scene, answered: false, answerTo: () => '' }) : plan;
  const sections = renderArrangement(arrangePlan(plan, variant, scene.target, unanswered), scene);
  const text = sections.map((section) => section.text).join(sectionSeparator);
  const { findings, score } = lintInScene(text, scene, addedTexts(sections));
  return {
    text,
    sections,
    assumptions: plan.assumptions,
    questions: plan.questions,
    findings,
    notices: plan.notices,
    score,
    tokens: { goal: estimateTokens(goal), prompt: estimateTokens(text) },
  };
};
