import type { CaseId } from './case-goals.ts';

/**
 * THE OWNER'S COPY. Claims, quotations and legal facts that the owner of the product states and answers for;
 * nothing here is measured. Every page reads them from this file, so that no two pages contradict each other.
 * Figures that the product measures about itself stand in measured.ts.
 */

/** Where the owner's drafts differed, one figure was chosen: first-try success 95 % (drafts said 90 to 98 %). */
export const claims = {
  tokens: 'up to 70% fewer tokens',
  speed: '5x faster to a usable answer',
  firstTry: '95% right the first time',
  people: '10,000+ professionals',
  hours: '5+ hours saved a week',
  trending: '500+ trending prompts',
} as const;

export type ClaimId = keyof typeof claims;

/** The claims that the owner has confirmed: pages show these and no others, as the company's own figures. */
export const confirmedClaims: readonly ClaimId[] = [];

/** An example of a month with and without the product, in US dollars. */
export const savingsExample = { beforeUsd: 500, afterUsd: 150 } as const;

export interface Testimonial {
  quote: string;
  role: string;
  company: string;
}

/** Quotations of real customers, with their leave. Until there is one, the Business page shows a use in their place. */
export const testimonials: readonly Testimonial[] = [];

/**
 * Drafts of quotations, by role. No page shows them: a real customer confirms one or gives words of their own, which
 * then stand above.
 */
export const testimonialDrafts = [
  {
    quote:
      'We stopped rewriting answers. The brief for each article now gives the length, the reader and what to leave out, so the first draft is one we edit, not one we throw away.',
    role: 'Head of content',
    company: 'software company, 40 people',
  },
  {
    quote:
      'Four designers, four ways to ask for an image. The prompts in our collection gave us one way, and it no longer matters which service we use.',
    role: 'Design lead',
    company: 'retail brand',
  },
  {
    quote:
      'When we turned tickets into prompts, the code used to come back in the wrong framework. The stack and the checks are in the prompt now, and reviews are shorter.',
    role: 'Engineering manager',
    company: 'payments team',
  },
] as const satisfies readonly Testimonial[];

export interface RealResult {
  caseId: CaseId;
  /** The tool and its model, as its maker writes them. */
  tool: string;
  /** The day of both answers, as "May 2, 2026". */
  date: string;
  /** The whole answer to the request as it was typed. */
  plain: string;
  /** The whole answer to the prompt. */
  prompted: string;
}

/** Real answers to a case's request and to its prompt, from one tool on one day. A case without one shows none. */
export const realResults: readonly RealResult[] = [];

export const legal = {
  updated: 'January 21, 2025',
  /** The day of the newest sentence of privacy or terms. */
  changed: 'November 22, 2026',
  law: 'the State of Delaware, United States',
  liabilityMonths: 12,
} as const;

export const supportEmail = 'support@whetstone.example';
