import { codeTools } from '@whetstone/engine/catalogue';
import { lazy } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PrompterForm } from '../form/prompter-form.tsx';
import { PrompterScreen } from '../form/prompter-screen.tsx';
import { usePrompter } from '../form/use-prompter.ts';
import { ResultPanel } from '../result/result-panel.tsx';
import { SaveButton } from '../result/save-button.tsx';
import { savedPrompt } from '../result/saved-prompt.ts';
import { type CodeDraft, hasProject, noChoices } from './code-draft.ts';
import { codePrompter } from './code-prompter-kind.ts';
import { ContextualOptions, projectInWords } from './contextual-options.tsx';
import { ProjectTypeChoice } from './project-type-choice.tsx';
import { ReferenceUrls } from './reference-urls.tsx';

const TryItPlace = lazy(async () => ({
  default: (await import('../try-it/try-it-place.tsx')).TryItPlace,
}));

const title = 'Your AI Prompt';
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

export function CodePrompter({ userId }: { userId: string }) {
  const desk = usePrompter(codePrompter, userId);
  const { draft } = desk;
  const { result } = draft;
  const { tool } = desk.expected;
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
          headAct={
            hasProject(draft) && (
              <Button look="link" size="text" className="pointer-coarse:-my-3" onClick={beginNew}>
                New project
              </Button>
            )
          }
          goal={goal}
          docked={{ title, target: toolOptions.find(({ value }) => value === tool)?.label ?? '' }}
          action="Generate Natural Prompt"
          said={projectInWords(draft)}
        >
          <ProjectTypeChoice value={draft.projectType} onChoose={(projectType) => edit({ projectType })} />
          <ContextualOptions
            projectType={draft.projectType}
            chosen={draft.chosen}
            onChoose={(chosen) => edit({ chosen })}
          />
          <ReferenceUrls urls={draft.referenceUrls} typed={draft.typedUrl} onEdit={edit} />
        </PrompterForm>
      }
      result={
        <ResultPanel
          desk={desk}
          title={title}
          emptyTitle="Your AI prompt will appear here"
          target={{
            label: 'Made for',
            options: toolOptions,
            value: tool,
            onChoose: (chosen) => desk.chooseTarget(() => ({ tool: chosen })),
          }}
          save={result && <SaveButton prompt={savedCode(result)} onProblem={desk.onProblem} />}
          after={result && <TryItPlace kind="code" result={result} saved={savedCode(result)} />}
        />
      }
    />
  );
}
