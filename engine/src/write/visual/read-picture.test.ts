import { describe, expect, it } from 'vitest';
import { handedSigns, ownSigns, pictureNouns } from '../../knowledge/visual/names.ts';
import { generateVisual } from './generate-visual.ts';
import { readPicture } from './read-picture.ts';
import { secondsAsked } from './settings.ts';

describe('[AO-04] a picture of one’s own', () => {
  it.each(pictureNouns)('%s is one behind each word that owns it or hands it over', (noun) => {
    for (const sign of ownSigns)
      expect(readPicture(`${sign} ${noun}`), `${sign} ${noun}`).toMatchObject({ isEdit: true });
    for (const sign of handedSigns)
      expect(readPicture(`a dog, see the ${noun} that is ${sign}`), `${sign} ${noun}`).toMatchObject({
        isEdit: true,
      });
  });

  it.each([
    ['I want to restore a photo of my grandparents, I’ll upload the scan', true],
    ['can you colorize this old photo', true],
    ['foto do meu restaurante em anexo: tira os carros', true],
    ['a photo of my dog on the beach', false],
    ['an intro for my video about bees', false],
    ['a clip I will upload to my shop', false],
    ['a lamp attached to the wall, product picture', false],
    ['this is a photo of my dad’s workbench, can you take out the bucket', true],
    ['make the sky in my rental photo less grim', true],
    ['Make this phone video of my allotment go through one whole year', true],
    ['same clip but at night', true],
    ['Old postcard of our station (scan attached), please colourise it', true],
  ])('%j: %j', (goal, isEdit) => {
    expect(readPicture(goal).isEdit).toBe(isEdit);
  });
});

describe('[AO-04] a picture that shows what is to be drawn', () => {
  it.each(['icon', 'oil painting', 'Karikatur', 'sticker'])('makes a new %s, and changes none', (piece) => {
    const goal = `${piece} of my dog Bruno as an astronaut, I’ve got a photo`;
    expect(readPicture(goal)).toMatchObject({ isEdit: false, isReference: true });
    const { text, notices } = generateVisual({ goal, media: 'image' });
    expect(text).not.toMatch(/stays/);
    expect(notices.map(({ rule }) => rule)).toContain('V11');
  });

  it('is turned into something new, in proportions that nobody sets', () => {
    for (const goal of [
      'turn my old photo into a watercolor',
      'my son drew this octopus, turn it into a toy',
    ]) {
      const { settings = [], notices } = generateVisual({ goal, media: 'image', service: 'gpt-image' });
      expect(settings.map(({ name }) => name)).not.toContain('Size');
      expect(notices.map(({ message }) => message).join()).toContain('it shows what to draw');
    }
  });

  it('is changed where it is what opens the goal', () => {
    expect(readPicture('my photo as an oil painting, keep her face').isEdit).toBe(true);
    expect(readPicture('drawing by my son, scan attached: clean the paper').isEdit).toBe(true);
  });
});

describe('[AO-04] a sound that is wanted', () => {
  it('is told missing by a service without it, and not where the clip is silent', () => {
    const rules = (goal: string, service: 'luma' | 'kling') =>
      generateVisual({ goal, media: 'video', service }).notices.map(({ rule }) => rule);
    expect(rules('rain on a tin roof with the sound of the rain', 'luma')).toContain('V10');
    expect(rules('rain on a tin roof, no sound', 'luma')).not.toContain('V10');
    expect(rules('rain on a tin roof with the sound of the rain', 'kling')).not.toContain('V10');
  });
});

describe('[AO-04] what a goal rules out', () => {
  it('is no lettering where it is in quotes', () => {
    const picture = readPicture("a biogas plant, no people, no 'eco leaf' icons, no clouds");
    expect(picture.lettering).toBeUndefined();
    expect(picture.absent).toEqual(['people', 'clouds']);
    expect(readPicture('a mug that says "no people"').lettering).toBe('quoted');
  });

  it.each([
    ['two movers on a stair. the first one: "Left." the second one: "My left or yours?"', 'speech'],
    ['a volcano, no text on screen, a child narrates "Under the mountain it gets hot"', 'speech'],
    ['she drops the wrench, she says "Of course." then a sign that says "Closed"', undefined],
    ['4 shots: a mechanic slides under a pickup, she says "Of course."', 'speech'],
    ['toothbrush ad, the last frame says "Two minutes. Done."', 'quoted'],
    ['she holds up a letter and then whispers "Not again."', 'speech'],
    ['a tavern sign: "The Blue Heron"', 'quoted'],
    ['my photo: change the sign from "SALE" to "OPEN"', undefined],
    ['clean up the scan of the drawing, dont make it "better"', undefined],
    ['logo "lumo", two colors', 'quoted'],
  ])('tells what is spoken, what is seen and what is neither: %s', (goal, sort) => {
    expect(readPicture(goal).lettering).toBe(sort);
  });

  it('takes no courtesy for a thing', () => {
    expect(readPicture('sea chart, no sea monsters pls').absent).toEqual(['sea monsters']);
    expect(readPicture('a pine forest floor, no needles anywhere').absent).toEqual(['needles']);
  });

  it('is no deed that another language denies', () => {
    const goal =
      'Tengo una foto de mi abuelo y quiero que se mueva un poquito, y que no le cambie la cara por favor';
    expect(readPicture(goal).absent).toEqual([]);
  });
});

