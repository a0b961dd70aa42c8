import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Tier } from '@whetstone/contract/plans';
import { plans } from '@whetstone/contract/plans';
import { type FormEvent, useId, useState } from 'react';
import { adminKey, grantTier } from '../../../lib/api/admin.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sign } from '../../../ui/sign.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const tiers = plans.map(({ tier, name }) => ({ value: tier, label: name }));

export interface TierFormProps {
  /** Whose tier; without it the form asks for an address. */
  person?: { email: string; tier: Tier };
}

/** Sets another person's tier. */
export function TierForm({ person }: TierFormProps) {
  const cache = useQueryClient();
  const headingId = useId();
  const [email, setEmail] = useState(person?.email ?? '');
  const [tier, setTier] = useState<Tier>(person?.tier ?? 'starter');
  const [isEmpty, setIsEmpty] = useState(false);
  const grant = useMutation({
    mutationFn: grantTier,
    onSuccess: () => cache.invalidateQueries({ queryKey: adminKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    setIsEmpty(address === '');
    if (address !== '' && !grant.isPending) grant.mutate({ email: address, tier });
  };
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 border-t border-ink pt-4 pb-2">
      <h2 id={headingId} className="text-16 font-medium">
        {person ? 'Plan' : 'Set a user’s tier'}
      </h2>
      {!person && <p className="text-13 text-mute">The plan changes now, without a payment.</p>}
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        {!person && (
          <TextField
            label="Email"
            type="email"
            autoComplete="off"
            value={email}
            error={isEmpty ? 'Please enter an email address' : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        <SelectField
          label="Tier"
          value={tier}
          options={tiers}
          onChoose={(value) => setTier(plans.find((plan) => plan.tier === value)?.tier ?? 'starter')}
        />
        <Button type="submit" className="self-start" busy={grant.isPending}>
          Set tier
        </Button>
      </form>
      {grant.data && (
        <MessageBox look="done">
          <Sign mark="✅" /> {grant.data.message}
        </MessageBox>
      )}
      {grant.error && (
        <MessageBox look="bad">
          <Sign mark="❌" /> {sentenceFor(grant.error)}
        </MessageBox>
      )}
    </section>
  );
}

const sentenceFor = (error: Error) =>
  error instanceof ApiError && error.code === 'not_found' ? error.message : `Error: ${describeError(error)}`;
