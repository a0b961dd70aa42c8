import { wholeLibrary } from './library-address.ts';
import { SearchForm } from './search-form.tsx';

/** What a page says where there is no prompt, the same for every reason. */
export const NoPrompt = () => (
  <header className="mx-auto min-h-[55vh] max-w-[1200px] px-4 py-24 sm:px-6">
    <p className="display text-28 text-mute">
      <del className="mark-removed">Here is the prompt you were sent</del>
    </p>
    <h1 className="mt-2 display max-w-[18ch] text-44">There is no prompt here</h1>
    <p className="mt-6 max-w-[58ch] text-18">
      It was never published or is no longer public.{' '}
      <a href="/library" className="text-link">
        Browse the library
      </a>
      , or search it:
    </p>
    <div className="mt-6">
      <SearchForm address={wholeLibrary} />
    </div>
  </header>
);
