/** One kettle on one table, so that thumbnails of styles differ in nothing but the style; 72 by 72. */
export const kettle = {
  body: 'M22 57C20 42 27 33 38 33s18 9 16 24z',
  spout: 'M22 53 11 40l2-4 12 9z',
  handle: 'M29 35c-3-19 21-19 18 0',
  shade: 'M44 34.5c7 3 11 11 10 22.500H41c5-8 6-15 3-22.500z',
} as const;
