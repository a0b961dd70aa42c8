import { describe, expect, it } from 'vitest';
import { blankExample } from './blank-example.ts';

describe('[F1] the example in a blank is an answer to its question', () => {
  it.each([
    ['age-and-kind', 'beagle, 4'],
    ['age', '6'],
    ['age-income-and-savings', '€2,400 a month, €8,000 saved'],
    ['budget', '€240'],
    ['starting-capital', '€9,000'],
    ['date-of-the-move', 'May 3'],
    ['date-and-place', 'Friday, May 3, 6 pm, town hall'],
    ['length-of-the-meeting', '45 minutes'],
    ['length-of-the-project', undefined],
    ['age-or-level', 'twelve adults, no experience'],
    ['since-when', 'for two weeks, since the move'],
    ['what-i-want-from-it', undefined],
    ['what-i-want-to-get', 'a message to send, a plan or advice'],
  ])('%s', (id, example) => expect(blankExample({ id, label: '' })).toBe(example));
});
