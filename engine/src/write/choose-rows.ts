import type { LevelId } from '../catalogue/index.ts';
import type { Goal } from '../goal/read-goal.ts';
import type { Offer, Question } from '../knowledge/rows.ts';
import { shownAt } from './choose-asks.ts';
import { isSaid } from './is-said.ts';

/** Rows that name their questions and offers by id. */
export interface RowTables {
  readonly kinds: Readonly<Record<string, NamedAsks>>;
  readonly questions: Readonly<Record<string, Question>>;
  readonly offers: Readonly<Record<string, Offer>>;
  /** Asked and offered where nothing more telling is. */
  readonly general: NamedAsks;
}

export interface NamedAsks {
  readonly asks: readonly string[];
  readonly offers: readonly string[];
}

/** How many there are at least where a level shows as many, general ones included. */
const leastShown = { asks: 2, offers: 6 } as const;

/** Chooses by id what to ask and to offer for a kind: never what the goal says, nothing twice, the more telling first. */
export const chooseRows = (
  goal: Goal,
  kind: string | undefined,
  { kinds, questions, offers, general }: RowTables,
  level: LevelId,
): { readonly questions: readonly string[]; readonly offers: readonly string[] } => {
  const specific = kind === undefined ? undefined : kinds[kind];
  const about = new Set<string>();
  const fitting = (
    ids: readonly string[],
    table: Readonly<Record<string, Question | Offer>>,
  ): readonly string[] =>
    ids.filter((id) => {
      const row = table[id];
      if (!row || isSaid(row.said ?? {}, goal)) return false;
      const subject = row.about ?? id;
      if (about.has(subject)) return false;
      about.add(subject);
      return true;
    });
  const choose = (
    part: 'asks' | 'offers',
    table: Readonly<Record<string, Question | Offer>>,
    most: number,
  ): readonly string[] => {
    const telling = fitting(specific?.[part] ?? [], table);
    // General ones only help out: a question that tells nothing costs more than a missing third.
    const missing = Math.max(0, leastShown[part] - telling.length);
    return [...telling, ...fitting(general[part], table).slice(0, missing)].slice(0, most);
  };
  const shown = shownAt[level];
  const asked = choose('asks', questions, shown.questions);
  // What was cut away is open to offers again.
  about.clear();
  for (const id of asked) about.add(questions[id]?.about ?? id);
  return { questions: asked, offers: choose('offers', offers, shown.offers) };
};
