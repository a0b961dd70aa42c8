import type { Deliverable } from '../../deliverables/deliverable.ts';
import { help } from '../help.ts';

export const body = {
  crisis: {
    rule: 'A1',
    whole: true,
    form: 'prose',
    lead: help,
    gist: 'Answer warmly, ask whether I am safe right now, and say how to reach a person or crisis line at once.',
    parts: [
      ['First', 'Answer warmly and in plain words, without a lecture; ask whether I am safe right now'],
      [
        'Reach',
        'Say how to reach a person or a crisis line at once, and the emergency number if I am in danger',
      ],
      ['Hour', 'Offer one small thing for the next hour, and stay in the conversation'],
    ],
    checks: [],
    expert: [],
    returns: '',
  },
  swallowed: {
    rule: 'A1',
    whole: true,
    form: 'prose',
    lead: help,
    gist: 'Say first whether this needs a vet or doctor now and what decides it, then what to do and never to do, then the signs to watch for.',
    parts: [
      [
        'Now',
        'Say first whether this needs a vet or doctor now, and which amount, weight or age decides it; in doubt say to call',
      ],
      ['Do', 'Say what to do in the next minutes, and what never to do'],
      ['Signs', 'Name the signs to watch for, from when until when, and which of them mean to go at once'],
      ['Call', 'Say what to have ready for the call, and whom to call outside opening hours'],
    ],
    checks: [],
    expert: [['Why', 'What it does in the body, and what a clinic would do']],
    returns: '',
  },
  safety: {
    rule: 'A1',
    whole: true,
    form: 'prose',
    gist: 'Answer first, then the usual amount and timing with how sure that is, who must not, and the signs to stop.',
    parts: [
      ['First', 'Answer first in one plain sentence: yes, no, or under which condition'],
      [
        'Amount',
        'Give the usual amount, timing and waiting time, with what each rests on and how sure it is',
      ],
      ['Not for', 'Name who must not, and which medicines or conditions change the answer'],
      ['Signs', 'Name the signs to stop and see a doctor, and the safer choice if there is one'],
    ],
    checks: [],
    expert: [
      ['Why', 'What happens in the body that makes it so'],
      ['Ask', 'What a pharmacist or doctor has to know to answer it for me'],
    ],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
