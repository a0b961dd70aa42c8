import { describe, expect, it } from 'vitest';
import { generateContent } from './generate-content.ts';

const textOf = (goal: string): string => generateContent({ goal, level: 'standard' }).text;

describe('the kind of answer is the one that is asked for', () => {
  it.each([
    ['explain to my landlord why i pay three days late', 'Write the message that does this'],
    ['complain to the tram company, tram 5 never stops at our school', 'Write the message that does this'],
    ['how do i kindly say no to a baby shower', 'Give me the words you would use'],
    ['what would you write in a card for a teacher who retires', 'ready to copy'],
  ])('A1 words to somebody are told from an explanation, a speech or advice: %j', (goal, part) => {
    expect(textOf(goal)).toContain(part);
  });

  it.each([
    ['more formal: hi, we need the keys by noon, ok?', 'Return only the new text'],
    ['shorter: We would like to inform you that the lift will be out of order on Monday.', 'clearly fewer'],
    ['in french please: the shop is closed on mondays', 'as a native speaker would'],
    ['tldr of this: The club met on Friday and agreed to paint the fence in May.', 'Return the summary'],
    ['fix my english: I am living here since two years', 'Return only the corrected text'],
    ['can you check if this is too harsh: Send it today.', 'your verdict'],
    ['sort alphabetically: walnut, beech, oak', 'Give the result first'],
    ['shorter: We are so glad you came. Please call. See you soon', 'Return only the shortened text'],
    ['rate my slogan: Bread that gets up before you', 'your verdict'],
    ['visit notes to summary: roof ok, gutter loose, owner wants an offer by may', 'Return the summary'],
  ])('A2 a short order before a text works on that text: %j', (goal, part) => {
    expect(textOf(goal)).toContain(part);
  });

  it.each([
    ['announce to staff that lunch gets dearer, 40 cents per meal', 'amounts, times'],
    ['opening line for a novel about a toll keeper', 'with its title'],
    ['remind the parents about the trip on monday', 'Return the trip'],
    ['app to lend tools to neighbours', 'Put the best first'],
    ['name for a podcast about lost rivers', 'certain exist'],
    ['my teacher wants 3 pages on the plague by friday', 'words you would use'],
    ['my uncle is turning 60, we want to surprise him, 30 people', 'likeliest reason'],
    ['what questions will my landlord ask', 'which facts of my case'],
    ['how would a surveyor read this line: Fence on the border, 1.20 m.', 'most likely to work'],
    ['help, the caterer cancelled and the party is on friday', 'only I know'],
    ['four word motto for a chess club', 'Give four words'],
    ['describe my job for my cv: i fix lifts, train two people', 'Say the core'],
    ['my father wants me to take over the farm but i want to paint', 'most likely to work'],
    ['write me 2 lines for the club paper that we need a goalkeeper', 'count most'],
    ['make a quick comparison of two tents', 'count most'],
    ['what do the letters on a battery mean', 'as people use it'],
    ['plan my sunday: run, 1 h piano, dinner with friends at 8', 'one menu'],
    ['short description for our pottery shop, we make bowls from local clay', 'one concrete example'],
    ['reply to my coach who says i skip drills, thank him and ask for a plan', 'ask for nothing'],
    ['grammar: fewer people or less people', 'Return only the corrected text'],
    ['i have to write a thesis about canals and have no question yet', 'by argument'],
    ['gift card message for a midwife', 'which one you would choose'],
    ['words for a wedding guestbook', 'what, when and where'],
    ['text to my brother that i cant drive him on sunday, sick', 'how I can be reached'],
    ['bullet points why we should keep the old oven', 'check or change first'],
    ['convert to bullet points and keep the numbers: Rent rose 3%, heating 9%.', 'in short steps'],
    ['what should be in a contract with a caterer', 'which facts of my case'],
    ['5 icebreaker questions for our choir', 'from easy to hard'],
    ['find the postal code for the main square in Gouda', 'runs as it stands'],
    ['i want to write a cookbook where do i start', 'only I know'],
    ['how long is the drive, he said "soon", what does he mean', 'Give the meaning'],
  ])('A1 a noun that is only spoken of decides nothing: %j', (goal, part) => {
    expect(textOf(goal)).not.toContain(part);
  });

  it.each([
    ['name for a podcast about lost rivers', 'Give names of different kinds'],
    ['tell me a joke about dentists', 'with no word to spare'],
    ['need a better word for "big" in a review', 'Put the closest first'],
    ['how would you name a brown pony', 'Give names of different kinds'],
    ['summary of this chat in one line: A: monday? B: no, friday. A: fine', 'Return the summary'],
    ['our landlord wants a key to our flat, is that ok', 'which facts of my case'],
    ['i need to explain to the bank why we paid late', 'Write the letter that does this'],
    ['what is wrong with this sentence: Me and him goes there often.', 'table of the changes'],
    ['9 ways to use up old bread', 'Make each exact enough'],
    ['4 questions for an interview with our caretaker', 'Make them fit this case'],
    ['questions for a pub quiz about lakes', 'from easy to hard'],
    ['good morning text for my wife', 'the way I would say it'],
    ['check my math: 4 x 12.50 + 3 = 53', 'in short steps'],
    ['how do bridges stand up in wind', 'Say the core'],
    ['look over this note before i send it: Dear Ana, the key is not by me.', 'your verdict'],
    ['how many tennis balls fit in a bus, show your reasoning step by step', 'in short steps'],
    ['what does this error mean: ORA-01017', 'the likeliest cause'],
    ['pick a board game for tonight, six people', 'which one you would choose'],
    ['act as my landlady, i want to practise asking for new windows', 'Stay in the part'],
    ['help me choose between a boat and a caravan', 'Say first what you would do'],
    ['10 quiz questions about rivers', 'from easy to hard'],
    ['we are moving to malta in may what do we have to organise', 'Start with what matters most'],
    ['to do list for repainting a bedroom', 'plain enough to tick off'],
    ['4 lunch ideas with lentils', 'Begin with the one you would choose'],
    ['what do i do if a guest faints', 'Start with the way most likely to work'],
    ['describe our new wool blanket for the shop, 140 x 200, grey', 'ready to publish'],
    ['i want to write a cookbook where do i start', 'I want to write a cookbook'],
    ['have to tell our oldest customer that we close the shop', 'Give me the words you would use'],
    [
      'a guest writes that her coat was stolen and wants 300, i want to answer her kindly',
      'the one you would send',
    ],
    ['a self-assessment quiz on first aid for our drivers', 'from easy to hard'],
    ['email to the janitor, he locks the hall too early. We need him on our side.', 'ready to send'],
    ['google sheets: column B has names like "Li, Mr. Wu (2019)", need the year alone', 'ready to paste'],
    ['3 days Porto with my aunt, she hates hills', 'Lose little time on the way'],
    ['words for the burial of my dog, I speak them myself', 'ready to be spoken'],
    ['toolbox briefing on gloves for the night crew', 'ready to be spoken'],
    ['help me narrow down what to plant, my yard is tiny', 'Start with what you can already give me'],
    ['my rye loaf comes out wet in the middle', 'check or change first'],
  ])('A1 what is asked for is found: %j', (goal, part) => {
    expect(textOf(goal)).toContain(part);
  });

  it.each([
    ['make this friendlier: The bin room is not your cellar.', 'no more words than it needs'],
    ['Plan for handing over my goats to my niece before june', 'how I see that it is done'],
  ])('A2 D2 what the levels add makes no answer longer: %j', (goal, part) => {
    expect(textOf(goal)).not.toContain(part);
    expect(generateContent({ goal, level: 'expert' }).text).toContain(part);
  });
});

