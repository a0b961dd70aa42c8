import { wholeLibrary } from './library-address.ts';
import { SearchForm } from './search-form.tsx';

const kinds = {
  prompt: {
    struck: 'Here is the prompt you were sent',
    title: 'There is no prompt here',
    reason: 'It was never published, was taken down, or is no longer public.',
  },
  author: {
    struck: 'Here is the author you were sent to',
    title: 'There is no author here',
    reason: 'No author has this name now.',
  },
  collection: {
    struck: 'Here is the collection you were sent',
    title: 'There is no collection here',
    reason: 'It was never shared, was taken down, or is no longer shared.',
  },
} as const;

/** What a page says where there is nothing, the same for every reason. */
export const NothingHere = ({ what }: { what: keyof typeof kinds }) => (
  <header className="mx-auto max-w-[1200px] px-4 pt-16 pb-24 sm:px-6 lg:pt-24">
    <p className="display text-20 text-mute sm:text-28">
      <del className="mark-removed">{kinds[what].struck}</del>
    </p>
    <h1 className="mt-4 display max-w-[24ch] text-44">{kinds[what].title}</h1>
    <p className="mt-6 max-w-[58ch] text-18">
      {kinds[what].reason}{' '}
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

export const NoPrompt = () => <NothingHere what="prompt" />;
export const NoAuthor = () => <NothingHere what="author" />;
export const NoCollection = () => <NothingHere what="collection" />;
