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
    texture: 'fine cloth, soft edges',
    takes: [
      {
        name: 'Half in the dark',
        frame: 'closer',
        view: 'half-length, slightly from below, emerging from a darker ground',
        light: 'a soft light from above and behind that thins towards the edges',
        colour: 'pale figure, deep ground',
      },
      {
        name: 'Full figure',
        frame: 'wider',
        view: 'the full figure at some distance, much room around',
        light: 'a pale glow around it, cooler light elsewhere',
        colour: 'one cool tone, one pale one',
      },
      {
        name: 'Face',
        frame: 'closer',
        view: 'a close view of the face, looking just past the viewer',
        light: 'soft light from one side, the other side dissolving',
        colour: 'one cool tone, one warm',
      },
      {
        name: 'Against the light',
        frame: 'wider',
        view: 'full figure, seen against a bright opening',
        light: 'light from behind, the outline clear',
        colour: 'silhouette and pale light',
      },
    ],
    shape: 'portrait',
    medium: 'a finely painted illustration with believable light',
    moves: 'it turns slowly, cloth following a moment later',
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
        name: 'One clear center',
        frame: 'wider',
        view: 'wide and simple, one clear center and much room around',
        light: 'one clear light from the side',
        colour: 'few quiet colors',
      },
      {
        name: 'Near and far',
        frame: 'closer',
        view: 'something near set against something far away',
        light: 'light from the far end',
        colour: 'two colors',
      },
      {
        name: 'Close',
        frame: 'closer',
        view: 'close on one telling thing',
        light: 'soft side light',
        colour: 'narrow and warm',
      },
      {
        name: 'From above',
        frame: 'above',
        view: 'from above, everything small and clearly placed',
        light: 'even light, short shadows',
        colour: 'large calm areas, one accent',
      },
    ],
    moves: 'one slow change of light across the scene',
  },
} as const satisfies Readonly<Record<string, Subject>>;
