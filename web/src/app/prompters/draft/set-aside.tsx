import { buttonClasses } from '../../../ui/button-classes.ts';

interface SetAsideProps {
  text: string;
  onRestore: () => void;
  onDrop: () => void;
}

/** A goal carried over from another page took the place of a draft; the draft is one click away. */
export function SetAside({ text, onRestore, onDrop }: SetAsideProps) {
  return (
    <section aria-label="Earlier text" className="rounded-card border border-hairline bg-surface p-4 text-13">
      <p className="truncate">
        <span className="text-mute">Your earlier text was set aside: </span>
        <span className="text-ink">{text}</span>
      </p>
      <div className="flex gap-4 pt-1 pointer-coarse:-mb-3 pointer-coarse:pt-0">
        <button type="button" className={buttonClasses('link', 'text')} onClick={onRestore}>
          Restore it
        </button>
        <button type="button" className={buttonClasses('quiet', 'text')} onClick={onDrop}>
          Discard
        </button>
      </div>
    </section>
  );
}
