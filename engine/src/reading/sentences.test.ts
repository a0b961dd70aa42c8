import { describe, expect, it } from 'vitest';
import { findFrozenSpans } from './frozen-spans.ts';
import { splitSentences } from './sentences.ts';

const split = (text: string): string[] =>
  splitSentences(text, findFrozenSpans(text)).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each([
    ['One. Two? Three!', ['One.', 'Two?', 'Three!']],
    ['first line\nsecond line', ['first line', 'second line']],
    ['Use e.g. oak, i.e. wood. Not tin.', ['Use e.g. oak, i.e. wood.', 'Not tin.']],
    ['Write to Dr. Lee at 2.5 km. Go.', ['Write to Dr. Lee at 2.5 km.', 'Go.']],
    ['Say "Stop. Wait." twice. Then go.', ['Say "Stop. Wait." twice.', 'Then go.']],
    ['Read main.py first. Then run it.', ['Read main.py first.', 'Then run it.']],
    ['I plot in R. How do I add a line?', ['I plot in R.', 'How do I add a line?']],
    ['橋について書く。短く。', ['橋について書く。', '短く。']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });
});
