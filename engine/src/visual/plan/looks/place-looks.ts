import type { placeNouns } from '../../reading/place-nouns.ts';
import type { Look } from './look.ts';

export const placeLooks: Readonly<Record<keyof typeof placeNouns, Look>> = {
  weather: {
    view: 'wide view with a low horizon|seen from high above|ground-level view, close and looming',
    light: 'torn light between dark clouds|eerie, flat light',
  },
  heavens: {
    view: 'wide view with a low horizon, most of it sky|telephoto view, large above the horizon|ground-level view with a dark foreground',
    light: 'clear light, foreground nearly black|soft light in thin haze',
  },
  gathering: {
    view: 'wide shot at eye level, depth from near to far|seen from high above|close among the participants',
    light: 'warm late sun across the scene|soft overcast light',
  },
  show: {
    view: 'seen from within the crowd toward the light|wide view from high above|close to the stage, seen from below',
    light: 'colored beams of light through haze|one white spotlight, the rest dark',
  },
  interior: {
    view: 'wide view from one corner at eye level|straight view along the middle, symmetrical|view in through the doorway',
    light: 'daylight from windows on one side|warm lamps in the evening',
    detail: 'true materials, small signs of use',
  },
  building: {
    view: 'three-quarter view from the ground, {whole}, upright lines straight|straight front view, symmetrical|seen from above with its surroundings',
    light: 'low sun raking across the walls|blue dusk, warm light in the openings',
    detail: 'weathered surfaces, crisp edges',
  },
  street: {
    view: 'eye-level view along its length|seen from an upper window|low view across the ground',
    light: 'late sun from one side, long shadows|blue dusk with warm lights',
    detail: 'worn surfaces that show long use',
  },
  town: {
    view: 'wide view across the roofs|seen from high above|telephoto view, layers close together',
    light: 'low sun across roofs and fronts|blue dusk with lit windows',
    detail: 'roofs and fronts all different',
  },
  shore: {
    view: 'wide view with a low horizon|low view close to the water|seen from high above, the edge of the water as a curve',
    light: 'clear low sun glinting on the water|soft grey light, water and sky almost one',
    detail: 'fine ripples, clear reflections',
  },
  height: {
    view: 'wide view with near, middle and far distance|telephoto view that stacks the layers|seen from high above',
    light: 'low sun raking across the land|first light on the highest points',
    detail: 'layers paler with distance',
  },
  wood: {
    view: 'eye-level view between the trunks|low view across the ground|seen straight up into the crowns, wide',
    light: 'sun shafts through the canopy|soft light in thin mist',
    detail: 'moss, ferns and fallen leaves on the ground',
  },
  field: {
    view: 'low wide view across the ground|seen from slightly above|view along its main line into the distance',
    light: 'low evening sun across the ground|fresh morning light',
    detail: 'single blades and leaves sharp in front',
  },
  ruin: {
    view: 'wide view from the dark toward the opening|low angle up along the walls|straight, symmetrical view into the depth',
    light: 'one shaft of daylight from above|cool light from the far end',
    detail: 'rough stone, dust in the air',
  },
  cosmos: {
    view: 'wide view, small against the dark|close view that fills the frame|view along the curve of the horizon',
    light: 'hard sunlight from one side|faint colored glow',
  },
  reef: {
    view: 'wide view at the same depth|close view of one part|seen from below toward the surface',
    light: 'sunlight filtered from the surface|dim blue light',
  },
};
