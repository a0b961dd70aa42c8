import { figureDays } from '@whetstone/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { adminFiguresQuery } from '../../lib/api/admin.ts';
import { FailedRead } from '../../shared/failed-read/failed-read.tsx';
import { Awaited } from '../../ui/awaited.tsx';
import { dollars } from './dollars.ts';

const count = (value: number | undefined) => value?.toLocaleString('en-US');

/** Use and money as counted now, a line each; people and reports are in the sentence above. */
export function AdminFigures() {
  const { data, error, refetch } = useQuery(adminFiguresQuery);
  if (error && !data) return <FailedRead error={error} title="The figures didn’t load" onRetry={refetch} />;
  const made = data?.generations_this_month;
  const model = data?.model_this_month;
  const use = [
    {
      label: `Active in the last ${figureDays} days`,
      value: count(data?.people_active_30_days),
      note: data && `Of ${count(data.people)}`,
    },
    {
      label: 'Generated this month',
      value: made && count(made.content + made.visual + made.code),
      note: made && `${count(made.content)} content, ${count(made.visual)} visual, ${count(made.code)} code`,
    },
    {
      label: 'Saved prompts',
      value: count(data?.prompts),
      note: data && `${count(data.public_prompts)} public`,
    },
  ];
  const money = [
    {
      label: 'Monthly revenue',
      value: dollars(data?.monthly_revenue_usd),
      note: 'Value of current subscriptions',
    },
    {
      label: 'Received this month',
      value: dollars(data?.received_this_month_usd),
      note: 'Payments minus refunds',
    },
    {
      label: 'Model costs this month',
      value: dollars(model && Math.round(model.cost_usd * 100) / 100),
      note: model && `${count(model.calls)} calls, ${count(model.used)} answers used`,
    },
  ];
  return (
    <div className="admin-columns">
      <Ledger figures={use} />
      <Ledger figures={money} />
    </div>
  );
}

interface Figure {
  label: string;
  /** On its way while it is undefined. */
  value: string | undefined;
  note: string | undefined;
}

const Ledger = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="border-t border-hairline">
    {figures.map(({ label, value, note }) => (
      <div key={label} className="figure-row">
        <dt>{label}</dt>
        <dd className="display text-20 tabular lining-nums">{value ?? <Awaited className="h-5 w-12" />}</dd>
        <dd className="text-12 text-mute tabular">{note}</dd>
      </div>
    ))}
  </dl>
);
