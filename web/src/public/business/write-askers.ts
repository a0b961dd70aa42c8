import type { PageContext } from '@whetstone/contract';
import type { SheetWords } from '../../ui/manuscript/sheet-line.tsx';

/** One job ad, asked for in three ways. */
const goals = [
  'write a job ad for a baker',
  'please make a job ad, we need a baker',
  'job ad for a baker, asap',
] as const;

export interface WrittenAskers {
  /** Each goal with its own marks. */
  asked: readonly SheetWords[];
  /** What the engine asks about every one of them, word for word. */
  shared: readonly string[];
  /** The first of it, answered in the same way each time, and the line that all three prompts get. */
  press: { ask: string; choices: readonly string[]; pressed: string; line: string; reason: string };
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
  const shared = first.filter((line) => others.every((lines) => lines.includes(line)));
  return { asked, shared, press: pressIn(writeForDesk) };
}

/** The same answer pressed for each goal. Throws where the prompts differ in its line, or nothing is asked. */
function pressIn(writeForDesk: PageContext['writeForDesk']): WrittenAskers['press'] {
  const [question] = writeForDesk({ kind: 'text', goal: goals[0] }).questions ?? [];
  const [pressed] = question?.choices ?? [];
  if (!question || pressed === undefined) throw new Error('Nothing is asked about the job ad');
  const lines = goals.map((goal) =>
    writeForDesk({ kind: 'text', goal, answers: { [question.id]: pressed } })
      .sections.flatMap(({ spans }) => spans)
      .find(({ origin }) => origin === 'chosen'),
  );
  const [line] = lines;
  if (!line || lines.some((other) => other?.text !== line.text))
    throw new Error('The prompts for the job ad differ');
  const { ask, label, choices = [] } = question;
  return {
    ask: ask ?? label,
    choices: choices.slice(0, 3),
    pressed,
    line: line.text,
    reason: line.reason ?? '',
  };
}

let written: WrittenAskers | undefined;

/** The three goals with what is asked about all of them; written once, for the goals never change. */
export const writeAskers = (server: Pick<PageContext, 'writeForDesk'>) => (written ??= write(server));
