import type { Notice } from '../result.ts';
import type { ActId } from './act-verbs.ts';
import type { Complexity } from './complexity.ts';
import type { DeliverableId } from './deliverable-nouns.ts';
import type { GivenData } from './find-data.ts';
import type { FrozenSpan } from './frozen-spans.ts';
import type { KnownFacts } from './known-facts.ts';
import type { Language } from './language.ts';
import type { QuestionKind } from './question-kind.ts';
import type { RoleKind } from './role-name.ts';
import type { SentenceKind } from './sentence-kinds.ts';
import type { ReadSize } from './size.ts';
import type { TextEdit, TextRange } from './text-edits.ts';

export interface GoalSentence {
  readonly range: TextRange;
  readonly text: string;
  readonly kind: SentenceKind;
  readonly main: boolean;
  readonly act: ActId;
}

/** Everything that the engine knows about a goal; offsets refer to `goal`, the normalised text. */
export interface Reading {
  readonly goal: string;
  readonly frozen: readonly FrozenSpan[];
  /** Language of the instructions. */
  readonly language: Language;
  /** Language of the data, where it differs from the instructions. */
  readonly dataLanguage?: Language;
  readonly sentences: readonly GoalSentence[];
  readonly data?: GivenData;
  readonly act: ActId;
  /** The verb of the request, lower case. */
  readonly verb?: string;
  /** The main sentence, as written; the goal's start where there is none. */
  readonly request: string;
  readonly deliverable?: DeliverableId;
  /** The goal's own words for the deliverable. */
  readonly noun?: string;
  /** A second thing joined to it by "and", in the goal's own words. */
  readonly also?: string;
  readonly question?: QuestionKind;
  /** True when the person wants to do it and asks how, without a question ("I need to flash …"). */
  readonly own: boolean;
  readonly roleKind?: RoleKind;
  readonly reader?: string;
  readonly size: ReadSize;
  readonly facts: KnownFacts;
  readonly complexity: Complexity;
  /** True when the request is a phrase in title case. */
  readonly titled: boolean;
  /** True when the request concerns code or a technical tool. */
  readonly technical: boolean;
  readonly misfit?: Notice;
  /** Courtesy and spelling edits to the instructions, in order. */
  readonly edits: readonly TextEdit[];
}
