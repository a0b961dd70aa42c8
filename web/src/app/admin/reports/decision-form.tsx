import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { usualReasons } from './reason-words.ts';

export interface DecisionFormProps {
  isBusy: boolean;
  onDecide: (resolution: 'unpublished' | 'dismissed', reason: string) => void;
  onSkip: () => void;
}

/** Takes what is reported down or keeps it, with a reason for its author and its reporters; or leaves it for later. */
export function DecisionForm({ isBusy, onDecide, onSkip }: DecisionFormProps) {
  const listId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const decide = (resolution: 'unpublished' | 'dismissed') => () => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') onDecide(resolution, reason.trim());
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsMissing(reason.trim() === '');
      }}
      className="flex flex-col gap-6"
    >
      <TextField
        label="Reason (shown to the author and reporters)"
        autoComplete="off"
        list={listId}
        maxLength={500}
        value={reason}
        error={isMissing && reason.trim() === '' ? 'Enter or choose a reason.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <datalist id={listId}>
        {usualReasons.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button busy={isBusy} onClick={decide('dismissed')}>
          Keep
        </Button>
        <Button className="text-bad!" busy={isBusy} onClick={decide('unpublished')}>
          Take down
        </Button>
        <Button look="quiet" onClick={onSkip}>
          Decide later
        </Button>
      </div>
    </form>
  );
}
