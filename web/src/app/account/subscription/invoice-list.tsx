import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '@whetstone/contract';
import { describeError } from '../../../lib/api/describe-error.ts';
import { invoicesQuery } from '../../../lib/api/payments.ts';
import { dayOf, dollars } from '../../../shared/payments/payment-words.ts';
import { MessageBox } from '../../../ui/message-box.tsx';

const words = {
  draft: 'Draft',
  open: 'Not paid yet',
  paid: 'Paid',
  uncollectible: 'Not collected',
  void: 'Void',
} as const;

/** How an invoice stands, in words. */
export function invoiceState({
  status,
  paid_cents: paid,
  refunded_cents: refunded,
  disputed,
}: Invoice): string {
  if (disputed) return 'Disputed';
  if (refunded > 0) return refunded >= paid ? 'Refunded' : `${dollars(refunded)} refunded`;
  return words[status];
}

/** What was charged, the newest first. */
export function InvoiceList() {
  const { data, error } = useQuery(invoicesQuery);
  if (error) return <MessageBox look="bad">{describeError(error)}</MessageBox>;
  if (!data) return <div aria-hidden="true" className="my-3 h-4 rounded-[3px] bg-hairline" />;
  if (data.items.length === 0) return <p className="text-13 text-mute">No charges yet.</p>;
  return (
    <ul className="group flex flex-col">
      {data.items.map((invoice) => (
        <li
          key={invoice.id}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t border-hairline py-1.5 text-13 first:border-t-0 sm:grid-cols-[8.5rem_1fr_auto_4rem] sm:group-has-[a]:grid-cols-[8.5rem_1fr_auto_4rem_4.5rem]"
        >
          <time dateTime={invoice.created_at} className="text-mute tabular max-sm:order-2">
            {dayOf(invoice.created_at)}
          </time>
          <span className="text-ink wrap-anywhere max-sm:order-0">{invoice.description}</span>
          <span className="text-mute max-sm:order-3 max-sm:text-right">{invoiceState(invoice)}</span>
          <span className="text-right text-ink tabular max-sm:order-1">{dollars(invoice.total_cents)}</span>
          <span className="flex gap-3 empty:hidden max-sm:order-4 sm:justify-end">
            <InvoiceLinks invoice={invoice} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function InvoiceLinks({ invoice: { hosted_url: page, pdf_url: pdf, number, id } }: { invoice: Invoice }) {
  const links = [
    { href: page, label: 'View' },
    { href: pdf, label: 'PDF' },
  ];
  return links.map(
    ({ href, label }) =>
      href && (
        <a
          key={label}
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={`${label} invoice ${number ?? id}`}
          className="text-ink underline underline-offset-4"
        >
          {label}
        </a>
      ),
  );
}
