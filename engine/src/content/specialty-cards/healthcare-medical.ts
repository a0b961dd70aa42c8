import type { SpecialtyCard } from './specialty-card.ts';

/** How these trades judge their work. */
export const healthcareMedical: Readonly<Record<string, SpecialtyCard>> = {
  'Patient education': {
    fits: ['patient-leaflet', 'explanation', 'explain', 'instructions', 'faq', 'checklist'],
    criteria: [
      ['Reading', 'Everyday words; a twelve-year-old could read it aloud'],
      ['Action', 'Each part ends with what to do'],
      ['Alarm', 'Signs that need help at once stand in a box of their own, with whom to call as a blank'],
      ['Fear', 'The question that patients do not dare to ask is answered'],
      ['Teach back', 'Three questions that show whether it was understood'],
      ['Check', 'Doses, times and limits only as given; a clinician checks before use'],
    ],
  },
  'Medical writing': {
    fits: ['article', 'report', 'summary', 'literature-review', 'essay', 'patient-leaflet'],
    criteria: [
      ['Certainty', 'Each claim carries its strength of evidence'],
      ['Numbers', 'Absolute figures beside relative ones, with the time span'],
      ['Terms', 'One term per idea; abbreviations spelled out once'],
      ['Harm', 'Harms get the same room as benefits'],
      ['Sources', '[citation] wherever a claim about evidence is made without a given source'],
    ],
  },
  'Research analysis': {
    fits: ['analysis', 'literature-review', 'judge', 'summarise', 'table', 'report'],
    criteria: [
      ['Question', 'Population, intervention, comparison and outcome in one line'],
      ['Design', 'What the design can and cannot show'],
      ['Bias', 'Selection, measurement, confounding: which way each would tilt the result'],
      ['Size', 'Effect with its uncertainty, not only whether it is significant'],
      ['Use', 'For which patients it holds, and for which it does not'],
    ],
  },
  'Case studies': {
    fits: ['case-study', 'report', 'analysis', 'literature-review'],
    criteria: [
      ['Private', 'Nothing by which the patient could be recognised; ages as ranges'],
      ['Order', 'History, findings, thinking, decision, course'],
      ['Turn', 'The finding that changed the thinking is marked'],
      ['Other', 'Diagnoses ruled out, and by what'],
      ['Lesson', 'One sentence that changes what a reader does tomorrow'],
    ],
  },
};
