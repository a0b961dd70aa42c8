import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Folder, Prompt } from '@whetstone/contract';
import { useState } from 'react';
import { valuesPrefixOf } from '../../../config/storage-keys.ts';
import { promptQuery } from '../../../lib/api/prompts.ts';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { FailedRead } from '../../../shared/failed-read/failed-read.tsx';
import { BlankFields } from '../../../shared/templates/blank-fields.tsx';
import { BlanksSheet } from '../../../shared/templates/blanks-sheet.tsx';
import { openWords } from '../../../shared/templates/fill-blanks.ts';
import { KeepCopy } from '../../../shared/templates/keep-copy.tsx';
import { useTemplate } from '../../../shared/templates/use-template.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { MoreMenu } from '../../../shared/more-menu/more-menu.tsx';
import type { LibrarySearch } from '../library-search.ts';
import { OpenIn } from './open-in.tsx';
import { OriginLine } from './origin-line.tsx';
import { PreviewSkeleton } from './preview-skeleton.tsx';

export interface PreviewProps {
  id: string;
  /** Says what it is called; a dialog says that already. */
  isTitled: boolean;
  search: LibrarySearch;
  folders: readonly Folder[];
  onMove: () => void;
  onTag: () => void;
  onPublish: () => void;
  onDelete: () => void;
}

/** What is open of the list: the prompt as it reads, to be filled in, copied, and put in its place. */
export function Preview({ id, ...props }: PreviewProps) {
  const { data: prompt, error, refetch } = useQuery(promptQuery(id));
  if (error && !prompt)
    return <FailedRead heading="h3" error={error} title="This prompt didn’t load" onRetry={refetch} />;
  if (!prompt) return <PreviewSkeleton isTitled={props.isTitled} />;
  return <PromptPreview key={id} prompt={prompt} {...props} />;
}

function PromptPreview({
  prompt,
  isTitled,
  search,
  folders,
  ...acts
}: Omit<PreviewProps, 'id'> & { prompt: Prompt }) {
  const template = useTemplate(prompt.prompt_text, [], valuesPrefixOf(prompt.user_id) + prompt.id);
  const [problem, setProblem] = useState<string>();
  const folder = folders.find(({ id }) => id === prompt.folder_id)?.name ?? 'No folder';
  const { title } = prompt;
  return (
    <article aria-label={title} className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        {isTitled && <h2 className="py-1.5 display text-20 wrap-anywhere">{title}</h2>}
        <p className="text-13 text-mute">
          {prompt.category}, {folder},{' '}
          <span className="whitespace-nowrap">
            changed{' '}
            <time dateTime={prompt.updated_at}>
              {dayInWords(prompt.updated_at, { month: 'short', year: 'numeric' })}
            </time>
            .
          </span>{' '}
          {prompt.is_public && (
            <span className="whitespace-nowrap">
              <a href={`/library/${prompt.id}`} className="text-done underline underline-offset-4">
                Public
              </a>
              , {prompt.votes.toLocaleString('en-US')} {prompt.votes === 1 ? 'vote' : 'votes'}.
            </span>
          )}
        </p>
        <OriginLine id={prompt.id} />
        {prompt.tags.length > 0 && (
          <ul aria-label="Tags" className="mt-1 flex flex-wrap gap-1 text-12 text-body">
            {prompt.tags.map((tag) => (
              <li
                key={tag}
                className="max-w-full truncate rounded-control border border-hairline px-1.5 leading-5"
              >
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div
        className={`next-act flex flex-wrap items-center gap-2 ${isTitled ? '' : 'dialog-foot order-last'}`}
      >
        <CopyButton
          look="primary"
          size="small"
          label="Copy"
          className="max-sm:flex-1"
          of={title}
          text={template.filledText}
          onError={setProblem}
        />
        <Link
          to="/user-library"
          search={{ ...search, edit: prompt.id }}
          resetScroll={false}
          aria-label={`Edit ${title}`}
          className={buttonClasses('secondary', 'small')}
        >
          Edit
        </Link>
        <output className="ml-1 text-13 text-mute max-sm:sr-only">{openWords(template.open)}</output>
        <MoreMenu of={title} opensUp={!isTitled} className="ml-auto">
          <Button look="quiet" size="small" onClick={acts.onMove} aria-label={`Move to… ${title}`}>
            Move to…
          </Button>
          <Button look="quiet" size="small" onClick={acts.onTag} aria-label={`Tag ${title}`}>
            Tag
          </Button>
          <Button
            look="quiet"
            size="small"
            onClick={acts.onPublish}
            disabled={prompt.is_moderated}
            aria-label={`${prompt.is_public ? 'Make private' : 'Publish'} ${title}`}
          >
            {prompt.is_public ? 'Make private' : 'Publish'}
          </Button>
          <KeepCopy
            look="quiet"
            size="small"
            id={prompt.id}
            title={title}
            label="Duplicate"
            told="Duplicated. The copy is next to the original."
          />
          <Button
            look="quiet"
            size="small"
            className="text-bad!"
            onClick={acts.onDelete}
            aria-label={`Delete ${title}`}
          >
            Delete
          </Button>
        </MoreMenu>
      </div>
      {problem && <MessageBox look="bad">{problem}</MessageBox>}
      {prompt.is_moderated && (
        <MessageBox look="bad">
          An admin took this prompt down. It can’t be published until an admin allows it.
        </MessageBox>
      )}
      {template.variables.length > 0 && (
        <BlankFields
          variables={template.variables}
          hints={[]}
          values={template.values}
          isNumbered
          onChange={template.setValue}
        />
      )}
      <div className="rounded-card border border-hairline bg-raised">
        <BlanksSheet {...template} hints={[]} />
      </div>
      <OpenIn text={template.filledText} />
      {prompt.description && (
        <p className="max-w-[68ch] text-14 whitespace-pre-line wrap-anywhere">{prompt.description}</p>
      )}
      {prompt.use_case && (
        <section>
          <h3 className="text-13 font-medium text-ink">Use case</h3>
          <p className="max-w-[68ch] text-14 wrap-anywhere">{prompt.use_case}</p>
        </section>
      )}
    </article>
  );
}
