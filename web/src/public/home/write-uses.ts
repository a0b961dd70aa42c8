import type { PageContext } from '@whetstone/contract';
import type { Section, Span } from '@whetstone/engine';
import type { SheetWords } from '../../ui/manuscript/sheet-line.tsx';
import { type UseCase, useCases } from './use-case-texts.ts';

export type WrittenUse = UseCase & { sheet: readonly SheetWords[] };

const additionsShown = 3;
const isTelling = ({ origin, rule, text }: Span) =>
  origin === 'added' && rule !== undefined && text.trim().length > 11 && text.length < 140;

/** The goal with its own marks, and the first additions that each have a reason of their own. */
export function excerptOf(sections: readonly Section[]): readonly SheetWords[] {
  const [task, ...rest] = sections;
  const goal = (task?.spans ?? []).filter(({ origin }) => origin !== 'added');
  const byReason = new Map<string | undefined, Span>();
  for (const span of rest.flatMap(({ spans }) => spans).filter(isTelling))
    if (!byReason.has(span.reason)) byReason.set(span.reason, span);
  const additions = [...byReason.values()].slice(0, additionsShown);
  return [goal, ...additions.map((span) => [span])].map((line) =>
    line.map(({ text, origin }) => ({ text, origin })),
  );
}

let written: readonly WrittenUse[] | undefined;

/** The three uses with what the engine writes for them; written once, for their goals never change. */
export const writeUses = ({ writeForDesk }: Pick<PageContext, 'writeForDesk'>) =>
  (written ??= useCases.map((use) => {
    const { sections } = writeForDesk({ kind: use.kind, goal: use.goal });
    return { ...use, sheet: excerptOf(sections) };
  }));
