import { schema, type Transaction } from '@whetstone/database';
import { asc, inArray } from 'drizzle-orm';

export type UserRow = typeof schema.users.$inferSelect;
export type IdentityRow = typeof schema.identities.$inferSelect;
export type FactorRow = typeof schema.mfaFactors.$inferSelect;

const present = (fields: Record<string, Date | string | null | undefined>): Record<string, Date | string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, Date | string] => !!entry[1]));

const earliest = (...dates: (Date | null)[]): Date | null =>
  dates.reduce((first, date) => (date && (!first || date < first) ? date : first), null);

/** An identity in GoTrue's shape. */
export const identityJson = (row: IdentityRow) => ({
  identity_id: row.id,
  id: row.providerId,
  user_id: row.userId,
  identity_data: row.identityData,
  provider: row.provider,
  last_sign_in_at: row.lastSignInAt,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  ...(typeof row.identityData['email'] === 'string'
    ? { email: row.identityData['email'].toLowerCase() }
    : {}),
});

/** A factor in GoTrue's shape; its secret never leaves. */
export const factorJson = (row: FactorRow) => ({
  id: row.id,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  status: row.status,
  friendly_name: row.friendlyName ?? '',
  factor_type: row.factorType,
  ...present({ last_challenged_at: row.lastChallengedAt, phone: row.phone }),
});

/** A user in GoTrue's shape. */
export const userJson = (
  row: UserRow,
  identities: readonly IdentityRow[],
  factors: readonly FactorRow[] = [],
) => ({
  id: row.id,
  aud: row.aud ?? 'authenticated',
  role: row.role ?? 'authenticated',
  email: row.email ?? '',
  phone: row.phone ?? '',
  ...present({
    email_confirmed_at: row.emailConfirmedAt,
    phone_confirmed_at: row.phoneConfirmedAt,
    confirmed_at: earliest(row.emailConfirmedAt, row.phoneConfirmedAt),
    invited_at: row.invitedAt,
    confirmation_sent_at: row.confirmationSentAt,
    recovery_sent_at: row.recoverySentAt,
    new_email: row.emailChange,
    email_change_sent_at: row.emailChange ? row.emailChangeSentAt : null,
    new_phone: row.phoneChange,
    phone_change_sent_at: row.phoneChange ? row.phoneChangeSentAt : null,
    reauthentication_sent_at: row.reauthenticationSentAt,
    last_sign_in_at: row.lastSignInAt,
    banned_until: row.bannedUntil,
    deleted_at: row.deletedAt,
  }),
  app_metadata: row.rawAppMetaData ?? {},
  user_metadata: row.rawUserMetaData ?? {},
  identities: identities.map(identityJson),
  ...(factors.length > 0 ? { factors: factors.map(factorJson) } : {}),
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  is_anonymous: row.isAnonymous,
});

export type UserJson = ReturnType<typeof userJson>;

/** Users with identities and factors, in GoTrue's shape and in the order given: two queries, however many they are. */
export const loadUsersJson = async (tx: Transaction, rows: readonly UserRow[]): Promise<UserJson[]> => {
  const { identities, mfaFactors } = schema;
  const ids = rows.map(({ id }) => id);
  const identitiesOf = Map.groupBy(
    await tx
      .select()
      .from(identities)
      .where(inArray(identities.userId, ids))
      .orderBy(asc(identities.createdAt)),
    ({ userId }) => userId,
  );
  const factorsOf = Map.groupBy(
    await tx
      .select()
      .from(mfaFactors)
      .where(inArray(mfaFactors.userId, ids))
      .orderBy(asc(mfaFactors.createdAt)),
    ({ userId }) => userId,
  );
  return rows.map((row) => userJson(row, identitiesOf.get(row.id) ?? [], factorsOf.get(row.id) ?? []));
};

/** As {@link loadUsersJson}, for one user. */
export const loadUserJson = async (tx: Transaction, row: UserRow): Promise<UserJson> => {
  const [json] = await loadUsersJson(tx, [row]);
  if (!json) throw new Error('A user was passed in, but none was returned');
  return json;
};
