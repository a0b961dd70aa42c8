import type { PageContext } from '@whetstone/contract';
import type { SheetWords } from '../../ui/manuscript/sheet-line.tsx';

/** One job ad, asked for in three ways. */
const goals = [
  'write a job ad for a baker',
  'please make a job ad, we need a baker',
  'job advert for a baker in our shop, asap',
] as const;

export interface WrittenAskers {
  /** Each goal with its own marks. */
  asked: readonly SheetWords[];
  /** What the engine asks about every one of them, word for word. */
  shared: readonly string[];
}

function write({ writeForDesk }: Pick<PageContext, 'writeForDesk'>): WrittenAskers {
  const prompts = goals.map((goal) => writeForDesk({ kind: 'text', goal }));
  const asked = prompts.map(({ sections: [task] }) =>
    (task?.spans ?? [])
      .filter(({ origin }) => origin !== 'added')
      .map(({ text, origin }) => ({ text, origin })),
  );
  const asks = prompts.map(({ questions = [], offers = [] }) => [
    ...questions.map(({ ask, label }) => ask ?? label),
    ...offers.map(({ label }) => label),
  ]);
  const [first = [], ...others] = asks;
  return { asked, shared: first.filter((line) => others.every((lines) => lines.includes(line))) };
}

let written: WrittenAskers | undefined;

/** The three goals with what is asked about all of them; written once, for the goals never change. */
export const writeAskers = (server: Pick<PageContext, 'writeForDesk'>) => (written ??= write(server));
