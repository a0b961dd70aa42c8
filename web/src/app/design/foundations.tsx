import { Specimen } from './specimen.tsx';

const colors = [
  'canvas',
  'surface',
  'raised',
  'hairline',
  'outline',
  'border',
  'ink',
  'body',
  'mute',
  'mark',
  'mark-wash',
  'done',
  'warn',
  'bad',
];
const displaySizes = ['text-68', 'text-44', 'text-28'];
const textSizes = ['text-20', 'text-18', 'text-16', 'text-14', 'text-13', 'text-12'];

export function Foundations() {
  return (
    <>
      <Specimen title="Colors">
        {colors.map((name) => (
          <figure key={name} className="w-20">
            <div
              className="h-12 rounded-control border border-hairline"
              style={{ background: `var(--color-${name})` }}
            />
            <figcaption className="pt-1 text-12 text-mute">{name}</figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen title="Type">
        <div className="flex flex-col gap-3">
          {displaySizes.map((size) => (
            <p key={size} className={`display ${size}`}>
              Say it plainly <span className="font-sans text-12 text-mute">{size}</span>
            </p>
          ))}
          {textSizes.map((size) => (
            <p key={size} className={size}>
              A prompt made for the tool you use <span className="text-12 text-mute">{size}</span>
            </p>
          ))}
          <p className="font-mono text-14">Write a welcome email. 0123456789</p>
        </div>
      </Specimen>
    </>
  );
}
