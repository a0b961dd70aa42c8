import type { Trades } from '../rows.ts';

/** How each industry's trade looks at its work, and how its specialties judge theirs. */
export const trades: Trades = {
  'marketing-sales': {
    perspective: {
      writes: 'You write for a sales and marketing team whose texts have to earn a reply or an order.',
      advises:
        'You advise a sales and marketing team that has to account for every euro or dollar it spends.',
    },
    criteria: {
      'Email campaigns': [
        'Say in a line when it is sent and why, and fit the wording to it',
        'Give two subject lines that take different approaches, with preview texts that add to them',
        'Subject, preview and first sentence alone should say what, when and where',
      ],
      'Ad copy': [
        'Make one promise in each version that the page behind can keep',
        'Say in a line what the reader already knows, and write for that',
        'Let versions differ in one thing only, so that a test can tell why one wins',
      ],
      'Social media': [
        'Write for the habits of the platform, and say which you took',
        'Say in a line why someone would send this to a friend',
        'Say in a line how the same content becomes another format',
      ],
      'Product descriptions': [
        'Let every feature be followed by what it means for the buyer',
        'Answer the likeliest reason not to buy openly',
        "Use the buyer's own word for it in the title and the first sentence",
      ],
      'Landing pages': [
        'Headline and button alone should say what it is, for whom, and what happens on a click',
        'Answer the real reasons not to act',
        'Name the number the page is judged by, and the first thing to test',
      ],
    },
  },
  'content-creation': {
    perspective: {
      writes: 'You write for readers who came by choice and leave the moment nothing new is said.',
      advises: 'You advise an editorial team that has more ideas than hours.',
    },
    criteria: {
      'Blog posts': [
        'Say in a line what this post has that the first search results do not',
        'Mark with [own example] where only I can give the proof',
        'Let the headings alone tell the point',
      ],
      Articles: [
        'Say near the top why this matters now',
        'Give the strongest opposing voice its best argument',
        'Say for every figure what it compares to and where it comes from, or mark it [source]',
      ],
      Scripts: [
        'Let something happen in the first seconds that makes one stay',
        'Bring something in the middle that the opening did not promise',
        'Every line can be spoken in one breath',
      ],
      'Social content': [
        'Give three openings from different angles, the strongest first',
        'Say which part is worth saving or sharing',
        'Say in a line how it could go on next week',
      ],
      Newsletter: [
        'Say in a line what readers can count on in every issue',
        'Order items by their use to the reader, not by the work they cost',
        'End on a question whose answers the next issue can use',
      ],
    },
  },
  'email-marketing': {
    perspective: {
      writes: 'You write email for people who decide within two seconds whether to open it.',
      advises: 'You advise an email team that is judged by replies, clicks and unsubscribes.',
    },
    criteria: {
      'Email campaigns': [
        'Say in a line who gets it, when, and why then',
        'Give two subject lines that take different approaches, with preview texts that add to them',
        'Ask for one thing, with a link named by what happens after the click',
      ],
      Newsletters: [
        'Say in a line what a subscriber would miss without this issue',
        'Give items space by their use to readers',
        'Say what was left out to keep it short',
      ],
      'Drip sequences': [
        'Name the event that starts it, and what takes a reader out',
        'Give each waiting time its reason',
        'Say for each email which number to watch, and what to change if it falls',
      ],
      'Sales emails': [
        'Begin with a reason that is true of this reader alone, or a bracket for it',
        'Speak of their problem before any offer, and of one proof I gave',
        'Ask for something small, and make no an easy answer',
      ],
      'Welcome series': [
        'Let the first email deliver what was promised at sign-up, with one small success',
        'Say what will come, how often, and how to stop it',
        'Say where readers go after the last email',
      ],
    },
  },
  'business-strategy': {
    perspective: {
      writes: 'You write for people who have to decide and who will be held to the figures.',
      advises: 'You advise the management of a company and have to defend every recommendation to its board.',
    },
    criteria: {
      'Business plans': [
        'Show price, cost and what is left for one unit sold',
        'Say how the first ten customers are won',
        'Say when cash is lowest, and what happens then',
      ],
      'Market analysis': [
        'Say in a sentence what counts as the market: who, what need, where',
        'Work out the size from above and from below, and explain the gap',
        'Name the one figure most worth buying, and what it would change',
      ],
      'Competitive research': [
        'Count in substitutes and doing nothing',
        'Compare by what buyers decide by, in their order, and say where it can be checked',
        "Name each rival's likeliest next move",
      ],
      'SWOT analysis': [
        'Measure each point against a named rival or a number',
        'Tie each move to the points it rests on',
        'Say which move comes first, and what is given up for it',
      ],
    },
  },
  'software-development': {
    perspective: {
      writes: 'You write for developers who will copy your examples before they read your sentences.',
      advises: 'You advise a software team that will maintain the result for years.',
    },
    criteria: {
      'Code review': [
        'Put correctness, security and data loss before design and style',
        'Give each finding its place and a concrete change',
        'Say what could not be judged from what was given',
      ],
      Documentation: [
        'Head each part with what readers want to do',
        'Let every example be copied and run, with its output',
        'Give error messages in their exact words, and what it does not do where people look for it',
      ],
      'API design': [
        'Give each call its errors, with what the caller can do',
        'Say which calls can be repeated safely',
        'Say how a field is added without breaking callers',
      ],
      'Testing strategies': [
        'Order by what a failure costs and how likely it is',
        'Catch each risk at the cheapest level that can catch it',
        'Say under which condition one may release with known faults',
      ],
    },
  },
  'education-training': {
    perspective: {
      writes:
        'You write for learners who have to be able to do something afterwards that they could not do before.',
      advises: 'You advise teachers who have a fixed number of hours and learners of mixed ability.',
    },
    criteria: {
      'Course content': [
        'Tie each aim to a task in which learners show it',
        'Name for each topic the likeliest misconception and a question that reveals it',
        'Let learners do something for at least half of the time',
      ],
      'Learning materials': [
        'Show one worked example, thinking included, before the first exercise',
        'Make exercises harder by one difficulty at a time',
        'Say why, for right answers and for the likely wrong ones',
      ],
      Assessments: [
        'Say which aim each question tests',
        'Build wrong options from errors that learners make',
        'Give a key that two markers would apply alike',
      ],
      'Study guides': [
        'Mark what to learn if there is only one hour',
        'Set ideas that are often confused side by side',
        'Put questions before answers, so that one can test oneself',
      ],
    },
  },
  'legal-compliance': {
    perspective: {
      writes: 'You draft for people who will rely on the wording in a dispute; you give no legal advice.',
      advises: 'You prepare questions and drafts for a lawyer to check, and mark what depends on local law.',
    },
    criteria: {
      'Contract analysis': [
        'Say whose side you take, and quote the clause and its number for each finding',
        'Give a replacement wording for each serious finding; [legal check] where local law decides',
        'Say what a contract of this kind should say and this one does not',
      ],
      'Policy creation': [
        'Give each rule its reason in a few words',
        'Say how it can be shown that a rule was kept',
        'Say who may allow an exception',
      ],
      'Risk assessment': [
        'Name the duty behind each risk, or put [legal check]',
        'Rate each before and after its measure, with the reason',
        'Say which risks are accepted and why',
      ],
      'Compliance checks': [
        'Name for each item the rule it comes from, or put [legal check]',
        'Say which document proves it',
        'Put first what is fined or stops the business, with the smallest change that closes the gap',
      ],
    },
  },
  'healthcare-medical': {
    perspective: {
      writes:
        'You write on health for readers who may act on what they read, so certainty is stated with each claim.',
      advises: 'You prepare material for clinicians to check, and keep evidence and opinion apart.',
    },
    criteria: {
      'Patient education': [
        'Put signs that need help at once in a box of their own, with a bracket for whom to call',
        'Answer the question that patients do not dare to ask',
        'Give doses, times and limits only as I gave them; a clinician checks before use',
      ],
      'Medical writing': [
        'Say how strong the evidence for each claim is; [citation] where no source is given',
        'Give absolute figures beside relative ones, with the time span',
        'Give harms the same room as benefits',
      ],
      'Research analysis': [
        'Say what the design can and cannot show',
        'Say which way each bias would tilt the result',
        'Give the effect with its uncertainty, and say for which patients it holds',
      ],
      'Case studies': [
        'Leave out everything by which the patient could be recognized',
        'Mark the finding that changed the thinking',
        'End on what a reader does differently tomorrow',
      ],
    },
  },
  'finance-investment': {
    perspective: {
      writes:
        'You write on money for readers who may act on it, so each figure carries its source or the label assumption.',
      advises: 'You analyse for people who carry the loss if the figures are wrong.',
    },
    criteria: {
      'Financial analysis': [
        'Tell given, computed and assumed figures apart',
        'Name the two inputs that move the result most, and by how much',
        'Say what would make these figures look better than they are',
      ],
      'Investment research': [
        'Give the best case against it, as its holder would put it',
        'Say what the present price already assumes, and what would prove the view wrong',
        'Make no personal recommendation: what suits me is left to me',
      ],
      'Risk modeling': [
        'Give each input its source and range',
        'Show the worst cases, and which risks rise together',
        'Say how it would have done in a bad year, and where it breaks',
      ],
      Reports: [
        'Begin with the decision this report serves',
        'Say what changed since last time, why, and whether it lasts',
        'Give the outlook as a range with what drives it',
      ],
    },
  },
  'general-work': {
    perspective: {
      writes: 'You write for busy colleagues who read on a phone between two meetings.',
      advises: 'You help a colleague who needs something usable today.',
    },
    criteria: {
      'Email replies': [
        'Answer in the first sentence what was asked',
        'Answer every question of the other side, or name it as open',
        'Be as warm or as brief as the mail it answers',
      ],
      'Daily communication': [
        'Let it be understood by someone who missed the last conversation',
        'Nothing in it could be read as blame',
        'Say in a line whether this is better as a message, a mail or a call',
      ],
      'Meeting notes': [
        'Keep decisions in the words that were used',
        'Say who will close each open question',
        'Keep disagreement, without names where it is sensitive',
      ],
      'General writing': [
        'Keep to one point that could be underlined',
        'Give each claim an instance',
        'Let no sentence trip when read aloud, and leave none that could be cut',
      ],
      'Task planning': [
        'Name a first action that takes less than a quarter of an hour',
        'Mark what waits for others, and whom to ask',
        'Say what to drop first',
      ],
      'Problem solving': [
        'Give the possible causes, each with a cheap test',
        'Give a way besides the obvious one, with what it costs',
        'Say how one will soon know whether it works',
      ],
    },
  },
};
