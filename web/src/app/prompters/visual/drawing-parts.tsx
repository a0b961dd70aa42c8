import { kettle } from '../../../ui/thumbnails/kettle.ts';

interface PotProps {
  /** Where the kettle stands in the square of 100 by 100, its own being 72 wide. */
  at?: string;
  look?: string;
  /** How its shaded side looks. */
  shade?: string;
  weight?: number;
}

export const inks = 'fill-raised stroke-ink';
const onTable = 'translate(5 .2)scale(1.4)';

/** The kettle of the styles' drawings, standing for whatever the picture shows. */
export const Pot = ({ at = onTable, look = inks, shade = 'fill-hairline', weight = 1.5 }: PotProps) => (
  <g transform={at} className={look} strokeWidth={weight} strokeLinejoin="round">
    <path className="fill-none" vectorEffect="non-scaling-stroke" d={kettle.handle} />
    <path vectorEffect="non-scaling-stroke" d={kettle.spout} />
    <path vectorEffect="non-scaling-stroke" d={kettle.body} />
    {shade && <path className={shade} stroke="none" d={kettle.shade} />}
    <path vectorEffect="non-scaling-stroke" d="M34.5 33v-3.5h7V33" />
  </g>
);
export const Ink = ({ d, weight = 1.5 }: { d: string; weight?: number }) => (
  <path className="fill-none stroke-ink" strokeWidth={weight} d={d} />
);
export const Faint = ({ d }: { d: string }) => (
  <path className="fill-none stroke-border" strokeWidth="1" strokeDasharray="3 3" d={d} />
);
export const Mark = ({ d, dots }: { d: string; dots?: string }) => (
  <path
    className="fill-none stroke-mark"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeDasharray={dots}
    d={d}
  />
);
export const table = <Ink weight={1} d="M-100 80H200" />;
