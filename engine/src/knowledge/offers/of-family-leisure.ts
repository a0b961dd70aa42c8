import type { Offer } from '../rows.ts';

/** Offers first made for family, food, travel and leisure. */
export const familyLeisureMoreOffers = {
  'nothing-to-buy': {
    label: 'Nothing to buy',
    wish: "Use only what I have; if something can't be left out, clearly mark that I would have to buy it.",
    why: 'You can start cooking without going to the store',
  },
  'pick-one-tonight': {
    label: 'Choose one for tonight',
    wish: 'Choose one of these dishes for tonight and give me the full recipe.',
    why: "You don't have to decide",
  },
  'two-mistakes': {
    label: 'The two most common mistakes',
    wish: 'Before the steps, tell me the two mistakes most people make with this dish.',
    why: 'You know what to watch for before you start',
  },
  'cook-once-twice': {
    label: 'Cook once, eat twice',
    wish: 'Plan two dishes that I can cook once and serve a second time in a different way.',
    why: 'You cook less without eating the same meal again',
  },
  'test-one-change': {
    label: 'One change at a time',
    wish: 'Tell me the one thing to change first next time, and what result to expect.',
    why: 'You can tell what caused the problem',
  },
  'else-make-this': {
    label: "If it can't be saved",
    wish: "If it can't be saved, tell me what else I can make with it.",
    why: "You don't have to throw anything away",
  },
  'wine-to-it': {
    label: 'A drink with each course',
    wish: 'For each course, suggest one drink with alcohol and one without.',
    why: 'Everyone has something that goes with the food',
  },
  'allergen-labels': {
    label: 'Small labels for the food',
    wish: 'Write a small label for each dish saying what it contains (nuts, milk, gluten, meat).',
    why: 'Guests can see what they can eat without asking',
  },
  'tin-conversion': {
    label: 'Amounts for my pan size',
    wish: 'Give the quantities for two common pan sizes.',
    why: 'The recipe fits the pan you have',
  },
  'amounts-exact': {
    label: 'Exact amounts',
    wish: 'Give the exact amount of the substitute to use, and say how it changes the taste and texture.',
    why: 'The wrong amount can ruin the dish',
  },
  'ten-bridges': {
    label: 'Ten similar foods',
    wish: 'Name ten new foods that are similar to what my child already eats.',
    why: 'A small step is easier for a child than a leap',
  },
  'mix-and-match': {
    label: 'Mix and match',
    wish: 'Give me five groups of things that I can mix and match, so that each day is different.',
    why: 'You have ideas for months instead of one week',
  },
  'backwards-clock': {
    label: 'Work backward from mealtime',
    wish: 'Give me a schedule that works backward from mealtime, with oven times.',
    why: 'Everything is ready at the same time',
  },
  'without-version': {
    label: 'Alcohol-free versions',
    wish: 'For each drink, give an alcohol-free version that looks the same.',
    why: "Guests who don't drink won't stand out",
  },
  'next-time-store': {
    label: 'How to store it next time',
    wish: 'Tell me the best way to store it next time.',
    why: 'You throw less away',
  },
  'shelf-life-list': {
    label: 'How long each food keeps',
    wish: 'Give me a list of how long each food keeps, and where to store it.',
    why: 'You can put it up on the fridge door',
  },
  'safe-signs': {
    label: 'When to throw it away',
    wish: 'Tell me the signs that mean I have to throw it away.',
    why: 'Keeps you from getting sick',
  },
  'walk-order': {
    label: 'Group the places by area',
    wish: 'Group the places by area, so that I walk less.',
    why: "You don't have to cross town twice",
  },
  'best-and-worst-month': {
    label: 'Best and worst months',
    wish: 'For each place, give the best and worst months and say why.',
    why: 'Keeps you from going in the rainy season',
  },
  'numbers-of-each': {
    label: 'How many of each',
    wish: 'Say how many of each thing to pack.',
    why: "You won't pack too much or too little",
  },
  'weight-limit': {
    label: 'With the weight of each item',
    wish: 'Give the approximate weight of each thing and the total.',
    why: "You stay under the airline's limit and can lift your bag",
  },
  'price-tricks': {
    label: 'What lowers the price most',
    wish: 'Tell me the three things that lower the price most in this case.',
    why: "It's more useful than general tips",
  },
  'bad-day-shortcut': {
    label: 'A shortcut for bad days',
    wish: 'Mark where I can cut the route short if I am tired or it rains.',
    why: "You don't have to cancel on a bad day",
  },
  'turn-back-rules': {
    label: 'When to turn back',
    wish: 'Give me clear rules for when to turn back.',
    why: "It's easier to decide before you are tired",
  },
  'first-night-order': {
    label: 'What to set up first',
    wish: 'Tell me what to set up first when I arrive, and in what order to do the rest.',
    why: "You'll be settled in before dark",
  },
  'bored-bag': {
    label: 'A bag to beat boredom',
    wish: 'Tell me what to put in a small activity bag, with something new for each hour.',
    why: "There's something new whenever boredom sets in",
  },
  'read-reviews': {
    label: 'How to read the reviews',
    wish: 'Tell me what to look out for in the reviews and photos.',
    why: "You can spot what the listing doesn't say",
  },
  'likely-answers': {
    label: 'What the other person may say',
    wish: 'Add what the other person will probably say.',
    why: "You won't be stuck after the first sentence",
  },
  'ready-day': {
    label: 'One day planned out',
    wish: 'Turn one of the ideas into a full day with times.',
    why: 'You can head out without planning anything else',
  },
  'after-it': {
    label: 'What to say afterward',
    wish: 'Also tell me what to say once everyone has calmed down.',
    why: 'You can make up and learn from it',
  },
  'agreement-form': {
    label: 'An agreement to sign',
    wish: 'Write it up as a short family agreement that we can all sign.',
    why: 'You can point to it instead of arguing',
  },
  'note-to-teacher': {
    label: 'A note to the teacher',
    wish: 'Add a short note to the teacher about it.',
    why: 'Involves the teacher without blaming anyone',
  },
  'time-alone': {
    label: 'One-on-one time with each child',
    wish: 'Plan a little one-on-one time for me with each child.',
    why: 'Children often fight because they want more attention',
  },
  'picture-chart': {
    label: 'Pictures for nonreaders',
    wish: "Use pictures so that a child who can't read can follow it.",
    why: 'The child can follow it without help',
  },
  'clean-only': {
    label: 'No mess',
    wish: "Use only things that don't make a mess.",
    why: 'You can do it in the living room',
  },
  'hiding-places': {
    label: 'A list of the hiding places',
    wish: 'Add a list for me that shows the hiding places and the order of the clues.',
    why: 'You can set it up in ten minutes',
  },
  'hints-ready': {
    label: 'A hint for each question or clue',
    wish: 'For each question or clue, add a hint I can give.',
    why: 'Kids are less likely to give up',
  },
  'their-questions': {
    label: 'Questions the child may ask',
    wish: 'List the questions that may come up, with an answer to each.',
    why: "You won't be caught off guard",
  },
  'talk-with-school': {
    label: 'Talking to the teacher',
    wish: 'Help me prepare for a short talk about this with the teacher or the preschool.',
    why: "The teacher may have noticed things you haven't",
  },
  'names-abroad': {
    label: 'Spelling and foreign meanings',
    wish: 'For each name, say how people will spell it when they hear it, and what it may mean in other languages.',
    why: "The child won't have to spell it out every day",
  },
  'nickname-check': {
    label: 'Nicknames and teasing',
    wish: 'Check each name for likely nicknames, awkward initials and anything children might tease about.',
    why: 'Saves the child from embarrassment later',
  },
  'facts-checkable': {
    label: "Only facts that won't change",
    wish: 'Use only facts that do not change, and mark any that I should check.',
    why: 'No one can argue over an answer',
  },
  'gift-note': {
    label: 'A line for the card',
    wish: 'For the best gift idea, add a line for the card.',
    why: 'Knowing what to write is often the hard part',
  },
  'sizes-three': {
    label: 'In three sizes',
    wish: 'Give the measurements for three sizes.',
    why: 'You can make it for other people, too',
  },
  'settings-card': {
    label: 'A card with the settings',
    wish: 'Put the settings on a small card I can take along.',
    why: 'You have the settings with you when you need them',
  },
  'breath-and-time': {
    label: 'With breathing and timing',
    wish: 'Say how to breathe and how long each exercise takes.',
    why: 'You can do the exercises without watching the clock',
  },
  'where-to-see': {
    label: 'Where to watch it',
    wish: 'For each title, say which streaming service usually has it, and remind me to check.',
    why: "You don't have to search for it",
  },
  'say-to-hairdresser': {
    label: 'What to tell the hairstylist',
    wish: 'Add what to say to the hairstylist, in words that hairstylists use.',
    why: 'You come home with the cut you wanted',
  },
  'photo-list': {
    label: 'Photos to take',
    wish: 'Tell me which photos I should take to send to an expert or buyer.',
    why: 'You are more likely to get an answer from them',
  },
  'in-order': {
    label: 'An order that builds',
    wish: 'Put the songs in an order that builds and ends well.',
    why: 'You can play it straight through from the start',
  },
} satisfies Readonly<Record<string, Offer>>;
