import type { TargetId } from '../catalogue/index.ts';
import { textOfSpans } from '../reading/text-edits.ts';
import { estimateTokens } from '../tokens/index.ts';
import { countWords } from '../reading/complexity.ts';
import type { ContentPlan } from './content-plan.ts';
import type { PlanLine, Slot } from './plan-line.ts';

/** How the lines of a block are set. */
type Setting = 'lines' | 'paragraph' | 'paragraphs' | 'bullets' | 'numbers';

/** A section to be: its lines in order, and how they are set. */
export interface Block {
  readonly slot: Slot;
  readonly lines: readonly PlanLine[];
  readonly setting: Setting;
}

export interface Arrangement {
  /** False for short prompts, which need no headings. */
  readonly headed: boolean;
  readonly blocks: readonly Block[];
}

/** 0 to 3, from the sum of the goal's code points (brief, section 5). */
export type Variant = 0 | 1 | 2 | 3;

const headingsFrom = 150;
const longestInlineData = 14;
/** More words of facts than that are told apart from the request by a heading. */
const longestBareFacts = 30;
/** From here on Claude reads material better above the request. */
const longMaterialWords = 100;

const orders: Readonly<Record<TargetId, readonly Slot[]>> = {
  chatgpt: ['role', 'task', 'context', 'facts', 'data', 'conditions', 'requirements', 'style', 'return'],
  claude: ['role', 'context', 'facts', 'data', 'task', 'conditions', 'requirements', 'style', 'return'],
  gemini: ['role', 'conditions', 'requirements', 'style', 'context', 'facts', 'data', 'task', 'return'],
};

// Labels before the lines would come back as headings over the parts of the answer.
const headedSettings: readonly Setting[] = ['bullets', 'numbers', 'lines', 'paragraph'];
const sentenceSettings: readonly Setting[] = ['lines', 'paragraph', 'bullets', 'paragraphs'];

const none: Partial<Record<Slot, readonly PlanLine[]>> = {};

const wordsOf = (lines: readonly PlanLine[]): number =>
  countWords(lines.map(({ spans }) => textOfSpans(spans)).join(' '));

const isInline = (line: PlanLine): boolean => {
  const text = textOfSpans(line.spans);
  return !text.includes('\n') && countWords(text) <= longestInlineData && text.length <= 160;
};

// Without material to wait for, a request that comes last would only be found late.
const orderFor = (target: TargetId, materialWords: number): readonly Slot[] => {
  if (materialWords === 0) return orders.chatgpt;
  return target === 'claude' && materialWords < longMaterialWords ? orders.chatgpt : orders[target];
};

/**
 * Puts the plan's lines in the order of the target and the setting of the variant; no line is added or lost. Whether it
 * has headings follows from `unanswered`, the plan of the goal alone: an answer adds its line and moves nothing else.
 */
export const arrangePlan = (
  plan: ContentPlan,
  variant: Variant,
  target: TargetId,
  unanswered: ContentPlan = plan,
): Arrangement => {
  const of = (slot: Slot): readonly PlanLine[] => plan.lines.filter((line) => line.slot === slot);
  const inline = of('data').filter(isInline);
  const material = of('data').filter((line) => !isInline(line));
  const hasMaterial = material.length > 0 || of('context').length > 0;
  const tokens = estimateTokens(
    unanswered.lines
      .map(({ spans }) => textOfSpans(spans))
      .join('\n')
      .slice(0, 2_000),
  );
  const facts = of('facts');
  const headed = hasMaterial || wordsOf(facts) > longestBareFacts || tokens > headingsFrom;
  const taskLines = [...of('task'), ...inline];
  if (!headed) {
    const rules = [...of('conditions'), ...of('requirements'), ...of('style')];
    const blocks: Block[] = [
      { slot: 'role', lines: of('role'), setting: 'lines' },
      { slot: 'task', lines: taskLines, setting: 'lines' },
      { slot: 'facts', lines: facts, setting: 'lines' },
      {
        slot: 'requirements',
        lines: rules,
        setting: rules.length > 1 ? (sentenceSettings[variant] ?? 'lines') : 'lines',
      },
      { slot: 'return', lines: of('return'), setting: 'lines' },
    ];
    return { headed, blocks: blocks.filter(({ lines }) => lines.length > 0) };
  }
  const order = orderFor(target, wordsOf([...material, ...of('context')]));
  const blocks = order.map((slot): Block => {
    const lines = { ...none, task: taskLines, data: material }[slot] ?? of(slot);
    if (slot === 'requirements' && lines.length > 1)
      return { slot, lines, setting: headedSettings[variant] ?? 'bullets' };
    const listed = slot === 'facts' || ((slot === 'conditions' || slot === 'style') && lines.length > 1);
    return { slot, lines, setting: listed ? 'bullets' : 'lines' };
  });
  return { headed, blocks: blocks.filter(({ lines }) => lines.length > 0) };
};
