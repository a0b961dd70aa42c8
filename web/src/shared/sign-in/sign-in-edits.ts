import { paymentDays, type Plan, planOf } from '@whetstone/contract/plans';

/** What forms like this one say, struck, what holds here, and why; in the form of the product. */
export const signInEdits = {
  'sign-in': {
    before: 'Welcome back!',
    after: 'Your prompts are where you left them',
  },
  'sign-up': {
    before: 'Start your free trial',
    after: `${planOf('free').monthlyPrompts} prompts a month, no card`,
  },
  'magic-link': {
    before: 'One more password',
    after: 'A link in your inbox',
    why: 'It works once, and there’s nothing to remember.',
  },
  'forgot-password': {
    before: 'Try to remember',
    after: 'Choose a new one',
    why: 'The old password works until the new one is saved.',
  },
  'new-password': {
    before: 'Pa$$w0rd',
    after: 'four words that only you would put together',
    why: 'A long password is harder to guess than a short one full of symbols.',
  },
  'second-factor': {
    before: 'A password',
    after: 'A password and your phone',
    why: 'A stolen password alone won’t get anyone in.',
  },
} as const satisfies Record<string, SignInEdit>;

interface SignInEdit {
  /** Nothing where nobody promised anything else. */
  before?: string;
  after: string;
  why?: string;
  /** What is being ordered. */
  order?: readonly (readonly [name: string, value: string])[];
}

/** On the way to a plan that was chosen: what that plan gives, not the free one. */
const editOfPlan = ({ name, monthlyPrompts, priceUsd }: Plan): SignInEdit => ({
  after: `${name}: ${monthlyPrompts ?? 'unlimited'} prompts a month`,
  order: [
    ['Price', `$${priceUsd} a month, plus tax where required`],
    ['Ends', 'When you cancel, anytime'],
    ['Money back', `First ${paymentDays.refund} days, once`],
  ],
});

/** The edit of a form; `plan` where one is chosen and waits. */
export const signInEditOf = (mode: keyof typeof signInEdits, plan?: Plan): SignInEdit =>
  mode === 'sign-up' && plan ? editOfPlan(plan) : signInEdits[mode];
