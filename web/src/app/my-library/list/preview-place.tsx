import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';

interface PreviewPlaceProps {
  /** Whether there is room beside the list; else the preview is a dialog. */
  isBeside: boolean;
  /** Whether a prompt was opened; the first row is shown beside the list unasked, never in a dialog. */
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Where the open prompt is read: beside the list, or over it on a narrow screen. */
export function PreviewPlace({ isBeside, isOpen, title, onClose, children }: PreviewPlaceProps) {
  if (isBeside) {
    return (
      <aside
        aria-label="The open prompt"
        className="sticky top-20 h-[calc(100dvh-6rem)] overflow-y-auto border-l border-hairline pb-4 pl-6"
      >
        {children}
      </aside>
    );
  }
  return (
    isOpen && (
      <Dialog open size="wide" title={title} onClose={onClose}>
        {children}
      </Dialog>
    )
  );
}
