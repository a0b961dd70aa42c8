export interface Answer {
  readonly kind: string;
  /** 0: the connection broke or no answer came. */
  readonly status: number;
  /** Whether it carried Retry-After. */
  readonly saysWhen: boolean;
  /** When it was asked and how long it took, in milliseconds. */
  readonly at: number;
  readonly ms: number;
}

export interface Phase {
  readonly name: string;
  readonly isThere: boolean;
  readonly at: number;
}

interface Drill {
  readonly kinds: readonly string[];
  readonly answers: readonly Answer[];
  readonly phases: readonly Phase[];
  readonly machine: string;
}

const longestMs = 2000;
/** These do not ask the database. */
const alwaysThere = new Set(['liveness']);

const isGood = ({ status }: Answer) => status >= 200 && status < 400;
const round = (ms: number) => String(Math.round(ms));

const cell = (answers: readonly Answer[]): string => {
  if (answers.length === 0) return '';
  const counts = new Map<string, number>();
  for (const { status } of answers) {
    const name = status === 0 ? 'none' : String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const worst = Math.max(...answers.map(({ ms }) => ms));
  return `${[...counts].map(([name, count]) => `${name} × ${count}`).join(', ')} (${round(worst)})`;
};

const table = (rows: readonly (readonly string[])[]): string =>
  rows
    .flatMap((row, index) => [
      `| ${row.join(' | ')} |`,
      ...(index === 0 ? [`|${' --- |'.repeat(row.length)}`] : []),
    ])
    .join('\n');

const bySecond = ({ kinds, answers, phases }: Drill): string => {
  const last = Math.floor(Math.max(...answers.map(({ at }) => at)) / 1000);
  const rows = Array.from({ length: last + 1 }, (_, second) => {
    const current = phases.findLast(({ at }) => at < (second + 1) * 1000);
    const now = answers.filter(({ at }) => Math.floor(at / 1000) === second);
    return [
      String(second),
      current?.name ?? '',
      ...kinds.map((kind) => cell(now.filter((one) => one.kind === kind))),
    ];
  });
  return table([['second', 'PostgreSQL', ...kinds], ...rows]);
};

/** From each return of the database to the first success of each kind. */
const recoveries = ({ kinds, answers, phases }: Drill) =>
  phases.slice(1).flatMap(({ name, isThere, at }) =>
    isThere
      ? kinds.map((kind) => {
          const first = answers
            .filter((one) => one.kind === kind && one.at + one.ms >= at && isGood(one))
            .toSorted((a, b) => a.at + a.ms - (b.at + b.ms))[0];
          return { name, kind, ms: first ? first.at + first.ms - at : Number.POSITIVE_INFINITY };
        })
      : [],
  );

const faultsOf = ({ answers }: Drill, found: ReturnType<typeof recoveries>): string[] => {
  const count = (what: string, of: (one: Answer) => boolean) => {
    const number = answers.filter(of).length;
    return number > 0 ? [`${number} ${what}`] : [];
  };
  return [
    ...count('answers of 401', ({ status }) => status === 401),
    ...count('answers of 500', ({ status }) => status === 500),
    ...count('broken connections', ({ status }) => status === 0),
    ...count('answers of 503 without Retry-After', ({ status, saysWhen }) => status === 503 && !saysWhen),
    ...count('answers after more than 2 s', ({ ms }) => ms > longestMs),
    ...count('failures of what needs no database', (one) => alwaysThere.has(one.kind) && !isGood(one)),
    ...found
      .filter(({ ms }) => ms > longestMs)
      .map(({ name, kind, ms }) => `${kind}, ${name}: first success after ${round(ms)} ms`),
  ];
};

/** The drill as a page, and what of it must not be. */
export const outageReport = (drill: Drill): { page: string; failures: string[] } => {
  const found = recoveries(drill);
  const failures = faultsOf(drill, found);
  const worst = Math.max(...drill.answers.map(({ ms }) => ms));
  const names = [...new Set(found.map(({ name }) => name))];
  const page = `# Outage drill

\`npm run drill:outage\`: PostgreSQL is frozen (SIGSTOP), stopped (fast) and restarted (immediate) under requests of ${drill.kinds.length} kinds, each of which was made once before, some seconds after the start. Each cell counts the answers to what was asked in that second, by status, with the slowest in milliseconds. Machine: ${drill.machine}.

${drill.answers.length} answers, the slowest after ${round(worst)} ms. ${failures.length === 0 ? 'No 401, no 500, none after more than 2 s; each kind succeeded again within 2 s.' : `Faults: ${failures.join('; ')}.`}

## From the return to the first success, in milliseconds

${table([
  ['PostgreSQL', ...drill.kinds],
  ...names.map((name) => [name, ...found.filter((one) => one.name === name).map(({ ms }) => round(ms))]),
])}

## By second

${bySecond(drill)}
`;
  return { page, failures };
};
