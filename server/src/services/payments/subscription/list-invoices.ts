import type { Invoice } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { desc, eq } from 'drizzle-orm';

const { invoices } = schema;
const atMost = 100;

/** The caller's invoices, newest first. */
export const listInvoices = async (tx: Transaction, { sub }: PersonClaims): Promise<{ items: Invoice[] }> => {
  const rows = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.userId, sub))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(atMost);
  return {
    items: rows.map((row) => ({
      id: row.id,
      number: row.number,
      status: row.status,
      total_cents: row.totalCents,
      paid_cents: row.paidCents,
      refunded_cents: row.refundedCents,
      disputed: row.disputed,
      description: row.description,
      created_at: row.createdAt.toISOString(),
      hosted_url: row.hostedUrl,
      pdf_url: row.pdfUrl,
    })),
  };
};
