import {
  defaultQuality,
  imageStyles,
  videoStyles,
  type ImageStyleId,
  type Media,
  type QualityId,
  type ServiceId,
  type VideoStyleId,
} from '../catalogue/visual.ts';
import { checkRules } from '../lint/check-rules.ts';
import { keptWeight, ownPictureRules } from '../lint/own-picture-rules.ts';
import type { Answers, AssumptionChoices, Generated, Section } from '../result.ts';
import { estimateTokens } from '../tokens/index.ts';
import type { Dialect } from './dialects/dialect.ts';
import type { Phrase } from './plan/phrase.ts';
import { lintInput } from './lint-input.ts';
import { dialectOf, type MediumPart } from './medium-part.ts';
import type { PlanOptions } from './plan/plan-options.ts';
import { planScene } from './plan/plan-scene.ts';
import { varyScene, type Variation } from './plan/vary-scene.ts';
import { blankSpans } from './reading/find-lettering.ts';
import { questionsOf } from './questions/questions-of.ts';
import { readAnswers } from './questions/read-answers.ts';
import { readVisualGoal } from './reading/read-visual-goal.ts';
import { visualNotices } from './visual-notices.ts';
import { writeScene } from './write-scene.ts';

export interface VisualOptions {
  readonly goal: string;
  readonly media: Media;
  /** Left out, or of the other medium: no style is added. */
  readonly style?: ImageStyleId | VideoStyleId;
  readonly quality?: QualityId;
  /** Absent: sentences that every service of the medium reads. */
  readonly service?: ServiceId;
  /** One of the service's versions; unknown ones give the default. */
  readonly version?: string;
  readonly assumptions?: AssumptionChoices;
  /** What the person answered to the prompt's questions; stands in it as written. */
  readonly answers?: Answers;
}

export interface GeneratedVisual extends Generated {
  /** Up to three prompts, each with exactly one open axis filled another way. */
  readonly variations: readonly Variation[];
  /** Names of the services that read this prompt. */
  readonly services: readonly string[];
}

/** The choices of the form, as the plan of a scene needs them. */
export const planOptions = (
  options: VisualOptions,
  { media }: MediumPart,
  dialect: Dialect,
): PlanOptions => ({
  media,
  style: (media === 'image' ? imageStyles : videoStyles).find(({ id }) => id === options.style)?.id,
  quality: options.quality ?? defaultQuality,
  version: versionOf(options, dialect),
  assumptions: options.assumptions,
});

/** `generateVisual` in the medium of `part`. */
export function generateInMedium(options: VisualOptions, part: MediumPart): GeneratedVisual {
  const dialect = dialectOf(part, options.service);
  const base = readVisualGoal(options.goal, part.readers);
  const questions = questionsOf(base, dialect);
  const reading = readAnswers(base, questions, part, options.answers ?? {});
  const services =
    dialect === part.neutral ? Object.values(part.dialects).map(({ name }) => name) : [dialect.name];
  if (reading.text === '') return empty(services);
  const plan = planOptions(options, part, dialect);
  const { version } = plan;
  const scene = planScene(reading, dialect, plan, part);
  const { sections, wasCut } = writeScene(reading, scene, dialect, plan);
  const text = sections.map((section) => section.text).join('');
  // What the service has no room for is told by a notice, not blamed on the prompt.
  const readable =
    wasCut || dialect.showsOneMoment === true
      ? keptWords(sections)
      : dialect.readsFlags
        ? reading.answered.length > 0
          ? reading.text
          : options.goal
        : blankSpans(reading.text, reading.flags);
  const { findings, score } = checkRules(
    ownPictureRules,
    lintInput(text, {
      reading,
      dialect,
      version,
      goal: readable,
      choices: scene.choices,
      wasCut,
      validator: options.service && part.validators[options.service],
    }),
    keptWeight,
  );
  const write = (phrases: readonly Phrase[]): string =>
    writeScene(reading, { ...scene, phrases }, dialect, plan)
      .sections.map((section) => section.text)
      .join('');
  return {
    text,
    sections,
    assumptions: scene.assumptions,
    questions: questions.map(({ id, label }) => ({ id, label })),
    findings,
    notices: visualNotices(reading, scene, dialect, wasCut, part),
    score,
    tokens: { goal: estimateTokens(options.goal), prompt: estimateTokens(text) },
    variations: varyScene(scene, text, write),
    services,
  };
}

const keptWords = (sections: readonly Section[]): string =>
  sections
    .flatMap((section) => section.spans)
    .filter((span) => span.origin === 'goal')
    .map((span) => span.text)
    .join(' ');

function versionOf({ version, assumptions }: VisualOptions, { versions }: Dialect): string {
  const wanted = assumptions?.['version'] ?? version;
  return versions.find(({ id }) => id === wanted)?.id ?? versions[0].id;
}

const empty = (services: readonly string[]): GeneratedVisual => ({
  text: '',
  sections: [],
  assumptions: [],
  questions: [],
  findings: [],
  notices: [],
  score: 0,
  tokens: { goal: 0, prompt: 0 },
  variations: [],
  services,
});
