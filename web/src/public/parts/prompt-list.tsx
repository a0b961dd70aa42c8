import type { LibraryCard } from '@whetstone/contract';
import type { CopyButtonData } from '../../shared/island-data/copy-button.ts';
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

const shownTags = 4;
const shownLetters = 180;

const votesInWords = (votes: number) => `${votes.toLocaleString('en-US')} ${votes === 1 ? 'vote' : 'votes'}`;

/** The first words of a text, cut at a word. */
const beginningOf = (text: string) =>
  text.length <= shownLetters ? text : `${text.slice(0, shownLetters).replace(/\s+\S*$/u, '')} …`;

/** Public prompts one below the other, for visitors: each leads to its page and can be copied as it stands. */
export const PromptList = ({ prompts, heading: Heading = 'h2', tagHref }: PromptListProps) => (
  <ul className="border-t border-hairline">
    {prompts.map(({ id, title, description, preview, category, tags, votes, is_template }) => (
      <li
        key={id}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 border-b border-hairline py-5"
      >
        <div className="min-w-0">
          <p className="text-13 text-mute">
            <bdi>{category}</bdi>
            {is_template && ' · Template'}
            {votes > 0 && ` · ${votesInWords(votes)}`}
          </p>
          <Heading dir="auto" className="mt-1 display text-20 wrap-anywhere">
            <a href={`/library/${id}`} className="hover:text-mark">
              {title}
            </a>
          </Heading>
          <p dir="auto" className="mt-1 max-w-[68ch] text-14 text-body wrap-anywhere">
            {beginningOf(description || preview)}
          </p>
          <Tags tags={tags.slice(0, shownTags)} href={tagHref} />
        </div>
        <button
          type="button"
          {...({ 'data-copy-prompt': id } satisfies CopyButtonData)}
          aria-label={`Copy ${title}`}
          className={buttonClasses('secondary', 'small', 'needs-script mt-1 min-w-20')}
        >
          <span aria-live="polite">Copy</span>
        </button>
      </li>
    ))}
  </ul>
);

const Tags = ({ tags, href }: { tags: readonly string[]; href: ((tag: string) => string) | undefined }) =>
  tags.length > 0 && (
    <ul aria-label="Tags" className="mt-2 flex flex-wrap gap-x-3 text-13 text-mute">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0 wrap-anywhere">
          {href ? (
            <a
              href={href(tag)}
              rel="nofollow"
              className="inline-block py-1 hover:text-ink pointer-coarse:py-3"
            >
              <bdi>{tag}</bdi>
            </a>
          ) : (
            <bdi>{tag}</bdi>
          )}
        </li>
      ))}
    </ul>
  );
