import type { Collection, LibraryCard } from '@whetstone/contract';
import { buttonClasses } from '../../ui/button-classes.ts';
import { LibraryFrame } from '../parts/library-frame.tsx';
import { PromptList } from '../parts/prompt-list.tsx';
import { AuthorLink } from '../parts/author-link.tsx';
import { AlsoInLibrary } from './also-in-library.tsx';
import { countInWords } from './count-in-words.ts';
import { OpeningSheet } from './opening-sheet.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PromptLibraryLink } from './prompt-library-link.tsx';
import { ReportLink } from './report-link.tsx';

/** A shared collection, in its maker's order. */
export const CollectionPage = ({
  collection: { id, name, description, author, prompts },
  others,
}: {
  collection: Collection;
  /** What else there is to read where it is empty. */
  others: readonly LibraryCard[];
}) => (
  <LibraryFrame
    facts={
      <>
        <PromptLibraryLink /> · Collection
        {author && (
          <>
            {' by '}
            <AuthorLink author={author} />
          </>
        )}
      </>
    }
    title={name}
    lead={
      description && (
        <span dir="auto" className="whitespace-pre-line">
          {description}
        </span>
      )
    }
    sheet={
      prompts[0] &&
      prompts.length > 1 && <OpeningSheet prompt={prompts[0]} label="First in this collection" />
    }
    actions={
      prompts.length > 0 && (
        <a
          href={`/collections?open=${id}`}
          rel="nofollow"
          className={buttonClasses('primary', 'medium', 'max-sm:mt-3 max-sm:w-full')}
        >
          Save all to my library
        </a>
      )
    }
  >
    {prompts.length > 0 ? (
      <>
        <h2 className="text-14 leading-9! font-medium tabular lg:-mb-9">{countInWords(prompts.length)}</h2>
        <PromptList prompts={prompts} heading="h3" isNumbered />
      </>
    ) : (
      <>
        <NothingYet title="This collection is empty right now">
          Its prompts were removed or are no longer public. Those that become public again will reappear here.
        </NothingYet>
        <AlsoInLibrary prompts={others} />
      </>
    )}
    <ReportLink href={`/collections?open=${id}`}>Report this collection</ReportLink>
  </LibraryFrame>
);
