import { grantsOf, quoted, type Read, schemaList } from './catalogue.ts';

interface Routine {
  readonly signature: string;
  readonly definition: string;
  readonly comment: string | null;
  readonly is_default: boolean;
  readonly grants: string[] | null;
}

// What an extension brought is the extension's.
const routines = `
  select p.oid::regprocedure::text as signature, pg_get_functiondef(p.oid) as definition, obj_description(p.oid, 'pg_proc') as comment,
    p.proacl is null as is_default, ${grantsOf('p.proacl', 'p.proowner')} as grants
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in (${schemaList}) and p.prokind in ('f', 'p')
    and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by n.nspname, p.proname, p.oid::regprocedure::text`;

/** Every function in its present form, with who may call it, one block of SQL each. */
export const functionsText = async (read: Read): Promise<string[]> =>
  (await read<Routine>(routines)).map(({ signature, definition, comment, is_default: isDefault, grants }) =>
    [
      `${definition.trimEnd()};`,
      ...(comment === null ? [] : [`comment on function ${signature} is ${quoted(comment)};`]),
      ...(isDefault ? [`grant execute on function ${signature} to public;`] : []),
      ...(grants ?? []).map((grant) => `grant ${grant.replace(' to ', ` on function ${signature} to `)};`),
    ].join('\n'),
  );
