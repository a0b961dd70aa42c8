import type { Offer } from '../rows.ts';

/** Offers of work: papers, meetings, people, jobs. */
export const workOffers = {
  'exec-summary': {
    label: 'Summary on top',
    wish: 'Begin with a summary of at most five sentences that stands alone.',
    why: 'Most people read no further',
  },
  'options-table': {
    label: 'Options in a table',
    wish: 'Compare the options in a table with costs, risks and time.',
    why: 'Decisions need a comparison',
    about: 'format',
  },
  'costs-named': {
    label: 'Costs and risks named',
    wish: 'Name costs, risks and what happens if we do nothing.',
    why: 'Readers will ask',
  },
  'assumptions-marked': {
    label: 'Assumptions marked',
    wish: 'Mark each figure that is an assumption.',
    why: 'Nobody is misled',
  },
  'one-pager': {
    label: 'One page',
    wish: 'Keep it to one page.',
    why: 'A single page is more likely to be read',
    about: 'length',
    said: { facts: ['length'] },
  },
  'plan-sections': {
    label: 'Sections a bank expects',
    wish: 'Use the sections a lender expects: business, market, competition, marketing, team, finances, risks.',
    why: 'Nothing is missing',
    about: 'format',
  },
  'three-year-figures': {
    label: 'Three years of figures',
    wish: 'Add a table of income and costs for three years, with my assumptions marked.',
    why: 'Lenders look there first',
    about: 'costs',
  },
  'break-even': {
    label: 'When it breaks even',
    wish: 'Work out the break-even point from my figures, step by step.',
    why: "Any lender's first question",
  },
  'competitor-honest': {
    label: 'Honest about competitors',
    wish: 'Name the strongest alternative customers have today, including doing nothing.',
    why: 'Leaving it out costs you trust',
  },
  'ten-slides': {
    label: 'Ten slides',
    wish: 'Give ten slides: title, one sentence, what is shown.',
    why: 'No one takes in more than that',
    about: 'format',
  },
  'slide-notes': {
    label: 'With speaker notes',
    wish: 'Add what I should say for each slide, in at most 60 words.',
    why: 'Slides are not the talk',
  },
  'few-words-slides': {
    label: 'At most 20 words per slide',
    wish: 'Keep each slide to 20 words.',
    why: 'People cannot read and listen at once',
    about: 'length',
  },
  'story-first': {
    label: 'Begin with a scene',
    wish: 'Begin with one concrete scene, not with thanks or an agenda.',
    why: 'The first minute decides everything',
  },
  'questions-expected': {
    label: 'Likely questions',
    wish: 'Add the five hardest questions I may get, with short answers.',
    why: "You'll sleep better",
  },
  'timed-agenda': {
    label: 'Time for each item',
    wish: 'Give each item a time limit, an owner and an aim.',
    why: 'Meetings end on time',
    about: 'format',
  },
  'decisions-actions': {
    label: 'Decisions and actions separate',
    wish: 'List decisions first, then actions with owner and date, then open issues.',
    why: 'It’s what people look for afterward',
    about: 'format',
  },
  'no-blame-minutes': {
    label: 'No who-said-what',
    wish: 'Leave out who said what unless it is a decision.',
    why: 'Minutes are read by others',
  },
  'pre-read': {
    label: 'What to read beforehand',
    wish: 'Say what people should read or bring.',
    why: 'Saves you from spending half the meeting catching people up',
  },
  'ad-inclusive': {
    label: 'Open to all',
    wish: 'Use wording that welcomes everyone, and separate must-haves from nice-to-haves.',
    why: 'More and better applications',
  },
  'ad-daily-work': {
    label: 'A day on the job',
    wish: 'Describe a normal day in four sentences.',
    why: 'Readers can tell whether the job suits them',
  },
  'ad-how-to-apply': {
    label: 'Easy to apply',
    wish: 'End with how to apply in two steps and when applicants will hear back.',
    why: 'Good people have little time',
  },
  scorecard: {
    label: 'With a scorecard',
    wish: 'Add a scorecard showing what good, middling and weak answers look like.',
    why: 'Interviewers judge by the same standard',
    about: 'format',
  },
  'star-answers': {
    label: 'STAR answers',
    wish: 'Structure answers as situation, task, action, result, each under a minute.',
    why: 'Stories are remembered',
  },
  'legal-off-limits': {
    label: 'What not to ask',
    wish: 'Say which questions I must not ask by law, for me to check locally.',
    why: 'Some can be costly',
  },
  'behavior-not-person': {
    label: 'Behavior, not the person',
    wish: 'Describe behavior and its effect, never character.',
    why: 'People can hear that and change it',
  },
  'feedback-example': {
    label: 'An example for each point',
    wish: 'Tie each point to an example I gave.',
    why: 'Otherwise it is dismissed',
  },
  'self-check': {
    label: 'Questions for the other side',
    wish: 'Add three questions I should ask them.',
    why: 'Feedback is a conversation',
  },
  'numbered-sop': {
    label: 'Numbered steps with checks',
    wish: 'Number the steps, one action each, with what to check after it.',
    why: 'Others can follow it',
    about: 'format',
  },
  'warnings-before': {
    label: 'Warnings before the step',
    wish: 'Put each warning before the step it belongs to.',
    why: 'Afterward is too late',
  },
  'who-what-when': {
    label: 'Who does what',
    wish: 'For each step, say who does it.',
    why: 'Things fall through the cracks between people',
  },
  'version-block': {
    label: 'Version block',
    wish: 'Add a block with owner, version, date and next review.',
    why: 'Old copies linger',
  },
  'policy-plain': {
    label: 'Short and plain',
    wish: 'Use short sentences and examples of what is allowed and what is not.',
    why: 'Rules must be understood to be followed',
  },
  'lawyer-check': {
    label: 'Mark legal points',
    wish: 'Mark the points that a lawyer should check for my country.',
    why: 'Templates miss local law',
  },
  raci: {
    label: 'RACI table',
    wish: 'Add a table of who is responsible, accountable, consulted and informed.',
    why: 'Nobody is left waiting for someone else',
    about: 'format',
  },
  'milestone-table': {
    label: 'Milestones in a table',
    wish: 'Give milestones in a table with date, owner and proof that it is done.',
    why: 'You can see delays',
    about: 'format',
  },
  'risk-table': {
    label: 'Risks in a table',
    wish: 'List the five biggest risks with likelihood, effect, early sign and response.',
    why: 'Risks without a response are just worries',
    about: 'format',
  },
  'critical-path': {
    label: 'What blocks what',
    wish: 'Show what blocks what, and which delays move the end date.',
    why: 'You know what to watch',
  },
  'smart-goals': {
    label: 'Measurable goals',
    wish: 'Make each goal measurable with a figure and a date.',
    why: 'You can tell if it is reached',
  },
  'kr-three': {
    label: 'Three key results each',
    wish: 'Give each objective three key results that are results, not tasks.',
    why: 'Finishing tasks is not success',
  },
  'swot-evidence': {
    label: 'Evidence for each point',
    wish: 'Back each point with a fact I gave, and leave out points true of any firm.',
    why: 'Most SWOTs would fit anyone',
  },
  'swot-so-what': {
    label: 'What follows from it',
    wish: 'End with three moves that follow from the table.',
    why: 'A table is not a strategy',
  },
  'user-story-form': {
    label: 'User story format',
    wish: 'Use “As a …, I want …, so that …” with acceptance criteria in Given, When, Then.',
    why: 'The format teams are used to',
    about: 'format',
  },
  'out-of-scope': {
    label: 'Out of scope',
    wish: 'Add what is out of scope.',
    why: 'Saves arguments later',
    about: 'scope',
  },
  'edge-cases-work': {
    label: 'Edge cases',
    wish: 'List the edge cases and what should happen.',
    why: 'They are where the work is',
  },
  'email-after': {
    label: 'The follow-up email',
    wish: 'Add the short email that confirms what was agreed.',
    why: 'If it isn’t in writing, it didn’t happen',
  },
  'opening-sentences': {
    label: 'First two sentences',
    wish: 'Give me the first two sentences word for word.',
    why: 'The start is the hard part',
  },
  'cv-one-page': {
    label: 'One page',
    wish: 'Keep it to one page, most recent first.',
    why: 'Recruiters spend only seconds on a CV',
    about: 'length',
    said: { facts: ['length'] },
  },
  'cv-verbs-figures': {
    label: 'Verb and figure',
    wish: 'Begin each line with a verb and end it with a figure where I gave one.',
    why: 'Shows results, not just duties',
  },
  'cv-ats': {
    label: 'Readable by software',
    wish: 'Use standard headings and no tables or columns.',
    why: 'Software does the first sorting',
  },
  'no-buzzwords': {
    label: 'No buzzwords',
    wish: 'Leave out words like synergy, passionate, results-driven.',
    why: 'Everyone uses them',
  },
  'formula-explained': {
    label: 'Explain the formula',
    wish: 'Explain the formula part by part.',
    why: 'You can change it later',
  },
  'formula-only': {
    label: 'Formula only',
    wish: 'Give me only the formula, ready to paste.',
    why: 'You can use it right away',
  },
  'empty-cells': {
    label: 'Empty cells and errors',
    wish: 'Make it cope with empty cells and errors.',
    why: 'Real sheets have both',
  },
  'no-macros': {
    label: 'Without macros',
    wish: 'Use no macros or add-ins.',
    why: 'Works on locked-down computers',
  },
  'promise-nothing': {
    label: 'Promise nothing more',
    wish: 'Promise nothing beyond what I can offer.',
    why: 'Promises bind you',
  },
  'reply-all-points': {
    label: 'Answer each point',
    wish: 'Answer each of their points in order.',
    why: 'Half answers lead to more emails',
  },
  'no-leading-questions': {
    label: 'No leading questions',
    wish: 'Ask nothing that suggests an answer or asks two things at once.',
    why: 'Leading questions only tell you what you want to hear',
  },
  'under-three-minutes': {
    label: 'Under three minutes',
    wish: 'Make it short enough to finish in three minutes, and say so at the top.',
    why: 'Long surveys are abandoned',
    about: 'length',
    said: { facts: ['length'] },
  },
  'scale-same': {
    label: 'One scale throughout',
    wish: 'Use one five-point scale throughout.',
    why: 'Answers can be compared',
  },
  'one-open-question': {
    label: 'One open question',
    wish: 'End with one open question.',
    why: 'That is often where the best insights come from',
  },
  'test-with-one': {
    label: 'What to test first',
    wish: 'Say which two questions I should try on one person first.',
    why: 'Misunderstandings show up at once',
  },
  'case-options': {
    label: 'Three ways forward',
    wish: 'Give three ways forward, with what each costs me in a year.',
    why: 'A choice, not a verdict',
  },
} as const satisfies Record<string, Offer>;
