import type { DataRows } from '../../knowledge/code-rows.ts';
import type { Line } from '../line.ts';

/** Rows of data with the rule that brings them. */
export interface DataSource {
  readonly rows?: DataRows;
  readonly rule: string;
  /** One sentence for the margin. */
  readonly reason: string;
}

/** The entities of all sources, each once with all fields that the goal allows; "item" becomes the thing the app is about. */
export const dataLines = (
  sources: readonly DataSource[],
  about: string | undefined,
  allows: (text: string) => boolean,
): readonly Line[] => {
  const entities = new Map<
    string,
    { fields: Set<string>; notes: Set<string>; rule: string; reason: string }
  >();
  for (const { rows, rule, reason } of sources)
    for (const [name, text] of Object.entries(rows ?? {}).filter((row) => allows(row[0]))) {
      const known = entities.get(name);
      const entity = known ?? { fields: new Set(), notes: new Set(), rule, reason };
      entities.set(name, entity);
      const own = about ? text.replace(/\bitem\b/g, about.toLowerCase()) : text;
      const [fields = '', ...notes] = own.split('; ');
      for (const field of fields.split(', ').filter(allows)) entity.fields.add(field);
      for (const note of notes.filter(allows)) entity.notes.add(note);
    }
  return [...entities]
    .filter(([, { fields }]) => fields.size > 0)
    .map(([name, { fields, notes, rule, reason }]) => {
      const text = `${name}: ${[[...fields].join(', '), ...notes].join('; ')}`;
      return { text, origin: 'added', rule, reason };
    });
};
