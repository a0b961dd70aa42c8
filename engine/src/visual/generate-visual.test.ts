import { describe, expect, it } from 'vitest';
import type { ServiceId } from '../catalogue/visual.ts';
import type { VisualOptions } from './generate-in-medium.ts';
import { generateVisual } from './generate-visual.ts';

const image = (goal: string, service?: ServiceId, options: Partial<VisualOptions> = {}) =>
  generateVisual({ goal, media: 'image', service, ...options });
const video = (goal: string, service?: ServiceId, options: Partial<VisualOptions> = {}) =>
  generateVisual({ goal, media: 'video', service, ...options });
const choiceOf = (made: ReturnType<typeof image>, id: string) =>
  made.assumptions.find((assumption) => assumption.id === id);

/** The stretch of `one` that `other` does not share. */
function changed(one: string, other: string): string {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  return one.slice(start, one.length - end);
}

describe('what the goal says', () => {
  it('[VS-01] opens the prompt with the subject, without "draw me a picture of"', () => {
    expect(image('please draw me a picture of a brass kettle', 'midjourney').text).toMatch(/^brass kettle, /);
    expect(video('Create a video of a brass kettle boiling', 'veo-2').text).toMatch(
      /^A brass kettle boiling\. /,
    );
  });

  it('[VS-02] keeps a full sentence whole and in order', () => {
    const goal = 'The baker who juggles lemons winks.';
    for (const service of ['dall-e-3', 'adobe-firefly', 'imagen'] as const)
      expect(image(goal, service).text).toContain(goal);
    expect(image(goal, 'stable-diffusion').text).toContain(goal.slice(0, -1));
  });

  it('[VS-03] says counted groups a second time, with side and total', () => {
    const { text } = image('two mugs to the left of five plates', 'imagen');
    expect(text).toContain(
      'Exactly two mugs in one group on the left, exactly five plates in one group on the right, seven in total',
    );
    expect(image('a mug to the left of a plate', 'imagen').text).not.toContain('xactly');
  });

  it('[VS-04] does not count what is no count', () => {
    for (const goal of [
      'a two-story barn',
      'a boy of 9 years',
      'one dancer hands another a rose',
      'a tower from 1890',
    ])
      expect(image(goal).text.toLowerCase()).not.toContain('exactly');
    expect(image('three barns').text).toContain('Exactly three barns');
  });

  it('[VS-05] protects spatial relations and says which side is which', () => {
    expect(image('a stool to the right of a stove').text).toContain(
      'A stove on the left, a stool on the right',
    );
    expect(image('a stool behind a stove').text).toContain('everything fully visible');
    expect(image('a stool in a field').text).not.toContain('everything fully visible');
  });

  it('[VS-06] moves what is absent to the negative field where there is one', () => {
    const goal = 'a harbour without any boats';
    expect(image(goal, 'midjourney').text).toMatch(/^harbour, open water, .* --no boats /);
    expect(image(goal, 'stable-diffusion').text).toContain('Negative prompt: boats, ');
    expect(video(goal, 'veo-2').text).toContain('negativePrompt "boats, ');
  });

  it('[VS-07] shows a positive twin where there is no negative field, else keeps the negation', () => {
    expect(video('a harbour without any boats', 'luma').text).toMatch(/^A harbour, open water\. /);
    expect(image('a kettle without a spout', 'imagen').text).toContain('A kettle without a spout.');
    expect(image('a kettle without a spout', 'midjourney', { version: '8.1' }).text).toContain(
      'kettle without a spout',
    );
  });

  it('[VS-08] leaves a negation alone whose scope is not certain', () => {
    for (const goal of [
      'a jar without a label that has the word "LABEL" on it',
      'a boat without sails and a pier',
      'a plinth without a statue of a king',
    ])
      expect(image(goal, 'midjourney').text).toContain('without');
  });

  it('[VS-09] quotes lettering exactly, and never forbids text then', () => {
    const { text } = image("a bakery sign that says 'Warm Rolls'", 'stable-diffusion');
    expect(text).toContain('says "Warm Rolls", lettering exactly as quoted, once only');
    expect(text).not.toMatch(/Negative prompt:.*\btext\b/);
    expect(image('a bakery', 'stable-diffusion').text).toMatch(/Negative prompt:.*\btext\b/);
  });

  it('[VS-10] closes a quotation that was left open', () => {
    expect(image('a parcel that says "Fragile', 'imagen').text).toContain('says "Fragile".');
  });

  it('[VS-11] keeps other languages and adds nothing that could clash with words it cannot read', () => {
    const made = image('ein Leuchtturm bei Nacht mit einem Hund und einer Laterne', 'imagen');
    expect(made.text).toContain('Ein Leuchtturm bei Nacht mit einem Hund und einer Laterne.');
    expect(made.text).not.toMatch(/daylight|background/);
    expect(made.notices).toContainEqual(expect.objectContaining({ rule: 'L1' }));
  });

  it('[VS-12] adds only composition and light to goals of 30 words or more', () => {
    const goal = `A potter sits at a wheel while ${'rain falls on the tin roof and a dog sleeps near the stove '.repeat(3)}and nobody speaks.`;
    const made = image(goal, 'dall-e-3', { quality: 'ultra' });
    expect(made.text).toContain(goal);
    expect(made.sections.map(({ id }) => id)).not.toContain('style');
  });
});

