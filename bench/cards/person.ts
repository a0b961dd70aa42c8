import { cardFields, type CardFieldId } from '@whetstone/engine/catalogue';

/** A goal of a person, and the fields that bear on it. */
export interface PersonGoal {
  readonly goal: string;
  /** Absent: a text. */
  readonly door?: 'code' | 'visual';
  /** Of a goal for the eye; absent: a picture. */
  readonly media?: 'image' | 'video';
  /** What somebody who knows the person would want in the prompt. */
  readonly wanted: readonly CardFieldId[];
  /** What may be there without harm. */
  readonly fine?: readonly CardFieldId[];
}

/** A person with cards, no field filled twice, and goals as the person types them. */
export interface Person {
  readonly name: string;
  readonly cards: readonly {
    readonly name: string;
    readonly fields: Readonly<Partial<Record<CardFieldId, string>>>;
  }[];
  readonly goals: readonly PersonGoal[];
}

/** What is wrong with persons from a file, each in a sentence; none where they can be measured. */
export const faultsOf = (persons: readonly Person[]): readonly string[] =>
  persons.flatMap(({ name, cards, goals }) => {
    const filled = cards.flatMap(({ fields }) => Object.keys(fields));
    return [
      ...filled.filter((field) => !(field in cardFields)).map((field) => `${name}: no field ${field}`),
      ...filled
        .filter((field, at) => filled.indexOf(field) < at)
        .map((field) => `${name}: ${field} filled twice`),
      ...goals.flatMap(({ goal, wanted, fine = [] }) =>
        [...wanted, ...fine]
          .filter((field) => !filled.includes(field))
          .map((field) => `${name}: ${field} is not filled, for “${goal}”`),
      ),
    ];
  });
