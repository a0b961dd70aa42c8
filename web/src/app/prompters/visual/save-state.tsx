import { describeError } from '../../../lib/api/describe-error.ts';
import { Button } from '../../../ui/button.tsx';
import type { AutoSave, NoteSaved } from './use-auto-save.ts';
import type { VisualDraft } from './visual-draft.ts';

interface SaveStateProps {
  result: NonNullable<VisualDraft['result']>;
  autoSave: AutoSave;
  change: NoteSaved;
}

/** Whether the library has the prompt as it stands; where it has not, it is one press away. */
export function SaveState({ result, autoSave, change }: SaveStateProps) {
  const { save, isSaving, isToldSaved, failure } = autoSave;
  const isCurrent = result.saved?.text === result.prompt.text;
  const label = failure ? 'Save again' : 'Save';
  return (
    <>
      {/* Beside the title rather than over the words. */}
      <output className="text-13 text-mute max-sm:max-w-28 max-sm:text-12">
        {isToldSaved && isCurrent ? (
          <span className="text-done">Prompt saved to your library!</span>
        ) : (
          isCurrent && 'In your library'
        )}
      </output>
      {!isCurrent && !isSaving && (
        <Button size="small" onClick={() => save(result, change)}>
          {label}
        </Button>
      )}
      {failure && !isSaving && !isCurrent && (
        <p role="alert" className="order-last basis-full field-error">
          The prompt was not saved to your library; it is kept here. {describeError(failure)}
        </p>
      )}
    </>
  );
}
