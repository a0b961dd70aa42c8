import type { Deliverable } from '../../deliverables/deliverable.ts';
import { help } from '../help.ts';

export const body = {
  crisis: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Answer warmly and briefly, ask whether I am safe right now, and say how to reach a person or crisis line at once.',
    parts: [
      ['First', 'Answer warmly and in plain words, without a lecture; ask whether I am safe right now'],
      [
        'Reach',
        'Say how to reach a person or a crisis line at once, and the emergency number if I am in danger',
      ],
      ['Next hour', 'Offer one small thing for the next hour, and stay in the conversation'],
    ],
    checks: [],
    expert: [],
    returns: 'a short answer that ends with one question',
  },
  swallowed: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Say first whether this needs a vet or doctor now and what decides it, then the signs to watch for, then what to do and not to do.',
    parts: [
      ['Now', 'Say first whether this needs a vet or doctor now, and which amount, weight or age decides it'],
      ['Do', 'Say what to do in the next hour, and what not to do'],
      ['Signs', 'List the signs to watch for, and for how many hours'],
      ['Call', 'End with what to have ready for the call: what, how much, when'],
    ],
    checks: [],
    expert: [['Why', 'What it does in the body, in at most 2 sentences']],
    returns: 'these in that order, in at most 200 words',
  },
  safety: {
    rule: 'A1',
    form: 'prose',
    gist: 'Answer in the first sentence; then who must not, amounts and waiting times with how sure you are, and the signs that need a doctor at once.',
    parts: [
      ['First', 'Answer in the first sentence: yes, no, it depends, or the usual amount'],
      ['Not for', 'Name who must not, and which other medicines or conditions change the answer'],
      ['Amounts', 'Give amounts and waiting times only as far as they are established; say how sure you are'],
      ['Signs', 'Name the signs that need a doctor or emergency service at once'],
    ],
    checks: [],
    expert: [
      ['Why', 'What happens in the body, in at most 3 sentences'],
      ['Ask', 'What a pharmacist or doctor has to know to answer it for me'],
    ],
    returns: 'the answer with its limits, in 200 words at most',
  },
} as const satisfies Record<string, Deliverable>;
