import type { Subject } from '../rows.ts';

const words = (text: string): readonly string[] => text.split(', ');

/** Beings of tales, and ideas that have no body. */
export const spirits = {
  spirit: {
    group: 'open',
    nouns: words(
      'fairy, angel, ghost, vampire, spirit, genie, pixie, nymph, goddess, god, santa, santa claus, gnome, leprechaun, grim reaper, death, banshee, buddha, jesus, zeus, medusa, elf child',
    ),
    detail: 'an unmistakable outline, one telling attribute, an expression of its own',
    texture: 'fine cloth, translucent edges',
    takes: [
      {
        name: 'Half in the dark',
        view: 'half-length, slightly from below, emerging from a darker ground',
        light: 'a soft light from above and behind that thins towards the edges',
        colour: 'pale figure, deep ground',
      },
      {
        name: 'In the wood',
        where: 'outdoors',
        setting: 'in an old wood with roots and moss',
        view: 'the full figure at some distance between the trunks',
        light: 'a pale glow around it, cool forest light elsewhere',
        colour: 'moss green and pearl',
      },
      {
        name: 'Face',
        view: 'a close view of the face, looking just past the viewer',
        light: 'soft light from one side, the other side dissolving',
        colour: 'one cool tone, one warm',
      },
      {
        name: 'On the threshold',
        where: 'indoors',
        setting: 'in a doorway of an old house',
        view: 'seen from the dark room, framed by the door',
        light: 'light from behind through the door',
        colour: 'silhouette and pale light',
      },
    ],
    shape: 'portrait',
    medium: 'a finely painted illustration with believable light',
    moves: 'it turns slowly, cloth following as if under water',
  },
  idea: {
    group: 'open',
    nouns: words(
      'love, loneliness, freedom, time, hope, fear, happiness, joy, grief, peace, war, death itself, life, memory, nostalgia, dream, dreams, chaos, success, failure, anxiety, depression, friendship, loyalty, courage, justice, democracy, future, imagination, creativity, knowledge, wisdom, homesickness, jealousy, anger, boredom, solitude, innovation, sustainability, teamwork, growth, climate change, inflation, burnout, mindfulness, trust, balance, infinity',
    ),
    detail:
      'told by one concrete scene with a single clear contrast in it, without symbols that need explaining',
    takes: [
      {
        name: 'An empty chair',
        view: 'an empty chair at a laid table, straight on, much room around',
        light: 'late light through a window onto the chair',
        colour: 'faded, quiet colors',
      },
      {
        name: 'Two scales',
        view: 'something very small before something very large, wide and simple',
        light: 'one light from the side, long shadows',
        colour: 'two colors',
      },
      {
        name: 'What is left',
        view: 'close on an everyday thing that has just been put down',
        light: 'soft side light',
        colour: 'narrow and warm',
      },
      {
        name: 'A way',
        view: 'a path leading from the dark foreground to a bright opening',
        light: 'light from the far end',
        colour: 'dark to luminous',
      },
    ],
    moves: 'one slow change of light across the scene',
  },
} as const satisfies Readonly<Record<string, Subject>>;
