import type { Offer } from '../rows.ts';

/** Offers of health, money, law and how people get on. */
export const lifeOffers = {
  'see-doctor-when': {
    label: 'When to see a doctor',
    wish: 'Say first which signs call for a doctor now, which can wait a few days, and which need no doctor.',
    why: 'You know right away how urgent it is',
  },
  'no-diagnosis': {
    label: 'Possibilities, not a diagnosis',
    wish: 'List the possibilities, most likely first, without settling on one.',
    why: "An AI can't do a physical exam",
  },
  'doctor-questions': {
    label: 'Questions for the appointment',
    wish: 'Give me five questions for the appointment, and say what to write down before then.',
    why: 'Appointments are short, so it helps to come prepared',
  },
  'plain-medical': {
    label: 'Medical terms in plain words',
    wish: 'Explain each medical term in plain words.',
    why: "You'll know what your doctor is talking about",
  },
  interactions: {
    label: 'Check against my medications',
    wish: 'Say what could interact with the medications or conditions I named, so that I can check with a pharmacist.',
    why: 'Herbs can interact with medications, too',
  },
  'evidence-strength': {
    label: 'How strong the evidence is',
    wish: 'Say how strong the evidence is for each piece of advice.',
    why: 'A lot of advice has never really been tested',
  },
  'home-remedy-limits': {
    label: 'What helps at home',
    wish: 'Say what helps at home, how long to try it, and when to stop.',
    why: 'Waiting too long to get help can be risky',
  },
  'warm-up': {
    label: 'Warm-up and proper form',
    wish: 'Add a warm-up, and name the one mistake to avoid in each exercise.',
    why: 'Helps you avoid getting hurt',
  },
  progression: {
    label: 'When to adjust the plan',
    wish: 'Say when to adjust the plan, and by how much.',
    why: 'Otherwise progress may stall after a few weeks',
  },
  'easier-version': {
    label: 'An easier version',
    wish: 'Give an easier version of each exercise or activity.',
    why: 'Makes it easier to keep going on bad days',
  },
  'missed-days': {
    label: 'If I get off track',
    wish: 'Say what to do if I get off track for a few days.',
    why: 'Almost everyone gets off track at some point',
  },
  'rest-days': {
    label: 'Include rest days',
    wish: 'Include rest days in the plan.',
    why: 'Your muscles grow while you rest',
  },
  'exercise-table': {
    label: 'Everything in a table',
    wish: 'Put it in a table with one row for each item, including amounts and times (for exercises: sets, repetitions and rest).',
    why: 'You can see everything at a glance',
    about: 'format',
  },
  'no-crash': {
    label: 'Nothing extreme',
    wish: 'Do not suggest anything extreme; if I want to lose weight, aim for at most half a kilogram (about 1 pound) a week.',
    why: 'Extreme plans rarely last',
  },
  'listen-first': {
    label: 'Listen first',
    wish: 'Before anything else, sum up what I said in two sentences.',
    why: 'You can tell whether you were understood',
  },
  'small-steps': {
    label: 'One small step',
    wish: 'Suggest one small step for today, not a program.',
    why: 'On a bad day, a big plan can be too much',
  },
  'no-toxic-positivity': {
    label: 'No forced cheer',
    wish: 'Leave out forced cheer and talk of looking on the bright side.',
    why: 'Forced cheer can make people feel unheard',
  },
  'where-help': {
    label: 'Where to find help',
    wish: 'Tell me what kinds of help I can look for near me, and what to say when I call.',
    why: 'Making the call is the hard part',
  },
  'their-view': {
    label: 'How the other person may see it',
    wish: 'Describe fairly how the other person may see it.',
    why: 'You already know your own side',
  },
  'i-sentences': {
    label: "Words that don't blame",
    wish: 'Give me sentences that say what I feel and want without blaming anyone.',
    why: 'People stop listening when they feel blamed',
  },
  'when-to-leave': {
    label: 'Warning signs to watch for',
    wish: 'Say which signs would mean that I should protect myself.',
    why: "Some problems can't be solved by talking",
  },
  'no-quick-breakup': {
    label: 'No quick verdict',
    wish: 'Do not tell me what to do; help me see what I want.',
    why: "An AI can't judge your life from a few lines",
  },
  'both-outcomes': {
    label: 'Best, worst and most likely case',
    wish: 'Describe the best case, the worst case and the most likely one.',
    why: 'Helps you see how much is really at stake',
  },
  'monthly-figures': {
    label: 'Month by month, with my numbers',
    wish: 'Work it out with my numbers, month by month.',
    why: 'You can see whether the numbers work for you',
    about: 'format',
  },
  'fees-shown': {
    label: 'Show fees and taxes',
    wish: 'Show the fees and taxes for each option.',
    why: 'They can add up to a lot of money',
  },
  'no-products': {
    label: 'No brand names',
    wish: 'Name types of products, not brands.',
    why: "The advice won't sound like advertising",
  },
  'debt-order': {
    label: 'Which debt to pay first',
    wish: 'Say which debt to pay off first, and compare how much interest different orders would cost me.',
    why: 'The right order can save you thousands',
  },
  'cut-list': {
    label: 'Where to cut',
    wish: 'List what to cut, starting with the least painful, and how much each cut saves a year.',
    why: 'Small cuts add up',
  },
  'risk-plain': {
    label: 'Risk as an amount of money',
    wish: 'State each risk as the amount of money I could lose.',
    why: 'An amount of money is easier to grasp than a percentage',
  },
  'check-official': {
    label: 'Official sources to check',
    wish: 'Mark anything that may have changed, and say which official source to check.',
    why: 'An AI may not know the latest rules',
  },
  'deductions-list': {
    label: 'Deductions people miss',
    wish: 'List deductions that people in my situation often miss.',
    why: 'You may be leaving money on the table',
  },
  'law-general': {
    label: 'The rule, exceptions and my case',
    wish: 'Give the rule and its exceptions, then say what they mean in my case.',
    why: 'You can see whether you are the exception',
  },
  'chances-honest': {
    label: 'An honest look at my chances',
    wish: 'Be honest about my chances and what counts against me.',
    why: "It's better to know before you start",
  },
  'deadlines-list': {
    label: 'Deadlines I must not miss',
    wish: 'List the deadlines and what I lose if I miss them.',
    why: 'One missed deadline can cost you a lot',
  },
  'lawyer-when': {
    label: 'When to get a lawyer',
    wish: 'Say at what point I need a lawyer, and name affordable ways to get one.',
    why: 'Some things you can handle on your own',
  },
  'free-help': {
    label: 'Where to get free help',
    wish: "Tell me where I could get free advice, such as from legal aid, a union, a tenants' group or a charity.",
    why: 'Most people can get some kind of free help',
  },
  'proof-collect': {
    label: 'Evidence to collect now',
    wish: 'List the evidence I should collect now, and how to collect it.',
    why: 'It may be gone later',
  },
  'next-letter': {
    label: 'A draft of the next letter',
    wish: 'Draft the next letter, and keep it short.',
    why: 'The first draft is the hardest part',
  },
  'viewing-checklist': {
    label: 'Checklist for the visit',
    wish: 'Add a checklist for my visit, including what to photograph.',
    why: "It's easy to overlook things in the moment",
  },
  'negotiate-lines': {
    label: 'What to say when you negotiate',
    wish: 'Give me three sentences I can use to negotiate.',
    why: "You may pay too much if you don't negotiate",
  },
  'outfit-three': {
    label: 'Three complete outfits',
    wish: 'Give three complete outfits from head to toe.',
    why: "You don't have to work out what goes together",
  },
  'use-what-have': {
    label: 'Use what I already have',
    wish: 'Use what I have first, then suggest at most two things to buy.',
    why: "It's cheaper and quicker than starting over",
  },
  'routine-short': {
    label: 'A routine under five minutes',
    wish: 'Keep the routine under five minutes.',
    why: 'People tend to skip longer routines',
    about: 'time',
  },
  'patch-test': {
    label: 'Do a patch test first',
    wish: 'Say what I should try on a small patch of skin first and what not to combine.',
    why: 'A reaction can last for weeks',
  },
  'several-traditions': {
    label: 'Several traditions',
    wish: 'Give the views of several traditions fairly.',
    why: 'You can see where they agree and where they differ',
  },
} as const satisfies Record<string, Offer>;
