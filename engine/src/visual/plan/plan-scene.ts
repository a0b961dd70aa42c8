import type { ImageStyleId, VideoStyleId } from '../../catalogue/visual.ts';
import type { Assumption } from '../../result.ts';
import type { Dialect } from '../dialects/dialect.ts';
import type { MediumPart } from '../medium-part.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import type { Axis } from './axis.ts';
import { colorAxis } from './color-axis.ts';
import { detailPhrase, nearDetail } from './detail-phrase.ts';
import { editAxis } from './edit-axis.ts';
import { isLetteringAlone } from './lettering-axis.ts';
import type { Phrase } from './phrase.ts';
import { planGenre } from './plan-genre.ts';
import { planLettering } from './plan-lettering.ts';
import type { PlanOptions } from './plan-options.ts';
import { planView } from './plan-view.ts';
import { countPhrases, halvesPhrase, relationPhrase } from './protective-phrases.ts';
import { SceneDraft } from './scene-draft.ts';
import { serviceSwitches } from './service-switches.ts';
import type { Shape } from './shape.ts';
import { shapeAxis } from './shape-axis.ts';
import { stylePhrase } from './style-phrase.ts';
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

/** Views that need more width than height. */
const widelySeen = /^(?:wide|side view, both|side view that|full shot from the side|medium shot that holds)/;

/** Decides what is added to a goal: only what it leaves open, as far as the quality level goes. */
export function planScene(
  reading: VisualReading,
  dialect: Dialect,
  options: PlanOptions,
  part: MediumPart,
): ScenePlan {
  const draft = new SceneDraft(options.assumptions);
  const style = stylePhrase(options.style, reading.medium);
  if (reading.edit === undefined) planNew(reading, options, draft, style);
  else {
    draft.take(editAxis(reading.edit), 'subject');
    draft.add('style', style.text, 'V4', 'The style you chose');
  }
  part.planMotion?.(reading, options, dialect, draft);
  const { phrases, assumptions, open, choices } = draft;
  const view = phrases.find((phrase) => phrase.axis === 'view')?.text ?? '';
  const switches = serviceSwitches(
    reading,
    dialect,
    options,
    choices,
    (available) => shapeAxis(reading, available, part, widelySeen.test(view)),
    part,
  );
  return {
    phrases: dialect.order.includes('motion')
      ? phrases
      : phrases.filter((phrase) => phrase.section !== 'motion' && phrase.section !== 'order'),
    assumptions: [...assumptions, ...switches],
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

/** Styles in which a surface is seen as in a photograph. */
const bearsTexture: ReadonlySet<string | undefined> = new Set(['photorealistic', 'cinematic', undefined]);

/** A picture or clip that is yet to be made. */
function planNew(
  reading: VisualReading,
  options: PlanOptions,
  draft: SceneDraft,
  style: ReturnType<typeof stylePhrase>,
): void {
  const isVideo = options.media === 'video';
  for (const text of countPhrases(reading, !isVideo || !viewStyles.has(options.style)))
    draft.add('subject', text, 'V5', 'Counts drift when said once');
  draft.add('subject', relationPhrase(reading), 'V8', 'Relation protected');
  if (!isVideo) draft.add('subject', halvesPhrase(reading), 'V8', 'Two states of one thing');
  const isPure = isLetteringAlone(reading);
  const isFlat = reading.genre !== undefined || isPure;
  const looks = isFlat ? undefined : planView(reading, options, draft);
  if (isPure) planLettering(reading, draft);
  else planGenre(reading, options, draft);
  draft.add('composition', isVideo ? '' : (reading.use?.layout ?? ''), 'V2', 'Room that its use needs');
  draft.add('style', style.text, 'V4', 'The style you chose');
  if (looks === undefined) return;
  if (reading.language.code === 'en') draft.take(colorAxis(reading), 'style');
  const text = nearDetail(reading, looks, draft.phrases.find((phrase) => phrase.axis === 'view')?.text ?? '');
  if (
    options.quality === 'high' &&
    !isVideo &&
    text !== undefined &&
    !draft.phrases.some((phrase) => phrase.axis === 'setting' && phrase.text !== '') &&
    bearsTexture.has(style.conflicts ? undefined : options.style)
  )
    draft.add('style', text, 'V9', 'The ground is yours, so its place goes to the material', 4);
  if (options.quality === 'ultra' && !reading.isLong)
    draft.add(
      'style',
      detailPhrase(reading, looks, style.conflicts ? undefined : options.style),
      'V9',
      'Added by the level Ultra',
      4,
    );
}
