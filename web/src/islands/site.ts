import { nextPageKey, sentAwayKey, sessionKey } from '../config/storage-keys.ts';
import { awaitsNewPassword } from '../lib/recovery.ts';
import { takeSaid } from '../lib/said-next.ts';
import { isDark, setTheme } from '../lib/theme.ts';
import type { Dataset, Selector } from '../shared/island-data/data.ts';
import type { DocumentData, SiteData } from '../shared/island-data/site.ts';
import { closeMenuOutside } from './close-menu-outside.ts';
import { copyButtons } from './copy-buttons.ts';
import { liveBlanks } from './live-blanks.ts';
import { liveCalculator } from './live-calculator.ts';
import { liveDemoForm } from './live-demo-form.ts';
import { liveDesk } from './live-desk.ts';
import { liveHelpSearch } from './live-help-search.ts';
import { liveMarks } from './live-marks.ts';
import { livePlans } from './live-plans.ts';
import { liveReturn } from './live-return.ts';
import { liveStatus } from './live-status.ts';
import { sayInPassing } from './say-in-passing.ts';
import type { SignInOptions } from './sign-in-options.ts';

/** Signing in on one of these leads away; elsewhere the reader stays. */
const leaveOnSignIn = ['/', '/pricing', '/features', '/business'];
const page = document.documentElement.dataset as Dataset<DocumentData>;
/** What answers a press. */
const answered = ['[data-open]', '[data-sign-out]', '[data-theme-toggle]'] satisfies Selector<SiteData>[];

const openSignIn = async (options: SignInOptions) => (await import('./sign-in.tsx')).openSignIn(options);
const goTo = (path: string, afterMs: number) => setTimeout(() => location.assign(path), afterMs);

function onClick(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(answered.join()) : null;
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const { open, next, signOut, themeToggle } = target.dataset as Dataset<SiteData>;
  if (open) {
    event.preventDefault();
    void openSignIn({ mode: open, ...(next ? { next } : {}) });
  } else if (signOut !== undefined) {
    void import('../lib/sign-out.ts').then((session) => session.signOut());
  } else if (themeToggle !== undefined) {
    setTheme(isDark() ? 'light' : 'dark');
  }
}

/** A confirmation or sign-in link lands here, on home or on the page that was wanted, with a session, or with what there is to say, behind the #. */
async function answerLink() {
  const { readLink } = await import('./read-link.ts');
  const link = await readLink();
  if (localStorage.getItem(sessionKey) === null) delete page.session;
  const isWanted = !leaveOnSignIn.includes(location.pathname);
  if ('nextPage' in link) goTo(isWanted ? location.pathname + location.search : link.nextPage, 500);
  else if ('said' in link) (await import('./sign-in.tsx')).openLinkSaid(link.said);
  else void openSignIn(link);
}

function onStorage(event: StorageEvent) {
  if (event.key !== sessionKey) return;
  if (event.newValue === null) delete page.session;
  else page.session = 'kept';
  if (event.oldValue === null && leaveOnSignIn.includes(location.pathname)) goTo('/dashboard', 100);
}

document.addEventListener('click', onClick);
addEventListener('storage', onStorage);
closeMenuOutside();
copyButtons();
liveBlanks();
liveDesk();
liveCalculator();
liveDemoForm();
liveHelpSearch();
liveStatus();
livePlans();
liveMarks();
liveReturn();

const said = takeSaid();
if (said) sayInPassing(said);

const asked = new URLSearchParams(location.search).get('auth');
const isLink = /[#&](access_token|error|error_code|message)=/.test(location.hash);
if (isLink || /[?&](error|error_code)=/.test(location.search)) void answerLink();
else if (awaitsNewPassword(localStorage.getItem(sessionKey))) void openSignIn({ mode: 'new-password' });
else if (page.session !== 'kept') {
  const next = location.pathname === '/' ? sessionStorage.getItem(nextPageKey) : null;
  const sentAway = next && sessionStorage.getItem(sentAwayKey);
  sessionStorage.removeItem(sentAwayKey);
  if (asked === 'sign-in' || asked === 'sign-up') void openSignIn({ mode: asked });
  else if (next && sentAway) {
    // Sent here from a page that needs an account: without a word it would look like a dead link. Said once.
    const notice = sentAway === 'session-ended' ? 'Your session has ended. Sign in to continue.' : undefined;
    void openSignIn({ mode: 'sign-in', next, notice });
  }
}
