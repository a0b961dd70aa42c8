import type { SiteData } from '../../shared/island-data/site.ts';
import { BySession } from './by-session.tsx';

const path = '/account?dialog=withdraw';

/** The way to the withdrawal that EU law asks for, under the name that it asks for; visitors sign in first. */
export const WithdrawLink = ({ className }: { className: string }) => (
  <BySession
    visitor={
      <a
        href="/?auth=sign-in"
        {...({ 'data-open': 'sign-in', 'data-next': path } satisfies SiteData)}
        className={className}
      >
        Withdraw from contract here
      </a>
    }
    person={
      <a href={path} className={className}>
        Withdraw from contract here
      </a>
    }
  />
);
