import type { ReactNode } from 'react';

/** One widget of the page with its states side by side. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-hairline py-6 md:grid-cols-[11rem_minmax(0,1fr)]">
      <h2 className="text-13 font-medium">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
