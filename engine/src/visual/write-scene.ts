import type { Section, Span } from '../result.ts';
import { composeSections, visible } from './compose-sections.ts';
import type { Dialect } from './dialects/dialect.ts';
import { cutGoal, keepEnough } from './fit-to-service.ts';
import type { Phrase } from './plan/phrase.ts';
import type { PlanOptions } from './plan/plan-options.ts';
import type { ScenePlan } from './plan/plan-scene.ts';
import type { VisualReading } from './reading/read-visual-goal.ts';
import { writeGoal } from './write-goal.ts';

/** Goal, plan and settings in the service's order; `wasCut` when the goal is longer than the service reads. */
export function writeScene(
  reading: VisualReading,
  scene: ScenePlan,
  dialect: Dialect,
  options: PlanOptions,
): { readonly sections: readonly Section[]; readonly wasCut: boolean } {
  const written = writeGoal(reading, {
    ...dialect,
    hasNegativeField: dialect.hasNegativeField(options.version),
    saysShape: !dialect.id.startsWith('any-'),
  });
  const limit = dialect.longest(options.version);
  const goal = cutGoal(written.spans, limit);
  const wasCut = goal !== written.spans;
  const clause = written.cameraClause;
  const movesCamera = clause !== undefined && dialect.order.includes('motion');
  const camera: Phrase[] = movesCamera
    ? [{ section: 'motion', text: clause, rule: 'M1', reason: 'Your camera move', origin: 'goal' }]
    : [];
  const unmoved: Span[] =
    clause !== undefined && !movesCamera
      ? [{ text: ` ${clause}`, origin: 'removed', rule: 'M4', reason: 'A still picture has no camera move' }]
      : [];
  const said =
    dialect.saysCameraInSettings?.(scene.choices) === true
      ? scene.phrases.filter((phrase) => phrase.axis !== 'camera')
      : scene.phrases;
  const phrases = wasCut ? camera : keepEnough([...camera, ...said], visible(goal), dialect.enoughWords);
  const settings = dialect.settings({
    reading,
    version: options.version,
    shape: scene.shape,
    quality: options.quality,
    style: scene.style,
    negatives: written.negatives,
    flags: written.flags,
    seconds: scene.seconds,
    choices: scene.choices,
  });
  const sections = composeSections([...goal, ...unmoved], phrases, dialect, settings);
  const body = sections
    .filter((section) => section.id !== 'settings')
    .reduce((length, section) => length + section.text.length, 0);
  return {
    sections: body <= limit ? sections : composeSections([...goal, ...unmoved], camera, dialect, settings),
    wasCut,
  };
}
