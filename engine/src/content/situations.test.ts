import { describe, expect, it } from 'vitest';
import { enhanceGoal } from '../enhance/index.ts';
import { generateContent } from './generate-content.ts';
import { setScene } from './set-scene.ts';

const write = (goal: string, assumptions: Record<string, string> = {}): string =>
  generateContent({ goal, assumptions }).text;

describe('S goals that tell a situation', () => {
  it.each([
    ['The boiler doesnt heat since Sunday', 'told'],
    ['my phone freezes when I open the camera', 'told'],
    ['My rabbit will not drink', 'animal'],
    ['i feel homesick in the new town', 'heart'],
    ['My landlord raises the rent twice a year', 'claim'],
    ['I need help with my thesis', 'help'],
    ['feedback on my business plan', 'help'],
    ['I have an oral exam on Friday, help me prepare', 'preparation'],
    ['plan a farewell party for our choir leader', 'plan'],
    ['ideas what to cook with lentils, carrots and coconut milk', 'dishes'],
  ])('S1 %j gets the answer that its kind needs: %s', (goal, kind) => {
    expect(setScene({ goal }).answerName).toBe(kind);
    expect(write(goal).startsWith(goal.slice(0, 1).toUpperCase())).toBe(true);
  });

  it.each([
    'Write an email to my landlord about the broken boiler',
    'Write a story about a rabbit that will not drink',
    'Why does my phone freeze when I open the camera?',
  ])('S1 leaves %j to what it asks for', (goal) => {
    expect(write(goal)).not.toMatch(/the first thing to try|a vet now/);
  });

  it('S2 what the answer depends on is asked for beside something that helps at once', () => {
    const text = write('a second opinion on my pricing');
    expect(text).toContain('what you can already give me');
    expect(text).toContain('ask for what would help you most');
  });

  it('A5 takes no sentence about a person for a role', () => {
    expect(write('our manager keeps changing the shift plan what can i do')).not.toContain('Act as');
    expect(write('got promoted over my best friend')).not.toContain('Stay in the part');
    expect(write('Film director')).toContain('Act as');
  });
});

describe('what a goal names', () => {
  it.each([
    ['Write a Sigma rule that finds logins at night within 5 minutes', 'comes close and does not'],
    ['Write a memo to the board on the new depot', 'what I want from the reader'],
    ['a budget for our first year in Ghent', 'one table that adds up'],
    ['script for a radio spot of 20 seconds about our market', 'sound or music'],
    ['linkedin headline for a carpenter who teaches', 'fit the field they go in'],
    ['write a text to my brother that I missed the train', 'the way I would say it'],
    ['Write about the river behind our house, 400 words', 'one thread'],
    ['How do I freeze the top row in Excel', 'names as they stand on the screen'],
    ['I need to merge two calendars in Outlook', 'names as they stand on the screen'],
    ['pros and cons of a tiny house', 'points that decide'],
  ])('D2 %j', (goal, part) => {
    expect(write(goal).toLowerCase()).toContain(part.toLowerCase());
  });

  it('D2 takes minutes of time for no record, and minutes of a meeting for one', () => {
    expect(write('Write a warning that the alarm rings within 10 minutes')).not.toContain(
      'what is still open',
    );
    expect(write('Write the minutes of our garden meeting')).toContain('what is still open');
  });

  it('D2 what a message shall not be is no occasion of it', () => {
    expect(write('text to my cousin asking for the ladder back, no sorry')).not.toContain('excuse');
    expect(write('email to our customers, sorry about the late ladder')).toContain('without excuse');
  });

  it('A2 what is turned into something else keeps none of its wording', () => {
    const rules =
      'turn this into rules for our boat club: people leave mud, one key is gone, Jo lends the good oars';
    expect(write(rules)).not.toContain('its names and numbers');
    expect(write('rephrase this: people leave mud and one key is gone')).toContain('its names and numbers');
  });

  it('D2 two things joined by "and" are both asked for', () => {
    const text = write('write a haiku and a limerick about snails');
    expect(text).toContain('Deliver both');
    expect(write('write a haiku about snails and slugs')).not.toContain('Deliver both');
  });

  it('A2 material may stand in front of its instruction', () => {
    const text = write(
      'The pump was late. The bolts were missing. Nobody called us about it.\n\nCan you turn this into a complaint?',
    );
    expect(text).toContain('Text: The pump was late. The bolts');
    expect(text).toContain('Use only facts from the text');
    expect(text).toContain('Turn this into a complaint.');
    expect(write('The pump is late again and nobody calls us back!!! - make this polite')).toContain(
      'Make this polite.',
    );
  });

  it('A2 "analyze … and tell me the 3 …" asks for those, out of the material', () => {
    const text = write(
      'read this feedback and tell me the 2 main wishes: "more chairs", "chairs!", "open later please", "later hours"',
    );
    expect(text).toContain('weighs most');
    expect(text).not.toMatch(/\d to \d+/);
  });

  it('A7 the dialect of a query is the goal’s own or a switch', () => {
    expect(write('Write a MySQL query that lists unpaid invoices')).toContain('Only syntax that MySQL reads');
    const open = 'Write an SQL query that lists unpaid invoices';
    expect(write(open)).toContain('most portable syntax');
    expect(write(open, { dialect: 'sqlite' })).toContain('SQLite syntax');
  });
});

