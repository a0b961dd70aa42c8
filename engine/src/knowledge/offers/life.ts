import type { Offer } from '../rows.ts';

/** Offers of health, money, law and how people get on. */
export const lifeOffers = {
  'see-doctor-when': {
    label: 'When to see a doctor',
    wish: 'Say first which signs mean I should see a doctor now, soon, or not at all.',
    why: 'The most important line',
  },
  'no-diagnosis': {
    label: 'Possibilities, not a diagnosis',
    wish: 'List possibilities by likelihood without settling on one.',
    why: 'An AI cannot examine you',
  },
  'doctor-questions': {
    label: 'Questions for the doctor',
    wish: 'Give five questions for the appointment and what to note down before then.',
    why: 'Appointments are short, so it pays to come prepared',
  },
  'plain-medical': {
    label: 'In plain words',
    wish: 'Explain each medical term in plain words.',
    why: 'You can talk about it',
  },
  interactions: {
    label: 'Check against medicines',
    wish: 'Say what could clash with the medicines or illnesses I named, so that I can check with a pharmacist.',
    why: 'Herbs clash too',
  },
  'evidence-strength': {
    label: 'How well proven it is',
    wish: 'For each, say how well proven it is.',
    why: 'Much advice is only habit or sales talk',
  },
  'home-remedy-limits': {
    label: 'What helps at home',
    wish: 'Say what helps at home, how long to try it, and when to stop.',
    why: 'Trying too long is a risk',
  },
  'warm-up': {
    label: 'Warm-up and form',
    wish: 'Add a warm-up, and the one mistake to avoid in each exercise.',
    why: 'An injury would put an end to your training',
  },
  progression: {
    label: 'How to step it up',
    wish: 'Say when and by how much to step it up.',
    why: 'Otherwise nothing changes after week three',
  },
  'easier-version': {
    label: 'An easier version',
    wish: 'Give an easier version of each exercise.',
    why: 'For bad days',
  },
  'missed-days': {
    label: 'If I miss days',
    wish: 'Say what to do after missed days.',
    why: 'You will miss some',
  },
  'rest-days': { label: 'Rest days', wish: 'Plan rest days.', why: 'That is when muscles grow' },
  'exercise-table': {
    label: 'As a table',
    wish: 'Give a table with exercise, sets, repetitions and rest.',
    why: 'Fits on a phone screen',
    about: 'format',
  },
  'no-crash': {
    label: 'Nothing extreme',
    wish: 'Nothing extreme; at most half a kilo a week.',
    why: 'Weight lost fast comes back',
  },
  'listen-first': {
    label: 'Listen first',
    wish: 'Reflect back what I said in two sentences before anything else.',
    why: 'Being understood comes first',
  },
  'small-steps': {
    label: 'One small step',
    wish: 'Suggest one small step for today, not a program.',
    why: 'Big plans weigh more on bad days',
  },
  'no-toxic-positivity': {
    label: 'No cheering up',
    wish: 'Do not try to cheer me up.',
    why: 'It shuts people up',
  },
  'where-help': {
    label: 'Where to find help',
    wish: 'Name kinds of help near me, and what to say when I call.',
    why: 'The call is the hard part',
  },
  'their-view': {
    label: 'How they may see it',
    wish: 'Describe fairly how the other person may see it.',
    why: 'You know your own side',
  },
  'i-sentences': {
    label: 'Words without blame',
    wish: 'Give me sentences that say what I feel and want without blame.',
    why: 'Blame ends conversations',
  },
  'when-to-leave': {
    label: 'Warning signs',
    wish: 'Say which signs would mean that I should protect myself.',
    why: 'Some things cannot be talked through',
  },
  'no-quick-breakup': {
    label: 'No quick verdict',
    wish: 'Do not advise staying or leaving; help me see what I want.',
    why: 'The AI has known you for one minute',
  },
  'both-outcomes': {
    label: 'Best and worst case',
    wish: 'Describe the best and the worst case, and the likely one.',
    why: 'It puts fear in proportion',
  },
  'monthly-figures': {
    label: 'Worked through in figures',
    wish: 'Work it through with my figures, month by month.',
    why: 'Numbers reassure or warn you',
    about: 'format',
  },
  'fees-shown': {
    label: 'Fees and taxes shown',
    wish: 'Show the fees and taxes for each option.',
    why: 'They often eat up half the gains',
  },
  'no-products': {
    label: 'No brand names',
    wish: 'Name kinds of products, not brands.',
    why: "The advice won't sound like advertising",
  },
  'debt-order': {
    label: 'Which debt first',
    wish: 'Say which debt to pay off first, and what each order of paying them off would cost in interest.',
    why: 'The right order saves thousands',
  },
  'cut-list': {
    label: 'Where to cut',
    wish: 'List what to cut, least painful first, and how much each cut saves a year.',
    why: 'Small cuts add up',
  },
  'risk-plain': {
    label: 'Risk in money terms',
    wish: 'State each risk as the amount of money I could lose.',
    why: 'Percentages feel like nothing',
  },
  'check-official': {
    label: 'Official sources to check',
    wish: 'Mark what changes each year, and say which official source to check.',
    why: 'Limits and rates change each year',
  },
  'deductions-list': {
    label: 'Deductions people miss',
    wish: 'List deductions people in my situation miss.',
    why: 'That is money left on the table',
  },
  'law-general': {
    label: 'Rule, exception, my case',
    wish: 'Give the rule, its exceptions, then what it means in my case.',
    why: 'You see if you are the exception',
  },
  'chances-honest': {
    label: 'Honest chances',
    wish: 'Say honestly what counts against me.',
    why: 'Better now than in court',
  },
  'deadlines-list': {
    label: 'Deadlines',
    wish: 'List deadlines and what is lost when they pass.',
    why: 'They are what people miss most',
  },
  'lawyer-when': {
    label: 'When to get a lawyer',
    wish: 'Say at what point I need a lawyer, and name cheap ways to get one.',
    why: 'Some things you can do alone',
  },
  'free-help': {
    label: 'Free help',
    wish: 'Name kinds of free advice (unions, tenants’ groups, legal aid).',
    why: 'It exists for most people',
  },
  'proof-collect': {
    label: 'Proof to collect now',
    wish: 'List the proof to collect now, and how.',
    why: 'Later it will be gone',
  },
  'next-letter': {
    label: 'The next letter',
    wish: 'Draft the next letter, and keep it short.',
    why: 'It gets you started',
  },
  'viewing-checklist': {
    label: 'Checklist for a viewing',
    wish: 'Add a checklist for the viewing, including what to photograph.',
    why: 'Otherwise you only see the view',
  },
  'negotiate-lines': {
    label: 'Lines for bargaining',
    wish: 'Give me three sentences to bargain with.',
    why: 'Not bargaining can cost you money',
  },
  'outfit-three': {
    label: 'Three complete outfits',
    wish: 'Give three complete outfits from head to toe.',
    why: 'Single pieces do not help',
  },
  'use-what-have': {
    label: 'From what I have',
    wish: 'Use what I have first, then at most two things to buy.',
    why: 'Cheaper and quicker',
  },
  'routine-short': {
    label: 'Under five minutes',
    wish: 'Keep the routine under five minutes.',
    why: 'Longer ones get skipped',
    about: 'time',
  },
  'patch-test': {
    label: 'Test first',
    wish: 'Say what to test first and what not to combine.',
    why: 'A reaction can last for weeks',
  },
  'several-traditions': {
    label: 'Several views',
    wish: 'Give the views of several traditions fairly.',
    why: 'One view is rarely the whole story',
  },
} as const satisfies Record<string, Offer>;
