import type { SignInDialogProps } from '../shared/sign-in/sign-in-dialog.tsx';

export interface SignInOptions extends Pick<SignInDialogProps, 'mode' | 'error' | 'asksForLink' | 'notice'> {
  /** Path to go to after signing in; closing the dialog gives it up. */
  next?: string;
}
