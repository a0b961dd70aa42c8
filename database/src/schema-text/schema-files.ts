import { grantsOf, quoted, type Read, schemaList } from './catalogue.ts';
import { functionsText } from './functions.ts';
import { tablesText } from './tables.ts';

const namespaces = `
  select n.nspname as name, obj_description(n.oid, 'pg_namespace') as comment, ${grantsOf('n.nspacl', 'n.nspowner')} as grants
  from pg_namespace n where n.nspname in (${schemaList}) order by n.nspname`;

const enums = `
  select format('create type %s as enum (%s);', t.oid::regtype, string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)) as line
  from pg_type t join pg_enum e on e.enumtypid = t.oid join pg_namespace n on n.oid = t.typnamespace
  where n.nspname in (${schemaList}) group by t.oid order by t.oid::regtype::text`;

const composites = `
  select format(E'create type %s as (\\n%s\\n);', t.oid::regtype,
    string_agg('  ' || quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod), E',\\n' order by a.attnum)) as line
  from pg_type t join pg_class c on c.oid = t.typrelid and c.relkind = 'c' join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
  join pg_namespace n on n.oid = t.typnamespace where n.nspname in (${schemaList}) group by t.oid order by t.oid::regtype::text`;

const sequences = `
  select 'create sequence ' || c.oid::regclass || ';' as line from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and n.nspname in (${schemaList})
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'i') order by c.oid::regclass::text`;

const views = `
  select format(E'create view %s as\\n%s', c.oid::regclass, pg_get_viewdef(c.oid, true)) as line from pg_class c
  join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('v', 'm') and n.nspname in (${schemaList}) order by c.oid::regclass::text`;

const statements = async (read: Read, query: string): Promise<string[]> =>
  (await read<{ line: string }>(query)).map(({ line }) => line);

const namespacesText = async (read: Read): Promise<string[]> =>
  (await read<{ name: string; comment: string | null; grants: string[] | null }>(namespaces)).map(
    ({ name, comment, grants }) =>
      [
        `create schema ${name};`,
        ...(comment === null ? [] : [`comment on schema ${name} is ${quoted(comment)};`]),
        ...(grants ?? []).map((grant) => `grant ${grant.replace(' to ', ` on schema ${name} to `)};`),
      ].join('\n'),
  );

/** The name that a block creates, without its parameters: "public.prompts". */
const nameOf = (block: string): string =>
  /^create (?:or replace )?(?:table|view|function|procedure) ([\w.]+)/i.exec(block)?.[1] ?? 'others';

const filesOf = (folder: string, blocks: readonly string[]): [string, string][] =>
  [...Map.groupBy(blocks, nameOf)].map(([name, own]) => [`${folder}/${name}.sql`, `${own.join('\n\n')}\n`]);

/**
 * The schema as the database has it now, as SQL to read: a file for each table, view and function (with its overloads), by
 * paths like `tables/public.prompts.sql`. The same database gives the same texts.
 */
export const schemaFiles = async (read: Read): Promise<ReadonlyMap<string, string>> => {
  // Names outside the path are written with their schema.
  await read('set search_path = pg_catalog');
  try {
    const types = [
      ...(await namespacesText(read)),
      ...(await statements(read, enums)),
      ...(await statements(read, composites)),
      ...(await statements(read, sequences)),
    ];
    return new Map([
      ['schemas-and-types.sql', `${types.join('\n\n')}\n`],
      ...filesOf('tables', await tablesText(read)),
      ...filesOf('views', await statements(read, views)),
      ...filesOf('functions', await functionsText(read)),
    ]);
  } finally {
    await read('reset search_path');
  }
};
