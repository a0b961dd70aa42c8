import { defaultLevel, defaultTarget, findIndustry } from '../catalogue/index.ts';
import type { Industry, LevelId, TargetId } from '../catalogue/index.ts';
import type { DeliverableId } from '../reading/deliverable-nouns.ts';
import type { Reading } from '../reading/reading.ts';
import { readGoal } from '../reading/read-goal.ts';
import { chooseAnswer } from './choose-answer.ts';
import type { ContentOptions } from './content-options.ts';
import type { Deliverable } from './deliverables/deliverable.ts';
import { fitToOccasion } from './fit-to-occasion.ts';
import { translatedFrame } from './frames/translated-frames.ts';
import type { TranslatedFrame } from './frames/frame.ts';
import { longDash } from './long-dashes.ts';
import { layOutSentences } from './sentence-layout.ts';
import type { SentenceLayout } from './sentence-layout.ts';

/** Everything that the rules look at: the reading and the choices of the form, resolved. */
export interface Scene {
  readonly reading: Reading;
  readonly level: LevelId;
  readonly target: TargetId;
  readonly industry: Industry | undefined;
  readonly specialty: string | undefined;
  readonly humanize: boolean;
  readonly noEmDashes: boolean;
  /** The deliverable that the goal names, where it names one that its act produces. */
  readonly deliverableId: DeliverableId | undefined;
  /** Shape of the answer, from the deliverable, else from the act. */
  readonly answer: Deliverable;
  readonly layout: SentenceLayout;
  /** Frame in the goal's language; undefined for English and for languages without one. */
  readonly translated: TranslatedFrame | undefined;
  /** True when the goal forbids anything beside the result ("without other content"). */
  readonly closed: boolean;
  /** Choice of the person for an assumption, if it is one of `choices`, else the first of them. */
  readonly choose: <const T extends string>(id: string, choices: readonly T[]) => T;
}

const closedGoal =
  /\b(?:nothing else|only (?:give|return|output|answer|reply|respond)|no (?:other|extra|additional) (?:text|content|explanation|words)|without (?:any )?(?:explanation|comments?|other content)|in (?:just )?one (?:word|sentence)|one[- ]word answer|sans (?:aucun )?autre|nur (?:den|die|das) \p{L}+ (?:aus|zurück)|sin nada más|senza altro)\b/iu;

/** Resolves options and reads the goal. */
export const setScene = (options: ContentOptions): Scene => {
  const reading = readGoal(options.goal);
  const industry = findIndustry(options.industry);
  const specialty = industry?.specialties.find((name) => name === options.specialty);
  const { deliverableId, answer: usual } = chooseAnswer(reading);
  const answer = fitToOccasion(usual, deliverableId, reading);
  const given = options.assumptions ?? {};
  return {
    reading,
    level: options.level ?? defaultLevel,
    target: options.target ?? defaultTarget,
    industry,
    specialty,
    humanize: options.humanize ?? false,
    noEmDashes: options.noEmDashes ?? false,
    deliverableId,
    answer,
    layout: layOutSentences(reading, answer),
    translated: reading.language.confident ? translatedFrame(reading.language.code) : undefined,
    closed: closedGoal.test(reading.goal.slice(0, 2_000).replace(longDash, '-')),
    choose: (id, choices) => {
      const wanted = Object.hasOwn(given, id) ? given[id] : undefined;
      return choices.find((choice) => choice === wanted) ?? (choices[0] as (typeof choices)[number]);
    },
  };
};
