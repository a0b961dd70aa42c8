import { expect, it } from 'vitest';
import { asSentence } from './as-sentence.ts';

it.each([
  ['seen from slightly lower down, ', 'Seen from slightly lower down.'],
  [', in soft, even light', 'In soft, even light.'],
  ['One consistent style throughout.', 'One consistent style throughout.'],
  [
    'a fox, on a frozen meadow, a natural photograph --ar 3:2 --raw',
    'A fox, on a frozen meadow, a natural photograph.',
  ],
  ['', ''],
])(
  '[VP-02] what a variation changes reads as a sentence, whatever service it is written for: %j',
  (phrase, sentence) => {
    expect(asSentence(phrase)).toBe(sentence);
  },
);
