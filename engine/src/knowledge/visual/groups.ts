import type { Group, Take } from './rows.ts';

/** What holds for any subject of a group, wherever it is: used where place or deed leave the subject's own takes no room. */
interface GroupRow {
  readonly takes: readonly Take[];
  /** How it is made when nobody says: medium of a picture. */
  readonly medium: string;
}

const photograph = 'a natural photograph';

export const groups: Readonly<Record<Group, GroupRow>> = {
  person: {
    medium: photograph,
    takes: [
      {
        name: 'Eye level, in the moment',
        view: 'seen at eye level from a few steps away, the whole gesture in frame',
        light: 'soft directional light from one side, the surroundings a little darker',
      },
      {
        name: 'Close',
        view: 'a close half-length view, the gesture inside the frame, the surroundings soft behind',
        light: 'light from behind and to one side, a bright outline along the figure',
      },
      {
        name: 'Wide, figure in the place',
        view: 'a wide view, the figure on one third, lines of the place leading towards it',
        light: 'broad even light with a clearly brighter area behind the figure',
      },
      {
        name: 'Low angle',
        view: 'from low down, close to the ground, the figure tall against what is behind',
        light: 'strong light from one side, crisp shadow on the ground',
      },
    ],
  },
  animal: {
    medium: photograph,
    takes: [
      {
        name: 'Its own eye level',
        view: 'seen at {its} own eye level, whole body in frame with room in front',
        light: 'soft light from one side, a fine bright edge along the back',
      },
      {
        name: 'Close',
        view: 'a close view, eyes sharp and on the upper third, everything behind melting away',
        light: 'broad soft light from the front left',
      },
      {
        name: 'Wide',
        view: 'a wide view in which the place takes up most of the frame and {it} is clear at once',
        light: 'light from behind, outline bright against a darker ground',
      },
      {
        name: 'From low down',
        view: 'from low down and near, comically or impressively large',
        light: 'clear light from above and one side',
      },
    ],
  },
  food: {
    medium: photograph,
    takes: [
      {
        name: 'Three-quarter',
        view: 'three-quarter view from slightly above, filling most of the frame',
        light: 'soft light from behind and to the left, small highlights',
      },
      {
        name: 'From above',
        view: 'straight from above, slightly off the middle',
        light: 'even soft light, short shadows',
      },
      {
        name: 'Very close',
        view: 'a macro view at table height, only the front edge sharp',
        light: 'light from behind through the thinner parts',
      },
      {
        name: 'With room',
        view: 'at table height, on one third, much calm space beside it',
        light: 'light from one side, the other side falling into shadow',
      },
    ],
  },
  thing: {
    medium: photograph,
    takes: [
      {
        name: 'Three-quarter',
        view: 'three-quarter view at its own height, complete, a little room on every side',
        light: 'large soft light from the left, a fine bright edge on the right, soft contact shadow',
      },
      {
        name: 'From above',
        view: 'straight from above, aligned to the frame',
        light: 'clear light from one side, one clean shadow',
      },
      {
        name: 'Close on the material',
        view: 'a close view that cuts off the edges and shows the material',
        light: 'raking light across the surface',
      },
      {
        name: 'Low and large',
        view: 'from low down and near, large against what is behind',
        light: 'light from behind, the outline bright',
      },
    ],
  },
  vehicle: {
    medium: photograph,
    takes: [
      {
        name: 'Three-quarter',
        view: 'low front three-quarter view, complete, with room ahead of it',
        light: 'light from the side, one long highlight along the body',
      },
      {
        name: 'Side on',
        view: 'an exact side view, complete',
        light: 'broad soft light from above',
      },
      {
        name: 'Wide',
        view: 'very wide, small and clear on one third',
        light: 'light from behind, the outline bright',
      },
      {
        name: 'Detail',
        view: 'close on the front, filling the frame',
        light: 'raking light, small sharp highlights',
      },
    ],
  },
  building: {
    medium: photograph,
    takes: [
      {
        name: 'Complete',
        view: 'at eye level, vertical lines upright, its whole extent readable',
        light: 'light from one side, softly falling off across it',
      },
      {
        name: 'Looking up',
        view: 'from its foot upwards, lines converging',
        light: 'soft light from above',
      },
      {
        name: 'Surroundings',
        view: 'from slightly above, its surroundings in layers around it',
        light: 'hazy light, far layers paler',
      },
      {
        name: 'Detail',
        view: 'close on one typical part',
        light: 'raking light over the surface',
      },
    ],
  },
  land: {
    medium: photograph,
    takes: [
      {
        name: 'Wide with foreground',
        view: 'a wide view, something rough close in front, the distance on the upper third',
        light: 'light from one side that separates the layers',
      },
      {
        name: 'From above',
        view: 'from high above, the ground as a pattern',
        light: 'raking light that draws every ridge',
      },
      {
        name: 'Compressed',
        view: 'as through a long lens, layer behind layer',
        light: 'what is farther away paler',
      },
      {
        name: 'From the ground',
        view: 'from very low, the nearest things large in front',
        light: 'light from behind through what is near',
      },
    ],
  },
  plant: {
    medium: photograph,
    takes: [
      {
        name: 'Close, lit through',
        view: 'close, slightly from below, the nearest part sharp',
        light: 'light from behind, leaves lit through',
      },
      {
        name: 'Complete',
        view: 'complete, from the side, room above it',
        light: 'soft light from one side',
      },
      {
        name: 'From above',
        view: 'straight from above, filling the frame',
        light: 'bright diffuse light',
      },
      {
        name: 'In its place',
        view: 'wide, on one third, the place soft behind',
        light: 'light from behind, bright edges',
      },
    ],
  },
  design: {
    medium: '',
    takes: [
      {
        name: 'Centered',
        view: 'flat and straight on, centered with even margins',
        light: 'flat, no shading',
        colour: 'three flat colors',
      },
      {
        name: 'Off center',
        view: 'flat, main shape on one third, the rest calm',
        light: 'flat with one soft shadow',
        colour: 'one color and its tints',
      },
      {
        name: 'Large crop',
        view: 'flat, main shape so large that the edges cut it',
        light: 'flat',
        colour: 'two strong colors',
      },
      {
        name: 'Small and much room',
        view: 'flat, main shape small with much empty ground',
        light: 'flat',
        colour: 'one ink on paper',
      },
    ],
  },
  open: {
    medium: '',
    takes: [
      {
        name: 'Complete and clear',
        view: 'seen at eye level, complete, the main thing larger and clearer than anything around it',
        light: 'soft directional light from one side, clear separation from the ground behind',
      },
      {
        name: 'Close',
        view: 'a close view that fills the frame with the most telling part',
        light: 'raking light from one side that brings out the surface',
      },
      {
        name: 'Wide',
        view: 'a wide view with room all around, the main thing on one third',
        light: 'light from behind, the outline bright',
      },
      {
        name: 'From above',
        view: 'from above at a slant, everything readable like a small stage',
        light: 'clear light from above left, short shadows',
      },
    ],
  },
};

