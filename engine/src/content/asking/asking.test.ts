import { describe, expect, it } from 'vitest';
import { generateContent } from '../generate-content.ts';

const open = [
  'Your situation, in a few words',
  'Names, dates and figures to put in',
  'What else matters here',
];
/** What is asked, without the open blank behind it unless it is named. */
const asked = (goal: string, named: readonly string[] = []): string[] =>
  (generateContent({ goal }).questions ?? [])
    .map(({ label }) => label)
    .filter((label) => named.includes(label) || !open.includes(label));

describe('[F1] what is asked follows from what the goal is about', () => {
  it.each([
    [
      'my parrot has stopped talking',
      ['How old your parrot is', 'Since when, and what changed then', 'What you have tried so far'],
    ],
    [
      'the dryer no longer gets warm',
      ['What you have tried so far', 'Since when, and what changed then', 'Make and age of the dryer'],
    ],
    [
      'tablet won’t turn on since the update',
      ['What you have tried so far', 'Model and system of the tablet'],
    ],
    ['which tablet should i buy', ['What you need it for', 'Budget', 'What matters most']],
    [
      'should i quit my job as a baker',
      ['What bothers you now', 'What you would do instead', 'Money put by'],
    ],
    ['should we buy or rent a flat', ['Place and prices', 'Income and savings', 'How long you will stay']],
    ['plan a party for our 10th anniversary', ['How many people come', 'When and where', 'Budget']],
    ['five days in Naples with two kids', ['What you like', 'Dates', 'Budget']],
    ['how do i learn italian in six months', ['Where you stand now', 'What it is for', 'Time a week']],
    ['flyer for a missing parrot', ['What the parrot looks like', 'Place and time', 'Contact']],
    [
      'reply to a neighbour who complains about our hens',
      ['What they wrote', 'What you want to answer', 'Tone'],
    ],
    [
      'letter to the neighbours about our new roof',
      ['What they must know', 'Names, dates and figures to put in', 'Tone'],
    ],
    [
      'my begonias have spots on the leaves',
      ['Light and watering', 'Since when, and what changed then', 'What you have tried so far'],
    ],
    ['is my rent too high', ['Amount and what it covers', 'Country or region']],
    ['plan a weekend for three friends in Ghent', ['What you like', 'Dates', 'Budget']],
    ['clean the burnt bottom of a steel pot', ['How old it is', 'What you have tried so far']],
    [
      'how do i find customers as a florist',
      ['What is there already', 'Place or market', 'Money and time for it'],
    ],
    ['organise a book swap', ['For how many people', 'When and where', 'Budget']],
    ['how do i get rid of moths in the wardrobe', ['Where and since when', 'What you have tried so far']],
    ['lose my fear of heights', ['When it happens', 'What you have tried so far']],
    [
      'do i have to pay for a lost key to my flat',
      ['Country or state', 'Papers or proof you have', 'What has been done so far'],
    ],
    ['study plan for my finals', ['Exam date', 'What it covers', 'Where you stand now']],
    ['letter to our landlord that we are moving out', ['Last day', 'Address', 'New address']],
    [
      'linkedin post that we are looking for a baker',
      ['The work, hours and pay', 'What you offer', 'Contact'],
    ],
    [
      'the shop refuses to take back a broken kettle',
      ['Country or state', 'Papers or proof you have', 'What has been done so far'],
    ],
    ['where can we spend easter with two teenagers', ['What you like', 'Number of days', 'Budget']],
    ['packing list for a stay at the clinic', ['Number of days', 'Dates', 'What is planned there']],
    ['kitchen drain gurgles', ['Since when, and what changed then', 'What you have tried so far']],
    ['catalogue text for our oak chairs', ['Facts and figures to use', 'What sets it apart']],
    [
      'note for the dog sitter about the weekend',
      ['What they must know', 'Names, dates and figures to put in'],
    ],
    ['how do i get my toddler to eat greens', ['How old your toddler is', 'What you have tried so far']],
    [
      'flatmate never pays on time',
      ['What happened last time', 'What you have tried so far', 'What you want to come of it'],
    ],
    ['packing list for a week in Iceland', ['Dates', 'What is planned there']],
    ['poem for my wife', ['What is typical of your wife', 'A moment with your wife to tell of']],
    ['vinted ad for a winter coat', ['Make, age and condition', 'Price', 'Place of pick-up']],
    ['facebook post for our flea market', ['When and where', 'What is special about it', 'Tone']],
    ['how do i ask for a raise', ['Two results', 'Pay now and wished for', 'What was said so far']],
    ['speech at the opening of our library', ['Moments or points to bring in', 'Who it is for', 'Tone']],
    ['resignation letter', ['Last working day', 'Position', 'Employer']],
    ['text to my boss that i am sick', ['How long', 'What is urgent meanwhile', 'Tone']],
    ['message to my ex about the school play', ['What you want to say', 'What was said so far', 'Tone']],
    [
      'letter to the insurance, they refuse to pay for the roof',
      ['Reason they gave', 'Why it is wrong', 'Number of the case'],
    ],
    [
      'we want to ask our landlord for a second key',
      ['Why you want it', 'What your landlord may say against it', 'What you can offer for it'],
    ],
    [
      'how do i convince my sister to come skiing',
      ['What speaks against it for your sister', 'What matters to your sister'],
    ],
    [
      'what do i say to a neighbour whose husband died',
      ['How close you are', 'In person, by phone or in writing', 'What you can offer'],
    ],
    ["sell my grandmother's piano", ['What it is, its age and state', 'Place', 'By when it must go']],
    [
      'how much should i charge for mending bikes',
      ['Town or region', 'How long and what is included', 'What others take'],
    ],
    ['say no to coaching the juniors again', ['Why not', 'What you offer instead']],
    ['cancel my phone contract', ['Contract or customer number', 'End date', 'Reason']],
    [
      'nobody comes to our film evenings any more',
      ['Since when, and how many before', 'What you have tried so far', 'What it offers'],
    ],
    [
      'plan the handover of my shifts',
      ['What is handed over', 'To whom and by when', 'What often goes wrong'],
    ],
    [
      'travel claim for a lost suitcase',
      ['What happened, when and where', 'What is lost or damaged', 'Number of the policy'],
    ],
    ['write a self evaluation', ['Two results', 'What did not go well', 'What you want next']],
    [
      'feedback for a waiter who is always grumpy',
      ['What happened, with an example', 'What was good', 'What should change'],
    ],
    ['explain to my kids why we cannot have a pony', ['How old your kids are', 'What was said so far']],
    ['dinner for my in-laws on sunday', ['What they do not eat', 'Time to cook', 'What they like']],
    [
      'my dad cannot live alone any more, what now',
      ['What is still possible', 'Who can help and how much', 'Money for it'],
    ],
    ['text for our notice board about the new bins', ['Names, dates and figures to put in']],
    [
      'my son wants to stop playing football, what do i do',
      ['How old your son is', 'What you have tried so far'],
    ],
    ["poem for my friend's husband", ['Something about them', 'A moment you shared']],
    ['hostel text for our homepage', ['Rooms and beds', 'Place and what is near', 'Price']],
    ['what can i plant on a shady terrace', ['Place and month', 'Sun and size', 'What you like']],
    ['our heating bill has tripled', ['What you spend now', 'For how many people', 'What changed before']],
    ['interior: where should we put the piano', ['Size, doors and windows', 'What else stands there']],
  ])('%j', (goal, labels) => expect(asked(goal, labels)).toEqual(labels));

  it.each([
    'capital of Peru',
    'how do i thicken gravy',
    'welcome address at a bowling tournament',
    'how do tides work',
    'why do cats purr',
    'synonyms for tired',
    'translate good night into Finnish',
    'make this email friendlier: Send me the file today.',
    'meeting minutes template',
    'explain magnets to my 6 year old',
    'a hedgehog crosses a garden at night',
    'washing up by hand or in a machine, what needs less water',
    'app to track who waters the plants',
    'mood tracker app, streaks, works offline',
    'split 1800 rent between 2 people',
    'monthly budget for an apprentice, 930 income, 410 rent',
    'i want a website for my swim club',
    'learn to say no',
    'logo for a bakery called Ink & Crumb',
  ])('nothing for %j', (goal) =>
    expect(asked(goal).filter((label) => !label.startsWith('What speaks'))).toEqual([]),
  );

  it.each([
    ['my parrot, 3 years old, has stopped talking since we moved', ['What you have tried so far']],
    ['trip to Ghent in may, two of us, 4 days, under 500 euro', ['What you like']],
    ['gift for my dad who loves fishing, up to 40 euro', []],
    ['dinner for six, vegan', ['Time to cook']],
    ['training plan for a 5k in 8 weeks, 3 days a week', ['Where you stand now', 'Limits of health']],
    ['training plan for a 5k in 8 weeks', ['Where you stand now', 'Limits of health', 'Days a week']],
  ])('never what the goal says: %j', (goal, labels) => expect(asked(goal, labels)).toEqual(labels));

  it.each([
    ['Trainingsplan für 10 km in 8 Wochen', ['Where things stand now']],
    ['plan de entrenamiento para correr 10 km en 8 semanas', ['Where things stand now']],
    ['mein Hund kratzt sich seit einer Woche', []],
  ])('in other languages only what the kind of text needs: %j', (goal, labels) =>
    expect(asked(goal, labels)).toEqual(labels),
  );

  it.each([
    ['got promoted over my best friend', 'my-situation-in-a-few-words', 'My situation: x'],
    ['text for our notice board about the new bins', 'names-dates-and-figures-to-put-in', 'Details: x'],
    ['poem for our retiring caretaker', 'something-about-them', 'What is typical of our caretaker: x'],
    ['the dryer no longer gets warm', 'what-was-tried', 'What I have tried so far: x'],
    ['flyer for a missing parrot', 'what-it-looks-like', 'What the parrot looks like: x'],
  ])("stands in the prompt in the person's voice: %j", (goal, id, line) =>
    expect(generateContent({ goal, answers: { [id]: 'x' } }).text).toContain(line),
  );

  it('the same at every level', () => {
    const goal = 'the dryer no longer gets warm';
    const [first, ...others] = (['standard', 'professional', 'expert'] as const).map(
      (level) => generateContent({ goal, level }).questions,
    );
    expect(first).toHaveLength(4);
    expect(others).toEqual([first, first]);
  });
});

describe('[F1] a text known by its kind alone', () => {
  it('asks for its facts, and a fact ends the questions behind the first version', () => {
    const goal = 'resignation letter';
    expect(generateContent({ goal }).text).toContain('then your questions');
    const { text } = generateContent({ goal, answers: { 'last-working-day': '31 May' } });
    expect(text).toContain('Last working day: 31 May');
    expect(text).not.toContain('questions');
  });
});
