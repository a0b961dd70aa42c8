import { defaultLevel, defaultTarget, findIndustry } from '../catalogue/index.ts';
import { allLanguages } from '../languages/all-languages.ts';
import { answerIn } from '../reading/answer-text.ts';
import { isFramed } from '../reading/framed-languages.ts';
import { readGoal } from '../reading/read-goal.ts';
import { answerGroups } from './answer-groups.ts';
import { asksForHuman } from './asks-for-human.ts';
import { matters } from './asking/matters.ts';
import { hasMatter } from './asking/mode-of.ts';
import { chooseAnswer } from './choose-answer.ts';
import type { ContentOptions } from './content-options.ts';
import type { Deliverable } from './deliverables/deliverable.ts';
import { cases } from './everyday/cases.ts';
import { fitToOccasion } from './fit-to-occasion.ts';
import { longDash } from './long-dashes.ts';
import { mayBeCase } from './may-be-case.ts';
import { occasionsFor } from './occasions-for.ts';
import { occasions as allOccasions } from './occasions.ts';
import type { Scene } from './scene.ts';
import { layOutSentences } from './sentence-layout.ts';
import { trades } from './specialty-cards/specialty-cards.ts';

const closedGoal =
  /\b(?:(?<!\b(?:know|knows|knew|is|was|have|had|has) )nothing else(?! about| to do| matters)|only (?:give|return|output|answer|reply|respond)|no (?:other|extra|additional) (?:text|content|explanation|words)|without (?:any )?(?:explanation|comments?|other content)|in (?:just )?(?:one (?:word|sentence)|(?:two|three|four|five|[2-5]) words)|one[- ]word answer|sans (?:aucun )?autre|nur (?:den|die|das) \p{L}+ (?:aus|zurück)|sin nada más|senza altro)\b/iu;

/** "No sorry": what the text shall not be. */
const refused =
  /\b(?:no|not|without|don['’]?t say) (?:(?:an?|any) )?(?:sorry|apolog\p{L}*|thanks?|excuses?|congratulations)\b/giu;

/** Resolves options and reads the goal. */
export const setScene = (options: ContentOptions): Scene => {
  const reading = readGoal(options.goal);
  const { code, confident } = reading.language;
  const industry = findIndustry(options.industry);
  const found = mayBeCase(reading) ? cases.choose(reading) : undefined;
  const { deliverableId, group, name, lead, sure, asksAs } = chooseAnswer(reading, found);
  const shapes: Readonly<Record<string, Deliverable>> = answerGroups[group];
  const usual = shapes[name];
  if (!usual) throw new Error(`No answer is called ${group}.${name}`);
  const asks = usual.asks !== undefined || hasMatter({ answerName: asksAs, reading });
  const occasions = occasionsFor(allOccasions, deliverableId, reading);
  const occasionIn = (text: string) => {
    const meant = text.replace(refused, '');
    return occasions.find(({ when }) => when.test(meant));
  };
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
    trade: industry && trades[industry.id],
    occasion,
    matters: asks ? matters : undefined,
    humanize: options.humanize ?? false,
    noEmDashes: options.noEmDashes ?? false,
    asksForHuman: asksForHuman(reading),
    deliverableId,
    answer,
    answerName: asksAs,
    sure,
    layout: layOutSentences(reading, answer),
    translated: confident && isFramed(code) ? allLanguages[code].frame : undefined,
    isForeign: confident && code !== 'en',
    closed: closedGoal.test(reading.goal.slice(0, 2_000).replace(longDash, '-')),
    answered: options.answers !== undefined && Object.keys(options.answers).length > 0,
    answerTo: (id) => answerIn(options.answers, id),
    choose: (id, choices) => {
      const wanted = Object.hasOwn(given, id) ? given[id] : undefined;
      return choices.find((choice) => choice === wanted) ?? (choices[0] as (typeof choices)[number]);
    },
  };
};
