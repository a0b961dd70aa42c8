import type { SpecialtyCard } from './specialty-card.ts';

/** How these trades judge their work. */
export const legalCompliance: Readonly<Record<string, SpecialtyCard>> = {
  'Contract analysis': {
    fits: ['judge', 'analysis', 'contract', 'table', 'explain', 'summarise', 'extract'],
    criteria: [
      ['Quote', 'Each finding quotes the clause and its number'],
      ['Side', 'State whose side is taken, in the first line'],
      ['Risk', 'Per finding: what can happen, how bad, how likely'],
      ['Wording', 'A replacement wording for each serious finding'],
      ['Silent', 'What a contract of this kind should say and this one does not'],
      ['Law', 'Mark with [legal check] what depends on local law'],
    ],
  },
  'Policy creation': {
    fits: ['policy', 'checklist', 'instructions'],
    criteria: [
      ['Rules', 'One rule per sentence: who must do what, by when'],
      ['Why', 'Each rule has its reason in at most 12 words'],
      ['Proof', 'How it can be shown that a rule was kept'],
      ['Exceptions', 'Who may allow one and where it is recorded'],
      ['Hard cases', 'Three borderline cases with the ruling that follows'],
    ],
  },
  'Risk assessment': {
    fits: ['risk-assessment', 'table', 'analysis', 'plan'],
    criteria: [
      ['Cause', 'Risk as cause, event and effect'],
      ['Duty', 'The duty behind each risk, or [legal check]'],
      ['Rating', 'Likelihood and impact before and after the measure, each with a reason'],
      ['Owner', 'One person per measure, with a date'],
      ['Accept', 'Which risks are accepted, by whom and why'],
    ],
  },
  'Compliance checks': {
    fits: ['checklist', 'risk-assessment', 'table', 'judge', 'policy'],
    criteria: [
      ['Rule', 'Each item names the rule it comes from, or [legal check]'],
      ['Evidence', 'What document or record proves it'],
      ['Gap', 'Met, partly met, not met or unknown, with the reason'],
      ['Fix', 'The smallest change that closes each gap, with effort'],
      ['Order', 'First what is fined or stops the business'],
    ],
  },
};
