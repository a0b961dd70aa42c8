import type { VideoStyleId } from '@whetstone/engine/catalogue';
import type { ReactNode } from 'react';
import { kettle } from './kettle.ts';

const { body, spout, handle, shade } = kettle;

const plainKettle = (
  <>
    <path className="fill-none stroke-ink" strokeWidth="2.5" d={handle} />
    <path className="fill-ink" d={`${body}${spout}`} />
  </>
);

/** The same kettle as each style of clips would frame it. */
export const videoStyleDrawings: Record<VideoStyleId, ReactNode> = {
  cinematic: (
    <>
      <g className="fill-mark" opacity=".3">
        <circle cx="60" cy="26" r="6" />
        <circle cx="12" cy="24" r="4" />
        <circle cx="54" cy="42" r="3" />
        <circle cx="8" cy="46" r="5" />
      </g>
      <g transform="translate(3 2)">
        {plainKettle}
        <path className="fill-mark" opacity=".7" d={shade} />
      </g>
      <path fill="black" d="M0 0h72v14H0zM0 58h72v14H0z" />
    </>
  ),
  documentary: (
    <>
      <g transform="rotate(-5 36 40)">
        <path className="stroke-border" d="M-4 58h84" />
        {plainKettle}
      </g>
      <path
        className="fill-none stroke-mute"
        strokeWidth="1.5"
        d="M6 16V6h10M56 6h10v10M66 56v10H56M16 66H6V56"
      />
      <circle className="fill-mark" cx="13" cy="13" r="2.5" />
    </>
  ),
  animation: (
    <>
      <g className="fill-surface stroke-border" strokeDasharray="2 2">
        <path d={`${body}${spout}`} transform="translate(-14 5)" />
        <path d={`${body}${spout}`} transform="translate(-3 2)" />
      </g>
      <g transform="translate(8 0)">{plainKettle}</g>
      <path
        className="fill-none stroke-mark"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M10 26C22 10 36 6 52 9m-5-4 5 4-4 4"
      />
    </>
  ),
  'drone-footage': (
    <>
      <path className="fill-none stroke-hairline" strokeWidth="1.5" d="M0 20h72M0 44h72M18 0v72M52 0v72" />
      <circle className="fill-ink" opacity=".15" cx="44" cy="36" r="11" />
      <path className="fill-ink" d="m34 31-9-2v5l9 2z" />
      <circle className="fill-ink" cx="41" cy="33" r="10" />
      <path className="stroke-raised" strokeWidth="2" d="M32 33h18" />
      <circle className="fill-raised" cx="41" cy="33" r="2.5" />
      <path
        className="fill-none stroke-mark"
        strokeWidth="1.5"
        strokeDasharray="3 2.5"
        d="M8 66C10 52 20 56 30 60s30 2 32-14"
      />
      <path className="fill-none stroke-mark" strokeWidth="1.5" d="m58 49 4-4 3 5" />
    </>
  ),
  'close-up': (
    <g transform="translate(-2 -66) scale(2.2)">
      {plainKettle}
      <path
        className="stroke-mark"
        strokeLinecap="round"
        d="m26 44 2-1.500M30 49l2-1.500M25 51l2-1.500M31 41l2-1.500M27 57l2-1.5"
      />
    </g>
  ),
  'wide-shot': (
    <>
      <path className="fill-raised stroke-border" d="M44 10h18v24H44zM53 10v24M44 22h18" />
      <path className="fill-hairline" d="M0 54h72v18H0z" />
      <path className="fill-none stroke-ink" strokeWidth="1.5" d="M12 46h26M15 46v14M35 46v14" />
      <g transform="translate(16.5 33.5) scale(.22)">{plainKettle}</g>
      <path className="fill-mark" opacity=".18" d="m44 34 18 0 8 38H34z" />
    </>
  ),
};
