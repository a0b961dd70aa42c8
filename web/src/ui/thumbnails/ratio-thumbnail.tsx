export interface RatioThumbnailProps {
  /** Proportions as a service writes them, such as "3:2" or "1024x1536". */
  ratio: string;
  /** Side of the square that the frame fits into, in CSS pixels. */
  size?: number;
}

const margin = 1;

/** Width and height of the largest frame of these proportions in a square; a square where they cannot be read. */
export function frameOf(ratio: string, side: number) {
  const [width = 1, height = width] = (ratio.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const scale = side / Math.max(width, height, 1);
  return { width: Math.round(width * scale * 10) / 10, height: Math.round(height * scale * 10) / 10 };
}

/** The proportions of a picture, drawn as a frame; decoration, so the figures stand beside it. */
export function RatioThumbnail({ ratio, size = 24 }: RatioThumbnailProps) {
  const { width, height } = frameOf(ratio, size - 2 * margin);
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="flex-none">
      <rect
        className="fill-surface stroke-ink"
        strokeWidth="1.5"
        x={(size - width) / 2}
        y={(size - height) / 2}
        width={width}
        height={height}
        rx="1.5"
      />
    </svg>
  );
}
