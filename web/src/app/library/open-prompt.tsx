import type { LibraryPrompt } from '@whetstone/contract';
import { lazy, Suspense, useState } from 'react';
import { countCopy, reportPrompt } from '../../lib/api/library.ts';
import { FavoriteButton, VoteButton } from '../../shared/library-cards/mark-buttons.tsx';
import { TagList } from '../../shared/library-cards/tag-list.tsx';
import { BlankFields } from '../../shared/templates/blank-fields.tsx';
import { BlanksSheet } from '../../shared/templates/blanks-sheet.tsx';
import { openWords } from '../../shared/templates/fill-blanks.ts';
import { KeepCopy } from '../../shared/templates/keep-copy.tsx';
import type { VariableHint } from '../../shared/templates/template-sections.ts';
import { useTemplate } from '../../shared/templates/use-template.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { MoreMenu } from '../../shared/more-menu/more-menu.tsx';
import { ReportForm } from '../../shared/report/report-form.tsx';
import { MoreLikeThis } from './more-like-this.tsx';

const CollectButton = lazy(async () => ({
  default: (await import('./collect-button.tsx')).CollectButton,
}));

const timesInWords = (times: number) => (times === 1 ? 'once' : `${times.toLocaleString('en-US')} times`);

export interface OpenPromptProps {
  prompt: LibraryPrompt;
  hints: readonly VariableHint[];
}

export function OpenPrompt({ prompt, hints }: OpenPromptProps) {
  const template = useTemplate(prompt.prompt_text, hints);
  const [problem, setProblem] = useState<string>();
  return (
    <>
      <div className="flex flex-col gap-4">
        <p className="-mt-2 text-13 text-mute">
          {prompt.category}
          {prompt.is_template && ' · Template by Whetstone'}
          {prompt.author && (
            <>
              {' · by '}
              <a
                href={`/library/by/${encodeURIComponent(prompt.author.slug)}`}
                className="underline underline-offset-4 hover:text-ink"
              >
                <bdi>{prompt.author.name}</bdi>
              </a>
            </>
          )}
          {prompt.copies > 0 && ` · copied ${timesInWords(prompt.copies)}`}
          {prompt.keeps > 0 && ` · saved ${timesInWords(prompt.keeps)}`}
          {' · '}
          <a href={`/library/${prompt.id}`} className="underline underline-offset-4 hover:text-ink">
            View public page
          </a>
        </p>
        {prompt.description && <p className="max-w-[68ch] text-14 wrap-anywhere">{prompt.description}</p>}
        <TagList tags={prompt.tags} />
      </div>
      {prompt.use_case && (
        <section>
          <h3 className="pb-1 text-14 font-medium">Use Case</h3>
          <p className="max-w-[68ch] text-14 wrap-anywhere">{prompt.use_case}</p>
        </section>
      )}
      {template.variables.length > 0 && (
        <BlankFields
          variables={template.variables}
          hints={hints}
          values={template.values}
          isNumbered
          onChange={template.setValue}
        />
      )}
      <section aria-labelledby="template-title">
        <h3 id="template-title" className="pb-2 text-14 font-medium">
          Prompt Template
        </h3>
        <div className="rounded-card border border-hairline bg-surface">
          <BlanksSheet {...template} hints={hints} />
        </div>
      </section>
      <MoreLikeThis id={prompt.id} />
      {problem && <MessageBox look="bad">{problem}</MessageBox>}
      <div className="dialog-foot">
        <FavoriteButton prompt={prompt} />
        <VoteButton prompt={prompt} isWorded />
        <output>{openWords(template.open, hints)}</output>
        <MoreMenu size="medium" opensUp staysOpen>
          <KeepCopy
            look="quiet"
            size="small"
            id={prompt.id}
            title={prompt.title}
            label="Keep a copy"
            told="Saved to your library, with a link to the original."
          />
          <Suspense>
            <CollectButton id={prompt.id} title={prompt.title} />
          </Suspense>
          {!prompt.is_own && !prompt.is_template && (
            <ReportForm what="prompt" send={(report) => reportPrompt(prompt.id, report)} />
          )}
        </MoreMenu>
        <CopyButton
          look="primary"
          label="Copy Prompt"
          text={template.filledText}
          onError={setProblem}
          onCopied={() => countCopy(prompt.id)}
        />
      </div>
    </>
  );
}
