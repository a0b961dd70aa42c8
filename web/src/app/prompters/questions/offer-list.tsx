import type { Offer } from '@whetstone/engine';
import { NoteNumber } from '../../../ui/manuscript/note-number.tsx';

interface OfferListProps {
  offers: readonly Offer[];
  /** Those that were pressed or let go. */
  pressed: Readonly<Record<string, boolean>>;
  /** Of their lines in the prompt, by rule. */
  numbers: Readonly<Record<string, string>>;
  onPress: (id: string, isOn: boolean) => void;
}

/** Wishes to press: off until they are, and in the prompt while they are on. */
export function OfferList({ offers, pressed, numbers, onPress }: OfferListProps) {
  if (offers.length === 0) return undefined;
  return (
    <fieldset className="ask">
      <legend className="ask-name">Add to the request</legend>
      <div className="ask-choices">
        {offers.map(({ id, label, why, on }) => {
          const isOn = pressed[id] ?? on;
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isOn}
              title={why}
              className={isOn ? 'chip offer offer-on' : 'chip offer'}
              onClick={() => onPress(id, !isOn)}
            >
              {label}
              {isOn && <NoteNumber number={numbers[`offer:${id}`]} />}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
