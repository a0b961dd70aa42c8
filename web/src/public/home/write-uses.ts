import type { PageContext } from '@whetstone/contract';
import type { Generated, Span } from '@whetstone/engine';
import type { SheetWords } from '../../ui/manuscript/sheet-line.tsx';
import { type UseCase, useCases } from './use-case-texts.ts';

export type WrittenUse = UseCase & { sheet: readonly SheetWords[] };

const additionsShown = 3;
const isTelling = ({ origin, rule, text }: Span) =>
  origin === 'added' && rule !== undefined && text.trim().length > 11 && text.length < 140;

/** What is asked about a goal, with the answers to press. */
const askedOf = ({ questions = [] }: Generated): readonly Span[] =>
  questions.map(({ ask, label, choices = [] }) => ({
    text: [ask ?? label, choices.slice(0, additionsShown).join(' / ')].join(' '),
    origin: 'added',
    reason: ask ?? label,
  }));

/** The goal with its own marks, and the first additions that each have a reason, or else what is asked. */
export function excerptOf(prompt: Generated): readonly SheetWords[] {
  const [task, ...rest] = prompt.sections;
  const goal = (task?.spans ?? []).filter(({ origin }) => origin !== 'added');
  const byReason = new Map<string | undefined, Span>();
  for (const span of rest.flatMap(({ spans }) => spans).filter(isTelling))
    if (!byReason.has(span.reason)) byReason.set(span.reason, span);
  const told = byReason.size > 0 ? [...byReason.values()] : askedOf(prompt);
  const additions = told.slice(0, additionsShown);
  return [goal, ...additions.map((span) => [span])].map((line) =>
    line.map(({ text, origin }) => ({ text, origin })),
  );
}

let written: readonly WrittenUse[] | undefined;

/** The three uses with what the engine writes for them; written once, for their goals never change. */
export const writeUses = ({ writeForDesk }: Pick<PageContext, 'writeForDesk'>) =>
  (written ??= useCases.map((use) => {
    return { ...use, sheet: excerptOf(writeForDesk({ kind: use.kind, goal: use.goal })) };
  }));
