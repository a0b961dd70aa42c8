import { type ClaimId, claims, confirmedClaims } from '../../content/owners-copy.ts';

/** The company's own figures, those that the owner has confirmed; nothing where there is none. */
export function CompanyFigures({
  figures,
  confirmed = confirmedClaims,
}: {
  figures: readonly ClaimId[];
  confirmed?: readonly ClaimId[];
}) {
  const shown = figures.filter((id) => confirmed.includes(id));
  if (shown.length === 0) return undefined;
  return (
    <p className="company-figures text-14 text-mute">
      The company’s own figures: {shown.map((id) => claims[id]).join(', ')}.
    </p>
  );
}
