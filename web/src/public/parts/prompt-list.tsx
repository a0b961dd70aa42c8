import type { LibraryCard } from '@whetstone/contract';
import type { CopyButtonData } from '../../shared/island-data/copy-button.ts';
import { BeginningOnALine } from '../../shared/library-cards/beginning.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';

type Row = Pick<
  LibraryCard,
  'id' | 'title' | 'preview' | 'category' | 'tags' | 'votes' | 'copies' | 'is_template'
>;

export interface PromptListProps {
  prompts: readonly Row[];
  /** The heading's level under the page's own. */
  heading?: 'h2' | 'h3';
  /** All are of one category, so that a row names what else it is filed under. */
  isOneCategory?: boolean;
  /** Their order is their maker’s. */
  isNumbered?: boolean;
}

interface CountProps {
  /** Nothing where it could not be read. */
  of: number | undefined;
  noun: readonly [one: string, many: string];
}

const voteWords = ['vote', 'votes'] as const;
const copyWords = ['copy', 'copies'] as const;

/** Public prompts one below the other, for visitors: what each is called, how it begins, where it is filed, and how many liked and took it. Each leads to its page and can be copied as it is. */
export function PromptList({
  prompts,
  heading: Heading = 'h2',
  isOneCategory = new Set(prompts.map(({ category }) => category)).size === 1,
  isNumbered = false,
}: PromptListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <div>
      <div aria-hidden="true" className="prompt-row prompt-row-heads">
        {prompts.some(({ copies }) => copies !== undefined) && (
          <>
            <span className="prompt-row-count col-start-4">Votes</span>
            <span className="prompt-row-count">Copies</span>
          </>
        )}
      </div>
      <List className="border-t border-hairline">
        {prompts.map(({ id, title, preview, category, tags, votes, copies, is_template }, at) => {
          const counts = countsInWords(votes, copies);
          return (
            <li key={id} className="prompt-row">
              <div className={isNumbered ? 'flex min-w-0 gap-2' : 'min-w-0'}>
                {isNumbered && (
                  <span aria-hidden="true" className="w-4 flex-none text-14 font-semibold text-mark tabular">
                    {at + 1}
                  </span>
                )}
                <Heading dir="auto" className="min-w-0 text-14 font-medium">
                  <a href={`/library/${id}`} className="prompt-row-link block truncate">
                    {title}
                  </a>
                </Heading>
              </div>
              <BeginningOnALine text={preview} />
              <p className="prompt-row-facts">
                <bdi className="truncate">{isOneCategory ? (tags[0] ?? category) : category}</bdi>
                <span className="flex-none whitespace-pre">
                  {is_template && !counts && ' · Template'}
                  {counts && ` · ${counts}`}
                </span>
              </p>
              <p className="truncate text-13 text-body">
                <bdi>{isOneCategory ? tags.slice(0, 2).join(', ') || category : category}</bdi>
              </p>
              <Count of={copies === undefined ? undefined : votes} noun={voteWords} />
              <Count of={copies} noun={copyWords} />
              <button
                type="button"
                {...({ 'data-copy-prompt': id } satisfies CopyButtonData)}
                aria-label={`Copy ${title}`}
                className={buttonClasses('quiet', 'small', 'prompt-row-copy needs-script justify-end!')}
              >
                <span aria-live="polite">Copy</span>
              </button>
            </li>
          );
        })}
      </List>
    </div>
  );
}

const inWords = (count: number, [one, many]: CountProps['noun']) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const countsInWords = (votes: number, copies = 0) =>
  [votes > 0 && inWords(votes, voteWords), copies > 0 && inWords(copies, copyWords)]
    .filter(Boolean)
    .join(' · ');

/** The number alone under its column's head; its noun for whoever hears it. */
const Count = ({ of: count, noun: [one, many] }: CountProps) => (
  <p className={`prompt-row-count ${count === 0 ? 'text-mute' : 'text-body'}`}>
    {count?.toLocaleString('en-US')}
    {count !== undefined && <span className="sr-only"> {count === 1 ? one : many}</span>}
  </p>
);
