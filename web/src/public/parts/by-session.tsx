import type { ReactNode } from 'react';

/** Shows one of two to visitors and to whoever is signed in; the boot script says which before the first paint. */
export function BySession({ visitor, person }: { visitor: ReactNode; person?: ReactNode }) {
  return (
    <>
      <span className="contents signed-in:hidden">{visitor}</span>
      {person && <span className="hidden signed-in:contents">{person}</span>}
    </>
  );
}
