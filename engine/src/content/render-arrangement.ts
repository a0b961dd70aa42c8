import type { TargetId } from '../catalogue/index.ts';
import { textOfSpans } from '../reading/text-edits.ts';
import type { Section, Span } from '../result.ts';
import type { Arrangement, Block } from './arrange-plan.ts';
import { english } from './frames/frame.ts';
import type { PlanLine, Slot } from './plan-line.ts';
import type { Scene } from './scene.ts';

const frameSpan = (text: string): Span => ({ text, origin: 'added' });

const endsSentence = (line: PlanLine): boolean => /[.!?…:。？！]["”»)’'\]]*$/u.test(textOfSpans(line.spans));
const sentenceOf = (line: PlanLine): readonly Span[] =>
  endsSentence(line) ? line.spans : [...line.spans, frameSpan('.')];

// "… the following sentence:" announces its material itself.
const announced = (block: Block, index: number): boolean => {
  const before = block.lines[index - 1];
  return before !== undefined && textOfSpans(before.spans).endsWith(':');
};

const lineSpans = (block: Block, line: PlanLine, index: number): readonly Span[] => {
  if (line.slot === 'data')
    return block.slot === 'task' && !announced(block, index)
      ? [frameSpan(`${line.label}: `), ...line.spans]
      : line.spans;
  if (line.slot === 'task' || line.slot === 'context') return line.spans;
  if (line.slot === 'facts' && block.setting === 'lines') return line.spans;
  switch (block.setting) {
    case 'bullets':
      return [frameSpan('- '), ...line.spans];
    case 'numbers':
      return [frameSpan(`${index + 1}. `), ...line.spans];
    case 'lines':
    case 'paragraph':
    case 'paragraphs':
      return sentenceOf(line);
  }
};

const betweenLines: Partial<Record<Block['setting'], string>> = { paragraph: ' ', paragraphs: '\n\n' };

const bodyOf = (block: Block): readonly Span[] =>
  block.lines.flatMap((line, index) => [
    ...(index > 0 ? [frameSpan(betweenLines[block.setting] ?? '\n')] : []),
    ...lineSpans(block, line, index),
  ]);

const tagFor = (title: string, body: string): string => {
  const tag =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '_')
      .replace(/^_|_$/g, '') || 'text';
  return body.includes(`</${tag}>`) ? `${tag}_given` : tag;
};

// A fence longer than any in the material, so that headings and fences inside it stay material.
const fenceFor = (body: string): string | undefined => {
  const longest = Math.max(0, ...[...body.matchAll(/`{3,}/g)].map((run) => run[0].length));
  if (longest === 0) return /^#{1,6} /m.test(body) ? '```' : undefined;
  return body.startsWith('```') && body.endsWith('```') ? undefined : '`'.repeat(longest + 1);
};

const dressed = (block: Block, title: string, body: readonly Span[], target: TargetId): readonly Span[] => {
  if (block.slot === 'role' || block.slot === 'return') return body;
  const text = textOfSpans(body);
  if (target === 'claude') {
    const tag = tagFor(title, text);
    return [frameSpan(`<${tag}>\n`), ...body, frameSpan(`\n</${tag}>`)];
  }
  const fence = block.slot === 'data' ? fenceFor(text) : undefined;
  const inner = fence ? [frameSpan(`${fence}\n`), ...body, frameSpan(`\n${fence}`)] : body;
  return [frameSpan(`## ${title}\n`), ...inner];
};

const reasons: Readonly<Record<Slot, string>> = {
  role: 'The point of view to answer from',
  task: 'Your goal, in your words',
  context: 'Your background, kept apart from the request',
  facts: 'What you added, in your words',
  data: 'Text and task kept apart',
  conditions: 'Your conditions together, unchanged',
  requirements: 'What makes the answer usable',
  style: 'You switched it on',
  return: 'Ends on what you want',
};

const titleOf = (block: Block, scene: Scene): string => {
  const { headings } = scene.translated ?? english;
  if (block.slot === 'data') return block.lines[0]?.label ?? headings.text;
  return block.slot === 'return' ? headings.answer : headings[block.slot];
};

/** Sections of the prompt in the target's dress; their texts joined by a blank line are the prompt. */
export const renderArrangement = (arrangement: Arrangement, scene: Scene): readonly Section[] =>
  arrangement.blocks.map((block) => {
    const title = titleOf(block, scene);
    const body = bodyOf(block);
    const spans = arrangement.headed ? dressed(block, title, body, scene.target) : body;
    return { id: block.slot, title, text: textOfSpans(spans), spans, reason: reasons[block.slot] };
  });
