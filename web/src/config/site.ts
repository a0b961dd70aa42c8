/** The public header's links, in order. */
export const headerLinks = [
  { href: '/features', label: 'Features' },
  { href: '/business', label: 'Business' },
  { href: '/about', label: 'About' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/help', label: 'Help' },
  { href: '/how-it-works', label: 'How It Works' },
] as const;

/** The footer's links, in order, under their headings; Contact opens a mail. */
export const footerGroups = [
  {
    title: 'Product',
    links: [
      { href: '/library', label: 'Library' },
      { href: '/help', label: 'Help' },
      { href: '/status', label: 'Status' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/about', label: 'About' },
      { href: 'mailto:support@whetstone.example', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/privacy', label: 'Privacy' },
      { href: '/terms', label: 'Terms' },
    ],
  },
] as const;
