import { describe, expect, test } from 'vitest';
import { imageStyles, videoStyles } from '../../catalogue/visual.ts';
import { wordsOf } from '../../goal/words.ts';
import { imageServices, videoServices } from '../services/index.ts';
import type { Service } from '../services/service.ts';
import { aspectWords, placePrepositions } from './aspects.ts';
import { asksOf, offersOf, visualOffers, visualQuestions } from './asks.ts';
import { clipFacts, noDeeds } from './clip-facts.ts';
import { directions } from './directions.ts';
import { vehicleTakes } from './groups.ts';
import type { Subject, Take } from './rows.ts';
import { styleRows } from './styles.ts';
import { designs } from './subjects/designs.ts';
import { subjects } from './subjects/index.ts';

const rowsOf = <T>(table: Readonly<Record<string, T>>) =>
  Object.entries(table).map(([id, row]) => ({ id, row }));
const phrasesOf = (take: Take): readonly string[] =>
  [take.setting, take.view, take.light, take.colour].filter((phrase) => phrase !== undefined);
const ofSubject = ({ pose, detail, texture, moves, takes }: Subject): readonly string[] => [
  ...[pose, detail, texture, moves].filter((phrase) => phrase !== undefined),
  ...takes.flatMap(phrasesOf),
];
const isFragment = (phrase: string): boolean => /^[^\p{Lu}]/u.test(phrase) && !/[.!?;—–]/.test(phrase);

describe('each subject', () => {
  test('is one of at least sixty', () => {
    expect(Object.keys(subjects).length).toBeGreaterThanOrEqual(60);
  });

  test.each(rowsOf<Subject>(subjects))(
    '$id has four takes with views of their own, in fragments',
    ({ row }) => {
      expect(row.takes.length).toBeGreaterThanOrEqual(4);
      expect(new Set(row.takes.map(({ view }) => view)).size).toBe(row.takes.length);
      expect(new Set(row.takes.map(({ name }) => name)).size).toBe(row.takes.length);
      for (const { name } of row.takes) expect(name.length).toBeLessThanOrEqual(30);
      expect(ofSubject(row).filter((phrase) => !isFragment(phrase))).toEqual([]);
      const openings = new Set([
        ...placePrepositions,
        'leaning',
        'laid',
        'scattered',
        'alone',
        'high',
        'crossing',
        'before',
      ]);
      const unplaced = row.takes.filter(
        ({ setting }) => setting && !openings.has(wordsOf(setting)[0]?.text ?? ''),
      );
      expect(unplaced).toEqual([]);
    },
  );

  test.each(rowsOf<Subject>(subjects).filter(({ row }) => row.group !== 'person' && row.group !== 'design'))(
    '$id speaks of nobody, for nobody need be there',
    ({ row }) => {
      const people = new Set(aspectWords.people.filter((phrase) => !phrase.includes(' ')));
      const found = ofSubject(row).filter((phrase) => wordsOf(phrase).some(({ text }) => people.has(text)));
      expect(found).toEqual([]);
    },
  );

  test('a flat piece is neither lit nor filmed', () => {
    const flat = Object.entries(designs).filter(([id]) => id !== 'social');
    const found = flat.flatMap(([, row]) =>
      ofSubject(row).filter((phrase) =>
        /\b(?:daylight|lit|camera|lens|focus)\b|\blight (?:from|behind|across)|\blight$/.test(phrase),
      ),
    );
    expect(found).toEqual([]);
  });

  test('is told by words that tell no other', () => {
    const owners = new Map<string, string>();
    const shared = rowsOf<Subject>(subjects).flatMap(({ id, row }) =>
      row.nouns.flatMap((noun) => {
        const key = wordsOf(noun)
          .map(({ stem }) => stem)
          .join(' ');
        const owner = owners.get(key);
        owners.set(key, id);
        return owner === undefined || owner === id ? [] : [`"${noun}" is told of ${owner} and ${id}`];
      }),
    );
    expect(shared).toEqual([]);
  });
});

test('takes of vehicles and directions of clips are fragments too', () => {
  const all = [...vehicleTakes.flatMap(phrasesOf), ...directions.map(({ say }) => say)];
  expect(all.filter((phrase) => !isFragment(phrase))).toEqual([]);
});

test('each fact of a clip has words, and each deed and direction names facts that exist', () => {
  const phrases = Object.values(clipFacts).flat();
  expect(new Set(phrases.filter((phrase) => noDeeds.includes(phrase)))).toEqual(new Set());
  for (const fact of Object.values(clipFacts)) expect(new Set(fact).size).toBe(fact.length);
});

test('each style of the catalogue has its row, with another wording beside another medium', () => {
  for (const { id } of [...imageStyles, ...videoStyles]) {
    expect(styleRows[id].says).not.toBe(styleRows[id].within);
    expect(styleRows[id].decides.length).toBeGreaterThan(0);
  }
});

describe('each service', () => {
  test.each([...imageServices, ...videoServices])(
    '$id says when it was checked and what it takes',
    (row: Service) => {
      expect(row.checked).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(row.longest).toBeGreaterThan(0);
      expect(row.seconds === undefined || row.media === 'video').toBe(true);
      expect((row.retired?.since ?? '') < row.checked).toBe(true);
    },
  );

  test('that was switched off names one that runs', () => {
    const all: readonly Service[] = [...imageServices, ...videoServices];
    const lost = all.filter(
      ({ retired, media }) =>
        retired && !all.some((row) => row.name === retired.successor && row.media === media && !row.retired),
    );
    expect(lost).toEqual([]);
  });
});

describe('questions and offers', () => {
  test.each(rowsOf(visualQuestions))('$id can be shown, answered and put into a prompt', ({ row }) => {
    expect(row.ask).toMatch(/^\p{Lu}.*\?$/u);
    expect(row.ask.length).toBeLessThanOrEqual(60);
    expect(row.choices.length).toBeGreaterThanOrEqual(2);
    expect(row.choices.length).toBeLessThanOrEqual(5);
    expect(row.as).toContain('{}');
  });

  test.each(rowsOf(visualOffers))('$id is a wish in a sentence', ({ row }) => {
    expect(row.label.length).toBeLessThanOrEqual(40);
    expect(row.wish).toMatch(/^\p{Lu}.*\.$/u);
    expect(row.why).toMatch(/^\p{Lu}.*[^.]$/u);
  });

  test('are there for every sort of subject', () => {
    for (const asks of Object.values(asksOf)) expect(asks.length).toBeGreaterThanOrEqual(3);
    for (const offers of Object.values(offersOf)) expect(offers.length).toBeGreaterThanOrEqual(5);
  });
});
