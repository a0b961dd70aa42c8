import { assistantsFor } from './assistants.ts';

/** Links that open the filled text in an assistant. */
export function OpenIn({ text }: { text: string }) {
  const found = assistantsFor(text);
  if (found.length === 0)
    return <p className="text-13 text-mute">Too long to open with a link. Copy it instead.</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 max-sm:gap-x-2 text-13 text-mute">
      Open in
      {found.map(({ name, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center text-body underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
