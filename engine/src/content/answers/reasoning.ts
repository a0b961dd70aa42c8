import type { Deliverable } from '../deliverables/deliverable.ts';
import { answer } from './answer.ts';

/** Acts that end in an answer rather than in a document. */
export const reasoning = {
  compute: answer(
    'Work it through in short steps, check it, and set the result where I see it at a glance.',
    ['Say what you assumed, if anything'],
    ['Name the method and why it applies here'],
    { rule: 'A3' },
  ),
  proof: answer(
    'Say first whether it is true as it stands, then prove it step by step or give a counterexample.',
    ['Justify each step; where it is false, add the statement that would be true'],
    ['Say where each premise is used'],
    { rule: 'A3' },
  ),
  formula: answer(
    'Give the formula first, say what each symbol stands for, then work it through once with figures.',
    ['Say when it holds, and which unit or sign is most often got wrong'],
    ['Say how to see that a result is plausible'],
    { rule: 'A3' },
  ),
  /** One small result: a name viewed, a measure in another unit. */
  small: answer(
    'Give the result first; add a line only if there was a choice to make.',
    ['Round a figure to what its use needs'],
    ['Name a second answer that would also be right, if there is one'],
    { form: 'line' },
  ),
  explain: answer(
    'Say the core in one sentence first, then build it up from there with something concrete.',
    ['Put right the usual misunderstanding, and explain a technical term where it first appears'],
    ['Say where it is simplified or disputed, and what an expert would ask next'],
  ),
  /** To a child, a grandmother: words that can be said to them. */
  forSomebody: answer(
    'Use plain words as one says them aloud, with one picture from daily life that carries the whole explanation.',
    ['Leave out what is too hard, but say nothing that would have to be unlearned'],
    ['Add the question it will most likely raise, with its answer'],
  ),
  define: answer(
    'Give the meaning in plain words first, then show it in a sentence or two as people use it.',
    ['Say what it is most often confused with, or where it would sound wrong'],
    ['Say where it comes from, if that helps to keep it'],
  ),
  list: answer(
    'Start with the ones that count most, and make each concrete enough to use.',
    ['Choose for quality and range; no two that say the same in other words'],
    ['Say what you left out on purpose, and why'],
    { form: 'list' },
  ),
  /** "What do I need for …", "what should I ask …". */
  needs: answer(
    'Start with what matters most.',
    ['Make each point concrete, and fit it to what I told you'],
    ['Say what is often recommended and can be left out'],
    { form: 'list' },
  ),
  /** "All the bones of the hand": none chosen, none left out. */
  whole: answer(
    'Leave none out, and put them in the order that makes them easiest to use.',
    ['If it is open what counts, say which line you drew'],
    ['Mark the one that is most often forgotten'],
    { form: 'list' },
  ),
  compare: answer(
    'Start with what the comparison comes down to, then set them side by side by the points that decide.',
    ['Where there is something to choose, say what you would take and when the other is right'],
    ['Say which point weighs most, and what shows only later'],
    { form: 'table' },
  ),
  prosAndCons: answer(
    'Keep to the points that decide, the strongest first on each side, and end with what you would do.',
    ['Say in which case a point matters, with a figure where a sound one exists'],
    ['Tell what is known from what is only often said'],
    { rule: 'A4' },
  ),
  judge: answer(
    'Start with your verdict, then what it rests on, the weightiest first; where something should change, write the change out.',
    ['Point to the place you mean, and say what should stay as it is'],
    ['Say what somebody of the trade would look at first, and which finding you are least sure of'],
    { rule: 'A4' },
  ),
  variance: answer(
    'Lead with the whole difference, then what it is made of, by amount; do not make up a cause I did not give.',
    ['Keep one-off effects apart from lasting ones'],
    ['Add the first question it will draw, with a short reply'],
  ),
  plan: answer(
    'Make it a plan I can follow, simple enough to keep to.',
    ['Give each step its date or place in the order, and say how I see that it is done'],
    ['Name the likeliest reason that it fails, its early sign, and the way out'],
    { form: 'list', asks: ['by when', 'where I stand now'] },
  ),
  several: answer(
    'Answer each part in the order I asked, each as fully as it needs.',
    ['If one part changes the answer to another, say where'],
    ['Mark what you are least sure of, and how to check it'],
  ),
  /** Something is to be written of which the kind is not known. */
  write: answer('', [], [], { asks: ['what must be in it'] }),
  text: answer(
    'Write one continuous text with one thread, without headings or bullet points.',
    ['Make up no memories, names or events of mine, and end on something concrete'],
    ['Leave out any paragraph that adds nothing'],
    { returns: 'the text only' },
  ),
  /** Nothing shows which answer is wanted: the goal speaks for itself. */
  open: answer('', [], []),
  /** The same for what is told without a request. */
  told: answer('', [], [], { asks: ['what I want to get'] }),
  shotList: answer(
    'Give me a script and shot list I can film from, as one table: shot, picture, words or sound, seconds.',
    ['Use no person, place or brand that I did not name'],
    ['Let the first three seconds work without sound, and mark the shots that can be filmed in one place'],
    {
      rule: 'R1',
      form: 'table',
      checks: ['The seconds add up to the total'],
      returns: 'the shot list as one table',
    },
  ),
  audioSpot: answer(
    'Give one table of seconds, voice and words, sound or music, at a pace that can be spoken.',
    ['Open with a sound or a line that stops somebody who is not listening, and keep to one idea'],
    ['Say how each voice speaks, and add a second opening that differs in approach'],
    {
      rule: 'D2',
      form: 'table',
      checks: ['The seconds add up to the length asked for'],
      returns: 'the script as one table',
    },
  ),
  picture: answer(
    'Describe the picture so that an image tool can draw it: the subject first, then setting, light and view.',
    ['Name only what can be seen'],
    ['Add a second version that changes only light and view'],
    { rule: 'R1', returns: 'the description only' },
  ),
} satisfies Record<string, Deliverable>;
