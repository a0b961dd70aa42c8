import { kindNouns } from './kind-nouns.ts';
import type { KindPlace } from './kind-cards.ts';

const patterns = Object.entries(kindNouns.subjects).map(
  ([id, nouns]) =>
    [
      id,
      new RegExp(
        `\\bfor (?:my|our|an?|the)?\\b[^.]{0,40}?\\b(?:${nouns})\\b|\\b(?:${nouns}) (?:web ?site|site|page)\\b`,
        'iu',
      ),
    ] as const,
);

/** The kind of website that is named by whom or what it is for ("website for my wedding"), or undefined. */
export const subjectPlace = (sentence: string): KindPlace | undefined => {
  const id = patterns.find(([, pattern]) => pattern.test(sentence.slice(0, 240)))?.[0];
  return id === undefined ? undefined : { group: 'subjects', id };
};
