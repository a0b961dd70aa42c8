import { planView } from './plan/plan-view.ts';
import { SceneDraft } from './plan/scene-draft.ts';
import { imageReaders } from './reading/image-readers.ts';
import { readVisualGoal } from './reading/read-visual-goal.ts';

/** View and light that suit a picture whose goal leaves both open, in one phrase; undefined where it does not. */
export function suggestScene(goal: string): string | undefined {
  const reading = readVisualGoal(goal, imageReaders);
  const isScene =
    reading.language.code === 'en' &&
    reading.genre === undefined &&
    reading.edit === undefined &&
    !reading.isAbstract &&
    reading.lettering.length === 0;
  if (!isScene || reading.view !== undefined || reading.light !== undefined) return undefined;
  const draft = new SceneDraft(undefined);
  planView(
    reading,
    { media: 'image', style: undefined, quality: 'standard', version: '', assumptions: undefined },
    draft,
  );
  const [view, light] = ['view', 'light'].map(
    (axis) => draft.phrases.find((phrase) => phrase.axis === axis)?.text,
  );
  return view === undefined || view === '' || light === undefined || light === ''
    ? undefined
    : `${view}, ${light}`;
}