describe('[VP-04] what is set beside a prompt', () => {
  const settingsFor = (goal: string, service: 'seedance' | 'hailuo' | 'runway') => {
    const { settings = [], notices } = generateVisual({ goal, media: 'video', service });
    return {
      settings: settings.map(({ value }) => value),
      notices: notices.map(({ message }) => message).join(' '),
    };
  };

  it('is the resolution that the goal names, and the sharpest with a word on it where that is not made', () => {
    const made = settingsFor('a slow push in, 6 seconds, 1080p', 'seedance');
    expect(made.settings).toContain('1080p');
    expect(made.notices).toBe('');
    const other = settingsFor('a slow push in, 6 seconds, 1080p', 'hailuo');
    expect(other.settings).toContain('2K');
    expect(other.notices).toContain('does not make 1080p');
  });

  it('is across as a screen is, for a clip', () => {
    expect(settingsFor('Clip der Feuerwehr, 12 Sekunden, Querformat', 'seedance').settings).toContain('16:9');
  });

  it('is the sum of the shots', () => {
    expect(secondsAsked(readPicture('three shots, 5 + 5 + 5 seconds'))).toBe(15);
  });

  it('is square where a size follows', () => {
    const { settings = [] } = generateVisual({
      goal: 'cover of a programme. Square 148 mm with 3 mm bleed.',
      media: 'image',
      service: 'nano-banana',
    });
    expect(settings.map(({ value }) => value)).toContain('1:1');
  });

  it('is set for a picture, too, or told missing', () => {
    const image = (service: 'nano-banana' | 'midjourney') =>
      generateVisual({ goal: 'a lighthouse, 4k', media: 'image', service });
    expect(image('nano-banana').settings).toContainEqual({ name: 'Size', value: '4K' });
    expect(
      image('midjourney')
        .notices.map(({ message }) => message)
        .join(),
    ).toContain('no setting for 4k');
  });

  it('is told missing where the service has no setting for it', () => {
    expect(settingsFor('my van at night, 4k', 'runway').notices).toContain('no setting for 4k');
  });

  it('is one format of several, with a word on the others', () => {
    const { settings, notices } = settingsFor('a kingfisher dives, 4 seconds, for 9:16 and 16:9', 'runway');
    expect(settings).toContain('9:16');
    expect(notices).toContain('16:9');
  });

  it('is no word on lettering where the quotation is spoken', () => {
    const goal = 'a voice over says "Corner into corner. Again. Fold in thirds. Done."';
    expect(settingsFor(goal, 'runway').notices).not.toContain('Lettering');
  });

  it('is a minute where the clip has another word before it', () => {
    expect(secondsAsked(readPicture('a 1 minute bedtime story for my son'))).toBe(60);
    expect(secondsAsked(readPicture('after 1 minute the kettle boils'))).toBeUndefined();
    expect(secondsAsked(readPicture('6 seconds, the last frame says "Two minutes. Done."'))).toBe(6);
  });
});

describe('[AO-04] nothing fights what was said', () => {
  it('a picture of one’s own is not seen from elsewhere in a variation', () => {
    for (const media of ['image', 'video'] as const) {
      const goal =
        'I have a clip of my gran blowing out her 90 candles but someone walks in front at the end, can you get rid of him and leave her face and the voices alone';
      const { variations = [] } = generateVisual({ goal, media });
      expect(variations.map(({ label }) => label)).toEqual([
        'Nothing added',
        'No more than described',
        'The whole change',
      ]);
    }
  });

  it('nothing of what is asked of a picture there is gets struck out', () => {
    expect(readPicture('make the sky in my photo less grim').start).toBe(0);
    expect(readPicture('please make a picture of the sky').start).toBeGreaterThan(0);
  });

  it('what a thing lacks is not excluded', () => {
    expect(readPicture('black and green only, the printer has no other ink').absent).toEqual([]);
  });

  it('a sentence is not followed by a comma', () => {
    const { text } = generateVisual({
      goal: 'A harbor at dusk. Lamps lit.',
      media: 'image',
      service: 'midjourney',
    });
    expect(text).not.toContain('.,');
  });

  it('who asks is not what is shown', () => {
    const yours = (goal: string) =>
      generateVisual({ goal, media: 'video', service: 'kling' }).notices.some(({ message }) =>
        message.includes('what yours looks like'),
      );
    expect(yours('our harbor authority needs a clip of the falling tide')).toBe(false);
    expect(yours('our harbor at dawn')).toBe(true);
  });

  it('no callouts where there is to be no text', () => {
    const { text } = generateVisual({
      goal: 'explainer clip, cross section of the knee, no text',
      media: 'video',
    });
    expect(text).not.toMatch(/callout|leader line/i);
  });

  it('a remark behind an exclusion is not excluded', () => {
    expect(readPicture('a candle, no flowers no eucalyptus everyone does eucalyptus').absent).toEqual([
      'flowers',
      'eucalyptus',
    ]);
  });
});

describe('[VP-04] the length of a clip', () => {
  it.each([
    ['in 4 shots, overhead, each about 5 secs', 20],
    ['drei Szenen, je 4 Sekunden, ein Hund am See', 12],
    ['three scenes, 12 seconds', 12],
    ['three clips of 1080x1920 each, started together, 20 seconds', 20],
    ['three scenes and each of them is calm. 20 seconds', 20],
  ])('of %j is %d seconds', (goal, seconds) => {
    expect(secondsAsked(readPicture(goal))).toBe(seconds);
  });
});
