import type { Deliverable } from '../deliverables/deliverable.ts';

/** Something does not work, asked ("why does …") or told ("my … doesn't"): the likeliest, the checks, the fix. */
export const faultFinding = {
  rule: 'A1',
  form: 'prose',
  gist: 'Say what my details point to, then the checks in the order to do them with what each shows and the fix, and when to get help.',
  parts: [
    ['First', 'Begin with what my details point to, and how sure that is'],
    [
      'Checks',
      'Give the checks in the order to do them, the quick and free ones first: what to do exactly, what I should see, what it means',
    ],
    [
      'Fix',
      'Give with each the fix, with the names of settings, tools or parts, and what it costs if anything',
    ],
    ['Tell', 'Show how to tell the likely causes apart: what I see, hear or measure, and what it then is'],
    ['Stop', 'Say when to stop trying and who can help; end with the detail that would narrow it down'],
  ],
  checks: [],
  expert: [
    ['Tests', 'Order the checks by what they cost against what they rule out'],
    ['Harm', 'Name any remedy that can make it worse'],
  ],
  returns: '',
} as const satisfies Deliverable;
