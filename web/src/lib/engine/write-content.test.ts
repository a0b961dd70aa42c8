import { generateContent } from '@whetstone/engine/content';
import { describe, expect, it } from 'vitest';
import { writeContent } from './write-content.ts';

describe('writing in the browser with the packs that a goal needs', () => {
  it.each([
    { goal: 'Write an email that invites the neighbours to a street party on 12 June' },
    { goal: 'Why does sourdough bread need so long?', industry: 'education-training' as const },
    { goal: 'Write an email about our move', answers: { reader: 'all staff', tone: 'calm' } },
    { goal: 'Schreibe eine E-Mail an meine Vermieterin: Die Heizung ist seit Montag kalt.' },
  ])('gives the prompt that the server gives: $goal', async (options) => {
    expect(await writeContent(options)).toEqual(generateContent(options));
  });
});
