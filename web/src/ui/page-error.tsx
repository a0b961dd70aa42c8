import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Stands in for a screen that failed; the rest of the app goes on. */
export const PageError = () => (
  <div className="px-4 py-6 sm:px-7">
    <EmptyState
      isFailure
      heading="h1"
      title="Something went wrong on this page"
      action={
        <Button look="primary" onClick={() => location.reload()}>
          Reload page
        </Button>
      }
    >
      What you wrote is kept in this browser.
    </EmptyState>
  </div>
);
