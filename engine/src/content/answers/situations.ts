import type { Deliverable } from '../deliverables/deliverable.ts';

const lead = 'Help me with this:';

/** What the goal tells instead of asking: a trouble, a feeling, a wish, work that is stuck, a day that comes. */
export const situations = {
  trouble: {
    rule: 'A1',
    form: 'prose',
    lead,
    gist: 'Name the likeliest cause first, then up to 3 others, each with a quick test and the remedy.',
    parts: [
      ['First', 'Name the likeliest cause first, with any sign I gave that points to it'],
      ['Then', 'Name up to 3 others in order of likelihood, each with a quick test and the remedy'],
      ['Missing', 'Ask at the end for the one detail that would decide between them'],
    ],
    checks: [],
    expert: [
      ['Tests', 'Order the tests by what they cost against what they rule out'],
      ['Harm', 'Name any remedy that can make it worse'],
    ],
    returns: 'the causes with test and remedy, then that one question',
  },
  ailment: {
    rule: 'A1',
    form: 'prose',
    lead,
    gist: 'Say first which signs need a doctor or vet today, then the likely causes and what to do at home meanwhile.',
    parts: [
      ['Urgent', 'Say first which signs need a doctor or vet today, as a list of at most 5'],
      ['Causes', 'Name up to 4 possible causes, the commonest first, each with the sign that tells it apart'],
      ['Meanwhile', 'Say what to do in the next hours, and what not to do'],
      ['Missing', 'Ask at the end for the one detail that matters most'],
    ],
    checks: [],
    expert: [
      ['Visit', 'What to write down now so that a doctor or vet can decide faster'],
      ['Limits', 'What cannot be told from a description'],
    ],
    returns: 'the urgent signs, the causes and the next steps, then that one question',
  },
  words: {
    rule: 'A1',
    form: 'prose',
    gist: 'Give the words themselves first, at most 120 and ready to say, then the 2 likeliest reactions with a reply to each, then what not to say.',
    parts: [
      ['Words', 'Give the words themselves first, at most 120 and ready to say in my situation'],
      [
        'Base',
        'Rest them on what is given here; make up nothing about the people, and work out any figure first',
      ],
      ['Reactions', 'Add the 2 likeliest reactions or questions, each with a reply of one or two sentences'],
      ['Avoid', 'Name one thing not to say, and why'],
    ],
    checks: [],
    expert: [
      ['Moment', 'When, where and in what company to say it'],
      ['Shorter', 'The same in one sentence'],
    ],
    returns: 'the words, the reactions and what to avoid',
  },
  conflict: {
    rule: 'A1',
    form: 'prose',
    lead,
    gist: 'Name the likeliest reason behind it as a guess, then 3 ways to deal with it, the mildest first, each with words to say; end with one question.',
    parts: [
      ['Reason', 'Name the likeliest reason behind it in one sentence, marked as a guess'],
      ['Ways', 'Give 3 ways to deal with it, the mildest first, each with its first step and its risk'],
      ['Words', 'Add the words to begin that talk with, at most 60'],
      ['Missing', 'End with the one question whose answer would change the order'],
    ],
    checks: [],
    expert: [
      ['Their side', 'How it may look from the other side, in two sentences'],
      ['Limit', 'When to stop trying alone, and whom to bring in'],
    ],
    returns: 'the reason, the ways and the words, then the question',
  },
  choice: {
    rule: 'A1',
    form: 'table',
    lead: 'Help me choose:',
    gist: 'Name your choice first with its reason, then one table with it and 2 alternatives by the same measures, then what would change it.',
    parts: [
      ['First', 'Name your choice in the first sentence, with the reason that decides it for this use'],
      ['Table', 'Give one table with it and 2 alternatives: price, what it does best, what it lacks'],
      ['Limits', 'Keep every limit named here; mark prices and models that may have changed since'],
      ['Turn', 'Say what about my use would change the choice'],
    ],
    checks: ['Every candidate is measured by the same criteria'],
    expert: [
      ['Avoid', 'What is often bought for this and disappoints, and why'],
      ['Test', 'What to try or look at before buying'],
    ],
    returns: 'the choice, the table and what would change it',
  },
  decision: {
    rule: 'A4',
    form: 'table',
    lead: 'Help me decide:',
    gist: 'Begin with your choice and the figure or fact that decides it, then one table by the same measure, then what would turn it.',
    parts: [
      ['First', 'Begin with your choice and the figure or fact that decides it'],
      ['Table', 'Give one table: a row per measure, a column per option, worked out from what is given here'],
      ['Assumed', 'Give each assumption a line of its own, with what it changes'],
      ['Turn', 'Say at which value or in which case the other option wins'],
    ],
    checks: ['Every figure is given here, worked out, or marked as assumed'],
    expert: [
      ['Undo', 'Which choice is easier to undo, and until when'],
      ['Missing', 'The one figure that would settle it'],
    ],
    returns: 'the choice, the table and what would turn it',
  },
  wish: {
    rule: 'A1',
    form: 'prose',
    lead,
    gist: 'Name 3 ways to get there, the easiest first, each with its first step; where somebody has to be asked, add the words to ask with.',
    parts: [
      ['Ways', 'Name 3 ways to get there, the easiest first, each with its first step and its catch'],
      ['Words', 'Where somebody has to be asked, add a message of at most 60 words that can be sent'],
      ['Missing', 'Ask at the end for the one fact that would change the order'],
    ],
    checks: [],
    expert: [
      ['Doubt', 'When it would be better to wait or to leave it'],
      ['No', 'What to do if the answer is no'],
    ],
    returns: 'the ways, the words to ask with if any, then that one question',
  },
  help: {
    rule: 'A1',
    form: 'prose',
    start: 'what it is for, what I have so far, where I am stuck',
    gist: 'After my answers, give the next 3 steps, each shown on my own material.',
    parts: [
      ['Then', 'After my answers, give the next 3 steps, each shown on my own material'],
      ['Own', 'Leave the work mine: one worked example per step, not the whole thing'],
      ['Check', 'Say how I can tell that a step is done well'],
    ],
    checks: [],
    expert: [
      ['Measure', 'By what it will be judged, in order of weight'],
      ['Trap', 'The mistake that is made most often at this point'],
    ],
    returns: 'the steps with their examples',
  },
  opinion: {
    rule: 'A4',
    form: 'prose',
    start: 'the material itself, what it has to achieve, what I doubt',
    gist: 'After my answers, begin with the verdict, then at most 5 findings, each with what to change.',
    parts: [
      ['First', 'After my answers, begin with the verdict in one sentence'],
      ['Findings', 'Give at most 5 findings in order of weight: where, why it matters, what to change'],
      ['Strength', 'Name one thing that should stay as it is'],
    ],
    checks: [],
    expert: [
      ['Premise', 'The assumption that everything else hangs on, and how to test it cheaply'],
      ['Doubt', 'The finding you are least sure of'],
    ],
    returns: 'the verdict and the findings',
  },
  preparation: {
    rule: 'A1',
    form: 'list',
    lead,
    gist: 'List what is most likely to come up with what a good answer to it shows, then a plan for the time left and the last hour.',
    parts: [
      ['Likely', 'List the 6 to 8 things most likely to come up, each with what a good answer to it shows'],
      [
        'Mine',
        'Say for each which point of mine it should rest on; a bracketed blank where I have not said it',
      ],
      ['Ask back', 'Add 3 questions or remarks of my own that show I am prepared'],
      ['Plan', 'End with a plan for the time left, the last hour included'],
    ],
    checks: ['Nothing about me is invented'],
    expert: [
      ['Hard one', 'The one I will least like, with a way through it'],
      ['Rehearsal', 'A 15 minute rehearsal I can do aloud'],
    ],
    returns: 'the list, the remarks and the plan',
  },
  event: {
    form: 'table',
    gist: 'Give a budget table that adds up, a timeline backwards from the day, and a schedule of the day itself.',
    parts: [
      [
        'Money',
        'One table of costs that adds up to the budget given, or to a total of yours with the reason',
      ],
      ['Before', 'A timeline backwards from the day: what, by when, who'],
      ['Day', 'The schedule of the day, from setting up to clearing away'],
      ['Touch', 'Two things that only fit this occasion, drawn from what is said here'],
    ],
    checks: ['The costs add up', 'Everything named here has its place in the plan'],
    expert: [
      ['Plan B', 'What happens if weather, place or a person fails'],
      ['Cut', 'What to drop first if money or time runs short'],
    ],
    returns: 'the budget, the timeline and the schedule, then what you assumed',
  },
  dishes: {
    form: 'list',
    lead,
    gist: 'Give 3 dishes that differ, each with what it uses, what else it needs, the time it takes and the steps in at most 4 lines.',
    parts: [
      [
        'Each dish',
        'Give 3 dishes: what each uses of mine, what else it needs, the time, the steps in at most 4 lines',
      ],
      ['Variety', 'Make them differ in method and taste, the quickest first'],
      ['Amounts', 'Say for how many people the amounts are'],
    ],
    checks: ['Each dish can be made with what is named here and what is in most kitchens'],
    expert: [
      ['Signs', 'How to tell by eye or smell that it is done'],
      ['Rescue', 'The mistake that spoils it, and how to save it'],
    ],
    returns: 'the 3 dishes only',
  },
} as const satisfies Record<string, Deliverable>;
