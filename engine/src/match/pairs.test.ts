import { describe, expect, test } from 'vitest';
import { matchText } from '../write/content.ts';
import { generalPairs } from './pairs/general.ts';
import { homePairs } from './pairs/home.ts';
import { letterPairs } from './pairs/letters.ts';
import { marketingPairs } from './pairs/marketing.ts';

const areas = { general: generalPairs, home: homePairs, letters: letterPairs, marketing: marketingPairs };

describe.each(Object.entries(areas))('goals of %s', (_, pairs) => {
  test.each(pairs)('%s → %s', (text, expected) => {
    const { match } = matchText(text);
    const won = [match.kind ?? 'open', ...match.topics];
    expect(won).toContain(expected);
  });
});
