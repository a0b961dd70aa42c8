import { answer } from '../answers/answer.ts';

const whole = { whole: true } as const;

/** Where a body cannot speak for itself, or the signs are bad, this comes before anything else. */
const needsHelp = (who: string, asks: readonly string[]) =>
  answer(
    `Tell me first whether this needs a ${who} now and what decides it, then what is likely behind it and what I can do meanwhile.`,
    ['Say what never to do or give, and when it should be better'],
    ['Say what to note down now, so that they can decide faster'],
    { ...whole, asks },
  );

/** What goals of everyday life want first: what somebody tells or asks who knows no word for its kind (S1). */
export const everyday = {
  crisis: answer(
    'Answer warmly and without a lecture, ask whether I am safe right now, and tell me how to reach a person or a crisis line at once.',
    [
      'Give the emergency number if I am in danger; offer one small thing for the next hour, and stay with me',
    ],
    [],
    whole,
  ),
  swallowed: answer(
    'Tell me first whether this needs a vet or doctor now and what decides it, then what to do and what never to do.',
    ['In doubt tell me to call, whom, and what to have ready; name the signs that mean to go at once'],
    ['Say what it does in the body, and from when until when to watch'],
    { ...whole, asks: ['who it is, age and weight', 'what and how much', 'how long ago'] },
  ),
  safety: answer(
    'Answer first with yes, no or under which condition, then what is usual and who must not.',
    ['Say which medicines or conditions change the answer, and which signs mean to stop and get help'],
    ['Say what a pharmacist or doctor would have to know to answer it for me'],
    { ...whole, asks: ['age and health'] },
  ),
  unwell: needsHelp('doctor', ['age', 'since when', 'other signs', 'what was given so far']),
  animal: needsHelp('vet', ['age and kind', 'since when', 'other signs']),
  ailment: answer(
    'Start with the likeliest reason and what helps, then when to see a doctor.',
    ['Keep it calm, and no longer than I need'],
    ['Tell what is well supported from what only often helps'],
    { asks: ['since when', 'other signs', 'what was tried', 'age'] },
  ),
  mishap: answer(
    'Start with what to do right now, and what not to do.',
    ['Say what can still be saved'],
    ['Say how such cases usually end, and what decides it'],
  ),
  dishes: answer(
    'Give me one dish ready to cook from, with what I named and what most kitchens have, then two others in a line each.',
    ['Mark what is optional, and say how it goes without'],
    ['Say what lifts it, and the slip that spoils it'],
    { form: 'list' },
  ),
  guests: answer(
    'Give me one menu that everybody can eat, with what to buy and when to start.',
    ['Say what can be made the day before'],
    ['Say what keeps the host at the table, and where something hides that somebody cannot eat'],
    { form: 'list', asks: ['people', 'what they do not eat', 'time to cook', 'what they like'] },
  ),
  handiwork: answer(
    'Give me the way you would take, in steps I can follow, with a warning only where something can go wrong.',
    ['Say what I need for it, and what can stand in'],
    ['Say where to stop and call a professional'],
    { form: 'list', asks: ['material and size', 'tools at hand'] },
  ),
  suggestions: answer(
    'Tell me which one you would choose and why it fits, then a few others of a quite different kind.',
    ['Keep to every limit I named, and suggest only what you are sure exists'],
    ['Name the obvious one that you left out on purpose, and why'],
    { form: 'list', asks: ['budget', 'what was liked before'] },
  ),
  fairPrice: answer(
    'Say first whether it is fair or what it is worth, then what moves mine up or down.',
    ['Tell me what to offer or ask for'],
    ['Name the finding at which to walk away'],
    { asks: ['country or region', 'age and condition'] },
  ),
  decision: answer(
    'Say first what you would do, then the sum behind it and what would change your mind.',
    ['Where a figure is missing, take a likely round one and say so'],
    ['Say which choice is easier to undo, and what that is worth'],
    { rule: 'A4', asks: ['costs on both sides', 'what matters most to me'] },
  ),
  difference: answer(
    'Give the difference in one sentence, then one example that shows both sides of it.',
    ['Say which to use when, and how not to mix them up'],
    ['Say where they overlap, or are confused even by people who know'],
  ),
  sign: answer(
    'Give the surest sign first, then the others.',
    ['Say what each looks or feels like either way, and what to do then'],
    ['Say what settles a doubt'],
  ),
  puzzle: answer(
    'Say what you take to be asked, then give the exact result with its steps and a check.',
    ['Put the result back in and compare it with every figure given'],
    ['Name the second question that these figures allow, with its result'],
    { rule: 'A3' },
  ),
  overview: answer(
    'Tell me what matters most about it, in plain words, then ask which side of it I am after.',
    ['Put right the mistake that most people make about it'],
    ['Tell what is well supported from what is often said'],
  ),
  readingCode: answer(
    'Say what it does as a whole, then go through it part by part, and point out what could surprise me.',
    ['Show it on one small example'],
    ['Say what it costs on large input, and how to write it more safely'],
  ),
  fault: answer(
    'Tell me the cause and give the smallest fix, ready to paste; if it could be several things, the likeliest first and how to tell.',
    ['Change nothing else, and mark a step that can lose data'],
    ['Say what made it possible, and how to keep it from coming back'],
    { form: 'code', asks: ['code or formula', 'what it shows', 'what was tried'] },
  ),
  undo: answer(
    'Give the commands for the usual case first, say which could lose work, and how to check that it worked.',
    ['Begin with a look that changes nothing, so that I know which case is mine'],
    ['Say how to get work back if a step goes wrong'],
    { form: 'code', asks: ['what was done last'] },
  ),
  multipleChoice: answer(
    'Give the letter and the option first, then why it is right and, in a line each, why the others are wrong.',
    ['If the question can be read in two ways, say which reading you took'],
    ['Say which wrong option is chosen most often, and from what mistake'],
    { form: 'line' },
  ),
  fromData: answer(
    'Give the answer first, with what in the data it rests on and how it was worked out.',
    ['Say if a value is missing or looks wrong, and how you treated it'],
    ['Say what these data cannot show'],
    { rule: 'A2' },
  ),
  heart: answer(
    'Answer as a good friend who listens: see what is hard in this for me, without a diagnosis or a list of tips.',
    ['If I ask what to do, give one next step that fits today'],
    ['Offer what may lie under it as a question, not as a verdict'],
  ),
  words: answer(
    'Give me the words you would use, as I can say or send them.',
    ['Let them be warm as well as clear'],
    ['Give the sentence that marks my limit'],
    { asks: ['what I want from it', 'what was said so far'] },
  ),
  /** Words that are sent or written in a card. */
  written: answer(
    'Give me the one you would send, ready to copy.',
    ['Build on what I said, and make up no memories of ours'],
    ['Say what not to write here, and why'],
    { asks: ['what happened last', 'what I want from it'] },
  ),
  preparation: answer(
    'Tell me what is most likely to come up and how to answer it with what I said, then how to use the time left.',
    ['Include the hard one, and use a bracket where only I know'],
    ['Give me a short rehearsal that I can do aloud'],
    { asks: ['date', 'where I stand now'] },
  ),
  help: answer(
    'Start with what you can already give me, then ask for what would help you most.',
    ['Let it be something I can use now, not a list of what you could do'],
    ['Say by what it will be judged'],
    { ...whole, asks: ['what is there already', 'by when'] },
  ),
  law: answer(
    'Start with the answer, then which facts of my case would change it and what to do now.',
    ['Go by the rules of my place, or of the likeliest one if I named none'],
    ['Say where practice differs from the rule, and what it costs if I get this wrong'],
    { ...whole, asks: ['country or state', 'what was done so far'] },
  ),
  claim: answer(
    'Tell me where I stand and what to do first, and write the message I should send now.',
    ['Go by the rules of my place, or of the likeliest one if I named none'],
    ['Say what the other side will likely answer, and whether the whole is worth its cost'],
    { ...whole, asks: ['country or state', 'what was done so far', 'papers or proof I have'] },
  ),
  /** Somebody else is in it: a quarrel, a child, a worry about a friend. */
  people: answer(
    'Start with what you would do first.',
    ['Talk to me as a friend who knows, without a lecture'],
    ['Say how it may look from the other side'],
    { asks: ['what happened last', 'what was tried', 'what I want from it'] },
  ),
  /** What somebody tells of themselves: a habit, a choice, a worry. */
  myself: answer(
    'Start with what you would do first, and why.',
    ['Talk to me as a friend who knows'],
    ['Say what people who got out of this did'],
    { asks: ['what was tried'] },
  ),
  /** Whatever else is told: a machine that fails, dough that does not rise. */
  told: answer(
    'Start with what you would check or change first.',
    ['Say what it most likely comes from, and put what is quick and free before what costs time or money'],
    ['Say what people who deal with this every day look at first'],
    { asks: ['since when', 'what was tried'] },
  ),
};
