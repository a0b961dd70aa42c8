import { createHash } from 'node:crypto';
import type { EvaluatedGoal, VariantName } from './variants.ts';

/** What was compared: a prompt, or the answer that it brought. */
export type TextOf = (goal: EvaluatedGoal, name: VariantName) => string | undefined;

export interface Pair {
  readonly id: string;
  readonly goal: string;
  readonly a: VariantName;
  readonly b: VariantName;
}

const couples = [
  ['raw', 'rules'],
  ['raw', 'model'],
  ['rules', 'model'],
] as const;

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex');

/** Every pair of variants of every goal, in an order that the seed shuffles, sides too; the same seed, the same sheet. */
export function pairsOf(goals: readonly EvaluatedGoal[], textOf: TextOf, seed: string): Pair[] {
  const drawn = goals.flatMap((entry, index) =>
    couples.flatMap(([one, other]) => {
      const [left, right] = [textOf(entry, one), textOf(entry, other)];
      if (left === undefined || right === undefined || left === right) return [];
      const lot = digest(seed, String(index), one, other);
      const [a, b] = Number.parseInt(lot.slice(-2), 16) % 2 === 0 ? [one, other] : [other, one];
      return [{ lot, goal: entry.goal, a, b }];
    }),
  );
  return drawn
    .toSorted((one, other) => one.lot.localeCompare(other.lot))
    .map(({ goal, a, b }, index) => ({ id: `P${index + 1}`, goal, a, b }));
}

const quoted = (text: string): string => text.replace(/^/gm, '> ');

/** The sheet for the judge, which names no variant. */
export function writeSheet(pairs: readonly Pair[], goals: readonly EvaluatedGoal[], textOf: TextOf): string {
  const byGoal = new Map(goals.map((entry) => [entry.goal, entry]));
  const text = (pair: Pair, name: VariantName) => {
    const entry = byGoal.get(pair.goal);
    return quoted((entry && textOf(entry, name)) ?? '');
  };
  const blocks = pairs.map((pair) =>
    [
      `## ${pair.id}`,
      `What the person wants:\n\n${quoted(pair.goal)}`,
      `**A**\n\n${text(pair, pair.a)}`,
      `**B**\n\n${text(pair, pair.b)}`,
      'Better:',
    ].join('\n\n'),
  );
  return [
    '# Which serves the person better?',
    'Write A, B or = behind each "Better:". Judge what the person would get, not length or looks. Do not open key.json before the last pair.',
    ...blocks,
    '',
  ].join('\n\n');
}

/** Judgements of a filled sheet, by pair: the variant that won, or "tie". Pairs without a judgement are left out. */
export function readJudgements(
  sheet: string,
  pairs: readonly Pair[],
): { pair: Pair; winner: VariantName | 'tie' }[] {
  const marks = new Map(
    [...sheet.matchAll(/^## (P\d+)$[\s\S]*?^Better:[ \t]*([AB=]?)[ \t]*$/gim)].map(([, id, mark]) => [
      id ?? '',
      (mark ?? '').toUpperCase(),
    ]),
  );
  const winnerOf = (pair: Pair): VariantName | 'tie' | undefined => {
    const mark = marks.get(pair.id);
    if (mark === '=') return 'tie';
    return mark === 'A' ? pair.a : mark === 'B' ? pair.b : undefined;
  };
  return pairs.flatMap((pair) => {
    const winner = winnerOf(pair);
    return winner ? [{ pair, winner }] : [];
  });
}
