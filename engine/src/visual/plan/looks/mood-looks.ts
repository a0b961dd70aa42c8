import type { Look } from './look.ts';

/** Moods that decide light, and sometimes the view, whatever is shown. */
export const moodLooks: readonly (readonly [RegExp, Look])[] = [
  [
    / (?:rain|rainy|raining|drizzle|downpour) (?!jackets?|coats?|boots?|forests?|gutters?|barrels?)/,
    {
      light: 'soft grey light that shines on everything wet|light from behind that makes the drops shine',
    },
  ],
  [
    / (?:snow|snowing|snowfall|snowy|snowstorm|blizzard) (?!globes?|leopards?|boots?|tires?|tyres?|white|queen)/,
    {
      light: 'pale, flat light, blue shadows in the snow|low winter sun, long blue shadows',
    },
  ],
  [
    / (?:underground|subway|cavern) /,
    {
      setting: 'station platform alongside|dark tunnel, lights receding',
      light: 'rows of lamps, deep shadow beyond them|shafts of light from openings above',
    },
  ],
  [
    / (?:[1-5]|12) ?a\.?m | (?:8|9|10|11) ?p\.?m | after dark | late-night /,
    { light: 'dark outside, lamps the only light|faint moonlight and one lamp' },
  ],
  [
    / (?:spooky|creepy|haunted|horror|scary|eerie|sinister|ghostly|halloween|cursed|gothic|terrifying) /,
    { light: 'cold moonlight with deep shadows|one weak lamp in the dark' },
  ],
  [
    / (?:cute|little|kawaii|adorable|chibi|baby|tiny|cuddly) /,
    {
      view: 'straight view at its own height, {whole}|close view of the face|slightly raised view, small in the frame',
      setting: 'plain background in one soft pastel|soft, rounded surroundings out of focus',
      light: 'bright, soft light with gentle shadows|warm light from behind',
    },
  ],
  [
    / (?:funny|playful|cheerful|happy|joyful|whimsical|silly|colorful|colourful|fun) /,
    { light: 'bright, clear daylight|warm afternoon sun' },
  ],
  [
    / (?:cozy|cosy|warm|hygge|snug|homely|rustic) /,
    { light: 'warm lamplight with soft shadows|low winter sun through a window' },
  ],
  [
    / (?:romantic|in love|intimate|tender|valentine|anniversary) /,
    { light: 'warm low sun from behind|candlelight' },
  ],
  [
    / (?:luxury|luxurious|elegant|premium|expensive|exclusive|sleek|glamorous) /,
    {
      light: 'narrow light along the edges, deep clean shadows|soft golden light on dark',
    },
  ],
  [
    / (?:epic|heroic|fantasy|majestic|mythical|legendary|mighty|dramatic|attacks|attacking|battle|battling|apocalyptic|apocalypse) /,
    {
      light: 'low sun breaking through dark cloud|stormy light from one side',
    },
  ],
  [
    / (?:abandoned|ruined|desolate|derelict|decaying|forgotten) /,
    { light: 'flat grey daylight|low sun through dust and haze' },
  ],
  [
    / (?:sad|lonely|melancholic|melancholy|grieving|crying|depressed|heartbroken|mourning|alone) /,
    { light: 'flat grey window light|last blue light of dusk' },
  ],
  [
    / (?:futuristic|sci-fi|science fiction|high-tech|dystopian|utopian) /,
    { light: 'cool light with one warm accent|colored light in haze' },
  ],
  [
    / (?:retro|vintage|nostalgic|old-fashioned|1[89]\d0's|1[89]\d0s|[3-9]0s|victorian|medieval|ancient) /,
    {
      setting: 'worn wooden surface, soft behind|plain faded backdrop',
      light: 'warm, slightly hazy sunlight|dim light of lamps and windows',
    },
  ],
  [
    / (?:mysterious|mystical|secret|enchanted|magical|magic) /,
    { light: 'soft glow from within the scene|one shaft of light in the dark' },
  ],
  [
    / (?:calm|peaceful|serene|zen|tranquil|relaxing|quiet|dreamy|meditating) /,
    { light: 'soft early morning light|pale, hazy light' },
  ],
  [
    / autumn | in (?:the )?fall | fall (?:colou?rs|leaves|forest) /,
    {
      light: 'low clear sun, leaves gold and rust|soft light in thin mist, colors glowing',
    },
  ],
  [/ winter (?!coats?|jackets?|boots?|sale)/, { light: 'pale low sun, long blue shadows|flat white light' }],
  [
    / (?:christmas|festive|holiday|new year's|diwali|hanukkah) /,
    {
      light: 'warm glow of many small lights|snowy blue dusk outside, warm light inside',
    },
  ],
];
