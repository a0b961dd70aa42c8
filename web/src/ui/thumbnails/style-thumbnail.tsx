import type { ImageStyleId, VideoStyleId } from '@whetstone/engine/catalogue';
import { imageStyleDrawings } from './image-style-drawings.tsx';
import { videoStyleDrawings } from './video-style-drawings.tsx';

const drawings = { ...imageStyleDrawings, ...videoStyleDrawings };

export interface StyleThumbnailProps {
  style: ImageStyleId | VideoStyleId;
  /** Side in CSS pixels. */
  size?: number;
}

/** A style of pictures or clips, drawn by us; decoration, so the name stands beside it. */
export const StyleThumbnail = ({ style, size = 72 }: StyleThumbnailProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 72 72"
    aria-hidden="true"
    className="rounded-control bg-surface"
  >
    {drawings[style]}
  </svg>
);
