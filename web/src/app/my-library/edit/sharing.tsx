import { useQuery } from '@tanstack/react-query';
import type { Prompt } from '@whetstone/contract';
import { useState } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { libraryPromptQuery } from '../../../lib/api/library.ts';
import { closeShare, openShare, shareQuery, updatePrompt } from '../../../lib/api/prompts.ts';
import { BlanksSheet } from '../../../shared/templates/blanks-sheet.tsx';
import { fillBlanks } from '../../../shared/templates/fill-blanks.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { publishChange } from '../change-cached.ts';
import { usePromptChange } from '../use-prompt-change.ts';

/** Who else sees a prompt, everyone in the library or those with its unlisted link, and what they see. */
export function Sharing({ prompt }: { prompt: Prompt }) {
  const [problem, setProblem] = useState<string>();
  const share = useQuery(shareQuery(prompt.id));
  const publish = usePromptChange((isPublic: boolean) => updatePrompt(prompt.id, { is_public: isPublic }), {
    atOnce: (isPublic) => publishChange([prompt.id], isPublic),
    isToldElsewhere: true,
  });
  const open = usePromptChange(() => openShare(prompt.id), { isToldElsewhere: true });
  const close = usePromptChange(() => closeShare(prompt.id), { isToldElsewhere: true });
  const linkError = open.error ?? close.error ?? share.error;
  const link = share.data && `${location.origin}${share.data.path}`;
  return (
    <div className="grid grow gap-x-6 gap-y-10 pt-2 sm:grid-cols-2 sm:grid-rows-[auto_1fr]">
      <section className="flex flex-col items-start gap-2 *:last:mt-auto">
        <h3 className="text-16 font-medium">In the public library</h3>
        <p>
          {prompt.is_public
            ? 'Anyone can read, copy and vote for this prompt. Your email is never shown, and your name is shown only if you set a public name. Making it private also disables its unlisted link.'
            : 'Only you can see this prompt. Once published, anyone can read, copy and vote for it.'}
        </p>
        {prompt.is_moderated && (
          <MessageBox look="bad">
            An admin took this prompt down. It can’t be published until an admin allows it.
          </MessageBox>
        )}
        {publish.error && (
          <MessageBox look="bad">
            It stays {prompt.is_public ? 'public' : 'private'}. {describeError(publish.error)}
          </MessageBox>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 max-sm:self-stretch">
          <Button
            className="max-sm:w-full"
            busy={publish.isPending}
            disabled={prompt.is_moderated}
            onClick={() => publish.mutate(!prompt.is_public)}
          >
            {prompt.is_public ? 'Make private' : 'Publish'}
          </Button>
          {prompt.is_public && (
            <a
              href={`/library/${prompt.id}`}
              className="text-14 underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              View public page
            </a>
          )}
        </div>
      </section>
      <section className="flex flex-col items-start gap-2 *:last:mt-auto">
        <h3 className="text-16 font-medium">Unlisted link</h3>
        <p>
          {prompt.is_moderated
            ? 'An admin took this prompt down, so it can’t have a link.'
            : link
              ? 'Anyone with this link can read the prompt. It can’t be found by searching.'
              : 'A link for the people you choose. It can’t be found by searching, and you can disable it at any time.'}
        </p>
        {linkError && <MessageBox look="bad">{describeError(linkError)}</MessageBox>}
        {problem && <MessageBox look="bad">{problem}</MessageBox>}
        {link && (
          <div className="relative flex w-full flex-col gap-2 pt-2 sm:pt-0">
            <input
              readOnly
              aria-label="Unlisted link"
              value={link}
              onFocus={(event) => event.target.select()}
              className="field h-10 px-3 sm:pr-28 font-mono text-13 text-ellipsis pointer-coarse:h-11"
            />
            <div className="flex items-center *:flex-1 sm:absolute sm:inset-y-0 sm:right-1">
              <CopyButton
                size="small"
                look="quiet"
                className="max-sm:border max-sm:border-outline"
                text={link}
                label="Copy link"
                onError={setProblem}
              />
            </div>
          </div>
        )}
        <div className="flex flex-wrap gap-2 pt-2 max-sm:self-stretch">
          {link ? (
            <Button className="max-sm:w-full" busy={close.isPending} onClick={() => close.mutate(undefined)}>
              Disable link
            </Button>
          ) : prompt.is_moderated ? null : (
            <Button
              className="max-sm:w-full"
              busy={open.isPending || share.isPending}
              onClick={() => open.mutate(undefined)}
            >
              Create link
            </Button>
          )}
        </div>
      </section>
      <Readers prompt={prompt} />
    </div>
  );
}

/** Nothing is said of what there is none of. */
const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`];

/** The prompt as its readers get it, with what they made of it while it is public. */
function Readers({ prompt }: { prompt: Prompt }) {
  const { data } = useQuery({ ...libraryPromptQuery(prompt.id), enabled: prompt.is_public });
  const isOpen = prompt.is_public && data;
  const facts = [
    prompt.category,
    ...(prompt.tags.length > 0 ? [prompt.tags.join(', ')] : []),
    ...(isOpen
      ? [
          ...(data.author ? [`by ${data.author.name}`] : []),
          ...counted(data.votes, 'vote', 'votes'),
          ...counted(data.copies, 'copy', 'copies'),
          ...counted(data.keeps, 'save', 'saves'),
        ]
      : []),
  ];
  return (
    <section aria-labelledby="readers" className="flex min-w-0 flex-col gap-2 sm:col-span-2">
      <h3 id="readers" className="text-16 font-medium">
        {prompt.is_public ? 'What readers see' : 'What readers would see'}
      </h3>
      <div className="rounded-card border border-hairline bg-surface">
        <div className="border-b border-hairline px-6 py-4 max-sm:px-4">
          <p dir="auto" className="display text-18 wrap-anywhere">
            {prompt.title}
          </p>
          <p className="text-13 text-mute tabular">{facts.join(' · ')}</p>
          {prompt.description && <p className="max-w-[68ch] pt-2 wrap-anywhere">{prompt.description}</p>}
        </div>
        <BlanksSheet {...fillBlanks(prompt.prompt_text, [], {})} hints={[]} />
      </div>
    </section>
  );
}
