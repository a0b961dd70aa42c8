import { useState } from 'react';
import { navigation } from '../../config/navigation.ts';
import { readNextPage } from '../../lib/next-page.ts';

/** Which page was asked for and opens after signing in; nothing where none was. */
export function PageThatWaits() {
  const [label] = useState(() => {
    const path = readNextPage()?.split(/[?#]/, 1)[0];
    return navigation.find(({ to }) => to === path)?.label;
  });
  if (!label) return null;
  return (
    <p className="text-14 text-body">
      <span className="font-medium text-ink">{label}</span> opens once you are signed in. An account is free,
      no card.
    </p>
  );
}
