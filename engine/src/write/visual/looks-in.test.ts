import { describe, expect, it } from 'vitest';
import { looks } from '../../knowledge/visual/looks/index.ts';
import { imageServices, videoServices } from '../../knowledge/services/index.ts';
import type { Service } from '../../knowledge/services/service.ts';
import { readPicture } from './read-picture.ts';
import { looksIn } from './looks-in.ts';
import { writeVisual } from './write-visual.ts';

const promptOf = (goal: string, media: 'image' | 'video'): string => writeVisual({ goal, media }).text;
/** What stands in a prompt behind the goal. */
const behind = (goal: string, media: 'image' | 'video'): string => promptOf(goal, media).slice(goal.length);

describe('each look', () => {
  it('is one of at least 120', () => {
    expect(looks.length).toBeGreaterThanOrEqual(120);
  });

  it('has phrases that are fragments, and is vetoed by none of its own names', () => {
    const broken = looks.flatMap(({ says, words, media = 'image' }) => [
      ...says.filter((phrase) => !/^[^\p{Lu}].*[^.]$/u.test(phrase)),
      ...words.filter(
        (word) => looksIn(readPicture(`the thing that we have, ${word}`), media, 'scene').length === 0,
      ),
    ]);
    expect(broken).toEqual([]);
  });

  it('that is refused brings nothing', () => {
    const brought = looks.flatMap(({ words: [word], media = 'image' }) =>
      looksIn(readPicture(`a thing, no ${word}`), media, 'scene').length > 0 ? [word] : [],
    );
    expect(brought).toEqual([]);
  });
});

it.each([
  ['a set of 6 app icons for a gardening app, seed, sun, snail', /one bold shape/i],
  ['a pack of sticker designs with foxes', /one compact shape/i],
  ['two posters for our fair, in red', /clear steps of size|one strong idea/i],
  ['set of 3 logos for bakeries', /one clear idea|single compact/i],
])('what holds for one piece is not said of several: %s', (goal, line) => {
  expect(promptOf(goal, 'image')).not.toMatch(line);
  expect(
    promptOf(
      goal.replace(/^(?:a )?(?:set|pack) of (?:\d )?|^two /, 'one ').replace(/(icon|poster|logo)s/, '$1'),
      'image',
    ),
  ).toMatch(line);
});

describe('[AO-04] what is said of some is not said of all', () => {
  it.each([
    ['mascot for a dentist, a beaver, 3d render', 'image', /few tones/],
    ['polar bears on the ice, documentary style', 'video', /unposed/],
    ['a knight opens a door, game trailer mood', 'video', /short shots/i],
    ['a dinosaur skeleton turns its head', 'video', /markings/],
    ['vintage travel poster of Lisbon', 'image', /figures/],
  ] as const)('%s', (goal, media, fights) => {
    expect(behind(goal, media)).not.toMatch(fights);
  });

  it('a change of a picture goes to the editor where a prompt only refers to one', () => {
    const told = (service: 'midjourney' | 'flux') =>
      writeVisual({ goal: 'remove the people from my beach photo', media: 'image', service }).notices;
    expect(
      told('midjourney')
        .map(({ message }) => message)
        .join(),
    ).toMatch(/editor/);
    expect(
      told('flux')
        .map(({ message }) => message)
        .join(),
    ).not.toMatch(/editor/);
  });
});

describe('[AO-04] light and air', () => {
  it.each([
    ['t-shirt print, sunset behind a mountain, max 3 colours', 'image'],
    ['mug print with a fox at golden hour', 'image'],
    ['a harbor at blue hour in two colors', 'image'],
    ['a sunset beach as a screen print', 'image'],
    ['concept art of a troll, front and side view', 'image'],
    ['concept art of a lantern on a plain background', 'image'],
    ['a misty fir tree, transparent background', 'image'],
    ['a cyberpunk drone isolated on white', 'video'],
  ] as const)('fall on no flat print and in front of no empty ground: %s', (goal, media) => {
    expect(behind(goal, media)).not.toMatch(/\bsun\b|shadow|glow|sky|depth|haze|farther|air\b/);
  });

  it.each([
    ['a woman in a printed t-shirt at sunset', /low warm light/],
    ['side view of an isolated hut at sunset', /low warm light/],
    ['concept art of a castle', /masses of light and dark/],
    ['a bottle on a white background, dramatic lighting', /one strong source/i],
  ])('are ordered everywhere else: %s', (goal, ordered) => {
    expect(behind(goal, 'image')).toMatch(ordered);
  });
});

