import type { Notice, TokenCounts } from '../result.ts';

/** Whose words a stretch is: the person's, the person's mended, from a card of the person's, chosen by the person, assumed for them, or ours. */
export type Source = 'own' | 'mended' | 'struck' | 'card' | 'chosen' | 'assumed' | 'added';

/** A stretch of a prompt. Stretches but `struck`, joined, are the prompt. */
export interface Stretch {
  readonly text: string;
  readonly source: Source;
  /** What put it there: `question:reader`, `offer:half-page`, `card:…`, `open`, `style`, `criteria`, `role`, `delimiter`, `spelling`. */
  readonly from?: string;
  /** One sentence for the margin. */
  readonly reason?: string;
}

/** A question as the page shows it. */
export interface Asked {
  readonly id: string;
  /** Its name in the prompt. */
  readonly name: string;
  readonly ask: string;
  readonly why: string;
  readonly choices: readonly string[];
  readonly example: string;
  /** What stands in the prompt now, and whether the person said it. */
  readonly answer?: { readonly text: string; readonly assumed: boolean };
}

/** An offer as the page shows it. */
export interface Offered {
  readonly id: string;
  readonly label: string;
  readonly why: string;
  readonly on: boolean;
}

/** A text prompt and what can still be said. */
export interface WrittenContent {
  readonly text: string;
  readonly stretches: readonly Stretch[];
  readonly questions: readonly Asked[];
  readonly offers: readonly Offered[];
  /** Ids of the facts of cards that stand in it. */
  readonly facts: readonly string[];
  /** False where it only gives the person's words back, mended, with guesses at most: then it costs nothing (AO-07). */
  readonly counts: boolean;
  readonly notices: readonly Notice[];
  readonly tokens: TokenCounts;
}
