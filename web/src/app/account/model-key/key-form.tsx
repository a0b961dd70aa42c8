import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnKeyInput, WriterState } from '@whetstone/contract';
import { type OwnKeyProvider, ownKeyProviderNames } from '@whetstone/contract/own-key-providers';
import { type FormEvent, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { bodyOf } from '../../../lib/api/body-of.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { writerStateQuery } from '../../../lib/api/writer.ts';
import { textOf } from '../../../shared/auth-forms/form-text.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export interface KeyFormProps {
  writer: WriterState;
  /** Hears what became of the try. */
  onSaved: (verdict: string) => void;
  onCancel: () => void;
}

const inputOf = (provider: OwnKeyProvider, form: FormData): OwnKeyInput => {
  const key = textOf(form, 'key').trim();
  const address = textOf(form, 'address').trim();
  return {
    provider,
    model: textOf(form, 'model').trim(),
    base_url: provider === 'openai-compatible' ? address : null,
    ...(key && { key }),
  };
};

/** Provider, model and key; the key leaves the page once and never comes back to it. */
export function KeyForm({ writer: { providers, own_key: kept }, onSaved, onCancel }: KeyFormProps) {
  const cache = useQueryClient();
  // The site may take no more keys of the provider that one is kept for.
  const [provider, setProvider] = useState(
    providers.find((one) => one === kept?.provider) ?? providers[0] ?? 'openai',
  );
  const save = useMutation({
    mutationFn: (input: OwnKeyInput) => bodyOf(api.writer.key.$put({ json: input })),
    onSuccess: ({ verdict, writer }) => {
      cache.setQueryData(writerStateQuery.queryKey, writer);
      onSaved(verdict);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(inputOf(provider, new FormData(event.currentTarget)));
  };
  const isKept = kept?.provider === provider;
  return (
    <form onSubmit={submit} className="matter-form">
      {save.error && <MessageBox look="bad">{describeError(save.error)}</MessageBox>}
      <SelectField
        label="Provider"
        value={provider}
        options={providers.map((value) => ({ value, label: ownKeyProviderNames[value] }))}
        onChoose={(value) => setProvider(providers.find((one) => one === value) ?? provider)}
      />
      {provider === 'openai-compatible' && (
        <TextField
          label="Base URL (ending in /v1)"
          name="address"
          type="url"
          defaultValue={kept?.base_url ?? ''}
          placeholder="https://"
          maxLength={500}
          required
        />
      )}
      <TextField
        label="Model ID"
        name="model"
        defaultValue={isKept ? kept.model : ''}
        key={provider}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        required
      />
      <div className="grid gap-2">
        <TextField
          label="Key"
          name="key"
          type="password"
          autoComplete="off"
          placeholder={isKept ? `Leave empty to keep the one ending in ${kept.last_four}` : ''}
          maxLength={500}
          required={!isKept}
        />
        <p>
          We test the key with one small request, then store it encrypted on this server and never show it
          again. Your provider bills you for usage. Each prompt written with it still counts toward your plan.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={save.isPending}>
          {save.isPending ? 'Testing the key…' : 'Test and save'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
