import { cardFields, cardKinds, factLimits, type CardKindId } from '@whetstone/engine/catalogue';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { asKind, type CardForm, fieldsOf } from './card-form.ts';
import { InForce } from './in-force.tsx';

interface CardFieldsProps {
  form: CardForm;
  onChange: (form: CardForm) => void;
}

/** The name, the fields and the free text of a card, and where it is in force. */
export function CardFields({ form, onChange }: CardFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name of the card"
          value={form.name}
          maxLength={100}
          onChange={(event) => onChange({ ...form, name: event.target.value })}
        />
        <SelectField
          label="What it is about"
          value={form.kind}
          options={cardKinds.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(kind) => onChange(asKind(form, kind as CardKindId))}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {fieldsOf(form.kind).map((field) => (
          <TextField
            key={field}
            label={cardFields[field].name}
            placeholder={cardFields[field].example}
            value={form.fields[field] ?? ''}
            maxLength={factLimits.length}
            autoComplete="off"
            onChange={(event) =>
              onChange({ ...form, fields: { ...form.fields, [field]: event.target.value } })
            }
          />
        ))}
      </div>
      <label className="flex flex-col gap-1.5">
        <span className="text-13 font-medium text-ink">Anything else, a line each</span>
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
