const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** How this machine writes a shortcut with its command key. */
export const withCommandKey = (key: string) => (isMac ? `⌘ ${key}` : `Ctrl ${key}`);
