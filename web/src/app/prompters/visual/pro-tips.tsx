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

export function ProTips({ media }: { media: Media }) {
  const { title, lines } = tips[media];
  return (
    <section aria-labelledby="pro-tips" className="border-t border-hairline pt-4 text-13">
      <h2 id="pro-tips" className="pb-2 text-13 font-medium">
        {title}
      </h2>
      <ul className="flex flex-col gap-1.5 text-mute">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
