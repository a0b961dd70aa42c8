import { lazy, Suspense } from 'react';
import { imageServices, videoServices } from '@whetstone/engine/catalogue';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { PrompterForm } from '../form/prompter-form.tsx';
import { PrompterScreen } from '../form/prompter-screen.tsx';
import { usePrompter } from '../form/use-prompter.ts';
import { ResultPanel } from '../result/result-panel.tsx';
import { useAutoSave } from './use-auto-save.ts';
import { mediaOptions, VisualChoices, visualInWords } from './visual-choices.tsx';
import { savedVisual } from './saved-visual.ts';
import { visualPrompter } from './visual-prompter-kind.ts';

const ProTips = lazy(async () => ({ default: (await import('./pro-tips.tsx')).ProTips }));
const SaveState = lazy(async () => ({ default: (await import('./save-state.tsx')).SaveState }));
const ServiceSettings = lazy(async () => ({ default: (await import('./below-picture.ts')).ServiceSettings }));
const TryItPlace = lazy(async () => ({
  default: (await import('../try-it/try-it-place.tsx')).TryItPlace,
}));
const Variations = lazy(async () => ({ default: (await import('./below-picture.ts')).Variations }));

const title = 'Optimized Prompt';
const placeholders = {
  image: 'A lighthouse on a cliff at dusk, waves below, no people',
  video: 'A heron stands still in the reeds, then takes off toward the sun',
} as const;
/** A picture's words without the flags of its service, which another one would draw. */
const withoutFlags = ({ sections }: { sections: readonly { id: string; text: string }[] }): string =>
  sections
    .filter(({ id }) => id !== 'settings')
    .map(({ text }) => text)
    .join('\n\n')
    .trim();
const actions = { image: 'Generate Image Prompt', video: 'Generate Video Prompt' } as const;
interface Service<Id extends string> {
  id: Id;
  name: string;
  retired?: { since: string; successor: string };
}
const allServices = { value: '', label: 'All services' } as const;
const monthOf = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const sinceRetired = ({ since, successor }: NonNullable<Service<string>['retired']>) =>
  `retired ${monthOf(since)}, now ${successor}`;
/** What is sold today first; what was switched off is still found under its name, struck, at the end. */
const optionsOf = <Id extends string>(services: readonly Service<Id>[]) => [
  allServices,
  ...services
    .toSorted((one, other) => Number('retired' in one) - Number('retired' in other))
    .map(({ id, name, retired }) =>
      retired
        ? {
            value: id,
            label: (
              <span className="text-mute">
                <s>{name}</s> {sinceRetired(retired)}
              </span>
            ),
            words: `${name}, ${sinceRetired(retired)}`,
          }
        : { value: id, label: name },
    ),
];
const serviceOptions = { image: optionsOf(imageServices), video: optionsOf(videoServices) };
const goalField = { label: 'What do you want to create?', heights: 'h-36 min-h-[128px] max-h-[300px]' };

export function VisualPrompter({ userId }: { userId: string }) {
  const autoSave = useAutoSave();
  const desk = usePrompter(visualPrompter, userId, (request, prompt, change) =>
    autoSave.save({ request, prompt }, change),
  );
  const { draft, change } = desk;
  const { media, result } = draft;
  const resultMedia = result?.request.media ?? media;
  const options = serviceOptions[resultMedia];
  const service = desk.expected.services[resultMedia];
  const mediaType = (
    <SegmentedControl
      label="Media type"
      options={mediaOptions}
      value={media}
      onChoose={(chosen) => change({ type: 'edited', values: { media: chosen } })}
    />
  );
  return (
    <PrompterScreen
      desk={desk}
      form={
        <PrompterForm
          desk={desk}
          title="Visual AI Prompter"
          lead={!result && mediaType}
          said={visualInWords(draft)}
          docked={{ title, target: options.find(({ value }) => value === service)?.label ?? '' }}
          goal={{ ...goalField, placeholder: placeholders[media] }}
          action={actions[media]}
          after={
            <div className={result ? 'min-h-14' : 'min-h-44'}>
              <Suspense>
                <ProTips media={media} isFolded={result !== null} />
              </Suspense>
            </div>
          }
        >
          {result && mediaType}
          <VisualChoices draft={draft} onEdit={(values) => change({ type: 'edited', values })} />
        </PrompterForm>
      }
      result={
        <ResultPanel
          desk={desk}
          title={title}
          emptyTitle="Your optimized prompt will appear here"
          target={{
            label: 'Optimized for',
            options,
            value: service,
            onChoose: (chosen) =>
              desk.chooseTarget((now) => ({ services: { ...now.services, [resultMedia]: chosen } })),
          }}
          save={
            result && (
              <Suspense>
                <SaveState result={result} autoSave={autoSave} change={change} />
              </Suspense>
            )
          }
          after={
            result && (
              <Suspense>
                <ServiceSettings settings={result.prompt.settings} services={result.prompt.services} />
                <Variations
                  prompt={result.prompt}
                  isClip={resultMedia === 'video'}
                  onProblem={desk.onProblem}
                />
                {resultMedia === 'image' && (
                  <TryItPlace
                    kind="image"
                    result={result}
                    saved={savedVisual(result.request.goal, resultMedia, result.prompt.text)}
                    savedId={result.saved?.id}
                    text={withoutFlags(result.prompt)}
                  />
                )}
              </Suspense>
            )
          }
        />
      }
    />
  );
}
