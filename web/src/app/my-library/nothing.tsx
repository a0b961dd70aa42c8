import { Link } from '@tanstack/react-router';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { FirstSteps } from '../../shared/first-steps/first-steps.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A library without a prompt. */
export const NothingSaved = () => (
  <div className="grid items-start gap-x-12 gap-y-2 lg:grid-cols-2 lg:[&>ol]:mt-0">
    <EmptyState
      title="No prompts yet"
      action={
        <Link to="/generator" className={buttonClasses('primary')}>
          Generate Your First Prompt
        </Link>
      }
    >
      Prompts you save stay here, private, until you delete them.
    </EmptyState>
    <FirstSteps />
  </div>
);

/** The own prompts could not be read. */
export const FailedPrompts = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => (
  <FailedRead error={error} onRetry={onRetry}>
    Your prompts are safe. You can write new ones meanwhile.
  </FailedRead>
);

/** Filters that no prompt fits. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title="No matching prompts"
    action={
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onClear}>
          Clear All Filters
        </Button>
        <Link to="/prompt-library" className={buttonClasses('secondary')}>
          Look in the Prompt Library
        </Link>
      </div>
    }
  >
    None of your prompts match these filters. They are all still here.
  </EmptyState>
);
