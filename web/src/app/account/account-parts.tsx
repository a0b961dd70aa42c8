import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { writerStateQuery } from '../../lib/api/writer.ts';
import { partInView } from './part-in-view.ts';

const parts = [
  { id: 'profile', title: 'Profile' },
  { id: 'subscription', title: 'Subscription' },
  { id: 'model-key', title: 'Model' },
  { id: 'security', title: 'Security' },
  { id: 'data', title: 'Your data' },
] as const;

/** What may take one to another part. */
const signs = ['scroll', 'hashchange', 'focusin'] as const;

/** The parts of the page beside it, in a narrow window above it, with the one that is being read marked. */
export function AccountParts({ hasProfile }: { hasProfile: boolean }) {
  const writer = useQuery(writerStateQuery).data;
  const [current, setCurrent] = useState('');
  const hasModel = writer !== undefined && (writer.providers.length > 0 || writer.own_key !== null);
  const shown = parts.filter(({ id }) => {
    if (id === 'model-key') return hasProfile && hasModel;
    return hasProfile || (id !== 'profile' && id !== 'subscription');
  });
  useEffect(() => {
    const look = () => setCurrent(partInView(parts.map(({ id }) => id)));
    look();
    // The part that the address names may come after the page, and others above it later still.
    const named = parts.find(({ id }) => `#${id}` === location.hash);
    if (named)
      void import('../../shared/hold-in-view/hold-in-view.ts').then(({ holdInView }) => holdInView(named.id));
    for (const sign of signs) addEventListener(sign, look);
    return () => {
      for (const sign of signs) removeEventListener(sign, look);
    };
  }, []);
  return (
    <nav aria-label="Account sections">
      <ul className="flex border-hairline max-lg:justify-between max-lg:gap-x-4 max-lg:border-b sm:max-lg:justify-start lg:flex-col lg:border-l">
        {shown.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className="flex h-11 items-center border-transparent text-13 whitespace-nowrap text-mute hover:text-ink max-lg:-mb-px max-lg:border-b lg:-ml-px lg:h-8 lg:border-l lg:pl-3 aria-[current]:border-ink aria-[current]:font-medium aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
