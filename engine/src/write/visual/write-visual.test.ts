import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  imageServiceIds,
  imageStyleIds,
  qualityIds,
  videoStyleIds,
  type ImageServiceId,
  type VideoServiceId,
} from '../../catalogue/visual.ts';
import { wordsOf } from '../../goal/words.ts';
import { aspectWords } from '../../knowledge/visual/aspects.ts';
import type { Aspect } from '../../knowledge/visual/rows.ts';
import { reasons } from '../../knowledge/visual/slots.ts';
import { styleRows } from '../../knowledge/visual/styles.ts';
import { subjects } from '../../knowledge/visual/subjects/index.ts';
import { lengthAt, indexRows } from '../../goal/phrases.ts';
import type { VisualRequest } from './visual-request.ts';
import { generateVisual } from './generate-visual.ts';
import { writeVisual } from './write-visual.ts';

const shared = (name: string): readonly string[] => {
  const file = join(import.meta.dirname, '../../../../../shared/goals', name);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [];
};
const ownImages = [
  'a rusty key',
  'a cat reading a newspaper',
  'four pears to the right of two jugs',
  'poster for a chamber music evening that says "Strings at Dusk"',
  'a canal without any barges',
  'An old woman mends a fishing net on the quay. Her cat watches a crab.',
  'loyalty',
  'a red bicycle against a blue wall at night, seen from above',
  'remove the lamp post from my photo',
];
const ownClips = [
  'a heron standing in the reeds',
  'The camera circles the cup.',
  'A cook cracks an egg into a pan, then she flips the omelette.',
  'time lapse of bread rising in a tin',
  'coffee beans falling in slow motion',
];
const every = <T>(list: readonly T[], step: number): readonly T[] => list.filter((_, at) => at % step === 0);
const requests: readonly VisualRequest[] = [
  ...[...ownImages, ...every(shared('image_goals.txt'), 4)].map((goal) => ({
    goal,
    media: 'image' as const,
    quality: 'ultra' as const,
  })),
  ...[...ownClips, ...every(shared('video_goals.txt'), 4)].map((goal) => ({
    goal,
    media: 'video' as const,
    service: 'veo-2' as const,
  })),
];
// What deepens a word of the person, and so speaks of what it says.
const deepening = new Set(
  [reasons.look, reasons.lit, reasons.lens, reasons.tempo].map(([, reason]) => reason),
);
const addedIn = (request: VisualRequest): readonly string[] =>
  writeVisual(request).sections.flatMap(({ spans }) =>
    spans.flatMap(({ text, origin, rule, reason }) =>
      origin === 'added' &&
      rule !== undefined &&
      rule !== 'V4' &&
      rule !== 'V9' &&
      !deepening.has(reason ?? '')
        ? [text]
        : [],
    ),
  );
const says = (text: string, aspect: Aspect): readonly string[] => {
  const index = indexRows([[true, aspectWords[aspect]]]);
  const words = wordsOf(text);
  return words.flatMap((word, at) => (lengthAt(index, words, at) > 0 ? [word.text] : []));
};

describe('any goal', () => {
  it('[VP-01] [AO-04] keeps every number, name, quotation and word of the person, in all four prompts', () => {
    const lost = requests.flatMap((request) => {
      const { text, variations, picture } = writeVisual(request);
      const body = picture.goal.text.slice(picture.start, picture.end);
      const kept = wordsOf(body).map(({ text: word }) => word);
      return [text, ...variations.map((each) => each.text)].flatMap((prompt) => {
        const there = new Set(wordsOf(prompt).map(({ text: word }) => word));
        // A slip of spelling is mended.
        const missing = kept.filter((word) => !there.has(word));
        return missing.length > 1 ? [`${request.goal}: ${missing.join(', ')}`] : [];
      });
    });
    expect(lost).toEqual([]);
  });

  it('[VP-02] gives three variations that differ from the prompt and from each other in what they show', () => {
    const same = requests.filter((request) => {
      const { text, variations } = writeVisual(request);
      return new Set([text, ...variations.map((each) => each.text)]).size !== 4;
    });
    expect(same.map(({ goal }) => goal)).toEqual([]);
  });

  it('is written the same each time and says no phrase twice', () => {
    for (const request of requests) {
      const { text } = writeVisual(request);
      expect(writeVisual(request).text).toBe(text);
      const added = addedIn(request);
      expect(new Set(added).size).toBe(added.length);
    }
  });

  it('has no section that begins with a comma', () => {
    for (const service of imageServiceIds)
      for (const { text } of writeVisual({
        goal: 'Product photo of a copper kettle',
        media: 'image',
        service,
      }).sections)
        expect(text).not.toMatch(/^,/);
  });

  it('has sections whose spans are exactly the prompt', () => {
    for (const request of requests) {
      const { text, sections } = writeVisual(request);
      expect(sections.map((section) => section.text).join('')).toBe(text);
      for (const { spans, text: own } of sections)
        expect(spans.map((span) => (span.origin === 'removed' ? '' : span.text)).join('')).toBe(own);
    }
  });

  it('is asked one to three questions and offered three to six wishes, each with what it needs', () => {
    const bare = requests.filter(({ goal }) => {
      const { asks } = writeVisual({ goal, media: 'image' });
      return (
        asks.questions.length < 1 ||
        asks.questions.length > 3 ||
        asks.offers.length < 3 ||
        asks.offers.length > 6
      );
    });
    expect(bare.map(({ goal }) => goal)).toEqual([]);
  });
});

