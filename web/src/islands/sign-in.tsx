import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SignInDialog, type SignInDialogProps } from '../features/sign-in/sign-in-dialog.tsx';
import { takeNextPage } from '../lib/next-page.ts';

export type SignInOptions = Pick<SignInDialogProps, 'mode' | 'error' | 'notice'>;

let root: Root | undefined;
let opened = 0;

const goOn = () => setTimeout(() => location.assign(takeNextPage()), 100);

/** Opens the sign-in dialog over the page; the same root serves every opening. */
export function openSignIn(options: SignInOptions): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  opened += 1;
  root.render(
    <StrictMode>
      <SignInDialog key={opened} {...options} onSignedIn={goOn} />
    </StrictMode>,
  );
}
