import type { ReactNode } from 'react';

/** 16 px, one stroke of 1.5, drawn here; decoration only, so the control beside it carries the name. */
const icon = (paths: ReactNode) =>
  function Icon({ className }: { className?: string }) {
    return (
      <svg
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={className}
      >
        {paths}
      </svg>
    );
  };

export const CloseIcon = icon(<path d="m4 4 8 8M12 4l-8 8" />);
export const MenuIcon = icon(<path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />);
export const SunIcon = icon(
  <>
    <circle cx="8" cy="8" r="2.75" />
    <path d="M8 1.75v1M8 13.25v1M1.75 8h1M13.25 8h1M3.6 3.6l.7.7M11.7 11.7l.7.7M12.4 3.6l-.7.7M4.3 11.7l-.7.7" />
  </>,
);
export const MoonIcon = icon(<path d="M13.25 9.6A5.5 5.5 0 0 1 6.4 2.75a5.5 5.5 0 1 0 6.85 6.85Z" />);
export const ScreenIcon = icon(
  <>
    <rect x="1.75" y="2.75" width="12.5" height="8.5" rx="1.25" />
    <path d="M5.75 13.75h4.5" />
  </>,
);
export const EyeIcon = icon(
  <>
    <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
    <circle cx="8" cy="8" r="1.75" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="M2.25 2.25l11.5 11.5M6.6 3.65A6 6 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.7 2.15M10.8 11.85A6.2 6.2 0 0 1 8 12.5C4 12.5 1.5 8 1.5 8a11.5 11.5 0 0 1 2.7-3.1" />,
);
export const CheckIcon = icon(<path d="m3 8.5 3.25 3.25L13 4.75" />);
export const SearchIcon = icon(
  <>
    <circle cx="7" cy="7" r="4.25" />
    <path d="m10.25 10.25 3.5 3.5" />
  </>,
);
export const PlusIcon = icon(<path d="M8 3v10M3 8h10" />);
export const StarIcon = icon(
  <path d="m8 1.9 1.85 3.85 4.2.55-3.08 2.92.78 4.2L8 11.4l-3.75 2.02.78-4.2L1.95 6.3l4.2-.55L8 1.9Z" />,
);
export const VoteIcon = icon(<path d="M8 3.25 13 11H3L8 3.25Z" />);
export const ArrowLeftIcon = icon(<path d="M9.75 3.5 5.25 8l4.5 4.5" />);
export const ArrowRightIcon = icon(<path d="m6.25 3.5 4.500 4.500-4.500 4.500" />);
export const MoreIcon = icon(<path d="M3.5 8h.01M8 8h.01M12.5 8h.01" />);
