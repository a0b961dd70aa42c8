import type { PlanChangePreview } from '@whetstone/contract';
import { planOf } from '@whetstone/contract/plans';
import { dayOf, dollars, quotaOf } from './payment-words.ts';

/** What a change of plan costs now and later. */
export function ChangePreview({ preview }: { preview: PlanChangePreview }) {
  const { kind, from, to, next_price_cents: next, effective_at: at } = preview;
  // As an edit: what goes is struck, what comes is underlined.
  const edit = (
    <p className="display text-20">
      <span className="mark-removed">{planOf(from).name}</span>{' '}
      <span className="mark-added">{planOf(to).name}</span>
    </p>
  );
  if (kind === 'downgrade' && next === 0)
    return (
      <>
        {edit}
        <p>
          {planOf(from).name} is complimentary. {planOf(to).name}, {quotaOf(to)}, replaces it right away, also
          free of charge. You cannot undo this here.
        </p>
      </>
    );
  if (kind === 'downgrade')
    return (
      <>
        {edit}
        <p>
          Nothing is charged now. {planOf(from).name} stays active until {dayOf(at)}, because you have already
          paid for it. From then on, you’ll be on {planOf(to).name}: {quotaOf(to)} for {dollars(next)} a
          month. You can undo this until then.
        </p>
      </>
    );
  const rows = [
    {
      label: `${planOf(to).name}, rest of this period`,
      value: dollars(preview.charge_cents),
    },
    {
      label: `Unused days of ${planOf(from).name}, at the price you paid`,
      value: `−${dollars(preview.credit_cents)}`,
    },
    ...(preview.discount_cents > 0
      ? [{ label: 'Coupon', value: `−${dollars(preview.discount_cents)}` }]
      : []),
  ];
  return (
    <>
      {edit}
      <p>
        {quotaOf(to)}, starting now. The unused part of {planOf(from).name} is credited.
      </p>
      <dl className="flex flex-col text-14 tabular">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-t border-hairline py-2">
            <dt>{label}</dt>
            <dd className="whitespace-nowrap">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-border py-2 font-medium text-ink">
          <dt>Due now</dt>
          <dd>{dollars(preview.due_now_cents)}</dd>
        </div>
      </dl>
      <p className="text-13 text-mute">
        Then {dollars(next)} a month, before coupons and tax. We’ll charge your payment method on file.
      </p>
    </>
  );
}
