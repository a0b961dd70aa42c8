import { buttonClasses } from '../../../ui/button-classes.ts';

interface EnhancementStreamProps {
  /** The rewritten goal as far as it has come. */
  text: string;
  onStop: () => void;
}

/** The goal while it is being rewritten; the person's own text stands above until it is done. */
export const EnhancementStream = ({ text, onStop }: EnhancementStreamProps) => (
  <section
    aria-label="Improving your text"
    aria-busy="true"
    className="rounded-card border border-hairline bg-surface px-4 py-4 text-13"
  >
    <div className="flex items-center justify-between gap-4 pointer-coarse:-my-2">
      <p className="text-mute">Your text stays as it is until the new version is complete.</p>
      <button type="button" className={buttonClasses('quiet', 'text')} onClick={onStop}>
        Stop
      </button>
    </div>
    {text !== '' && (
      <p className="mt-2 max-h-60 overflow-y-auto whitespace-pre-wrap text-14 text-body">
        {text}
        <span aria-hidden="true" className="ml-0.5 inline-block h-4 w-0.5 bg-mark align-[-0.2em]" />
      </p>
    )}
  </section>
);