describe('[AO-04] a scene of the person’s own', () => {
  it.each([
    'my aunt peeling oranges at her kitchen table, no people in the background',
    'two women playing cards in a park in lisbon, one laughs, dogs around them',
    'a troll fighting a princess on a bridge, a tower far off',
    'two kids building a sandcastle',
    'a red panda eating noodles',
    'a sleepy cat',
    'portrait of my grandfather',
    'a sad robot',
    'a lighthouse',
  ])('gets no stock line: %s', (goal) => {
    expect(behind(goal, 'image')).toMatch(/^\.?$/);
  });

  it.each([
    [
      'a paper boat floats down a gutter then falls into a drain',
      /real time|seconds|camera (?:tracks|pushes|keeps pace)/i,
    ],
    ['stop motion of socks escaping a washing machine', /real time|seconds/i],
    ['walkthrough of a flat, start in the hall, end on the balcony', /real time|seconds/i],
    ['my spaniel running into the lake, camera fixed', /tracks|fixed frame/i],
    ['a girl dancing in a laundrette', /tracks alongside/i],
  ])('is given no time or camera that its own exclude: %s', (goal, stock) => {
    expect(behind(goal, 'video')).not.toMatch(stock);
  });
});

describe('figures and quotations', () => {
  it.each([
    ['a diner, 80s neon', '8 s'],
    ['skater, 90s vhs look', '8 s'],
    ['a dancer in her 60s', '8 s'],
    ['a 30s teaser for a game', '30 s'],
    ['a heron for 12 seconds', '12 s'],
    ['product video for a bottle, 20s, no people', '20 s'],
    ['one minute of rain on a roof', '60 s'],
    ['ein 12-sekündiger Clip von einem Brunnen', '12 s'],
  ])('a decade is no length: %s', (goal, value) => {
    expect(writeVisual({ goal, media: 'video' }).settings).toContainEqual({ name: 'Duration', value });
  });

  it.each([
    ['a baker says "Good morning" and waves', /spoken aloud/],
    ['a shop, end with the name "Krume" on the window', /spelled exactly/],
  ])('a line that is spoken is no lettering: %s', (goal, line) => {
    expect(behind(goal, 'video')).toMatch(line);
    expect(/spoken/.test(behind(goal, 'video')) && /spelled/.test(behind(goal, 'video'))).toBe(false);
  });

  it.each([
    ['15s vertical ad for a tea shop', 'video', '9:16'],
    ['90s camcorder look, 4:3, a birthday party', 'video', '4:3'],
    ['a harbour at dawn, 21:9', 'image', '21:9'],
    ['a harbour at dawn, 2.39:1', 'image', '239:100'],
  ] as const)('proportions that are typed are set: %s', (goal, media, value) => {
    expect(writeVisual({ goal, media }).settings).toContainEqual({ name: 'Aspect ratio', value });
  });

  it.each([
    ['armchair from above, tools around it, square for the feed, warm light', '1:1'],
    ['an armchair in the town square', '3:2'],
    ['a banner for our hall, for a wall 4 m wide and about 1 m high', '4:1'],
    ['wide banner for our website, about three times as wide as tall, holds on a wall', '3:1'],
    ['a banner twice as wide as high', '2:1'],
    ['a banner for our shop, 3 times wider than tall', '3:1'],
    ['a bookmark with herbs, three times as tall as it is wide', '1:3'],
    ['a frieze with ducks, one and a half times as wide as tall', '3:2'],
    ['Banner mit Enten, doppelt so breit wie hoch', '2:1'],
    ['une bannière deux fois plus large que haute, des canards', '2:1'],
    ['a picture for a wall 3.20 m wide and 1.80 high', '16:9'],
    ['a window poster, 1 m high and 50 cm wide', '1:2'],
    ['Aquarell vom Garten, Format 30x40', '3:4'],
    ['icon that works in 16x16', '1:1'],
    ['étiquette pour mes confitures, ronde, un mot', '1:1'],
    ['a meal plan on A3, landscape', '99:70'],
    ['logótipo em A4 deitado, com flores', '99:70'],
    ['Plakat A3 quer mit Traktor', '99:70'],
    ["affiche A4 à l'italienne avec un chat", '99:70'],
    ['manifesto A4 orizzontale con limoni', '99:70'],
    ['cartel apaisado con un toro', '3:2'],
    ['imagen vertical de un perro', '2:3'],
    ['zdjęcie psa w poziomie', '3:2'],
    ['stående bild av en hund', '2:3'],
    ['liggende foto van een hond', '3:2'],
    ['foto van een molen, staand', '2:3'],
    ['foto vertical para una historia de Instagram', '9:16'],
    ['photo de profil carrée de mon chat', '1:1'],
    ['skrivbordsbakgrund med en älg', '16:9'],
    ['an email header for a bakery', '16:9'],
    ['a print of a fern, 30 by 40 cm', '3:4'],
    ['five friends around a table', '3:2'],
    ['a seed packet for carrots, 8 x 12 cm', '2:3'],
    ['cranes over two screens, 32:9', '32:9'],
  ])('[VP-04] sides of a wall, a frame or a sheet are its proportions: %s', (goal, ratio) => {
    const { text } = writeVisual({ goal, media: 'image', service: 'midjourney' });
    expect(text).toContain(`--ar ${ratio}`);
  });

  it('[VP-04] of several formats none is set unless figures tell the first', () => {
    const written = (goal: string) => writeVisual({ goal, media: 'image', service: 'flux' });
    const torn = written('a mountain lake, horizontal for the website and vertical for stories');
    expect(torn.settings.map(({ name }) => name)).not.toContain('Size');
    expect(torn.notices.map(({ message }) => message).join()).toMatch(/names several, so none is set/);
    const typed = written('a fox as 1080x1080 and 1080x1920');
    expect(typed.notices.map(({ message }) => message).join()).toMatch(/for 1080x1920, change it/);
  });

  it.each([
    ['dad and his son on a pier', false],
    ['en pojke som hoppar i en sjö', false],
    ['a pier, with the sound of gulls', true],
    ['a pier, ukulele', true],
  ])('[VP-04] a son asks for no sound: %s', (goal, isMissing) => {
    const { notices } = writeVisual({ goal, media: 'video', service: 'pika' });
    expect(notices.some(({ message }) => message.includes('without sound'))).toBe(isMissing);
  });

  it('[AO-01] what is narrowed is not excluded as a whole', () => {
    const flagsOf = (goal: string) => writeVisual({ goal, media: 'image', service: 'midjourney' }).text;
    expect(flagsOf('a paper town, no trees with leaves, no cars')).toContain('--no cars --ar');
    expect(flagsOf('a paper town, no trees and no cars')).toContain('--no trees, cars');
    expect(flagsOf('a paper town, no trees no cars nothing modern')).toMatch(/--no trees, cars --ar/);
    expect(flagsOf('a paper town without trees or cars, calm')).toMatch(/--no trees, cars --ar/);
  });

  it('[VP-04] a service that does not make the proportions says which it sets', () => {
    const noticesOf = (goal: string) =>
      writeVisual({ goal, media: 'image', service: 'gpt-image' }).notices.map(({ message }) => message);
    expect(noticesOf('a library drawn as a map, 5:1').join(' ')).toMatch(
      /GPT Image does not make 5:1, so we set the closest: \d+x\d+\./,
    );
    expect(noticesOf('a library drawn as a map, 21:9').join(' ')).not.toMatch(/does not make/);
  });

  it.each(imageServices)(
    '[VP-04] $name is set to what was asked for or says what is set instead',
    (service) => {
      for (const ratio of ['4:1', '21:9', '2:1', '5:4', '3:2', '1:1', '4:5', '1:3', '1:6']) {
        const { settings, notices, text } = writeVisual({
          goal: `a library drawn as a map, ${ratio}`,
          media: 'image',
          service: service.id,
        });
        const set =
          settings.find(({ name }) => name === (service as Service).shapeSetting)?.value ??
          text.split('--ar ')[1];
        const [wide = 0, high = 1] = (set ?? '').split(/[x:]/).map(Number);
        const [width = 0, height = 1] = ratio.split(':').map(Number);
        const isSet = Math.abs(Math.log(wide / high / (width / height))) < 0.031;
        expect(isSet || notices.some(({ message }) => message.includes(`does not make ${ratio}`))).toBe(true);
        const { free }: Service = service;
        const step = free?.step ?? 1;
        expect([wide % step, high % step]).toEqual([0, 0]);
      }
    },
  );

  it.each([
    ['a book cover, 1600x2560', 'gpt-image', '1600x2560', false],
    ['a book cover, 1500 x 2000 px', 'gpt-image', '1488x1984', true],
    ['a cover of 6000x9000', 'gpt-image', '2336x3504', true],
    ['a pattern, 60x90 cm', 'gpt-image', '1024x1536', false],
    ['a banner, 1920x1088', 'flux', '1920x1088', false],
  ] as const)(
    '[VP-04] a size in pixels is set as typed, or the nearest is told: %s',
    (goal, service, size, isTold) => {
      const { settings, notices } = writeVisual({ goal, media: 'image', service });
      expect(settings).toContainEqual({ name: 'Size', value: size });
      expect(notices.some(({ message }) => message.includes(`set the closest: ${size}`))).toBe(isTold);
    },
  );

  it.each(videoServices)(
    '[VP-04] $name turns a clip as the words ask, or says what is set instead',
    (service) => {
      for (const [words, sign] of [
        ['square format', 0],
        ['upright', -1],
        ['une bague tourne, format carré', 0],
      ] as const) {
        const { settings, notices } = writeVisual({
          goal: `a ring turns on velvet, ${words}`,
          media: 'video',
          service: service.id,
        });
        const { shapeSetting }: Service = service;
        const set = settings.find(({ name }) => name === shapeSetting)?.value;
        const [wide = 1, high = 1] = (set ?? '').split(/[x:]/).map(Number);
        const isSet = set === undefined || Math.sign(wide - high) === sign;
        expect(isSet || notices.some(({ message }) => message.includes('does not make'))).toBe(true);
      }
    },
  );

  it('[VP-01] what is to be drawn is no text, whatever verb opens it', () => {
    const notices = (goal: string) =>
      writeVisual({ goal, media: 'video' })
        .notices.map(({ message }) => message)
        .join(' ');
    expect(notices('explain how to fit a bike helmet, simple flat animation')).not.toMatch(
      /looks like writing/,
    );
    expect(notices('explain inflation to my class')).toMatch(/looks like writing/);
  });

  it.each([
    ['a heron fishing, ten seconds tops', 10],
    ['a heron fishing, zehn Sekunden', 10],
    ['a heron fishing, 12 seconds, the first 4 seconds still', 12],
    ['a heron fishing, first 6 seconds black', 15],
    ['a one minute clip of a heron fishing', 15],
    ['a heron that waits for 5 minutes at a pond', 5],
    ['a heron fishing, half a minute', 15],
  ])('[VP-04] the length is what was asked for, or told: %s', (goal, seconds) => {
    const { settings } = writeVisual({ goal, media: 'video', service: 'kling' });
    expect(settings).toContainEqual({ name: 'Duration', value: `${seconds} s` });
  });

  it('[AO-01] how something goes is no thing to be left out, and a scene of two distances keeps its camera', () => {
    const clip = (goal: string) => writeVisual({ goal, media: 'video', service: 'kling' });
    expect(JSON.stringify(clip('a bus drives past without stopping').settings)).not.toMatch(/stopping/);
    expect(clip('ants carry a crumb over a blanket, wide to close').text).not.toMatch(/steady view/);
    expect(clip('make our cat in the photo wear a hat').text).toMatch(/^Make our cat/);
    expect(clip('an intro for my video of the race').settings).toContainEqual({ name: 'Audio', value: 'On' });
  });

  it('[AO-01] what is told of a picture is true of it', () => {
    const told = (goal: string, media: 'image' | 'video' = 'image', style?: 'watercolor') =>
      writeVisual({ goal, media, service: 'kling', ...(style && { style }) })
        .notices.map(({ message }) => message)
        .join(' ');
    expect(told('a dog for the wall of our practice')).not.toMatch(/what yours looks like/);
    expect(told('my old dog on the beach')).toMatch(/what yours looks like/);
    expect(told('a tin robot comes to life and looks around the room', 'video')).not.toMatch(/an idea/);
    expect(told('Ein alter Hund am Strand', 'video')).not.toMatch(/what we add/);
    expect(told('Ein alter Hund am Strand', 'image', 'watercolor')).toMatch(/what we add/);
  });

  it('[AO-01] a picture of one’s own keeps its proportions unless others are asked for', () => {
    const namesOf = (goal: string) =>
      writeVisual({ goal, media: 'image', service: 'gpt-image' }).settings.map(({ name }) => name);
    expect(namesOf('clean up this photo of my shopfront, get rid of the bins')).not.toContain('Size');
    expect(namesOf('crop this photo of my shopfront, 1:1')).toContain('Size');
    const { settings } = writeVisual({
      goal: 'steady my clip of the parade',
      media: 'video',
      service: 'kling',
    });
    expect(settings.map(({ name }) => name)).toEqual(['Resolution']);
  });

  it.each([
    ['12 second square clip for a pizza place', '1:1'],
    ['square 9 second clip for a pizza place', '1:1'],
    ['quadratisches Video von einer Waffel', '1:1'],
    ['a man walks across a town square', '16:9'],
  ])('[VP-04] a square clip is told from a town square: %s', (goal, value) => {
    const shapeIn = (service: 'kling' | 'runway') => writeVisual({ goal, media: 'video', service });
    expect(shapeIn('kling').settings).toContainEqual({ name: 'Aspect ratio', value });
    const told = shapeIn('runway').notices.some(({ message }) => message.includes('does not make 1:1'));
    expect(told).toBe(value === '1:1');
  });

  it('[VP-04] sound is off where none is wanted, and a moment is not the length of the clip', () => {
    const settingsOf = (goal: string) => writeVisual({ goal, media: 'video', service: 'kling' }).settings;
    expect(settingsOf('a heron, no sound')).toContainEqual({ name: 'Audio', value: 'Off' });
    expect(settingsOf('a heron, silent, 8 seconds')).toContainEqual({ name: 'Audio', value: 'Off' });
    expect(settingsOf('a silent heron in the reeds')).toContainEqual({ name: 'Audio', value: 'On' });
    expect(settingsOf('una garza, sin sonido')).toContainEqual({ name: 'Audio', value: 'Off' });
    expect(settingsOf('a heron, no music')).toContainEqual({ name: 'Audio', value: 'On' });
    expect(settingsOf('a heron, white for 2 seconds')).not.toContainEqual({ name: 'Duration', value: '3 s' });
  });

  it('a named sheet has its own proportions, and a plain picture none that we choose', () => {
    expect(writeVisual({ goal: 'poster for a fair, A3', media: 'image' }).settings).toContainEqual({
      name: 'Aspect ratio',
      value: '70:99',
    });
    expect(writeVisual({ goal: 'a bottle of oil', media: 'image' }).settings).toEqual([]);
  });
});
