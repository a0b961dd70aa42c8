import { describe, expect, it } from 'vitest';
import { goldenImages, goldenVideos } from './golden/golden-goals.ts';
import type { VisualOptions } from './generate-in-medium.ts';
import { generateVisual } from './generate-visual.ts';

const image = (goal: string, options: Partial<VisualOptions> = {}) =>
  generateVisual({ goal, media: 'image', ...options });
const textOf = (goal: string, options: Partial<VisualOptions> = {}) => image(goal, options).text;

describe('what the subject asks for', () => {
  it('[VS-32] kinds of subject get a view, a ground and a light of their own', () => {
    const added = [
      'a bowl of soup',
      'a pear',
      'a brass bell',
      'a nurse',
      'a heron',
      'a canyon',
      'a scarf',
    ].map((goal) => textOf(goal).split('. ').slice(1).join(' '));
    expect(new Set(added).size).toBe(added.length);
  });

  it('[VS-32] no light or view stands in more than one in four of our goals', () => {
    for (const rule of ['V2', 'V3']) {
      const spans = [...goldenImages, ...goldenVideos].flatMap((golden) =>
        generateVisual(golden)
          .sections.flatMap((section) => section.spans)
          .filter((span) => span.rule === rule)
          .map((span) => span.text.toLowerCase()),
      );
      const counts = Map.groupBy(spans, (text) => text);
      for (const [text, all] of counts)
        expect([text, all.length / spans.length < 0.25]).toEqual([text, true]);
    }
  });

  it('[VS-32] a mood decides the light, a trade the distance, a material the ground', () => {
    expect(textOf('a spooky barn')).toContain('moonlight');
    expect(textOf('a cozy nook')).toContain('lamplight');
    expect(textOf('a baker kneading dough')).toContain('face and hands');
    expect(textOf('a woman watching a kite')).not.toContain('face and hands');
    expect(textOf('a goat made of ice')).not.toContain('pasture');
    expect(textOf('a goat')).toContain('pasture');
  });

  it('[VS-32] nothing of the roof is said in the open, no sun in the rain, nothing that the goal says is absent', () => {
    expect(textOf('a woman selling scarves on a beach')).not.toMatch(/window|lamp|room/);
    expect(textOf('a woman selling scarves in a kitchen')).toMatch(/window/);
    expect(textOf('a tram stop in the rain that nobody uses')).not.toMatch(/\bsun\b/);
    expect(textOf('an old pool with no water')).not.toMatch(/water\b.*water/);
  });

  it('[VS-32] what is in a vessel is pictured, not the vessel', () => {
    expect(textOf('a cup of cocoa')).toContain('steam');
    expect(textOf('a glass of iced barley tea')).not.toContain('steam');
    expect(textOf('a cup')).not.toContain('steam');
  });

  it('[VS-32] a word beside the subject is not taken for it', () => {
    expect(textOf('a viking longship')).not.toContain('figure');
    expect(textOf('a library in the jungle')).not.toContain('window');
    expect(textOf('garden gnomes at supper')).not.toContain('across the ground');
    expect(textOf('a drawing: a snail wins')).not.toContain('table');
    expect(textOf('a fox howling at the moon')).not.toContain('sunlight from one side');
    expect(textOf('a puppy sleeping on a rug')).not.toMatch(/eyes/);
    expect(textOf('a sleepy badger in a library')).toContain('ye-level view');
    expect(textOf('A baker kneads dough. A boy waits at the counter.')).not.toContain('face and hands');
    expect(textOf('a green door and a white window')).not.toContain('table height');
    expect(textOf('silhouette of a couple at dusk')).not.toMatch(/face/);
  });

  it('[VS-32] animals that do as people do leave their habitat, pets that run leave the room', () => {
    expect(textOf('an owl reading a newspaper')).not.toContain('habitat');
    expect(textOf('an owl')).toContain('habitat');
    expect(textOf('a dog catching a ball')).not.toMatch(/window|home/);
    expect(textOf('my uncle as a pirate')).not.toContain('action');
  });

  it('[VS-32] a bench by a path is not lit from a window, abstract art not by the sun', () => {
    expect(textOf('an iron bench by a forest path')).not.toContain('window');
    expect(textOf('abstract composition of waves')).not.toMatch(/sun|action/);
    expect(textOf('three bakers kneading dough')).not.toContain('fully visible');
  });

  it('[VS-33] "whole" is said of things alone, and not where the goal hides a part', () => {
    expect(textOf('a heron')).toContain('the whole heron in frame');
    expect(textOf('a heron peeking out of the reeds')).not.toContain('whole');
    expect(textOf('slow travel')).not.toContain('whole');
  });
});

