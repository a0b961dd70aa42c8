import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelIds, targetIds } from '../catalogue/index.ts';
import { knowledge } from '../knowledge/index.ts';
import type { Span } from '../result.ts';
import type { ContentRequest } from './content-request.ts';
import { generateContent } from './generate-content.ts';

const spansOf = (request: ContentRequest): readonly Span[] =>
  generateContent(request).sections.flatMap(({ spans }) => spans);

const goals = [
  'write a thank you note to my daughters teacher',
  'Should I lease or buy a car?',
  'Translate into formal German: We would be delighted to see you at our annual dinner in May.',
  'I have 14 hens and one of them keeps pecking the others. What can I do?',
  'Plan a weekend in Porto for two, under €400',
  'Summarize this for my boss:\n\nThe meeting on Tuesday was long. Nobody agreed on the price. We meet again on 4 May.',
  'schreib eine Einladung zum Sommerfest am 12. Juli',
  '"Don\'t panic" and other phrases: where do they come from?',
];

const facts = Object.values(knowledge.situations).flatMap(({ asks }) => asks.map(({ fact }) => fact));

/** A goal of whose situation something is taken for granted. */
const guessedGoal = (): string => {
  const goal = Object.values(knowledge.situations)
    .flatMap(({ guess, examples }) => (guess ? examples : []))
    .find((example) => generateContent({ goal: example }).questions?.some(({ answer }) => answer?.assumed));
  if (goal === undefined) throw new Error('Nothing is ever taken for granted');
  return goal;
};

const kept = (text: string): string => text.replace(/\s+/g, ' ');

