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

const chapter = (title: string, blocks: readonly string[]): string[] =>
  blocks.length === 0 ? [] : [`-- ${title}`, ...blocks];

/** The schema as the database has it now, as SQL to read: the same database gives the same text. */
export const schemaText = async (read: Read): Promise<string> => {
  // Names outside the path are written with their schema.
  await read('set search_path = pg_catalog');
  try {
    const blocks = [
      ...chapter('Schemas', await namespacesText(read)),
      ...chapter('Types and sequences', [
        ...(await statements(read, enums)),
        ...(await statements(read, composites)),
        ...(await statements(read, sequences)),
      ]),
      ...chapter('Tables', await tablesText(read)),
      ...chapter('Views', await statements(read, views)),
      ...chapter('Functions', await functionsText(read)),
    ];
    return `${blocks.join('\n\n')}\n`;
  } finally {
    await read('reset search_path');
  }
};
