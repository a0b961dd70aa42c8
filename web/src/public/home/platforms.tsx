import { tools } from '../../content/measured.ts';

const kinds = [
  { label: 'Text', names: tools.text },
  { label: 'Image', names: tools.image },
  { label: 'Video', names: tools.video },
  { label: 'Code', names: tools.code },
];

/** The tools by name, as a colophon: no marks of other companies. */
export function Platforms() {
  return (
    <section aria-label="Supported AI platforms" className="border-t border-hairline bg-surface">
      <dl className="mx-auto grid max-w-[1200px] gap-x-8 gap-y-6 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-4">
        {kinds.map(({ label, names }) => (
          <div key={label}>
            <dt className="text-13 text-mute">{label}</dt>
            <dd className="mt-2 display text-20">
              {names.map((name, index) => (
                <span key={name}>
                  <span className="whitespace-nowrap">
                    {name}
                    {index < names.length - 1 && ','}
                  </span>{' '}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
