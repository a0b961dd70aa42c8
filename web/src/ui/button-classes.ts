const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none ' +
  'transition-[background-color,border-color,color,opacity] duration-120 ease-out disabled:opacity-65';

// Where the system takes backgrounds away, a border that was not seen still draws the button.
const looks = {
  primary: 'border border-transparent bg-ink text-on-ink hover:bg-body',
  secondary: 'border border-outline bg-raised text-ink hover:border-border',
  quiet: 'text-body hover:bg-surface hover:text-ink',
  // Not as heavy as a heading, which it often stands beside.
  link: 'text-act font-normal',
  bad: 'border border-transparent bg-bad-fill text-on-bad hover:opacity-90',
} as const;

const sizes = {
  small: 'h-8 px-3 text-13 pointer-coarse:h-11',
  medium: 'h-10 px-4 text-14 pointer-coarse:h-11',
  large: 'h-11 px-5 text-16',
  text: '-mx-1 min-h-6 px-1 text-13 pointer-coarse:min-h-11',
} as const;

export type ButtonLook = keyof typeof looks;
export type ButtonSize = keyof typeof sizes;

/** Classes of a button, for the places where it is a link. */
export const buttonClasses = (look: ButtonLook = 'secondary', size: ButtonSize = 'medium', more = '') =>
  `${base} ${looks[look]} ${sizes[size]} ${more}`;
