import { Fragment, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SignInDialog, type SignInDialogProps } from '../features/sign-in/sign-in-dialog.tsx';
import { LinkSaid } from '../features/sign-in/link-said.tsx';
import { takeNextPage } from '../lib/next-page.ts';
import type { LinkMessage } from './read-link.ts';

export type SignInOptions = Pick<SignInDialogProps, 'mode' | 'error' | 'notice'>;

let root: Root | undefined;
let opened = 0;

const goOn = () => setTimeout(() => location.assign(takeNextPage()), 100);

const show = (dialog: ReactNode) => {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  opened += 1;
  root.render(
    <StrictMode>
      <Fragment key={opened}>{dialog}</Fragment>
    </StrictMode>,
  );
};

/** Opens the sign-in dialog over the page; the same root serves every opening. */
export const openSignIn = (options: SignInOptions) => show(<SignInDialog {...options} onSignedIn={goOn} />);

/** Tells somebody who is signed in what a link had to say. */
export const openLinkSaid = (said: LinkMessage) => show(<LinkSaid {...said} />);
