import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testimonialDrafts, testimonials } from '../../content/owners-copy.ts';
import { Testimonials } from './testimonials.tsx';

it('[PP-10] a quotation is shown with who said it, and without one there is no place for any', () => {
  const { container } = render(<Testimonials quotations={[]} />);
  expect(container.childElementCount).toBe(0);
  const [draft] = testimonialDrafts;
  render(<Testimonials quotations={[draft]} />);
  expect(screen.getByText(`${draft.role}, ${draft.company}`)).toBeDefined();
});

it('[PP-10] pages show the quotations of the owner’s file, and no draft that stands only below it', () => {
  const { container } = render(<Testimonials />);
  const shown = testimonials.map(({ quote }) => quote);
  for (const quote of shown) expect(container.textContent).toContain(quote);
  const drafts = testimonialDrafts.map(({ quote }) => quote).filter((quote) => !shown.includes(quote));
  for (const quote of drafts) expect(container.textContent).not.toContain(quote);
});
