import type { ImageStyleId } from '@whetstone/engine/catalogue';
import type { ReactNode } from 'react';
import { kettle } from './kettle.ts';

const { body, spout, handle, shade } = kettle;

/** The same kettle as each style of pictures would have it. */
export const imageStyleDrawings: Record<ImageStyleId, ReactNode> = {
  photorealistic: (
    <>
      <path className="fill-hairline" d="M0 50h72v22H0z" />
      <ellipse className="fill-ink" opacity=".25" cx="42" cy="58" rx="24" ry="3.5" />
      <path className="fill-none stroke-ink" strokeWidth="3" d={handle} />
      <path className="fill-ink" opacity=".7" d={`${body}${spout}`} />
      <path className="fill-ink" opacity=".55" d={shade} />
      <ellipse
        className="fill-raised"
        opacity=".55"
        cx="31"
        cy="42"
        rx="2.5"
        ry="6"
        transform="rotate(14 31 42)"
      />
      <circle className="fill-ink" cx="38" cy="32" r="2.5" />
    </>
  ),
  'digital-art': (
    <>
      <circle className="fill-mark-wash" cx="46" cy="30" r="22" />
      <path className="fill-ink" d="M0 57h72v15H0z" />
      <path className="fill-none stroke-ink" strokeWidth="4" d={handle} />
      <path className="fill-ink" d={`${body}${spout}`} />
      <path className="fill-mark" d={shade} />
      <path className="fill-mark-wash" d="m27 54 2-14 4-2-1 16z" />
    </>
  ),
  'oil-painting': (
    <>
      <g className="fill-none stroke-mark" strokeWidth="6">
        <path d="M-2 10c8-4 14 0 22-4M16 20c10-4 14 0 24-5M42 10c8-3 14 1 32-5" opacity=".3" />
        <path d="M-2 28c6-3 10 0 14-2M56 24c6-3 10 0 18-3M58 42c6-2 10 0 16-2" opacity=".22" />
        <path d="M-2 60c24-4 46 3 76-2M-2 67c30-4 44 2 76-2" opacity=".45" />
      </g>
      <path className="fill-none stroke-ink" strokeWidth="4.5" opacity=".8" d={handle} />
      <path className="fill-ink" opacity=".75" d={`${spout}${body}`} />
      <g className="fill-none" strokeWidth="3.5" strokeLinecap="round">
        <path className="stroke-raised" opacity=".55" d="M27 50c-1-6 1-10 4-12M32 42c1-3 2-4 4-5" />
        <path className="stroke-mark" opacity=".6" d="M50 53c1-5-1-11-4-14M44 54c2-5 1-9 0-12M17 44l5 4" />
      </g>
    </>
  ),
  watercolor: (
    <>
      <path className="fill-mark" opacity=".16" d="M4 58c14-6 22 2 34-2s22-2 30 2-6 10-20 9-44 1-44-9z" />
      <path className="fill-mark" opacity=".28" d={`${body}${spout}`} />
      <path className="fill-mark" opacity=".3" d="M24 57c-2-12 0-18 9-20-4 6-4 13-2 20z" />
      <path className="fill-mark" opacity=".35" d={shade} />
      <path
        className="fill-none stroke-mark"
        strokeWidth="2.5"
        opacity=".5"
        strokeLinecap="round"
        d={handle}
      />
      <path className="fill-mark" opacity=".3" d="M47 57c1 4-1 8 1 10s3-2 2-5 1-4 1-5z" />
    </>
  ),
  'anime-manga': (
    <>
      <path
        className="stroke-border"
        strokeWidth="1"
        d="M0 4 24 22M20 0l10 14M72 4 54 20M54 0l-6 12M0 30l14 3M72 30l-12 3"
      />
      <path className="fill-mark-wash stroke-ink" strokeWidth="2.5" strokeLinejoin="round" d={spout} />
      <path className="fill-none stroke-ink" strokeWidth="4" d={handle} />
      <path className="fill-mark-wash" d={body} />
      <path className="fill-mark" opacity=".55" d={shade} />
      <path className="fill-none stroke-ink" strokeWidth="2.5" strokeLinejoin="round" d={body} />
      <path className="fill-raised" d="m31 38 1.5 4.500L37 44l-4.5 1.500L31 50l-1.5-4.500L25 44l4.5-1.500z" />
      <path className="stroke-ink" strokeWidth="2" d="M4 58h64" />
    </>
  ),
  '3d-render': (
    <>
      <path
        className="fill-none stroke-hairline"
        d="M0 52h72M0 60h72M0 70h72M36 46v26M24 46 4 72M48 46l20 26M14 46-16 72M58 46l30 26"
      />
      <path className="fill-surface stroke-mute" d={`${spout}${body}`} />
      <path className="fill-none stroke-mute" strokeWidth="3" d={handle} />
      <g className="fill-none stroke-mute" strokeWidth=".75">
        <path d="M22 50c8 4 24 4 32 0M23 43c8 4 22 4 30 0M27 37c6 3 16 3 22 0M38 33v24M30 35c-4 8-4 15-2 22M46 35c4 8 4 15 2 22" />
      </g>
      <path className="stroke-mark" strokeWidth="1.5" d="M8 66V54M8 66h12M8 66l-5 4" />
    </>
  ),
  minimalist: (
    <>
      <path
        className="fill-none stroke-ink"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={`${body}${handle}`}
      />
      <path className="fill-mark" d={spout} />
    </>
  ),
  vintage: (
    <>
      <rect className="fill-none stroke-border" x="5" y="5" width="62" height="62" rx="5" />
      <path className="fill-mark" opacity=".18" d="M8 8h56v56H8z" />
      <g opacity=".6">
        <path className="fill-none stroke-ink" strokeWidth="2" d={handle} />
        <path className="fill-ink" opacity=".5" d={`${body}${spout}`} />
        <path
          className="fill-none stroke-ink"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray="0 4"
          d="M45 38h6M44 42h9M44 46h10M43 50h11M42 54h12"
        />
      </g>
      <path className="stroke-raised" strokeWidth=".75" d="M20 8c2 20-1 34 1 56M58 8c-1 14 1 24 0 36" />
    </>
  ),
};
