import type { Section } from '@whetstone/engine';

/** A prompt of no more sections is shown whole. */
const mostShown = 4;

/** What is shown of a prompt: of a long one the goal, what a press wrote in, and how it ends. */
export const partOf = (sections: readonly Section[]): readonly Section[] =>
  sections.length <= mostShown
    ? sections
    : sections.filter(
        ({ spans }, index) =>
          index === 0 || index === sections.length - 1 || spans.some(({ origin }) => origin === 'chosen'),
      );
