import { tryKinds, tryLimits, type TryRecord, type TryVerdict } from '@whetstone/contract';
import { schema, type PersonClaims, type Transaction } from '@whetstone/database';
import { and, count, eq, isNotNull } from 'drizzle-orm';

const { tries } = schema;

/** The caller's tries by kind: how many, and with enough of them how they ended. Another run of the same two counts for none. */
export async function tryRecord(tx: Transaction, { sub }: PersonClaims): Promise<TryRecord[]> {
  const rows = await tx
    .select({ kind: tries.kind, verdict: tries.verdict, count: count() })
    .from(tries)
    .where(and(eq(tries.userId, sub), eq(tries.isAgain, false), isNotNull(tries.verdict)))
    .groupBy(tries.kind, tries.verdict);
  return tryKinds.map((kind) => {
    const of = (verdict: TryVerdict) =>
      rows.find((row) => row.kind === kind && row.verdict === verdict)?.count ?? 0;
    const figures = { better: of('better'), equal: of('equal'), worse: of('worse') };
    const all = figures.better + figures.equal + figures.worse;
    return { kind, tries: all, figures: all < tryLimits.leastForRecord ? null : figures };
  });
}
