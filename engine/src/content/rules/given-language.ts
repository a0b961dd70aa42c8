import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

/** L2: a result made from a text stays in that text's language. */
export const givenLanguage = (scene: Scene): Contribution => {
  const { dataLanguage, act } = scene.reading;
  if (!dataLanguage || act === 'translate' || act === 'question' || act === 'explain') return {};
  const label = scene.reading.data?.label.toLowerCase() ?? 'text';
  const text = `The ${label} is in ${dataLanguage.name}; the result stays in ${dataLanguage.name}`;
  return { lines: [addedLine('requirements', 'L2', text, `Your text is ${dataLanguage.name}`)] };
};
