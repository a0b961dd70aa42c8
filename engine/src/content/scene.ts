import { defaultLevel, defaultTarget, findIndustry } from '../catalogue/index.ts';
import type { Industry, LevelId, TargetId } from '../catalogue/index.ts';
import type { DeliverableId } from '../reading/deliverable-nouns.ts';
import type { Reading } from '../reading/reading.ts';
import { readGoal } from '../reading/read-goal.ts';
import { hasMatter } from './asking/mode-of.ts';
import { answerIn } from '../reading/answer-text.ts';
import { needsCloseReading } from '../reading/needs-close-reading.ts';
import { isPacked } from '../reading/packed-languages.ts';
import { chooseAnswer } from './choose-answer.ts';
import type { ContentOptions } from './content-options.ts';
import type { Deliverable } from './deliverables/deliverable.ts';
import { fitToOccasion } from './fit-to-occasion.ts';
import type { TranslatedFrame } from './frames/frame.ts';
import { longDash } from './long-dashes.ts';
import { asksForHuman } from './asks-for-human.ts';
import { mayBeCase } from './may-be-case.ts';
import { occasionsFor } from './occasions-for.ts';
import type { Occasion } from './occasions.ts';
import type { ContentPack, ContentPacks, MissingPacks } from './packs/content-packs.ts';
import { layOutSentences } from './sentence-layout.ts';
import type { SentenceLayout } from './sentence-layout.ts';
import type { Trade } from './specialty-cards/specialty-card.ts';

/** Everything that the rules look at: the reading and the choices of the form, resolved. */
export interface Scene {
  readonly reading: Reading;
  readonly level: LevelId;
  readonly target: TargetId;
  readonly industry: Industry | undefined;
  readonly specialty: string | undefined;
  /** How the industry sees and judges its work; undefined without an industry. */
  readonly trade: Trade | undefined;
  /** What a letter, mail or message is for, where its goal says it; undefined for other answers. */
  readonly occasion: Occasion | undefined;
  /** What is worth asking by what the goal is about; undefined where nothing is. */
  readonly matters: ContentPacks['matters'] | undefined;
  readonly humanize: boolean;
  readonly noEmDashes: boolean;
  /** Whether the goal says in words what `humanize` says by a switch. */
  readonly asksForHuman: boolean;
  /** Rules H1 and H2; undefined where nothing asks for them. */
  readonly style: ContentPacks['style'] | undefined;
  /** The deliverable that the goal names, where it names one that its act produces. */
  readonly deliverableId: DeliverableId | undefined;
  /** Shape of the answer, from the deliverable, else from the act. */
  readonly answer: Deliverable;
  /** Its name among the shapes of its group; where the kind is unsure, the one that questions go by. */
  readonly answerName: string;
  /** False where the goal does not show which answer it wants, so that nothing is said of it. */
  readonly sure: boolean;
  readonly layout: SentenceLayout;
  /** Frame in the goal's language; undefined for English and for languages without one. */
  readonly translated: TranslatedFrame | undefined;
  /** Rule L1; undefined for English. */
  readonly otherLanguage: ContentPacks['translated'] | undefined;
  /** True when the goal forbids anything beside the result ("without other content"). */
  readonly closed: boolean;
  /** Whether the person answered any question. */
  readonly answered: boolean;
  /** What the person answered to the question of this id, on one line; '' where nothing. */
  readonly answerTo: (id: string) => string;
  /** Choice of the person for an assumption, if it is one of `choices`, else the first of them. */
  readonly choose: <const T extends string>(id: string, choices: readonly T[]) => T;
}

const closedGoal =
  /\b(?:(?<!\b(?:know|knows|knew|is|was|have|had|has) )nothing else(?! about| to do| matters)|only (?:give|return|output|answer|reply|respond)|no (?:other|extra|additional) (?:text|content|explanation|words)|without (?:any )?(?:explanation|comments?|other content)|in (?:just )?one (?:word|sentence)|one[- ]word answer|sans (?:aucun )?autre|nur (?:den|die|das) \p{L}+ (?:aus|zurück)|sin nada más|senza altro)\b/iu;

const lackingOf = (
  packs: Partial<ContentPacks>,
  needed: readonly ContentPack[],
): MissingPacks | undefined => {
  const missing = needed.filter((name) => packs[name] === undefined);
  return missing.length > 0 ? { missing } : undefined;
};

/** Resolves options and reads the goal, or says which packs are needed for it. */
export const setSceneWith = (options: ContentOptions, packs: Partial<ContentPacks>): Scene | MissingPacks => {
  const unread = needsCloseReading(options.goal) ? lackingOf(packs, ['closeReading']) : undefined;
  if (unread) return unread;
  const reading = readGoal(options.goal, packs);
  const { code, confident } = reading.language;
  const industry = findIndustry(options.industry);
  const foreign = confident && code !== 'en';
  const human = asksForHuman(reading);
  const styled = human || options.humanize === true || options.noEmDashes === true;
  const lacking = lackingOf(packs, [
    ...(styled ? (['style'] as const) : []),
    ...(confident && isPacked(code) ? [code] : []),
    ...(foreign ? (['translated'] as const) : []),
    ...(industry ? [industry.id] : []),
    ...(mayBeCase(reading) ? (['cases'] as const) : []),
  ]);
  if (lacking) return lacking;
  const found = mayBeCase(reading) ? packs.cases?.choose(reading) : undefined;
  const { deliverableId, group, name, lead, sure, asksAs } = chooseAnswer(reading, found);
  const asked = hasMatter({ answerName: asksAs, reading });
  const unanswered = lackingOf(packs, [
    group,
    ...(group === 'messages' ? (['occasions'] as const) : []),
    ...(asked ? (['matters'] as const) : []),
  ]);
  const answers: Readonly<Record<string, Deliverable>> | undefined = packs[group];
  const usual = answers?.[name];
  if (unanswered || !usual) return unanswered ?? { missing: [group] };
  const asks = asked || usual.asks !== undefined;
  if (asks && !packs.matters) return { missing: ['matters'] };
  const occasions = occasionsFor(packs.occasions ?? [], deliverableId, reading);
  const occasionIn = (text: string) => occasions.find(({ when }) => when.test(text));
  const occasion = occasionIn(reading.goal);
  const requested = reading.request === reading.goal ? occasion : occasionIn(reading.request);
  const answer = fitToOccasion(lead ? { ...usual, lead } : usual, deliverableId, requested);
  const given = options.assumptions ?? {};
  return {
    reading,
    level: options.level ?? defaultLevel,
    target: options.target ?? defaultTarget,
    industry,
    specialty: industry?.specialties.find((known) => known === options.specialty),
    trade: industry && packs[industry.id],
    occasion,
    matters: asks ? packs.matters : undefined,
    humanize: options.humanize ?? false,
    noEmDashes: options.noEmDashes ?? false,
    asksForHuman: human,
    style: styled ? packs.style : undefined,
    deliverableId,
    answer,
    answerName: asksAs,
    sure,
    layout: layOutSentences(reading, answer),
    translated: confident && isPacked(code) ? packs[code]?.frame : undefined,
    otherLanguage: foreign ? packs.translated : undefined,
    closed: closedGoal.test(reading.goal.slice(0, 2_000).replace(longDash, '-')),
    answered: options.answers !== undefined && Object.keys(options.answers).length > 0,
    answerTo: (id) => answerIn(options.answers, id),
    choose: (id, choices) => {
      const wanted = Object.hasOwn(given, id) ? given[id] : undefined;
      return choices.find((choice) => choice === wanted) ?? (choices[0] as (typeof choices)[number]);
    },
  };
};
