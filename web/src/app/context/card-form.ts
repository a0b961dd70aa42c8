import type { Card, CardInput, CardLine } from '@whetstone/contract';
import { cardFields, factLimits, type CardFieldId, type CardKindId } from '@whetstone/engine/catalogue';

/** A card as it is edited: a text for each field, free text by lines, and what is kept of fields that are not known. */
export interface CardForm {
  id: string;
  /** The revision that it goes on from; null for a new card. */
  revision: number | null;
  kind: CardKindId;
  name: string;
  fields: Readonly<Record<string, string>>;
  free: string;
  /** Lines that this form has no field for: second ones of a field, and fields of other kinds. */
  others: readonly CardLine[];
  prompters: CardInput['prompters'];
  folders: CardInput['folders'];
}

/** The fields of a kind of card, in order. */
export const fieldsOf = (kind: CardKindId): readonly CardFieldId[] =>
  (Object.keys(cardFields) as CardFieldId[]).filter((id) => cardFields[id].kind === kind);

/** A card opened for editing; nothing that stands on it is left out. */
export function formOf({ id, revision, kind, name, facts, prompters, folders }: Card): CardForm {
  const known = new Set<string>(fieldsOf(kind));
  const fields: Record<string, string> = {};
  const free: string[] = [];
  const others: CardLine[] = [];
  for (const line of facts) {
    const { field, text } = line;
    if (field === undefined) free.push(text);
    else if (known.has(field) && !(field in fields)) fields[field] = text;
    else others.push(line);
  }
  return { id, revision, kind, name, fields, free: free.join('\n'), others, prompters, folders };
}

/** An empty card, or one that a sentence or a text gave its first lines. */
export const newForm = (kind: CardKindId, name: string, facts: readonly CardLine[] = []): CardForm => ({
  ...formOf({
    id: crypto.randomUUID(),
    revision: 0,
    kind,
    name,
    facts: [...facts],
    prompters: [],
    folders: [],
    updated_at: '',
  }),
  revision: null,
  prompters: kind === 'project' ? ['code'] : ['content', 'visual'],
});

/** The lines of an edited card; a long line of free text is parted rather than cut. */
export function linesOf({ kind, fields, free, others }: CardForm): CardLine[] {
  const parts = (text: string): string[] =>
    text.length <= factLimits.length
      ? [text]
      : [text.slice(0, factLimits.length), ...parts(text.slice(factLimits.length))];
  return [
    ...fieldsOf(kind).flatMap((field) => {
      const text = fields[field]?.trim() ?? '';
      return text === '' ? [] : [{ field, text }];
    }),
    ...others,
    ...free
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .flatMap(parts)
      .map((text) => ({ text })),
  ];
}

/** What is sent. */
export const inputOf = (form: CardForm): CardInput => ({
  kind: form.kind,
  name: form.name.trim(),
  facts: linesOf(form),
  prompters: form.prompters,
  folders: form.folders,
  revision: form.revision,
});

/** The form as another kind of card: what has no field there is kept as it was. */
export const asKind = (form: CardForm, kind: CardKindId): CardForm => ({
  ...formOf({ ...form, revision: form.revision ?? 0, facts: linesOf(form), kind, updated_at: '' }),
  revision: form.revision,
});
