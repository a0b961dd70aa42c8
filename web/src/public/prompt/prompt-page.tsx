import type { LibraryPrompt, SharedPrompt } from '@whetstone/contract';
import { Fragment, type ReactNode } from 'react';
import type { BlanksData } from '../../shared/island-data/blanks.ts';
import { BlanksSheet } from '../../shared/templates/blanks-sheet.tsx';
import { fillBlanks, openWords } from '../../shared/templates/fill-blanks.ts';
import type { VariableHint } from '../../shared/templates/template-sections.ts';
import { AuthorLink } from '../parts/author-link.tsx';
import { CopyPrompt } from './copy-prompt.tsx';
import { PromptBlanks } from './prompt-blanks.tsx';

export interface PromptPageProps {
  prompt: LibraryPrompt | SharedPrompt;
  hints: readonly VariableHint[];
  /** Where the prompt comes from and how it stands. */
  facts: ReactNode;
  actions: ReactNode;
  /** Below what is said of the prompt. */
  after?: ReactNode;
}

/** One prompt as a page for everyone, read without an account. */
export function PromptPage({ prompt, hints, facts, actions, after }: PromptPageProps) {
  const id = 'id' in prompt ? prompt.id : undefined;
  const { variables, sections, filledText, open } = fillBlanks(prompt.prompt_text, hints, {});
  const copy = (
    <div className="copy-bar needs-script">
      <CopyPrompt text={filledText} id={id} />
      {variables.length > 0 && (
        <output {...({ 'data-blanks-open': true } satisfies BlanksData)} className="text-13 text-mute">
          {openWords(open, hints)}
        </output>
      )}
    </div>
  );
  return (
    <div
      className={`mx-auto grid max-w-[1200px] gap-8 px-4 py-8 sm:px-6 lg:pt-12 lg:pb-16 ${variables.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]' : ''}`}
    >
      <header className="min-w-0">
        <p className="text-13 text-mute">{facts}</p>
        <h1 dir="auto" className="mt-3 display max-w-[32ch] text-28 wrap-anywhere lg:text-44">
          {prompt.title}
        </h1>
        {prompt.description && (
          <p dir="auto" className="mt-3 max-w-[62ch] text-16 text-body wrap-anywhere lg:text-18">
            {prompt.description}
          </p>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-3">
          {variables.length === 0 && copy}
          {actions}
        </div>
      </header>
      <section aria-labelledby="template" className="min-w-0">
        <h2 id="template" className="pb-3 text-14 font-medium">
          Prompt Template
        </h2>
        <div
          className="rounded-card border border-hairline bg-raised"
          {...({ 'data-blanks-sheet': true } satisfies BlanksData)}
        >
          <BlanksSheet sections={sections} variables={variables} hints={hints} open={open} />
        </div>
      </section>
      {variables.length > 0 && (
        // Beside the head and the words from their first line on.
        <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <PromptBlanks text={prompt.prompt_text} hints={hints} />
          <div className="mt-4">{copy}</div>
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-6">
        {prompt.use_case && (
          <section aria-labelledby="use-case">
            <h2 id="use-case" className="text-14 font-medium">
              Use Case
            </h2>
            <p dir="auto" className="mt-1 max-w-[62ch] text-16 wrap-anywhere">
              {prompt.use_case}
            </p>
          </section>
        )}
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-13">
          {'author' in prompt && <PublicFacts prompt={prompt} />}
          {prompt.tags.length > 0 && (
            <div className="flex gap-2">
              <dt className="text-mute">Tags</dt>
              <dd className="min-w-0 wrap-anywhere">
                {prompt.tags.map((tag, index) => (
                  <Fragment key={tag}>
                    {index > 0 && ', '}
                    <bdi>{tag}</bdi>
                  </Fragment>
                ))}
              </dd>
            </div>
          )}
        </dl>
        {after}
      </div>
    </div>
  );
}

/** Who wrote a public prompt, where they chose a name, and how often readers took it along. */
const PublicFacts = ({
  prompt: { author, copies, keeps },
}: {
  prompt: Pick<LibraryPrompt, 'author' | 'copies' | 'keeps'>;
}) => (
  <>
    {author && (
      <div className="flex gap-2">
        <dt className="text-mute">By</dt>
        <dd className="min-w-0 wrap-anywhere">
          <AuthorLink author={author} />
        </dd>
      </div>
    )}
    {copies + keeps > 0 && (
      <div className="flex gap-2">
        <dt className="text-mute">Readers</dt>
        <dd className="tabular">
          {copies.toLocaleString('en-US')} copied, {keeps.toLocaleString('en-US')} saved
        </dd>
      </div>
    )}
  </>
);
