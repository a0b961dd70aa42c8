import { promptLimits } from '@whetstone/contract/limits';
import { Switch } from '../../../ui/switch.tsx';
import { counted } from './import-words.ts';

interface PublishChoiceProps {
  /** Chosen rows that were public where they come from. */
  count: number;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

const { publishedAtOnce: most } = promptLimits;

/** Imported prompts are private: publishing them again is asked for, never done unasked. */
export function PublishChoice({ count, isOn, onSwitch }: PublishChoiceProps) {
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <p className="text-14 text-body">
        {counted(count, 'prompt')} {count === 1 ? 'was' : 'were'} public. Imported prompts are private.
      </p>
      <Switch label="Publish again" isOn={isOn} onSwitch={onSwitch} />
      {isOn && count > most && (
        <p className="basis-full text-13 text-mute">
          Only the first {most} will be published. You can publish the others later in My Prompts.
        </p>
      )}
    </div>
  );
}
