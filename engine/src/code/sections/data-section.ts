import { entityFields } from '../frames/entities.ts';
import type { Block } from '../prompt/block.ts';
import { added } from '../prompt/line.ts';
import type { CodeReading } from '../reading/code-reading.ts';
import { objectOf } from '../frames/object-of.ts';
import type { PlanContext } from './plan-context.ts';

const maxEntities = 6;

/** Things that the goal's listed abilities act on and that this product has to keep. */
export function entitiesIn(reading: CodeReading): readonly string[] {
  const heads = reading.wishes
    .flatMap(({ abilities }) => abilities)
    .flatMap(({ text }) => objectOf(text)?.head ?? []);
  if (heads.length === 0) return [];
  const withAccounts = /\b(?:log ?in|regist\w+|sign ?up|account)\b/i.test(reading.goal)
    ? [...heads, 'account']
    : heads;
  return [...new Set(withAccounts)].slice(0, maxEntities);
}

/** The data model that the goal implies, as one line per thing (rule B2). */
export function dataSection(context: PlanContext): Block | undefined {
  if (context.chosen('data') !== 'proposed') return undefined;
  const entities = entitiesIn(context.reading);
  const text = entities
    .map((head) => `${head.charAt(0).toUpperCase()}${head.slice(1)} (${entityFields[head] ?? ''})`)
    .join('; ');
  return {
    id: 'data',
    title: 'Data (assumed)',
    reason: 'What the product has to remember',
    headed: true,
    lines: [
      [{ text: '- ', origin: 'added' }, ...added(text, 'B2', 'Fields guessed from the nouns of your goal')],
    ],
  };
}