describe('what people type', () => {
  it('[VS-13] finds absences in front and in pairs', () => {
    expect(image('no people, just a jetty at dawn', 'midjourney').text).toMatch(
      /^just a jetty at dawn, deserted, .*--no people /,
    );
    expect(image('a yard with no grass and no gate', 'midjourney').text).toContain('--no grass, gate ');
  });

  it('[VS-14] frames posts, banners, cards and wallpapers, and leaves wording open where names or dates stand', () => {
    expect(image('Instagram post for a cheese shop').text).toContain('free of lettering');
    expect(choiceOf(image('postcard from Lake Como in 1950'), 'lettering')?.chosen).toBe('open');
    expect(image('a wooden post').text).not.toContain('caption');
  });

  it('[VS-15] keeps all of several subjects in the picture', () => {
    expect(image('a goat, a hen and a donkey').text).toContain('everything fully visible');
    expect(image('a goat').text).not.toContain('everything');
  });

  it('[VS-45] takes the clip length that the goal asks for, or the nearest, and says so', () => {
    const goal = 'a 10 second clip of a kitten';
    expect(video(goal, 'runway').text).toContain('Settings: 10 s');
    expect(video(goal, 'runway').notices).toEqual([]);
    expect(video(goal, 'veo-2').text).toContain('Settings: 8 s');
    expect(video(goal, 'veo-2').notices).toContainEqual(expect.objectContaining({ rule: 'M3' }));
  });
});

