import type { placeNouns } from '../../reading/place-nouns.ts';
import type { Look } from './look.ts';

export const placeLooks: Readonly<Record<keyof typeof placeNouns, Look>> = {
  weather: {
    view: 'wide view with a low horizon|seen from high above',
    light: 'torn light between dark clouds|eerie, flat light',
  },
  heavens: {
    view: 'wide view with a low horizon, most of it sky|telephoto view, large above the horizon',
    light: 'clear light, foreground nearly black|soft light in thin haze',
  },
  gathering: {
    view: 'wide shot at eye level, depth from near to far|seen from high above',
    light: 'warm late sun across the scene|soft overcast light',
  },
  show: {
    view: 'seen from within the crowd toward the light|wide view from high above',
    light: 'colored beams of light through haze|one white spotlight, the rest dark',
  },
  interior: {
    view: 'wide view from one corner at eye level|straight view along the middle, symmetrical',
    light: 'daylight from windows on one side|warm lamps in the evening',
  },
  building: {
    view: 'three-quarter view from the ground, {whole}, upright lines straight|straight front view, symmetrical',
    light: 'low sun raking across the walls|blue dusk, warm light in the openings',
  },
  street: {
    view: 'eye-level view along its length|seen from an upper window',
    light: 'late sun from one side, long shadows|blue dusk with warm lights',
  },
  town: {
    view: 'wide view across the roofs|seen from high above',
    light: 'low sun across roofs and fronts|blue dusk with lit windows',
  },
  shore: {
    view: 'wide view with a low horizon|low view close to the water',
    light: 'clear low sun glinting on the water|soft grey light, water and sky almost one',
    detail: 'fine ripples, clear reflections',
  },
  height: {
    view: 'wide view with near, middle and far distance|telephoto view that stacks the layers',
    light: 'low sun raking across the land|first light on the highest points',
    detail: 'layers paler with distance',
  },
  wood: {
    view: 'eye-level view between the trunks|low view across the ground',
    light: 'sun shafts through the canopy|soft light in thin mist',
    detail: 'moss, ferns and fallen leaves on the ground',
  },
  field: {
    view: 'low wide view across the ground|seen from slightly above',
    light: 'low evening sun across the ground|fresh morning light',
  },
  ruin: {
    view: 'wide view from the dark toward the opening|low angle up along the walls',
    light: 'one shaft of daylight from above|cool light from the far end',
  },
  cosmos: {
    view: 'wide view, small against the dark|close view that fills the frame',
    light: 'hard sunlight from one side|faint colored glow',
  },
  reef: {
    view: 'wide view at the same depth|close view of one part',
    light: 'sunlight filtered from the surface|dim blue light',
  },
};
