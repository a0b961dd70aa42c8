import type { Auth } from '@whetstone/auth';
import { rowsOf, schema, type PersonClaims, type Database, type Transaction } from '@whetstone/database';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { inPages } from '../transfer/in-pages.ts';
import { storedKey } from '../model-keys/stored-key.ts';
import { getAccount } from './get-account.ts';

type Pieces = AsyncGenerator<string, void>;

const { deletedFolders, folders, generations, promptReports, prompts, promptShares, promptVersions } = schema;
const { invoices, modelCalls, paymentCustomers, paymentReversals, promptVotes } = schema;
const { cards, cardFolders, cardVersions, rememberedAnswers } = schema;
const { promptExamples, tries } = schema;
const { modelQuestions, writings } = schema;
const { importParts, imports, savedViews, suspensions, versionLabels } = schema;
const { authors, collections, collectionPrompts } = schema;
const { drafts, setAsideDrafts, subscriptions, tierGrants, userFavorites } = schema;

/** Tables of which a person may have very many or very long rows. */
const long = {
  prompts,
  prompt_versions: promptVersions,
  generations,
  set_aside_drafts: setAsideDrafts,
  prompt_examples: promptExamples,
  writings,
  model_questions: modelQuestions,
} as const;
const short = {
  cards,
  card_folders: cardFolders,
  card_versions: cardVersions,
  remembered_answers: rememberedAnswers,
  drafts,
  folders,
  deleted_folders: deletedFolders,
  saved_views: savedViews,
  version_labels: versionLabels,
  imports,
  import_parts: importParts,
  shared_links: promptShares,
  favorites: userFavorites,
  votes: promptVotes,
  reports: promptReports,
  authors,
  collections,
  collection_prompts: collectionPrompts,
  subscriptions,
  invoices,
  reversals: paymentReversals,
  grants: tierGrants,
  suspensions,
  model_calls: modelCalls,
  tries,
} as const;

/** Rows of a table of the caller, the bin included, as a list in JSON, a page of them in memory at a time. */
async function* longList(
  database: Database,
  claims: PersonClaims,
  table: (typeof long)[keyof typeof long],
): Pieces {
  const own = eq(table.userId, claims.sub);
  const asOwner = <T>(work: (tx: Transaction) => Promise<T>) => database.actingAs(claims, work);
  const found = await asOwner((tx) =>
    tx.select({ id: table.id }).from(table).where(own).orderBy(asc(table.createdAt), asc(table.id)),
  );
  const read = (ids: string[]) =>
    asOwner((tx) =>
      tx
        .select()
        .from(table)
        .where(and(own, inArray(table.id, ids))),
    );
  yield '[';
  let separator = '';
  for await (const page of inPages(
    found.map(({ id }) => id),
    read,
  )) {
    let piece = '';
    for (const row of page) {
      piece += separator + JSON.stringify(row);
      separator = ',';
    }
    yield piece;
  }
  yield ']';
}

const shortList = async (
  database: Database,
  claims: PersonClaims,
  table: (typeof short)[keyof typeof short],
) =>
  JSON.stringify(
    await database.actingAs(claims, (tx) => tx.select().from(table).where(eq(table.userId, claims.sub))),
  );

/** Who the caller is at the payment provider; the other columns are the synchronisation's own. */
const customersOf = async (database: Database, claims: PersonClaims) => {
  const { id, provider, userId, syncedAt, createdAt } = paymentCustomers;
  const own = await database.actingAs(claims, (tx) =>
    tx
      .select({ id, provider, userId, syncedAt, createdAt })
      .from(paymentCustomers)
      .where(eq(userId, claims.sub)),
  );
  return JSON.stringify(own);
};

/** What the caller reads no rows of: what admins did about the account, mails about money, demo requests, the security log. */
const recordsOf = async (database: Database, claims: PersonClaims): Promise<string> => {
  const [records] = await database.actingAs(claims, (tx) =>
    rowsOf(
      tx,
      sql`select acts_of_admins, payment_mails, demo_requests, public.my_security_events() as security_events from public.my_records()`,
    ),
  );
  return JSON.stringify(records);
};

/** That there is a key of the caller's own, and for what; nothing of the key. */
const ownKeyOf = async (database: Database, { sub }: PersonClaims): Promise<string> => {
  const key = await storedKey(database, sub);
  return JSON.stringify(
    key
      ? { provider: key.provider, base_url: key.baseUrl, model: key.model, changed_at: key.changedAt }
      : null,
  );
};

/**
 * Everything that is held about the caller, without secrets (AU-14), as JSON written piece by piece with the caller's own
 * rights. Accounts kept by another service bring no `sign_in`.
 */
export async function* exportAccount(
  { database, auth }: { database: Database; auth: Partial<Pick<Auth, 'exportAccount'>> },
  claims: PersonClaims,
): Pieces {
  const account = await database.actingAs(claims, (tx) => getAccount(tx, claims));
  yield `{"whetstone":"account","version":1,"exported_at":"${new Date().toISOString()}","account":${JSON.stringify(account)}`;
  for (const [name, table] of Object.entries(long)) {
    yield `,"${name}":`;
    yield* longList(database, claims, table);
  }
  for (const [name, table] of Object.entries(short))
    yield `,"${name}":${await shortList(database, claims, table)}`;
  yield `,"payment_customers":${await customersOf(database, claims)}`;
  yield `,"model_keys":${await ownKeyOf(database, claims)}`;
  yield `,"records":${await recordsOf(database, claims)}`;
  yield `,"sign_in":${JSON.stringify((await auth.exportAccount?.(claims.sub)) ?? null)}}`;
}