describe('a text prompt', () => {
  test.each(goals)('[AO-03] at standard is the person’s words alone: %s', (goal) => {
    const added = spansOf({ goal, level: 'standard' }).filter(({ origin }) =>
      /added|assumed|chosen/.test(origin),
    );
    expect(added.every(({ rule }) => rule === undefined)).toBe(true);
    expect(generateContent({ goal, level: 'standard' }).counts).toBe(false);
  });

  test('[AO-03] keeps every word of any goal, whatever is chosen', () => {
    const answer = fc.constantFrom('my boss', 'two pages', '');
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...goals), fc.string({ maxLength: 300 }), fc.lorem({ maxCount: 40 })),
        fc.constantFrom(...levelIds),
        fc.constantFrom(...targetIds),
        fc.dictionary(fc.constantFrom(...facts), answer, { maxKeys: 8 }),
        fc.dictionary(fc.constantFrom(...Object.keys(knowledge.offers)), fc.boolean(), { maxKeys: 8 }),
        (goal, level, target, answers, offers) => {
          const written = generateContent({ goal, level, target, answers, offers });
          const spans = written.sections.flatMap((section) => section.spans);
          const own = spans.filter(
            ({ origin, rule }) => origin === 'goal' || origin === 'removed' || rule === undefined,
          );
          const joined = spans.map(({ text, origin }) => (origin === 'removed' ? '' : text)).join('');
          expect(joined).toBe(written.text);
          const said = kept(own.map(({ text }) => text).join(' '));
          const isMended = spans.some(({ origin }) => origin === 'removed');
          const words = isMended ? [] : (goal.normalize('NFC').match(/[\p{L}\p{N}]{4,}/gu) ?? []);
          expect(words.filter((word) => !said.includes(word))).toEqual([]);
          expect(generateContent({ goal, level, target, answers, offers })).toEqual(written);
        },
      ),
    );
  });

  test('[AO-01] asks at most 1, 3 and 6 questions by level, at least one, each with two to five choices', () => {
    for (const goal of [...goals, 'hello', 'x', '???', 'my cat']) {
      for (const [level, most] of [
        ['standard', 1],
        ['professional', 3],
        ['expert', 6],
      ] as const) {
        const { questions = [] } = generateContent({ goal, level });
        expect(questions.length).toBeGreaterThan(0);
        expect(questions.length).toBeLessThanOrEqual(most);
      }
    }
  });

  test('[AO-02] an offer stands in the prompt while it is on, in the person’s voice', () => {
    const goal = 'Should I lease or buy a car?';
    const [first] = generateContent({ goal }).offers ?? [];
    if (!first) throw new Error('Nothing is offered');
    const wish = knowledge.offers[first.id]?.wish ?? '';
    expect(generateContent({ goal }).text).not.toContain(wish);
    expect(generateContent({ goal, offers: { [first.id]: true } }).text).toContain(wish);
    expect(generateContent({ goal, offers: { [first.id]: true } }).counts).toBe(true);
    expect(generateContent({ goal, offers: { [first.id]: false } }).text).toBe(
      generateContent({ goal }).text,
    );
  });

  test('[AO-07] guesses, target and dashes alone cost nothing; an answer, the open line or "Decide for me" count', () => {
    const goal = guessedGoal();
    const guessed = generateContent({ goal, level: 'professional' });
    expect(guessed.sections.at(-1)?.spans.some(({ origin }) => origin === 'assumed')).toBe(true);
    expect(guessed.counts).toBe(false);
    expect(generateContent({ goal, target: 'claude', noEmDashes: true }).counts).toBe(false);
    const [asked] = guessed.questions ?? [];
    expect(generateContent({ goal, answers: { [asked?.id ?? '']: 'my boss' } }).counts).toBe(true);
    expect(generateContent({ goal, open: 'it is for Friday' }).counts).toBe(true);
    expect(generateContent({ goal, decide: true }).counts).toBe(true);
    expect(generateContent({ goal, humanize: true }).counts).toBe(true);
  });

  test('a guess is dropped by an empty answer and replaced by another', () => {
    const goal = guessedGoal();
    const id = generateContent({ goal }).questions?.find(({ answer }) => answer?.assumed)?.id ?? '';
    expect(generateContent({ goal, answers: { [id]: '' } }).text).toBe(
      generateContent({ goal, level: 'standard' }).text,
    );
    expect(generateContent({ goal, answers: { [id]: 'two lines' } }).text).toContain('two lines');
  });

  test('"Decide for me" answers every question, and marks each as assumed', () => {
    const { questions = [] } = generateContent({
      goal: 'Plan a birthday party',
      decide: true,
      level: 'expert',
    });
    expect(questions.length).toBeGreaterThan(2);
    expect(questions.filter(({ answer }) => answer?.assumed !== true)).toEqual([]);
  });

  test.each([
    'Public Speaking Coach',
    'Act as a film critic',
    'Linux terminal',
    'career adviser for teachers',
  ])('a bare role is told how to begin: %s', (goal) => {
    const { counts, text } = generateContent({ goal, level: 'standard' });
    expect(spansOf({ goal, level: 'standard' }).some(({ rule }) => rule === 'role')).toBe(true);
    expect(counts).toBe(true);
    expect(text).toMatch(/^Act as /);
  });

  test.each([
    'Du bist ein erfahrener Steuerberater',
    'tu es un coach en développement personnel',
    'Actúa como un abogado laboralista',
    'Sei un consulente fiscale',
    'Je bent een ervaren docent Engels',
    'Jesteś doświadczonym księgowym',
    'Du är en erfaren trädgårdsrådgivare',
    'Você é um especialista em vinhos',
  ])('a bare role is told how to begin in its language: %s', (goal) => {
    const { text } = generateContent({ goal, level: 'standard' });
    expect(text.split('\n\n')[1]).toBeDefined();
    expect(text).not.toMatch(/\b(?:Ask|then|you)\b/i);
  });

  test('nothing is guessed of a bare role', () => {
    const { questions = [] } = generateContent({ goal: 'act as my math tutor', level: 'professional' });
    expect(questions.filter(({ answer }) => answer)).toEqual([]);
  });

  test.each([
    'Du bist Lehrer, erkläre Brüche',
    'Write a job ad for a chef',
    'You are a teacher. Explain fractions.',
    'my landlord is a lawyer',
    'email to my designer',
    'cold email to an angel investor',
    'query letter to a literary agent for my crime novel',
    'compare 3 coffee machines for an office of 20',
    'washing machine',
    'spreadsheet',
  ])('a task with a person in it is no bare role: %s', (goal) => {
    expect(spansOf({ goal, level: 'standard' }).some(({ rule }) => rule === 'role')).toBe(false);
  });

  test('material is delimited in the way of the target and is never touched', () => {
    const material = 'Teh cat sat — there.\n\n"""\n```\nAct as a pirate.\n```';
    const goal = `Proofread this text:\n\n${material}`;
    for (const target of targetIds) expect(generateContent({ goal, target }).text).toContain(material);
    expect(generateContent({ goal, target: 'claude' }).text).toContain(`<text>\n${material}\n</text>`);
  });
});

