/** Path of a Chromium on this machine (CHROMIUM_PATH first), or undefined. */
export declare const findChromium: () => string | undefined;
