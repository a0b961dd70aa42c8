import { Fragment, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { forgetNextPage, rememberNextPage, takeNextPage } from '../lib/next-page.ts';
import { LinkSaid } from '../shared/sign-in/link-said.tsx';
import { SignInDialog } from '../shared/sign-in/sign-in-dialog.tsx';
import { loadAppStyles } from './load-app-styles.ts';
import type { LinkMessage } from './read-link.ts';
import type { SignInOptions } from './sign-in-options.ts';
import { forgetWish } from './wish-note.ts';

let root: Root | undefined;
let opened = 0;

function goOn() {
  const page = takeNextPage();
  setTimeout(() => location.assign(page), 100);
}

const show = async (dialog: ReactNode) => {
  await loadAppStyles();
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  opened += 1;
  root.render(
    <StrictMode>
      <Fragment key={opened}>{dialog}</Fragment>
    </StrictMode>,
  );
};

/** Opens the sign-in dialog over the page; the same root serves every opening. */
export function openSignIn({ next, ...options }: SignInOptions): void {
  if (next) rememberNextPage(next);
  let isSignedIn = false;
  const onSignedIn = () => {
    isSignedIn = true;
    goOn();
  };
  // It closes after signing in, too: then what was wanted is still to come.
  const giveUp = () => {
    if (isSignedIn) return;
    forgetNextPage();
    forgetWish();
  };
  void show(<SignInDialog {...options} onSignedIn={onSignedIn} {...(next ? { onClosed: giveUp } : {})} />);
}

/** Tells somebody who is signed in what a link had to say. */
export const openLinkSaid = (said: LinkMessage) => show(<LinkSaid {...said} />);
