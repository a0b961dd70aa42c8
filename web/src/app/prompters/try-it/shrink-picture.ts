import { tryLimits } from '@whetstone/contract/limits';

/** Widths and qualities of WebP, the best first, until a picture is small enough to be kept. */
const sizes = [
  { side: 640, quality: 0.8 },
  { side: 512, quality: 0.7 },
  { side: 384, quality: 0.6 },
  { side: 256, quality: 0.5 },
] as const;

/** A picture as it is kept beside a prompt: a `data:` address no longer than an answer may be. Throws where a picture cannot be read. */
export async function shrinkPicture(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  for (const { side, quality } of sizes) {
    const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
    canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const shrunk = canvas.toDataURL('image/webp', quality);
    if (shrunk.length <= tryLimits.answer) return shrunk;
  }
  throw new Error('The picture cannot be made small enough to keep');
}
