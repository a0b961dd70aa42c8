import type { Offer } from '@whetstone/engine';

interface OfferListProps {
  offers: readonly Offer[];
  /** Those that were pressed or let go. */
  pressed: Readonly<Record<string, boolean>>;
  onPress: (id: string, isOn: boolean) => void;
}

/** Wishes to press: off until they are, and in the prompt while they are on. */
export function OfferList({ offers, pressed, onPress }: OfferListProps) {
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
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
