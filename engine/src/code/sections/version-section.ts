import { namedParts } from '../frames/named-parts.ts';
import type { Block } from '../prompt/block.ts';
import { added, bullet, type Line } from '../prompt/line.ts';
import type { PlanContext } from './plan-context.ts';

/** What a short goal leaves open, proposed as a first version (rule B2). */
export function versionSection(context: PlanContext): Block | undefined {
  const { reading, type, form } = context;
  const { kind } = reading;
  const choice = context.chosen('first-version');
  const parts = context.isThin && reading.language.code === 'en' ? namedParts(reading.prose) : [];
  const named = parts.flatMap(({ id, line }) =>
    line === undefined ? [] : [added(line, 'B2', `You named it: ${id}`)],
  );
  if (choice === 'none') return undefined;
  if (kind === undefined || choice === undefined)
    return type.hasScreens && form === 'product' && named.length > 0 ? block(named) : undefined;
  const variant = kind.variants?.find(({ id }) => id === choice);
  const lines: Line[] = type.hasScreens ? [...named] : [];
  if (type.hasScreens || kind.isScreenless)
    lines.push(...(variant?.first ?? kind.first).map((text) => added(text, 'B2', `What a ${kind.name} has`)));
  if (type.id === 'api' && kind.data !== undefined) {
    const things = [...kind.data.matchAll(/[A-Z][\w ]*(?= \()/g)].map(([thing]) => thing.toLowerCase());
    lines.push(
      added(`List, read, create, change and delete: ${things.join(', ')}`, 'B2', 'What callers do with them'),
    );
  }
  if (kind.data !== undefined) lines.push(added(`Data: ${kind.data}`, 'B2', 'What it has to remember'));
  if (form !== 'steps' && variant === undefined)
    lines.push(...(kind.cases ?? []).map((text) => added(text, 'B8', 'Cases that break code')));
  return lines.length === 0 ? undefined : block(lines);
}

const block = (lines: readonly Line[]): Block => ({
  id: 'version',
  title: 'First version (assumed, change freely)',
  reason: 'The goal is short: this is what its kind usually has',
  headed: true,
  lines: lines.map(bullet),
});
