import { Link } from '@tanstack/react-router';
import type { Folder } from '@whetstone/contract';
import { lazy, Suspense } from 'react';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { FirstSteps } from '../../shared/first-steps/first-steps.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { askedInWords } from './asked-in-words.ts';
import type { LibrarySearch } from './library-search.ts';

const ToTakeUp = lazy(() => import('../../shared/library-cards/to-take-up.tsx'));

/** A library without a prompt. */
export const NothingSaved = () => (
  <div>
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
    <Suspense>
      <ToTakeUp of="others" />
    </Suspense>
  </div>
);

const toTheLibrary = (
  <Link to="/prompt-library" className={buttonClasses('secondary')}>
    Browse the Prompt Library
  </Link>
);

/** The own prompts could not be read. */
export const FailedPrompts = ({ error, onRetry }: { error: Error; onRetry: () => unknown }) => (
  <div>
    <FailedRead error={error} title="Your prompts didn’t load" action={toTheLibrary} onRetry={onRetry}>
      Your prompts are safe.
    </FailedRead>
    <Suspense>
      <ToTakeUp of="others" />
    </Suspense>
  </div>
);

export interface NothingFoundProps {
  filters: LibrarySearch;
  folders: readonly Folder[];
  onClear: () => void;
}

/** Filters that no prompt fits. */
export const NothingFound = ({ filters, folders, onClear }: NothingFoundProps) => (
  <div>
    <EmptyState
      title="No matching prompts"
      action={
        <>
          <Button look="primary" onClick={onClear}>
            Clear All Filters
          </Button>
          {toTheLibrary}
        </>
      }
    >
      You have no prompts {askedInWords(filters, folders)}. Everything you saved is still here.
    </EmptyState>
    <Suspense>
      <ToTakeUp of="own" />
    </Suspense>
  </div>
);
