import { describe, expect, it } from 'vitest';
import { isBlank } from './blank.ts';

describe('isBlank', () => {
  it.each(['', ' \n\t', '\u200B\u200D', '\uFEFF', '\u2060\u00AD', '\u3164', '\u2800', '\u202E', '\uFE0F'])(
    '[CP-06] sees nothing in %j',
    (text) => expect(isBlank(text)).toBe(true),
  );

  it.each(['a', '\u200Ba', '?', '👩‍💻', 'ا', '茶', '\u0301'])('[CP-06] sees something in %j', (text) =>
    expect(isBlank(text)).toBe(false),
  );
});
