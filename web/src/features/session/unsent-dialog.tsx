import { useSyncExternalStore } from 'react';
import {
  answerAboutUnsent,
  isAskedAboutUnsent,
  unsentQuestion,
  watchUnsentQuestion,
} from '../../lib/unsent-question.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** Asks before signing out loses words. */
export function UnsentDialog() {
  const isAsked = useSyncExternalStore(watchUnsentQuestion, isAskedAboutUnsent, () => false);
  return (
    <ConfirmDialog
      open={isAsked}
      onClose={() => answerAboutUnsent(false)}
      title={unsentQuestion.title}
      action={unsentQuestion.leave}
      dismiss={unsentQuestion.stay}
      isBusy={false}
      onConfirm={() => answerAboutUnsent(true)}
    >
      <p>{unsentQuestion.text}</p>
    </ConfirmDialog>
  );
}
