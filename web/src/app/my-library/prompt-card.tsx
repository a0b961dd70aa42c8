import { Link } from '@tanstack/react-router';
import type { Prompt } from '@whetstone/contract';
import { findVariables } from '@whetstone/engine/templates';
import { dayInWords } from '../../lib/day-in-words.ts';
import { WithBlanks } from '../../shared/library-cards/beginning.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { LibrarySearch } from './library-search.ts';

export interface PromptCardProps {
  prompt: Prompt;
  search: LibrarySearch;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onDelete: () => void;
  /** Asks for the values of the prompt's blanks before it is copied. */
  onFill: () => void;
  onTag: (tag: string) => void;
  onError: (message: string) => void;
}

const dayOf = (date: string) => dayInWords(date, { month: 'short', year: 'numeric' });

export function PromptCard(props: PromptCardProps) {
  const { prompt, search, isSelected, onSelect, onDelete, onFill, onTag, onError } = props;
  const titleId = `prompt-${prompt.id}`;
  return (
    <li data-card={prompt.id}>
      <article
        aria-labelledby={titleId}
        className={`flex flex-col rounded-card border bg-raised ${isSelected ? 'border-ink' : 'border-hairline'}`}
      >
        <div className="flex items-start gap-3 p-4 pb-2">
          <input
            type="checkbox"
            aria-label={`Select ${prompt.title}`}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
            className="check mt-1"
          />
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className="line-clamp-2 text-14 font-medium wrap-anywhere" title={prompt.title}>
              {prompt.title}
            </h2>
            <p className="text-13 text-mute">
              {prompt.category} · <time dateTime={prompt.created_at}>{dayOf(prompt.created_at)}</time>
              {prompt.is_public && (
                <>
                  {' · '}
                  <a
                    href={`/library/${prompt.id}`}
                    className="text-done underline underline-offset-4 hover:text-ink"
                  >
                    Public
                  </a>
                  , {prompt.votes.toLocaleString('en-US')} {prompt.votes === 1 ? 'vote' : 'votes'}
                </>
              )}
            </p>
          </div>
        </div>
        <p className="mx-4 line-clamp-6 font-mono text-12 leading-5 wrap-anywhere whitespace-pre-line text-body">
          <WithBlanks text={prompt.prompt_text} />
        </p>
        {prompt.tags.length > 0 && (
          <div className="flex flex-wrap gap-1 px-4 pt-3">
            {prompt.tags.slice(0, 4).map((tag) => (
              <button
                key={tag}
                type="button"
                onClick={() => onTag(tag)}
                className="min-h-6 max-w-40 truncate rounded-control bg-surface px-2 py-0.5 text-12 text-body hover:text-ink pointer-coarse:py-2"
              >
                {tag}
              </button>
            ))}
          </div>
        )}
        <div className="flex gap-1 p-2 pt-3">
          {findVariables(prompt.prompt_text).length > 0 ? (
            <Button look="quiet" size="small" onClick={onFill} aria-label={`Copy ${prompt.title}`}>
              Copy…
            </Button>
          ) : (
            <CopyButton
              look="quiet"
              size="small"
              text={prompt.prompt_text}
              of={prompt.title}
              onError={onError}
            />
          )}
          <Link
            to="/user-library"
            search={{ ...search, edit: prompt.id }}
            resetScroll={false}
            aria-label={`Edit ${prompt.title}`}
            className={buttonClasses('quiet', 'small')}
          >
            Edit
          </Link>
          <Button
            look="quiet"
            size="small"
            className="ml-auto"
            onClick={onDelete}
            aria-label={`Delete ${prompt.title}`}
          >
            Delete
          </Button>
        </div>
      </article>
    </li>
  );
}
