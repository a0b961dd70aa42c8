import type { Offer } from '../rows.ts';

/** Offers of work: papers, meetings, people, jobs. */
export const workOffers = {
  'exec-summary': {
    label: 'Summary at the top',
    wish: 'Begin with a summary of at most five sentences that can stand on its own.',
    why: "Most people won't read any further",
  },
  'options-table': {
    label: 'Options in a table',
    wish: 'Compare the options in a table with costs, risks and time.',
    why: "It's easier to decide when you can compare",
    about: 'format',
  },
  'costs-named': {
    label: 'State the costs and risks',
    wish: 'State the costs, the risks and the alternatives, including doing nothing.',
    why: 'They will come up sooner or later',
  },
  'assumptions-marked': {
    label: 'Mark the assumptions',
    wish: 'Mark each figure that is an assumption.',
    why: 'Separates facts from guesses',
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
    why: "You won't leave out a section that readers expect",
    about: 'format',
  },
  'three-year-figures': {
    label: 'Three-year projections',
    wish: 'Add a table of projected income and costs for three years, with my assumptions marked.',
    why: 'Lenders look at the numbers first',
    about: 'costs',
  },
  'break-even': {
    label: 'When it breaks even',
    wish: 'Work out the break-even point from my figures, step by step.',
    why: 'You know when you start making money',
  },
  'competitor-honest': {
    label: 'Honest about competitors',
    wish: 'Name the strongest alternatives customers have today, including doing nothing.',
    why: 'Ignoring competitors makes you less credible',
  },
  'ten-slides': {
    label: 'Ten slides',
    wish: 'Give ten slides, each with a title, one sentence and a note on what to show.',
    why: 'More than ten is too much for people to take in',
    about: 'format',
  },
  'slide-notes': {
    label: 'With speaker notes',
    wish: 'Add what I should say for each slide, in at most 60 words.',
    why: "You'll have more to say than what's on the slides",
  },
  'few-words-slides': {
    label: 'At most 20 words per slide',
    wish: 'Keep each slide to 20 words or fewer.',
    why: "People can't read and listen at the same time",
    about: 'length',
  },
  'story-first': {
    label: 'Begin with a scene',
    wish: 'Begin with one concrete scene, not with thanks or an agenda.',
    why: 'A scene draws people in right away',
  },
  'questions-expected': {
    label: 'Likely questions',
    wish: 'Add the five hardest questions I may get, with short answers.',
    why: "You won't be caught off guard",
  },
  'timed-agenda': {
    label: 'Time for each item',
    wish: 'Give each item a time limit, an owner and a goal.',
    why: 'Helps the meeting end on time',
    about: 'format',
  },
  'decisions-actions': {
    label: 'Separate decisions from action items',
    wish: 'List the decisions first, then the action items with an owner and a due date for each, then the open questions.',
    why: 'These are what people look for afterward',
    about: 'format',
  },
  'no-blame-minutes': {
    label: 'Keep individual names out',
    wish: 'Leave out who said or did what, unless it was a decision.',
    why: 'Keeps it from sounding like blame',
  },
  'pre-read': {
    label: 'What to read beforehand',
    wish: 'Say what people should read or bring to the meeting.',
    why: "You won't spend half the meeting catching people up",
  },
  'ad-inclusive': {
    label: 'Open to all',
    wish: 'Use wording that welcomes everyone, and separate must-haves from nice-to-haves.',
    why: 'You get more and better applicants',
  },
  'ad-daily-work': {
    label: 'A day on the job',
    wish: 'Describe a normal day in four sentences.',
    why: 'Readers can tell whether the job suits them',
  },
  'ad-how-to-apply': {
    label: 'Easy to apply',
    wish: 'End with how to apply or sign up in two steps and when people will hear back.',
    why: 'A long process turns good people away',
  },
  scorecard: {
    label: 'With a scorecard',
    wish: 'Add a scorecard showing what strong, average and weak answers look like.',
    why: 'All interviewers judge by the same standard',
    about: 'format',
  },
  'star-answers': {
    label: 'STAR format',
    wish: 'Structure each example as situation, task, action and result, in under a minute.',
    why: 'People remember stories',
  },
  'legal-off-limits': {
    label: 'What not to ask',
    wish: 'Say which questions I am not allowed to ask by law, and remind me to check the local rules.',
    why: 'Asking the wrong question can lead to a lawsuit',
  },
  'behavior-not-person': {
    label: 'The behavior, not the person',
    wish: 'Describe behavior and its effect, never character.',
    why: 'People can change what they do, not who they are',
  },
  'feedback-example': {
    label: 'An example for each point',
    wish: 'Tie each point to an example I gave.',
    why: 'Points without examples are easy to dismiss',
  },
  'self-check': {
    label: 'Questions I should ask',
    wish: 'Add three questions I should ask the people involved.',
    why: 'You find out what you need to know',
  },
  'numbered-sop': {
    label: 'Numbered steps with checks',
    wish: 'Number the steps, with one action in each, and say what to check after each one.',
    why: 'Anyone can follow it without asking',
    about: 'format',
  },
  'warnings-before': {
    label: 'Warnings before the step',
    wish: 'Put each warning before the step it belongs to.',
    why: 'A warning after the step comes too late',
  },
  'who-what-when': {
    label: 'Who does what',
    wish: 'For each step, say who does it.',
    why: 'Nothing falls through the cracks',
  },
  'version-block': {
    label: 'Version block',
    wish: 'Add a block with the owner, version, date and next review date.',
    why: 'People can tell whether they have the latest copy',
  },
  'policy-plain': {
    label: 'Short and plain',
    wish: 'Use short sentences and examples of what is allowed and what is not.',
    why: 'People follow rules they can understand',
  },
  'lawyer-check': {
    label: 'Mark legal points',
    wish: 'Mark the points that a lawyer should check under local law.',
    why: "Templates often don't take local law into account",
  },
  raci: {
    label: 'RACI table',
    wish: 'Add a table of who is responsible, accountable, consulted and informed.',
    why: 'Everyone knows who is supposed to do what',
    about: 'format',
  },
  'milestone-table': {
    label: 'Milestones in a table',
    wish: 'List the milestones in a table: when each is due, who is responsible and how to tell that it is done.',
    why: 'You can see delays at a glance',
    about: 'format',
  },
  'risk-table': {
    label: 'Risks in a table',
    wish: 'List the five biggest risks, each with its likelihood, its impact, an early warning sign and a response.',
    why: 'You know what to do if one of them happens',
    about: 'format',
  },
  'critical-path': {
    label: 'What depends on what',
    wish: 'Show what blocks what, and which delays move the end date.',
    why: 'You know what to watch',
  },
  'smart-goals': {
    label: 'Measurable goals',
    wish: 'Make each goal measurable with a figure and a date.',
    why: 'Makes it clear whether a goal was met',
  },
  'kr-three': {
    label: 'Three key results each',
    wish: 'Give each objective three key results that describe outcomes, not tasks.',
    why: 'You can finish every task and still miss the goal',
  },
  'swot-evidence': {
    label: 'Evidence for each point',
    wish: 'Back each point with a fact I gave you, and leave out points that would be true of any company.',
    why: 'Generic points could describe any company',
  },
  'swot-so-what': {
    label: 'Three next steps',
    wish: 'End with three next steps that follow from the analysis.',
    why: "An analysis alone doesn't tell you what to do",
  },
  'user-story-form': {
    label: 'User story format',
    wish: 'Use “As a …, I want …, so that …” with acceptance criteria in Given, When, Then.',
    why: "It's the format most teams are used to",
    about: 'format',
  },
  'out-of-scope': {
    label: 'Say what is out of scope',
    wish: 'Add a list of what is out of scope.',
    why: 'Saves arguments later',
    about: 'scope',
  },
  'edge-cases-work': {
    label: 'Edge cases',
    wish: 'List the edge cases and say what should happen in each.',
    why: 'Edge cases are where things usually go wrong',
  },
  'email-after': {
    label: 'The follow-up email',
    wish: 'Add a short follow-up email that confirms what was said.',
    why: 'It gives you a written record of what was said',
  },
  'opening-sentences': {
    label: 'First two sentences',
    wish: 'Give me the first two sentences word for word.',
    why: 'Getting started is the hard part',
  },
  'cv-one-page': {
    label: 'One page',
    wish: 'Keep it to one page, with the most recent job first.',
    why: 'Recruiters spend only seconds on a résumé',
    about: 'length',
    said: { facts: ['length'] },
  },
  'cv-verbs-figures': {
    label: 'A verb and a figure in each line',
    wish: 'Begin each line with a verb and end it with a figure where I gave one.',
    why: 'Shows results, not just duties',
  },
  'cv-ats': {
    label: 'Readable by software',
    wish: 'Use standard headings and no tables or columns.',
    why: 'Software often does the first round of screening',
  },
  'no-buzzwords': {
    label: 'No buzzwords',
    wish: 'Leave out words like “synergy,” “passionate” or “results-driven.”',
    why: 'Everyone uses them, so they mean very little',
  },
  'formula-explained': {
    label: 'Explain the formula',
    wish: 'Explain the formula part by part.',
    why: 'You can adjust it yourself later',
  },
  'formula-only': {
    label: 'Ready to paste',
    wish: 'Give me only what I need to paste, with no explanation.',
    why: 'You can use it right away',
  },
  'empty-cells': {
    label: 'Empty cells and errors',
    wish: 'Make it handle empty cells and errors.',
    why: 'Real spreadsheets usually have both',
  },
  'no-macros': {
    label: 'No macros',
    wish: 'Use no macros or add-ins.',
    why: 'It works even on locked-down computers',
  },
  'promise-nothing': {
    label: 'No extra promises',
    wish: 'Promise nothing beyond what I can offer.',
    why: 'You can be held to what you promise',
  },
  'reply-all-points': {
    label: 'Answer each point',
    wish: 'If they raised several points, answer each one in order.',
    why: 'Unanswered points lead to more questions',
  },
  'no-leading-questions': {
    label: 'No leading questions',
    wish: 'Do not ask anything that suggests an answer or covers two things at once.',
    why: 'Leading questions only get you the answer you want to hear',
  },
  'under-three-minutes': {
    label: 'Under three minutes',
    wish: 'Make sure it takes less than three minutes; if people have to fill it in, say so at the top.',
    why: 'People lose patience when it goes on too long',
    about: 'length',
    said: { facts: ['length'] },
  },
  'scale-same': {
    label: 'One scale throughout',
    wish: 'Use one five-point scale throughout.',
    why: 'You can compare the answers',
  },
  'one-open-question': {
    label: 'One open question',
    wish: 'End with one open question.',
    why: 'Open questions often bring the best insights',
  },
  'test-with-one': {
    label: 'What to try out first',
    wish: 'Say which two parts I should try out on one person first.',
    why: 'Misunderstandings show up right away',
  },
  'case-options': {
    label: 'Three options to choose from',
    wish: 'Give me three options, and say what each could cost me.',
    why: 'You can make the choice yourself',
  },
} as const satisfies Record<string, Offer>;
