import type { Collection } from '@whetstone/contract';
import { buttonClasses } from '../../ui/button-classes.ts';
import { LibraryFrame } from '../parts/library-frame.tsx';
import { PromptList } from '../parts/prompt-list.tsx';
import { AuthorLink } from '../parts/author-link.tsx';
import { countInWords } from './count-in-words.ts';
import { NothingYet } from './nothing-yet.tsx';
import { PromptLibraryLink } from './prompt-library-link.tsx';

/** A shared collection, in its maker's order. */
export const CollectionPage = ({
  collection: { id, name, description, author, prompts },
}: {
  collection: Collection;
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
    count={prompts.length > 0 ? countInWords(prompts.length) : undefined}
    lead={
      description && (
        <span dir="auto" className="whitespace-pre-line">
          {description}
        </span>
      )
    }
    actions={
      prompts.length > 0 && (
        <a href={`/collections?open=${id}`} rel="nofollow" className={buttonClasses('primary')}>
          Save all to my library
        </a>
      )
    }
  >
    {prompts.length > 0 ? (
      <PromptList prompts={prompts} />
    ) : (
      <NothingYet title="This collection is empty right now">
        Its prompts were removed or are no longer public. Those that become public again will reappear here.
      </NothingYet>
    )}
    <p className="mt-3 text-right">
      <a
        href={`/collections?open=${id}`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center text-13 text-mute hover:text-ink"
      >
        Report this collection
      </a>
    </p>
  </LibraryFrame>
);
