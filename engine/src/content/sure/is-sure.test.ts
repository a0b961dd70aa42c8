import { describe, expect, it } from 'vitest';
import { generateContent } from '../generate-content.ts';

const linesOf = (goal: string, level: 'standard' | 'professional' | 'expert' = 'standard') => {
  const { text, questions = [] } = generateContent({ goal, level });
  return { lines: text.split(/\n+/), asked: questions.map(({ label }) => label) };
};

describe('S3 where the kind of answer is unsure', () => {
  it.each([
    // A thing named in a later clause, or said of another one, is not what is asked for.
    'the landlady wrote june but the mail of her son says july, which counts',
    'rules for one die and a deck that two kids can play in a tent',
    'terms for our boat shed, members only, no dogs',
    'my german homework: describe your street in 60 words',
    'explanation for the insurer how the shed burned down, a candle fell over',
    'bullet list to text: - since 1990 - 4 boats - one harbour',
    'chess strategy for when I am a rook down',
    'quote for painting a barn, lower than the last one',
    // Two things are wanted.
    'a limerick and one plain sentence about our ferry',
    'what do I pack for the hut, and can my dog come',
    'how long does oil paint dry and can I hang it before',
    // A word in passing.
    'prioritise: fix the tap, call dad, present for Ida on sunday',
    'what kind of questions do they ask at a US visa interview',
    '6 party games that are not loud, neighbours below',
    'the word for when you long for a sea you never saw',
    // The verb could mean anything.
    'can you read my horoscope for today',
    'we want to name our boat after a bird that sounds fine in Dutch',
    'I need 2 sentences for the back of my soap box: olive oil, made in Crete',
    'we need rules for the group chat of our house, people post at 3 am',
    'I have to let a nurse go tomorrow, never done it',
    'give me a reason to go on rowing',
    'answer this question of the bank: how do you secure the loan? We are a bakery of 5',
    'something on one page for the grandparents how to use the tablet',
    'how did you learn to be so calm',
    'we need to explain to our guests the new fees, they are angry, and soon',
    'sort out: aunt owes Bo 40, Bo owes Cyril 25, who pays whom',
    'the label for our wine: dry, steep back slope, goes with fish',
    'do you have an idea for a proposal on a ferry',
    'letter from a goat to its vet',
    'give me all the arguments against our boat ramp',
    'I would like to complain about the soup, nicely, it is my cousin who cooks',
    'act like my Welsh teacher and correct me when I write',
    'Describe the smell of a harbour in the style of a perfume ad',
    'our ferry app: people forget to log out, find a solution without hardware',
    'explain to a new colleague how we close the till: count, bag, safe',
    'help me write down how my aunt made pickles, I tell and you ask',
    'table for two becomes table for twelve tomorrow, with one oven',
    'in three words: why should somebody row with us',
    'welcome sign for a ward that is not childish',
    'our chess club has 3 members left',
    'talk me out of buying a boat',
    'the new boss wants us to "own our outcomes". translate please',
    'make a timeline of the sack of Rome with 8 dates',
    'two lines under a photo of our old tractor',
    // Nothing says what for.
    'something about autumn',
    'talk to my crew about the mess in the van',
    'clues for 5 scouts in a hut, one is afraid of spiders',
    'moonlit harbour menu idea board for a wedding',
    'logo for my boat yard',
    'modern boat house with a long deck, evening',
    'Wir brauchen einen Zettel für die Haustür, am Montag kommt die Müllabfuhr nicht',
    'Meine Tante hat mir einen alten Webstuhl vererbt, wo fange ich an',
    'mijn buurman zaagt elke zondag',
  ])('nothing is said of it: %j', (goal) => {
    expect(linesOf(goal).lines).toHaveLength(1);
    // What the levels add here is true of every answer.
    for (const level of ['professional', 'expert'] as const) {
      const [, ...added] = linesOf(goal, level).lines;
      for (const line of added)
        expect(line).toMatch(/^(?:Before you answer|Lies vor der Antwort|Überlege vor der Antwort)/);
    }
  });

  it.each([
    'my nephew wants me to be his godfather and I do not believe',
    'our hall has a day about "luck" and I have to fill 45 min with the 3rd grade, they are wild',
    'my talk is at ten and my slides are dull',
    'I have too many boats and repair none',
    'we sell dumplings, the feast is in 3 weeks and last year nobody came',
  ])('what is told without a request asks what is wanted: %j', (goal) => {
    const { lines, asked } = linesOf(goal);
    expect(lines).toHaveLength(1);
    expect(asked).toContain('What you want to get');
  });

  it('the answer to its question stands in the prompt', () => {
    const goal = 'my nephew wants me to be his godfather and I do not believe';
    const { text } = generateContent({ goal, answers: { 'what-i-want-to-get': 'kind words for a no' } });
    expect(text).toContain('kind words for a no');
  });

  it('the person is told why, and what would change it', () => {
    const notices = (goal: string) => generateContent({ goal }).notices.map(({ rule }) => rule);
    expect(notices('something about autumn')).toContain('S3');
    expect(notices('a poem about autumn')).not.toContain('S3');
  });

  it('what the person chose stays', () => {
    const goal = 'something about autumn';
    expect(generateContent({ goal, noEmDashes: true }).text).toContain('dash');
    expect(generateContent({ goal, humanize: true }).text.length).toBeGreaterThan(goal.length + 20);
  });

  it('material keeps its frame', () => {
    const { text } = generateContent({
      goal: 'what tone is this and how do I answer: "Sir, your boat is in my way again."',
    });
    expect(text).toContain('your boat is in my way again');
    expect(text).not.toContain('Name your pick');
  });
});

describe('S3 where the goal shows it', () => {
  it.each([
    ['cover letter for a job as a lock keeper', 'Make it ready to send'],
    ['Hi Ada, can you write me a short eulogy for our captain', 'ready to be spoken'],
    ['need a text to my landlord that the boiler is dead and we freeze', 'the way I would say it'],
    ['quick: synonyms for "sturdy" that are not dull', 'Put the closest first'],
    ['What is a tide table? Write a short article about it.', 'Start with what is new'],
    ['mail to the porter, he locks the gate too early. We need him on our side.', 'ready to send'],
    ['do a SWOT of my shop: good bread, bad parking', 'true of this case'],
    ['I want to quit smoking', 'Start with the way most likely to work'],
    ['my kettle leaks', 'check or change first'],
    ['my wife snores', 'what you would do first'],
    ['rent or buy a boat, 300 a month or 14,000 once', 'the sum behind it'],
    ['my dog ate a grape, and we are far from town', 'vet or doctor now'],
    ['can my landlord keep the deposit for a stain', 'which facts of my case'],
    ['We sail in June, what do we need to sort out', 'Start with what matters most'],
    ['put this in a nice email: the meeting moved to 3 pm, room 4, bring the contracts', 'ready to send'],
    ['we move to malta in may what do we have to organise', 'Start with what matters most'],
    ['sum up our chat for the others: we meet at 7 at Jo, bring chairs, no wine', 'Return the summary'],
    ['pretend you are the tax office and I explain why I pay late', 'Stay in the part'],
    ['tell me how to splice a rope', 'Start with the way most likely to work'],
  ])('its line stands: %j', (goal, part) => {
    expect(generateContent({ goal, level: 'standard' }).text).toContain(part);
  });
});
