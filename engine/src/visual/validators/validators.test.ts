import { describe, expect, it } from 'vitest';
import type { ServiceId } from '../../catalogue/visual.ts';
import { imageValidators } from './image-validators.ts';
import { videoValidators } from './video-validators.ts';

const validators = { ...imageValidators, ...videoValidators };
const form = { version: '7', flags: false };
const cases: readonly (readonly [ServiceId, string, string, readonly string[]])[] = [
  [
    'dall-e-3',
    '',
    'A fox.\nSettings: size 1024x1024, quality hd, style vivid',
    [
      'A fox --ar 1:1\nSettings: size 1024x1024, quality hd, style vivid',
      'A fox.\nSettings: size 512x512, quality hd, style vivid',
      `${'a'.repeat(4001)}\nSettings: size 1024x1024, quality hd, style vivid`,
    ],
  ],
  [
    'midjourney',
    '7',
    'fox --no tail --ar 1:1 --q 2 --v 7',
    [
      'fox',
      'fox --v 7 --ar 1:1',
      'fox --q 3 --v 7',
      'fox --foo 1 --v 7',
      'fox --ar 1:1 --ar 2:3 --v 7',
      'fox::2 --v 7',
      'fox --v 6',
    ],
  ],
  [
    'midjourney',
    '8.1',
    'fox --ar 1:1 --s 250 --v 8.1',
    ['fox --no tail --v 8.1', 'fox --q 2 --v 8.1', 'fox --s 1001 --v 8.1'],
  ],
  [
    'stable-diffusion',
    '',
    'fox\nNegative prompt: text\nSettings: 1024x1024, steps 28, CFG 6.5, sampler DPM++ 2M Karras',
    [
      'fox\nSettings: 1024x1024, steps 28, CFG 6.5, sampler DPM++ 2M Karras',
      'fox (red)\nNegative prompt: text\nSettings: 1024x1024, steps 28, CFG 6.5, sampler DPM++ 2M Karras',
      'fox (red:1.9)\nNegative prompt: text\nSettings: 1024x1024, steps 28, CFG 6.5, sampler DPM++ 2M Karras',
      'fox\nNegative prompt: text\nSettings: 1000x1000, steps 28, CFG 6.5, sampler DPM++ 2M Karras',
    ],
  ],
  [
    'adobe-firefly',
    '',
    'A red fox.\nSettings: contentClass art, 1:1, negativePrompt "text"',
    ['Fox.\nSettings: 1:1', 'Generate a red fox.\nSettings: 1:1', 'A red fox.\nSettings: 2:3'],
  ],
  [
    'imagen',
    '',
    'A fox.\nSettings: aspectRatio 3:4',
    ['A fox.\nSettings: aspectRatio 3:2', 'A fox.', 'A fox , red.\nSettings: aspectRatio 3:4'],
  ],
  [
    'veo-2',
    '',
    'A fox.\nSettings: 8 s, 16:9, 720p; negativePrompt "text"',
    [
      'A fox.\nSettings: 10 s, 16:9, 720p',
      'A fox.\nSettings: 8 s, 1:1, 720p',
      'A fox.\nSettings: 8 s, 16:9, 720p; negativePrompt "no text"',
    ],
  ],
  [
    'runway',
    '',
    'A fox.\nSettings: 5 s, 1280:720',
    [
      'A fox.\nSettings: 12 s, 1280:720',
      'A fox.\nSettings: 5 s, 16:9',
      `${'a'.repeat(1001)}\nSettings: 5 s, 1280:720`,
    ],
  ],
  [
    'pika',
    '',
    'A fox.\nSettings: 5 s, 16:9, 720p',
    ['A fox -motion 2 \nSettings: 5 s, 16:9, 720p', 'A fox.\nSettings: 7 s, 16:9, 720p'],
  ],
  [
    'luma',
    '',
    'A fox.\nSettings: 9 s, 16:9, 720p',
    ['A fox.\nSettings: 10 s, 16:9, 720p', 'A fox.\nSettings: 9 s, 16:9, 8k'],
  ],
  [
    'stable-video',
    '',
    'First frame: fox\nSettings: 1024x576, 25 frames, 6 fps, motion_bucket_id 40, cfg_scale 1.8',
    [
      'fox\nSettings: 1024x576, 25 frames, 6 fps, motion_bucket_id 40, cfg_scale 1.8',
      'First frame: fox\nSettings: 1024x576, 25 frames, 6 fps, motion_bucket_id 300, cfg_scale 1.8',
      'First frame: fox, slow push in\nSettings: 1024x576, 25 frames, 6 fps, motion_bucket_id 40, cfg_scale 1.8',
    ],
  ],
];

describe('validators', () => {
  it.each(cases)(
    '[VS-80] %s %s takes a right prompt and refuses wrong ones',
    (service, version, right, wrong) => {
      expect(validators[service](right, { ...form, version })).toEqual([]);
      for (const prompt of wrong)
        expect([prompt, validators[service](prompt, { ...form, version }).length]).not.toEqual([prompt, 0]);
    },
  );

  it('[VS-80] pika with flags takes the bot line and refuses stacked cameras', () => {
    const end = '\nSettings: 5 s where the version allows it';
    expect(
      validators.pika(`A fox.\n-camera zoom in -motion 1 -ar 16:9 -neg "text"${end}`, {
        version: '',
        flags: true,
      }),
    ).toEqual([]);
    expect(
      validators.pika(`A fox.\n-camera zoom in -camera pan left -motion 1 -ar 16:9${end}`, {
        version: '',
        flags: true,
      }),
    ).not.toEqual([]);
    expect(validators.pika(`A fox.\n-motion 9 -ar 16:9${end}`, { version: '', flags: true })).not.toEqual([]);
  });
});