describe('what the person says', () => {
  const things = Object.values(subjects).flatMap(({ nouns: [noun] }) => [`a ${noun}`]);
  const sayings: readonly (readonly [Aspect, readonly string[]])[] = [
    ['light', ['backlit', 'with hard shadows', 'in dim light']],
    ['view', ['in close-up', 'seen from behind', 'aerial view']],
    ['colour', ['in red and green', 'in black and white', 'pastel colours']],
    ['season', ['in autumn', 'at Christmas']],
    ['focus', ['with a blurred background', 'everything in sharp focus']],
    ['era', ['in the 1970s', 'in the middle ages, medieval']],
    ['text', ['without words']],
  ];

  it.each(sayings)('[AO-04] about %s is not said again or otherwise', (aspect, phrases) => {
    const found = things.flatMap((thing) =>
      phrases.flatMap((phrase) => {
        const goal = `${thing}, ${phrase}`;
        return addedIn({ goal, media: 'image', quality: 'ultra' })
          .filter((text) =>
            aspect === 'view'
              ? /^(?:seen|close|from|at|straight|a (?:close|wide|macro|tight))\b/i.test(text)
              : says(text, aspect).length > 0,
          )
          .map((text) => `${goal}: ${text}`);
      }),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'The camera circles the cup',
    'A horse, the camera pans left',
    'a street, static camera',
    'a dog, tracking shot',
  ])('[AO-04] of the camera stands alone: %s', (goal) => {
    expect(addedIn({ goal, media: 'video' }).filter((text) => /camera/i.test(text))).toEqual([]);
  });

  it.each(['a river, time lapse', 'a drop falling in slow motion', 'a dancer, sped up'])(
    '[AO-04] of pace stands alone: %s',
    (goal) => {
      expect(addedIn({ goal, media: 'video' }).filter((text) => /real time|slow|fast/i.test(text))).toEqual(
        [],
      );
    },
  );

  it('[AO-04] of sound stands alone', () => {
    const goal = 'a waterfall, no sound';
    expect(addedIn({ goal, media: 'video', service: 'veo-2' }).filter((text) => /audio/i.test(text))).toEqual(
      [],
    );
  });

  it('[AO-04] people are added to nothing that has none', () => {
    const people = Object.values(subjects).filter(({ group }) => group !== 'person' && group !== 'design');
    const found = people.flatMap(({ nouns: [noun] }) =>
      addedIn({ goal: `a ${noun}`, media: 'image', quality: 'ultra' }).filter(
        (text) => says(text, 'people').length > 0,
      ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['coffee beans falling', /steam/i],
    ['a perfume bottle', /\b(?:face|bod)/i],
    ['an icon with a gradient', /two flat colours|flat colours/i],
    ['a cosy reading corner', /the whole cosy/i],
    ['a poster without words', /type large/i],
  ])('is met without stock phrases that are false of it: %s', (goal, stock) => {
    expect(addedIn({ goal, media: 'image', quality: 'ultra' }).filter((text) => stock.test(text))).toEqual(
      [],
    );
  });
});

describe('the choices of the form', () => {
  const goals = [
    'a rusty key',
    'charcoal drawing of a harbour',
    'an illustration of two foxes',
    'loyalty',
    'ein Fuchs im Schnee',
  ];

  it('[VP-01] a chosen style always shows, whatever the goal names', () => {
    for (const goal of goals) {
      for (const style of imageStyleIds) {
        const { text } = writeVisual({ goal, media: 'image', style });
        expect(
          [styleRows[style].says, styleRows[style].within].some((phrase) =>
            text.toLowerCase().includes(phrase.toLowerCase()),
          ),
        ).toBe(true);
      }
      for (const style of videoStyleIds) {
        const { text } = writeVisual({ goal, media: 'video', style, service: 'runway' });
        expect(
          [styleRows[style].says, styleRows[style].within].some((phrase) =>
            text.toLowerCase().includes(phrase.toLowerCase()),
          ),
        ).toBe(true);
      }
    }
  });

  it('[VP-01] each quality level adds something to the one below', () => {
    for (const goal of ['a cat', 'a dog', 'a horse', 'bowl of ramen', 'cup of tea']) {
      const lengths = qualityIds.map((quality) => addedIn({ goal, media: 'image', quality }).length);
      expect(lengths[1]).toBeGreaterThan(lengths[0] ?? 0);
      expect(lengths[2]).toBeGreaterThan(lengths[1] ?? 0);
    }
  });

  it('[VP-02] Midjourney gets phrases and the flags of today, never those of yesterday', () => {
    const { text } = writeVisual({
      goal: 'a canal without any barges',
      media: 'image',
      service: 'midjourney',
      quality: 'ultra',
    });
    expect(text).toMatch(/^a canal without any barges, .* --no barges --ar 16:9 --hd$/);
    expect(text).not.toMatch(/--(?:q|oref|ow|cw|cref|v)\b/);
  });

  it.each<[ImageServiceId | VideoServiceId, 'image' | 'video', string]>([
    ['dall-e-3', 'image', 'GPT Image'],
    ['imagen', 'image', 'Nano Banana'],
    ['veo-2', 'video', 'Gemini Omni Flash'],
  ])(
    '[VP-02] %s says that it was switched off, and writes for its successor',
    (service, media, successor) => {
      const { notices, services } = writeVisual({ goal: 'a heron', media, service });
      expect(
        notices.some(({ message }) => /switched off on .* 2026/.test(message) && message.includes(successor)),
      ).toBe(true);
      expect(services).toEqual([successor]);
    },
  );

  it('[VP-04] what is a setting stands beside the prompt, the length of a clip within what the service makes', () => {
    const { text, settings } = writeVisual({
      goal: 'a 30 second clip of a heron',
      media: 'video',
      service: 'runway',
    });
    expect(settings).toContainEqual({ name: 'Duration', value: '10 s' });
    expect(text).not.toMatch(/16:9|1080p/);
    expect(writeVisual({ goal: 'a heron', media: 'video' }).settings).toContainEqual({
      name: 'Duration',
      value: '8 s',
    });
  });

  it('a service that takes less gets no more, the person’s words first', () => {
    const goal = `A harbour. ${'There are many boats in it, each with its own name. '.repeat(40)}`;
    const { text, notices } = writeVisual({ goal, media: 'video', service: 'runway' });
    expect(text.length).toBeLessThanOrEqual(1_000);
    expect(notices.some(({ message }) => message.includes('was cut'))).toBe(true);
  });
});

describe('answers, offers and own words', () => {
  const goal = 'a heron standing in the reeds';

  it('[AO-02] stand in the prompt as said, and nothing of ours contradicts them', () => {
    const { text } = writeVisual({
      goal,
      media: 'image',
      answers: { mood: 'calm' },
      offers: { shallow: true },
      open: 'it is the one from our pond',
    });
    expect(text).toContain('The mood is calm.');
    expect(text).toContain('Only the subject is sharp, and everything behind it is softly blurred.');
    expect(text).toContain('It is the one from our pond.');
  });

  it('an answer about the light takes ours away', () => {
    const lit = writeVisual({ goal: 'a lighthouse', media: 'image', answers: { time: 'at night' } });
    expect(lit.sections.find(({ id }) => id === 'light')).toBeUndefined();
  });

  it('ids of before are ignored', () => {
    const options = { goal, media: 'image' } as const;
    const old = writeVisual({
      ...options,
      assumptions: { view: 'low' },
      answers: { 'looks-animal': 'grey' },
      offers: { gone: true },
    });
    expect(old.text).toBe(writeVisual(options).text);
  });

  it('"decide for me" answers what is open, marked as assumed', () => {
    const { asks, sections } = writeVisual({ goal, media: 'image', decide: true });
    expect(asks.questions.every(({ answer }) => answer?.assumed)).toBe(true);
    expect(sections.flatMap(({ spans }) => spans).some(({ origin }) => origin === 'assumed')).toBe(true);
  });

  it('[AO-01] no words are asked for where the goal says that there are none, or which', () => {
    for (const said of ['a logo for a bakery without words', 'a poster that says "Open late"'])
      expect(writeVisual({ goal: said, media: 'image' }).asks.questions.map(({ id }) => id)).not.toContain(
        'words',
      );
  });
});

describe('[AO-07] what is paid for', () => {
  it('is never a prompt that comes back as typed, whatever the service', () => {
    const goal = 'two women playing cards in a park in Lisbon, one laughs';
    for (const service of [...imageServiceIds, undefined]) {
      const { counts } = generateVisual({ goal, media: 'image', ...(service && { service }) });
      expect(counts).toBe(false);
    }
    expect(generateVisual({ goal: `Please draw me a picture of ${goal}`, media: 'image' }).counts).toBe(
      false,
    );
    expect(generateVisual({ goal: ' ', media: 'image' }).counts).toBe(false);
  });

  it.each([
    [{ style: 'oil-painting' }],
    [{ open: 'it is for a calendar' }],
    [{ offers: { shallow: true } }],
    [{ decide: true }],
  ] as const)('is the first thing that is added: %j', (options) => {
    expect(
      generateVisual({ goal: 'a heron in my pond that stares at me', media: 'image', ...options }).counts,
    ).toBe(true);
  });
});

it('an empty goal gives an empty prompt', () => {
  expect(writeVisual({ goal: ' \n', media: 'image' })).toMatchObject({
    text: '',
    sections: [],
    variations: [],
  });
});

describe('what a service does not make', () => {
  it.each([
    ['horse in shallow water, 21:9, 8s', 'runway', /21:9.*16:9/],
    ['drone over rice terraces, 60 seconds', 'runway', /60 seconds.*10 seconds/],
  ] as const)('[AO-04] is told with the nearest that is set: %s', (goal, service, told) => {
    const { notices } = writeVisual({ goal, media: 'video', service });
    expect(notices.map(({ message }) => message).join('\n')).toMatch(told);
  });

  it('is not said of what it makes', () => {
    const { notices } = writeVisual({ goal: 'horse, 16:9, 8 seconds', media: 'video', service: 'runway' });
    expect(notices.filter(({ rule }) => rule === 'V10')).toEqual([]);
  });

  it.each([
    ['how a zip works, under 12 sec', '11 s'],
    ['tyre change, ten seconds tops', '10 s'],
    ['ein Zug im Schnee, unter 10 Sekunden', '9 s'],
    ['a kite, at most 20 seconds', '15 s'],
  ])('[AO-04] a length keeps within what the goal says of it, and needs no notice: %s', (goal, length) => {
    const { settings, notices } = writeVisual({ goal, media: 'video', service: 'kling' });
    expect(settings).toContainEqual({ name: 'Duration', value: length });
    expect(notices.filter(({ rule }) => rule === 'V10')).toEqual([]);
  });

  it('[AO-04] a photo that somebody took keeps its proportions', () => {
    const goal = 'photo i took of my dads workshop, make it look like dusk';
    const { settings } = writeVisual({ goal, media: 'image', service: 'gpt-image' });
    expect(settings.map(({ name }) => name)).not.toContain('Size');
  });
});

it.each([
  ['image', 'a red fox in the snow', 'a logo for a bakery'],
  ['video', 'a red fox in the snow', 'rain on a tin roof'],
] as const)(
  '[AO-01] an answer about a picture keeps its line when another goal is asked other things: %s',
  (media, goal, other) => {
    const [{ id } = { id: '' }] = generateVisual({ goal, media }).questions ?? [];
    const answers = { [id]: 'the glorbs of May', constructor: 'nobody asked' };
    const { text } = generateVisual({ goal: other, media, answers });
    expect(text).toContain('the glorbs of May');
    expect(text).not.toContain('nobody asked');
  },
);
