import type { Deliverable } from '../deliverables/deliverable.ts';
import { faultFinding } from './fault-finding.ts';

const lead = 'Help me with this:';

/** What the goal tells instead of asking: a trouble, a feeling, a wish, work that is stuck, a day that comes. */
export const situations = {
  trouble: { ...faultFinding, lead },
  ailment: {
    rule: 'A1',
    form: 'prose',
    lead,
    gist: 'Say by which signs this needs help today, then the likeliest causes and how to tell them apart, then what to do and when it should be better.',
    parts: [
      ['Urgent', 'Say first by which signs this needs a doctor, or a vet for an animal, today'],
      ['Causes', 'Name the likeliest causes for the details I gave, and how to tell them apart at home'],
      ['Do', 'Say what to do today and in the coming weeks, exactly enough to follow, and what to avoid'],
      ['By when', 'Say by when it should be better, and whom to see if it is not'],
    ],
    checks: [],
    expert: [
      ['Visit', 'What to write down now so that they can decide faster'],
      ['Sure', 'Tell what is well supported from what only often helps'],
    ],
    returns: '',
  },
  words: {
    rule: 'A1',
    form: 'prose',
    gist: 'Give the sentences ready to say in the order of the talk, where to stop and listen, replies to the likely reactions, and what not to say.',
    parts: [
      [
        'Words',
        'Give the sentences ready to say, in the order of the talk and in my tone: the opening, the point, what I ask or offer',
      ],
      ['Listen', 'Mark where to stop and listen, and what to ask there'],
      ['Replies', 'Give replies to the reactions that are likeliest from this person, the hard one included'],
      [
        'Moment',
        'Say when and where to have it, what not to say and why, and the next step if it goes badly',
      ],
    ],
    checks: [],
    expert: [
      ['Limit', 'Where my own limit lies, and the sentence that marks it'],
      ['Written', 'The same as a short message, if talking fails'],
    ],
    returns: '',
  },
  /** Words that are sent or written in a card. */
  written: {
    rule: 'A1',
    form: 'prose',
    lead,
    gist: 'Give the words ready to copy in a few versions that differ in warmth and length, built on what I said, and what not to write.',
    parts: [
      [
        'Words',
        'Give the words ready to copy, in a few versions that differ in warmth and length, and say which one you would take',
      ],
      [
        'Own',
        'Build them on what I said about us; brackets where a memory or name of mine would make it better',
      ],
      ['Avoid', 'Say what not to write here and why, and how to end it'],
    ],
    checks: [],
    expert: [['Later', 'What to do or send some weeks later, if it is fitting']],
    returns: '',
  },
  conflict: {
    rule: 'A1',
    form: 'prose',
    lead,
    gist: 'Say what is likely behind it, then one workable plan, mildest step first, with words to say, and what to do if nothing changes.',
    parts: [
      [
        'Behind',
        'Say what is likely behind it, as a guess drawn from what I told, and what I can and cannot change',
      ],
      [
        'Plan',
        'Give one workable plan, the mildest step first: what to do this week, what then, by when it should show',
      ],
      ['Words', 'Give the words for the first talk, ready to say, and a reply to the likeliest answer'],
      ['If not', 'Say what to do if nothing changes: whom to bring in, and where my limit is'],
    ],
    checks: [],
    expert: [
      ['Side', 'How it may look from the other side'],
      ['Trap', 'The well-meant step that makes it worse'],
    ],
    returns: '',
  },
  choice: {
    rule: 'A1',
    form: 'table',
    lead: 'Help me choose:',
    gist: 'Name your choice first with the reason that decides it, then set it beside others by what matters for this use, with price and catch.',
    parts: [
      ['First', 'Name your choice first, with the reason that decides it for this use'],
      [
        'Table',
        'Set it beside others that differ: price, what it does best, its catch; mark what may have changed',
      ],
      ['Look', 'Say what to look for and what to ignore, what is often bought for this and disappoints'],
      ['Turn', 'Say what about my use would change the choice, and how to try before buying'],
    ],
    checks: ['Each keeps to every limit named'],
    expert: [['Later', 'What it costs after the first year']],
    returns: '',
  },
  decision: {
    rule: 'A4',
    form: 'table',
    lead: 'Help me decide:',
    gist: 'Say what you would do, do the sum with my figures, give the value at which another option wins, and what to check before.',
    parts: [
      ['First', 'Say first what you would do in my place, and how sure you are'],
      [
        'Sum',
        'Do the sum with my figures, costs people forget included; where one is missing, take a likely one and label it',
      ],
      ['Turn', 'Give the value or the case at which another option wins, and a rule of thumb to see it'],
      ['Check', 'Say what to check or ask before I sign or pay'],
      ['Ask', 'End with the fact that would settle it'],
    ],
    checks: [],
    expert: [
      ['Undo', 'Which choice is easier to undo, until when, and what that is worth'],
      ['Second', 'What changes if the future goes otherwise than I expect'],
    ],
    returns: '',
  },
  wish: {
    rule: 'A1',
    form: 'prose',
    lead,
    gist: 'Give the way you would take to get there, step by step, with the words where somebody has to be asked, and a plan B.',
    parts: [
      [
        'Way',
        'Give the way you would take to get there, step by step, with the first step for today and what it costs',
      ],
      [
        'Words',
        'Where somebody has to be asked, write the message or the words, ready to use, with what I offer in return',
      ],
      ['Else', 'Give a plan B if the answer is no, and the catch to know before'],
      ['Ask', 'End with the fact that would change the way'],
    ],
    checks: [],
    expert: [['Wait', 'When it would be better to wait or to leave it']],
    returns: '',
  },
  help: {
    rule: 'A1',
    whole: true,
    form: 'prose',
    lead,
    gist: 'Begin with what can be done now from what I said, as a first version with blanks, then ask for what would improve it most.',
    parts: [
      [
        'Now',
        'Begin with what can be done now from what I said: a first version or outline with bracketed blanks',
      ],
      ['Next', 'Say what to do next and how I can tell that a step is done well'],
      ['Ask', 'End with at most 3 questions whose answers would improve it most'],
    ],
    checks: [],
    expert: [
      ['Measure', 'By what it will be judged, in order of weight'],
      ['Trap', 'The mistake that is made most often at this point'],
    ],
    returns: '',
  },
  opinion: {
    rule: 'A4',
    whole: true,
    form: 'prose',
    lead,
    gist: 'Say by what such a thing is judged and the faults to look for, so that I can check mine at once, then ask for the material.',
    parts: [
      [
        'Measure',
        'Say by what such a thing is judged, in order of weight, and the faults found most often, each with a quick test I can do on mine now',
      ],
      ['Show', 'Show one fault and its repair on a short example'],
      ['Ask', 'Then ask for the material and what it has to achieve'],
    ],
    checks: [],
    expert: [['Premise', 'The assumption that such things most often hang on, and how to test it cheaply']],
    returns: '',
  },
  preparation: {
    rule: 'A1',
    form: 'list',
    lead,
    gist: 'Say what is most likely to come up with what a good answer shows, how to answer with what I said, and a plan for the time left.',
    parts: [
      [
        'Likely',
        'Name what is most likely to come up, the hard one included, with what a good answer shows and an answer drafted from what I said',
      ],
      ['Mine', 'Use only what I told about me; brackets where only I know'],
      ['Back', 'Add questions or remarks of my own that show I am prepared'],
      [
        'Plan',
        'Give a plan for the time left, with the day before, the last hour, and what to do if nerves come',
      ],
    ],
    checks: [],
    expert: [['Rehearsal', 'A 15 minute rehearsal I can do aloud']],
    returns: '',
  },
  event: {
    form: 'table',
    gist: 'Give a budget that adds up, a timeline backwards from the day, the schedule of the day, and what makes it theirs.',
    parts: [
      [
        'Idea',
        'Begin with the idea that makes it fit this person and occasion, drawn from what I said, and let it show throughout',
      ],
      ['Before', 'Give a timeline backwards from the day: what, by when, who'],
      ['Day', 'Give the schedule of the day, and the plan for bad weather or a person missing'],
      ['Money', 'Give the costs in a table that adds up to my budget, or to yours with the reason'],
    ],
    checks: ['Everything named here has its place in the plan'],
    expert: [['Cut', 'What to drop first if money or time runs short']],
    returns: '',
  },
  dishes: {
    form: 'list',
    lead,
    gist: 'Give the one dish that makes the most of what I have, ready to cook, then two other directions for it.',
    parts: [
      [
        'Dish',
        'Give the one dish that makes the most of what I named, to cook from: what I need as a list with amounts, then numbered steps with heat, time and sign',
      ],
      [
        'Have',
        'Count on what I named and on what most kitchens hold; mark the rest as optional and say how it goes without',
      ],
      ['Lift', 'Say what lifts it, and the slip that spoils it'],
      ['Else', 'Add two other directions for the same things, in a line or two each'],
    ],
    checks: [],
    expert: [['Save', 'What of it can be used again tomorrow']],
    returns: '',
  },
} as const satisfies Record<string, Deliverable>;
