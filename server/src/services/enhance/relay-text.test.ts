import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leakFinder, safeStart } from './find-leak.ts';
import { instructionsFor } from './instructions.ts';
import { Leaking, relayText } from './relay-text.ts';

const instructions = instructionsFor('content');

/** Lets a relay hear a growing answer in pieces; answers what was passed on. */
const relayed = async (enhanced: string, lengths: readonly number[]) => {
  let sent = '';
  const relay = relayText(
    {
      onText: (more) => {
        sent += more;
      },
      onRestart: () => {
        sent = '';
      },
    },
    { shown: 'enhanced', isLeak: leakFinder(instructions, 'sk-0123456789', ''), tidy: (text) => text },
  );
  const raw = JSON.stringify({ enhanced, improvements: [], suggestions: [] });
  const hearAll = async () => {
    for (let at = 0, piece = 0; at < raw.length; piece += 1) {
      at += lengths[piece % lengths.length] ?? 1;
      await relay.hear(raw.slice(0, at));
    }
  };
  const failure: unknown = await hearAll().catch((error: unknown) => error);
  return { sent, failure };
};

describe('[EN-03] the relay of a growing text', () => {
  it('passes on the beginning of what the whole text will be, however it is cut', async () => {
    const word = fc.oneof(
      fc.constantFrom('a', 'Priya,', '14', '"Hall B"', 'é', '😀', '\\n', '\n'),
      fc.string(),
    );
    const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 60 }), pieces, async (words, lengths) => {
        const text = words.join(' ');
        const { sent, failure } = await relayed(text, lengths);
        expect(failure).toBeUndefined();
        expect(text.trimStart().startsWith(sent)).toBe(true);
      }),
    );
  });

  it('passes on most of a text before it is complete', async () => {
    const text = 'Write a short note to Priya about the broken lamps. '.repeat(6);
    const { sent } = await relayed(text, [12]);
    expect(sent.length).toBeGreaterThan(text.length - 60);
  });

  it('stops at the instructions, having passed on fewer than seven words of them', async () => {
    const { sent, failure } = await relayed(`Write a note. ${instructions}`, [12]);
    expect(failure).toBeInstanceOf(Leaking);
    expect(sent.split(/\s+/).length).toBeLessThan(3 + 7);
  });

  it('stops at the key', async () => {
    const text = `Write a note to Priya. sk-0123456789 ${'and so on '.repeat(10)}`;
    const { sent, failure } = await relayed(text, [12]);
    expect(failure).toBeInstanceOf(Leaking);
    expect(sent).not.toContain('sk-');
  });
});

it('what the person wrote themselves is no leak', () => {
  const quoted = instructions.slice(0, 200);
  expect(leakFinder(instructions, undefined, '')(quoted)).toBe(true);
  expect(leakFinder(instructions, undefined, `Improve this: ${quoted}`)(quoted)).toBe(false);
});

it('the safe start of a text leaves its last seven words out', () => {
  expect(safeStart('one two three four five six seven eight')).toBe('one');
  expect(safeStart('one two')).toBe('');
});
