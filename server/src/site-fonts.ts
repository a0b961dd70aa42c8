import { existsSync, readdirSync } from 'node:fs';
import { webDist } from './web-dist.ts';

const families = {
  'newsreader-display': 'Newsreader Display',
  geist: 'Geist',
  'geist-mono': 'Geist Mono',
} as const;

/** The site's fonts as the build named them; none before it is built. */
export const fontFaces = (): string => {
  const assets = `${webDist}client/assets`;
  const files = existsSync(assets) ? readdirSync(assets) : [];
  return Object.entries(families)
    .map(([name, family]) => {
      const file = files.find((one) => one.startsWith(`${name}-`) && one.length === name.length + 15);
      return file
        ? `@font-face{font-family:'${family}';src:url('/assets/${file}') format('woff2');font-weight:400 550;font-display:swap}\n`
        : '';
    })
    .join('');
};
