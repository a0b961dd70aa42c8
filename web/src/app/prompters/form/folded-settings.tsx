import { type ReactNode, useState } from 'react';

interface FoldedSettingsProps {
  /** What is set, on one line. */
  said: string;
  children: ReactNode;
}

/** Settings as one line once there is a prompt; unfolded above the line in the foot, below it on a phone. */
export function FoldedSettings({ said, children }: FoldedSettingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col max-lg:-mb-6 max-lg:border-t max-lg:border-hairline lg:flex-col-reverse">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-15 w-full items-center justify-between gap-4 text-13"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="sr-only">Settings: </span>
        <span className="truncate text-ink">{said}</span>
        <span className="choice-more h-auto! p-0!">Change</span>
      </button>
      {isOpen && (
        <div className="flex flex-col gap-6 py-6 lg:-mx-7 lg:max-h-[50dvh] lg:overflow-y-auto lg:border-b lg:border-hairline lg:px-7">
          {children}
        </div>
      )}
    </div>
  );
}
