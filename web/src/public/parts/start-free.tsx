import type { SiteData } from '../../shared/island-data/site.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { BySession } from './by-session.tsx';

export interface StartFreeProps {
  label?: string;
  size?: 'medium' | 'large';
  look?: 'primary' | 'secondary';
}

/** The way in: opens sign-up over the page, or leads to the dashboard whoever is signed in. */
export function StartFree({ label = 'Start Free', size = 'large', look = 'primary' }: StartFreeProps) {
  return (
    <BySession
      visitor={
        <a
          href="/?auth=sign-up"
          {...({ 'data-open': 'sign-up' } satisfies SiteData)}
          className={buttonClasses(look, size)}
        >
          {label}
        </a>
      }
      person={
        <a href="/dashboard" className={buttonClasses(look, size)}>
          Dashboard
        </a>
      }
    />
  );
}
