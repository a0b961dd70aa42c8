/** Sidebar of the signed-in shell, in order. A screen is listed here once it exists. */
export const navigation = [
  { to: '/dashboard', label: 'Dashboard', adminOnly: false },
  { to: '/generator', label: 'Content Prompter', adminOnly: false },
  { to: '/media', label: 'Visual Prompter', adminOnly: false },
  { to: '/code', label: 'Code Prompter', adminOnly: false },
  { to: '/context', label: 'Context', adminOnly: false },
  { to: '/user-library', label: 'My Prompts', adminOnly: false },
  { to: '/prompt-library', label: 'Prompt Library', adminOnly: false },
  { to: '/account', label: 'Account', adminOnly: false },
  { to: '/admin', label: 'Admin', adminOnly: true },
] as const satisfies readonly { to: string; label: string; adminOnly: boolean }[];
