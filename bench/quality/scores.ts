import type { Run } from './runs.ts';

/** Scores of one run over all goals of a file, each list sorted. */
export interface ScoreRow {
  readonly file: string;
  readonly run: string;
  readonly goals: number;
  /** The goal itself, handed to the tool as it is. */
  readonly raw: readonly number[];
  /** The first half of the prompt's lines. */
  readonly thin: readonly number[];
  readonly prompt: readonly number[];
  /** Shares of goals, 0 to 1. */
  readonly rawUnder: number;
  readonly thinUnder: number;
}

const firstHalf = (text: string): string => {
  const lines = text.split('\n');
  return lines.slice(0, Math.ceil(lines.length / 2)).join('\n');
};
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** How far the score tells a goal, a thin prompt and a full prompt apart. */
export const scoreRow = (file: string, run: Run, goals: readonly string[]): ScoreRow => {
  const scored = goals.map((goal) => {
    const { text, score } = run.write(goal);
    return { raw: run.judge(goal, goal), thin: run.judge(firstHalf(text), goal), prompt: score };
  });
  const share = (under: (each: (typeof scored)[number]) => boolean): number =>
    scored.filter(under).length / Math.max(1, scored.length);
  return {
    file,
    run: run.name,
    goals: goals.length,
    raw: ascending(scored.map(({ raw }) => raw)),
    thin: ascending(scored.map(({ thin }) => thin)),
    prompt: ascending(scored.map(({ prompt }) => prompt)),
    rawUnder: share(({ raw, prompt }) => raw < prompt),
    thinUnder: share(({ thin, prompt }) => thin < prompt),
  };
};

const marks = [0, 0.05, 0.25, 0.5, 0.75] as const;
const spread = (sorted: readonly number[]): string =>
  marks
    .map((share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
    .join(' / ');
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The rows as a table in Markdown. */
export const scoresPage = (rows: readonly ScoreRow[]): string =>
  [
    '# How far the score tells good from thin',
    '',
    'Written by `npm run test:goals -- FOLDER`; no clock and no chance, so the same goals give the same page.',
    'Each goal is scored three times by the same rules: as it is, as the first half of its prompt, as its whole prompt.',
    'Spreads are lowest / 5 % / 25 % / median / 75 %.',
    '',
    '| Goals | Run | Number | Goal alone | Half a prompt | Prompt | Goal under prompt | Half under prompt |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.file} | ${row.run} | ${row.goals} | ${spread(row.raw)} | ${spread(row.thin)} | ${spread(row.prompt)} | ${percent(row.rawUnder)} | ${percent(row.thinUnder)} |`,
    ),
    '',
  ].join('\n');