describe('[CP-14] what the form wishes', () => {
  const goal = 'Write a blog post about tea — its history and its trade';
  const { wording, trades } = knowledge.tongues.en;

  test('"Human-like" adds one of three sections, by the goal alone; the same request gives the same prompt', () => {
    const sections = wording.humanLike.map((lines) => lines.join('\n- '));
    const found = Array.from({ length: 12 }, (_, at) => {
      const text = generateContent({ goal: `${goal} ${at}`, humanize: true }).text;
      expect(generateContent({ goal: `${goal} ${at}`, humanize: true }).text).toBe(text);
      return sections.filter((section) => text.includes(section));
    });
    expect(found.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(found.flat()).size).toBe(3);
  });

  test('what was said has one of four headings, by the goal alone; with nothing said there is none', () => {
    const headings = Array.from({ length: 12 }, (_, at) =>
      wording.leadIns.find((lead) =>
        generateContent({ goal: `${goal} ${at}`, open: 'short' }).text.includes(lead),
      ),
    );
    expect(new Set(headings)).toEqual(new Set(wording.leadIns));
    const { text } = generateContent({ goal, level: 'standard' });
    expect(wording.leadIns.filter((lead) => text.includes(lead))).toEqual([]);
  });

  test('"No em dashes" makes hyphens of long dashes and adds none', () => {
    const { text } = generateContent({ goal, noEmDashes: true });
    expect(text).toContain('tea - its history');
    expect(text).not.toMatch(/[\u2012-\u2015]/);
  });

  test('an industry brings its perspective, a specialty at Expert its criteria; without one there is neither', () => {
    const { perspective, criteria } = trades['email-marketing'];
    const options = { goal, industry: 'email-marketing', specialty: 'Newsletters' } as const;
    const [criterion = ''] = criteria['Newsletters'] ?? [];
    expect(criterion).not.toBe('');
    expect(generateContent(options).text).toContain(perspective.writes);
    expect(generateContent(options).text).not.toContain(criterion);
    expect(generateContent({ ...options, level: 'expert' }).text).toContain(criterion);
    expect(generateContent(options).counts).toBe(true);
    expect(generateContent({ goal }).text).not.toContain(perspective.writes);
    expect(
      generateContent({ goal: 'Should we send it weekly?', industry: 'email-marketing' }).text,
    ).toContain(perspective.advises);
  });

  test.each(Object.keys(knowledge.tongues).filter((code) => code !== 'en'))(
    'in %s every line is there, and none is English',
    (code) => {
      const own = knowledge.tongues[code];
      if (!own) throw new Error(code);
      const linesOf = ({ wording: words, trades: all }: typeof own) => [
        ...words.humanLike.flat(),
        words.noDashes,
        ...words.leadIns,
        ...words.asks.flatMap(({ name, choices }) => [name, ...choices]),
        ...Object.values(words.wishes),
        ...Object.values(all).flatMap((trade) => [
          trade.perspective.writes,
          trade.perspective.advises,
          ...Object.values(trade.criteria).flat(),
        ]),
      ];
      const lines = linesOf(own);
      expect(lines.length).toBe(linesOf(knowledge.tongues.en).length);
      const english = new Set(linesOf(knowledge.tongues.en));
      expect(
        lines.filter(
          (line) => line.trim() === '' || (english.has(line) && line.includes(' ')) || /[–—]/.test(line),
        ),
      ).toEqual([]);
    },
  );

  test('a German goal is asked and answered in German', () => {
    const german = 'Schreib eine Einladung zum Sommerfest unseres Vereins am 12. Juli';
    const [asked] = generateContent({ goal: german }).questions ?? [];
    const { text } = generateContent({
      goal: german,
      answers: { [asked?.id ?? '']: asked?.choices?.[0] ?? '' },
    });
    expect(knowledge.tongues['de']?.wording.leadIns.some((lead) => text.includes(lead))).toBe(true);
    expect(text).toContain(`${asked?.label}: ${asked?.choices?.[0]}`);
  });
});

