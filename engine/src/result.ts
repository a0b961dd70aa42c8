/**
 * Where a stretch of the prompt comes from: the person's words as written, trimmed or corrected; what a card of theirs says (rule
 * `card:` and the fact's id); what the person chose
 * or answered; what was assumed for them; or a rule of ours.
 */
export type Origin = 'goal' | 'edited' | 'added' | 'removed' | 'card' | 'chosen' | 'assumed';

/**
 * One stretch of a section. Spans whose origin is not `removed`, joined, are exactly the section's text;
 * `removed` spans show words of the goal that were struck out and are never part of the prompt.
 */
export interface Span {
  readonly text: string;
  readonly origin: Origin;
  /** Id of the rule in SPEC.md that put it there; absent for the goal's own words and for plain punctuation. */
  readonly rule?: string;
  /** One short sentence for the margin, slots filled. */
  readonly reason?: string;
}

export interface Section {
  /** Stable id such as `task`, `context`, `requirements`, `return`. */
  readonly id: string;
  /** Heading shown to people; the prompt itself may write it as a heading, a tag or not at all. */
  readonly title: string;
  /** The section exactly as it stands in the prompt, heading or tags included. */
  readonly text: string;
  readonly spans: readonly Span[];
  /** Why this section is there, in one sentence. */
  readonly reason: string;
}

/** A guess that the person can change; passing `{ [id]: choice }` as `assumptions` rewrites the prompt. */
export interface Assumption {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string;
  readonly reason: string;
}

/** A fact that only the person can know; passing `{ [id]: text }` as `answers` writes it into the prompt. */
export interface Question {
  readonly id: string;
  /** What is asked for, such as "Date and time". */
  readonly label: string;
  /** The whole question: "When does it take place?" */
  readonly ask?: string;
  /** Why the result hangs on it, in a few words. */
  readonly why?: string;
  /** Ready answers, the likeliest first. */
  readonly choices?: readonly string[];
  /** An answer in the person's own words, for the empty field. */
  readonly example?: string;
  /** The answer in the prompt now, and whether it was assumed; absent while the question is open. */
  readonly answer?: { readonly text: string; readonly assumed: boolean };
}

/** A wish that the person may press; passing `{ [id]: true }` as `offers` writes it into the prompt. */
export interface Offer {
  readonly id: string;
  /** On the button, such as "Three versions". */
  readonly label: string;
  /** What it does to the result, in one sentence. */
  readonly why: string;
  readonly on: boolean;
}

export interface Finding {
  /** Id of the check, such as `goal-facts-kept`. */
  readonly rule: string;
  /** Ours are errors; the others stand in drafts of before. */
  readonly severity: 'error' | 'warning' | 'hint';
  /** One plain sentence. */
  readonly message: string;
  /** What to do about it, where something can be done. */
  readonly fix?: string;
}

/** Something the person should know that does not stand in the prompt, such as a goal that belongs to another screen. */
export interface Notice {
  readonly rule: string;
  readonly message: string;
  /** Screen that would serve better, where there is one. */
  readonly screen?: 'content' | 'visual' | 'code';
}

/** Token counts, estimated as for o200k_base (see tokens/). */
export interface TokenCounts {
  readonly goal: number;
  readonly prompt: number;
}

export interface Generated {
  readonly text: string;
  readonly sections: readonly Section[];
  readonly assumptions: readonly Assumption[];
  /** What the person can add, most useful first, at most four; absent where a generator asks nothing. */
  readonly questions?: readonly Question[];
  /** What can be pressed, the most useful first; absent where a generator offers nothing. */
  readonly offers?: readonly Offer[];
  /** Ids of the facts of cards that stand in it; absent where none does. */
  readonly facts?: readonly string[];
  /** False where the prompt is the person's own words in order, with guesses at most: then it is free (AO-07). */
  readonly counts?: boolean;
  readonly findings: readonly Finding[];
  readonly notices: readonly Notice[];
  readonly tokens: TokenCounts;
}

/** Choices for assumptions by id; unknown ids and choices are ignored. */
export type AssumptionChoices = Readonly<Record<string, string>>;

/** Answers to questions by id; unknown ids are ignored, and of each answer one line of `answerMaxLength` characters counts. */
export type Answers = Readonly<Record<string, string>>;
