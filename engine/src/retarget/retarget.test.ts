import { describe, expect, it } from 'vitest';
import { generateContent } from '../content/generate-content.ts';
import { retarget } from './retarget.ts';

const options = {
  goal: 'Answer this mail in our name:\n"The ferry was late again and nobody at the pier knew why. I missed my train and would like to know who pays for the ticket."',
  target: 'chatgpt',
} as const;

describe('retarget', () => {
  it('gives the prompt that the other target would have had, and names what changed', () => {
    const { text, changes } = retarget({ options, target: 'claude' });
    expect(text).toBe(generateContent({ ...options, target: 'claude' }).text);
    expect(changes).toContain('Markdown headings became XML tags.');
    expect(changes.some((change) => change.startsWith('The last line now reads:'))).toBe(true);
  });

  it('says so when nothing changes', () => {
    const small = { goal: 'Write a riddle about fog' } as const;
    expect(retarget({ options: small, target: 'gemini' }).changes).toEqual([
      'Nothing changed: this prompt reads the same for Gemini.',
    ]);
  });

  it('keeps every word of a prompt whose options are not known, there and back', () => {
    const prompt = '## Task\nSort the boats.\n\n## Boats\n- Ada\n- Grace\n\nReturn the list.';
    const tagged = retarget({ prompt, target: 'claude' });
    expect(tagged.text).toBe(
      '<task>\nSort the boats.\n</task>\n\n<boats>\n- Ada\n- Grace\n</boats>\n\nReturn the list.',
    );
    expect(tagged.changes).toEqual(['Markdown headings became XML tags.']);
    expect(retarget({ prompt: tagged.text, target: 'chatgpt' }).text).toBe(prompt);
  });

  it('leaves fenced code and tags that are not closed alone', () => {
    const prompt = 'Explain.\n\n```\n## not a heading\n<div>\n```';
    expect(retarget({ prompt, target: 'claude' }).text).toBe(prompt);
    expect(retarget({ prompt, target: 'gemini' }).text).toBe(prompt);
  });
});
