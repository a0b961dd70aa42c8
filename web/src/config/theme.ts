export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themeKey = 'whetstone.theme';

/** Canvas of each theme, as in styles/tokens.css; browsers paint their own frame with it. */
export const themeColors = { light: '#fcfbf8', dark: '#100f0d' } as const;
