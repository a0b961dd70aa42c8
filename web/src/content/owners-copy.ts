/**
 * THE OWNER'S COPY. Claims, quotations and legal facts that the owner of the product states and answers for;
 * nothing here is measured. Every page reads them from this file, so that no two pages contradict each other.
 * Figures that the product measures about itself stand in measured.ts.
 */

/** Where the owner's drafts differed, one figure was chosen: first-try success 95 % (drafts said 90 to 98 %). */
export const claims = {
  tokens: { figure: '70%', text: 'fewer tokens, at most' },
  speed: { figure: '5x', text: 'faster to a usable answer' },
  firstTry: { figure: '95%', text: 'right at the first try' },
  people: { figure: '10,000+', text: 'professionals' },
  hours: { figure: '5+', text: 'hours saved a week' },
  trending: { figure: '500+', text: 'trending prompts' },
} as const;

/** Shown under every set of claims. */
export const claimsNote = 'Figures stated by the company. They are not measurements of your work.';

/** An example of a month with and without the product, in US dollars. */
export const savingsExample = { beforeUsd: 500, afterUsd: 150 } as const;

/**
 * Quotations by role, without names. Drafts: the owner confirms or replaces each before launch, and then changes the
 * note below, which says on the page what they are.
 */
export const testimonials = [
  {
    quote:
      'We stopped rewriting answers. The brief for each article now says length, reader and what to leave out, and so the first draft is one we edit, not one we throw away.',
    role: 'Head of content',
    company: 'software company, 40 people',
  },
  {
    quote:
      'Four designers, four ways to ask for an image. The prompts in our collection gave us one, and the service no longer matters.',
    role: 'Design lead',
    company: 'retail brand',
  },
  {
    quote:
      'Tickets turned into prompts used to come back with the wrong framework. The stack and the checks are in the prompt now, and reviews are shorter.',
    role: 'Engineering manager',
    company: 'payments team',
  },
] as const;

export const testimonialsNote = 'Illustrative quotations, in the company’s words.';

export const legal = {
  updated: 'January 21, 2025',
  law: 'the State of Delaware, United States',
  liabilityMonths: 12,
} as const;

export const supportEmail = 'support@whetstone.example';
