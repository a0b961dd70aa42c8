import type { LibraryCard } from '@whetstone/contract';
import type { CopyButtonData } from '../../shared/island-data/copy-button.ts';
import { Beginning } from '../../shared/library-cards/beginning.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';

type Row = Pick<
  LibraryCard,
  'id' | 'title' | 'description' | 'preview' | 'category' | 'tags' | 'votes' | 'is_template'
>;

export interface PromptListProps {
  prompts: readonly Row[];
  /** The heading's level under the page's own. */
  heading?: 'h2' | 'h3';
  /** Where a tag leads; tags are words alone without. */
  tagHref?: (tag: string) => string;
}

const shownTags = 2;

const votesInWords = (votes: number) => `${votes.toLocaleString('en-US')} ${votes === 1 ? 'vote' : 'votes'}`;

/** Public prompts one below the other, for visitors: what each is, what it gives, how it begins. Each leads to its page and can be copied as it is. */
export const PromptList = ({ prompts, heading: Heading = 'h2', tagHref }: PromptListProps) => (
  <ul className="border-t border-hairline">
    {prompts.map(({ id, title, description, preview, category, tags, votes, is_template }) => (
      <li key={id} className="prompt-row">
        <div className="min-w-0">
          <Heading dir="auto" className="truncate display text-18">
            <a href={`/library/${id}`} className="hover:text-mark">
              {title}
            </a>
          </Heading>
          <p className="truncate text-12 text-mute">
            <bdi>{category}</bdi>
            {is_template && ' · Template'}
            {votes > 0 && ` · ${votesInWords(votes)}`}
          </p>
        </div>
        <div className="min-w-0">
          {description && (
            <p dir="auto" className="truncate text-13 text-body">
              {description}
            </p>
          )}
          <p
            dir="auto"
            className={`font-mono text-12 leading-5 text-mute ${description ? 'truncate' : 'line-clamp-2'}`}
          >
            <Beginning text={preview} />
          </p>
        </div>
        <Tags tags={tags.slice(0, shownTags)} href={tagHref} />
        <button
          type="button"
          {...({ 'data-copy-prompt': id } satisfies CopyButtonData)}
          aria-label={`Copy ${title}`}
          className={buttonClasses('secondary', 'small', 'needs-script min-w-20')}
        >
          <span aria-live="polite">Copy</span>
        </button>
      </li>
    ))}
  </ul>
);

const Tags = ({ tags, href }: { tags: readonly string[]; href: ((tag: string) => string) | undefined }) => (
  <ul aria-label="Tags" className="prompt-row-tags text-12 text-mute">
    {tags.map((tag) => (
      <li key={tag} className="truncate">
        {href ? (
          <a href={href(tag)} rel="nofollow" className="inline-block leading-6 hover:text-ink">
            <bdi>{tag}</bdi>
          </a>
        ) : (
          <bdi>{tag}</bdi>
        )}
      </li>
    ))}
  </ul>
);
