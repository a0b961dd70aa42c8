import { describe, expect, it } from 'vitest';
import { levelIds } from '../catalogue/index.ts';
import type { ContentOptions } from './content-options.ts';
import { generateContent } from './generate-content.ts';
import { generateContentWith } from './generate-content-with.ts';
import { goldenGoals } from './golden-goals.ts';
import { allPacks, answerGroups } from './packs/all-packs.ts';
import type { ContentPack, ContentPacks } from './packs/content-packs.ts';

const writtenPieceByPiece = (options: ContentOptions) => {
  const named: ContentPack[] = [];
  for (;;) {
    const packs: Partial<ContentPacks> = Object.fromEntries(named.map((name) => [name, allPacks[name]]));
    const generated = generateContentWith(options, packs);
    if (!('missing' in generated)) return { generated, named };
    expect(generated.missing.filter((name) => named.includes(name))).toEqual([]);
    named.push(...generated.missing);
  }
};

const everyGolden = goldenGoals.flatMap(([slug, options]) =>
  levelIds.map((level) => [`${slug}, ${level}`, { ...options, level }] as const),
);

describe('a prompt written with the packs that were named for it', () => {
  it.each(everyGolden)('[E7] is the one that all packs give: %s', (_, options) => {
    const { generated, named } = writtenPieceByPiece(options);
    expect(generated).toEqual(generateContent(options));
    expect(named.filter((name) => Object.hasOwn(answerGroups, name))).toHaveLength(1);
  });

  it('names the group of the answer, and one pack more for an industry', () => {
    const goal = 'Write an email to remind members that the annual meeting is next month.';
    expect(writtenPieceByPiece({ goal }).named).toEqual(['messages', 'occasions']);
    expect(writtenPieceByPiece({ goal, industry: 'legal-compliance' }).named).toEqual([
      'legal-compliance',
      'messages',
      'occasions',
    ]);
  });

  it('names the rules of style for those who switch them on, by a switch or in words', () => {
    const goal = 'Write an email to remind members that the annual meeting is next month.';
    const named = ['style', 'messages', 'occasions'];
    expect(writtenPieceByPiece({ goal, humanize: true }).named).toEqual(named);
    expect(writtenPieceByPiece({ goal, noEmDashes: true }).named).toEqual(named);
    expect(
      writtenPieceByPiece({ goal: 'Rewrite this so it sounds less robotic: We regret.' }).named,
    ).toContain('style');
  });

  it('names the cases of everyday life for a goal that orders no text', () => {
    expect(writtenPieceByPiece({ goal: 'my landlord keeps our deposit, what now?' }).named).toEqual([
      'cases',
      'everyday',
      'matters',
    ]);
  });

  it('reads closely what is more than one plain request in English', () => {
    const readsClosely = (goal: string) => writtenPieceByPiece({ goal }).named.includes('closeReading');
    expect(readsClosely('Write a poem about the rain. It should not rhyme.')).toBe(false);
    expect(readsClosely('my landlord keeps our deposit, what should I do')).toBe(false);
    expect(readsClosely('Translate this text: The kettle is blue.')).toBe(true);
    expect(readsClosely('Summarize the given paragraph. The kettle is blue.')).toBe(true);
    expect(readsClosely('Wie entferne ich Rotwein aus dem Teppich?')).toBe(true);
    expect(readsClosely('Como tirar o cheiro de cigarro do carro?')).toBe(true);
    expect(readsClosely(`Write about the sea. ${'x'.repeat(21_000)}`)).toBe(true);
  });

  it('needs the pack of a language even where the language shows in the given text alone', () => {
    const goal =
      'Bewerte diesen Satz: Die Maschine wurde von den Leuten nicht gekauft, weil sie zu teuer war.';
    expect(writtenPieceByPiece({ goal }).named).toEqual(['closeReading', 'de', 'translated', 'reasoning']);
    expect(writtenPieceByPiece({ goal }).generated).toEqual(generateContent({ goal }));
  });
});
