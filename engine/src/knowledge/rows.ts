import type { IndustryId } from '../catalogue/index.ts';

/** A kind of fact that a goal may hold; what holds it is in `goal/facts.ts`. */
export const factIds = [
  'reader',
  'length',
  'count',
  'duration',
  'money',
  'date',
  'place',
  'age',
  'level',
  'tone',
  'format',
  'name',
  'link',
  'quote',
  'material',
] as const;
export type FactId = (typeof factIds)[number];

/** When a goal says something already, so that it is neither asked nor offered. */
export interface Said {
  /** Facts of which one is enough. */
  readonly facts?: readonly FactId[];
  /** Words or phrases of which one is enough, in any number or case. */
  readonly words?: readonly string[];
}

/** What only the person knows and the result hangs on, as the page shows it. */
interface Shown {
  /** The question on the page, at most 60 characters: "Who will read it?" */
  readonly ask: string;
  /** Its name in the prompt, where the answer follows a colon: "Reader". */
  readonly name: string;
  /** Two to five ready answers, the likeliest first, each as it stands on the chip and in the prompt. */
  readonly choices: readonly string[];
  /** An answer in the person's own words, shown in the empty field. */
  readonly example: string;
  /** Why it is asked, at most 80 characters, where the question does not explain itself. */
  readonly why?: string;
}

/** A question that rows name by its id. */
export interface Question extends Shown {
  /** What it is about, where other questions or offers are about the same: only one of them is shown. */
  readonly about?: string;
  readonly said?: Said;
}

/** A question that belongs to one situation. */
export interface Ask extends Shown {
  /** What is asked, the same for the same sort of fact in all situations: "deadline", "diet". The answer's key. */
  readonly fact: string;
  /** Words or phrases of which one in a goal answers it already; beside the choices, and what `saidOf` knows. */
  readonly said?: readonly string[];
}

/** What an expert in the subject would decide, off until it is pressed. */
export interface Offer {
  /** On the button, at most 40 characters: "Three versions". */
  readonly label: string;
  /** The wish as it stands in the prompt, in the person's voice: "Give me three versions that differ in approach." */
  readonly wish: string;
  /** What it does to the answer, one sentence for the margin. */
  readonly why: string;
  readonly about?: string;
  readonly said?: Said;
}

/** What is asked of a goal of no known situation, by what is to come of it. */
export interface Form {
  /** Words that tell it; of several forms the one told first in a goal counts. */
  readonly heard: readonly string[];
  /** Most decisive first; what is taken for granted comes last. */
  readonly asks: readonly Ask[];
  /** The answers that anybody would take for granted here: fact to one of its choices. */
  readonly guess?: Readonly<Record<string, string>>;
  /** Offers by id, most useful first. */
  readonly offers: readonly string[];
  /** Those of them that Expert presses: only where blind marks of answers did not fall by it (docs/decisions/0020). */
  readonly presses?: readonly string[];
}

/** What one specialist would ask the same about: "a repair that the landlord owes". */
export interface Situation {
  /** What such a goal is about, on a chip where a goal is unclear, at most 40 characters: "a repair the landlord owes". */
  readonly label: string;
  /** Goals as people type them, in different words; a goal is recognised by its likeness to them. */
  readonly examples: readonly string[];
  /** Most decisive first. */
  readonly asks: readonly Ask[];
  /** Offers by id, most useful first. */
  readonly offers: readonly string[];
  /** The answers that anybody would take for granted here: fact to one of its choices. */
  readonly guess?: Readonly<Record<string, string>>;
}

/** The lines that can enter a prompt in any subject, in one language. */
export interface Wording {
  /** The wishes of "Human-like", three sections of which the goal chooses one. */
  readonly humanLike: readonly [readonly string[], readonly string[], readonly string[]];
  /** The wish of "No em dashes"; names no mark, so that the prompt itself holds none. */
  readonly noDashes: string;
  /** What stands above the lines behind the person's words, one of four. */
  readonly leadIns: readonly [string, string, string, string];
  /** What "Decide for me" answers where nothing is taken for granted. */
  readonly decided: string;
  /** What can be asked of anything. */
  readonly asks: readonly [priority: Ask, difficulty: Ask, avoid: Ask];
  /** Asked of goals earlier: an answer of before keeps its line. */
  readonly formerAsks: readonly Ask[];
  /** The wishes of the general offers, by their ids. */
  readonly wishes: Readonly<Record<GeneralOfferId, string>>;
}

/** Offered for anything. */
export const generalOfferIds = [
  'concrete',
  'say-what-you-assumed',
  'ask-me-first',
  'three-versions',
  'half-page',
  'argue-against',
] as const;
export type GeneralOfferId = (typeof generalOfferIds)[number];

/** How an industry looks at its work. */
export interface Trade {
  /** One sentence to answer from: `writes` for texts, `advises` for plans, advice and analysis. */
  readonly perspective: { readonly writes: string; readonly advises: string };
  /** By the name of the specialty: what good work has, as wishes. */
  readonly criteria: Readonly<Record<string, readonly string[]>>;
}

export type Trades = Readonly<Record<IndustryId, Trade>>;
