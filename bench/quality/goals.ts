// Runs the engine over files of real goals (one a line) and checks what must hold for every one of them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { properties } from './properties.ts';
import { runsByFile } from './runs.ts';

const folder = process.argv[2];
if (!folder || !existsSync(folder)) {
  console.error('Name a folder with text_goals.txt, image_goals.txt, …: npm run test:goals -- FOLDER');
  process.exit(1);
}

/** Share of prompts for which a property may fail: reading plain words by rules is never perfect, these bounds only sink. */
const allowed: Readonly<Record<string, number>> = {
  'numbers kept': 0,
  'addresses kept': 0,
  'quotes kept': 0.005,
  'names kept': 0.01,
  'says more than the goal, or why not': 0,
};

interface Row {
  file: string;
  goals: number;
  prompts: number;
  medianTokens: number;
  /** Of all calls in their order: the first of a file run cold code, and whatever else the machine does is in it. */
  p99Ms: number;
  /** Of the goals, each with the median of its runs: what a prompt takes once the code is warm, beside a busy machine too. */
  p99WarmMs: number;
  failures: Record<string, number>;
}

const rows: Row[] = [];
const worst: string[] = [];
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const rounded = (value: number): number => Number(value.toFixed(2));
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

for (const [file, runs] of Object.entries(runsByFile)) {
  const path = join(folder, file);
  if (!existsSync(path)) continue;
  const goals = readFileSync(path, 'utf8')
    .split('\n')
    .filter((goal) => goal.trim() !== '');
  const times: number[] = [];
  const timesOf = goals.map((): number[] => []);
  const tokens: number[] = [];
  const failures: Record<string, number> = {};
  for (const run of runs) {
    for (const [index, goal] of goals.entries()) {
      const began = performance.now();
      const result = run.write(goal);
      const taken = performance.now() - began;
      times.push(taken);
      timesOf[index]?.push(taken);
      const again = run.write(goal);
      tokens.push(result.tokens.prompt);
      for (const property of properties) {
        const wrong = property.check(goal, result, again);
        if (wrong === null) continue;
        failures[property.name] = (failures[property.name] ?? 0) + 1;
        if (failures[property.name] === 1 || worst.length < 200)
          worst.push(`${file} (${run.name}) ${property.name}: ${wrong} <- ${goal.slice(0, 160)}`);
      }
    }
  }
  rows.push({
    file,
    goals: goals.length,
    prompts: times.length,
    medianTokens: at(ascending(tokens), 0.5),
    p99Ms: rounded(at(ascending(times), 0.99)),
    p99WarmMs: rounded(at(ascending(timesOf.map((taken) => at(ascending(taken), 0.5))), 0.99)),
    failures,
  });
}

console.table(rows.map(({ failures, ...row }) => row));
let broken = false;
for (const { file, prompts, failures } of rows) {
  for (const [name, count] of Object.entries(failures)) {
    const share = count / prompts;
    const bad = share > (allowed[name] ?? 0);
    broken ||= bad;
    console.log(
      `${bad ? 'FAILED' : 'within bounds'}: ${file}, ${name}: ${count} of ${prompts} (${(share * 100).toFixed(2)} %)`,
    );
  }
}
for (const line of worst.slice(0, 40)) console.log(`  ${line}`);
mkdirSync(join(import.meta.dirname, '..', 'results'), { recursive: true });
writeFileSync(
  join(import.meta.dirname, '..', 'results', 'quality.json'),
  `${JSON.stringify(rows, null, 2)}\n`,
);
if (rows.length === 0) console.error('The folder holds none of the files that this run knows.');
process.exit(broken || rows.length === 0 ? 1 : 0);
