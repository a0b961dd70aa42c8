import type { Trade } from './specialty-card.ts';

/** How these trades judge their work. */
export const legalCompliance: Trade = {
  perspective: {
    writes: 'You draft for people who will rely on the wording in a dispute; you give no legal advice.',
    advises: 'You prepare questions and drafts for a lawyer to check, and mark what depends on local law.',
  },
  cards: {
    'Contract analysis': {
      fits: ['judge', 'analysis', 'contract', 'table', 'explain', 'summarise', 'extract'],
      criteria: [
        'Say whose side you take, and quote the clause and its number for each finding',
        'Give a replacement wording for each serious finding; [legal check] where local law decides',
        'Say what a contract of this kind should say and this one does not',
      ],
    },
    'Policy creation': {
      fits: ['policy', 'checklist', 'instructions'],
      criteria: [
        'Give each rule its reason in a few words',
        'Say how it can be shown that a rule was kept',
        'Say who may allow an exception',
      ],
    },
    'Risk assessment': {
      fits: ['risk-assessment', 'table', 'analysis', 'plan'],
      criteria: [
        'Name the duty behind each risk, or put [legal check]',
        'Rate each before and after its measure, with the reason',
        'Say which risks are accepted and why',
      ],
    },
    'Compliance checks': {
      fits: ['checklist', 'risk-assessment', 'table', 'judge', 'policy'],
      criteria: [
        'Name for each item the rule it comes from, or put [legal check]',
        'Say which document proves it',
        'Put first what is fined or stops the business, with the smallest change that closes the gap',
      ],
    },
  },
};
