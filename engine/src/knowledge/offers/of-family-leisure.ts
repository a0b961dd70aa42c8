import type { Offer } from '../rows.ts';

/** Offers first made for family, food, travel and leisure. */
export const familyLeisureMoreOffers = {
  'nothing-to-buy': {
    label: 'Nothing to buy',
    wish: 'Use only what I have, and mark clearly anything I would have to buy.',
    why: 'Keeps the recipe to what is in the kitchen',
  },
  'pick-one-tonight': {
    label: 'Choose one for tonight',
    wish: 'Choose one of them for tonight and give me its full recipe.',
    why: 'Ends the dithering',
  },
  'two-mistakes': {
    label: 'The two usual mistakes',
    wish: 'Tell me the two mistakes most people make with this dish, before the steps.',
    why: 'Puts the crucial points where I can still act on them',
  },
  'cook-once-twice': {
    label: 'Cook once, eat twice',
    wish: 'Plan two dishes that I cook once and eat twice in different ways.',
    why: 'Less cooking without eating the same meal again',
  },
  'test-one-change': {
    label: 'One change at a time',
    wish: 'Tell me which one thing to change first next time, and what I should see.',
    why: 'Finds the cause instead of changing everything at once',
  },
  'else-make-this': {
    label: 'If it cannot be saved',
    wish: 'If it cannot be saved, tell me what else I can make with it.',
    why: 'Nothing has to be thrown away',
  },
  'wine-to-it': {
    label: 'A drink with each course',
    wish: 'For each course, add one suitable drink with alcohol and one without.',
    why: 'Completes the menu',
  },
  'allergen-labels': {
    label: 'Small labels for the food',
    wish: 'Write a small label for each dish saying what it contains (nuts, milk, gluten, meat).',
    why: 'Guests can choose without asking',
  },
  'tin-conversion': {
    label: 'Sizes for my pan',
    wish: 'Give the quantities for two common pan sizes.',
    why: 'The recipe fits the pan at home',
  },
  'amounts-exact': {
    label: 'Exact amounts',
    wish: 'Give the exact amount to use in its place, and what changes in taste and texture.',
    why: 'Prevents a failed bake',
  },
  'ten-bridges': {
    label: 'Ten similar foods',
    wish: 'Name ten new foods that are close to what my child already eats.',
    why: 'Small steps instead of a leap',
  },
  'mix-and-match': {
    label: 'A mix-and-match kit',
    wish: 'Give me a mix-and-match kit of five groups, so that each day is different.',
    why: 'Ideas for months instead of one week',
  },
  'backwards-clock': {
    label: 'Working backward from the meal',
    wish: 'Give me a schedule that works backward from mealtime, with oven times.',
    why: 'Everything is ready at once',
  },
  'without-version': {
    label: 'A version without alcohol',
    wish: 'For each drink, give an alcohol-free version that looks the same.',
    why: 'Nobody stands out',
  },
  'next-time-store': {
    label: 'How to store it next time',
    wish: 'Tell me the best way to store it next time.',
    why: 'Less is thrown away',
  },
  'shelf-life-list': {
    label: 'How long each one keeps',
    wish: 'Give me a list of how long each one keeps, and where.',
    why: 'Ready for the fridge door',
  },
  'safe-signs': {
    label: 'When to throw it away',
    wish: 'Tell me the signs that I must throw it away.',
    why: 'Prevents illness',
  },
  'walk-order': {
    label: 'Grouped by area',
    wish: 'Group the places by area, so that I walk less.',
    why: 'No crossing town twice',
  },
  'best-and-worst-month': {
    label: 'Best and worst months',
    wish: 'For each place, give the best and worst months and say why.',
    why: 'Avoids the rainy season',
  },
  'numbers-of-each': {
    label: 'How many of each',
    wish: 'Say how many of each thing.',
    why: 'The list can be checked off right away',
  },
  'weight-limit': {
    label: 'With weights',
    wish: 'Give the rough weight of each thing and the total.',
    why: 'Keeps both the airline and your back happy',
  },
  'price-tricks': {
    label: 'What saves money in this case',
    wish: 'Tell me the three things that lower the price most in this case.',
    why: 'More practical than general tips',
  },
  'bad-day-shortcut': {
    label: 'A shortcut for bad days',
    wish: 'Mark where I can cut the route short if I am tired or it rains.',
    why: 'The plan survives a bad day',
  },
  'turn-back-rules': {
    label: 'When to turn back',
    wish: 'Give me clear rules for when to turn back.',
    why: 'Safety is decided before you set out',
  },
  'first-night-order': {
    label: 'What to set up first',
    wish: 'Tell me in what order to set things up on arrival.',
    why: 'The first evening goes well',
  },
  'bored-bag': {
    label: 'A bag to beat boredom',
    wish: 'Put together a small bag of things to do, by hour.',
    why: 'Something new whenever time drags',
  },
  'read-reviews': {
    label: 'How to read the reviews',
    wish: 'Tell me what to look out for in the reviews and photos.',
    why: 'The truth is between the lines',
  },
  'likely-answers': {
    label: 'What they will say',
    wish: 'Add what the other person will probably say.',
    why: 'Otherwise the conversation ends after the first sentence',
  },
  'ready-day': {
    label: 'One day, planned',
    wish: 'Turn one of them into a planned day with times.',
    why: 'Ready to go',
  },
  'after-it': {
    label: 'What to do afterward',
    wish: 'Also tell me what to say when it is over.',
    why: 'So you can make peace and both learn from it',
  },
  'agreement-form': {
    label: 'An agreement to sign',
    wish: 'Put it in a short family agreement that we can all sign.',
    why: 'Something to point to instead of arguing',
  },
  'note-to-teacher': {
    label: 'A note to the teacher',
    wish: 'Add a short note to the teacher about it.',
    why: 'Involves the school without blame',
  },
  'time-alone': {
    label: 'Time alone with each child',
    wish: 'Plan a little time for me alone with each child.',
    why: 'Tackles a common cause of fights',
  },
  'picture-chart': {
    label: 'For children who cannot read',
    wish: 'Make it work with pictures for a child who cannot read.',
    why: 'The child can follow it alone',
  },
  'clean-only': {
    label: 'No mess',
    wish: 'Only use things that make no mess.',
    why: 'It can be done in the living room',
  },
  'hiding-places': {
    label: 'Hiding places and order',
    wish: 'Add a list for me with the hiding places and the order of the clues.',
    why: 'You can set it up in ten minutes',
  },
  'hints-ready': {
    label: 'A hint for each',
    wish: 'For each one, add a hint I can give.',
    why: 'Nobody gives up',
  },
  'their-questions': {
    label: 'Questions the child may ask',
    wish: 'Name the questions that may come up, with an answer to each.',
    why: 'I am not caught off guard',
  },
  'talk-with-school': {
    label: 'Talking to the teacher',
    wish: 'Prepare me for a short conversation about it with the teacher or preschool.',
    why: 'Two pairs of eyes are better than one',
  },
  'names-abroad': {
    label: 'How it sounds elsewhere',
    wish: 'For each name, say how people will spell it when they hear it, and what it may mean in other languages.',
    why: 'Saves spelling it out every day',
  },
  'nickname-check': {
    label: 'Nicknames and teasing',
    wish: 'Check each for nicknames, initials and teasing.',
    why: 'Spares the child embarrassment later',
  },
  'facts-checkable': {
    label: "Only facts that won't change",
    wish: 'Use only facts that do not change, and mark those I should check.',
    why: 'No arguments over an answer',
  },
  'gift-note': {
    label: 'A line for the card',
    wish: 'For the best one, add a line for the card.',
    why: 'The gift is complete',
  },
  'sizes-three': {
    label: 'In three sizes',
    wish: 'Give the numbers for three sizes.',
    why: 'It can be made for others too',
  },
  'settings-card': {
    label: 'Settings on a card',
    wish: 'Put the settings on a small card I can take along.',
    why: 'At hand when it counts',
  },
  'breath-and-time': {
    label: 'With breathing and times',
    wish: 'Say how to breathe and how long each exercise takes.',
    why: 'You can do it without looking',
  },
  'where-to-see': {
    label: 'Where to watch it',
    wish: 'Say which service usually has it, and remind me to check.',
    why: 'Saves you from having to search',
  },
  'say-to-hairdresser': {
    label: 'What to tell the hairdresser',
    wish: 'Add what to say to the hairdresser, in words hairdressers use.',
    why: 'You come home with the cut you wanted',
  },
  'photo-list': {
    label: 'Photos to take',
    wish: 'Tell me which photos I should take for an expert or buyer.',
    why: 'Gets you an answer from them',
  },
  'in-order': {
    label: 'In the right order',
    wish: 'Put them in an order that builds up and ends well.',
    why: 'Can be played straight through from the start',
  },
} satisfies Readonly<Record<string, Offer>>;
