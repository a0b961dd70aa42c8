import { writeCode as generateCode } from '../write/code/write-code.ts';
import type { Question } from '../result.ts';
import { generateVisual } from '../write/visual/generate-visual.ts';
import { generateContent } from '../write/generate-content.ts';
import type { EnhanceKind } from './enhancement.ts';

const mostSuggestions = 3;

const questionsFor: Readonly<Record<EnhanceKind, (goal: string) => readonly Question[] | undefined>> = {
  content: (goal) => generateContent({ goal }).questions,
  visual: (goal) => generateVisual({ goal, media: 'image' }).questions,
  code: (goal) => generateCode({ goal, projectType: 'web-app' }).questions,
};

/** What could be said of this goal, each a blank to fill in with the ready answers in it; at most three. */
export const suggestFacts = (goal: string, kind: EnhanceKind): string[] =>
  (questionsFor[kind](goal) ?? [])
    .slice(0, mostSuggestions)
    .map(
      ({ label, choices = [] }) => `${label}: [${choices.length > 0 ? choices.join(' / ') : 'to fill in'}]`,
    );
