import type { Frame } from '@whetstone/engine';
import type { ReactNode } from 'react';
import { Faint, Ink, inks, Mark, Pot, table } from './drawing-parts.tsx';

/** One picture as each kind of variation would have it; what lies beside the square shows in wide frames, above and below it in tall ones. */
export const drawings: Readonly<Record<Frame, ReactNode>> = {
  closer: (
    <>
      <Ink weight={1} d="M-100 100.8H200" />
      <Pot at="translate(-32 -36)scale(2.4)" />
      <Mark d="M8 20V8h12M80 8h12v12M92 80v12H80M20 92H8V80" />
    </>
  ),
  wider: (
    <>
      <Ink weight={1} d="M-100 58q40-16 80-4t70-6 60 4 90 2" />
      <Ink weight={1} d="M-100 70.5H200" />
      <Pot at="translate(38 45.9)scale(.43)" />
      <Mark d="M30 86H8m5-5-5 5 5 5M70 86h22m-5-5 5 5-5 5" />
    </>
  ),
  lower: (
    <>
      <path className="fill-hairline" d="M-100 72H200v6H-100z" />
      <Ink weight={1} d="M-100 72H200M-100 78H200" />
      <Pot at="translate(14 -4.6)scale(1.35)" />
      <Mark d="M6 92q7-8 14 0-7 8-14 0m6 0h2m6-6 3-4m4-6 3-4m4-6 3-4" />
    </>
  ),
  above: (
    <>
      <circle className="fill-hairline" cx="58" cy="58" r="25" />
      <path className={inks} strokeWidth="1.5" d="M34 43 12 47v6l22 4z" />
      <circle className={inks} strokeWidth="1.5" cx="53" cy="50" r="25" />
      <circle className={inks} strokeWidth="1.5" cx="53" cy="50" r="12" />
      <rect className={inks} strokeWidth="1.5" x="33" y="47" width="40" height="6" rx="3" />
      <Mark d="M90 10 78 22m0-8v8h8" />
    </>
  ),
  level: (
    <>
      {table}
      <Pot at="translate(14 8.8)scale(1.25)" />
      <Mark d="M4 56q7-8 14 0-7 8-14 0m6 0h2m9 0h3m3 0h3" />
    </>
  ),
  turned: (
    <>
      {table}
      <Pot at="translate(15 .2)scale(1.05 1.4)" />
      <Mark d="M18 87c8 10 58 10 66 0m-7 1 7-1 1 7" />
    </>
  ),
  scene: (
    <>
      {table}
      <Pot at="translate(-6 8.8)scale(1.25)" />
      <Mark d="M66 10h26v36H66zM79 10v36M66 28h26" />
    </>
  ),
  sideLight: (
    <>
      <path className="fill-hairline" d="M36 80h45l19 9H56z" />
      {table}
      <Pot shade="fill-ink" />
      <Mark d="M6 14a5 5 0 1 0 10 0 5 5 0 1 0-10 0m14 4 14 6m-15-1 12 9m-14-5 9 11" />
    </>
  ),
  softLight: (
    <>
      {table}
      <Pot shade="" />
      <Mark d="M18 8h64M26 14v5m12-5v5m12-5v5m12-5v5m12-5v5" />
    </>
  ),
  muted: (
    <>
      <path className="fill-hairline" d="M-100 80H200V200H-100z" />
      <Pot look="fill-outline stroke-border" shade="fill-border" />
      <path className="fill-hairline" d="M8 8h9v9H8z" />
      <path className="fill-outline" d="M20 8h9v9h-9z" />
      <path className="fill-border" d="M32 8h9v9h-9z" />
    </>
  ),
  rich: (
    <>
      <path className="fill-ink" d="M-100 80H200V200H-100z" />
      <Pot look="fill-mark stroke-ink" shade="fill-ink" />
    </>
  ),
  contrast: (
    <>
      <path className="fill-ink" d="M-100-100H200V200H-100z" />
      <Pot look="fill-raised stroke-raised" shade="fill-mark" />
    </>
  ),
  simpler: (
    <>
      <path className="fill-ink" d="M24 80a26 28 0 0 1 54 0zM29 72 10 53l5-6 21 18z" />
      <Mark d="M38 49c-5-28 31-28 26 0" />
    </>
  ),
  finer: (
    <>
      {table}
      <Ink weight={0.75} d="M-100 84H200M-100 89H200M-100 95H200" />
      <Pot />
      <Mark d="m42 58 2-5m7 7 2-5m7 6 2-5m-23 14 2-5m7 7 2-5m7 6 2-5" />
    </>
  ),
  heavyLine: (
    <>
      <Ink weight={4} d="M-100 81.5H200" />
      <Pot shade="" weight={4} />
      <path className="stroke-mark" strokeWidth="4" d="M30 91h40" />
    </>
  ),
  lightLine: (
    <>
      <Ink weight={0.75} d="M-100 80H200" />
      <Pot shade="" weight={0.75} />
      <path className="stroke-mark" strokeWidth=".75" d="M30 91h40" />
    </>
  ),
  geometric: (
    <>
      <circle className={inks} strokeWidth="1.5" cx="52" cy="42" r="16" />
      <path className="fill-ink" d="M24 80a28 28 0 0 1 56 0z" />
      <path className="fill-mark" d="M27 68 6 44l28 8z" />
    </>
  ),
  wideMargins: (
    <>
      <Faint d="M24 16h52v68H24z" />
      <Pot at="translate(32 24)scale(.5)" />
      <Ink d="M34 66h32M40 74h20" />
      <Mark d="M6 50h12m-4-4 4 4-4 4M94 50H82m4-4-4 4 4 4" />
    </>
  ),
  centered: (
    <>
      <Mark d="M50-100V200" dots="3 4" />
      <Pot at="translate(18 2)scale(1)" />
      <Ink d="M22 72h56M32 81h36M40 90h20" />
    </>
  ),
  asymmetric: (
    <>
      <Pot at="translate(32 6)scale(1.2)" />
      <Ink d="M8 82h20M8 90h14" />
      <Mark d="M8 74h28" />
    </>
  ),
  panels: (
    <>
      <Ink d="M12 10h48v44H12zM66 10h22v44H66zM12 60h22v30H12zM40 60h48v30H40z" />
      <Pot at="translate(17 13)scale(.56)" />
      <Mark d="M50 80h28" />
    </>
  ),
  printed: (
    <>
      {table}
      <Pot shade="" />
      <path
        className="stroke-mark"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0 4"
        d="M46 54h24M42 58h34M44 62h32M42 66h36M44 70h34M42 74h37"
      />
    </>
  ),
  rounded: (
    <>
      <rect className={inks} strokeWidth="1.5" x="12" y="12" width="76" height="76" rx="22" />
      <Pot at="translate(14 12)scale(1.08)" />
      <Mark d="M5 30A25 25 0 0 1 30 5" />
    </>
  ),
  slower: (
    <>
      {table}
      <Pot />
      <Mark d="M-40 16c20-8 35-8 55 0s35 8 55 0 35-8 70 0" />
    </>
  ),
  only: (
    <>
      {table}
      <Pot at="translate(-9 8.8)scale(1.25)" />
      <Faint d="M70 79V58h18v21" />
      <Mark d="m66 84 26-30" />
    </>
  ),
  measured: (
    <>
      {table}
      <Pot />
      <Mark d="M20 90h61M20 85v10M81 85v10" />
    </>
  ),
  finished: (
    <>
      <Ink
        weight={0.5}
        d="M-100 8H200M-100 16H200M-100 24H200M-100 32H200M-100 40H200M-100 48H200M-100 56H200M-100 64H200M-100 72H200"
      />
      {table}
      <Pot shade="fill-outline" />
      <Mark d="m44 90 5 6 9-12" />
    </>
  ),
  consistent: (
    <>
      <Ink weight={1} d="M-100 70.4H200" />
      <Pot at="translate(-2 33)scale(.656)" />
      <path className={inks} strokeWidth="1.5" d="M44 50h20v14q0 6.4-6 6.4h-8q-6 0-6-6.4zM64 54h4q4 5-4 9" />
      <path className={inks} strokeWidth="1.5" d="M74 56h22q-1 14.4-11 14.4T74 56z" />
      <path className="fill-hairline" d="M57 51h6v13q0 5.5-6 5.5zM88 57h7q-2 10-9 12.5 2-4 2-12.5z" />
      <Mark d="M8 82h88" />
    </>
  ),
};
