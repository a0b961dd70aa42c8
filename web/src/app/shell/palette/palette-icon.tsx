import type { ReactNode } from 'react';

/** What an entry of the palette does, drawn once for all of its kind. */
const drawings = {
  New: <path d="M8 3v10M3 8h10" />,
  'Go to': <path d="M3 8h9.5M9 4.5 12.5 8 9 11.5" />,
  Pages: <path d="M3 8h9.5M9 4.5 12.5 8 9 11.5" />,
  Settings: <path d="M2.5 5.25h11M2.5 10.75h11M6 3.5v3.5M10 9v3.5" />,
} as const satisfies Record<string, ReactNode>;

/** A prompt: lines, one of them underlined. */
const prompt = <path d="M3 4h10M3 7.5h6M3 12.5h10M3 10.5h3.5" />;

/** Decoration only: the entry's own words say what it does. */
export const PaletteIcon = ({ kind }: { kind: string }) => (
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
    className="flex-none text-mute"
  >
    {Object.hasOwn(drawings, kind) ? drawings[kind as keyof typeof drawings] : prompt}
  </svg>
);
