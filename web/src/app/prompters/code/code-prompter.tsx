import { codeTools } from '@whetstone/engine/catalogue';
import { lazy } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PrompterForm } from '../form/prompter-form.tsx';
import { PrompterScreen } from '../form/prompter-screen.tsx';
import { usePrompter } from '../form/use-prompter.ts';
import type { ExampleOf } from '../questions/blanks.tsx';
import { ResultPanel } from '../result/result-panel.tsx';
import { SaveButton } from '../result/save-button.tsx';
import { savedPrompt } from '../result/saved-prompt.ts';
import { type CodeDraft, hasProject, noChoices } from './code-draft.ts';
import { codePrompter } from './code-prompter-kind.ts';
import { ContextualOptions } from './contextual-options.tsx';
import { ProjectTypeCards } from './project-type-cards.tsx';
import { ReferenceUrls } from './reference-urls.tsx';

const TryItPlace = lazy(async () => ({
  default: (await import('../try-it/try-it-place.tsx')).TryItPlace,
}));

const goal = {
  label: 'Project description',
  placeholder: 'A booking page for a yoga studio: see open spots, book, cancel',
  heights: 'h-36 min-h-[96px] max-h-[300px]',
};
const toolOptions = [
  { value: '', label: 'Any tool' },
  ...codeTools.map(({ id, name }) => ({ value: id, label: name })),
] as const;

const savedCode = ({ request, prompt }: NonNullable<CodeDraft['result']>) =>
  savedPrompt(request.goal, prompt.text, 'Software Development');

const exampleOf: ExampleOf = ({ example }) => example;

export function CodePrompter({ userId }: { userId: string }) {
  const desk = usePrompter(codePrompter, userId);
  const { draft } = desk;
  const { result } = draft;
  const edit = (values: Partial<CodeDraft>) => desk.change({ type: 'edited', values });
  const beginNew = () => {
    desk.change({ type: 'goal-edited', goal: '', isReplaced: true });
    edit(noChoices);
  };
  return (
    <PrompterScreen
      desk={desk}
      form={
        <PrompterForm
          desk={desk}
          title="AI Code Prompter"
          goal={goal}
          action="Generate Natural Prompt"
          exampleOf={exampleOf}
        >
          <ProjectTypeCards value={draft.projectType} onChoose={(projectType) => edit({ projectType })} />
          <ContextualOptions
            projectType={draft.projectType}
            chosen={draft.chosen}
            onChoose={(chosen) => edit({ chosen })}
          />
          <ReferenceUrls urls={draft.referenceUrls} typed={draft.typedUrl} onEdit={edit} />
          {hasProject(draft) && (
            <Button look="quiet" size="small" className="self-start" onClick={beginNew}>
              New project
            </Button>
          )}
        </PrompterForm>
      }
      result={
        <ResultPanel
          desk={desk}
          title="Your AI Prompt"
          emptyTitle="Your AI prompt appears here"
          target={{
            label: 'Made for',
            options: toolOptions,
            value: desk.expected.tool,
            onChoose: (tool) => desk.chooseTarget(() => ({ tool })),
          }}
          save={result && <SaveButton prompt={savedCode(result)} onProblem={desk.onProblem} />}
          after={result && <TryItPlace kind="code" result={result} saved={savedCode(result)} />}
        />
      }
    />
  );
}
