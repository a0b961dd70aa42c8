import type { Media } from '@whetstone/engine/catalogue';

const tips = {
  image: {
    title: 'Pro tips for images',
    lines: [
      'Name the subject first. What comes first counts most.',
      'Say where things are: left of, behind, above. We keep everything where you put it.',
      'Put visible text in quotes and keep it under 25 characters.',
      'Say what to leave out, such as “no people”. We put it where the service looks for it.',
    ],
  },
  video: {
    title: 'Pro tips for videos',
    lines: [
      'One action and one camera move fill a clip of 5 to 10 seconds.',
      'Join events with “then”. They become one take.',
      'Say how long it should be. You get the nearest length the service supports.',
      'Say what moves. If nothing does, move the camera.',
    ],
  },
} as const satisfies Record<Media, { title: string; lines: readonly string[] }>;

interface ProTipsProps {
  media: Media;
  /** The goal was told: they wait to be opened. */
  isFolded: boolean;
}

export function ProTips({ media, isFolded }: ProTipsProps) {
  const { title, lines } = tips[media];
  return (
    <details open={!isFolded} className="border-t border-hairline pt-4 text-13">
      <summary className="choice-more flex w-fit cursor-pointer list-none items-center px-0!">
        <h2 className="text-13 font-medium">{title}</h2>
      </summary>
      <ul className="flex flex-col gap-2 pt-2 text-mute">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
