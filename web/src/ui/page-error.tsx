import { Button } from './button.tsx';

/** Stands in for a screen that failed; the rest of the app goes on. */
export const PageError = () => (
  <div role="alert" className="flex flex-col items-start gap-4 px-4 py-12 sm:px-7">
    <h1 className="display text-28">Something went wrong on this page</h1>
    <p>What you wrote is kept in this browser.</p>
    <Button look="primary" onClick={() => location.reload()}>
      Reload page
    </Button>
  </div>
);
