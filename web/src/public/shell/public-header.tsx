import { useLocation } from '@tanstack/react-router';
import { headerLinks } from '../../config/site.ts';
import type { MenuData } from '../../shared/island-data/menu.ts';
import type { SiteData } from '../../shared/island-data/site.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { CloseIcon, MenuIcon, MoonIcon, SunIcon } from '../../ui/icons/icons.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

const linkClasses = 'rounded-control px-3 py-2 text-14 text-body hover:text-ink max-lg:py-3 max-lg:text-16';

/** Header of pages without React: the site script answers its buttons and closes the menu. */
export function PublicHeader() {
  const { pathname } = useLocation();
  const links = headerLinks.map(({ href, label }) => (
    <a
      key={href}
      href={href}
      aria-current={href === pathname ? 'page' : undefined}
      className={`header-link ${linkClasses}`}
    >
      {label}
    </a>
  ));
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-canvas">
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:p-3">
        Skip to content
      </a>
      <div className="mx-auto flex h-16 max-w-[1200px] items-center gap-2 px-4 max-[22.5rem]:gap-0.5 max-[22.5rem]:px-2 sm:px-6">
        <a href="/" aria-label="Whetstone, home" className="mr-auto rounded-control py-2">
          <Wordmark />
        </a>
        <nav aria-label="Main" className="hidden items-center lg:flex">
          {links}
        </nav>
        <button
          type="button"
          {...({ 'data-theme-toggle': true } satisfies SiteData)}
          aria-label="Light or dark theme"
          className="inline-flex size-10 items-center justify-center rounded-control text-mute hover:text-ink pointer-coarse:size-11"
        >
          <SunIcon className="dark-only" />
          <MoonIcon className="light-only" />
        </button>
        <SessionActions />
        <details {...({ 'data-menu': true } satisfies MenuData)} className="menu group lg:hidden">
          <summary
            className={buttonClasses(
              'secondary',
              'medium',
              'list-none max-sm:px-3 [&::-webkit-details-marker]:hidden',
            )}
          >
            <MenuIcon className="sm:hidden group-open:hidden" />
            <CloseIcon className="hidden max-sm:group-open:block" />
            <span className="max-sm:sr-only">Menu</span>
          </summary>
          <nav
            aria-label="Menu"
            className="absolute inset-x-0 top-16 flex flex-col border-y border-hairline bg-canvas px-1 py-2 sm:px-3"
          >
            {links}
            <div className="contents sm:hidden">
              <a
                href="?auth=sign-in"
                {...({ 'data-open': 'sign-in' } satisfies SiteData)}
                className={`${linkClasses} signed-in:hidden`}
              >
                Sign In
              </a>
              <span className="hidden signed-in:contents">
                <button
                  type="button"
                  {...({ 'data-sign-out': true } satisfies SiteData)}
                  className={`${linkClasses} text-left`}
                >
                  Sign Out
                </button>
              </span>
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}

function SessionActions() {
  return (
    <>
      <span className="contents signed-in:hidden">
        <a
          href="?auth=sign-in"
          {...({ 'data-open': 'sign-in' } satisfies SiteData)}
          className={buttonClasses('quiet', 'medium', 'max-sm:hidden')}
        >
          Sign In
        </a>
        <a
          href="?auth=sign-up"
          {...({ 'data-open': 'sign-up' } satisfies SiteData)}
          className={buttonClasses('primary')}
        >
          Start Free
        </a>
      </span>
      <span className="hidden signed-in:contents">
        <button
          type="button"
          {...({ 'data-sign-out': true } satisfies SiteData)}
          className={buttonClasses('quiet', 'medium', 'max-sm:hidden')}
        >
          Sign Out
        </button>
        <a href="/dashboard" className={buttonClasses('primary')}>
          Dashboard
        </a>
      </span>
    </>
  );
}
