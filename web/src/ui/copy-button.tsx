import { Button, type ButtonProps } from './button.tsx';
import { usePassing } from './use-passing.ts';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'onError'> {
  text: string;
  /** What the button says; "Copy" where it is not told otherwise. */
  label?: string;
  /** What is copied, for readers of the screen where several such buttons stand. */
  of?: string;
  onError: (message: string) => void;
  onCopied?: () => void;
}

/** Puts a text on the clipboard exactly as it stands, and says so for two seconds. */
export function CopyButton({ text, label = 'Copy', of, onError, onCopied, ...button }: CopyButtonProps) {
  const [isCopied, showCopied] = usePassing(2000);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        showCopied();
        onCopied?.();
      },
      () => onError('Your browser blocked copying. Select the text and copy it yourself.'),
    );
  return (
    <Button {...button} onClick={() => void copy()}>
      <span className="grid *:col-start-1 *:row-start-1" aria-live="polite">
        <span className={isCopied ? 'invisible' : ''}>{label}</span>
        <span className={isCopied ? '' : 'invisible'}>{isCopied ? 'Copied!' : ''}</span>
      </span>
      {of && <span className="sr-only">{of}</span>}
    </Button>
  );
}
