import type { ReactNode } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { ActFrame } from './act-frame.tsx';

export interface ActSectionProps {
  title: string;
  intro: string;
  /** What came of the act. */
  outcome: { data?: { message: string }; error: Error | null };
  children: ReactNode;
}

/** One act of an admin: what it does, how it is done, and what came of it. */
export const ActSection = ({ title, intro, outcome, children }: ActSectionProps) => (
  <ActFrame title={title} intro={intro}>
    {children}
    {outcome.data && <MessageBox look="done">{outcome.data.message}</MessageBox>}
    {outcome.error && <MessageBox look="bad">{describeError(outcome.error)}</MessageBox>}
  </ActFrame>
);
