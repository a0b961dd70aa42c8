const relations =
  'wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?|mother|father|mum|mom|dad|grandma|grandpa|grandmother|grandfather|granny|sister|brother|friend|mate|colleague|teacher|boss|neighbou?r|aunt|uncle|cousin|coach|nurse|caretaker|niece|nephew|grandson|granddaughter|mother-in-law|father-in-law';
const young =
  'son|daughter|kids|kid|children|child|teenager|toddler|baby|grandson|granddaughter|niece|nephew';
const pets =
  'dog|cat|puppy|kitten|rabbit|hamster|guinea pig|parrot|budgie|hens|chickens|goldfish|horse|pony|goat|tortoise|ferret|bunny|canary';
const bred = 'dog|cat|puppy|kitten|rabbit|hens|chickens|horse|pony|goat';
const household =
  'washing machine|washer|dishwasher|dryer|fridge|freezer|oven|stove|heater|radiator|boiler|vacuum|coffee machine|espresso machine|sewing machine|mower|e-?bike|bike|bicycle|heat pump|thermostat|microwave|drill';
const devices =
  'laptop|pc|computer|macbook|mac|iphone|smartphone|phone|ipad|tablet|printer|router|tv|monitor|camera|headphones|earbuds|console|smartwatch|keyboard|e-?reader|kindle';
const vehicles = 'car|motorbike|motorcycle|van|scooter';
const lost = `${pets}|keys|key|wallet|ring|bag|backpack|glove|jacket|umbrella|drone`;

const hosted = `in-laws|guests|friends|parents|${relations}|${young}`;

/** A fact, the words of the goal that name its owner, and how it is called with them. */
type Named = readonly [slot: RegExp, nouns: string, phrase: (noun: string, isSeveral: boolean) => string];

const named: readonly Named[] = [
  [/^make and model$/, household, (noun) => `make and age of ${noun}`],
  [/^model and system$/, devices, (noun) => `model and system of ${noun}`],
  [/^model, year and mileage$/, vehicles, (noun) => `model, year and mileage of ${noun}`],
  [
    /^age and kind$/,
    bred,
    (noun, isSeveral) => `how old ${noun} ${isSeveral ? 'are' : 'is'}, and what breed`,
  ],
  [/^age and kind$/, pets, (noun, isSeveral) => `how old ${noun} ${isSeveral ? 'are' : 'is'}`],
  [/^age of the child$/, young, (noun, isSeveral) => `how old ${noun} ${isSeveral ? 'are' : 'is'}`],
  [/^name and age of the child$/, young, (noun) => `name and age of ${noun}`],
  [/^something about them$/, `${relations}|${young}`, (noun) => `what is typical of ${noun}`],
  [/^a moment we shared$/, `${relations}|${young}`, (noun) => `a moment with ${noun} to tell of`],
  [
    /^what they like$/,
    `${relations}|${young}`,
    (noun, isSeveral) => `what ${noun} ${isSeveral ? 'like' : 'likes'}`,
  ],
  [/^what speaks against it for them$/, relations, (noun) => `what speaks against it for ${noun}`],
  [/^what matters to them$/, relations, (noun) => `what matters to ${noun}`],
  [
    /^what they may say against it$/,
    `${relations}|landlord|landlady`,
    (noun) => `what ${noun} may say against it`,
  ],
  [/^what we do not eat$/, hosted, (noun, isSeveral) => `what ${noun} ${isSeveral ? 'do' : 'does'} not eat`],
  [/^what it looks like$/, lost, (noun, isSeveral) => `what ${noun} ${isSeveral ? 'look' : 'looks'} like`],
];

/** How a fact is called where no noun of the goal joins it. */
const plain: Readonly<Record<string, string>> = {
  'what was tried': 'what I have tried so far',
  'what was done so far': 'what has been done so far',
  'since when': 'since when, and what changed then',
  'what I want from it': 'what I want to come of it',
  'what happened last': 'what happened last time',
  'what was agreed': 'what was agreed, in writing or not',
  'number of guests': 'how many people come',
  'date and place': 'when and where',
  people: 'for how many people',
  'what it is used for': 'what I need it for',
  'age or level': 'who takes part, their age or level',
  'age of the child': 'how old the child is',
};

/** Called so without an article, as a name is. */
const asName = /^(?:mum|mom|dad|grandma|grandpa|granny)$/;
/** "My friend's wife" is about her, "my friend's birthday" about the friend. */
const ofAnother =
  /^['’]s? (?!(?:\d|birthday|wedding|farewell|retire|graduation|funeral|anniversary|leaving|confirmation))/i;

/** The noun of the goal with what owns it: "my boiler" where the goal says so, else "the boiler". */
const owned = (nouns: string, goal: string): { noun: string; isSeveral: boolean } | undefined => {
  const found = new RegExp(`\\b(?:(my|our) (?:[\\p{L}-]+ ){0,2}?)?((?:${nouns})s?)\\b`, 'iu').exec(goal);
  const noun = found?.[2]?.toLowerCase();
  if (!found || noun === undefined || ofAnother.test(goal.slice(found.index + found[0].length)))
    return undefined;
  const owner = found[1]?.toLowerCase() ?? (asName.test(noun) ? undefined : 'the');
  return {
    noun: owner === undefined ? noun : `${owner} ${noun}`,
    isSeveral: /(?:[^s]s|children)$/.test(noun),
  };
};

/** What a fact is called in the prompt, in the person's voice and with the goal's own noun where that is safe. */
export const phraseOf = (slot: string, goal: string): string => {
  for (const [of, nouns, phrase] of named) {
    if (!of.test(slot)) continue;
    const found = owned(nouns, goal);
    if (found) return phrase(found.noun, found.isSeveral);
  }
  return plain[slot] ?? slot;
};

/** Said at length to the person, and in a word where the answer stands. */
const short: Readonly<Record<string, string>> = {
  'my situation, in a few words': 'my situation',
  'names, dates and figures to put in': 'details',
  'in person, by phone or in writing': 'how it reaches them',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the answer is called in the prompt. */
export const nameOf = (phrase: string): string => capital(short[phrase] ?? phrase);

const spoken: readonly (readonly [RegExp, string])[] = [
  [/\bI am\b/g, 'you are'],
  [/\b(?:I|we|me|us)\b/g, 'you'],
  [/\b(?:my|our)\b/g, 'your'],
];

/** The same asked of the person: "what I have tried" becomes "What you have tried". */
export const labelOf = (phrase: string): string =>
  capital(spoken.reduce((text, [from, to]) => text.replace(from, to), phrase));
