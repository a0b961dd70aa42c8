/** The public header's links, in order. */
export const headerLinks = [
  { href: '/features', label: 'Features' },
  { href: '/business', label: 'Business' },
  { href: '/about', label: 'About' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/help', label: 'Help' },
  { href: '/how-it-works', label: 'How It Works' },
] as const;

/** The footer's links, in order; Contact opens a mail. */
export const footerLinks = [
  { href: '/help', label: 'Help' },
  { href: '/library', label: 'Library' },
  { href: '/status', label: 'Status' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/about', label: 'About' },
  { href: 'mailto:support@whetstone.example', label: 'Contact' },
] as const;
