import { describe, expect, it } from 'vitest';
import { generateContent } from '../generate-content.ts';

const textOf = (goal: string, level: 'standard' | 'professional' | 'expert' = 'professional'): string =>
  generateContent({ goal, level }).text;
const lookBack = 'read what I wrote once more';

describe('[C4] professional has the answer looked over before it is given', () => {
  const play = 'write a puppet play for the library, no wolves, and the postman has to sing';

  it('says again what the goal demands, in its own words, and nothing of it at standard', () => {
    expect(textOf(play)).toContain('nothing in it is missed, above all: no wolves; the postman has to sing');
    expect(textOf(play, 'expert')).toContain('above all: no wolves; the postman has to sing');
    expect(textOf(play, 'standard')).not.toContain(lookBack);
  });

  it('looks back at a long goal, and thinks of the use of a short one', () => {
    const long =
      'My choir sings in a barn in August, the roof is tin, the bus leaves at nine and half of us are over seventy. What do we take along so that it is a good evening?';
    expect(textOf(long)).toContain(lookBack);
    expect(textOf('write a speech for the harbour fair')).toContain('think of whoever will read it');
    expect(textOf('why do magnets lose their strength')).toContain('think why I most likely ask');
    expect(textOf('names for a rowing club')).toContain('most likely need this for');
  });

  it('leaves a given text, a part to play and what says all its lines alone', () => {
    for (const goal of [
      'Correct this: He go to the mill, no commas please.',
      'Act as a ferry captain, no swearing',
      'my baby has a fever of 39.5 and no appetite, what do I do',
    ])
      expect(textOf(goal)).not.toMatch(/once more|think (?:why|of whoever)/);
  });

  it('speaks the language of the goal', () => {
    expect(textOf('Wie bekomme ich Harz aus einem Pullover?')).toContain('Überlege vor der Antwort, wofür');
  });
});
