/** What each social card says: a title, and one line of a prompt with its marks (~struck~, _added_) and its reason. */
export const socialCards = [
  {
    name: 'home',
    title: 'Say it plainly. Send it sharp.',
    line: 'a letter to my landlord, _repair by a set date_',
    reason: 'One clear demand decides how the letter is built',
  },
  {
    name: 'features',
    title: 'Every line, and why',
    line: '_Set a deadline of 14 days for the answer._',
    reason: 'An open end gets no answer.',
  },
  {
    name: 'pricing',
    title: 'Pay for prompts, not for features',
    line: '_Free, Starter, Professional, Unlimited_',
    reason: 'One difference: prompts a month',
  },
  {
    name: 'business',
    title: 'Ten people, one standard for prompts',
    line: '~ten people, ten ways~ _one standard_',
    reason: 'Everyone is asked the same questions',
  },
  {
    name: 'help',
    title: 'Help',
    line: 'Your words stay plain, _what you choose is underlined_',
    reason: 'The number leads to the reason',
  },
  {
    name: 'how-it-works',
    title: 'From a rough request to a sharp prompt',
    line: 'typed, asked, _pressed, written_',
    reason: 'Five steps, everything shown',
  },
] as const;
