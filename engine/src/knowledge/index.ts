import { english, type Grammar } from './grammar.ts';
import { kinds } from './kinds/index.ts';
import { offers } from './offers/index.ts';
import { questions } from './questions/index.ts';
import type { Kind, Offer, Question, Topic } from './rows.ts';
import { topics } from './topics/index.ts';
import { general } from './kinds/general.ts';

/** All that the engine knows about texts, as tables. */
export interface Knowledge {
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly topics: Readonly<Record<string, Topic>>;
  readonly questions: Readonly<Record<string, Question>>;
  readonly offers: Readonly<Record<string, Offer>>;
  /** Asked and offered where nothing more telling is. */
  readonly general: Kind;
  readonly grammars: Readonly<Record<string, Grammar>>;
}

export const knowledge: Knowledge = { kinds, topics, questions, offers, general, grammars: { en: english } };
