import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { changedLine } from './changed-line.ts';
import { useInView } from './use-in-view.ts';

interface PhoneDockProps {
  text: string;
  /** Where the whole is: as soon as it is in view the dock makes way. */
  resultId: string;
  onReadAll: () => void;
  /** Takes the last press back; undefined while there is none. */
  onUndo: (() => void) | undefined;
  onCopied: () => void;
  onProblem: (message: string) => void;
}

/** Where the prompt lies below the form: the line that just changed, and the way to the whole. */
export function PhoneDock({ text, resultId, onReadAll, onUndo, onCopied, onProblem }: PhoneDockProps) {
  const [shown, setShown] = useState({ text, line: changedLine('', text) });
  const isResultInView = useInView(resultId);
  if (shown.text !== text) setShown({ text, line: changedLine(shown.text, text) });
  return (
    <section aria-label="Your prompt so far" className={isResultInView ? 'hidden' : 'phone-dock'}>
      <p aria-live="polite" className="line-clamp-2 min-h-12 font-mono text-14 text-ink wrap-anywhere">
        {shown.line.replace(/^- /, '')}
      </p>
      <div className="flex gap-2">
        <Button onClick={onReadAll}>Read the whole prompt</Button>
        <Button onClick={onUndo} disabled={!onUndo}>
          Undo
        </Button>
        <CopyButton look="primary" className="flex-1" text={text} onCopied={onCopied} onError={onProblem} />
      </div>
    </section>
  );
}