describe('K3 spelling', () => {
  it('corrects slips of frequent words and missing apostrophes, and reads what was meant', () => {
    const text = write('cover leter for a libary, i dont have any expereince');
    expect(text).toContain("cover letter for a library, I don't have any experience");
    expect(text).toContain('to what this job needs');
  });

  it.each([
    'success',
    'business',
    'compete for the cup',
    'a window seat',
    'the moth and the lamp',
    'fried rice',
    'baking',
  ])('leaves %j alone', (words) => expect(write(`Write a story about ${words}`)).toContain(words));
});

describe('EH-3 names of edits', () => {
  it('a wish made an instruction is no courtesy', () => {
    const { improvements } = enhanceGoal({ goal: 'I want to write a poem about fog', kind: 'content' });
    expect(improvements.join(' ')).not.toContain('Courtesy');
    expect(improvements.join(' ')).toContain('Made an instruction: "I want to" removed');
  });
});

describe('L1 switches of goals in other languages', () => {
  const goal = 'Schreib eine E-Mail an den Vermieter wegen der Heizung';
  it('offers language, length and missing facts, and each choice rewrites the prompt', () => {
    const { assumptions, text } = generateContent({ goal });
    expect(assumptions.map(({ id }) => id)).toEqual(['answer-language', 'length', 'blanks']);
    for (const { id, choices, chosen } of assumptions)
      for (const choice of choices)
        expect(write(goal, { [id]: choice.id }) === text, `${id} ${choice.id}`).toBe(choice.id === chosen);
    expect(write(goal, { blanks: 'ask' })).toContain('höchstens 3 Fragen an mich');
    expect(write(goal, { 'answer-language': 'english' })).toContain('Antworte auf Englisch');
  });

  it('K3 a full stop in another language may end a word, not a sentence', () => {
    expect(write('Czy 90 tys. km to dużo dla roweru?')).toContain('90 tys. km');
  });

  it('ends a question with its mark', () => {
    expect(write('Warum ist der Himmel abends rot')).toContain('Warum ist der Himmel abends rot?');
    expect(write('comment réparer une chaise')).toContain('Comment réparer une chaise ?');
  });
});

describe('S1 more situations', () => {
  it.each([
    ['bike vs bus to work, i have 12 km and 90 euros a month', 'the sum behind it'],
    ['I keep forgetting names', 'what you would do first, and why'],
    ['how do i tell my neighbour that the tree has to go', 'words you would use'],
    ['can I take aspirin before a flight', 'signs mean to stop and get help'],
    ['act as a gardener, I have a north balcony and 40 euros', 'Recommend one thing first'],
    ['what is a good name for a ferry', 'which one you would take'],
    ['regex that matches Dutch postcodes', 'come close and do not'],
    ['Here is my bio: born in Ghent, baker for 12 years. Make it shorter', 'Bio: Here is my bio'],
    ['recipe', 'a first version I can use now'],
  ])('%j', (goal, part) => expect(generateContent({ goal, level: 'professional' }).text).toContain(part));

  it.each(['compare a bike and a bus', 'Kelp recipe for 4 people', 'act as a gardener'])(
    'S1 %j stays as it was',
    (goal) => expect(write(goal)).not.toMatch(/the sum behind it|questions alone|Recommend one thing first/),
  );

  it('D1 a "3 email sequence" is three emails, and a number in front of the request counts nothing', () => {
    expect(write('write a 3 email sequence for new members')).not.toContain('3 to 5 emails');
    expect(write('We have two boats. Suggest how to paint them')).not.toContain('exactly two');
  });

  it('D3 a paper says once what to do about missing facts; a plan assumes by itself, and says so where it is chosen', () => {
    expect(write('contract between me and my tenant about the garden').match(/bracket|blank/g)).toHaveLength(
      2,
    );
    const plan = write('a plan to move our archive');
    expect(plan).not.toMatch(/assumed|bracket|blank/);
    expect(write('a plan to move our archive', { blanks: 'assume' })).toContain('mark it as assumed');
    expect(write('a plan to move our archive', { blanks: 'blanks' })).toContain('bracketed blank');
  });
});

