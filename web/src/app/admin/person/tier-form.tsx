import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Tier } from '@whetstone/contract/plans';
import { grants } from '@whetstone/contract/limits';
import { planOf, plans } from '@whetstone/contract/plans';
import { type FormEvent, useState } from 'react';
import { adminKey, grantTier } from '../../../lib/api/admin.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sign } from '../../../ui/sign.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { dayOf } from '../../../shared/payments/payment-words.ts';
import { ActFrame } from './act-frame.tsx';

const tiers = plans.map(({ tier, name }) => ({ value: tier, label: name }));
const dayMs = 86_400_000;

/** What setting a tier does, before it is done. */
const consequence = (tier: Tier): string => {
  const grant = grants.find((one) => one.tier === tier);
  if (!grant) return 'A plan set by an admin ends now. A paid subscription continues.';
  const limit =
    planOf(tier).monthlyPrompts === null
      ? 'no monthly limit'
      : `${grant.monthlyPrompts.toLocaleString('en-US')} prompts a month`;
  const end =
    grant.days === null
      ? 'with no end date'
      : `until ${dayOf(new Date(Date.now() + grant.days * dayMs).toISOString())}`;
  return `${planOf(tier).name} starting now, ${limit}, ${end}. Nothing is charged.`;
};

export interface TierFormProps {
  /** Whose tier; without it the form asks for an address. */
  person?: { email: string; tier: Tier };
}

/** Sets another person's tier. */
export function TierForm({ person }: TierFormProps) {
  const cache = useQueryClient();
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
    <ActFrame
      title={person ? 'Plan' : 'Set a user’s tier'}
      intro="The plan changes now, without a payment."
      isFolded={!person}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
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
        <div className="grid gap-2">
          <SelectField
            label="Tier"
            value={tier}
            options={tiers}
            onChoose={(value) => setTier(plans.find((plan) => plan.tier === value)?.tier ?? 'starter')}
          />
          <output className="text-13 text-mute">{consequence(tier)}</output>
        </div>
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
    </ActFrame>
  );
}

const sentenceFor = (error: Error) =>
  error instanceof ApiError && error.code === 'not_found' ? error.message : `Error: ${describeError(error)}`;
