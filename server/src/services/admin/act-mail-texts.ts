import { planOf, type reportReasons } from '@whetstone/contract';
import type { Letter } from '../payments/mails/payment-mail-texts.ts';

type Details = Readonly<Record<string, unknown>>;

const reasonWords: Readonly<Record<string, string>> = {
  spam: 'advertising or spam',
  harmful: 'harmful content',
  copyright: 'copyright',
  personal_data: 'personal data in it',
  other: 'another reason that a reader wrote down',
} satisfies Record<(typeof reportReasons)[number], string>;

const reasonsOf = (reasons: unknown): string => {
  const words = (Array.isArray(reasons) ? reasons : []).map(
    (reason) => reasonWords[String(reason)] ?? String(reason),
  );
  return words.length > 0
    ? `It was reported for ${words.join(', ')}, and an administrator agreed.`
    : 'An administrator decided so without a report by a reader.';
};

const day = (at: unknown) =>
  new Date(String(at)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const planName = (tier: unknown) => planOf(String(tier)).name;
const account = { label: 'Open your account', path: '/account' } as const;
const library = { label: 'Open your library', path: '/user-library' } as const;

/** The words of mails about what an administrator did to a person's plan or prompt. */
export const actMailTexts = {
  prompt_taken_down: ({ target, reasons }: Details): Letter => ({
    subject: 'Your prompt was taken out of the public library',
    paragraphs: [
      `“${String(target)}” is not public any more. ${reasonsOf(reasons)}`,
      'It stays in your own library with its votes and versions. Its unlisted link is closed, and it cannot be published until an administrator allows it.',
      'If you think that this is wrong, write to support and say why.',
    ],
    link: library,
  }),
  prompt_restored: ({ target }: Details): Letter => ({
    subject: 'Your prompt may be published again',
    paragraphs: [
      `An administrator looked at “${String(target)}” again and allows it. It is private until you publish it.`,
    ],
    link: library,
  }),
  plan_given: ({ to, to_limit: limit, expires_at: until, plan_is_now: now }: Details): Letter => ({
    subject: `You were given Whetstone ${planName(to)}`,
    paragraphs: [
      `An administrator gave you the plan ${planName(to)}${to === 'unlimited' ? '' : ` with ${Number(limit).toLocaleString('en-US')} prompts a month`}, ${until ? `until ${day(until)}` : 'without an end'}. It costs nothing, and nothing renews.`,
      ...(now === to ? [] : [`Your present plan, ${planName(now)}, is the better one and stays as it is.`]),
    ],
    link: account,
  }),
  given_plan_withdrawn: ({ plan_is_now: now }: Details): Letter => ({
    subject: 'The plan you were given has ended',
    paragraphs: [
      `An administrator took back the plan that you had been given. Your plan is now ${planName(now)}. What you saved stays.`,
    ],
    link: account,
  }),
  given_plan_over: ({ to, expires_at: until, plan_is_now: now }: Details): Letter => ({
    subject: 'The plan you were given has ended',
    paragraphs: [
      `The plan ${planName(to)} that you had been given ended on ${day(until)}. Your plan is now ${planName(now)}. What you saved stays.`,
    ],
    link: account,
  }),
};
