import type { Take } from '../rows.ts';

/** What holds for anybody, whoever it is and wherever. */
export const figureTakes: readonly Take[] = [
  {
    name: 'Half-length',
    view: 'half-length at eye level, a little from the side',
    light: 'soft light from one side',
    colour: 'quiet natural colors',
  },
  {
    name: 'Full figure',
    view: 'the full figure seen from a few steps back, room on all sides',
    light: 'broad soft light that keeps the outline clear',
    colour: 'few colors, the clothes the strongest of them',
  },
  {
    name: 'Close',
    view: 'a close view of head and shoulders',
    light: 'soft light from the front and one side',
    colour: 'one calm color behind',
  },
  {
    name: 'Small in the place',
    view: 'very wide, the figure small and clear on one third',
    light: 'natural light, brighter behind the figure',
    colour: 'large calm areas, one clear accent',
  },
];

/** What holds for any creature, on land, in the air or in water. */
export const creatureTakes: readonly Take[] = [
  {
    name: 'At its own height',
    view: 'at {its} own height, the whole of it in frame',
    light: 'soft light from one side',
    colour: 'quiet natural colors',
  },
  {
    name: 'Close',
    view: 'close, filling most of the frame',
    light: 'broad soft light that shows the surface',
    colour: 'closely related colors',
  },
  {
    name: 'From lower down',
    view: 'from slightly below, the outline clear',
    light: 'light from behind and one side, a bright edge along the outline',
    colour: 'a bright outline on a darker ground',
  },
  {
    name: 'Wide',
    view: 'very wide, small and clear on one third',
    light: 'even natural light',
    colour: 'large calm areas',
  },
];

/** What holds for anything that can stand or lie on a surface. */
export const thingTakes: readonly Take[] = [
  {
    name: 'At its own height',
    view: 'straight on at its own height, room around it',
    light: 'soft light from one side, a soft shadow',
    colour: 'a calm ground, one clear color',
  },
  {
    name: 'Three-quarter',
    view: 'three-quarter view from slightly above, complete',
    light: 'low light from one side, a long soft shadow',
    colour: 'two or three related colors',
  },
  {
    name: 'From above',
    view: 'straight down, centered',
    light: 'even light, short soft shadows',
    colour: 'a plain ground that contrasts gently',
  },
  {
    name: 'Close',
    view: 'close, filling the frame',
    light: 'light from behind and one side that shows the surface',
    colour: 'one color in many tones',
  },
];

/** What holds for any land or water, seen as a whole. */
export const landTakes: readonly Take[] = [
  {
    name: 'Low sun',
    view: 'a wide view from a raised point, near things clear and the distance soft',
    light: 'low sun from one side, long soft shadows',
    colour: 'warm near, cool far',
  },
  {
    name: 'Very wide',
    view: 'very wide, the middle distance the clearest',
    light: 'broken cloud, one patch of sun',
    colour: 'big quiet areas, one bright patch',
  },
  {
    name: 'From low down',
    view: 'from very low, what is near large in front',
    light: 'light from behind, edges bright',
    colour: 'warm near, pale far',
  },
  {
    name: 'From high above',
    view: 'from high above, the shape of it readable',
    light: 'clear light, small shadows',
    colour: 'one hue in many steps',
  },
];

/** What holds for what shines or has a surface of its own, small or large. */
export const viewTakes: readonly Take[] = [
  {
    name: 'Room around',
    view: 'large in the frame, calm room around it',
    colour: 'a quiet gradation',
  },
  {
    name: 'Close',
    view: 'close, filling the frame',
    colour: 'nearly one color',
  },
  {
    name: 'To one side',
    view: 'on one side of the frame, the other side calm',
    colour: 'two large areas of color',
  },
  {
    name: 'Far',
    view: 'seen from far away, small and clear',
    colour: 'large calm areas',
  },
];

/** What holds for any flat piece. */
export const pieceTakes: readonly Take[] = [
  {
    name: 'Centered',
    view: 'flat and straight on, centered, even margins',
    colour: 'three clear colors',
  },
  {
    name: 'Large',
    view: 'flat and straight on, large, narrow margins',
    colour: 'two colors and the ground',
  },
  {
    name: 'Reduced',
    view: 'flat and straight on, reduced to the simplest shapes',
    colour: 'one color on a plain ground',
  },
  {
    name: 'Airy',
    view: 'flat and straight on, small, with much empty space',
    colour: 'soft colors on a pale ground',
  },
];

/** What holds for what has no edge: sky, weather, space. */
export const vastTakes: readonly Take[] = [
  {
    name: 'Wide',
    view: 'very wide, most of the frame given to it',
    colour: 'a quiet gradation',
  },
  {
    name: 'One part',
    view: 'one part of it filling the frame',
    colour: 'nearly one color',
  },
  {
    name: 'To one side',
    view: 'its strongest part on one side of the frame, the other side calm',
    colour: 'two large areas of color',
  },
  {
    name: 'In the middle',
    view: 'its strongest part in the middle of the frame, fading towards the edges',
    colour: 'large calm areas',
  },
];
