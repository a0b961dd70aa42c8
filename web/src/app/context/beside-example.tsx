import type { ReactNode } from 'react';
import { WhatACardDoes } from './what-a-card-does.tsx';

/** Where no cards are to be seen: what can be done, and beside it what a card does. */
export const BesideExample = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-10 lg:grid-cols-2">
    <div className="flex flex-col gap-6">{children}</div>
    <div className="border-t border-ink pt-6">
      <WhatACardDoes />
    </div>
  </div>
);
