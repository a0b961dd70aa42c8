import { planOf, type reportReasons, type reportSubjects } from '@whetstone/contract';
import type { Letter } from '../payments/mails/payment-mail-texts.ts';

type Details = Readonly<Record<string, unknown>>;

const reasonWords: Readonly<Record<string, string>> = {
  spam: 'advertising or spam',
  harmful: 'harmful content',
  copyright: 'copyright infringement',
  personal_data: 'exposing personal data',
  other: 'another reason',
} satisfies Record<(typeof reportReasons)[number], string>;

/** Why, in the admin's own words, where they gave some. */
const because = (reason: unknown): string[] => (reason ? [`The reason: ${String(reason)}`] : []);

const subjectWords: Readonly<Record<string, string>> = {
  prompt: 'the prompt',
  collection: 'the collection',
  author: 'the author page',
} satisfies Record<(typeof reportSubjects)[number], string>;

const reasonsOf = (reasons: unknown): string => {
  const words = (Array.isArray(reasons) ? reasons : []).map(
    (reason) => reasonWords[String(reason)] ?? String(reason),
  );
  return words.length > 0
    ? `It was reported for ${words.join(', ')}, and an administrator agreed.`
    : 'An administrator made this decision; nobody had reported it.';
};

const day = (at: unknown) =>
  new Date(String(at)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const planName = (tier: unknown) => planOf(String(tier)).name;
const account = { label: 'Open your account', path: '/account' } as const;
const publicLibrary = { label: 'Open the public library', path: '/library' } as const;
const library = { label: 'Open your library', path: '/user-library' } as const;

/** The words of mails about what an administrator did to a person's plan or prompt. */
export const actMailTexts = {
  prompt_taken_down: ({ target, reasons, reason, support }: Details): Letter => ({
    subject: 'Your prompt was removed from the public library',
    paragraphs: [
      `“${String(target)}” is no longer public. ${reasonsOf(reasons)}`,
      ...because(reason),
      'It stays in your own library with its votes and versions. Its unlisted link no longer works, and it cannot be published until an administrator allows it.',
      `If you think this is wrong, write to ${String(support)}.`,
    ],
    link: library,
  }),
  prompt_restored: ({ target }: Details): Letter => ({
    subject: 'You can publish your prompt again',
    paragraphs: [
      `An administrator has reviewed “${String(target)}” again and approved it. It is private until you publish it.`,
    ],
    link: library,
  }),
  collection_taken_down: ({ target, reasons, reason, support }: Details): Letter => ({
    subject: 'Your collection is no longer shared',
    paragraphs: [
      `Only you can see “${String(target)}” now. ${reasonsOf(reasons)}`,
      ...because(reason),
      'You still have it, with everything in it. It cannot be shared until an administrator allows it.',
      `If you think this is wrong, write to ${String(support)}.`,
    ],
    link: publicLibrary,
  }),
  collection_restored: ({ target }: Details): Letter => ({
    subject: 'You can share your collection again',
    paragraphs: [
      `An administrator has reviewed “${String(target)}” again and approved it. It is private until you share it.`,
    ],
    link: publicLibrary,
  }),
  author_taken_down: ({ target, reasons, reason, support }: Details): Letter => ({
    subject: 'Your author page was taken down',
    paragraphs: [
      `The public name “${String(target)}” and its page are no longer shown. ${reasonsOf(reasons)}`,
      ...because(reason),
      'Your public prompts stay in the library without a name. The name cannot be changed until an administrator allows it.',
      `If you think this is wrong, write to ${String(support)}.`,
    ],
    link: account,
  }),
  author_restored: ({ target }: Details): Letter => ({
    subject: 'Your author page is back',
    paragraphs: [
      `An administrator has reviewed “${String(target)}” again and approved it. Your public prompts show this name again.`,
    ],
    link: account,
  }),
  report_upheld: ({ target, subject, reason }: Details): Letter => ({
    subject: 'What you reported was taken down',
    paragraphs: [
      `Thank you for telling us about ${subjectWords[String(subject)] ?? 'it'} “${String(target)}”. An administrator took it down.`,
      ...because(reason),
    ],
    link: publicLibrary,
  }),
  report_kept: ({ target, subject, reason }: Details): Letter => ({
    subject: 'What you reported stays up',
    paragraphs: [
      `Thank you for telling us about ${subjectWords[String(subject)] ?? 'it'} “${String(target)}”. An administrator reviewed it and decided to keep it in the library.`,
      ...because(reason),
    ],
    link: publicLibrary,
  }),
  suspended: ({ reason, support }: Details): Letter => ({
    subject: 'Your account is suspended',
    paragraphs: [
      `An administrator suspended your Whetstone account. The reason: ${String(reason)}`,
      'You can still sign in, read and export everything you saved, cancel your subscription and delete your account. For now, you cannot write prompts, save, publish, vote or share.',
      'Nothing is deleted. What you published and shared is hidden, and it comes back as it was when the suspension is lifted.',
      `If you think this is wrong, write to ${String(support)}.`,
    ],
    link: account,
  }),
  suspension_lifted: (): Letter => ({
    subject: 'Your account is active again',
    paragraphs: [
      'An administrator lifted the suspension of your Whetstone account. Everything is as it was: what you had published and shared is visible again.',
    ],
    link: account,
  }),
  plan_given: ({ to, to_limit: limit, expires_at: until, plan_is_now: now }: Details): Letter => ({
    subject: `You now have Whetstone ${planName(to)}`,
    paragraphs: [
      `An administrator gave you the ${planName(to)} plan${to === 'unlimited' ? '' : ` with ${Number(limit).toLocaleString('en-US')} prompts a month`}, ${until ? `until ${day(until)}` : 'with no end date'}. It is free and does not renew.`,
      ...(now === to ? [] : [`Your current plan, ${planName(now)}, offers more and stays as it is.`]),
    ],
    link: account,
  }),
  given_plan_withdrawn: ({ plan_is_now: now }: Details): Letter => ({
    subject: 'The plan you were given has ended',
    paragraphs: [
      `An administrator withdrew the plan you had been given. You are now on ${planName(now)}. Everything you saved is still there.`,
    ],
    link: account,
  }),
  given_plan_over: ({ to, expires_at: until, plan_is_now: now }: Details): Letter => ({
    subject: 'The plan you were given has ended',
    paragraphs: [
      `The ${planName(to)} plan you had been given ended on ${day(until)}. You are now on ${planName(now)}. Everything you saved is still there.`,
    ],
    link: account,
  }),
};
