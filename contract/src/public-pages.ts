/** The public pages, in the order of the sitemap, with what each holds for machines that read llms.txt. */
export const publicPages = [
  { path: '/', title: 'Home', about: 'what Whetstone is, with a goal marked up' },
  { path: '/features', title: 'Features', about: 'the engines and what each does' },
  { path: '/how-it-works', title: 'How it works', about: 'five steps from a goal to a prompt' },
  { path: '/library', title: 'Prompt Library', about: 'public prompts, to search, read and copy' },
  { path: '/pricing', title: 'Pricing', about: 'four plans, what they include, questions' },
  { path: '/business', title: 'Business', about: 'what teams get, demo requests' },
  { path: '/help', title: 'Help', about: 'each screen explained, troubleshooting' },
  { path: '/about', title: 'About', about: 'why it exists, contact' },
  { path: '/status', title: 'Status', about: 'uptime and incidents as measured; JSON at /api/status' },
  { path: '/privacy', title: 'Privacy', about: 'what is stored, why, for how long' },
  { path: '/terms', title: 'Terms', about: 'charges, refunds, cancellation, liability' },
] as const;
