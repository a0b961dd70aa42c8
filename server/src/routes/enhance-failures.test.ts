import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instructionsFor } from '../services/enhance/instructions.ts';
import {
  betterLampGoal,
  modelKey,
  openEnhancing,
  type EnhanceAnswer,
  type Enhancing,
} from '../testing/enhancing.ts';
import { startModelDouble, written, type Behaviour, type ModelDouble } from '../testing/model-double.ts';

const notes = [
  'Fixed grammar and spelling',
  'Enhanced clarity and specificity',
  'Improved structure and flow',
  'Added professional tone',
];

let double: ModelDouble;
let on: Enhancing;

beforeAll(async () => {
  double = await startModelDouble();
});
afterAll(() => double.close());

describe('a model that fails', () => {
  const start = async () => {
    on = await openEnhancing(double, { LLM_FIRST_TOKEN_MS: '400', LLM_TIMEOUT_MS: '2000' });
  };
  beforeAll(start);
  afterAll(() => on.server.close());
  beforeEach(() => {
    double.asked.length = 0;
  });
  // A fault of the provider is remembered by its circuit: the next case begins without it.
  afterEach(async () => {
    if ((await on.calls()).every(({ outcome }) => outcome !== 'failed')) return on.forgetCalls();
    await on.server.close();
    await start();
  });
  const system = instructionsFor('content');
  const { text } = written(betterLampGoal);
  const cases: readonly (readonly [string, Behaviour, string])[] = [
    ['says nothing', { kind: 'silence' }, 'slow'],
    ['falls silent halfway', { kind: 'stall', text, after: 60 }, 'slow'],
    ['is cut off halfway', { kind: 'cut', text, after: 60 }, 'unreachable'],
    ['answers 500', { kind: 'status', status: 500 }, 'unreachable'],
    ['is busy', { kind: 'status', status: 429 }, 'busy'],
    [
      'refuses the key and repeats it',
      { kind: 'status', status: 401, body: `{"error":{"message":"Incorrect API key: ${modelKey}"}}` },
      'misconfigured',
    ],
    ['rejects the request', { kind: 'status', status: 400 }, 'rejected'],
    ['answers with a page', { kind: 'page', body: '<html>Welcome to the proxy</html>' }, 'unreachable'],
    [
      'writes garbage',
      { kind: 'answer', text: 'Sure! Here is your betterLampGoal goal: write well.' },
      'garbage',
    ],
    ['writes JSON of another shape', { kind: 'answer', text: '{"result":"Write well."}' }, 'garbage'],
    ['stops in the middle of its JSON', { kind: 'answer', text: text.slice(0, 80) }, 'garbage'],
    ['only thinks', { kind: 'thoughts', text: 'The person wants a mail to Priya.' }, 'thinking'],
    [
      'writes the mail itself',
      written(
        'Subject: Lamps\n\nDear Priya,\n\nthe 14 lamps in "Hall B" are broken, see https://lamps.example/list.\n\nKind regards',
      ),
      'answered',
    ],
    ['writes nothing', written('  '), 'empty'],
    ['refuses', written("I'm sorry, but I can't help with that request."), 'refusal'],
    ['repeats its instructions', written(system), 'leak'],
    [
      'repeats them in a note',
      {
        kind: 'answer',
        text: JSON.stringify({
          enhanced: betterLampGoal,
          improvements: [system.slice(0, 250)],
          suggestions: [],
        }),
      },
      'leak',
    ],
    ['gives the key away', written(`${betterLampGoal} ${modelKey}`), 'leak'],
    [
      'changes the language',
      written(
        'Schreibe eine E-Mail an Priya über die 14 kaputten Lampen in "Hall B", siehe https://lamps.example/list, und bitte sie um die Reparatur.',
      ),
      'language',
    ],
    [
      'loses a number, a name, a quotation, an address',
      written('Write an email about the broken lamps and ask for a repair.'),
      'lost',
    ],
    [
      'invents an address and a price',
      written(`${betterLampGoal} It costs $250, see https://invented.example.`),
      'invented',
    ],
    ['never ends', written(`${betterLampGoal} ${'and so on '.repeat(400)}`), 'long'],
  ];

  it.each(cases)(
    '[EN-02] [EN-03] one that %s: the rules answer with their notes, in time, nothing charged',
    async (_, behaviour, reason) => {
      double.behave(behaviour);
      const began = performance.now();
      const events = await on.streamed();
      expect(performance.now() - began).toBeLessThan(4000);
      const last = events.at(-1);
      expect(last?.event).toBe('result');
      const answer = last?.data as unknown as EnhanceAnswer;
      expect(answer.source).toBe('rules');
      expect(answer.improvements).toEqual(notes);
      expect(answer.suggestions).toEqual([
        'Add measurable success criteria',
        'Include specific target audience details',
        'Consider relevant examples or use cases',
      ]);
      expect(answer.note).toContain('the built-in rules improved your text');
      for (const fact of ['Priya', '14', '"Hall B"', 'https://lamps.example/list'])
        expect(answer.enhanced).toContain(fact);
      expect(await on.charged()).toBe(0);
      const rows = await on.calls();
      expect(rows.length).toBeGreaterThan(0);
      expect(rows[0]?.reason).toContain(reason);
      const shown = JSON.stringify(events) + JSON.stringify(on.server.logged);
      expect(shown).not.toContain(modelKey);
      expect(shown).not.toContain(system.slice(0, 60));
      expect(JSON.stringify(on.server.logged)).not.toContain('Priya');
      expect(on.server.failures).toEqual([]);
    },
  );

  it('[EN-02] the visual fallback has visual notes', async () => {
    double.behave({ kind: 'status', status: 500 });
    const answer = await on.answerTo({ description: 'an image of a red kettle', options: { type: 'image' } });
    expect(answer.improvements[0]).toBe('Enhanced visual specificity');
    expect(answer.enhanced).toContain('red kettle');
  });

  it('[EN-02] claims nothing where the rules changed nothing', async () => {
    double.behave({ kind: 'status', status: 500 });
    const answer = await on.answerTo({ description: 'Write a poem about moss.' });
    expect(answer).toMatchObject({
      enhanced: 'Write a poem about moss.',
      improvements: ['Nothing to correct'],
    });
    expect(answer.note).toContain('cannot be reached');
  });

  it('[EN-03] no piece of the instructions is streamed before they are noticed', async () => {
    double.behave({ ...written(`Write an email to Priya. ${system}`), everyMs: 1 });
    const shown = JSON.stringify(await on.streamed());
    const words = system.split(/\s+/);
    for (let at = 0; at + 6 < words.length; at += 1)
      expect(shown).not.toContain(words.slice(at, at + 6).join(' '));
  });
});
