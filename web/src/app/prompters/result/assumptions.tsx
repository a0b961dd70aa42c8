import type { Assumption } from '@whetstone/engine';
import { SelectField } from '../../../ui/select-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { RewriteProblem } from '../rewriting/rewrite-problem.tsx';
import type { RewriteFailure } from '../rewriting/use-rewrite.ts';

interface AssumptionsProps {
  assumptions: readonly Assumption[];
  /** Chosen by the person, also where the prompt is still to be rewritten. */
  chosen: Readonly<Record<string, string>>;
  failure: RewriteFailure | undefined;
  onChoose: (id: string, choice: string) => void;
}

/** What was guessed. A guess with one alternative is a switch, with more a list; changing one rewrites at no cost. */
export function Assumptions({ assumptions, chosen, failure, onChoose }: AssumptionsProps) {
  return (
    <section aria-labelledby="assumptions" className="border-t border-hairline px-(--desk-inset) py-6">
      <h3 id="assumptions" className="text-13 font-semibold">
        Assumed
      </h3>
      <p className="pb-4 text-13 text-mute">
        You didn’t mention these, so we guessed. Changing a guess rewrites the prompt for free.
      </p>
      <RewriteProblem failure={failure} />
      <ul className="grid gap-x-8 gap-y-6 @min-[40rem]:grid-cols-2">
        {assumptions.map((assumption) => (
          <li key={assumption.id} className="flex flex-col gap-1">
            <AssumptionControl
              assumption={{ ...assumption, chosen: chosen[assumption.id] ?? assumption.chosen }}
              onChoose={(choice) => onChoose(assumption.id, choice)}
            />
            <p className="text-13 text-mute">{assumption.reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const offIds = ['off', 'none', 'no'];

function AssumptionControl({
  assumption,
  onChoose,
}: {
  assumption: Assumption;
  onChoose: (choice: string) => void;
}) {
  const { label, choices, chosen } = assumption;
  const [on, ...others] = choices.filter(({ id }) => !offIds.includes(id));
  const off = choices.find(({ id }) => offIds.includes(id));
  if (on && off && others.length === 0) {
    return (
      <Switch
        label={`${label}: ${on.label}`}
        isOn={chosen !== off.id}
        onSwitch={(isOn) => onChoose(isOn ? on.id : off.id)}
      />
    );
  }
  const options = choices.map((choice) => ({ value: choice.id, label: choice.label }));
  return <SelectField label={label} size="small" value={chosen} options={options} onChoose={onChoose} />;
}
