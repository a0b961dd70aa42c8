import { useQuery } from '@tanstack/react-query';
import type { Invoice } from '@whetstone/contract';
import { describeError } from '../../../lib/api/describe-error.ts';
import { invoicesQuery } from '../../../lib/api/payments.ts';
import { dayOf, dollars } from '../../../shared/payments/payment-words.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../skeleton.tsx';

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
  if (!data) return <Skeleton lines={1} />;
  if (data.items.length === 0) return <p>No charges yet.</p>;
  return (
    <ul>
      {data.items.map((invoice) => (
        <li key={invoice.id} className="matter-line">
          <p className="tabular">
            <b>{invoice.description}</b>{' '}
            <span className="inline-block">
              <time dateTime={invoice.created_at}>{dayOf(invoice.created_at)}</time>, {invoiceState(invoice)}
            </span>
          </p>
          <p className="flex items-center justify-end gap-4 tabular">
            <InvoiceLinks invoice={invoice} />
            <span className="font-medium text-ink">{dollars(invoice.total_cents)}</span>
          </p>
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
          className="text-act pointer-coarse:-my-3 pointer-coarse:py-3"
        >
          {label}
        </a>
      ),
  );
}
