import type { Offer } from '../rows.ts';

/** Offers of home, family and free time. */
export const homeOffers = {
  'day-by-day': {
    label: 'Day by day',
    wish: 'Lay it out day by day: morning, afternoon, evening.',
    why: 'You can see whether everything fits into the day',
    about: 'format',
  },
  'travel-times': {
    label: 'Travel times',
    wish: 'List the travel times and take them into account.',
    why: 'Travel time is easy to underestimate',
  },
  'book-ahead': {
    label: 'What to book ahead',
    wish: 'Mark what has to be booked ahead, and how early.',
    why: 'The best things sell out',
  },
  'rain-plan': {
    label: 'A plan for rain',
    wish: 'Add a rainy-day alternative for each day or outing.',
    why: 'The weather may not cooperate',
  },
  'cost-estimate': {
    label: 'Rough costs',
    wish: 'Add a rough cost for each part and a total.',
    why: 'You find out early whether you can afford it',
    about: 'costs',
  },
  'local-not-touristy': {
    label: 'Where locals go',
    wish: 'Choose places where locals go, and say what is overrated.',
    why: 'The most popular spots are always crowded',
  },
  'check-open': {
    label: 'Mark hours and prices to check',
    wish: 'Mark the opening hours and prices I should check.',
    why: 'Hours and prices change often',
  },
  'packing-list': {
    label: 'Packing list',
    wish: 'Add a packing list for this trip.',
    why: 'You are less likely to forget something',
  },
  'metric-units': {
    label: 'Grams and Celsius',
    wish: 'Use grams, milliliters and Celsius.',
    why: 'Weighing is more precise than measuring in cups',
    about: 'units',
    said: { words: ['grams', 'metric', 'celsius'] },
  },
  'us-units': {
    label: 'Cups and Fahrenheit',
    wish: 'Use cups, ounces and Fahrenheit.',
    why: 'Works with US measuring cups and ovens',
    about: 'units',
    said: { words: ['cups', 'fahrenheit'] },
  },
  'shopping-list': {
    label: 'Shopping list',
    wish: 'Add a shopping list sorted by aisle.',
    why: 'You only have to go down each aisle once',
  },
  swaps: {
    label: 'What to use instead',
    wish: 'Say what can replace each unusual ingredient.',
    why: 'You may not have it',
  },
  'make-ahead': {
    label: 'What can be made ahead',
    wish: 'Say what can be made the day before, and how to keep it.',
    why: 'Leaves less to do at the last minute',
  },
  doneness: {
    label: 'How to tell it is done',
    wish: 'For each step, say how it should look, smell or feel.',
    why: 'Heat varies, so times alone can mislead',
  },
  nutrition: {
    label: 'Calories and protein',
    wish: 'Give calories and protein per serving.',
    why: 'You can keep track of what you eat',
    said: { words: ['calories', 'macros'] },
  },
  leftovers: {
    label: 'Using up leftovers',
    wish: 'Plan so that leftovers become the next meal.',
    why: 'Less waste and less cooking',
  },
  'one-pot': {
    label: 'One pot',
    wish: 'Use only one pot or sheet pan.',
    why: 'You have fewer dishes to wash',
  },
  'gift-price-tiers': {
    label: 'Three price ranges',
    wish: 'Give ideas in three price ranges.',
    why: 'You can see what you get for a little more',
    about: 'budget',
    said: { facts: ['money'] },
  },
  'gift-why': {
    label: 'Why it fits',
    wish: 'For each, say why it fits this person.',
    why: 'You can tell which ideas really suit the person',
  },
  'gift-experience': {
    label: 'Experiences too',
    wish: 'Include things to do, not only things to own.',
    why: 'Many people already have all the things they need',
  },
  'gift-homemade': {
    label: 'Something to make',
    wish: 'Include one gift that I can make myself.',
    why: 'A homemade gift is personal and costs little',
  },
  'party-timeline': {
    label: 'Timeline of the day',
    wish: 'Give a timeline from the day before to the end.',
    why: 'You can stay calm because you know what comes next',
    about: 'format',
  },
  'party-quantities': {
    label: 'Quantities',
    wish: 'Say how much food and drink I need for this number of guests.',
    why: "You won't run short or buy far too much",
  },
  'party-tasks': {
    label: 'Who does what',
    wish: 'Split the tasks so that I can hand some to others.',
    why: "You won't have to do everything yourself",
  },
  'age-games': {
    label: 'Games by age',
    wish: 'Suggest age-appropriate games, and say what is needed to play them.',
    why: 'Children stay interested when a game fits their age',
  },
  'wedding-order': {
    label: 'What to do by when',
    wish: 'Put it in order: 12, 6 and 3 months before, then 4 weeks and 1 week before.',
    why: 'Some things book up a year ahead',
    about: 'format',
  },
  'wedding-costs': {
    label: 'Where the money goes',
    wish: 'Show where the money usually goes and where to save without anyone noticing.',
    why: 'Guests notice only some of what you pay for',
    about: 'costs',
  },
  'plant-calendar': {
    label: 'What to do when',
    wish: 'Add a calendar: what to do in which month.',
    why: 'Plants need different care in each season',
    about: 'format',
  },
  'plants-named': {
    label: 'Plants by Latin name',
    wish: 'Name plants by their common and Latin names.',
    why: 'Common names can refer to several different plants',
  },
  'child-pet-safe': {
    label: 'Safe for children and pets',
    wish: 'Leave out anything poisonous to children or pets.',
    why: 'Small children and pets put things in their mouths',
  },
  'no-poison': {
    label: 'No pesticides',
    wish: 'Use no pesticides; begin with the mildest treatment.',
    why: 'A mild treatment is often enough',
  },
  'tools-list': {
    label: 'Tools and materials first',
    wish: 'Begin with a list of tools and materials, with amounts.',
    why: 'Saves you a second trip to the store',
  },
  'stop-and-call': {
    label: 'When to call someone',
    wish: 'Say at which point I should stop and call a professional.',
    why: 'Mistakes with water, gas or electricity can be dangerous',
  },
  'cost-vs-pro': {
    label: 'Cost versus a professional',
    wish: 'Compare the cost with that of hiring a professional.',
    why: 'Sometimes doing it yourself is not worth the trouble',
    about: 'costs',
  },
  'renter-safe': {
    label: 'Leave no trace',
    wish: 'Suggest only changes that can be undone without leaving a trace.',
    why: 'If you rent, you get your deposit back',
  },
  'test-spot': {
    label: 'Test a spot first',
    wish: 'Tell me where and how to test it first.',
    why: "You can see the effect before it's too late",
  },
  'mild-first': {
    label: 'Mildest first',
    wish: 'Begin with the mildest remedy and work up step by step.',
    why: 'Strong remedies can make things worse',
  },
  'never-do': {
    label: 'What never to do',
    wish: 'Say what I must never do and, if it applies, what I must never mix.',
    why: 'Some mistakes are dangerous',
  },
  'vet-when': {
    label: 'When to see a vet',
    wish: 'Say which signs mean that I should see a vet today.',
    why: 'Animals often hide pain, so signs are easy to miss',
  },
  'training-steps': {
    label: 'Steps for each day',
    wish: 'Give me a training plan of five minutes a day for two weeks.',
    why: 'Animals learn by repetition',
  },
  'kind-methods': {
    label: 'Gentle methods only',
    wish: 'Use gentle methods only, no punishment.',
    why: 'Frightened animals are harder to handle',
  },
  'moving-checklist': {
    label: 'Moving checklist, week by week',
    wish: 'Give a week-by-week checklist up to the move, with the agencies and companies to notify.',
    why: 'Something always gets forgotten',
    about: 'format',
  },
  'label-system': {
    label: 'A labeling system',
    wish: 'Add a simple way to label everything.',
    why: 'You can find things later',
  },
  'three-models': {
    label: 'Three options compared',
    wish: 'Name three options, what each does best and which facts I should check.',
    why: 'Three are easier to compare than thirty',
    about: 'length',
  },
  'used-option': {
    label: 'Buy used or repair?',
    wish: 'Say whether it makes sense to buy used or to repair instead.',
    why: 'Either one can cost half as much as buying new',
  },
  'what-not-to-pay-for': {
    label: 'What not to pay for',
    wish: 'Say which features are not worth the money.',
    why: "Ads tend to push the features you don't need",
  },
  'measure-list': {
    label: 'What to measure',
    wish: 'Tell me what to measure first.',
    why: 'Guessing leads to costly mistakes',
  },
  'low-cost-first': {
    label: 'Cheapest changes first',
    wish: 'Begin with what costs little or nothing.',
    why: 'You may not need to spend more',
  },
  'color-names': {
    label: 'Colors by name',
    wish: 'Name two or three colors that go together, and say where each goes.',
    why: 'A word like “neutral” can mean almost any color',
  },
  'fifteen-minutes': {
    label: 'In 15-minute steps',
    wish: 'Split it into 15-minute steps.',
    why: 'Big tasks get put off',
  },
  'keep-rules': {
    label: 'Questions to help me decide',
    wish: 'Give me three questions that will help me decide.',
    why: 'Deciding is the hardest part',
  },
  'likely-causes': {
    label: 'Most likely causes first',
    wish: 'List the likely causes, starting with those that are most likely and cheapest to check.',
    why: "You don't waste time on unlikely causes",
  },
  'fair-price': {
    label: 'What it should cost',
    wish: 'Say what a fair price is, and what to ask before I agree to it.',
    why: 'Makes it harder to overcharge you',
    about: 'costs',
  },
  'may-i-drive': {
    label: 'Can I still drive it?',
    wish: 'Say whether it is safe to keep driving.',
    why: 'This is the first thing you need to know',
  },
  'words-to-say': {
    label: 'Words I can say',
    wish: 'Give me the exact words I can say.',
    why: "It's hard to find the right words in the moment",
  },
  'what-is-normal': {
    label: 'What is normal',
    wish: 'Say what is normal here, and what would be a reason to get help.',
    why: 'Much of what people worry about is normal',
  },
  'one-thing-tonight': {
    label: 'One thing for tonight',
    wish: 'Begin with one thing I can do tonight.',
    why: 'You may not have time for more than one',
  },
  'practice-plan': {
    label: 'Practice plan',
    wish: 'Give a plan of 20 minutes a day for four weeks.',
    why: 'A little every day works better than a lot on weekends',
    about: 'format',
  },
  'free-material': {
    label: 'Free materials',
    wish: 'Suggest only free materials.',
    why: 'You can see whether you like it before you pay',
  },
  'first-success': {
    label: 'An early success',
    wish: 'Begin with something that works on the first day.',
    why: 'Early success keeps you going',
  },
} as const satisfies Record<string, Offer>;
