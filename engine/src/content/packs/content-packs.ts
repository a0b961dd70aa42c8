import type { IndustryId } from '../../catalogue/index.ts';
import type { LanguagePack } from '../../languages/language-pack.ts';
import type { CloseReading } from '../../reading/close-reading.ts';
import type { PackedLanguage } from '../../reading/packed-languages.ts';
import type { questions } from '../answers/questions.ts';
import type { reasoning } from '../answers/reasoning.ts';
import type { roles } from '../answers/roles.ts';
import type { transforms } from '../answers/transforms.ts';
import type { fiction } from '../deliverables/fiction.ts';
import type { learning } from '../deliverables/learning.ts';
import type { lists } from '../deliverables/lists.ts';
import type { longForm } from '../deliverables/long-form.ts';
import type { marketing } from '../deliverables/marketing.ts';
import type { messages } from '../deliverables/messages.ts';
import type { planning } from '../deliverables/planning.ts';
import type { technical } from '../deliverables/technical.ts';
import type { workPapers } from '../deliverables/work-papers.ts';
import type { matters } from '../asking/matters.ts';
import type { everyday } from '../everyday/answers.ts';
import type { cases } from '../everyday/cases.ts';
import type { Occasion } from '../occasions.ts';
import type { style } from '../rules/style.ts';
import type { translated } from '../rules/translated.ts';
import type { Trade } from '../specialty-cards/specialty-card.ts';

/** Shapes of answers, in the groups in which they are loaded. */
export interface AnswerGroups {
  readonly messages: typeof messages;
  readonly marketing: typeof marketing;
  readonly longForm: typeof longForm;
  readonly fiction: typeof fiction;
  readonly lists: typeof lists;
  readonly planning: typeof planning;
  readonly learning: typeof learning;
  readonly technical: typeof technical;
  readonly workPapers: typeof workPapers;
  readonly questions: typeof questions;
  readonly reasoning: typeof reasoning;
  readonly roles: typeof roles;
  readonly transforms: typeof transforms;
  readonly everyday: typeof everyday;
}
export type AnswerGroup = keyof AnswerGroups;

/** Where the shape of an answer is written down: its group and its name there. */
export type AnswerPlace = {
  readonly [Group in AnswerGroup]: {
    readonly group: Group;
    readonly name: keyof AnswerGroups[Group] & string;
  };
}[AnswerGroup];

/** Knowledge that only some goals need, by the name of its pack: shapes of answers, an industry's cards, a language. */
export type ContentPacks = AnswerGroups & {
  /** What tells languages and material apart, for goals that are more than one plain request in English. */
  readonly closeReading: CloseReading;
  /** Cases of everyday life, for goals that order no text. */
  readonly cases: typeof cases;
  /** What is worth asking by what a goal is about. */
  readonly matters: typeof matters;
  /** Rules H1 and H2, for those who switch them on. */
  readonly style: typeof style;
  /** Rule L1, for goals that are not in English. */
  readonly translated: typeof translated;
  /** What letters, mails and messages are for. */
  readonly occasions: readonly Occasion[];
} & Readonly<Record<IndustryId, Trade>> &
  Readonly<Record<PackedLanguage, LanguagePack>>;
export type ContentPack = keyof ContentPacks;

/** Says which packs were not given without which the prompt cannot be written. */
export interface MissingPacks {
  readonly missing: readonly ContentPack[];
}
