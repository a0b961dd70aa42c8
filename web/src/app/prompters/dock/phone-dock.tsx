import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { NoteNumber } from '../../../ui/manuscript/note-number.tsx';
import type { WrittenPrompt } from '../draft/prompter-draft.ts';
import { changedLine } from './changed-line.ts';
import { useInView } from './use-in-view.ts';

interface PhoneDockProps {
  title: string;
  /** The tool that the prompt is for. */
  target: ReactNode;
  prompt: Pick<WrittenPrompt, 'text' | 'sections'>;
  /** Where the whole is: as soon as it is in view the dock makes way. */
  resultId: string;
  onReadAll: () => void;
  /** Takes the last press back; undefined while there is none. */
  onUndo: (() => void) | undefined;
  onCopied: () => void;
  onProblem: (message: string) => void;
}

/** Where the prompt lies below the form: how it begins, then the line that just changed, and the way to the whole. */
export function PhoneDock(props: PhoneDockProps) {
  const { title, target, prompt, resultId, onReadAll, onUndo, onCopied, onProblem } = props;
  const { text } = prompt;
  const [shown, setShown] = useState({ text, line: changedLine('', prompt) });
  const isResultInView = useInView(resultId);
  if (shown.text !== text) setShown({ text, line: changedLine(shown.text, prompt) });
  const { line } = shown;
  return (
    <section aria-label="Your prompt so far" className={isResultInView ? 'hidden' : 'phone-dock'}>
      <div>
        <p className="flex justify-between gap-4 pb-1 text-13">
          <span className="font-semibold text-ink">{title}</span>
          <span className="text-mute">{target}</span>
        </p>
        <p aria-live="polite" className="line-clamp-2 h-11 font-mono text-14 text-ink wrap-anywhere">
          {/* Before the words, where no cut takes it away. */}
          <NoteNumber number={line.number} />{' '}
          {line.number === undefined ? line.text : <ins className="mark-added mark-lit">{line.text}</ins>}
        </p>
      </div>
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