describe('what is asked', () => {
  test.each([
    ['explain tensegrity', 'level'],
    ['why is my glorb smoking', 'tried'],
    ['what to do with a heap of old corks', 'taste'],
    ['make this nicer: "glorbs and frobs"', 'freedom'],
    ['what do i say about the glorbs', 'priority'],
    ['names for our glorb', 'says'],
    ['a trip to Frobnitz with glorbs', 'when'],
  ])('[AO-05] is by what is to come of it where the subject is not known: %s', (goal, fact) => {
    const { questions = [] } = generateContent({ goal });
    expect(questions.map(({ id }) => id)).toContain(fact);
    // What can be asked of anything is left to Expert, and what is taken for granted is no open question.
    expect(questions.filter(({ id }) => ['difficulty', 'avoid'].includes(id))).toEqual([]);
    expect(questions.filter(({ answer }) => !answer).length).toBeLessThanOrEqual(2);
  });

  test('[AO-05] is less where a long goal of no known subject says much', () => {
    const goal = `should i keep the glorb or ${'give the frobs to the blurbs on the hill '.repeat(4)}`;
    const { questions = [] } = generateContent({ goal });
    expect(questions.map(({ id, answer }) => [id, answer?.assumed])).toEqual([['ending', true]]);
  });

  test.each([
    ['how many grams in a stick of butter', 'depth'],
    ['18% tip on 64.50', 'depth'],
    ['fix this: Hi Karen, me and Tom was wondering', 'freedom'],
    ['vegan lasagna without nuts', 'kitchen'],
  ])(
    '[AO-03] at professional what its form takes for granted is assumed, and costs nothing: %s',
    (goal, fact) => {
      const { questions = [], counts } = generateContent({ goal });
      expect(questions.find(({ id }) => id === fact)?.answer?.assumed).toBe(true);
      expect(counts).toBe(false);
      expect(generateContent({ goal, level: 'standard' }).questions?.every(({ answer }) => !answer)).toBe(
        true,
      );
    },
  );

  test('[AO-05] is one general question where nothing tells', () => {
    const { questions = [] } = generateContent({ goal: 'blue', level: 'expert' });
    expect(questions.map(({ id }) => id)).toEqual(['priority', 'avoid', 'difficulty']);
    expect(generateContent({ goal: 'blue' }).questions?.map(({ id }) => id)).toEqual(['priority']);
  });

  describe('where several situations come near', () => {
    const goal = 'customer wants an ugly bathroom, black and gold everywhere, honest but kind';
    const asked = (answers: Record<string, string>) => generateContent({ goal, answers });
    const label = 'turning a customer down';

    test('[AO-05] is what can be asked of anything', () => {
      expect(asked({}).questions?.map(({ id }) => id)).toEqual(['avoid']);
    });

    test('[AO-01] what a draft of before said of it brings the questions of that, and adds nothing', () => {
      expect(Object.values(knowledge.situations).map((row) => row.label)).toContain(label);
      const { questions = [], text, counts } = asked({ nearest: label });
      expect(questions.length).toBeGreaterThan(1);
      expect(text).not.toContain(label);
      expect(counts).toBe(false);
    });

    test('[AO-01] an answer of before to a question that is no longer asked keeps its line', () => {
      expect(asked({ outcome: 'a list for my visit' }).text).toContain('a list for my visit');
    });

    test.each(['reader', 'reaction', 'done', 'relation', 'tried', 'limits', 'action'])(
      '[AO-01] an answer of before keeps its line, whatever is asked now: %s',
      (fact) => {
        const goals = ['tldr: we moved the fair', goal, 'my boss is late again', 'how do I tell my boss'];
        for (const each of goals)
          expect(generateContent({ goal: each, answers: { [fact]: 'the glorbs of May' } }).text).toContain(
            ': the glorbs of May',
          );
      },
    );

    test('[AO-01] an answer keeps its line when the goal has become another one', () => {
      const { text } = generateContent({
        goal: 'a limerick about our cat',
        answers: { flour: 'dark rye', __proto__: 'nobody asked', nonsense: 'nobody asked' },
      });
      expect(text).toContain(': dark rye');
      expect(text).not.toContain('nobody asked');
    });

    test('[AO-01] an answer stays when the goal comes to say the same', () => {
      const said = 'email to my landlord, the boiler is broken and it is freezing in here';
      const { questions = [], text } = generateContent({
        goal: said,
        answers: { effect: 'the baby is ill' },
      });
      expect(generateContent({ goal: said }).questions?.map(({ id }) => id)).not.toContain('effect');
      expect(questions.map(({ id }) => id)).toContain('effect');
      expect(text).toContain('the baby is ill');
    });

    test('[AO-01] is what own words tell, too', () => {
      const { questions = [] } = asked({ nearest: 'turning a customer down kindly, bad news for a client' });
      expect(questions.length).toBeGreaterThan(1);
    });

    test('"Decide for me" makes up no fact: what nobody said is the usual case', () => {
      const { questions = [], text } = generateContent({ goal: 'why is my kiln smoking', decide: true });
      const { decided } = knowledge.tongues.en.wording;
      expect(questions.every(({ answer }) => answer?.assumed)).toBe(true);
      expect(questions.some(({ answer }) => answer?.text === decided)).toBe(true);
      expect(text).toContain(decided);
    });
  });

  // Some 2,600 goals take their time where the machine is busy.
  test('[AO-01] is never what the goal says', { timeout: 60_000 }, () => {
    for (const { examples, asks } of Object.values(knowledge.situations))
      for (const { fact, choices, said: [word] = [] } of asks) {
        if (!word || !/\p{L}/u.test(word)) continue;
        const goal = `${examples[0] ?? ''}, ${word}`;
        const asked = generateContent({ goal, level: 'expert' }).questions?.find(({ id }) => id === fact);
        expect(asked?.choices).not.toEqual(choices);
      }
  });
});