describe('what it leaves open', () => {
  it('[VS-20] adds more phrases with each level, and never praise', () => {
    const words = (['standard', 'high', 'ultra'] as const).map(
      (quality) =>
        image('a brass kettle', undefined, { quality }).text.split(', ').length +
        image('a brass kettle', undefined, { quality }).text.split('. ').length,
    );
    expect(words[0]).toBeLessThan(words[1] ?? 0);
    expect(words[1]).toBeLessThan(words[2] ?? 0);
    expect(image('a brass kettle', 'midjourney', { quality: 'ultra' }).text).not.toMatch(
      /8k|masterpiece|award|stunning|intricate/i,
    );
  });

  it('[VS-21] adds neither view nor another light where the goal has them', () => {
    const { text, assumptions } = image('close-up of a snail at dusk', 'imagen');
    expect(text).not.toMatch(/eye-level|natural light|daylight/);
    expect(text).toContain('Soft blue light');
    expect(assumptions.find(({ id }) => id === 'light')?.reason).toContain('your goal');
    expect(
      image('a snail in warm light from the left, at dusk').assumptions.map(({ id }) => id),
    ).not.toContain('light');
  });

  it('[VS-22] rewrites the prompt for every choice of every assumption', () => {
    for (const made of [
      image('a brass kettle', 'midjourney'),
      video('a brass kettle', 'pika'),
      image('logo for a kettle maker', 'adobe-firefly'),
    ]) {
      const options = {
        goal: made.sections[0]?.text.includes('ogo') ? 'logo for a kettle maker' : 'a brass kettle',
      };
      const service =
        made.services[0] === 'Midjourney'
          ? 'midjourney'
          : made.services[0] === 'Pika Labs'
            ? 'pika'
            : 'adobe-firefly';
      for (const { id, choices, chosen } of made.assumptions) {
        const texts = choices.map(
          (choice) =>
            generateVisual({
              ...options,
              media: service === 'pika' ? 'video' : 'image',
              service,
              assumptions: { [id]: choice.id },
            }).text,
        );
        expect([id, new Set(texts).size]).toEqual([id, choices.length]);
        expect(texts[choices.findIndex((choice) => choice.id === chosen)]).toBe(made.text);
      }
    }
  });

  it('[VS-23] lets a medium that the goal names win over the chosen style, and says so', () => {
    const made = image('a charcoal sketch of a mill', 'imagen', { style: 'photorealistic' });
    expect(made.text).not.toContain('photograph');
    expect(made.notices).toContainEqual(expect.objectContaining({ rule: 'V4' }));
    expect(image('a mill', 'imagen', { style: 'photorealistic' }).text).toContain('photograph');
  });

  it('[VS-27] leaves out a style of the other medium', () => {
    expect(image('a mill', 'imagen', { style: 'cinematic' }).text).toBe(image('a mill', 'imagen').text);
    expect(video('a mill', 'luma', { style: 'cinematic' }).text).not.toBe(video('a mill', 'luma').text);
  });

  it('[VS-24] gives each kind of picture its own frame', () => {
    expect(image('a circular logo', 'adobe-firefly').text).toContain('One simple flat mark');
    expect(image('seamless pattern of acorns', 'midjourney').text).toContain('--tile');
    expect(image('a wall with a poster on it').text).not.toContain('dominant picture');
  });

  it('[VS-25] does not choose a symbol for an idea', () => {
    const made = image('solitude', 'midjourney', { version: '8.1' });
    expect(made.text).toMatch(
      /^solitude, one symbolic scene with a single clear subject, .*--s 250 --c 20 --v 8\.1$/,
    );
    expect(made.notices).toContainEqual(expect.objectContaining({ rule: 'V10', screen: 'content' }));
  });

  it('[VS-26] points misfiled goals to their screen without refusing them', () => {
    const made = image('Write an email to the choir');
    expect(made.notices).toContainEqual(expect.objectContaining({ screen: 'content' }));
    expect(made.text).toContain('Write an email to the choir');
    expect(image('an email icon').notices).toEqual([]);
  });
});

describe('variations', () => {
  it('[VS-30] change exactly one axis each and nothing else [VP-02]', () => {
    const made = image('two mugs to the left of five plates', 'imagen');
    expect(made.variations).toHaveLength(3);
    expect(new Set(made.variations.map(({ axis }) => axis)).size).toBe(3);
    for (const { text } of made.variations) {
      expect(text).toContain('Two mugs to the left of five plates.');
      expect(text).toContain('seven in total');
      expect(text).toContain('everything fully visible');
      expect(changed(made.text, text)).not.toMatch(/[.\n]/);
      expect(changed(text, made.text)).not.toMatch(/[.\n]/);
    }
  });

  it('[VS-31] are three even where the goal fixes view and light', () => {
    expect(image('aerial view of a lagoon at sunset', 'midjourney').variations).toHaveLength(3);
  });
});

