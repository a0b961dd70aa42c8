import type { Dashboard } from '@whetstone/contract';
import { Awaited } from '../../ui/awaited.tsx';
import { trendWords } from './trend-words.ts';

/** The five figures side by side; undefined while they are on their way. */
export function FigureRow({ dashboard }: { dashboard: Dashboard | undefined }) {
  const { figures, trends } = dashboard ?? {};
  const entries = [
    { label: 'Total prompts', value: figures?.total_prompts, trend: trends?.total_prompts },
    { label: 'Favorites', value: figures?.favorites, trend: trends?.favorites },
    { label: 'Public prompts', value: figures?.public_prompts, trend: trends?.public_prompts },
    { label: 'Total votes', value: figures?.total_votes, trend: trends?.total_votes },
    { label: 'Days active', value: figures?.days_active, trend: undefined },
  ];
  return (
    <dl className="grid grid-cols-3 content-start gap-x-6 gap-y-3 sm:grid-cols-5">
      {entries.map(({ label, value, trend }) => (
        <div key={label} className="flex flex-col">
          <dt className="text-13 leading-5.5 text-mute">{label}</dt>
          <dd className="min-h-8 text-20 leading-8 font-medium text-ink tabular">
            {value?.toLocaleString('en-US') ?? <Awaited className="mt-1 h-6 w-12" />}
          </dd>
          <dd className="min-h-4 text-12 text-mute tabular">
            {trend && value !== 0 && trend.this_month !== value && trendWords(trend)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
