import type { Generated } from '@whetstone/engine';
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
  /** The prompt without its requirements and checks, of the goals whose prompt has any. */
  readonly bare: readonly number[];
  /** Shares of goals, 0 to 1. */
  readonly rawUnder: number;
  readonly thinUnder: number;
  /** Of the goals whose prompt has requirements. */
  readonly bareUnder: number;
}

const firstHalf = (text: string): string => {
  const lines = text.split('\n');
  return lines.slice(0, Math.ceil(lines.length / 2)).join('\n');
};
/** What is left when nothing says how the answer is built; undefined where nothing is taken away. */
const withoutRequirements = ({ sections, text }: Generated): string | undefined => {
  const kept = sections.filter(({ id }) => id !== 'requirements' && id !== 'checks' && id !== 'style');
  return kept.length < sections.length && kept.length > 0 && text !== ''
    ? kept.map((section) => section.text).join('\n\n')
    : undefined;
};
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** How far the score tells a goal, a thin prompt and a full prompt apart. */
export const scoreRow = (file: string, run: Run, goals: readonly string[]): ScoreRow => {
  const scored = goals.map((goal) => {
    const written = run.write(goal);
    const bare = withoutRequirements(written);
    return {
      raw: run.judge(goal, goal),
      thin: run.judge(firstHalf(written.text), goal),
      bare: bare === undefined ? undefined : run.judge(bare, goal),
      prompt: written.score,
    };
  });
  type Scored = (typeof scored)[number];
  const share = (under: (each: Scored) => boolean, of: readonly Scored[] = scored): number =>
    of.filter(under).length / Math.max(1, of.length);
  const bared = scored.filter(({ bare }) => bare !== undefined);
  return {
    file,
    run: run.name,
    goals: goals.length,
    raw: ascending(scored.map(({ raw }) => raw)),
    thin: ascending(scored.map(({ thin }) => thin)),
    prompt: ascending(scored.map(({ prompt }) => prompt)),
    bare: ascending(bared.map(({ bare }) => bare ?? 0)),
    rawUnder: share(({ raw, prompt }) => raw < prompt),
    thinUnder: share(({ thin, prompt }) => thin < prompt),
    bareUnder: share(({ bare, prompt }) => (bare ?? 0) < prompt, bared),
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
    'Each goal is scored four times by the same rules: as it is, as the first half of its prompt, as the prompt without its',
    'requirements, checks and style (of the prompts that have such sections), as its whole prompt. The rules know nothing of what was',
    'cut; but they look for the kinds of line that our prompts have, so that a low score shows what is missing and a high one',
    'does not prove a good prompt.',
    'Spreads are lowest / 5 % / 25 % / median / 75 %.',
    '',
    '| Goals | Run | Number | Goal alone | Half a prompt | Without requirements | Prompt | Goal under prompt | Half under prompt | Without under prompt |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.file} | ${row.run} | ${row.goals} | ${spread(row.raw)} | ${spread(row.thin)} | ${row.bare.length > 0 ? spread(row.bare) : 'none'} | ${spread(row.prompt)} | ${percent(row.rawUnder)} | ${percent(row.thinUnder)} | ${row.bare.length > 0 ? percent(row.bareUnder) : 'none'} |`,
    ),
    '',
  ].join('\n');
