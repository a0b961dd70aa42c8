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
interface Said {
  /** Facts of which one is enough. */
  readonly facts?: readonly FactId[];
  /** Words or phrases of which one is enough, in any number or case. */
  readonly words?: readonly string[];
}

/** What only the person knows and the result hangs on. */
export interface Question {
  /** The question on the page, at most 60 characters: "Who will read it?" */
  readonly ask: string;
  /** Its name in the prompt, where the answer follows a colon: "Reader". */
  readonly name: string;
  /** Two to five ready answers, the likeliest first, each as it stands on the chip and in the prompt. */
  readonly choices: readonly string[];
  /** An answer in the person's own words, shown in the empty field. */
  readonly example: string;
  /** Why the result hangs on it, at most 60 characters. */
  readonly why: string;
  /** What it is about, where other questions or offers are about the same: only one of them is shown. */
  readonly about?: string;
  readonly said?: Said;
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

/** A kind of text, answer or work, told by its noun or its verb. */
export interface Kind<Q extends string = string, O extends string = string> {
  /** What the thing is called: the head of the request's object ("complaint letter", "letter of complaint"). */
  readonly nouns?: readonly string[];
  /** What the request begins with ("translate", "how do i"); outweighs a noun. */
  readonly verbs?: readonly string[];
  /** Words that make it likelier once a noun or verb was found. */
  readonly near?: readonly string[];
  /** Words that rule it out. */
  readonly never?: readonly string[];
  /** True for a form that says little of the subject (email, list, plan): the topic's questions come first. */
  readonly broad?: true;
  /** Most decisive first. */
  readonly asks: readonly Q[];
  readonly offers: readonly O[];
  /** The answers that anybody would take for granted here: question id to one of its choices. */
  readonly guess?: Readonly<Partial<Record<Q, string>>>;
}

/** What a goal is about, told by its words wherever they are. */
export interface Topic<Q extends string = string, O extends string = string> {
  /** Words or phrases of which one is enough. */
  readonly words: readonly string[];
  /** Words of which two are needed. */
  readonly near?: readonly string[];
  readonly never?: readonly string[];
  readonly asks: readonly Q[];
  readonly offers: readonly O[];
}
