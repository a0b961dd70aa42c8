import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageServiceIds, videoServiceIds, type ServiceId } from '../../catalogue/visual.ts';
import { goldenImages, goldenVideos } from '../golden/golden-goals.ts';
import { generateVisual, lintVisual } from '../generate-visual.ts';
import type { VisualOptions } from '../generate-in-medium.ts';
import { imageValidators } from '../validators/image-validators.ts';
import type { Validator } from '../validators/validator.ts';
import { videoValidators } from '../validators/video-validators.ts';

const validators: Readonly<Record<ServiceId, Validator>> = { ...imageValidators, ...videoValidators };
const image = (goal: string, options: Partial<VisualOptions> = {}) =>
  generateVisual({ goal, media: 'image', service: 'imagen', ...options });
const clip = (goal: string, options: Partial<VisualOptions> = {}) =>
  generateVisual({ goal, media: 'video', service: 'veo-2', ...options });
const labels = (made: { readonly questions?: readonly { readonly label: string }[] }) =>
  made.questions?.map(({ label }) => label);

describe('[V12] what is asked', () => {
  it.each([
    ['my dog in the garden', ['What your dog looks like', 'What your dog is doing']],
    ['a knight', ['What the knight looks like', 'What the knight is doing', 'Where it is']],
    ['logo for Brightwell', ['What the name stands for', 'What the mark shows', 'Colors']],
    ['poster for our school play', ['The exact words on it', 'What the picture on it shows', 'Colors']],
    ['neon sign on a brick wall', ['What the sign says']],
    ['freedom', ['What is to be seen']],
    ['photo for the contact page of a notary', ['What is to be seen']],
    ['photo of our rowing team', ['How many people, and how they look', 'Where it is']],
    ['drawing of our street in autumn', ['What your street looks like']],
    ["my uncle's old bicycle by the canal", ['What the bicycle looks like']],
    ['cover for our new single', ['Title and name of the artist', 'What the picture on it shows']],
    ['birthday card for a girl who loves trains', ['The exact words on it', 'Colors']],
  ])('of a picture: %s', (goal, asked) => expect(labels(image(goal))).toEqual(asked));

  it.each([
    ['our baker shaping loaves', ['What your baker looks like', 'How it ends', 'Where it is']],
    [
      '20 second ad for a folding kayak',
      ['What the product looks like', 'What is to be seen', 'The exact words in it'],
    ],
    ['ad for a pottery class', ['What is to be seen', 'The exact words in it']],
    ['loop for the screen in our waiting room', ['What is to be seen']],
    ['clip of my balcony peppers growing', ['What your peppers look like', 'What is around it']],
    ['an astronaut', ['What the astronaut looks like', 'What the astronaut is doing', 'Where it is']],
  ])('of a clip: %s', (goal, asked) => expect(labels(clip(goal))).toEqual(asked));

  it.each([
    'remove the people from my photo',
    'un chat noir sur un toit de Paris',
    'tattoo of a swallow',
    'a tired juggler waits in a launderette',
    'a green bowl on a slate table',
    'an old woman with white hair in a blue apron kneads dough at a long table in her stone kitchen at dawn',
  ])('nothing where nothing is open or can be known: %s', (goal) => expect(labels(image(goal))).toEqual([]));

  it('never what the goal says', () => {
    const said = labels(image('a girl with red hair feeding cats in an alley at dusk'));
    expect(said).toEqual([]);
    expect(labels(clip('our dog runs'))).toContain('How it ends');
    expect(labels(clip('our dog runs, then it stops'))).not.toContain('How it ends');
    expect(labels(image('logo for a bakery called Morning Crumb, brown and cream'))).toEqual([
      'What the mark shows',
    ]);
  });

  it('at most three, and none of what only text could do where a first frame is made', () => {
    for (const { goal } of [...goldenImages, ...goldenVideos]) {
      expect(image(goal).questions?.length).toBeLessThanOrEqual(3);
      const still = labels(clip(goal, { service: 'stable-video' }));
      expect(still).not.toContain('How it ends');
    }
  });
});

