import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  // Half the processor time of the whole browser, for the same engine.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium on this machine (CHROMIUM_PATH first), or undefined. */
export const findChromium = () => places.find((path) => path && existsSync(path));
