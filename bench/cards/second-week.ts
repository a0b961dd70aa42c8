// node bench/cards/second-week.ts [FILE]: presses and seconds from a typed goal to the prompt that its person wants, in
// the second week, by the keystroke-level model. A model, not a stopwatch: it knows no reading, no doubt and no mistakes,
// and supposes that a person tells all wanted facts in the words of the card, and answers every question that is shown.
import { nothing, press, together, typing, type Effort } from './keystrokes.ts';
import type { Person, PersonGoal } from './person.ts';
import { factsOf, personsFrom, usedIn, write } from './write-goal.ts';

const openOf = ({ questions = [] }: ReturnType<typeof write>) =>
  questions.filter(({ answer }) => !answer || answer.assumed);

/** Without cards: the wanted facts in the open line, every question in words of one's own, and Generate. */
const before = (person: Person, goal: PersonGoal): Effort => {
  const wanted = factsOf(person).filter(({ id }) => goal.wanted.some((field) => field === id));
  const facts = wanted.map(({ text }) => text).join('. ');
  const answers = openOf(write(goal, [])).map(({ example }) => typing(example ?? ''));
  return together([press, facts === '' ? nothing : typing(facts), ...answers]);
};

/** With cards: what is missing is added and what is odd taken out, by a press each in the list of facts. */
const withCards = (person: Person, goal: PersonGoal, remembers: boolean): Effort => {
  const written = write(goal, factsOf(person));
  const used = usedIn(written);
  const missing = goal.wanted.filter((field) => !used.includes(field));
  const known: readonly string[] = [...goal.wanted, ...(goal.fine ?? [])];
  const moved = missing.length + used.filter((field) => !known.includes(field)).length;
  const opened = moved > 0 ? [press] : [];
  const answers = openOf(written).map(({ example }) => (remembers ? press : typing(example ?? '')));
  return together([press, ...opened, ...Array.from({ length: moved }, () => press), ...answers]);
};

const shown = ({ presses, seconds }: Effort, goals: number): string =>
  `${(presses / goals).toFixed(0).padStart(4)} presses ${(seconds / goals).toFixed(0).padStart(4)} s`;

const persons = await personsFrom(process.argv[2]);
const rows = persons.map((person) => ({
  name: person.name,
  goals: person.goals.length,
  columns: [
    together(person.goals.map((goal) => before(person, goal))),
    together(person.goals.map((goal) => withCards(person, goal, false))),
    together(person.goals.map((goal) => withCards(person, goal, true))),
  ],
}));
const all = {
  name: 'all',
  goals: rows.reduce((sum, { goals }) => sum + goals, 0),
  columns: [0, 1, 2].map((at) => together(rows.map(({ columns }) => columns[at] ?? nothing))),
};
console.log('a goal: without cards | with cards | with cards and answers that were given twice before');
for (const { name, goals, columns } of [...rows, all])
  console.log(`${name}: ${columns.map((effort) => shown(effort, goals)).join(' | ')}`);