describe("[V12] what is asked of the person's own", () => {
  it.each([
    ['how our folding stool opens and closes', 'What your stool looks like'],
    ["my grandmother's kitchen the way I remember it", 'What the kitchen looks like'],
    ['illustration for an article about burnout in nurses', 'What is to be seen'],
    ['steam coming off our new ramen', 'What is in your ramen, and how it is served'],
    [
      'picture of my late grandfathers farmhouse as it might have looked in the 30s, snow, evening, light in one window',
      'What your farmhouse looks like',
    ],
    ['character portrait: halfling tax collector, tired', 'What the figure looks like and carries'],
  ])('is how it looks, wherever it stands: %s', (goal, label) =>
    expect(labels(image(goal))).toContain(label),
  );

  it.each(['handmade soap for our etsy shop', 'portrait of Salvador Dali with half a robot face'])(
    'is nothing where it is no thing to be seen, or known by name: %s',
    (goal) => expect(labels(image(goal))?.join(' ')).not.toMatch(/your|figure/),
  );

  it('neither an hour of the day before a plain ground, nor an end of a loop', () => {
    const asked = labels(clip('a fox runs on the spot, plain white background, loops'));
    expect(asked).not.toContain('Time of day and mood');
    expect(asked).not.toContain('How it ends');
  });
});