it.each([
  'Hi AI! Write a poem about rust.',
  'Hi AI, write a poem about rust.',
  'hey Ada, can you write a poem about rust?',
])('K2 whoever is greeted by name stays, and the request is read behind it: %j', (goal) => {
  expect(textOf(goal)).toMatch(/A(?:I|da)/);
  expect(textOf(goal)).toContain('sound right read aloud');
  expect(textOf('Hi there, write a poem about rust')).not.toContain('there');
});

it('K2 a word of manner at the end is no courtesy', () => {
  expect(textOf('write a message that says no kindly')).toContain('says no kindly');
});

it.each([
  ['write an apology to the neighbours, our party went till 4', 'get loud'],
  ['write an apology to the neighbours, our party went till 4', 'want to come'],
  ['mail to HR, my payslip is missing the overtime', 'how I can be reached'],
  ['email to HR asking for unpaid leave in August', 'what is owed'],
  ['how do I get my deposit back from a host who says I broke a lamp', 'right now'],
  ['our intern is always on his phone', 'check or change'],
])('D2 a word in passing brings no line of another occasion or case: %j', (goal, part) => {
  expect(textOf(goal)).not.toContain(part);
});

it('A3 a realistic budget is a figure', () => {
  expect(textOf("what's a realistic budget for a wedding of 30")).toContain('Give the figure first');
});
