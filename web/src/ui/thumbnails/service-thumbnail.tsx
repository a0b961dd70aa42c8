import type { imageServices, videoServices } from '@whetstone/engine/catalogue';

export type DrawnService = (typeof imageServices)[number] | (typeof videoServices)[number];

const wordsALine = 26;
const lineHeight = 5;

/** Whole sentences, or phrases with a comma after each. */
const lineOf = { sentences: 'h32', phrases: 'h9m3 0h12m3 0h5' } as const;
const lastLineOf = { sentences: 'h18', phrases: 'h7m3 0h8' } as const;

/** As many lines as the service makes use of. */
const linesOf = ({ form, enoughWords }: DrawnService) => {
  const count = Math.round(enoughWords / wordsALine);
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    return `M8 ${8.5 + index * lineHeight}${(isLast ? lastLineOf : lineOf)[form]}`;
  }).join('');
};

const longestClip = 15;

/**
 * How a service reads: in sentences or phrases, and how many words it makes use of; what must not appear as a flag or
 * in a field of its own; the length of a clip as a bar. Drawn from what the engine knows of it, without any company's
 * mark. Decoration, so the name stands beside it.
 */
export function ServiceThumbnail({ service }: { service: DrawnService }) {
  const { negative } = service;
  const [seconds] = 'seconds' in service ? service.seconds : [];
  return (
    <svg
      width="48"
      height="48"
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="flex-none rounded-control bg-surface"
    >
      <path className="fill-none stroke-ink" strokeWidth="2" d={linesOf(service)} />
      {negative === 'flag' && <path className="fill-none stroke-mark" strokeWidth="2" d="M31 18.5h3m2 0h4" />}
      {negative === 'field' && (
        <>
          <rect className="fill-none stroke-border" x="8.5" y="31.5" width="31" height="6" rx="1.5" />
          <path className="stroke-mark" strokeWidth="1.5" d="M12 34.5h10" />
        </>
      )}
      {seconds !== undefined && (
        <>
          <path className="stroke-hairline" strokeWidth="3" d="M8 42.5h32" />
          <path
            className="stroke-mark"
            strokeWidth="3"
            d={`M8 42.5h${Math.round((seconds / longestClip) * 32)}`}
          />
        </>
      )}
    </svg>
  );
}
