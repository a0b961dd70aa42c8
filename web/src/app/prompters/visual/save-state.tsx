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
  const { save, isSaving, failure } = autoSave;
  const isCurrent = result.saved?.text === result.prompt.text;
  const label = failure ? 'Save again' : 'Save';
  return (
    <>
      {!isCurrent && !isSaving && (
        <Button size="small" onClick={() => save(result, change)}>
          {label}
        </Button>
      )}
      {failure && !isSaving && !isCurrent && (
        <p role="alert" className="order-last basis-full text-13 text-bad">
          The prompt was not saved to your library; it is kept here. {describeError(failure)}
        </p>
      )}
    </>
  );
}
