import type { VideoStyleId } from '../../catalogue/visual.ts';
import type { VisualReading } from '../reading/read-visual-goal.ts';
import { letteringAxis } from './lettering-axis.ts';
import { lightAxis } from './light-axis.ts';
import { findLooks, type GoalLooks } from './looks/find-look.ts';
import type { PlanOptions } from './plan-options.ts';
import { wholenessPhrase } from './protective-phrases.ts';
import type { SceneDraft } from './scene-draft.ts';
import { settingAxis } from './setting-axis.ts';
import { viewAxis } from './view-axis.ts';
import { viewStyles } from './view-styles.ts';

/** A scene seen from somewhere: view, ground and light, as far as the goal leaves them open and the level goes. */
export function planView(
  reading: VisualReading,
  { media, style, quality }: PlanOptions,
  draft: SceneDraft,
): GoalLooks {
  const looks = findLooks(reading);
  const isVideo = media === 'video';
  const knowsWords = reading.language.code === 'en';
  if (!isVideo) draft.take(letteringAxis(reading), 'subject');
  if (reading.isAbstract)
    draft.add(
      'composition',
      'one symbolic scene with a single clear subject',
      'V10',
      'Not sure of the reading',
    );
  const view = draft.take(
    viewAxis(reading, looks, isVideo ? (style as VideoStyleId | undefined) : undefined),
    'composition',
    1,
  );
  if ((!isVideo || !viewStyles.has(style)) && !/\bboth\b/.test(view))
    draft.add('composition', wholenessPhrase(reading), 'V8', 'Keeps all of it in the picture');
  const wantsGround = style !== 'drone-footage' && (quality === 'ultra' || (quality === 'high' && !isVideo));
  const isOdd = readsOddly(reading) && !isVideo;
  if (wantsGround && isOdd)
    draft.add(
      'composition',
      'one single scene, the action easy to read',
      'V10',
      'Not sure of the reading',
      3,
    );
  const ground =
    knowsWords && wantsGround && !isOdd ? draft.take(settingAxis(reading, looks), 'composition', 3) : '';
  if (knowsWords && !reading.isAbstract && (quality !== 'standard' || !isVideo))
    draft.take(lightAxis(reading, looks, ground), 'light', 2);
  return looks;
}

/** Sentences about no known thing are kept whole; saying that they are one scene stops a list of things. */
const readsOddly = ({ isSentence, isLong, setting, subject, isAbstract, text }: VisualReading): boolean =>
  isSentence &&
  !/\bportrait\b/i.test(text.slice(0, 200)) &&
  !isLong &&
  !isAbstract &&
  !setting.stated &&
  subject.kind === 'unknown';
