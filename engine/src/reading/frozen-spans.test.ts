import { describe, expect, it } from 'vitest';
import { findFrozenSpans } from './frozen-spans.ts';

const found = (text: string): string[] =>
  findFrozenSpans(text).map(({ kind, text: span }) => `${kind} ${span}`);

describe('K1 frozen spans', () => {
  it.each([
    ['Say "good night" twice', ['quote "good night"']],
    ["Call it 'Blue Door' today", ["quote 'Blue Door'"]],
    ['Open https://a.example/x?y=1. Then stop', ['url https://a.example/x?y=1']],
    ['Mail ann.lee@site.example now', ['url ann.lee@site.example']],
    ['Run `git log -1` first', ['code `git log -1`']],
    ['Use main.py with --dry-run', ['file main.py', 'flag --dry-run']],
    ['Take 2.5 kg in 30 min', ['number 2.5 kg', 'number 30 min']],
    ['rename do_it and fooBar', ['identifier do_it', 'identifier fooBar']],
    ['a letter to Ada Lovelace about NASA', ['name Ada Lovelace', 'name NASA']],
    ["Print 'Don't Panic!' twice", ["quote 'Don't Panic!'"]],
    ['Fly to Rome. Then rest with Dr. Ann Lee', ['name Rome', 'name Dr. Ann Lee']],
    ['a book by J.K. Rowling', ['name J.K. Rowling']],
    ['keep {{name}} and [verse]', ['placeholder {{name}}', 'placeholder [verse]']],
  ])('finds what has to stay in %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it("does not take an apostrophe for a quote, nor a sentence's first word for a name", () => {
    expect(found("Don't forget the dog's bowl. It's red.")).toEqual([]);
  });

  it('gives spans in order, without overlap, whose offsets point at their text', () => {
    const text = 'Read "a `b` c" at http://x.example, then 3 km to Port Ellen.';
    let end = 0;
    for (const span of findFrozenSpans(text)) {
      expect(span.start).toBeGreaterThanOrEqual(end);
      expect(text.slice(span.start, span.end)).toBe(span.text);
      end = span.end;
    }
    expect(end).toBeGreaterThan(0);
  });
});
