import type { Section, Span } from '../../result.ts';
import { type Line, lineText } from './line.ts';

export type BlockId =
  | 'task'
  | 'version'
  | 'features'
  | 'data'
  | 'requirements'
  | 'design'
  | 'stack'
  | 'checks'
  | 'verify'
  | 'form'
  | 'not-now'
  | 'closing';

/** A section before it is written out. */
export interface Block {
  readonly id: BlockId;
  readonly title: string;
  readonly reason: string;
  /** Whether the title stands above the lines in the prompt. */
  readonly headed: boolean;
  readonly lines: readonly Line[];
}

/** The section that shows the block, its spans giving exactly its text. */
export function renderBlock(block: Block): Section {
  const lines: Line[] = block.headed
    ? [[{ text: `## ${block.title}`, origin: 'added' }], ...block.lines]
    : [...block.lines];
  const spans: Span[] = lines.flatMap((line, index) =>
    index === 0 ? line : [{ text: '\n', origin: 'added' as const }, ...line],
  );
  return { id: block.id, title: block.title, reason: block.reason, spans, text: lineText(spans) };
}
