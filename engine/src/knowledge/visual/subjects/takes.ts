import type { Take } from '../rows.ts';

/** What holds for anybody, whoever it is and wherever. */
export const figureTakes: readonly Take[] = [
  {
    name: 'Half-length',
    frame: 'closer',
    view: 'half-length at eye level, a little from the side',
    light: 'soft light from one side',
    colour: 'quiet natural colors',
  },
  {
    name: 'Full figure',
    frame: 'wider',
    view: 'the full figure seen from a few steps back, room on all sides',
    light: 'broad soft light that keeps the outline clear',
    colour: 'few colors, the clothes the strongest of them',
  },
  {
    name: 'Close',
    frame: 'closer',
    view: 'a close view of head and shoulders',
    light: 'soft light from the front and one side',
    colour: 'one calm color behind',
  },
  {
    name: 'Small in the place',
    frame: 'wider',
    view: 'very wide, the figure small and clear on one third',
    light: 'natural light, brighter behind the figure',
    colour: 'large calm areas, one clear accent',
  },
];

/** What holds for any creature, on land, in the air or in water. */
export const creatureTakes: readonly Take[] = [
  {
    name: 'At its own height',
    frame: 'level',
    view: 'at {its} own height, the whole of it in frame',
    light: 'soft light from one side',
    colour: 'quiet natural colors',
  },
  {
    name: 'Close',
    frame: 'closer',
    view: 'close, filling most of the frame',
    light: 'broad soft light that shows the surface',
    colour: 'closely related colors',
  },
  {
    name: 'From lower down',
    frame: 'lower',
    view: 'from slightly below, the outline clear',
    light: 'light from behind and one side, a bright edge along the outline',
    colour: 'a bright outline on a darker ground',
  },
  {
    name: 'Wide',
    frame: 'wider',
    view: 'very wide, small and clear on one third',
    light: 'even natural light',
    colour: 'large calm areas',
  },
];

/** What holds for anything that can stand or lie on a surface. */
export const thingTakes: readonly Take[] = [
  {
    name: 'At its own height',
    frame: 'level',
    view: 'straight on at its own height, room around it',
    light: 'soft light from one side, a soft shadow',
    colour: 'a calm ground, one clear color',
  },
  {
    name: 'Three-quarter',
    frame: 'turned',
    view: 'three-quarter view from slightly above, complete',
    light: 'low light from one side, a long soft shadow',
    colour: 'two or three related colors',
  },
  {
    name: 'From above',
    frame: 'above',
    view: 'straight down, centered',
    light: 'even light, short soft shadows',
    colour: 'a plain ground that contrasts gently',
  },
  {
    name: 'Close',
    frame: 'closer',
    view: 'close, filling the frame',
    light: 'light from behind and one side that shows the surface',
    colour: 'one color in many tones',
  },
];

/** What holds for any land or water, seen as a whole. */
export const landTakes: readonly Take[] = [
  {
    name: 'Low sun',
    frame: 'lower',
    view: 'a wide view from a raised point, near things clear and the distance soft',
    light: 'low sun from one side, long soft shadows',
    colour: 'warm near, cool far',
  },
  {
    name: 'Very wide',
    frame: 'wider',
    view: 'very wide, the middle distance the clearest',
    light: 'broken cloud, one patch of sun',
    colour: 'big quiet areas, one bright patch',
  },
  {
    name: 'From low down',
    frame: 'lower',
    view: 'from very low, what is near large in front',
    light: 'light from behind, edges bright',
    colour: 'warm near, pale far',
  },
  {
    name: 'From high above',
    frame: 'above',
    view: 'from high above, the shape of it readable',
    light: 'clear light, small shadows',
    colour: 'one hue in many steps',
  },
];

/** What holds for what shines or has a surface of its own, small or large. */
export const viewTakes: readonly Take[] = [
  {
    name: 'Room around',
    frame: 'closer',
    view: 'large in the frame, calm room around it',
    colour: 'a quiet gradation',
  },
  {
    name: 'Close',
    frame: 'closer',
    view: 'close, filling the frame',
    colour: 'nearly one color',
  },
  {
    name: 'To one side',
    frame: 'asymmetric',
    view: 'on one side of the frame, the other side calm',
    colour: 'two large areas of color',
  },
  {
    name: 'Far',
    frame: 'wider',
    view: 'seen from far away, small and clear',
    colour: 'large calm areas',
  },
];

/** What holds for any flat piece. */
export const pieceTakes: readonly Take[] = [
  {
    name: 'Centered',
    frame: 'centered',
    view: 'flat and straight on, centered, even margins',
    colour: 'three clear colors',
  },
  {
    name: 'Large',
    frame: 'closer',
    view: 'flat and straight on, large, narrow margins',
    colour: 'two colors and the ground',
  },
  {
    name: 'Reduced',
    frame: 'simpler',
    view: 'flat and straight on, reduced to the simplest shapes',
    colour: 'one color on a plain ground',
  },
  {
    name: 'Airy',
    frame: 'wideMargins',
    view: 'flat and straight on, small, with much empty space',
    colour: 'soft colors on a pale ground',
  },
];

/** What holds for what has no edge: sky, weather, space. */
export const vastTakes: readonly Take[] = [
  {
    name: 'Wide',
    frame: 'wider',
    view: 'very wide, most of the frame given to it',
    colour: 'a quiet gradation',
  },
  {
    name: 'One part',
    frame: 'closer',
    view: 'one part of it filling the frame',
    colour: 'nearly one color',
  },
  {
    name: 'To one side',
    frame: 'asymmetric',
    view: 'its strongest part on one side of the frame, the other side calm',
    colour: 'two large areas of color',
  },
  {
    name: 'In the middle',
    frame: 'centered',
    view: 'its strongest part in the middle of the frame, fading towards the edges',
    colour: 'large calm areas',
  },
];
