import { subjects } from '../knowledge/visual/subjects/index.ts';
import { lowered } from '../write/wording.ts';
import { writeVisual } from '../write/visual/write-visual.ts';

/** View and light that suit a picture whose goal leaves both open, in one phrase; undefined where it does not. */
export const suggestScene = (goal: string): string | undefined => {
  const { sections, picture } = writeVisual({ goal, media: 'image', quality: 'standard' });
  if (
    picture.goal.language.code !== 'en' ||
    picture.isEdit ||
    picture.group === 'design' ||
    picture.subject === subjects['idea']
  )
    return undefined;
  const added = (id: string): string | undefined =>
    sections.find((section) => section.id === id)?.spans.find(({ rule }) => rule !== undefined)?.text;
  const [view, light] = [added('composition'), added('light')];
  if (view === undefined || light === undefined) return undefined;
  return [view, light].map(lowered).join(', ');
};
