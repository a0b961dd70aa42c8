import { describe, expect, it } from 'vitest';
import { clipFacts } from '../../knowledge/visual/clip-facts.ts';
import { writeVisual } from './write-visual.ts';

const added = (goal: string): readonly string[] =>
  [writeVisual({ goal, media: 'video', service: 'kling' })].flatMap(({ sections }) =>
    sections.flatMap(({ spans }) =>
      spans.flatMap(({ text, origin, rule }) => (origin === 'added' && rule ? text : [])),
    ),
  );
/** One deed of each sort, done by a person, an animal, a thing and by many; and places where nothing is done. */
const scenes = [
  'my grandmother kneading dough',
  'a cat jumps from a shelf onto a sofa',
  'a train pulls into a station',
  'two friends hugging',
  'a ballerina spinning on a stage',
  'a fox walks away',
  'a boy opens a letter and smiles',
  'kids running through a garden',
  'snow falling on a playground',
  'a candle burning down',
  'an old man sitting on a bench',
  'a lighthouse',
  'a heron takes off',
  'a seed becomes a tree',
  'a speaker on marble rotating',
  'a news anchor says "Good evening"',
];

describe('[AO-04] what is said of a clip rules out what would fight it', () => {
  it.each([
    ['static camera', /\bcamera\b/i],
    ['the camera circles slowly', /\bcamera\b/i],
    ['handheld', /\bcamera\b|steady/i],
    ['one take', /\bcut\b|shots/i],
    ['a montage of short shots', /without a cut|no cut|steady view|first frame/i],
    ['time lapse', /natural speed|real time|without a cut/i],
    ['in slow motion', /natural speed|real time/i],
    ['stop motion', /natural speed|real time|\bcamera (?:moves|keeps pace)/i],
    ['seamless loop', /first frame|ends|last second|natural speed/i],
    ['only hands, no faces', /\bfaces?\b|lips|expression/i],
    ['only the knife and the bread in view', /\bfaces?\b|lips|expression/i],
    ['seen from behind', /\bfaces?\b|lips|expression/i],
    ['ends on a close-up of the door', /it ends|last second|held for a second|still going on/i],
    ['a chart that builds, final frame empty for our logo', /it ends/i],
    ['a diagram of bees, closing shot of the hive', /it ends/i],
    ['room for our logo', /it ends|finished form/i],
    ['nothing moves', /\bcamera moves|small movement/i],
    ['fast-paced, music by a band', /natural speed|real time|\bsound\b/i],
  ])('%s', (limit, fights) => {
    const found = scenes.flatMap((scene) =>
      added(`${scene}, ${limit}`).flatMap((text) => (fights.test(text) ? [`${scene}: ${text}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('each sort of deed is filmed in its own way, in sentences', () => {
    // Of what is only spoken nothing is known that a camera could follow.
    const seen = scenes.filter((scene) => !scene.includes('"'));
    const cameras = seen.map((scene) => added(scene).find((text) => /camera/i.test(text)));
    expect(cameras).not.toContain(undefined);
    expect(new Set(cameras).size).toBeGreaterThan(10);
  });

  it('what is drawn itself ends complete where no end is told', () => {
    expect(added('logo reveal for a plumber').join()).toMatch(/it ends on the finished form/i);
  });

  it('what is done stays done, whatever its form', () => {
    for (const deed of ['walk along a pier', 'dance in a kitchen', 'row across a lake', 'sing at a fire'])
      expect(added(`an old man and his dog ${deed}`).join()).not.toMatch(
        /small shifts|small movement|by itself/,
      );
  });

  it('a deed that is refused is none', () => {
    const { happens, travels } = clipFacts;
    const fixed = added('a street, nobody').join();
    for (const deed of [...happens, ...travels].filter((verb) => verb.endsWith('ing') && !verb.includes(' ')))
      expect(added(`a street, no ${deed}`).join()).not.toMatch(/keeps pace|whole movement/);
    expect(fixed).not.toMatch(/keeps pace|whole movement/);
  });

  it('goals that plan their own shots, or in words that no table knows, are left alone', () => {
    for (const goal of ['trailer for a game about bees', 'ein Hund läuft am Strand, ohne Ton'])
      expect(added(goal).filter((text) => /camera|\bcut\b|sound/i.test(text))).toEqual([]);
  });
});

describe('what changes its look', () => {
  const text = (goal: string): string => writeVisual({ goal, media: 'video' }).text;

  it.each([
    'octopus changing color on a coral reef',
    'a chameleon turns green',
    'a pufferfish inflates',
    'a man ages fast',
  ])('is not told to stay the same: %s', (goal) => {
    expect(text(goal)).not.toMatch(/stays? (?:recognizably )?the same/);
  });
});

it('[VP-04] where a clip is played sets its proportions, and it is not asked where a picture goes', () => {
  const goal = 'time lapse of bread rising in a tin';
  const { questions } = writeVisual({ goal, media: 'video' }).asks;
  expect(questions.map(({ id }) => id)).toContain('played');
  expect(questions.map(({ id }) => id)).not.toContain('used');
  const ratioOf = (played: string) =>
    writeVisual({ goal, media: 'video', answers: { played } }).settings.find(
      ({ name }) => name === 'Aspect ratio',
    )?.value;
  const played = questions.find(({ id }) => id === 'played');
  expect((played?.choices ?? []).map(ratioOf)).toEqual(['9:16', '1:1', '16:9', '16:9', '16:9']);
});