describe('flat pieces', () => {
  it('[VS-34] vary in layout, ground, colors or lettering, never in light or angle', () => {
    for (const goal of [
      'logo for a kettle maker',
      'poster for a flea market that says "Sunday"',
      'set of icons for a ferry app',
      'menu for a noodle bar',
      'infographic about bees',
      'label for plum jam "Aunt Ida"',
    ]) {
      const { variations } = image(goal);
      expect([goal, variations.length]).toEqual([goal, 3]);
      for (const { axis } of variations)
        expect(['layout', 'setting', 'palette', 'lettering']).toContain(axis);
    }
  });

  it('[VS-34] leave colors open that the goal names, and take the layout that its words ask for', () => {
    expect(textOf('logo for a kettle maker')).toContain('wo solid colors');
    expect(textOf('logo for a kettle maker in one color')).not.toContain('wo solid colors');
    expect(textOf('infographic comparing trains and planes')).toContain('wo columns side by side');
    expect(textOf('why is the sea salty')).toContain('one clear path'.slice(1));
  });

  it('[VS-34] are known by the noun that heads them', () => {
    for (const goal of [
      'logo idea: a bear with a cup',
      'comic about a family on a road trip',
      't-shirt design: a newt on a bike',
      'cutaway of a volcano',
    ])
      expect([goal, image(goal).assumptions.some(({ id }) => id === 'layout')]).toEqual([goal, true]);
    expect(image('a logo on a mug').assumptions.some(({ id }) => id === 'layout')).toBe(false);
  });

  it('[VS-35] offers on advertisements are lettering', () => {
    expect(textOf('instagram story: winter sale 30% off, snow')).toContain('"winter sale 30% off"');
    expect(textOf('a battery that is 30% full')).not.toContain('"');
  });

  it('[VS-35] titles and names on things are lettering', () => {
    expect(textOf('poster for a lake town, title LAGO DI SOLE')).toContain('title "LAGO DI SOLE"');
    expect(textOf('logo for a bike shop called Spoke & Daughters')).toContain('"Spoke & Daughters"');
    expect(textOf('menu for a diner with the name Blue Hen')).toContain('"Blue Hen"');
    expect(textOf('a dog with the name Rex')).not.toContain('"');
    expect(textOf('book cover: How to Bake Bread')).toContain('"How to Bake Bread"');
    expect(textOf('poster: A goat in the rain')).not.toContain('"');
  });
});

describe('changes to a picture', () => {
  it('[VS-36] say what stays, and ask for the picture', () => {
    const made = image('make the background of my photo blue');
    expect(made.text).toMatch(/^Make the background of my photo blue\. Everything in front exactly as it is/);
    expect(made.text).not.toMatch(/view|light\b/);
    expect(made.notices).toContainEqual(
      expect.objectContaining({ rule: 'V11', message: expect.stringContaining('upload') }),
    );
    for (const goal of [
      'remove the people from this picture',
      'turn my photo into a pencil drawing',
      'can you make it look older',
    ])
      expect([goal, image(goal).notices.some(({ rule }) => rule === 'V11')]).toEqual([goal, true]);
  });

  it('[VS-36] new pictures are no changes', () => {
    for (const goal of [
      'make a picture of the sky',
      'a crop of barley',
      'make the Eiffel tower out of cheese',
      'replace',
    ])
      expect([goal, image(goal).notices.filter(({ rule }) => rule === 'V11')]).toEqual([goal, []]);
  });

  it('[VS-36] somebody whom the service cannot know is asked for, a stranger is not', () => {
    expect(image('my dog as a king').notices).toContainEqual(expect.objectContaining({ rule: 'V11' }));
    expect(image('a dog as a king').notices).toEqual([]);
    expect(image('logo for my shop').notices).toEqual([]);
  });
});

describe('requests around the scene', () => {
  it('[VS-37] questions and requests for a picture leave, and are shown as removed', () => {
    const made = image('what would a town without shops look like?');
    expect(made.text).toMatch(/^A town without shops\. /);
    expect(textOf('a fox in boots, can you draw it for me?')).toMatch(/^A fox in boots\. /);
    expect(made.sections[0]?.spans).toContainEqual(
      expect.objectContaining({ origin: 'removed', rule: 'V1' }),
    );
  });

  it('[VS-37] proportions and length leave the scene where the settings say them', () => {
    const clip = (service?: VisualOptions['service']) =>
      generateVisual({ goal: 'a shoe in mud, vertical, 10 seconds', media: 'video', service }).text;
    expect(clip('runway')).toMatch(/A shoe in mud\. .*\nSettings: 10 s, 720:1280$/s);
    expect(clip('veo-2')).toContain('10 seconds');
    expect(clip()).toContain('vertical');
  });
});
