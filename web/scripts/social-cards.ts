/** What each social card says: a title, and one line of a prompt with its marks (~struck~, _added_) and its reason. */
export const socialCards = [
  {
    name: 'home',
    title: 'Say it plainly. Send it sharp.',
    line: '~keep it short~ _Body of 40 to 60 words_',
    reason: 'A number can be checked',
  },
  {
    name: 'features',
    title: 'What it does to your words',
    line: '~please~ Write a product text, _material and size first_',
    reason: 'Courtesy costs tokens',
  },
  {
    name: 'pricing',
    title: 'Pay for prompts, not for features',
    line: '_Free, Starter, Professional, Unlimited_',
    reason: 'One difference: prompts a month',
  },
  {
    name: 'business',
    title: 'One way of asking, for the whole team',
    line: '~ten people, ten ways~ _one standard_',
    reason: 'The same rules for everyone',
  },
  {
    name: 'help',
    title: 'Help',
    line: 'Your words stand plain, _additions are underlined_',
    reason: 'The number leads to the reason',
  },
  {
    name: 'how-it-works',
    title: 'From a plain goal to a sharp prompt',
    line: 'goal, analysis, _prompt, reasons_',
    reason: 'Five steps, nothing hidden',
  },
] as const;
