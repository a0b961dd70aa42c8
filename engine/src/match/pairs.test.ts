import { describe, expect, test } from 'vitest';
import { matchText } from '../write/content.ts';
import { creativePairs } from './pairs/creative.ts';
import { generalPairs } from './pairs/general.ts';
import { homePairs } from './pairs/home.ts';
import { learningPairs } from './pairs/learning.ts';
import { letterPairs } from './pairs/letters.ts';
import { lifePairs } from './pairs/life.ts';
import { marketingPairs } from './pairs/marketing.ts';
import { techPairs } from './pairs/tech.ts';
import { workPairs } from './pairs/work.ts';

const areas = {
  creative: creativePairs,
  general: generalPairs,
  home: homePairs,
  learning: learningPairs,
  letters: letterPairs,
  life: lifePairs,
  marketing: marketingPairs,
  tech: techPairs,
  work: workPairs,
};

describe.each(Object.entries(areas))('goals of %s', (_, pairs) => {
  test.each(pairs)('%s → %s', (text, expected) => {
    const { match } = matchText(text);
    const won = [match.kind ?? 'open', ...match.topics];
    expect(won).toContain(expected);
  });
});
