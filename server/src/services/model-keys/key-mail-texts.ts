import type { Letter } from '../payments/mails/payment-mail-texts.ts';

type Details = Readonly<Record<string, unknown>>;

const link = { label: 'Open your account', path: '/account#model-key' } as const;
const takeBack =
  'If this was not you, change your password at once, end the sessions that you do not know under Account, and withdraw the key at its provider.';

/** The words of mails about a person's own key. Nothing of the key is in them. */
export const keyMailTexts = {
  own_key_changed: ({ place, model }: Details): Letter => ({
    subject: 'A model key was added or changed in your account',
    paragraphs: [
      `Your Whetstone account now writes prompts with ${String(model)}, by a key for ${String(place)}. Its use is billed to the owner of that key.`,
      takeBack,
    ],
    link,
  }),
  own_key_removed: ({ place, model }: Details): Letter => ({
    subject: 'A model key was removed from your account',
    paragraphs: [
      `The key for ${String(place)}, with which your Whetstone account wrote prompts by ${String(model)}, is deleted.`,
      takeBack,
    ],
    link,
  }),
};
