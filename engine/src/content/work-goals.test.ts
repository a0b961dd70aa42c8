import { describe, expect, it } from 'vitest';
import { generateContent } from './generate-content.ts';

/** All that the engine knows of the kind of answer stands at the expert level. */
const textOf = (goal: string, options = {}): string =>
  generateContent({ goal, level: 'expert', ...options }).text;

/** One line of each section of style. */
const styleRule = /under 8 words|from the input|One idea per sentence/;

describe('papers of work have the parts that their readers look for', () => {
  it.each([
    ['status report on the move to the new office', 'whether it is on track and why'],
    ['post mortem of the outage on Friday', 'the course of events by time'],
    ['rubric for oral exams in French', 'two markers would agree'],
    ['RFC to replace the nightly export by events', 'why the alternatives lose'],
    ['quarterly business review for our main client', 'what we promised and what came of it'],
    ['grant proposal for a repair cafe', 'The costs add up to what we ask for'],
    ['business case for a second delivery van', 'the real options, doing nothing among them'],
    ['win-back campaign for guests who stopped coming', 'Give each email one idea'],
    ['fundraising campaign for the animal shelter', 'whom to win first, the one message'],
    ['annotated bibliography on river dams', 'you are certain exist'],
    ['release notes for version 2.4', 'what is new, better, fixed or gone'],
    ['holding statement about the fire in hall 3', 'One apology at most, no excuse, no blame'],
    ['monologue of a lighthouse keeper', 'somebody who is there'],
    ['technical requirements for a door sensor', 'one numbered sentence that a test can fail'],
  ])('D2 %j', (goal, part) => {
    expect(textOf(goal)).toContain(part);
  });

  it.each([
    ['plan a half day training on lifting patients for our nurses', 'a timetable that adds up'],
    ['a beginner plan to swim 2 km, I am 60', 'grow in small steps'],
    ['how should i structure the talk with an apprentice who is rude', 'words you would use'],
    ['reference for our apprentice, careful, late twice, good with guests', 'ready to sign'],
    ['linkedin recommendation for our baker', 'ready to sign'],
    ['description of our choir for the village paper', 'ready to publish'],
    ['schedule for a tree planting day, 20 guests, 9 to 3, lunch included', 'simple enough to keep to'],
    ['got a speeding fine, the sign was covered by snow', 'where I stand'],
    ['speech for our club anniversary party', 'ready to be spoken'],
    ['my rose tree looks sick', 'check or change first'],
    ['email to members that our studio moves', 'where and from when'],
    ['meal prep for a nurse on night shift', 'one shopping list'],
    ['help me decide between two vans: one is old and cheap, the other new and small', 'what you would do'],
    ["notes for a speech at my aunt's birthday", 'ready to be spoken'],
    [
      'translate into plain english: The lessee shall refrain from drilling.',
      'change as much of the wording',
    ],
    ['argument for and against a car ban', 'the points that decide'],
    ["reply to an invitation, i can't come", 'the way I would say it'],
    ['grant text for our choir trip, 20 singers', 'ready to submit'],
    ['spell check: definately, seperate', 'definately, seperate'],
    ['spell check: definately, seperate', 'Change only what is wrong'],
    ['lease or buy a piano for one year', 'what you would do'],
    [
      'what are the 2 main points here: Guest book, 30 entries. 12 praise the garden, 9 find the beds too soft, 5 want tea in the room.',
      'weighs most',
    ],
    ['how do i stop my front door from creaking', 'the likeliest cause'],
  ])('A1 the kind is that of the whole goal, not of a word in it: %j', (goal, part) => {
    expect(textOf(goal, { level: 'standard' })).toContain(part);
  });

  it('D2 loose words behind a kind of text still name it', () => {
    expect(textOf('short ghost story set in a lift, at most 500 words')).toMatch(
      /^(?:## Task\n)?Write a short ghost story set in a lift/,
    );
  });
});

describe('a letter or mail has the order of its occasion', () => {
  it.each([
    ['email to my landlord asking for an extension, I was in hospital', 'make it easy to say yes'],
    ['resignation letter, last day 31 March', 'an offer to hand over'],
    ['write an email to decline an offer from a supplier', 'Give the answer in the first sentences'],
    ['out of office message until 4 May', 'who helps meanwhile'],
    ['thank you letter to the fire brigade', 'ask for nothing'],
    [
      'reply to a guest who wants his money back, our policy is no refunds',
      'Where my decision is still open',
    ],
  ])('D2 %j', (goal, order) => {
    expect(textOf(goal)).toContain(order);
  });

  it('D2 a letter without thanks, regret or news says what it asks for, a letter of thanks asks for nothing', () => {
    expect(textOf('email to the team about the new printer')).toContain('what changes for them');
    expect(textOf('thank you email to the team')).not.toContain('what changes for them');
  });

  it('D3 no blank asks for what was said', () => {
    expect(textOf('email to my tutor asking for a new date for the test, I was abroad')).not.toMatch(
      /what exactly is asked for|reason or proof/,
    );
    expect(textOf('aftercare instructions for patients after cataract surgery')).not.toContain('[diagnosis');
    expect(textOf('lesson plan on rivers, 40 minutes, for sixth graders')).not.toContain('age or level');
  });
});

describe('what the goal holds is worked with', () => {
  it('U1 a paper that only the person has is asked for', () => {
    expect(textOf('contract summary for the sales team')).toContain('ask for it first');
    expect(textOf('summary of Hamlet')).not.toContain('ask for it first');
  });

  it('A5 a part to play is played, not advised on', () => {
    const text = textOf('You are a grumpy customer. I sell, you object. My shop sells lamps.');
    expect(text).toContain('Stay in the part');
    expect(text).not.toContain('Act as an I');
  });

  it('H1 style rules do not touch a text that is only corrected', () => {
    const { text, notices } = generateContent({ goal: 'proofread my cover letter', humanize: true });
    expect(text).not.toContain('Neighbouring sentences');
    expect(notices.map(({ rule }) => rule)).toContain('H1');
    expect(textOf('write a cover letter for a cook', { humanize: true })).toMatch(styleRule);
  });

  it('D2 a number inside a quoted name counts nothing', () => {
    expect(textOf('Make a character sheet for Mina "Three Knives" for our game')).not.toContain('exactly');
  });

  it('CT-7 C4 "max 300 words" stands in the goal and in the look back at it', () => {
    expect(textOf('fable about a stork, max 300 words', { level: 'standard' }).match(/300/g)).toHaveLength(1);
    expect(textOf('fable about a stork, max 300 words')).toContain('above all: max 300 words');
  });
});

describe('the form follows what is asked for', () => {
  it.each([
    ['privacy policy for a choir website', 'which data, what for, who gets them'],
    ['training module for cooks on knife safety', 'a timetable that adds up'],
    ['how should I structure my thesis on night trains', 'each point a full statement'],
    ['Describe the duties of a night porter', 'concrete enough to use'],
    ['Turn this into a Google Sheets formula: if B2 is empty show zero', 'the shortest formula that works'],
    [
      'extract names and sums into a table: Ms Ito paid 30 euros, Mr Lee paid 45 euros on Monday.',
      'Return only the table',
    ],
    ['I want to open a tea shop in Porto, please list 5 names', 'I want to open'],
    [
      'list 3 wines for fish, then list 3 for cheese, and finally explain how to store them',
      'each as fully as it needs',
    ],
    [
      'A "Moomin" script where the mayor loses a parade. Then it rains and nobody notices.',
      'Write a "Moomin" script where',
    ],
    ['video script on how locks work, 4 minutes', 'The times add up'],
  ])('D2 %j', (goal, part) => {
    expect(textOf(goal)).toContain(part);
  });

  it('A2 a letter behind "translate into formal German:" is given text to its last line', () => {
    const text = textOf('translate into formal German: Hi Max, can you call me? We are late. Best, Iris');
    expect(text).toContain('German:\nHi Max, can you call me? We are late. Best, Iris');
  });

  it('U1 a citation style forbids made-up sources, a text without one is not burdened with them', () => {
    expect(textOf('essay on river dams, 900 words, apa citations')).toContain('Cite only works');
    expect(textOf('essay on river dams, 900 words')).not.toContain('Cite only works');
  });

  it('A1 an article stands where the noun is one thing and is spelled as it is spoken', () => {
    expect(textOf('SWOT for a ferry line')).toContain('Create a SWOT');
    expect(textOf('welcome series for a wine club')).toContain('Write a welcome series');
    expect(textOf('Google ads copy for a roofer')).toContain('Write Google ads copy');
  });

  it('P2 a video has viewers where a text has readers', () => {
    const industry = 'content-creation';
    expect(textOf('youtube script about locks', { industry })).toContain('viewers who came by choice');
    expect(textOf('blog post about locks', { industry })).toContain('readers who came by choice');
  });
});

describe('what a word means is told by the words around it', () => {
  it.each([
    ['elevator pitch for a mobile barber', 'worth their time'],
    ['opening scene of a screenplay about two bakers', 'only what can be seen or heard'],
    ['write a go to market plan for a parking app', 'whom to win first'],
    ['marketing plan for a small cinema', 'the few channels that fit our means'],
    ['debate speech against homework', 'ready to be spoken'],
    [
      'act as a strict editor and correct my letters, explain every change',
      'the corrected text, then the table',
    ],
    ['condense my speech to one page', 'in clearly fewer words'],
    [
      'explain our Q3 results to the staff: sales 4.1m vs plan 4.6m, costs 2.2m',
      'what it is made of, by amount',
    ],
    ['should our theatre add a matinee or raise prices? 120 seats, 18 euros', 'the sum behind it'],
  ])('D2 %j', (goal, part) => {
    expect(textOf(goal)).toContain(part);
  });

  it('D3 no blank asks for the reader, the purpose, the deeds or the result that are told', () => {
    const texts = [
      'letter to parents about the museum visit on 3 June',
      'reference letter for my assistant Ana Ruiz, she applied for a job at a bank, she built our archive',
      'case study on a farm that cut its water use by 20%',
      'onboarding plan for a new cook, first 14 days',
    ].map((goal) => textOf(goal));
    expect(texts.join('\n')).not.toMatch(
      /\[name of the recipient|two achievements|what it is for|\[result|\[goal date/,
    );
    const blanks = generateContent({ goal: 'case study on a farm' }).assumptions.find(
      ({ id }) => id === 'blanks',
    );
    expect(blanks?.reason).toContain('result');
  });

  it('D1 the number of things asked for is said once', () => {
    const text = textOf('10 post ideas for a bakery', { level: 'standard' });
    expect(text.match(/10 post ideas/g)).toHaveLength(1);
  });
});

describe('who it is for decides the form', () => {
  it.each([
    ['tell our caretaker that the lift is stuck again', 'the way I would say it'],
    ['ask our caretaker for a second key to the cellar', 'Write the message that does this'],
    ['decision record: build or buy the ticket shop', 'Measure every option alike, doing nothing included'],
    ['bedtime story about an otter who cannot sleep', 'a line that comes back'],
    ['write a story about a kite for 4 year olds', 'a line that comes back'],
    ['write a follow up after the job interview at the zoo', 'Tie the thanks to a moment of the talk'],
    ['write a love letter to my wife about our garden', 'not by big words'],
    ['explain tides to 6th graders with an experiment', 'a timetable that adds up'],
    [
      'sort these orders by region and urgency: A 3 lamps Oslo today, B 2 chairs Rome Monday',
      'every entry once',
    ],
    ['scope of work for repainting our stairwell', 'say what is not part of it'],
    ['twitter bio for a beekeeper', 'fit the field they go in'],
    ['Write a short description of the given movie. Alien (1979)', 'the main point first'],
  ])('D2 %j', (goal, part) => {
    expect(textOf(goal)).toContain(part);
  });

  it('A5 a role play is begun, not acted as', () => {
    expect(textOf('role play: you are a tired guard, I am the new night nurse')).not.toContain(
      'Act as a role',
    );
  });

  it('H1 a poem keeps its own rhythm, a speech gets rules of style', () => {
    expect(textOf('poem about a lighthouse', { humanize: true })).not.toMatch(
      /one idea per sentence|under 8 words/i,
    );
    expect(textOf('speech about a lighthouse', { humanize: true })).toMatch(styleRule);
  });

  it('LT-44 an answer that ends by itself needs no return line for its full score', () => {
    const { text, score } = generateContent({ goal: 'Explain how tides work' });
    expect(text).not.toMatch(/^Return /m);
    expect(score).toBe(100);
  });
});

describe('near kinds are told apart', () => {
  it.each([
    ['improv prompts for our allotment club', 'no two alike'],
    ['guide for our ushers on how to close the hall', 'a beginner can follow'],
    ["what is another word for 'nimble' that a child knows", 'Put the closest first'],
    ['act as my Italian conversation partner', 'Stay in the part'],
    ['put these notes in a table: Mon 3 boats, Tue none, Wed 5 boats and 1 raft', '"not stated"'],
    ['10k plan for a beginner', 'grow in small steps'],
    ['talking points for my talk with the harbour master', 'each point a full statement'],
    ['bug report: the search field eats commas', 'steps from a fresh start'],
    [
      'discussion questions on The Trial for our reading circle',
      'what thoughtful people can answer differently',
    ],
    ['write the script for a 2 minute welcome speech at our garden fair', 'ready to be spoken'],
    [
      'summary of our meeting: we keep the fair in June, Ida asks the band by Monday, the price stays open',
      'who does what by when',
    ],
  ])('D2 %j', (goal, part) => {
    expect(textOf(goal)).toContain(part);
  });

  it('D3 no blank asks for the items or the readers of a notice', () => {
    const texts = [
      'newsletter for our rowing club, new boat, race on 3 June, cleaning day',
      'email to the whole office: the lift is out of order tomorrow',
    ].map((goal) => textOf(goal));
    expect(texts.join('\n')).not.toMatch(/items or news|name of the recipient/);
  });

  it('H1 spoken lines keep their own rhythm', () => {
    expect(textOf('dialogue between two lamps', { humanize: true })).not.toMatch(
      /carries news|under 8 words/i,
    );
  });
});

describe('what looks like another kind is not taken for it', () => {
  it.each([
    ['mission statement for a bicycle kitchen', 'what it rules out'],
    [
      'feedback for a trainee: good with guests, slow at the till',
      'Speak of what was done, not of who they are',
    ],
    ['script for the voicemail of our dentist, closed until 3 January', 'the way I would say it'],
    ['explain to the staff why the margin fell: flour up 9%, overtime 12k', 'what it is made of, by amount'],
  ])('D2 %j', (goal, part) => {
    expect(textOf(goal)).toContain(part);
  });

  it('H1 "so it does not sound like AI" switches the rules of style on', () => {
    const goal = 'paraphrase so it does not sound like AI: The utilisation of bicycles enhances mobility.';
    expect(textOf(goal)).toMatch(styleRule);
  });

  it('A2 the mail to be answered is given text', () => {
    const text = textOf(
      'Reply to this email politely but decline: Hi, can you speak at our fair on 9 May? There is cake. Best, Ole',
    );
    expect(text).toContain('Hi, can you speak at our fair on 9 May? There is cake. Best, Ole\n');
    expect(text).toContain('Give the answer in the first sentences');
  });

  it('A1 an invented place is written, not explained', () => {
    expect(textOf('fantasy island description, 2 ports and a swamp')).not.toContain('misunderstanding');
  });
});

describe('what is sent to somebody is written, however it is asked for', () => {
  it.each([
    ['write a friendly note to the neighbours about our party on Friday', 'how to reach us'],
    ['short thanks to the helpers of our spring market', 'ask for nothing'],
    ['whatsapp to my flatmate, the bins are yours today', 'ready to use'],
    ['sms to members: the pool is closed', 'Write an sms'],
    ['reply to a bad google review, soup was cold', 'do not argue'],
    ['birthday invitation text, 3 May, our garden', 'how to reply'],
    ['school newsletter march, new roof, fair on the 9th', 'from the strongest item'],
    ['house rules for our boat', 'rules people can follow'],
    ['standup update: done with login, stuck on mail', 'whether it is on track'],
    ['twitter post about our release', '280 characters'],
    ['can you write an email to our members that their order is late, thanks', 'Say without excuse'],
    ['response to an applicant, we need one more week', 'ready to use'],
    ['a name day card for my aunt Ines', 'ready to use'],
    ['instagram story about our plant sale', 'ready to post'],
    ['code of conduct for a rowing club', 'rules people can follow'],
    ['risk list for a school trip to the dunes', 'worst first'],
    ['tell customers the shop was down and orders are lost', 'ready to use'],
    ['sorry message to a friend, i forgot his birthday', 'Say without excuse'],
    ['product text for a used lamp, brass, one dent', 'the facts at a glance'],
    ['answer this customer: Where is my lamp? order 77', 'ready to send'],
    ['kind words for a retirement card, our cook after 20 years', 'ready to use'],
    ['ask three joiners for a quote for a staircase', 'Write the message that does this'],
    ['application for a flat, two adults and a parrot', 'Write an application for a flat'],
    ['application for a job as a beekeeper', 'what this job needs'],
    ['youtube script 3 min how to sharpen knives', 'ready to record'],
    ['letter to our tenant, rent goes up in May', 'the change and its date first'],
    ['text my brother that the train is late', 'Write the message that does this'],
    ['invite old colleagues to a picnic, no date yet', 'how to reply'],
    ['politely decline an invitation to speak', 'Give the answer in the first sentences'],
    ['condolence card for my teacher, his sister died', 'Plain words of sorrow'],
    ['cancellation letter phone contract, ends in May', 'ask for a confirmation'],
    ['follow up email after no answer to my quote', 'no reproach'],
    ['need an email to a supplier, two lamps came broken', 'Give me an email to a supplier'],
    ['letter of complaint to the ferry line, 5 hour delay', 'facts where anger would stand'],
    ['text for a poster: our choir looks for basses', 'ready to print'],
    ['facebook post lost dog, brown, name Rufus', 'Write a facebook post: lost dog'],
    ['40 second video script about how to fold a map', 'ready to record in 40 seconds'],
    ['about page for a tuner of pianos', 'Write an about page'],
    ['4 subject lines for a mail on our sale', 'Let them take different approaches'],
  ])('D2 %j', (goal, part) => {
    expect(textOf(goal, { level: 'standard' })).toContain(part);
  });
});
