import { expect, it } from 'vitest';
import { generateVisual } from '../generate-visual.ts';
import type { VisualRequest } from '../visual-request.ts';

/** Goals of our own, short and long, plain and awkward, over all services. */
const goldenGoals: readonly VisualRequest[] = [
  { goal: 'a rusty key', media: 'image' },
  { goal: 'Please draw me a picture of a sleepy badger in a library', media: 'image', style: 'watercolor' },
  { goal: 'a canal without any barges', media: 'image', service: 'midjourney' },
  { goal: 'four pears to the right of two jugs', media: 'image', style: 'oil-painting' },
  { goal: 'the word "ORCHARD" painted on a barn door', media: 'image', service: 'ideogram' },
  { goal: 'logo for a bicycle repair shop', media: 'image', style: 'minimalist' },
  { goal: 'poster for a chamber music evening that says "Strings at Dusk"', media: 'image', quality: 'ultra' },
  { goal: 'app icon with a paper boat and a gradient', media: 'image' },
  { goal: 'seamless pattern of fern leaves and beetles', media: 'image', service: 'flux' },
  { goal: 'comic about a clumsy lighthouse keeper', media: 'image', service: 'gpt-image' },
  { goal: 'diagram of how a pumped storage plant works', media: 'image' },
  { goal: 'An old woman mends a fishing net on the quay. Her cat watches a crab.', media: 'image', style: 'digital-art' },
  { goal: 'homesickness', media: 'image', service: 'nano-banana' },
  { goal: 'portrait of a falconer at dawn', media: 'image', quality: 'ultra', service: 'imagen' },
  { goal: 'ein Fuchs im Schnee bei Nacht', media: 'image', style: 'oil-painting' },
  { goal: '雨の中の赤い傘', media: 'image' },
  { goal: 'an otter floating on its back --ar 4:5 --s 50', media: 'image', service: 'midjourney' },
  { goal: 'plate of dumplings', media: 'image', service: 'adobe-firefly', quality: 'ultra' },
  { goal: 'a green door and a yellow window in a blue wall', media: 'image', quality: 'standard' },
  { goal: 'a night market in the rain, seen from a balcony', media: 'image', style: 'photorealistic' },
  { goal: 'two tailors and a client in a fitting room', media: 'image', style: 'vintage' },
  { goal: 'a knitted dragon guarding a jar of buttons', media: 'image', style: '3d-render' },
  { goal: 'an orbital greenhouse above Jupiter', media: 'image', service: 'stable-diffusion' },
  { goal: 'wedding invitation with poppies for Ines and Tom on 14 June', media: 'image', service: 'dall-e-3' },
  { goal: 'product photo of a perfume bottle on wet stone', media: 'image' },
  { goal: 'make the sky in my photo pink', media: 'image' },
  { goal: 'a heron in the reeds', media: 'image', answers: { animal: 'one leg drawn up' }, offers: { 'room-left': true }, open: 'for the cover of our bird report' },
  { goal: 'a whale', media: 'image', quality: 'ultra', decide: true },
  { goal: 'camera circles the cup', media: 'video' },
  { goal: 'a heron standing in the reeds', media: 'video', service: 'veo-2' },
  { goal: 'Create a video of a potter shaping a bowl', media: 'video', style: 'documentary', service: 'runway' },
  { goal: 'A cook cracks an egg into a pan, then she flips the omelette.', media: 'video', service: 'kling' },
  { goal: 'time lapse of bread rising in a tin', media: 'video', service: 'hailuo' },
  { goal: 'drone footage of terraced rice fields', media: 'video', service: 'seedance' },
  { goal: 'coffee beans falling in slow motion', media: 'video', style: 'close-up' },
  { goal: 'a bus turning a corner in the rain', media: 'video', style: 'drone-footage', service: 'luma' },
  { goal: 'une femme qui danse sous la pluie', media: 'video', service: 'pika' },
  { goal: 'nostalgia', media: 'video', service: 'gemini-omni', style: 'cinematic' },
  { goal: 'candles flickering on a birthday cake', media: 'video', service: 'stable-video' },
  { goal: 'a 20 second clip of a kitten jumping off a chair', media: 'video', service: 'kling', quality: 'ultra' },
];

const show = (request: VisualRequest): string => {
  const { goal, service, style, quality } = request;
  const { text, variations, settings, notices, findings, questions, offers } = generateVisual(request);
  return [
    `# ${goal}   [${[service, style, quality].filter((part) => part !== undefined).join(', ')}]`,
    text,
    ...variations.map((variation) => `  ~ ${variation.label}`),
    `  = ${settings.map(({ name, value }) => `${name}: ${value}`).join('; ')}`,
    `  ? ${questions?.map(({ ask }) => ask).join(' ')}`,
    `  + ${offers?.map(({ label }) => label).join(', ')}`,
    ...notices.map(({ message }) => `  ! ${message}`),
    ...findings.map(({ message }) => `  x ${message}`),
    '',
  ].join('\n');
};

it('golden prompts for pictures and clips stand as reviewed', async () => {
  await expect(goldenGoals.map(show).join('\n')).toMatchFileSnapshot('prompts.golden.txt');
});
