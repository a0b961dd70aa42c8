import type { ReactNode } from 'react';
import { drawings } from './variation-drawings.tsx';

const drawn: Readonly<Record<string, ReactNode>> = drawings;
/** Of the mat that every frame lies on. */
const matRatio = 3 / 2;

/** What a variation changes, drawn in the proportions of the picture on a mat that is the same for all; decoration, so its title stands beside it. */
export function VariationFrame({ axis, ratio }: { axis: string; ratio: number }) {
  if (!(axis in drawn)) return undefined;
  const [width, height] = [Math.max(1, ratio) * 100, Math.max(1, 1 / ratio) * 100];
  return (
    <div className="flex aspect-3/2 w-30 flex-none items-center justify-center overflow-hidden rounded-control bg-surface @min-[36rem]:w-full">
      <svg
        viewBox={`${50 - width / 2} ${50 - height / 2} ${width} ${height}`}
        aria-hidden="true"
        className={`border border-hairline bg-raised ${ratio < matRatio ? 'h-5/6' : 'w-5/6'}`}
      >
        {drawn[axis]}
      </svg>
    </div>
  );
}
