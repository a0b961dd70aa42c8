import { generateCode, generateContent, generateVisual, type Section } from '@whetstone/engine';
import { describe, expect, it } from 'vitest';
import { exampleSheets } from './example-sheets.ts';

const { content, visual, code } = exampleSheets;
const written: readonly [string, readonly Section[], readonly Section[]][] = [
  ['content', content.sections, generateContent(content.request).sections],
  ['visual', visual.sections, generateVisual(visual.request).sections],
  ['code', code.sections, generateCode(code.request).sections],
];

describe('the example on an empty sheet', () => {
  it.each(written)('[CP-01] is what the engine writes: %s', (_, shown, sections) => {
    const kept = sections.map(({ spans, ...section }) => ({
      ...section,
      spans: spans.map(({ rule: _rule, ...span }) => span),
    }));
    expect(shown).not.toHaveLength(0);
    for (const section of shown) expect(kept).toContainEqual(section);
  });
});
