import { findIndustry, industries, type LevelId, levels } from '@whetstone/engine/catalogue';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { ContentDraft } from './content-draft.ts';

interface ChoicesProps {
  draft: ContentDraft;
  onEdit: (
    values: Partial<Pick<ContentDraft, 'industry' | 'specialty' | 'level' | 'humanize' | 'noEmDashes'>>,
  ) => void;
}

const withPremium = (name: string, isPremium: boolean) => (isPremium ? `${name} (premium)` : name);
const industryOptions = [
  { value: '', label: 'Any industry' },
  ...industries.map(({ id, name, premium }) => ({ value: id, label: withPremium(name, premium) })),
];
const levelOptions = levels.map(({ id, name, premium }) => ({
  value: id,
  label: premium ? (
    <span>
      <span>{name}</span> <span className="font-normal text-mute">(premium)</span>
    </span>
  ) : (
    name
  ),
}));

/** What is chosen, on one line. */
export const choicesInWords = ({ level, industry, specialty, humanize, noEmDashes }: ContentDraft): string =>
  [
    levels.find(({ id }) => id === level)?.name,
    findIndustry(industry)?.name ?? 'any industry',
    specialty,
    humanize && 'human-like',
    noEmDashes && 'no em dashes',
  ]
    .filter(Boolean)
    .join(', ');

/** Industry, specialty, level and the two toggles. */
export function Choices({ draft, onEdit }: ChoicesProps) {
  const industry = findIndustry(draft.industry);
  const specialties = (industry?.specialties ?? []).map((name) => ({ value: name, label: name }));
  return (
    <>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <SelectField
          label="Industry"
          value={draft.industry}
          options={industryOptions}
          onChoose={(id) => onEdit({ industry: findIndustry(id)?.id ?? '', specialty: '' })}
        />
        <SelectField
          label="Specialty"
          value={draft.specialty}
          disabled={!industry}
          options={[
            { value: '', label: industry ? 'Any specialty' : 'Choose an industry first' },
            ...specialties,
          ]}
          onChoose={(specialty) => onEdit({ specialty })}
        />
      </div>
      <LevelChoice level={draft.level} onChoose={(level) => onEdit({ level })} />
      <div className="flex flex-wrap gap-x-8">
        <Switch label="Human-like" isOn={draft.humanize} onSwitch={(humanize) => onEdit({ humanize })} />
        <Switch
          label="No em dashes"
          isOn={draft.noEmDashes}
          onSwitch={(noEmDashes) => onEdit({ noEmDashes })}
        />
      </div>
    </>
  );
}

function LevelChoice({ level, onChoose }: { level: LevelId; onChoose: (level: LevelId) => void }) {
  return (
    <div className="flex flex-col gap-2">
      <SegmentedControl
        label="Optimization"
        options={levelOptions}
        value={level}
        onChoose={onChoose}
        describedBy="level-context"
      />
      {/* All three stand in one place, so that the box is as tall as its longest and nothing below it moves. */}
      <div id="level-context" className="grid text-13 text-mute *:col-start-1 *:row-start-1">
        {levels.map(({ id, context }) => (
          <p key={id} className={id === level ? '' : 'invisible'} aria-hidden={id !== level}>
            {context}
          </p>
        ))}
      </div>
    </div>
  );
}
