import { tools } from '../../content/measured.ts';

const kinds = [
  { label: 'For text', names: tools.text },
  { label: 'For images', names: tools.image },
  { label: 'For video', names: tools.video },
  { label: 'For code', names: tools.code },
];

/** The tools by name, as a colophon: no marks of other companies. */
export const Platforms = () => (
  <section aria-label="Supported AI platforms">
    <dl className="platforms">
      {kinds.map(({ label, names }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  </section>
);
