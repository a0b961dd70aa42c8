import type { ImageStyleId, VideoStyleId } from '../../catalogue/visual.ts';
import type { Assumption } from '../../result.ts';
import type { Dialect, VisualSectionId } from '../dialects/dialect.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import { asAssumption, chosen, type Axis } from './axis.ts';
import { detailPhrase } from './detail-phrase.ts';
import { genreFrames } from './genre-frame.ts';
import { isLetteringAlone, letteringAxis } from './lettering-axis.ts';
import { lightAxis } from './light-axis.ts';
import type { Phrase } from './phrase.ts';
import type { PlanOptions } from './plan-options.ts';
import { planMotion } from './plan-motion.ts';
import { countPhrases, halvesPhrase, relationPhrase, wholenessPhrase } from './protective-phrases.ts';
import { serviceSwitches } from './service-switches.ts';
import { emptyGroundAxis, settingAxis } from './setting-axis.ts';
import type { Shape } from './shape.ts';
import { stylePhrase } from './style-phrase.ts';
import { marginAxis, viewAxis } from './view-axis.ts';
import { contradictsStyle, viewStyles } from './view-styles.ts';

export interface ScenePlan {
  readonly phrases: readonly Phrase[];
  readonly assumptions: readonly Assumption[];
  /** Axes that variations may change. */
  readonly open: readonly Axis[];
  readonly shape: Shape;
  readonly seconds: number;
  readonly choices: Readonly<Record<string, string>>;
  /** The chosen style, unless the goal's own medium wins over it. */
  readonly style: ImageStyleId | VideoStyleId | undefined;
  /** The goal's own words that won over the chosen style. */
  readonly wonOverStyle: string | undefined;
}

/** Decides what is added to a goal: only what it leaves open, as far as the quality level goes. */
export function planScene(reading: VisualReading, dialect: Dialect, options: PlanOptions): ScenePlan {
  const isVideo = options.media === 'video';
  const knowsWords = reading.language.code === 'en';
  const isPureLettering = isLetteringAlone(reading);
  const genre = reading.genre === undefined ? undefined : genreFrames[reading.genre];
  const phrases: Phrase[] = [];
  const assumptions: Assumption[] = [];
  const open: Axis[] = [];
  const choices: Record<string, string> = {};
  const take = (axis: Axis | undefined, section: VisualSectionId, droppedAs?: number): string | undefined => {
    if (axis === undefined) return undefined;
    const choice = chosen(axis, options.assumptions);
    choices[axis.id] = choice.id;
    assumptions.push(asAssumption(axis, choice));
    if (axis.id === 'view' || axis.id === 'setting' || axis.id === 'light') open.push(axis);
    phrases.push({
      section,
      text: choice.text,
      rule: axis.rule,
      reason: axis.reason,
      axis: axis.id,
      droppedAs,
    });
    return choice.id;
  };
  const add = (
    section: VisualSectionId,
    text: string,
    rule: string,
    reason: string,
    droppedAs?: number,
  ): void => {
    if (text !== '') phrases.push({ section, text, rule, reason, droppedAs });
  };

  const showsAll = !isVideo || !viewStyles.has(options.style);
  for (const text of countPhrases(reading, showsAll))
    add('subject', text, 'V5', 'Counts drift when said once');
  add('subject', relationPhrase(reading), 'V8', 'Relation protected');
  if (!isVideo) add('subject', halvesPhrase(reading), 'V8', 'Two states of one thing');
  if (!isVideo) take(letteringAxis(reading, isPureLettering, genre?.avoidsLetters ?? false), 'subject');
  if (genre !== undefined) add('composition', genre.composition, 'V2', 'What this kind of picture needs');
  if (reading.isAbstract && !isPureLettering)
    add('composition', 'one symbolic scene with a single clear subject', 'V10', 'Not sure of the reading');
  take(
    isPureLettering
      ? marginAxis
      : viewAxis(
          reading,
          isVideo && options.style !== undefined ? (options.style as VideoStyleId) : undefined,
        ),
    'composition',
    1,
  );
  if (!isPureLettering && showsAll)
    add('composition', wholenessPhrase(reading), 'V8', 'Keeps all of it in the picture');
  const adds = { standard: 2, high: 3, ultra: 4 }[options.quality];
  const setting = isPureLettering ? emptyGroundAxis : settingAxis(reading);
  const wantsSetting = adds >= (isVideo ? 4 : 3) || reading.genre !== undefined || isPureLettering;
  const isOdd = readsOddly(reading) && !isVideo;
  const ground = knowsWords && wantsSetting && !isOdd ? take(setting, 'composition', 3) : undefined;
  if (wantsSetting && isOdd)
    add('composition', 'one single scene, the action easy to read', 'V10', 'Not sure of the reading', 3);
  if (knowsWords && !isPureLettering && !reading.isAbstract && (adds >= 3 || !isVideo))
    take(lightAxis(reading, ground), 'light', 2);
  const style = stylePhrase(options.style, reading.medium);
  if (genre !== undefined) add('style', genre.look, 'V2', 'What this kind of picture needs');
  add('style', style.text, 'V4', 'The style you chose');
  if (adds === 4 && genre === undefined && !isPureLettering && !reading.isLong)
    add(
      'style',
      detailPhrase(reading, style.conflicts ? undefined : options.style),
      'V9',
      'Added by the level Ultra',
      4,
    );
  if (isVideo) planMotion(reading, options, dialect, take, phrases);
  return {
    phrases: dialect.order.includes('motion')
      ? phrases
      : phrases.filter((phrase) => phrase.section !== 'motion' && phrase.section !== 'order'),
    assumptions: [...assumptions, ...serviceSwitches(reading, dialect, options, choices)],
    open,
    shape: choices['shape'] as Shape,
    seconds: Number(choices['duration'] ?? 0),
    choices,
    style: style.conflicts ? undefined : options.style,
    wonOverStyle: style.conflicts
      ? reading.medium?.phrase
      : viewStyles.has(options.style) && contradictsStyle(reading.view, options.style)
        ? reading.view
        : undefined,
  };
}

/** Full sentences without a place are kept whole; saying that they are one scene stops a list of things. */
const readsOddly = ({ isSentence, isLong, setting, motion, subject, isAbstract }: VisualReading): boolean =>
  isSentence &&
  !isLong &&
  !isAbstract &&
  !setting.stated &&
  (motion !== undefined || subject.kind === 'unknown' || subject.kind === 'person');