describe('what no list knows', () => {
  it.each([
    ['how long does it take to learn sailing', 'as a range'],
    ['write an objection, the fence is two metres too high', 'in a tone that fits'],
    ['random facts about herons', 'Put the best first'],
    ['how to say no to a second job', 'words you would use'],
    ['my sheet takes forever to load', 'check or change first'],
  ])('%j', (goal, part) => expect(generateContent({ goal, level: 'professional' }).text).toContain(part));

  it.each(['the boats are late again', 'How much is 12 litres in gallons?', 'something about autumn'])(
    '%j is no range',
    (goal) => expect(write(goal)).not.toContain('as a range'),
  );

  it('L1 a judgement in another language has its frame', () => {
    const text = write('Bewerte diesen Satz: Wir freuen uns über Ihr zahlreiches Erscheinen im Hafen');
    expect(text).toContain('Zuerst das Urteil in einem Satz');
  });
});

describe('S1 conflicts, choices and how things are', () => {
  it.each([
    ['my crew ignores the rota', 'what you would do first'],
    ['best bicycle lock for a student under 60', 'why it fits'],
    ['what to write in a card for a neighbour who moved away', 'ready to copy'],
    ['how do tides work', 'the core in one sentence'],
    ['wedding vows', 'then your questions'],
  ])('%j', (goal, part) => expect(generateContent({ goal, level: 'professional' }).text).toContain(part));

  it('leaves what a person does to steps', () => {
    expect(write('how do I tie a bowline')).toContain('Start with the way most likely to work');
    expect(write('Best practices for mooring')).not.toContain('why it fits');
  });
});

it('S1 a vaccine’s way of working is no question of safety', () => {
  expect(write('how do vaccines work')).not.toContain('who must not');
});

it('D2 a reference is no business letter', () => {
  const text = generateContent({ goal: 'reference letter for our deckhand' }).text;
  expect(text).toContain('shown by something the person did');
  expect(generateContent({ goal: 'letter to our landlord about the fence' }).text).toContain(
    'in a tone that fits',
  );
});

describe('small things that spoil a prompt', () => {
  const of = (goal: string): string => generateContent({ goal, level: 'professional' }).text;

  it('A2 feedback on a line that stands there asks for no material', () => {
    const text = of(
      'give me feedback on this opening line: The tide had been out for nine days when the mayor left.',
    );
    expect(text).not.toContain('If the material is not attached');
    expect(text).toContain('The tide had been out');
  });

  it('A1 a sentence gets no verb in front', () => {
    expect(of('our rowing club needs a fundraising idea, we need 900')).not.toContain('Give our');
    expect(of('fundraising idea for our rowing club')).toContain('Give a fundraising idea');
  });

  it('K3 a question behind a comma ends with its mark', () => {
    expect(of('we sail in June, what do we need to sort out')).toContain('sort out?');
    expect(of('we sail in June, what do we need to sort out')).toContain('what matters most');
  });

  it('U1 an answer about rules says where and when they hold', () => {
    expect(of('how high is the tax on a boat in Spain')).toContain('if I named none');
    expect(of('how high is the mast of a small boat')).not.toContain('if I named none');
  });
});

it('L1 no return line of a text in another language forbids the note that an expert asks for', () => {
  const last = (level: 'professional' | 'expert'): string =>
    generateContent({ goal: 'Schreib einen Brief an den Hafenmeister', level }).text.split('\n').at(-1) ?? '';
  expect(last('expert')).toContain('Darunter in einer Zeile die schwächste Stelle');
  expect(last('professional')).not.toBe('Gib nur das Ergebnis zurück.');
});
