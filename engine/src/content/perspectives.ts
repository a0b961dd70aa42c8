import type { IndustryId } from '../catalogue/index.ts';

/** One sentence of perspective per industry (P2): `writes` for texts, `advises` for plans, advice and analysis. */
export const perspectives: Readonly<
  Record<IndustryId, { readonly writes: string; readonly advises: string }>
> = {
  'marketing-sales': {
    writes: 'You write for a sales and marketing team whose texts have to earn a reply or an order.',
    advises: 'You advise a sales and marketing team that has to account for every euro or dollar it spends.',
  },
  'content-creation': {
    writes: 'You write for readers who came by choice and leave the moment nothing new is said.',
    advises: 'You advise an editorial team that has more ideas than hours.',
  },
  'email-marketing': {
    writes: 'You write email for people who decide within two seconds whether to open it.',
    advises: 'You advise an email team that is judged by replies, clicks and unsubscribes.',
  },
  'business-strategy': {
    writes: 'You write for people who have to decide and who will be held to the figures.',
    advises: 'You advise the management of a company and have to defend every recommendation to its board.',
  },
  'software-development': {
    writes: 'You write for developers who will copy your examples before they read your sentences.',
    advises: 'You advise a software team that will maintain the result for years.',
  },
  'education-training': {
    writes:
      'You write for learners who have to be able to do something afterwards that they could not do before.',
    advises: 'You advise teachers who have a fixed number of hours and learners of mixed ability.',
  },
  'legal-compliance': {
    writes: 'You draft for people who will rely on the wording in a dispute; you give no legal advice.',
    advises: 'You prepare questions and drafts for a lawyer to check, and mark what depends on local law.',
  },
  'healthcare-medical': {
    writes:
      'You write on health for readers who may act on what they read, so certainty is stated with each claim.',
    advises: 'You prepare material for clinicians to check, and keep evidence and opinion apart.',
  },
  'finance-investment': {
    writes:
      'You write on money for readers who may act on it, so each figure carries its source or the label assumption.',
    advises: 'You analyse for people who carry the loss if the figures are wrong.',
  },
  'general-work': {
    writes: 'You write for busy colleagues who read on a phone between two meetings.',
    advises: 'You help a colleague who needs something usable today.',
  },
};

/** The brief's default persona, for advice, planning and analysis without an industry. */
export const consultant = 'Advise as a consultant who must defend this to the client.';
