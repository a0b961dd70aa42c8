import { describe, expect, it } from 'vitest';
import { generateContent } from '../generate-content.ts';

const asked = (goal: string): string[] =>
  (generateContent({ goal }).questions ?? []).map(({ label }) => label);

describe('[F1] what is asked follows from what the goal is about', () => {
  it.each([
    [
      'my parrot has stopped talking',
      ['Age and kind', 'Since when', 'What changed before', 'What was tried'],
    ],
    ['the dryer no longer gets warm', ['Make and model', 'Since when', 'What was tried']],
    ['tablet won’t turn on since the update', ['Model and system', 'What was tried']],
    ['which tablet should i buy', ['Budget', 'What it is used for', 'What matters most']],
    ['should i quit my job as a baker', ['What bothers me now', 'What I would do instead', 'Money put by']],
    ['should we buy or rent a flat', ['Place and prices', 'Income and savings', 'How long I will stay']],
    [
      'plan a party for our 10th anniversary',
      ['Number of guests', 'Date and place', 'Budget', 'What they like'],
    ],
    ['five days in Naples with two kids', ['Dates', 'What we like', 'Budget']],
    ['how do i learn italian in six months', ['Where I stand now', 'Time a week', 'What it is for']],
    ['flyer for a missing parrot', ['What it looks like', 'Place and time', 'Contact', 'Tone']],
    [
      'reply to a neighbour who complains about our hens',
      ['What they wrote', 'What I want to answer', 'Tone'],
    ],
    ['letter to the neighbours about our new roof', ['What they must know', 'What they should do', 'Tone']],
    ['my begonias have spots on the leaves', ['Since when', 'Light and watering', 'What was tried']],
    ['is my rent too high', ['Amount and what it covers', 'Country or region']],
    ['plan a weekend for three friends in Ghent', ['Dates', 'What we like', 'Budget']],
    ['clean the burnt bottom of a steel pot', ['How old it is', 'What was tried']],
    [
      'how do i find customers as a florist',
      ['What is there already', 'Money and time for it', 'Place or market'],
    ],
    ['organise a book swap', ['People', 'Date and place', 'Budget']],
    ['how do i get rid of moths in the wardrobe', ['Where and since when', 'What was tried']],
    ['lose my fear of heights', ['When it happens', 'What was tried']],
    [
      'do i have to pay for a lost key to my flat',
      ['Country or state', 'What the contract or rule says', 'What was done so far'],
    ],
    ['study plan for my finals', ['Exam date', 'What it covers', 'Where I stand now', 'Time a week']],
    ['letter to our landlord that we are moving out', ['Last day', 'Address', 'New address', 'Tone']],
    [
      'linkedin post that we are looking for a baker',
      ['Place, hours and pay', 'What we offer', 'Contact', 'Tone'],
    ],
    [
      'the shop refuses to take back a broken kettle',
      ['Country or state', 'What the contract or rule says', 'What was done so far'],
    ],
    ['where can we spend easter with two teenagers', ['Number of days', 'What we like', 'Budget']],
    ['packing list for a stay at the clinic', ['Dates', 'Number of days', 'What is planned there']],
    ['kitchen drain gurgles', ['Since when', 'What was tried']],
    ['catalogue text for our oak chairs', ['Facts and figures to use', 'What sets it apart']],
    ['note for the dog sitter about the weekend', ['What they must know', 'What they should do']],
    ['how do i get my toddler to eat greens', ['Age of the child', 'What was tried']],
    ['flatmate never pays on time', ['What happened last', 'What was tried', 'What I want from it']],
    ['packing list for a week in Iceland', ['Dates', 'What is planned there']],
    ['poem for my wife', ['Something about them', 'A moment we shared']],
    ['vinted ad for a winter coat', ['Make, age and condition', 'Price', 'Place of pick-up', 'Tone']],
    ['facebook post for our flea market', ['Date and place', 'What is special about it', 'Tone']],
    ['how do i ask for a raise', ['Two results', 'Pay now and wished for', 'What was said so far']],
    ['speech at the opening of our library', ['Moments or points to bring in', 'Who it is for', 'Tone']],
    ['resignation letter', ['Last working day', 'Position', 'Employer', 'Tone']],
    ['text to my boss that i am sick', ['How long', 'What is urgent meanwhile', 'Tone']],
    ['message to my ex about the school play', ['What they must know', 'What they should do', 'Tone']],
    [
      'letter to the insurance, they refuse to pay for the roof',
      ['Reason they gave', 'Why it is wrong', 'Number of the case', 'Date of their letter'],
    ],
  ])('%j', (goal, labels) => expect(asked(goal)).toEqual(labels));

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
    ['my parrot, 3 years old, has stopped talking since we moved', ['What changed before', 'What was tried']],
    ['trip to Ghent in may, two of us, 4 days, under 500 euro', ['What we like']],
    ['gift for my dad who loves fishing, up to 40 euro', []],
    ['dinner for six, vegan', ['Time to cook']],
    ['training plan for a 5k in 8 weeks, 3 days a week', ['Where I stand now', 'Limits of health']],
    ['training plan for a 5k in 8 weeks', ['Where I stand now', 'Days a week', 'Limits of health']],
  ])('never what the goal says: %j', (goal, labels) => expect(asked(goal)).toEqual(labels));

  it.each([
    ['Trainingsplan für 10 km in 8 Wochen', ['Where things stand now']],
    ['plan de entrenamiento para correr 10 km en 8 semanas', ['Where things stand now']],
    ['mein Hund kratzt sich seit einer Woche', []],
  ])('in other languages only what the kind of text needs: %j', (goal, labels) =>
    expect(asked(goal)).toEqual(labels),
  );

  it('the same at every level', () => {
    const goal = 'the dryer no longer gets warm';
    const [first, ...others] = (['standard', 'professional', 'expert'] as const).map(
      (level) => generateContent({ goal, level }).questions,
    );
    expect(first).toHaveLength(3);
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
