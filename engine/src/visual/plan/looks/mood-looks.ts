import type { Look } from './look.ts';

/** Moods that decide light, and sometimes the view, whatever is shown. */
export const moodLooks: readonly (readonly [RegExp, Look])[] = [
  [
    / (?:[1-5]|12) ?a\.?m | (?:8|9|10|11) ?p\.?m | after dark | late-night /,
    { light: 'dark outside, lamps the only light|faint moonlight and one lamp|cold light of a single tube' },
  ],
  [
    / (?:spooky|creepy|haunted|horror|scary|eerie|sinister|ghostly|halloween|cursed|gothic|terrifying) /,
    { light: 'cold moonlight with deep shadows|one weak lamp in the dark|flat grey light in mist' },
  ],
  [
    / (?:cute|little|kawaii|adorable|chibi|baby|tiny|cuddly) /,
    {
      view: 'straight view at its own height, {whole}|close view of the face|slightly raised view, small in the frame',
      setting: 'plain background in one soft pastel|soft, rounded surroundings out of focus',
      light: 'bright, soft light with gentle shadows|warm light from behind|soft morning light',
    },
  ],
  [
    / (?:funny|playful|cheerful|happy|joyful|whimsical|silly|colorful|colourful|fun) /,
    { light: 'bright, clear daylight|warm afternoon sun|even light with strong color' },
  ],
  [
    / (?:cozy|cosy|warm|hygge|snug|homely|rustic) /,
    { light: 'warm lamplight with soft shadows|low winter sun through a window|light of a fire nearby' },
  ],
  [
    / (?:romantic|in love|intimate|tender|valentine|anniversary) /,
    { light: 'warm low sun from behind|candlelight|soft pink dusk' },
  ],
  [
    / (?:luxury|luxurious|elegant|premium|expensive|exclusive|sleek|glamorous) /,
    {
      light:
        'narrow light along the edges, deep clean shadows|soft golden light on dark|large soft light with smooth gradients',
    },
  ],
  [
    / (?:epic|heroic|fantasy|majestic|mythical|legendary|mighty|dramatic|apocalyptic|apocalypse) /,
    {
      light:
        'low sun breaking through dark cloud|stormy light from one side|strong light from behind, dark silhouette',
    },
  ],
  [
    / (?:abandoned|ruined|desolate|derelict|decaying|forgotten) /,
    { light: 'flat grey daylight|low sun through dust and haze|cold light in thin mist' },
  ],
  [
    / (?:sad|lonely|melancholic|melancholy|grieving|crying|depressed|heartbroken|mourning|alone) /,
    { light: 'flat grey window light|last blue light of dusk|one dim lamp, the rest dark' },
  ],
  [
    / (?:futuristic|sci-fi|science fiction|high-tech|dystopian|utopian) /,
    { light: 'cool light with one warm accent|colored light in haze|clean white light from above' },
  ],
  [
    / (?:retro|vintage|nostalgic|old-fashioned|1[89]\d0's|1[89]\d0s|[3-9]0s|victorian|medieval|ancient) /,
    {
      setting: 'worn wooden surface, soft behind|plain faded backdrop',
      light: 'warm, slightly hazy sunlight|dim light of lamps and windows|soft grey daylight',
    },
  ],
  [
    / (?:mysterious|mystical|secret|enchanted|magical|magic) /,
    { light: 'soft glow from within the scene|one shaft of light in the dark|pale moonlight in mist' },
  ],
  [
    / (?:calm|peaceful|serene|zen|tranquil|relaxing|quiet|dreamy|meditating) /,
    { light: 'soft early morning light|pale, hazy light|last warm light of the day' },
  ],
  [
    / (?:christmas|festive|holiday|new year's|diwali|hanukkah) /,
    {
      light:
        'warm glow of many small lights|snowy blue dusk outside, warm light inside|light of a fire nearby',
    },
  ],
];
