import type { Auth } from '@whetstone/auth';
import { schema, type Claims, type Database } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import { getAccount } from './get-account.ts';

type Owner = Claims & { readonly sub: string };

/** What the tables of the product hold about the caller, read with the caller's own rights; the bin is included. */
const exportProduct = (database: Database, claims: Owner) =>
  database.actingAs(claims, async (tx) => {
    const { folders, generations, promptReports, prompts, promptShares, promptVersions } = schema;
    const { invoices, modelCalls, promptVotes, subscriptions, tierGrants, userFavorites } = schema;
    const own = claims.sub;
    return {
      account: await getAccount(tx, claims),
      prompts: await tx.select().from(prompts).where(eq(prompts.userId, own)).orderBy(prompts.createdAt),
      prompt_versions: await tx.select().from(promptVersions).where(eq(promptVersions.userId, own)),
      folders: await tx.select().from(folders).where(eq(folders.userId, own)),
      shared_links: await tx.select().from(promptShares).where(eq(promptShares.userId, own)),
      favorites: await tx.select().from(userFavorites).where(eq(userFavorites.userId, own)),
      votes: await tx.select().from(promptVotes).where(eq(promptVotes.userId, own)),
      reports: await tx.select().from(promptReports).where(eq(promptReports.userId, own)),
      subscriptions: await tx.select().from(subscriptions).where(eq(subscriptions.userId, own)),
      invoices: await tx.select().from(invoices).where(eq(invoices.userId, own)),
      grants: await tx.select().from(tierGrants).where(eq(tierGrants.userId, own)),
      generations: await tx.select().from(generations).where(eq(generations.userId, own)),
      model_calls: await tx.select().from(modelCalls).where(eq(modelCalls.userId, own)),
    };
  });

/** Everything that is held about the caller, without secrets (AU-14). Accounts kept by another service bring no `sign_in`. */
export const exportAccount = async (
  { database, auth }: { database: Database; auth: Partial<Pick<Auth, 'exportAccount'>> },
  claims: Owner,
): Promise<Record<string, unknown>> => ({
  whetstone: 'account',
  version: 1,
  exported_at: new Date().toISOString(),
  ...(await exportProduct(database, claims)),
  sign_in: (await auth.exportAccount?.(claims.sub)) ?? null,
});
