import { testimonials } from '../../content/owners-copy.ts';

/** What real customers said, in their own words; nothing until the owner's file holds one. */
export const Testimonials = ({ quotations = testimonials }) =>
  quotations.length === 0 ? undefined : (
    <ul className="mt-16 grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {quotations.map(({ quote, role, company }) => (
        <li key={quote}>
          <figure className="flex h-full flex-col gap-4 border-t border-hairline pt-4">
            <blockquote className="text-16 text-body">“{quote}”</blockquote>
            <figcaption className="mt-auto text-13 text-mute">
              {role}, {company}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
