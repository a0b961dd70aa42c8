import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ClaimId, claims, confirmedClaims } from '../../content/owners-copy.ts';
import { CompanyFigures } from './company-figures.tsx';

const ids = Object.keys(claims) as ClaimId[];

it('[PP-10] a figure of the company is shown once the owner confirms it, and said to be the company’s own', () => {
  const { container } = render(<CompanyFigures figures={ids} confirmed={[]} />);
  expect(container.textContent).toBe('');
  render(<CompanyFigures figures={ids} confirmed={['firstTry']} />);
  expect(screen.getByText(`The company’s own figures: ${claims.firstTry}.`)).toBeDefined();
});

it('[PP-10] pages show the claims that the owner’s file confirms, and no others', () => {
  const { container } = render(<CompanyFigures figures={ids} />);
  for (const id of ids) expect(container.textContent.includes(claims[id])).toBe(confirmedClaims.includes(id));
});
