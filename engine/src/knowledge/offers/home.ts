import type { Offer } from '../rows.ts';

/** Offers of home, family and free time. */
export const homeOffers = {
  'day-by-day': {
    label: 'Day by day',
    wish: 'Lay it out day by day: morning, afternoon, evening.',
    why: 'You can see whether it fits',
    about: 'format',
  },
  'travel-times': {
    label: 'Travel times',
    wish: 'Give the travel time between places.',
    why: 'Plans fall apart between stops',
  },
  'book-ahead': {
    label: 'What to book ahead',
    wish: 'Mark what has to be booked ahead, and how early.',
    why: 'The best things sell out',
  },
  'rain-plan': {
    label: 'A plan for rain',
    wish: 'Add a rainy-day alternative for each day.',
    why: 'The weather may not cooperate',
  },
  'cost-estimate': {
    label: 'Rough costs',
    wish: 'Add a rough cost for each part and a total.',
    why: 'You find out early if it is too much',
    about: 'costs',
  },
  'local-not-touristy': {
    label: 'Where locals go',
    wish: 'Prefer places where locals go, and say what is overrated.',
    why: 'The top ten are always crowded',
  },
  'check-open': {
    label: 'Mark what to check',
    wish: 'Mark opening times and prices that I should check.',
    why: 'They change',
  },
  'packing-list': {
    label: 'Packing list',
    wish: 'Add a packing list for this trip.',
    why: 'One less thing to think about',
  },
  'metric-units': {
    label: 'Grams and Celsius',
    wish: 'Use grams, milliliters and Celsius.',
    why: 'Cups are imprecise',
    about: 'units',
    said: { words: ['grams', 'metric', 'celsius'] },
  },
  'us-units': {
    label: 'Cups and Fahrenheit',
    wish: 'Use cups, ounces and Fahrenheit.',
    why: 'Fits a US kitchen',
    about: 'units',
    said: { words: ['cups', 'fahrenheit'] },
  },
  'shopping-list': {
    label: 'Shopping list',
    wish: 'Add a shopping list sorted by aisle.',
    why: 'You go down each aisle once',
  },
  swaps: {
    label: 'What to use instead',
    wish: 'Say what can replace each unusual ingredient.',
    why: 'You may not have it',
  },
  'make-ahead': {
    label: 'What can be made ahead',
    wish: 'Say what can be made the day before, and how to keep it.',
    why: 'The last hour before guests arrive goes fast',
  },
  doneness: {
    label: 'How to tell it is done',
    wish: 'For each step, say how it should look, smell or feel.',
    why: 'Ovens differ, so times alone can mislead',
  },
  nutrition: {
    label: 'Calories and protein',
    wish: 'Give calories and protein per serving.',
    why: 'You can keep count',
    said: { words: ['calories', 'macros'] },
  },
  leftovers: {
    label: 'Using up leftovers',
    wish: 'Plan so that leftovers become the next meal.',
    why: 'Less waste and less cooking',
  },
  'one-pot': { label: 'One pot', wish: 'Use only one pot or sheet pan.', why: 'Less to wash' },
  'gift-price-tiers': {
    label: 'Three price levels',
    wish: 'Give ideas for three price levels.',
    why: 'You see what more money buys',
    about: 'budget',
    said: { facts: ['money'] },
  },
  'gift-why': {
    label: 'Why it fits',
    wish: 'For each, say why it fits this person.',
    why: 'You notice if one does not',
  },
  'gift-experience': {
    label: 'Experiences too',
    wish: 'Include things to do, not only things to own.',
    why: 'Many people own enough already',
  },
  'gift-homemade': {
    label: 'Something to make',
    wish: 'Include one that I can make myself.',
    why: 'Personal and cheap',
  },
  'party-timeline': {
    label: 'Timeline of the day',
    wish: 'Give a timeline from the day before to the end.',
    why: 'The host stays calm',
    about: 'format',
  },
  'party-quantities': {
    label: 'Quantities',
    wish: 'Give quantities of food and drink for this number of guests.',
    why: 'Running short is worse than plain food',
  },
  'party-tasks': {
    label: 'Who does what',
    wish: 'Split the tasks so that I can hand some to others.',
    why: 'You want to be a guest too',
  },
  'age-games': {
    label: 'Games by age',
    wish: 'Suggest games for each age, and say what is needed to play them.',
    why: 'Bored children invent their own',
  },
  'wedding-order': {
    label: 'What to do by when',
    wish: 'Put it in order: 12, 6 and 3 months, then 4 weeks and 1 week before.',
    why: 'Some things book up a year ahead',
    about: 'format',
  },
  'wedding-costs': {
    label: 'Where the money goes',
    wish: 'Show where the money usually goes and where to save without anyone noticing.',
    why: 'Half of the money usually goes to just three things',
    about: 'costs',
  },
  'plant-calendar': {
    label: 'What to do when',
    wish: 'Add a calendar: what to do in which month.',
    why: 'Timing is most of gardening',
    about: 'format',
  },
  'plants-named': {
    label: 'Plants by Latin name',
    wish: 'Name plants by their common and Latin names.',
    why: 'Shops mix up common names',
  },
  'child-pet-safe': {
    label: 'Safe for children and pets',
    wish: 'Leave out anything poisonous to children or pets.',
    why: 'Some of the prettiest plants are poisonous',
  },
  'no-poison': {
    label: 'Without poison',
    wish: 'Use no pesticides; begin with the mildest remedy.',
    why: 'That is often enough',
  },
  'tools-list': {
    label: 'Tools and materials first',
    wish: 'List tools and materials with amounts first.',
    why: 'No second trip to the store',
  },
  'stop-and-call': {
    label: 'When to call someone',
    wish: 'Say at which point I should stop and call a professional.',
    why: 'Water, gas and electricity are unforgiving',
  },
  'cost-vs-pro': {
    label: 'Cost versus a professional',
    wish: 'Compare the cost with having it done.',
    why: 'Sometimes doing it yourself is not worth the trouble',
    about: 'costs',
  },
  'renter-safe': {
    label: 'Leaves no trace',
    wish: 'Use only what can be undone without a trace.',
    why: 'You get your deposit back',
  },
  'test-spot': {
    label: 'Test first',
    wish: 'Tell me where and how to test it first.',
    why: 'Shows whether it harms the material before it is too late',
  },
  'mild-first': {
    label: 'Mildest first',
    wish: 'Begin with the mildest remedy and work up step by step.',
    why: 'Strong ones can make it worse',
  },
  'never-do': {
    label: 'What never to do',
    wish: 'Say what I must not do or mix.',
    why: 'Some mixtures are poisonous',
  },
  'vet-when': {
    label: 'When to see a vet',
    wish: 'Say which signs mean a vet visit today.',
    why: 'Animals hide pain',
  },
  'training-steps': {
    label: 'Steps for each day',
    wish: 'Give five minutes of training a day for two weeks.',
    why: 'Animals learn by repetition',
  },
  'kind-methods': {
    label: 'Without punishment',
    wish: 'Use no punishment.',
    why: 'It teaches fear, not manners',
  },
  'moving-checklist': {
    label: 'Week-by-week checklist',
    wish: 'Give a week-by-week checklist up to the move, with the agencies and companies to notify.',
    why: 'Something always gets forgotten',
    about: 'format',
  },
  'label-system': {
    label: 'A system for boxes',
    wish: 'Add a simple way to label boxes.',
    why: 'You find the kettle first',
  },
  'three-models': {
    label: 'Three models compared',
    wish: 'Name three models and what each is better at; say which facts I should check.',
    why: 'A choice of thirty is no choice',
    about: 'length',
  },
  'used-option': {
    label: 'Buying used or repairing',
    wish: 'Say whether buying used or repairing makes sense.',
    why: 'Often half the price',
  },
  'what-not-to-pay-for': {
    label: 'What not to pay for',
    wish: 'Say which features are not worth the money.',
    why: 'Those are what the ads push',
  },
  'measure-list': {
    label: 'What to measure',
    wish: 'Tell me what to measure first.',
    why: 'Furniture gets returned over an inch',
  },
  'low-cost-first': {
    label: 'Cheapest changes first',
    wish: 'Begin with what costs little or nothing.',
    why: 'Moving things around is often enough',
  },
  'color-names': {
    label: 'Colors by name',
    wish: 'Name two or three colors that go together, and say where each goes.',
    why: 'The word “neutral” means nothing',
  },
  'fifteen-minutes': {
    label: 'In 15-minute steps',
    wish: 'Split it into 15-minute steps.',
    why: 'Big tasks get put off',
  },
  'keep-rules': {
    label: 'Rules for deciding',
    wish: 'Give me three questions that decide what stays.',
    why: 'Deciding is the tiring part',
  },
  'likely-causes': {
    label: 'Causes by likelihood',
    wish: 'List likely causes, the most likely and cheapest to check first.',
    why: 'You avoid replacing good parts',
  },
  'fair-price': {
    label: 'What it should cost',
    wish: 'Say what a fair repair price is, and what to ask the mechanic.',
    why: 'Makes it harder to overcharge you',
    about: 'costs',
  },
  'may-i-drive': {
    label: 'Can I still drive it?',
    wish: 'Say whether it is safe to keep driving.',
    why: 'The first thing to know',
  },
  'words-to-say': {
    label: 'Words I can say',
    wish: 'Give me the exact words I can say.',
    why: 'In the moment, nobody can find them',
  },
  'what-is-normal': {
    label: 'What is normal',
    wish: 'Say what is normal at this age, and what would be a reason to ask a doctor.',
    why: 'Much of what worries parents is normal',
  },
  'one-thing-tonight': {
    label: 'One thing for tonight',
    wish: 'Begin with one thing I can do tonight.',
    why: 'Parents have no time for ten',
  },
  'practice-plan': {
    label: 'Practice plan',
    wish: 'Give a plan of 20 minutes a day for four weeks.',
    why: 'A little every day beats a lot on weekends',
    about: 'format',
  },
  'free-material': {
    label: 'Free material',
    wish: 'Name free materials only.',
    why: 'You can see if you like the subject before you spend money',
  },
  'first-success': {
    label: 'An early success',
    wish: 'Begin with something that works on the first day.',
    why: 'It keeps you going',
  },
} as const satisfies Record<string, Offer>;
