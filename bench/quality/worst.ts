import type { Generated } from '@whetstone/engine';

/** One goal's worst prompt over all runs of its file. The goal is named by its line: its text has a licence of its own. */
interface WorstRow {
  readonly line: number;
  readonly run: string;
  readonly score: number;
  readonly findings: readonly string[];
  readonly tokens: { readonly goal: number; readonly prompt: number };
}

const kept = 20;

/** Collects the lowest score of each goal of one file. */
export const worstOf = (
  file: string,
): { add: (line: number, run: string, made: Generated) => void; page: () => string } => {
  const rows = new Map<number, WorstRow>();
  return {
    add: (line, run, { score, findings, tokens }) => {
      if ((rows.get(line)?.score ?? 101) <= score) return;
      rows.set(line, { line, run, score, findings: findings.map(({ rule }) => rule), tokens });
    },
    page: () =>
      [
        `## ${file}`,
        '',
        '| Line | Run | Score | Findings | Tokens |',
        '|---|---|---|---|---|',
        ...[...rows.values()]
          .toSorted((a, b) => a.score - b.score || b.findings.length - a.findings.length || a.line - b.line)
          .slice(0, kept)
          .map(
            ({ line, run, score, findings, tokens }) =>
              `| ${line} | ${run} | ${score} | ${findings.join(', ') || 'none'} | ${tokens.goal} to ${tokens.prompt} |`,
          ),
        '',
      ].join('\n'),
  };
};

/** The page above the tables of the files. */
export const worstIntroduction = [
  '# The worst twenty of each kind',
  '',
  'Written by `npm run test:goals -- FOLDER` from the scores of that run: for each goal its lowest score over all levels,',
  'targets, services, types and tools. Goals are named by their line, since their texts have licences of their own.',
  'What was done about earlier ones stands in [held-out/](held-out/) and in the history of the engine.',
  '',
].join('\n');
