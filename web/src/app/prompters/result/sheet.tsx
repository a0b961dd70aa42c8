import type { WrittenPrompt } from '../draft/prompter-draft.ts';
import { EmptyDesk, type EmptyDeskProps } from './empty-desk.tsx';
import { WrittenSheet, type WrittenSheetProps } from './written-sheet.tsx';

interface SheetProps extends EmptyDeskProps, Pick<WrittenSheetProps, 'onTakeOut' | 'open'> {
  prompt: WrittenPrompt | undefined;
  /** Marks are drawn again when this changes. */
  drawing: number;
}

/** What lies on the desk, as one file: when the first prompt comes, its sheet is there. */
export const Sheet = ({ prompt, drawing, onTakeOut, open, ...desk }: SheetProps) =>
  prompt ? (
    <WrittenSheet key={drawing} prompt={prompt} onTakeOut={onTakeOut} open={open} />
  ) : (
    <EmptyDesk {...desk} />
  );
