import { describe, expect, it } from 'vitest';
import { imageServiceIds, videoServiceIds, type ServiceId } from '../../catalogue/visual.ts';
import type { GeneratedVisual, VisualOptions } from '../generate-in-medium.ts';
import { generateVisual } from '../generate-visual.ts';
import { goldenImages, goldenVideos } from './golden-goals.ts';

const show = (options: VisualOptions, made: GeneratedVisual): string => {
  const choice = [options.style, options.quality].filter((part) => part !== undefined).join(', ');
  return [
    `# ${options.goal}${choice === '' ? '' : `   [${choice}]`}`,
    made.text,
    ...made.variations.map(({ label }) => `  ~ ${label}`),
    ...made.notices.map(({ message }) => `  ! ${message}`),
    ...made.findings.map(({ message }) => `  ? ${message}`),
    '',
  ].join('\n');
};

const page = (goals: readonly VisualOptions[], service: ServiceId | undefined): string =>
  goals.map((goal) => show(goal, generateVisual({ ...goal, service }))).join('\n');

describe('golden prompts', () => {
  it.each([...imageServiceIds, undefined])('for images in %s stand as reviewed', async (service) => {
    await expect(page(goldenImages, service)).toMatchFileSnapshot(`${service ?? 'any-image'}.golden.txt`);
  });

  it.each([...videoServiceIds, undefined])('for videos in %s stand as reviewed', async (service) => {
    await expect(page(goldenVideos, service)).toMatchFileSnapshot(`${service ?? 'any-video'}.golden.txt`);
  });
});
