import type { Block, BlockId } from '../prompt/block.ts';
import { added, type Line } from '../prompt/line.ts';
import { type PlanContext, thingOf } from './plan-context.ts';

/** What to do first, and what to hand back (rules B7, D4). */
export function closingSection(context: PlanContext, before: ReadonlyMap<BlockId, Block>): Block {
  const { form, tool, reading, statement } = context;
  const lines: Line[] = [];
  if (reading.language.code !== 'en') {
    lines.push(
      added(
        `The goal is in ${reading.language.name}: texts that people see and your answer are in ${reading.language.name} too.`,
        'L1',
        `Kept in ${reading.language.name}`,
      ),
    );
  }
  const reason = tool.name === undefined ? 'Ends on what you want' : `${tool.name} works best with checks`;
  const untested =
    context.chosen('tests') === 'without' ? 'Return the code and your assumptions.' : undefined;
  const unchecked = form === 'product' && !before.has('checks') ? tool.withoutChecks : undefined;
  const closing = (statement?.closing ?? untested ?? unchecked ?? tool.closing[form])
    .replaceAll('{thing}', thingOf(context))
    .replaceAll('{parts}', context.type.parts);
  lines.push(
    statement === undefined ? added(closing, 'B7', reason) : added(closing, 'D4', 'Ends on what you want'),
  );
  return { id: 'closing', title: 'How to proceed', reason: 'Plan first, verify last', headed: false, lines };
}
