import type { Usage } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { usageWords } from './usage-words.ts';

const bars = { red: 'text-bad', yellow: 'text-warn', green: 'text-done' } as const;

interface UsageCardProps {
  usage: Usage | undefined;
  /** The button below leads to the plans already. */
  hasPlansBelow: boolean;
}

export function UsageCard({ usage, hasPlansBelow }: UsageCardProps) {
  const words = usage && usageWords(usage);
  return (
    <section
      aria-label="Usage"
      className="flex min-h-20 flex-col gap-2 border-t border-hairline pt-4 text-13 text-mute"
    >
      {usage && words && (
        <>
          <div className="flex justify-between gap-4">
            <h2 className="text-13 text-mute">{planOf(usage.tier).label}</h2>
            <p className="tabular">
              <span className="font-semibold text-ink">{usage.used}</span> / {usage.limit ?? '∞'}
            </p>
          </div>
          {words.percent !== null && (
            <progress
              aria-label="Prompts used this month"
              value={words.percent}
              max={100}
              className={`usage-bar ${bars[words.tone]}`}
            />
          )}
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>{words.sentence}</span>
            {words.tone !== 'green' && !hasPlansBelow && (
              <a
                href="/pricing"
                className="font-medium text-ink underline underline-offset-4 hover:text-mark"
              >
                See plans
              </a>
            )}
          </p>
          {usage.note && <p>{usage.note}</p>}
        </>
      )}
    </section>
  );
}
