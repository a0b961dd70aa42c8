import type { AskedModel, Behaviour } from '../server/src/testing/model-double.ts';

interface Told {
  readonly goal: string;
  readonly answers?: readonly { readonly answer: string }[];
  readonly offers?: readonly string[];
  /** What the person's cards say. */
  readonly facts?: readonly { readonly number: number; readonly says: string }[];
}

const contentOf = ({ body }: AskedModel): string => body.messages.map(({ content }) => content).join('\n');

/** What the model is told of a goal, between the tags of the request. */
const toldIn = (content: string): Told =>
  JSON.parse(/<goal-\w+>\n(.*)\n<\/goal-\w+>/s.exec(content)?.[1] ?? '{"goal":""}') as Told;

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.\s]*$/, '')}.`;

/** What bears on a card: who writes it, and not where. */
const chosen = ['a tea shop', 'two staff'];

const card = ({ goal, answers = [], offers = [], facts = [] }: Told) => {
  const used = facts.filter(({ says }) => chosen.includes(says));
  const lines = [goal, ...answers.map(({ answer }) => answer), ...offers, ...used.map(({ says }) => says)];
  return {
    prompt: lines.map(sentence).join(' '),
    additions: [],
    ...(facts.length > 0 && { facts: used.map(({ number }) => number) }),
  };
};

const kettle = {
  prompt:
    'A copper kettle on a windowsill, seen from the side at counter height, morning light from the left, thin steam above the spout, garden out of focus behind the glass.',
  additions: [
    { quote: 'seen from the side at counter height', why: 'The view decides what fills the picture.' },
    { quote: 'morning light from the left', why: 'Low light brings out the copper.' },
  ],
  variations: [
    { change: 'from above', prompt: 'A copper kettle on a windowsill, seen from above, morning light.' },
    { change: 'at night', prompt: 'A copper kettle on a windowsill at night, one warm lamp behind it.' },
    { change: 'close up', prompt: 'The spout of a copper kettle on a windowsill, close up, steam rising.' },
  ],
};

const asks = {
  questions: [
    {
      ask: 'How well do you know her?',
      why: 'It sets the tone.',
      choices: ['We are close friends', 'We nod in passing'],
      likely: 'We nod in passing',
    },
  ],
  offers: [
    { label: 'Four lines', wish: 'Keep it to four lines.', why: 'A card has no room for more.' },
    { label: 'With a thank-you gift', wish: 'Mention a small gift.', why: 'It shows on the card.' },
  ],
};

const answered = (answer: object): Behaviour & { kind: 'answer' } => ({
  kind: 'answer',
  text: JSON.stringify(answer),
});

/**
 * Recorded answers to the writer's jobs, for goals about Marta and about a copper kettle; nothing usable for any other goal,
 * so that the journeys about the rules meet these.
 */
export function recordedWriting(asked: AskedModel): Behaviour | undefined {
  const content = contentOf(asked);
  if (!content.includes('You write requests for other AI tools.')) return undefined;
  const told = toldIn(content);
  const isSlow = told.goal.includes('slowly');
  if (content.includes('{"questions"'))
    return answered(told.goal.includes('Marta') ? asks : { questions: [], offers: [] });
  if (told.goal.includes('Marta')) return { ...answered(card(told)), everyMs: isSlow ? 250 : 5 };
  if (told.goal.includes('copper kettle')) return { ...answered(kettle), everyMs: isSlow ? 60 : 5 };
  return answered({});
}
