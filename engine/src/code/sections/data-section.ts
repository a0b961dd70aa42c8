import { entityFields } from '../frames/entities.ts';
import type { Block } from '../prompt/block.ts';
import { added, bullet, type Line } from '../prompt/line.ts';
import { answerLine } from '../questions/own-lines.ts';
import type { CodeReading } from '../reading/code-reading.ts';
import type { PlanContext } from './plan-context.ts';

const maxEntities = 6;

/** Things that the goal's listed abilities act on and that this product has to keep. */
export function entitiesIn(reading: CodeReading): readonly string[] {
  const heads = reading.wishes
    .flatMap(({ abilities }) => abilities)
    .flatMap(({ object }) => object?.head ?? []);
  if (heads.length === 0) return [];
  const withAccounts = /\b(?:log ?in|regist\w+|sign ?up|account)\b/i.test(reading.goal)
    ? [...heads, 'account']
    : heads;
  return [...new Set(withAccounts)].slice(0, maxEntities);
}

/** The data model that the goal implies, as one line per thing (rule B2). */
export function dataSection(context: PlanContext): Block | undefined {
  const told = context.given.filter(({ place }) => place === 'record');
  const named = new Set(told.map(({ title }) => title.toLowerCase()));
  const isProposed = context.chosen('data') === 'proposed';
  const entities = isProposed ? entitiesIn(context.reading).filter((head) => !named.has(head)) : [];
  const lines: Line[] = told.map(answerLine);
  const text = entities
    .map((head) => `${head.charAt(0).toUpperCase()}${head.slice(1)} (${entityFields[head] ?? ''})`)
    .join('; ');
  if (text !== '')
    lines.push(
      added(
        told.length === 0 ? text : `Assumed: ${text}`,
        'B2',
        'Fields guessed from the nouns of your goal',
      ),
    );
  if (lines.length === 0) return undefined;
  return {
    id: 'data',
    title: told.length === 0 ? 'Data (assumed)' : 'Data',
    reason: 'What the product has to remember',
    headed: true,
    lines: lines.map(bullet),
  };
}
