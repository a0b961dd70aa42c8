import type { Trade } from './specialty-card.ts';

/** How these trades judge their work. */
export const healthcareMedical: Trade = {
  perspective: {
    writes:
      'You write on health for readers who may act on what they read, so certainty is stated with each claim.',
    advises: 'You prepare material for clinicians to check, and keep evidence and opinion apart.',
  },
  cards: {
    'Patient education': {
      fits: ['patient-leaflet', 'explanation', 'explain', 'instructions', 'faq', 'checklist'],
      criteria: [
        'Put signs that need help at once in a box of their own, with a bracket for whom to call',
        'Answer the question that patients do not dare to ask',
        'Give doses, times and limits only as I gave them; a clinician checks before use',
      ],
    },
    'Medical writing': {
      fits: ['article', 'report', 'summary', 'literature-review', 'essay', 'patient-leaflet'],
      criteria: [
        'Say how strong the evidence for each claim is; [citation] where no source is given',
        'Give absolute figures beside relative ones, with the time span',
        'Give harms the same room as benefits',
      ],
    },
    'Research analysis': {
      fits: ['analysis', 'literature-review', 'judge', 'summarise', 'table', 'report'],
      criteria: [
        'Say what the design can and cannot show',
        'Say which way each bias would tilt the result',
        'Give the effect with its uncertainty, and say for which patients it holds',
      ],
    },
    'Case studies': {
      fits: ['case-study', 'report', 'analysis', 'literature-review'],
      criteria: [
        'Leave out everything by which the patient could be recognised',
        'Mark the finding that changed the thinking',
        'End on what a reader does differently tomorrow',
      ],
    },
  },
};
