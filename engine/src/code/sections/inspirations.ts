import type { SiteInspirationId } from '../../catalogue/code.ts';

/** The six site styles as lines that a builder can follow and a person can check. */
export const inspirationLines: Readonly<Record<SiteInspirationId, readonly string[]>> = {
  minimal: [
    'Minimal: one typeface, three text sizes, one accent colour, wide margins',
    'Lines and boxes only where space alone does not separate',
  ],
  editorial: [
    'Editorial: serif headlines, text columns of 60 to 75 characters, captions under pictures',
    'A grid that lets one story lead and others follow',
  ],
  product: [
    'Product: the software itself shown large, claims of at most 8 words beside it',
    'One action, repeated at the end; proof before price',
  ],
  storefront: [
    'Storefront: pictures of one ratio in a grid, price under each, cart in reach on every page',
    'Product page with picture, price, choice and button visible without scrolling',
  ],
  portfolio: [
    'Portfolio: work in a grid of large pictures, title and year only, text on its own page',
    'Navigation of at most 4 links',
  ],
  dashboard: [
    'Dashboard: dense tables with aligned figures, filters above, key figures in one row',
    'One hue for data, one for warnings; nothing moves without a cause',
  ],
};
