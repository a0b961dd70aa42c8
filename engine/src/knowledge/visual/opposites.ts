/** Wishes of which one excludes the other: a picture that holds one of each contradicts itself. */
export const opposites = [
  {
    one: ['at night', 'midnight', 'night scene'],
    other: ['daylight', 'midday', 'noon', 'broad day', 'sunny'],
  },
  {
    one: ['close-up', 'closeup', 'macro'],
    other: ['wide shot', 'aerial view', "bird's-eye view", 'full view'],
  },
  {
    one: ['still camera', 'static camera', 'fixed camera'],
    other: [
      'camera pans',
      'camera orbits',
      'dolly',
      'push in',
      'pull back',
      'tracking shot',
      'camera circles',
    ],
  },
  {
    one: ['black and white', 'monochrome'],
    other: ['vivid colours', 'vivid colors', 'colourful', 'colorful'],
  },
] as const;
