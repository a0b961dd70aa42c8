import { findIndustry, targets } from '@whetstone/engine/catalogue';
import { lazy } from 'react';
import { PrompterForm } from '../form/prompter-form.tsx';
import { PrompterScreen } from '../form/prompter-screen.tsx';
import { usePrompter } from '../form/use-prompter.ts';
import { ResultPanel } from '../result/result-panel.tsx';
import { SaveButton } from '../result/save-button.tsx';
import { savedPrompt } from '../result/saved-prompt.ts';
import { Choices, choicesInWords } from './choices.tsx';
import type { ContentDraft } from './content-draft.ts';
import { contentPrompter } from './content-prompter-kind.ts';

const TryItPlace = lazy(async () => ({
  default: (await import('../try-it/try-it-place.tsx')).TryItPlace,
}));

const title = 'Generated Prompt';
const goal = {
  label: 'What do you want?',
  placeholder: 'Write a welcome email for our new customers, keep it short',
  heights: 'h-36 min-h-[96px] max-h-[300px]',
};
const targetOptions = targets.map(({ id, name }) => ({ value: id, label: name }));

const savedContent = ({ request, prompt }: NonNullable<ContentDraft['result']>) =>
  savedPrompt(request.goal, prompt.text, findIndustry(request.industry)?.name ?? 'Other');

export function ContentPrompter({ userId }: { userId: string }) {
  const desk = usePrompter(contentPrompter, userId);
  const { draft } = desk;
  const { result } = draft;
  const { target } = desk.expected;
  return (
    <PrompterScreen
      desk={desk}
      form={
        <PrompterForm
          desk={desk}
          title="AI Content Prompter"
          goal={goal}
          docked={{ title, target: targetOptions.find(({ value }) => value === target)?.label ?? '' }}
          action="Generate Prompt"
          hasFreePrompts
          said={choicesInWords(draft)}
        >
          <Choices draft={draft} onEdit={(values) => desk.change({ type: 'edited', values })} />
        </PrompterForm>
      }
      result={
        <ResultPanel
          desk={desk}
          title={title}
          emptyTitle="Your prompt will appear here"
          target={{
            label: 'Made for',
            options: targetOptions,
            value: target,
            onChoose: (chosen) => desk.chooseTarget(() => ({ target: chosen })),
          }}
          save={result && <SaveButton prompt={savedContent(result)} onProblem={desk.onProblem} />}
          after={result && <TryItPlace kind="content" result={result} saved={savedContent(result)} />}
        />
      }
    />
  );
}
