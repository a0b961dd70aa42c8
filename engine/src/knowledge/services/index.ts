import { adobeFirefly } from './adobe-firefly.ts';
import { dallE3 } from './dall-e-3.ts';
import { flux } from './flux.ts';
import { geminiOmni } from './gemini-omni.ts';
import { gptImage } from './gpt-image.ts';
import { hailuo } from './hailuo.ts';
import { ideogram } from './ideogram.ts';
import { imagen } from './imagen.ts';
import { kling } from './kling.ts';
import { luma } from './luma.ts';
import { midjourney } from './midjourney.ts';
import { nanoBanana } from './nano-banana.ts';
import { pika } from './pika.ts';
import { runway } from './runway.ts';
import { seedance } from './seedance.ts';
import { stableDiffusion } from './stable-diffusion.ts';
import { stableVideo } from './stable-video.ts';
import { veo2 } from './veo-2.ts';

/** The services in the order of the form: those of the brief first. */
export const imageServices = [
  dallE3,
  midjourney,
  stableDiffusion,
  adobeFirefly,
  imagen,
  gptImage,
  nanoBanana,
  flux,
  ideogram,
] as const;

export const videoServices = [
  veo2,
  runway,
  pika,
  luma,
  stableVideo,
  geminiOmni,
  kling,
  seedance,
  hailuo,
] as const;