describe('video', () => {
  it("[VS-40] makes one camera move: the goal's own, else still if something acts, else a slow one", () => {
    expect(video('A mossy gate, pan left', 'luma').text).toContain('Pan left, one smooth move');
    expect(video('a fox digging in snow', 'luma').text).toContain('The camera stays still');
    expect(video('a marble bench', 'luma').text).toContain('Slow push in');
    expect(video("a cellist's hand, then the whole orchestra", 'luma').text).toContain('Slow pull back');
  });

  it('[VS-41] says a camera move once that the goal says twice', () => {
    const { text } = video('The camera orbits around. Sundial, the camera circles around.', 'runway');
    expect(text.match(/camera/gi)).toHaveLength(1);
    expect(text).toContain('Sundial.');
  });

  it('[VS-42] keeps the order of events in one take', () => {
    const { text } = video('A nurse opens a letter, then she smiles.', 'veo-2');
    expect(text).toContain(
      'A nurse opens a letter, then she smiles. One continuous shot: the first action for about 3 seconds, the second until the end.',
    );
  });

  it.each(['veo-2', 'runway', 'pika', 'luma'] as const)(
    '[VS-43] [VP-04] names 5 to 10 seconds for %s',
    (service) => {
      for (const goal of ['a fox', 'a fox digs, then it rests']) {
        const seconds = Number(/Settings: (\d+) s/.exec(video(goal, service).text)?.[1]);
        expect(seconds).toBeGreaterThanOrEqual(5);
        expect(seconds).toBeLessThanOrEqual(10);
      }
    },
  );

  it('[VS-46] shows Stable Video the first of two moments alone, the rest as removed', () => {
    const made = video('a fox sleeps, then it runs away', 'stable-video');
    expect(made.text).toMatch(/^First frame: a fox sleeps, /);
    expect(made.text).not.toContain('runs');
    expect(made.sections.flatMap(({ spans }) => spans)).toContainEqual(
      expect.objectContaining({ origin: 'removed', text: ', then it runs away' }),
    );
  });

  it('[VS-44] [VP-04] says that Stable Video has a length of its own', () => {
    const made = video('a fox', 'stable-video');
    expect(made.text).toMatch(/^First frame: a fox, .*\nSettings: 1024x576, 25 frames, 6 fps, /);
    expect(made.notices).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('4 seconds') }),
    );
  });
});

describe('services', () => {
  it('[VS-50] emits only flags that the Midjourney version lists', () => {
    expect(image('a fox without a tail', 'midjourney').text).toMatch(/--no tail .*--q 2 --v 7$/);
    expect(image('a fox without a tail', 'midjourney', { version: '8.1' }).text).not.toMatch(/--no|--q/);
  });

  it('[VS-51] keeps flags of the goal for Midjourney, drops them elsewhere with a notice', () => {
    expect(image('a fox --ar 4:5', 'midjourney').text).toMatch(/^fox, .* --ar 4:5 --q 2 --v 7$/);
    const made = image('a fox --ar 4:5', 'imagen');
    expect(made.text).not.toContain('--');
    expect(made.notices).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('flags') }),
    );
  });

  it('[VS-52] escapes brackets for Stable Diffusion, but not a weight that was meant', () => {
    expect(image('a beech (not an oak)', 'stable-diffusion').text).toContain('\\(not an oak\\)');
    expect(image('a (red:1.3) beech', 'stable-diffusion').text).toContain('(red:1.3)');
  });

  it("[VS-53] offers Pika's flags as a switch and says the camera once", () => {
    const { text } = video('a marble bench', 'pika', { assumptions: { flags: 'on' } });
    expect(text).toContain('-camera zoom in -motion 1 -ar 16:9');
    expect(text).not.toContain('push in');
    expect(choiceOf(video('a marble bench', 'pika'), 'flags')?.chosen).toBe('off');
  });

  it('[VS-54] keeps the wording for DALL-E where it is long or quoted; GPT Image has its own sizes', () => {
    expect(image('a mug that says "Monday"', 'dall-e-3').text).toContain('\nKeep this wording unchanged.\n');
    expect(image('a mug', 'dall-e-3').text).not.toContain('Keep this wording');
    expect(image('a mug on a shelf', 'dall-e-3', { version: 'gpt-image' }).text).toMatch(
      /Settings: size 1536x1024$/,
    );
  });

  it('[VS-55] warns of brands for Firefly alone, and deletes nothing', () => {
    const made = image('a Porsche in the rain', 'adobe-firefly');
    expect(made.notices).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('brand') }),
    );
    expect(made.text).toContain('Porsche');
    expect(image('a Porsche in the rain', 'imagen').notices).toEqual([]);
  });

  it('[VS-56] without a service, writes sentences for all services of the medium, and names them', () => {
    const made = image('a fox');
    expect(made.services).toEqual(['DALL-E 3', 'Midjourney', 'Stable Diffusion', 'Adobe Firefly', 'Imagen']);
    expect(made.text).not.toMatch(/--|Settings|Negative/);
    expect(image('a fox', 'imagen').services).toEqual(['Imagen']);
  });
});
