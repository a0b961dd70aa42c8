import { Link } from '@tanstack/react-router';
import type { Dashboard } from '@whetstone/contract';
import { Awaited } from '../../ui/awaited.tsx';
import { trendWords } from './trend-words.ts';

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count === 0 ? 'no' : count.toLocaleString('en-US')}\u00A0${count === 1 ? one : many}`;

const begun = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The five figures in one sentence, and below it how this month compares; undefined while they are on their way. */
export function FiguresInWords({ dashboard }: { dashboard: Dashboard | undefined }) {
  if (!dashboard)
    return (
      <div className="page-head-words">
        <Awaited className="h-8 max-w-xl" />
      </div>
    );
  const { figures, trends } = dashboard;
  const { total_prompts, favorites, public_prompts, total_votes, days_active } = figures;
  const compared = [
    { name: 'prompts', value: total_prompts, trend: trends.total_prompts },
    { name: 'favorites', value: favorites, trend: trends.favorites },
    { name: 'public', value: public_prompts, trend: trends.public_prompts },
    { name: 'votes', value: total_votes, trend: trends.total_votes },
  ].filter(({ value, trend }) => trend.this_month !== value && trend.this_month + trend.month_before > 0);
  return (
    <div className="page-head-words">
      <p className="display text-20 text-balance tabular sm:text-28/8">
        <Link to="/user-library" className="text-link">
          {begun(counted(total_prompts, 'prompt'))}
        </Link>
        {total_prompts === 0
          ? ' saved yet. '
          : `, ${public_prompts === 0 ? 'none' : public_prompts.toLocaleString('en-US')} of them public, ${counted(total_votes, 'vote')}. `}
        <Link to="/user-library" search={{ view: 'favorites' }} className="text-link">
          {begun(counted(favorites, 'favorite'))}
        </Link>
        , {counted(days_active, 'day')} active.
      </p>
      {compared.length > 0 && (
        <p className="mt-2 text-13 text-mute tabular">
          {compared.map(({ name, trend }) => `${begun(name)}: ${trendWords(trend)}`).join('. ')}.
        </p>
      )}
    </div>
  );
}