/** Views and lights for several things that belong together: all of them must be seen. */
export const together: readonly Take[] = [
  {
    name: 'All in one frame',
    view: 'seen at eye level from far enough back that all of it is whole in frame and nothing hides anything',
    light: 'soft directional light from one side, each form clearly apart from the next',
  },
  {
    name: 'From above',
    view: 'from above at a slant, the places of everything readable at a glance',
    light: 'clear light from above left, a short shadow beside each form',
  },
  {
    name: 'Nearer',
    view: 'a nearer view that still holds all of it, edges of the frame tight around',
    light: 'light from behind and to one side, bright outlines',
  },
  {
    name: 'Much room',
    view: 'a wide view, all of it together on one third, calm space on the other side',
    light: 'broad even light, the ground behind a step darker',
  },
];

/** The same for people and animals alone: how they are to each other is what counts. */
export const company: readonly Take[] = [
  {
    name: 'With each other',
    view: 'at their eye level, near enough for each expression to be clear, none of them cut off',
    light: 'soft directional light from one side, the space between them a little brighter',
  },
  {
    name: 'Over one of them',
    view: 'past the nearer one, soft and large at the edge, to the other in full view',
    light: 'light from behind, outlines bright, faces and fronts gently filled',
  },
  {
    name: 'In their place',
    view: 'a wide view in which they are small, close together and clear at once',
    light: 'broad even light, the ground behind them a step darker',
  },
  {
    name: 'From the side',
    view: 'an exact side view that shows the distance between them',
    light: 'low light from one side, long shadows pointing from one to the other',
  },
];

/** What varies a picture of which the usual is all said: each about something else. */
export const twists: readonly {
  readonly name: string;
  readonly about: 'composition' | 'focus' | 'colour' | 'light' | 'view' | 'background' | 'count' | 'pose';
  readonly say: string;
}[] = [
  {
    // Holds of a label or logo as of a scene: layers from near to far were wrong in 13 of 48 prompts.
    name: 'More room',
    about: 'composition',
    say: 'drawn back a step, with calm space on every side',
  },
  {
    name: 'Everything sharp',
    about: 'focus',
    say: 'sharp from the nearest thing to the farthest',
  },
  { name: 'Muted', about: 'colour', say: 'muted, closely related tones' },
  {
    name: 'Strong contrast',
    about: 'light',
    say: 'strong contrast, large simple areas of bright and deep',
  },
  { name: 'Few things', about: 'count', say: 'reduced to what is named, all else left out or quiet' },
  {
    name: 'Quiet surroundings',
    about: 'background',
    say: 'what is around the main thing kept plain and quiet',
  },
];
