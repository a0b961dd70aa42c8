/** Answers the rows of one statement over the catalogue. */
export type Read = <Row>(statement: string) => Promise<Row[]>;

/** The schemas that migrations write. */
export const schemas = ['public', 'private', 'auth'] as const;

/** The same as a list for `in (…)`. */
export const schemaList = schemas.map((name) => `'${name}'`).join(', ');

/** Text as a literal of SQL. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Part of a query: who may do what, as text like `select, insert to service_role`, without the owner's own rights. `acl` is
 * a column of `aclitem[]`; null where the default holds.
 */
export const grantsOf = (acl: string, owner: string): string => `(
  select array_agg(g.privileges || ' to ' || g.grantee order by g.grantee) from (
    select string_agg(lower(a.privilege_type), ', ' order by a.privilege_type) as privileges,
      case a.grantee when 0 then 'public' else pg_get_userbyid(a.grantee) end as grantee
    from aclexplode(${acl}) a where a.grantee <> ${owner} group by a.grantee) g)`;
