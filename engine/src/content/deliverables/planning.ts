import { items, words } from './deliverable.ts';
import type { Deliverable } from './deliverable.ts';

/** Plans and business papers: who does what by when, and on what grounds. */
export const planning = {
  plan: {
    form: 'list',
    gist: 'Give phases in order; per phase the steps, who does them, how long they take, and the sign that it is finished.',
    parts: [
      ['Phases', '3 to 6 phases in order, each with its aim, its steps and the sign that it is finished'],
      ['Time', 'A duration per phase; say where it is an assumption'],
      ['First step', 'What to do this week, in one line'],
      ['Risks', 'The 3 likeliest reasons for failure, each with an early sign and what to do then'],
    ],
    checks: ['No step depends on a later one', 'Each phase ends with something that can be shown'],
    expert: [
      ['Critical path', 'Mark the steps that delay everything if they slip'],
      ['Cut', 'Say what to drop first if time runs short'],
    ],
    returns: 'the plan phase by phase',
    slots: ['goal date', 'people', 'budget'],
  },
  'content-calendar': {
    form: 'table',
    gist: 'Give a table with date, channel, topic, format and call to action.',
    parts: [
      ['Columns', 'Date, channel, topic, first line, format, call to action'],
      ['Mix', 'Kinds of content alternate; say the ratio in one line'],
      ['Reuse', 'Mark pieces that can be made from another'],
    ],
    checks: ['Every row could be handed to a writer as it stands'],
    expert: [
      ['Measure', 'Per kind of content the one number to watch'],
      ['Slack', 'Leave one slot a week open for what comes up'],
    ],
    returns: 'the calendar as one table',
    slots: ['channels', 'period', 'posts a week'],
  },
  budget: {
    form: 'table',
    gist: 'Give one table of income and costs that adds up, estimates marked, then what is left, the reserve, and where a change brings most.',
    parts: [
      [
        'Table',
        'Give one table: item, amount, fixed or variable, given or estimated; totals per group, costs that come once a year included',
      ],
      [
        'Balance',
        'Say what is left or missing at the end, with a reserve, and when in the period money is tightest',
      ],
      ['Levers', 'Name the items where a change brings most, with the amount and how to make it'],
      [
        'Keep',
        'Say how to keep to it with little effort; end with the figures whose true value would change it',
      ],
    ],
    checks: ['Every total adds up', 'No amount is presented as given that was not given'],
    expert: [['Test', 'The result if income is 10 percent lower or the largest cost 10 percent higher']],
    returns: '',
  },
  agenda: {
    form: 'table',
    gist: 'Give a table with time, item, owner and outcome; say the aim of the meeting in one line above it.',
    parts: [
      ['Aim', 'One line above the table: what will be decided or known at the end'],
      ['Rows', 'Per item: minutes, owner, question to settle, outcome'],
      ['Order', 'Decisions before reports; the last item collects actions'],
    ],
    checks: ['The minutes add up to the length of the meeting', 'Each item names its outcome'],
    expert: [
      ['Prepare', 'What each person reads or brings beforehand'],
      ['Overrun', 'Which item moves out if time runs short'],
    ],
    returns: 'the aim, then the agenda as a table',
    slots: ['length of the meeting', 'participants'],
  },
  'meeting-notes': {
    form: 'list',
    gist: 'Give decisions, actions (who, what, by when) and open questions, in that order.',
    parts: [
      ['Decisions', 'Decisions in one sentence each, in the words used'],
      ['Actions', 'Actions as a table: what, who, by when; "not said" where a cell has no source'],
      ['Open questions', 'Open questions last'],
    ],
    checks: ['Every action has an owner or "not said"', 'No decision is added that was not taken'],
    expert: [['Disagreement', 'Where people disagreed, both positions in one line each']],
    returns: 'decisions, actions and open questions',
    slots: ['notes of the meeting'],
  },
  strategy: {
    form: 'prose',
    length: words(600, 900),
    gist: 'Write {length}: the situation, the choice made, what is given up for it, the first steps, how to tell that it works.',
    parts: [
      ['Choice', 'The choice in one sentence, then two alternatives and why they lose'],
      ['Grounds', 'The facts it rests on; assumptions are marked as such'],
      ['Steps', 'First 90 days: steps, owner, cost as low, medium or high'],
      ['Measures', '3 to 5 numbers, each with the value at which the choice would be changed'],
    ],
    checks: [
      'Something is given up for the choice, and it is named',
      'Each measure can be read off from a source',
    ],
    expert: [
      ['Reversal', 'Say what would have to be true for the second-best choice to win'],
      ['Rivals', 'The likeliest answer of others to this, and the reply to it'],
    ],
    returns: 'the strategy, part by part',
    slots: ['product or organisation', 'market', 'budget', 'time frame'],
  },
  'business-plan': {
    form: 'prose',
    length: words(900, 1400),
    gist: 'Write {length}: customers and problem, offer, market, competition, operations, money, risks, next step.',
    parts: [
      ['Sections', 'Customer and problem, offer, market, competition, sales, operations, money, risks'],
      [
        'Money',
        'Costs, prices and break-even as a table; every figure is given, or a labelled assumption with its reason',
      ],
      ['Ask', 'At the end, what is needed, for what, and what it makes possible'],
    ],
    checks: [
      'Income follows from customers times price times frequency',
      'Each assumption can be tested within a quarter',
    ],
    expert: [
      ['Sensitivity', 'Break-even if price, volume or cost is 20 percent worse'],
      ['Killer', 'The one assumption that ends the plan if it is wrong, and the cheapest test of it'],
    ],
    returns: 'the plan, part by part',
    slots: ['product', 'customers', 'starting capital', 'location'],
  },
  proposal: {
    form: 'prose',
    length: words(500, 800),
    gist: "Write {length}: the client's problem, what will be delivered, when, for what price, and the next step.",
    parts: [
      ['Problem', "The client's problem in their terms, before any solution"],
      ['Delivery', 'What is delivered, what is not, and how the client can tell that it is finished'],
      ['Terms', 'Timeline, price and conditions; bracketed blanks where they were not given'],
      ['Next step', 'One step the client can take today'],
    ],
    checks: [
      'Scope and price stand on the same page as what is excluded',
      "Each benefit is tied to the client's problem",
    ],
    expert: [
      ['Options', 'Three sizes of the offer with what each leaves out'],
      ['Risk', 'Who carries which risk, in one table'],
    ],
    returns: 'the proposal only, under headings',
    slots: ['client', 'price', 'timeline', 'contact'],
  },
  swot: {
    form: 'table',
    gist: 'Give a table of four fields with 3 to 5 points each, then what follows from them.',
    parts: [
      [
        'Fields',
        'Strengths, weaknesses, opportunities, threats: 3 to 5 points each, internal and external kept apart',
      ],
      ['Points', 'Each point is a fact or a labelled assumption, in at most 15 words'],
      ['So what', 'Below the table: one move per pair (strength with opportunity, and so on)'],
    ],
    checks: ['No point would be true of every competitor', 'Each move names the points it rests on'],
    expert: [
      ['Weight', 'Rate each point for impact and certainty from 1 to 3'],
      ['Evidence', 'Say per point what would prove it wrong'],
    ],
    returns: 'the table, then the moves',
    slots: ['organisation', 'market', 'main competitors'],
  },
  'market-analysis': {
    form: 'prose',
    length: words(500, 800),
    gist: 'Write {length}: who buys and why, size and direction, competitors in a table, what follows.',
    parts: [
      ['Buyers', 'Segments by need, each with how they choose today'],
      ['Size', 'Size as a calculation with its inputs; "unknown" where an input is missing'],
      ['Competitors', 'A table: offer, price, strength, gap'],
      ['Conclusion', 'Three consequences for us, in order of weight'],
    ],
    checks: [
      'Every figure has a source, a calculation or the label assumption',
      'The gap named is one that buyers feel',
    ],
    expert: [
      ['Substitutes', 'What buyers do instead of buying anything'],
      ['Entry', 'What keeps others out, and for how long'],
    ],
    returns: 'the analysis, part by part',
    slots: ['product', 'region', 'customers'],
  },
  goals: {
    form: 'list',
    length: items(3, 5, 'goals'),
    gist: 'Give {length}, each with a measure, a target and a date.',
    parts: [
      ['Each goal', 'Outcome, measure with its source, starting value, target, date; blanks where not given'],
      ['Scope', 'Goals are outcomes, not activities'],
    ],
    checks: ['Two people would agree whether each goal was met'],
    expert: [
      [
        'Side effects',
        'Per goal: how it could be met in letter and missed in spirit, and the counter-measure',
      ],
    ],
    returns: 'the numbered goals only',
  },
  policy: {
    form: 'prose',
    length: words(400, 700),
    gist: 'Write {length}: purpose, who it covers, rules, exceptions, who decides, from when.',
    parts: [
      ['Parts', 'Purpose, scope, definitions, rules, exceptions, responsibilities, date and review'],
      ['Rules', 'One rule per sentence with "must", "may" or "must not"; numbered'],
      ['Exceptions', 'Who may allow one, how, and where it is recorded'],
      ['Law', 'Mark with [legal check] what depends on local law'],
    ],
    checks: ['Each rule can be kept or broken by a named person', 'No rule contradicts another'],
    expert: [['Hard cases', 'Three borderline cases with the ruling that follows']],
    returns: 'the policy only, numbered',
    slots: ['organisation', 'start date', 'responsible person'],
  },
  contract: {
    form: 'prose',
    length: words(500, 900),
    gist: 'Write {length} in numbered clauses; mark with [legal check] what depends on local law.',
    parts: [
      [
        'Clauses',
        'Parties, subject, duties of each side, price and payment, term and ending, liability, disputes',
      ],
      [
        'Language',
        'One duty per sentence: who, must, what, by when; each defined term used in one sense only',
      ],
      ['Blanks', 'Names, dates, sums and law as bracketed blanks'],
      ['Check', 'Mark with [legal check] what depends on local law'],
    ],
    checks: ['Each duty has a party and a deadline', 'It says what happens when a duty is not met'],
    expert: [
      ['Balance', 'Per clause: which side it favours, in one word'],
      ['Conflict', 'Which clause wins when two disagree'],
    ],
    returns: 'the numbered clauses, then the list of blanks',
    slots: ['parties', 'price', 'term', 'governing law'],
  },
  'risk-assessment': {
    form: 'table',
    gist: 'Give a table: risk, cause, likelihood, impact, measure, owner.',
    parts: [
      ['Rows', 'Risk as "because of X, Y may happen, which leads to Z"'],
      ['Ratings', 'Likelihood and impact from 1 to 5, each with its reason in at most 10 words'],
      ['Measures', 'Per risk one measure that lowers it and one sign to watch'],
    ],
    checks: ['Sorted by likelihood times impact', 'Every risk has an owner or a blank for one'],
    expert: [
      ['Residual', 'Rating after the measure'],
      ['Chains', 'Name risks that trigger one another'],
    ],
    returns: 'the table, then the three risks to act on first',
    slots: ['scope', 'owner'],
  },
  analysis: {
    form: 'prose',
    length: words(350, 600),
    gist: 'Write {length}: the finding first, then the evidence, then what remains open.',
    parts: [
      ['Finding', 'The main finding in the first two sentences'],
      ['Evidence', 'Each claim with what supports it; observation and interpretation kept apart'],
      ['Open', 'What could overturn the finding'],
    ],
    checks: ['Each conclusion can be traced to stated evidence'],
    expert: [
      ['Alternatives', 'The best rival explanation and why it loses'],
      ['Sensitivity', 'Which single input changes the result most'],
    ],
    returns: 'the analysis, finding first',
  },
  'financial-analysis': {
    form: 'table',
    gist: 'Give the figures in a table with the formula behind each, then the reading in at most 5 sentences.',
    parts: [
      ['Inputs', 'Inputs in one table: given, or assumed with the reason'],
      ['Working', 'Formulas shown; units and period in every header'],
      ['Reading', 'At most 5 sentences: what drives the result, what would change it'],
    ],
    checks: [
      'Totals are recomputed from their parts',
      'No figure appears without a source or the label assumption',
    ],
    expert: [
      ['Cases', 'Base, better and worse case with what differs'],
      ['Limits', 'What the figures leave out, and which way that tilts the result'],
    ],
    returns: 'inputs, table and reading',
    slots: ['figures', 'period', 'currency'],
  },
} as const satisfies Record<string, Deliverable>;
