/** The stone and the edge that it draws, with the name. */
export function Wordmark() {
  return (
    <span className="inline-flex translate-y-px items-center gap-2">
      <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true" className="-mt-0.5">
        <path
          className="fill-ink"
          d="M4.2 6h10.4a1.2 1.2 0 0 1 1.15 1.53l-1.4 4.9A1.8 1.8 0 0 1 12.6 13.7H2.2a1.2 1.2 0 0 1-1.15-1.53l1.4-4.9A1.8 1.8 0 0 1 4.2 6z"
        />
        <path
          className="stroke-mark"
          d="M13.5 4.8 22 1.4"
          fill="none"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className="display text-20 leading-none tracking-[-0.02em]">Whetstone</span>
    </span>
  );
}
