import type { Letter } from '../payments/mails/payment-mail-texts.ts';

type Details = Readonly<Record<string, unknown>>;

const link = { label: 'Open your account', path: '/account#model-key' } as const;
const takeBack =
  'If this wasn’t you, change your password now, end any session you don’t recognize under Account, and revoke the key with its provider.';

/** The words of mails about a person's own key. Nothing of the key is in them. */
export const keyMailTexts = {
  own_key_changed: ({ place, model }: Details): Letter => ({
    subject: 'A model key was added or changed in your account',
    paragraphs: [
      `Your Whetstone account now writes prompts with ${String(model)}, using a key for ${String(place)}. Usage is billed to the owner of that key.`,
      takeBack,
    ],
    link,
  }),
  own_key_removed: ({ place, model }: Details): Letter => ({
    subject: 'A model key was removed from your account',
    paragraphs: [
      `The key for ${String(place)} that your Whetstone account used to write prompts with ${String(model)} has been deleted.`,
      takeBack,
    ],
    link,
  }),
};
