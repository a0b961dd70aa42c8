import type { DataRows } from '../../knowledge/code-rows.ts';
import type { Line } from './lines.ts';

/** Rows of data with the rule that brings them. */
export interface DataSource {
  readonly rows: DataRows;
  readonly rule: string;
  readonly reason: string;
}

interface Entity {
  readonly fields: Set<string>;
  readonly notes: Set<string>;
  readonly rule: string;
  readonly reason: string;
}

/** The entities of all sources, each once with all its fields; "item" becomes the thing the app is about. */
export const dataLines = (sources: readonly DataSource[], about: string | undefined): readonly Line[] => {
  const entities = new Map<string, Entity>();
  for (const { rows, rule, reason } of sources)
    for (const [name, text] of Object.entries(rows)) {
      const entity = entities.get(name) ?? { fields: new Set(), notes: new Set(), rule, reason };
      entities.set(name, entity);
      const [fields = '', ...notes] = (about ? text.replace(/\bitem\b/g, about.toLowerCase()) : text).split(
        '; ',
      );
      for (const field of fields.split(', ')) entity.fields.add(field);
      for (const note of notes) entity.notes.add(note);
    }
  return [...entities].map(([name, { fields, notes, rule, reason }]) => ({
    text: `${name}: ${[[...fields].join(', '), ...notes].join('; ')}`,
    origin: 'added',
    rule,
    reason,
  }));
};
