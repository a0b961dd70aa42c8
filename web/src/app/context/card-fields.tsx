import {
  cardFields,
  cardKinds,
  factLimits,
  type CardFieldId,
  type CardKindId,
} from '@whetstone/engine/catalogue';
import { useState } from 'react';
import { FoldSummary } from './fold-summary.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { asKind, type CardForm, fieldsOf } from './card-form.ts';
import { InForce } from './in-force.tsx';

interface CardFieldsProps {
  form: CardForm;
  onChange: (form: CardForm) => void;
}

/** Fields of an empty card that are shown before the others. */
const shownAtFirst = 8;

const named = 3;

/** The first of the fields by name, the others by their number. */
function namesOf(fields: readonly CardFieldId[]): string {
  const names = fields.slice(0, named).map((field) => cardFields[field].name);
  const others = fields.length - names.length;
  return [...names, ...(others > 0 ? [`${others}\u00A0more`] : [])].join(', ');
}

/** The name, the fields and the free text of a card, and where it is in force. */
export function CardFields({ form, onChange }: CardFieldsProps) {
  const { kind } = form;
  // What was filled when it was opened stands first, and stays there while it is edited.
  const [filled] = useState(() => new Set(Object.keys(form.fields)));
  const fields = fieldsOf(kind);
  const first = filled.size > 0 ? fields.filter((field) => filled.has(field)) : fields.slice(0, shownAtFirst);
  const more = fields.filter((field) => !first.includes(field));
  const fieldFor = (field: CardFieldId) => (
    <div key={field} className="labeled">
      <label htmlFor={`fact-${field}`}>{cardFields[field].name}</label>
      <textarea
        id={`fact-${field}`}
        rows={1}
        placeholder={cardFields[field].example}
        value={form.fields[field] ?? ''}
        maxLength={factLimits.length}
        autoComplete="off"
        // It grows with the fact, which stays one line of the prompt.
        onChange={(event) =>
          onChange({
            ...form,
            fields: { ...form.fields, [field]: event.target.value.replaceAll('\n', ' ') },
          })
        }
        className="field field-sizing-content max-h-40 min-h-10 resize-none px-3 py-2 text-14 pointer-coarse:min-h-11"
      />
    </div>
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="card-fields">
        <TextField
          label="Card name"
          value={form.name}
          maxLength={100}
          onChange={(event) => onChange({ ...form, name: event.target.value })}
        />
        <SelectField
          label="Kind"
          value={form.kind}
          options={cardKinds.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(kind) => onChange(asKind(form, kind as CardKindId))}
        />
      </div>
      <div className="card-fields">{first.map(fieldFor)}</div>
      {more.length > 0 && (
        <details className="group">
          <FoldSummary>{namesOf(more)}</FoldSummary>
          <div className="card-fields pt-4">{more.map(fieldFor)}</div>
        </details>
      )}
      <label className="flex flex-col gap-2">
        <span className="text-13 font-medium text-ink">Anything else, one fact per line</span>
        <textarea
          rows={3}
          className="field p-3 text-14"
          value={form.free}
          maxLength={8000}
          onChange={(event) => onChange({ ...form, free: event.target.value })}
        />
      </label>
      <InForce form={form} onChange={onChange} />
    </div>
  );
}