describe('[V12] what is answered', () => {
  it.each([
    'The title is put on later by a mother who does layout',
    'none',
    'I put the text on in the app afterwards',
  ])('is no lettering where it is a remark on it: %s', (lettering) => {
    const { text } = image("cover for our school's cookbook", { answers: { lettering } });
    expect(text).not.toContain('"');
    expect(text).toContain('calm area for the title');
  });

  it.each([
    ['See you later', '"See you later"'],
    ['The title is Sunday Soups', '"Sunday Soups"'],
    ['Nothing but Bread', '"Nothing but Bread"'],
  ])('is lettering where it is one: %s', (lettering, printed) =>
    expect(image("cover for our school's cookbook", { answers: { lettering } }).text).toContain(printed),
  );

  it('loses what only introduces it, and is left out where it says nothing', () => {
    const { text } = image('poster for our school fair', {
      answers: { motif: 'It should be a climbing frame', colors: 'no idea, warm' },
    });
    expect(text).toContain(', showing a climbing frame, in warm colors');
    const plain = image('a vase by the door');
    expect(image('a vase by the door', { answers: { 'looks-thing': "doesn't matter" } }).text).toBe(
      plain.text,
    );
    expect(
      clip('our baker shaping loaves at 4am', { answers: { ending: 'He looks up and smiles' } }).text,
    ).toContain(', then he looks up');
  });

  it('stays a sentence where it is one, wears what is worn, and keeps no capital', () => {
    expect(
      image('logo for a bakery called Morning Crumb', { answers: { colors: 'The loaf is dark red' } }).text,
    ).toContain('. The loaf is dark red.');
    expect(
      image('our goat running an office meeting', {
        answers: { 'looks-animal': 'Green reading glasses on a cord' },
      }).text,
    ).toMatch(/The goat wears green reading glasses on a cord/i);
    expect(image('a girl feeding cats', { answers: { surroundings: 'Muddy village, rain' } }).text).toContain(
      ', muddy village, rain',
    );
  });

  it('stands beside the subject, as the place, as the light, and replaces what was assumed', () => {
    const { text, variations } = image('our girl feeding stray cats', {
      answers: {
        'looks-person': 'red curly hair, yellow raincoat.',
        surroundings: 'in a narrow alley',
      },
    });
    expect(text).toMatch(
      /^Our girl feeding stray cats in a narrow alley\. The girl: red curly hair, yellow raincoat\. /,
    );
    expect(text).not.toMatch(/surroundings that fit|clear light on face/i);
    expect(variations).toHaveLength(3);
    for (const variation of variations) {
      expect(variation.axis).not.toBe('setting');
      expect(variation.text).toContain('red curly hair, yellow raincoat');
      expect(variation.text).toContain('in a narrow alley');
    }
  });

  it('adds nobody by saying who somebody is', () => {
    const { text } = image('a knight', { answers: { 'looks-person': 'young woman in silver armor' } });
    expect(text).toMatch(/^A knight, young woman in silver armor\. /);
    expect(text).not.toContain('both');
  });

  it('is quoted where it is lettering, line by line on a poster, and laid out as such', () => {
    const { text, variations } = image('poster for our school play', {
      service: 'adobe-firefly',
      answers: { lettering: 'The “Tempest”, 12 June, Main Hall', colors: 'dark blue and gold' },
    });
    expect(text).toContain('"The Tempest", "12 June", "Main Hall", in dark blue and gold');
    expect(text).toContain('the first line largest');
    expect(text).not.toMatch(/free of lettering|three flat colors/i);
    expect(variations.filter(({ axis }) => axis === 'palette')).toEqual([]);
  });

  it('of a clip comes in its order: the camera first where the service wants it first', () => {
    const { text, variations } = clip('our fox runs through the snow, the camera follows it', {
      service: 'runway',
      answers: { ending: 'it stops and looks back' },
    });
    expect(text).toMatch(/^The camera follows/);
    expect(text).toContain('through the snow, then it stops and looks back.');
    expect(text).toContain('the second until the end');
    for (const variation of variations) expect(variation.text).toMatch(/camera follows/);
  });

  it('makes an idea a sight', () =>
    expect(image('freedom', { answers: { motif: 'a barefoot boy on a bicycle' } }).text).toMatch(
      /^A barefoot boy on a bicycle, a symbol of freedom\./,
    ));

  it('asks for no photo of what was described, and takes its names for the person’s', () => {
    const told = { answers: { 'looks-animal': 'brown terrier from Porto, 12 years old' } };
    const photo = (made: ReturnType<typeof image>) =>
      made.notices.filter(({ rule }) => rule === 'V11').length;
    expect(photo(image('my dog'))).toBe(1);
    const made = image('my dog', told);
    expect(photo(made)).toBe(0);
    expect(made.findings).toEqual([]);
    expect(lintVisual(made.text, { goal: 'my dog', media: 'image', service: 'imagen', ...told }).score).toBe(
      made.score,
    );
  });

  it('counts only for questions that are asked, and leaves them as they are', () => {
    const plain = image('a knight');
    expect(image('a knight', { answers: { looks: 'x', mood: 'y', camera: 'z' } })).toEqual(plain);
    expect(image('a knight', { answers: { 'looks-person': 'old' } }).questions).toEqual(plain.questions);
    expect(image('a knight', { answers: { 'looks-person': ' .\n' } })).toEqual(plain);
  });

  it('is taken by every service, whatever it holds', () => {
    const wild = fc.constantFrom(
      'brown (very) shaggy',
      'no collar, without a leash',
      '--ar 9:16 --no dogs',
      'red. Blue! "green", ',
      '-motion 4 -camera zoom in',
      'a "b c',
      'so (big:1.3)',
      'he runs, then he stops... then he sits!!',
      '; , .',
      'then\nnext line',
    );
    const answers = fc.dictionary(
      fc.constantFrom(
        'looks-person',
        'looks-animal',
        'looks-thing',
        'looks-place',
        'action',
        'surroundings',
        'mood',
        'ending',
        'camera',
        'motif',
        'lettering',
        'colors',
        'trade',
        'parts',
      ),
      fc.oneof(
        wild,
        fc
          .string({ unit: 'grapheme-ascii', maxLength: 40 })
          .map((text) => text.replaceAll(/[-:()"“”<>[\]]/g, ' ')),
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...goldenImages, ...goldenVideos), answers, (golden, given) => {
        for (const service of golden.media === 'image' ? imageServiceIds : videoServiceIds) {
          const made = generateVisual({ ...golden, service, answers: given });
          for (const text of [made.text, ...made.variations.map((variation) => variation.text)])
            expect([
              text,
              validators[service](text, { version: service === 'midjourney' ? '7' : '', flags: false }),
            ]).toEqual([text, []]);
        }
      }),
      { numRuns: 150 },
    );
  });
});
