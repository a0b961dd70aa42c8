import type { LibraryCard } from '@whetstone/contract';
import { buttonClasses } from '../../ui/button-classes.ts';
import { AlsoInLibrary } from './also-in-library.tsx';
import { wholeLibrary } from './library-address.ts';
import { SearchForm } from './search-form.tsx';

const kinds = {
  prompt: {
    struck: 'Here is the prompt you were sent',
    title: 'There is no prompt here',
    reason: 'It was never published, was taken down, or is no longer public.',
  },
  author: {
    struck: 'Here is the author you were looking for',
    title: 'There is no author here',
    reason: 'The author changed their name, the page was taken down, or it never existed.',
  },
  collection: {
    struck: 'Here is the collection you were sent',
    title: 'There is no collection here',
    reason: 'It was never shared, was taken down, or is no longer shared.',
  },
} as const;

interface NothingHereProps {
  what: keyof typeof kinds;
  /** What else there is to read, as the loader found it. */
  data?: unknown;
}

/** What a page says where there is nothing, the same for every reason, and what else there is. */
const NothingHere = ({ what, data }: NothingHereProps) => (
  <div className="mx-auto max-w-[1200px] px-4 pt-12 pb-16 sm:px-6 lg:pt-16">
    <header>
      <p className="display text-20 text-mute sm:text-28">
        <del className="mark-removed">{kinds[what].struck}</del>
      </p>
      <h1 className="mt-3 display text-28 lg:text-44">{kinds[what].title}</h1>
      <p className="mt-4 max-w-[62ch] text-16 lg:text-18">{kinds[what].reason}</p>
      <div className="mt-6 flex gap-3 max-sm:flex-col">
        <a href="/library" className={buttonClasses('primary')}>
          Browse the library
        </a>
        <SearchForm address={wholeLibrary} />
      </div>
    </header>
    <AlsoInLibrary prompts={(data ?? []) as readonly LibraryCard[]} />
  </div>
);

type NotFoundProps = Pick<NothingHereProps, 'data'>;

export const NoPrompt = ({ data }: NotFoundProps) => <NothingHere what="prompt" data={data} />;
export const NoAuthor = ({ data }: NotFoundProps) => <NothingHere what="author" data={data} />;
export const NoCollection = ({ data }: NotFoundProps) => <NothingHere what="collection" data={data} />;
