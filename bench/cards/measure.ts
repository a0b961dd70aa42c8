import type { Person, PersonGoal } from './person.ts';
import { factsOf, usedIn, write } from './write-goal.ts';

/** How a prompt uses the facts of its person, each by its field. */
export interface Use {
  readonly person: string;
  readonly goal: PersonGoal;
  readonly right: readonly string[];
  readonly missing: readonly string[];
  /** Used, and neither wanted nor fine. */
  readonly odd: readonly string[];
  readonly fine: readonly string[];
  /** The questions that stay open. */
  readonly asked: readonly string[];
}

/** How the prompts for all goals use the facts of their persons. */
export const measure = (persons: readonly Person[]): readonly Use[] =>
  persons.flatMap((person) =>
    person.goals.map((goal): Use => {
      const written = write(goal, factsOf(person));
      const used = usedIn(written);
      const wanted: readonly string[] = goal.wanted;
      const fine: readonly string[] = goal.fine ?? [];
      const open = (written.questions ?? []).filter(({ answer }) => !answer || answer.assumed);
      return {
        person: person.name,
        goal,
        right: wanted.filter((field) => used.includes(field)),
        missing: wanted.filter((field) => !used.includes(field)),
        odd: used.filter((field) => !wanted.includes(field) && !fine.includes(field)),
        fine: used.filter((field) => fine.includes(field)),
        asked: open.map(({ label }) => label),
      };
    }),
  );

/** The counts of all goals. */
export const sumOf = (uses: readonly Use[]) => {
  const count = (of: (use: Use) => readonly string[]): number =>
    uses.reduce((sum, use) => sum + of(use).length, 0);
  return {
    goals: uses.length,
    right: count(({ right }) => right),
    wanted: count(({ goal }) => goal.wanted),
    odd: count(({ odd }) => odd),
    used: count(({ right, fine, odd }) => [...right, ...fine, ...odd]),
    asked: count(({ asked }) => asked),
  };
};
